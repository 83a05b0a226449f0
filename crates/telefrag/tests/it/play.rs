//! `telefrag play`: whole games through the real program, and everything that can be typed.

use std::process::Output;

use crate::program::{self, TELEFRAG, Temporary, assert_screens_fit, run, stderr, stdout};

/// Play with these options and lines; the program must end well.
#[track_caller]
fn play(options: &[&str], lines: &str) -> Output {
    let mut args = vec!["play", "adrenaline"];
    args.extend(options);
    let output = run(TELEFRAG, &args, lines.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(stderr(&output), "");
    output
}

/// Always the first choice, to the end of the game.
fn first_choices() -> String {
    "1\n".repeat(5000)
}

/// Lines that the program drew itself, without what was typed.
fn drawn(output: &Output) -> impl Iterator<Item = &str> {
    stdout(output).lines().filter(|line| !line.contains("> "))
}

#[test]
fn a_whole_game_is_played_in_every_language() {
    for (lang, ending) in [
        ("en", "See you in the arena."),
        ("pl", "Do zobaczenia na arenie."),
        ("hr", "Vidimo se u areni."),
        ("hu", "Viszlát az arénában."),
    ] {
        let output = play(&["--lang", lang, "--players", "3", "--seed", "8"], &first_choices());
        let text = stdout(&output);
        assert!(text.trim_end().ends_with(ending), "{lang}");
        assert!(text.contains('★'), "{lang}: somebody wins");
        assert!(!text.contains('⟦') && !text.contains("{$"), "{lang}: every text is there");
        let widest = drawn(&output).map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|columns| columns <= 80), "{lang}: {widest:?} columns");
    }
}

#[test]
fn every_mode_and_board_is_played_to_the_end() {
    for (board, mode) in [("small", "domination"), ("medium-a", "turrets"), ("medium-b", "deathmatch")] {
        let options = ["--board", board, "--mode", mode, "--bot", "--ending", "frenzy", "--seed", "3"];
        let output = play(&options, &first_choices());
        assert!(stdout(&output).contains("── the result ──"), "{board}, {mode}");
        assert!(stdout(&output).contains("final frenzy · round"), "{board}, {mode}");
    }
}

/// Play in a terminal of this size; what was written.
#[track_caller]
fn play_in(columns: usize, rows: usize, options: &[&str], lines: &str) -> String {
    program::play(Some((columns, rows)), "adrenaline", options, lines)
}

#[test]
fn every_screen_of_a_whole_game_fits_the_terminal() {
    for (columns, rows) in [(80, 24), (80, 30), (100, 30), (100, 40), (120, 50)] {
        for (lang, mode) in
            [("en", "deathmatch"), ("pl", "domination"), ("hr", "turrets"), ("hu", "deathmatch")]
        {
            let options = ["--lang", lang, "--mode", mode, "--seed", "8", "--ending", "frenzy", "--bot"];
            let text = play_in(columns, rows, &options, &first_choices());
            assert_screens_fit(&text, (columns, rows), &format!("{lang}, {mode}"));
            assert!(!text.contains('\u{1b}'), "what is not a terminal is not wiped");
        }
    }
}

