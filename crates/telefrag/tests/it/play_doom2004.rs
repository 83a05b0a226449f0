//! `telefrag play doom2004`: games through the real program, everything that can be typed, and campaigns.

use crate::program::{self, TELEFRAG, Temporary, assert_screens_fit, assert_told, run, stderr, stdout};

/// Play DOOM (2004) in a terminal of this size; what was written.
#[track_caller]
fn station(size: Option<(usize, usize)>, options: &[&str], lines: &str) -> String {
    program::play(size, "doom2004", options, lines)
}

/// A scenario of one's own is shown by its own texts, each in the reader's language, or in English.
#[test]
fn a_scenario_file_is_shown_by_its_own_texts() {
    let (_, ours) = doom2004::place::shipped_files().iter().find(|(id, _)| *id == "hot-core.toml").unwrap();
    let own = ours
        .replace("id = \"hot-core\"", "id = \"my-core\"")
        .replace("title = \"d04-hot-core\"", "title = { en = \"My Core\", pl = \"Mój rdzeń\" }")
        .replace("briefing = \"d04-hot-core-briefing\"", "briefing = \"It still glows.\"")
        .replace("name = \"d04-hot-core-core\"", "name = { en = \"sunstone\", pl = \"rozżarzeniec\" }");
    let file = Temporary::new("my-core.toml", own.as_bytes());
    for (lang, title, thing) in [("en", "My Core", "sunstone"), ("pl", "Mój rdzeń", "rozżarzeniec")] {
        let options = ["--seed", "5", "--lang", lang, "--scenario", file.path()];
        let text = station(Some((120, 40)), &options, "log\nq\n");
        assert!(text.contains(&format!("{title}. It still glows.")), "{lang}\n{text}");
        assert!(text.contains(&format!("TELEFRAG {title}")) && text.contains(thing), "{lang}\n{text}");
        assert_told(&text);
    }
}

