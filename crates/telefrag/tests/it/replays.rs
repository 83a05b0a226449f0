//! `telefrag replay`: a replay written by one process is verified by another, and a changed one is caught.

use std::process::Output;

use crate::program::{TELEFRAG, Temporary, played, run, stderr, stdout};

fn replay(how: &str, name: &str, text: &str, input: &[u8]) -> Output {
    let file = Temporary::new(name, text.as_bytes());
    run(TELEFRAG, &["replay", how, file.path()], input)
}

/// Verify a replay that is not what it was; what the program says about it.
fn caught(name: &str, text: &str) -> String {
    let output = replay("verify", name, text, b"");
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    assert!(stdout(&output).is_empty());
    stderr(&output).to_owned()
}

/// The lines of the game with their places in the file.
fn game_lines(text: &str) -> Vec<(usize, &str)> {
    text.lines().enumerate().skip(6).filter(|(_, line)| line.starts_with('p')).collect()
}

fn with_line(text: &str, place: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[place] = line;
    lines.join("\n") + "\n"
}

#[test]
fn a_replay_is_verified_by_another_process() {
    let text = played(TELEFRAG, 11, usize::MAX);
    let output = replay("verify", "whole.tfr", &text, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let count = game_lines(&text).len();
    assert!(stdout(&output).starts_with(&format!("the same game: {count} actions")), "{}", stdout(&output));
}

#[test]
fn an_illegal_action_is_caught_at_its_line() {
    let text = played(TELEFRAG, 12, 40);
    let lines = game_lines(&text);
    for number in [0, 7, 20] {
        let (place, line) = lines[number];
        // The right action of the wrong seat.
        let (seat, action) = line.split_once(' ').unwrap();
        let other = if seat == "p1" { "p2" } else { "p1" };
        let said = caught("seat.tfr", &with_line(&text, place, &format!("{other} {action}")));
        assert!(said.contains(&format!("line {}: action {} is not legal", place + 1, number + 1)), "{said}");
    }
}

#[test]
fn another_legal_action_is_caught_before_eight_more_are_played() {
    let text = played(TELEFRAG, 13, 64);
    let lines = game_lines(&text);
    let table = engine::replay::read::<adrenaline::Adrenaline>(&text).unwrap().verify().unwrap();
    let mut tried = 0;
    for (number, (place, line)) in lines.iter().enumerate() {
        let state = table.state_at(number).unwrap();
        let mut legal = Vec::new();
        <adrenaline::Adrenaline as engine::Game>::legal(&state, &mut legal);
        let (seat, action) = line.split_once(' ').unwrap();
        let Some(other) = legal.iter().map(ToString::to_string).find(|other| other != action) else {
            continue;
        };
        let said = caught("changed.tfr", &with_line(&text, *place, &format!("{seat} {other}")));
        // Either a later action has become illegal, or the next hash differs.
        let until = (number + 1).next_multiple_of(8);
        let drift = format!("actions {} to {until} play differently", until - 7);
        let illegal = (number + 1..=until).any(|n| said.contains(&format!("action {n} is not legal")));
        assert!(said.contains(&drift) || illegal, "action {}: {said}", number + 1);
        tried += 1;
        if tried == 12 {
            break;
        }
    }
    assert!(tried > 4, "{tried}");
}

#[test]
fn a_changed_hash_seed_or_end_is_caught() {
    let text = played(TELEFRAG, 14, 20);
    let hash = text.lines().position(|line| line.starts_with("# hash 16 ")).unwrap();
    let said = caught("hash.tfr", &with_line(&text, hash, "# hash 16 0123456789abcdef"));
    assert!(said.contains(&format!("line {}: the hash after action 16", hash + 1)), "{said}");
    assert!(said.contains("actions 9 to 16 play differently"), "{said}");
    let said = caught("seed.tfr", &text.replace("seed 0x000000000000000e", "seed 0x000000000000000f"));
    assert!(said.contains("line 7: the hash after action 0"), "{said}");
    let (head, _) = text.rsplit_once("# hash").unwrap();
    assert!(caught("end.tfr", head).contains("breaks off after 20 lines"));
    assert!(caught("game.tfr", &text.replace("game adrenaline", "game chess")).contains("`chess`"));
    assert!(caught("empty.tfr", "").contains("this is no replay"));
}

#[test]
fn other_rules_can_be_listed_but_not_verified() {
    let text = played(TELEFRAG, 15, 10).replace("rules 1\n", "rules 999\n");
    let said = caught("rules.tfr", &text);
    assert!(said.contains("played under rules 999; this build has rules"), "{said}");
    let output = replay("show", "old.tfr", &text, b"");
    assert!(output.status.success());
    assert!(stdout(&output).contains(game_lines(&text)[9].1), "{}", stdout(&output));
}

#[test]
fn show_lists_actions_and_step_goes_through_them() {
    let text = played(TELEFRAG, 16, 30);
    let output = replay("show", "show.tfr", &text, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    for (_, line) in game_lines(&text) {
        assert!(stdout(&output).contains(line), "{line}");
    }
    let positions = |input: &[u8]| {
        let output = replay("step", "step.tfr", &text, input);
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output).lines().filter(|line| line.starts_with("position {")).count()
    };
    assert_eq!(positions(b""), 1);
    assert_eq!(positions(b"\n\n\n"), 4);
    assert_eq!(positions(b"30\nb\nq\n\n"), 3);
    assert_eq!(positions(&[b'\n'; 100]), 31);
}

#[test]
fn an_action_is_explained_with_its_rules_in_every_language() {
    let text = played(TELEFRAG, 16, 30);
    let file = Temporary::new("explain.tfr", text.as_bytes());
    let explain = |number: &str, lang: &str| {
        run(TELEFRAG, &["explain", &format!("{}:{number}", file.path()), "--lang", lang], b"")
    };
    for (number, (_, line)) in game_lines(&text).into_iter().enumerate() {
        let output = explain(&(number + 1).to_string(), "en");
        assert!(output.status.success(), "{}", stderr(&output));
        let (said, action) = (stdout(&output), line.split_once(' ').unwrap().1);
        assert!(said.starts_with(&format!("Action {} of 30. The question was:", number + 1)), "{said}");
        assert!(said.contains(&format!("({action})")), "{action}\n{said}");
        // Whatever happened has its rule, with its text.
        let happened = said.lines().filter(|line| line.starts_with("* ")).count();
        let cited = said.lines().filter(|line| line.starts_with("    ADR-")).count();
        assert!(cited >= happened, "{said}");
    }
    for (lang, words) in
        [("pl", "Pytanie brzmiało"), ("hr", "Pitanje je glasilo"), ("hu", "A kérdés ez volt")]
    {
        let output = explain("3", lang);
        assert!(stdout(&output).contains(words), "{}", stdout(&output));
    }
    let beyond = explain("31", "en");
    assert!(!beyond.status.success() && stderr(&beyond).contains("there is no action 31: the game has 30"));
    let nothing = explain("x", "en");
    assert!(stderr(&nothing).contains("like game.tfr:12"), "{}", stderr(&nothing));
}

#[test]
fn what_is_no_pledge_is_told_so() {
    let file = Temporary::new("pledge.tfr", played(TELEFRAG, 17, 3).as_bytes());
    for pledge in ["abc", "", &"x".repeat(64), &"0".repeat(63)] {
        let output = run(TELEFRAG, &["replay", "verify", file.path(), "--pledge", pledge], b"");
        let said = format!("`{pledge}` is no pledge: a pledge has 64 hexadecimal digits");
        assert!(!output.status.success() && stderr(&output).contains(&said), "{}", stderr(&output));
    }
}

#[test]
fn what_is_no_text_is_no_replay() {
    let file = Temporary::new("noise.tfr", &[0xff, 0xfe, 0, 1, 2]);
    for how in ["show", "step", "verify"] {
        let output = run(TELEFRAG, &["replay", how, file.path()], b"");
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).contains("no replay"), "{}", stderr(&output));
    }
}