#[test]
fn a_small_screen_has_everything() {
    let text = play_in(80, 24, &["--seed", "5"], "1\nrun\nto 22\nw\nmore\n");
    for part in [
        "TELEFRAG deathmatch · round 1                                   Killshots: ☠☠☠☠☠\n",
        // Squares with number, ammo, figure and choice; a door in the wall between them.
        "┃20 RB✦ ╎21 YY✦ ╹22 RRB ╎23◎    ┃ ◎B T.H.O.R. R · Heatseeker RY · Grenade Lau… –\n",
        "┃    ‹6›╎    ‹7›╻    ‹8›╎●   ‹9›┃\n",
        "┃00 YYB ╹01 RY✦ ╎02◎    ╹03 RBB ┃ ▸● you    ··│···│····· R1Y1B1      ✦1        0\n",
        "\n✦ Newton B\n",
        "── Where do you run? Up to 3 squares. ───",
        "  1 Run to 02    4 Run to 12    7 Run to 21\n",
        // In full on demand.
        "\n◎ B  T.H.O.R. R · Heatseeker RY · Grenade Launcher –\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn a_refused_action_is_explained_with_its_rules() {
    let output = play(&["--seed", "5"], "1\nshoot\n");
    let text = stdout(&output);
    assert!(text.contains("Not possible. You have no loaded weapon."), "{text}");
    assert!(text.contains("ADR-SHOOT-2 A shoot action must affect at least one legal target."), "{text}");
    let polish = play(&["--seed", "5", "--lang", "pl"], "1\nshoot\n");
    assert!(stdout(&polish).contains("ADR-SHOOT-2 Akcja strzelania musi objąć"), "{}", stdout(&polish));
}

#[test]
fn whatever_is_typed_is_answered_and_nothing_is_lost() {
    // ADR-RUN-99 is not-a-rule.
    let lines = "99\n0\ndance\nhit p9\nrule ADR-RUN-1\nrule adr-run-99\n? whisper\n? spoon\nsee 12\nsee 99\nsee off\n\
                 to off\nat off\nroom off\nu\ns\nlog\n?\n\u{1b}[2J\n1\nrun\n";
    let output = play(&["--seed", "5"], lines);
    let text = stdout(&output);
    for answer in [
        "There is no choice no. 99: type a number from 1 to 2.",
        "There is no choice no. 0",
        "“dance” is not understood",
        "`p9` is no target",
        "ADR-RUN-1 A run is 1, 2 or 3 moves.",
        "There is no rule ADR-RUN-99; rules", // not-a-rule
        "Whisper YBB: 3 damage",
        "There is no weapon or powerup “spoon”.",
        "From 12 you see",
        "“99” is not a square on this board",
        "“off” is not a square on this board",
        "There is nothing to take back.",
        "Type s and the name of a file",
        "undo your last action",
        // The game has gone on from where it was.
        "appears on 23",
        "Where do you run?",
    ] {
        assert!(text.contains(answer), "{answer}\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "what is repeated cannot steer the terminal");
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let output = run(TELEFRAG, &["play", "--seed", "1"], b"\xff\xfe\n1\n\x00\n");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
}

#[test]
fn the_end_of_the_input_ends_politely() {
    for args in [&["play", "--seed", "1"][..], &["play"]] {
        let output = run(TELEFRAG, args, b"");
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
        assert!(stdout(&output).ends_with("See you in the arena.\n"), "{args:?}: {}", stdout(&output));
    }
}

#[test]
fn without_options_a_few_questions_are_asked() {
    let output = run(TELEFRAG, &["play"], b"9\n3\n\n\nq\n");
    let text = stdout(&output);
    assert!(text.contains("Please type a number from 3 to 5."), "{text}");
    assert!(text.contains("small board (3 to 4 players)"), "{text}");
    // The board that suits three, and five skulls.
    assert!(text.contains("deathmatch · small board"), "{text}");
    assert!(text.contains("Killshots: ☠☠☠☠☠\n"), "{text}");
}

#[test]
fn an_action_is_taken_back() {
    let output = play(&["--seed", "5"], "1\nrun\nto 22\nu\n");
    let text = stdout(&output);
    let last = text.rfind("Where do you run?").expect("the question stands again");
    assert!(text[..last].contains("moves from 23 to 22"), "{text}");
    assert!(!text[last..].contains("moves from"), "{text}");
}

#[test]
fn a_replay_is_saved_and_plays_the_same() {
    let file = Temporary::new("played.tfr", b"");
    play(&["--players", "3", "--seed", "8", "--save", file.path()], &first_choices());
    let verified = run(TELEFRAG, &["replay", "verify", file.path()], b"");
    assert!(verified.status.success(), "{}", stderr(&verified));

    let now = Temporary::new("now.tfr", b"telefrag-replay 1, an old one");
    let output = play(&["--seed", "5"], &format!("1\ns {}\n", now.path()));
    assert!(stdout(&output).contains("The replay is saved"), "{}", stdout(&output));
    assert!(run(TELEFRAG, &["replay", "verify", now.path()], b"").status.success());
}

#[test]
fn a_file_that_is_no_replay_is_not_written_over() {
    let file = Temporary::new("diary.txt", b"dear diary");
    let output = play(&["--seed", "5"], &format!("s {}\n", file.path()));
    assert!(stdout(&output).contains("is not a replay"), "{}", stdout(&output));
    assert_eq!(std::fs::read(file.path()).unwrap(), b"dear diary");
    let nowhere = play(&["--seed", "5"], "s no/such/folder/game.tfr\n");
    assert!(stdout(&nowhere).contains("could not be written"), "{}", stdout(&nowhere));
}

#[test]
fn cards_of_others_stay_hidden() {
    let output = play(&["--players", "3", "--seed", "8"], &first_choices());
    for line in drawn(&output).filter(|line| line.contains(" draws ")) {
        let own = line.contains("● Yellow draws");
        assert!(own || line.contains("draws a powerup"), "{line}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_the_rule() {
    for (options, rule) in [
        (&["--players", "7"][..], "ADR-SETUP-1"),
        (&["--skulls", "2"], "ADR-SETUP-1"),
        (&["--players", "5", "--bot"], "ADR-BOT-1"),
        (&["--players", "3", "--seat", "4"], "choose 1 to 3"),
        (&["--players", "3", "--seat", "0"], "choose 1 to 3"),
    ] {
        let mut args = vec!["play"];
        args.extend(options);
        let output = run(TELEFRAG, &args, b"");
        assert_eq!(output.status.code(), Some(1), "{options:?}");
        assert!(stderr(&output).contains(rule), "{options:?}: {}", stderr(&output));
    }
}