#[test]
fn a_scripted_game_of_marines() {
    let lines = "sprint\nstep e\nstep E\nsee\n/step\n\ndoor 1\nu\nstrike\nmap\nmap 6,1\nsee Z1\nsee p2\nc\n? imp\n? map\nlog\n?\n";
    let text = station(Some((80, 24)), &["--seed", "5", "--scenario", "way-out"], lines);
    for part in [
        // The fog: what is behind the door is not there before it opens.
        "  1 ┃ ·   ·  [●]  ■   · ║ ",
        "♥8/8 ◈2",
        " □ Find the exit",
        // Where choices lead, and what is seen.
        "  0     ┃ 8   1   2  bu ┃",
        "● red marine sees ",
        // The door is open, and zombies stand behind it.
        "╎ ",
        "Z1",
        "Not possible.",
        "I imp: moves 4 · armour 2 · 2 wounds · YG · ranged · deadly 1",
        "On the map: ●▲■ marines",
        "Iron Frame: You start with 2 more wounds",
        "map 20,4           that part of the map",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let closed = text.find("> door 1").expect("it is repeated");
    assert!(!text[..closed].contains("Z1"), "{text}");
    assert_told(&text);
}

#[test]
fn a_scripted_game_of_the_invader() {
    let lines = "c\nmap\n1\n1\n1\nmore\n1\nsee Z1\n";
    for size in [None, Some((80, 24)), Some((120, 50))] {
        let text = station(size, &["--seed", "7", "--side", "invader", "--marines", "2"], lines);
        for part in [
            // What only the invader may read, the hand, and what nobody has seen yet.
            "Slow them: your deck is a clock",
            "Your cards: ",
            "spawn: ",
            "(H)",
            " : ",
        ] {
            assert!(text.contains(part), "{size:?}: {part}\n{text}");
        }
        assert_told(&text);
    }
}

#[test]
fn a_whole_game_of_marines_is_played_in_every_language() {
    for (lang, ending) in [("en", "arena."), ("pl", "arenie."), ("hr", "areni."), ("hu", "arénában.")] {
        for (side, seat) in [("marines", &[][..]), ("marines", &["--seat", "2"]), ("invader", &[])] {
            let mut options = vec!["--lang", lang, "--scenario", "red-line", "--side", side, "--seed", "8"];
            options.extend(seat);
            let text = station(Some((80, 24)), &options, &"1\n".repeat(4000));
            assert!(text.trim_end().ends_with(ending), "{lang}, {side}");
            assert!(text.contains('★'), "{lang}, {side}: somebody wins");
            assert_told(&text);
        }
    }
}

#[test]
fn every_screen_of_a_station_fits_the_terminal() {
    for (columns, rows) in [(80, 24), (100, 30), (120, 40), (120, 50)] {
        for (lang, side) in [("en", "marines"), ("pl", "invader"), ("hr", "marines"), ("hu", "invader")] {
            let options = ["--lang", lang, "--side", side, "--seed", "3"];
            let text = station(Some((columns, rows)), &options, &"1\n2\n1\n3\n".repeat(60));
            assert_screens_fit(&text, (columns, rows), &format!("{lang}, {side}"));
        }
    }
}

#[test]
fn long_lists_are_turned_and_searched() {
    let lines = "unload\nfire grenade\nmore\nmore\n2, 1\n\nnobody here\n/nobody here\n";
    let text = station(Some((80, 24)), &["--seed", "7", "--marines", "2"], lines);
    assert!(text.contains("\n1–") && text.contains(" · m: next page · "), "{text}");
    let turned = text.split("> more").nth(1).unwrap_or_default();
    assert!(!turned.contains("  1 Attack"), "{turned}");
    let found = text.split("> 2, 1").nth(1).and_then(|rest| rest.split("\n> ").next()).unwrap_or_default();
    let listed: Vec<&str> = found.lines().filter(|line| line.contains(" Attack empty space ")).collect();
    assert!(listed.len() == 1 && listed[0].contains("(2, 1)"), "{found}");
    assert!(text.contains("“nobody here” is not understood"), "{text}");
    assert!(text.contains("No choice has “nobody here” in it."), "{text}");
}

#[test]
fn a_game_of_marines_is_asked_for_and_saved() {
    let output = run(TELEFRAG, &["play", "doom2004"], b"9\n1\n4\n2\n\n\nq\n");
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    for part in [
        "Please type a number from 1 to 6.",
        "Please type a number from 1 to 3.",
        "TELEFRAG Way Out · Standard",
        "▲ green marine",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("blue marine"), "{text}");

    let file = Temporary::new("station.tfr", b"");
    station(None, &["--seed", "5", "--save", file.path()], &"1\n".repeat(30));
    let verified = run(TELEFRAG, &["replay", "verify", file.path()], b"");
    assert!(verified.status.success(), "{}", stderr(&verified));
}

#[test]
fn a_station_that_cannot_be_played_is_refused_in_words() {
    let broken = Temporary::new("broken.toml", b"id = 7\n");
    for (options, why) in [
        (&["--marines", "7"][..], "D04-SETUP-1"),
        (&["--marines", "0"], "D04-SETUP-1"),
        (&["--marines", "2", "--seat", "3"], "choose 1 to 2"),
        (&["--side", "invader", "--seat", "1"], "--seat chooses a marine"),
        (
            &["--scenario", "way-in"],
            "there is no scenario `way-in`, and no file of that name; ours are way-out,",
        ),
        (&["--scenario", broken.path()], "cannot be played"),
        (&["--skulls", "5"], "options here that adrenaline has"),
    ] {
        let mut args = vec!["play", "doom2004"];
        args.extend(options);
        let output = run(TELEFRAG, &args, b"");
        assert_eq!(output.status.code(), Some(1), "{options:?}");
        assert!(stderr(&output).contains(why), "{options:?}: {}", stderr(&output));
    }
    let other = run(TELEFRAG, &["play", "adrenaline", "--marines", "2"], b"");
    assert!(stderr(&other).contains("options here that doom2004 has"), "{}", stderr(&other));
    // An option of one game alone is enough to name it.
    let meant = run(TELEFRAG, &["play", "--scenario", "way-out", "--seed", "1"], b"");
    assert!(stdout(&meant).contains("Way Out"), "{}", stdout(&meant));
}

#[test]
fn a_scenario_file_is_played() {
    let (_, text) = doom2004::place::shipped_files()[0];
    let own = Temporary::new("own.toml", text.replacen("id = \"way-out\"", "id = \"my-way\"", 1).as_bytes());
    let text = station(None, &["--scenario", own.path(), "--seed", "1"], "1\n1\n");
    assert!(text.contains("Way Out"), "{text}");
}

#[test]
fn a_campaign_is_kept_in_a_file_from_scenario_to_scenario() {
    let progress = r#"{"next": {"scenario": "red-line", "marines": ["blue"], "baggage": [{"weapons": ["bfg"]}, {}, {}]}}"#;
    let file = Temporary::new("campaign.json", progress.as_bytes());
    let text = station(None, &["--campaign", file.path(), "--seed", "8"], &"1\n".repeat(4000));
    // He brings what he had, stands still until the reactor goes, and has to try again.
    assert!(text.contains("Red Line") && text.contains("BFG"), "{text}");
    assert!(text.contains("The campaign goes on with Red Line: start again with --campaign"), "{text}");
    let kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
    assert_eq!(kept["next"]["scenario"], "red-line");
    assert_eq!(kept["next"]["baggage"][0]["weapons"], serde_json::json!(["bfg"]));

    let over = Temporary::new("over.json", b"\"won\"");
    let output = run(TELEFRAG, &["play", "doom2004", "--campaign", over.path()], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("The marines have won the campaign. Remove"), "{}", stderr(&output));
    let spoiled = Temporary::new("spoiled.json", b"{}");
    let output = run(TELEFRAG, &["play", "doom2004", "--campaign", spoiled.path()], b"");
    assert!(stderr(&output).contains("says nothing about a campaign"), "{}", stderr(&output));

    // Without a file it begins with the first scenario; nothing is written before that is over.
    let none = format!("{}.none", over.path());
    let text = station(None, &["--campaign", &none, "--seed", "1"], "1\n");
    assert!(text.contains("Way Out"), "{text}");
    assert!(!std::path::Path::new(&none).exists());
}
