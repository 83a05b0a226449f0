//! Replay files: written, read, verified; every way to damage one is noticed, with the line and what to do.

use engine::example::{Action, Duel, Setup};
use engine::replay::{self, Problem, ReplayError, Transcript};
use engine::{Chance, Game, Seat, Start, Table};

/// A whole game with two scripts in it.
fn played() -> Table<Duel> {
    let mut table = Table::<Duel>::new(Start::New { setup: Setup::default(), seed: 3 }).unwrap();
    table.script(&["die-6", "die-1"]).unwrap();
    table.apply(Seat(0), Action::Aim).unwrap();
    play_on(&mut table);
    table
}

fn play_on(table: &mut Table<Duel>) {
    let mut luck = Chance::seeded(8);
    while let Some(decision) = Duel::decision(table.state()) {
        let mut legal = Vec::new();
        Duel::legal(table.state(), &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        table.apply(decision.seat, action).unwrap();
    }
}

fn verify(text: &str) -> Result<Table<Duel>, ReplayError> {
    replay::read::<Duel>(text)?.verify()
}

#[test]
fn a_replay_gives_the_same_game() {
    let table = played();
    let text = replay::write(&table);
    assert!(text.starts_with(
        "telefrag-replay 1\ngame duel\nrules 1\nsetup {\"players\":2,\"hearts\":3}\nseed 0x0000000000000003\n\n# hash 0 "
    ));
    assert!(text.contains("\nscript die-6 die-1\np1 aim\n"));
    assert!(text.ends_with(&format!("end {}\n", table.log().len())));
    let again = verify(&text).unwrap();
    assert_eq!(again.hash(), table.hash());
    assert_eq!(again.log(), table.log());
    assert_eq!(replay::write(&again), text);
}

#[test]
fn a_replay_may_begin_with_a_position() {
    let middle = played().state_at(5).unwrap();
    let mut table = Table::<Duel>::new(Start::Position(middle)).unwrap();
    play_on(&mut table);
    let text = replay::write(&table);
    assert!(text.contains("\nposition {\"players\":2,"));
    assert_eq!(verify(&text).unwrap().hash(), table.hash());
}

#[test]
fn a_game_without_actions_has_a_replay() {
    let table = Table::<Duel>::new(Start::New { setup: Setup::default(), seed: u64::MAX }).unwrap();
    let text = replay::write(&table);
    assert!(text.contains("seed 0xffffffffffffffff\n"));
    assert_eq!(verify(&text).unwrap().hash(), table.hash());
}

#[test]
fn remarks_blank_lines_and_windows_line_ends_do_no_harm() {
    let text =
        replay::write(&played()).replace("\np1 aim\n", "\n# a remark\n\np1 aim\n").replace('\n', "\r\n");
    verify(&text).unwrap();
}

#[test]
fn a_replay_that_breaks_off_anywhere_is_noticed() {
    let text = replay::write(&played());
    let lines: Vec<&str> = text.lines().collect();
    for keep in 0..lines.len() {
        let error = verify(&lines[..keep].join("\n")).unwrap_err();
        assert!(error.line > 0 && !error.problem.advice().is_empty(), "{keep}: {error}");
    }
    // A line lost in the middle as well.
    for lost in 0..lines.len() {
        let rest: Vec<&str> =
            lines.iter().enumerate().filter(|(i, _)| *i != lost).map(|(_, line)| *line).collect();
        let harmless = lines[lost].is_empty() || (lines[lost].starts_with('#') && lost + 2 < lines.len());
        assert_eq!(verify(&rest.join("\n")).is_ok(), harmless, "without line {}: {}", lost + 1, lines[lost]);
    }
}

#[test]
fn an_illegal_action_is_caught_at_its_line() {
    let text = replay::write(&played()).replacen("\np1 aim\n", "\np1 take\n", 1);
    let error = verify(&text).unwrap_err();
    assert_eq!(error.line, 9);
    let Problem::Illegal { number: 2, refusal } = &error.problem else { panic!("{error}") };
    assert!(refusal.cites("DUEL-DODGE-1"));
}

#[test]
fn a_legal_action_put_in_place_of_another_is_caught_at_the_next_hash() {
    let mut table = Table::<Duel>::new(Start::New { setup: Setup::default(), seed: 3 }).unwrap();
    for turn in 0..6 {
        let (seat, target) = (Seat(turn % 2), Seat(1 - turn % 2));
        table.script(&["die-1", "die-1"]).unwrap();
        table.apply(seat, Action::Fire(target)).unwrap();
        table.apply(seat, Action::Fire(target)).unwrap();
    }
    let text = replay::write(&table);
    let (head, tail) = text.split_at(text.rfind("# hash 16").unwrap());
    let (head, rest) = head.rsplit_once("p2 fire p1").unwrap();
    let text = format!("{head}p2 aim{rest}{tail}");
    let error = verify(&text).unwrap_err();
    let Problem::Drift { good, count, said, found } = error.problem else { panic!("{error}") };
    assert_eq!((good, count), (8, 16));
    assert_ne!(said, found);
    assert!(error.to_string().contains("actions 9 to 16 play differently"), "{error}");
}

#[test]
fn another_seed_is_caught_before_the_first_action() {
    let text = replay::write(&played()).replace("seed 0x0000000000000003", "seed 0x0000000000000004");
    let error = verify(&text).unwrap_err();
    assert!(matches!(error.problem, Problem::Drift { good: 0, count: 0, .. }), "{error}");
}

#[test]
fn other_rules_can_be_listed_but_not_verified() {
    let text = replay::write(&played()).replace("rules 1", "rules 2").replace("p1 aim", "p1 teleport");
    let replay = replay::read::<Duel>(&text).unwrap();
    assert_eq!(replay.transcript().lines[1].to_string(), "p1 teleport");
    let error = replay.verify().unwrap_err();
    assert_eq!(error.problem, Problem::OtherRules { played: 2, ours: 1 });
    assert_eq!(error.line, 3);
    assert!(error.to_string().contains("played under rules 2; this build has rules 1"), "{error}");
}

#[test]
fn every_kind_of_damage_has_its_line_and_its_reason() {
    let text = replay::write(&played());
    let end = text.lines().count();
    for (from, to, line, reason) in [
        ("telefrag-replay 1", "telefrag-replay 2", 1, "the format is `2`"),
        ("telefrag-replay 1", "PGN", 1, "this is no replay"),
        ("game duel", "game chess", 2, "a game of chess"),
        ("rules 1", "rules one", 3, "`rules NUMBER` is missing"),
        ("setup {", "setup {\"cheat\":1,", 4, "wrong at cheat: unknown field"),
        ("\"players\":2", "\"players\":\"two\"", 4, "wrong at players: invalid type"),
        ("\"players\":2", "\"players\":7", 4, "cannot be played: refusal-duel-setup"),
        ("\"hearts\":3}", "\"hearts\":3} {", 4, "wrong at the end"),
        ("setup {", "start {", 4, "is missing"),
        ("seed 0x", "seed x", 5, "`seed 0x…` is missing"),
        ("# hash 0 ", "# hash 1 ", 7, "0 lines of the game stand above"),
        ("# hash 0 ", "# hash 0 0", 7, "no hash"),
        ("script die-6", "script die-9", 8, "no face"),
        ("p1 aim", "p1 fly", 9, "`fly` is no action"),
        ("p1 aim", "p0 aim", 9, "no seat"),
        ("p1 aim", "aim", 9, "missing"),
        ("\nend ", "\nend 1", end, "and not 1"),
        ("\nend ", "\nend x", end, "a number is missing"),
    ] {
        let error = verify(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.line, line, "{from} -> {to}: {error}");
        assert!(error.to_string().contains(reason), "{from} -> {to}: {error}");
    }
    let error = verify(&format!("{text}p1 aim\n")).unwrap_err();
    assert_eq!(error.line, end + 1);
}

#[test]
fn noise_is_no_replay() {
    for text in
        ["", "\n", "\0\0\0", "telefrag-replay", "telefrag-replay 99999999999999999999", "telefrag-replay 1\n"]
    {
        assert!(Transcript::read(text).is_err(), "{text:?}");
    }
}
