//! `telefrag play doom2016`: games through the real program, everything that can be typed, and operations.

use crate::program::{self, TELEFRAG, Temporary, assert_screens_fit, assert_told, run, stderr, stdout};

/// Play in a terminal of this size; what was written.
#[track_caller]
fn hell(size: Option<(usize, usize)>, options: &[&str], lines: &str) -> String {
    program::play(size, "doom2016", options, lines)
}

/// Choices that lead somewhere, again and again.
fn choices(times: usize) -> String {
    "1\n2\n1\n3\n1\n".repeat(times)
}

#[test]
fn a_scripted_game_of_marines() {
    let lines =
        "1\nsee\nsee I1\nsee nobody\nstep n\nu\nfire\nmap\nmap 9,3\nc\n? imp\n? scope\n? map\nlog\n?\n";
    let text = hell(Some((80, 24)), &["--seed", "5", "--marines", "4"], lines);
    for part in [
        "TELEFRAG First Contact",
        " □ Open a door, kill all demons",
        // Walls, doors and a blocking edge; figures; where choices lead.
        " 3 ┃ ·   ·   ·   ·   ·  I1   · 1 ·   ·  ωB ",
        " 4 ┃ ·  [●]  ■   · ▒ ·   ·   · ┃",
        " 5 ┃@3   ▲   ◆   ·   ·   ·   · ┃",
        " 6 ┃ ·   ·   ·   ~   ~  I2   · 2",
        // Points and initiative, a marine, a demon card, the own hand.
        "● · MP 1 · main 1 ",
        " » ▲■◆☠☠\n",
        "▸● Alpha (you)        ♥10/10 ▤2\n",
        " I imp I1 I2\n",
        "● Armour R · ",
        // What is seen.
        " 3 ┃ •   •   •   •   •  I1   • 1 ·",
        "● Alpha sees 41 spaces (•).",
        "I1 imp (range 4)",
        "Not possible.",
        "No figure “nobody” on the map",
        "I imp: speed 4 · health 3 · stagger value 2 · range 4 RR · ★ dodge",
        "Scope: Bonus action, speed 1",
        "▒ blocking edge, no way",
        "map 12,4           that part of the map",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert_told(&text);
}

#[test]
fn a_scripted_game_of_the_invader() {
    let lines = format!("{}c\nmap\nmore\nsee S1\n", choices(8));
    for size in [None, Some((80, 24)), Some((120, 50))] {
        let options = ["--seed", "7", "--side", "invader", "--mission", "bishops-end"];
        let text = hell(size, &options, &lines);
        for part in [
            // The goal and the threat, face-up portals, argent, the own hand and what the cards can bring.
            "Left: portals 6, demons",
            "Assault: stock ",
            "ΩB",
            "◇",
            "Defence:",
            "red portal: ",
        ] {
            assert!(text.contains(part), "{size:?}: {part}\n{text}");
        }
        // A marine's hand is a number for the invader.
        assert!(text.contains("▤4") && !text.contains("draws Sidearm"), "{text}");
        assert_told(&text);
    }
}

#[test]
fn a_whole_game_is_played_in_every_language() {
    for (lang, ending) in [("en", "arena."), ("pl", "arenie."), ("hr", "areni."), ("hu", "arénában.")] {
        for (side, seat) in
            [("marines", &[][..]), ("marines", &["--seat", "2"]), ("invader", &[]), ("both", &[])]
        {
            let mut options = vec!["--lang", lang, "--side", side, "--seed", "8"];
            options.extend(seat);
            let text = hell(Some((80, 24)), &options, &"1\n".repeat(6000));
            assert!(text.trim_end().ends_with(ending), "{lang}, {side}");
            assert!(text.contains('★'), "{lang}, {side}: somebody wins");
            assert_told(&text);
        }
    }
}

#[test]
fn every_screen_fits_the_terminal() {
    let cases = [("en", "marines"), ("pl", "invader"), ("hr", "both"), ("hu", "invader")];
    for size in [(80, 24), (100, 30), (120, 40), (120, 50)] {
        for (mission, (lang, side)) in ["dockside", "exodus", "ash-fields", "bearers-road"].iter().zip(cases)
        {
            let options =
                ["--lang", lang, "--side", side, "--mission", mission, "--seed", "3", "--marines", "4"];
            let text = hell(Some(size), &options, &choices(60));
            assert_screens_fit(&text, size, &format!("{lang}, {side}, {mission}"));
        }
    }
}

#[test]
fn a_game_is_asked_for_and_saved() {
    let output = run(TELEFRAG, &["play", "doom2016"], b"99\n2\n3\n9\n1\nq\n");
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    for part in [
        "Please type a number from 1 to 15.",
        "Please type a number from 1 to 3.",
        "Knee Deep in the Dead (Sample Collection · Infestation)",
        "Operation Exodus: 6 missions",
        "TELEFRAG Knee Deep in the Dead · Sample Collection",
        "■ Charlie",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("Delta"), "{text}");

    let file = Temporary::new("hell.tfr", b"");
    hell(None, &["--seed", "5", "--mission", "dockside", "--save", file.path()], &"1\n".repeat(30));
    let verified = run(TELEFRAG, &["replay", "verify", file.path()], b"");
    assert!(verified.status.success(), "{}", stderr(&verified));
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let broken = Temporary::new("broken-mission.toml", b"id = 7\n");
    for (options, why) in [
        (&["--marines", "7"][..], "D16-GEN-2"),
        (&["--marines", "0"], "D16-GEN-2"),
        (&["--marines", "2", "--seat", "3"], "choose 1 to 2"),
        (&["--side", "invader", "--seat", "1"], "--seat chooses a marine"),
        (
            &["--mission", "genesis"],
            "there is no mission `genesis`, and no file of that name; ours are tutorial,",
        ),
        (&["--mission", broken.path()], "cannot be played"),
        (&["--operation", "white-rook"], "there is no operation `white-rook`; write black-bishop or exodus"),
        (&["--campaign", "no-such.json"], "to begin, add --operation black-bishop or exodus"),
        (&["--skulls", "5"], "options here that adrenaline has"),
        (&["--draw-two"], "options here that doom2004 has"),
    ] {
        let output = run(TELEFRAG, &[&["play", "doom2016"], options].concat(), b"");
        assert_eq!(output.status.code(), Some(1), "{options:?}");
        assert!(stderr(&output).contains(why), "{options:?}: {}", stderr(&output));
    }
    // An option of one game alone is enough to name it.
    let meant = run(TELEFRAG, &["play", "--mission", "exodus", "--seed", "1"], b"");
    assert!(stdout(&meant).contains("TELEFRAG Exodus"), "{}", stdout(&meant));
}

/// What lies open is told to marines as well: the invasion card of the tutorial, and the cards that a mission may use.
#[test]
fn the_invasion_card_is_shown_where_it_lies_open() {
    let tutorial = hell(None, &["--seed", "5"], "c\n");
    assert!(tutorial.contains("Invasion card:\nFirst Strike\n"), "{tutorial}");
    assert!(tutorial.contains("3 imps / 2 possessed soldiers"), "{tutorial}");
    let hidden = hell(None, &["--seed", "5", "--mission", "cold-relays"], "1\n2\nc\n");
    assert!(hidden.contains("The invasion card lies face down; it is one of these:"), "{hidden}");
    assert!(hidden.contains("\nRotting Guard\n") && hidden.contains("\nImp Assault\n"), "{hidden}");
}

#[test]
fn abilities_of_demons_and_topics_are_found_by_their_words() {
    let text = hell(None, &["--seed", "5"], "? charged fireball\n? hit & run\n? cover\n");
    assert_eq!(text.matches("I imp: speed 4").count(), 2, "{text}");
    assert!(text.contains("D16-COV-5:"), "{text}");
}

/// People's own files have their own name and briefing, and never a key for either.
#[test]
fn a_mission_file_is_shown_by_its_own_name() {
    let (_, ours) = doom2016::place::shipped_files().iter().find(|(id, _)| *id == "knee-deep").unwrap();
    let with = |texts: &str| ours.replace("id = \"knee-deep\"\n", &format!("id = \"my-lab\"\n{texts}"));
    let texts =
        "title = { en = \"My Lab\", pl = \"Moje laboratorium\" }\nabout = \"Three samples are in there.\"\n";
    let file = Temporary::new("my-lab.toml", with(texts).as_bytes());
    let english = hell(None, &["--seed", "5", "--mission", file.path()], "c\n");
    assert!(english.contains("My Lab. Three samples are in there."), "{english}");
    assert!(english.contains("TELEFRAG My Lab") && !english.contains('⟦'), "{english}");
    let polish = hell(None, &["--seed", "5", "--lang", "pl", "--mission", file.path()], "c\n");
    assert!(polish.contains("Moje laboratorium. Three samples") && !polish.contains('⟦'), "{polish}");
    let bare = Temporary::new("bare.toml", with("").as_bytes());
    let text = hell(None, &["--seed", "5", "--mission", bare.path()], "c\n");
    assert!(text.contains("TELEFRAG my-lab") && !text.contains('⟦'), "{text}");
}

#[test]
fn the_opening_questions_can_be_left() {
    let text = hell(None, &[], "q\n");
    assert!(!text.contains("TELEFRAG First Contact"), "{text}");
}

#[test]
fn a_mission_file_is_played() {
    let (_, text) = doom2016::place::shipped_files()[0];
    let own = Temporary::new("own-mission.toml", text.replacen("rounds = 12", "rounds = 2", 1).as_bytes());
    let text = hell(None, &["--mission", own.path(), "--seed", "1"], "1\n1\n");
    assert!(text.contains("First Contact"), "{text}");
}

#[test]
fn an_operation_goes_from_mission_to_mission_and_is_kept() {
    let none = Temporary::new("operation.json", b"");
    std::fs::remove_file(none.path()).unwrap();
    // Whoever wins the first mission: the other side has the perk in the second.
    let options = ["--operation", "black-bishop", "--campaign", none.path(), "--seed", "8", "--marines", "1"];
    let text = hell(None, &options, &format!("{}q\nq\n", "1\n".repeat(6000)));
    assert!(
        text.contains("Operation Black Bishop: missions won by the marines 0, by the invader 0."),
        "{text}"
    );
    assert!(text.contains("The next mission: Cold Relays."), "{text}");
    assert!(text.contains(" lost and begin"), "{text}");
    assert!(text.contains("TELEFRAG Cold Relays"), "{text}");
    let kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(none.path()).unwrap()).unwrap();
    assert_eq!(kept["operation"], "black-bishop");
    assert!(kept["next"].is_null() || kept["next"]["perk"].is_string(), "{kept}");

    let over =
        Temporary::new("over-operation.json", br#"{"operation": "exodus", "won": [4, 2], "next": null}"#);
    let output = run(TELEFRAG, &["play", "doom2016", "--campaign", over.path()], b"");
    assert!(stderr(&output).contains("to start over"), "{}", stderr(&output));
    let other = run(TELEFRAG, &["play", "--operation", "black-bishop", "--campaign", over.path()], b"");
    assert!(stderr(&other).contains("keeps the operation exodus, not black-bishop"), "{}", stderr(&other));
    let spoiled = Temporary::new("spoiled-operation.json", b"{}");
    let output = run(TELEFRAG, &["play", "doom2016", "--campaign", spoiled.path()], b"");
    assert!(stderr(&output).contains("says nothing about a campaign"), "{}", stderr(&output));
}

#[test]
fn each_side_reads_its_own_log() {
    let options = ["--seed", "5", "--marines", "1", "--mission", "dockside", "--side", "both"];
    let text = hell(None, &options, &"1\nlog\n".repeat(40));
    let logs = text.split("> log\n").skip(1).map(|log| log.split("\n> ").next().unwrap_or(log));
    let (invader, marine): (Vec<&str>, Vec<&str>) = logs
        .filter(|log| log.contains("Round 1.") && log.contains("The invader draws"))
        .partition(|log| log.contains("The invasion card is "));
    assert!(!invader.is_empty() && !marine.is_empty(), "{text}");
    for log in invader {
        assert!(log.contains("Alpha draws 5 cards.") && !log.contains("The invader draws 6 "), "{log}");
    }
    for log in marine {
        assert!(!log.contains("Alpha draws 5 cards.") && log.contains("The invader draws 6 "), "{log}");
    }
}

#[test]
fn a_list_that_is_all_there_has_no_more() {
    let options = ["--seed", "5", "--marines", "2", "--mission", "knee-deep"];
    let text = hell(Some((80, 24)), &options, "1\n1\n1\n2\n1\n3\n1\n1\n2\n1\n1\n");
    assert!(text.contains("…\n") && !text.contains("and 0 more"), "{text}");
}
