//! Golden playthroughs: random games, and games that computer players have played, as text files that people read and
//! version control diffs.

use std::fmt::Write as _;
use std::path::Path;

use crate::{Chance, Proof, Start, Table, Words};

/// Enough for a game that ends.
const MAX_DECISIONS: usize = 50_000;
/// The hash is written every so many steps.
const HASH_EVERY: usize = 8;

/// A whole random game in words: question, seat, legal actions, the one chosen, events, hashes, outcome.
///
/// ```
/// use engine::{conformance, example::{Duel, Setup}};
/// let text = conformance::playthrough::<Duel>(&Setup::default(), 3);
/// assert!(text.contains("legal: aim"));
/// ```
pub fn playthrough<G: Proof>(setup: &G::Setup, seed: u64) -> String {
    let mut luck = Chance::seeded(seed ^ 0x7e1e_f2a6);
    tell::<G>(setup, seed, Told::Fully, |_, legal| {
        legal.get(luck.below(legal.len() as u32) as usize).copied()
    })
    .0
}

/// A whole game in few words, whoever plays it: seat and action, events, hashes, outcome; and its last position, if it
/// could begin. Who chooses nothing breaks it off.
///
/// ```
/// use engine::{Game, conformance, example::{Duel, Setup}};
/// let (text, end) = conformance::record::<Duel>(&Setup::default(), 3, |_, legal| legal.first().copied());
/// assert!(text.contains("\np1 aim\n"));
/// assert!(end.is_some_and(|end| Duel::outcome(&end).is_some()));
/// ```
pub fn record<G: Words>(
    setup: &G::Setup,
    seed: u64,
    choose: impl FnMut(&G::State, &[G::Action]) -> Option<G::Action>,
) -> (String, Option<G::State>) {
    tell::<G>(setup, seed, Told::Briefly, choose)
}

/// How much of a game is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// Questions and all legal actions too.
    Fully,
    /// What was done and what came of it.
    Briefly,
}

fn tell<G: Words>(
    setup: &G::Setup,
    seed: u64,
    told: Told,
    mut choose: impl FnMut(&G::State, &[G::Action]) -> Option<G::Action>,
) -> (String, Option<G::State>) {
    let mut text = String::new();
    // Writing to a string does not fail.
    let mut put = |line: std::fmt::Arguments<'_>| _ = writeln!(text, "{line}");
    let json = |value: Result<String, serde_json::Error>| value.unwrap_or_else(|e| format!("\"{e}\""));
    put(format_args!("game {} rules {}", G::ID, G::RULES_VERSION));
    put(format_args!("setup {}", json(serde_json::to_string(setup))));
    put(format_args!("seed {seed:#x}"));
    let mut table = match Table::<G>::new(Start::New { setup: setup.clone(), seed }) {
        Ok(table) => table,
        Err(why) => {
            put(format_args!("refused {why}"));
            return (text, None);
        }
    };
    put(format_args!("hash {}", table.hash()));
    let mut legal = Vec::new();
    let mut step = 0;
    while let Some(decision) = G::decision(table.state()).filter(|_| step < MAX_DECISIONS) {
        step += 1;
        legal.clear();
        G::legal(table.state(), &mut legal);
        if told == Told::Fully {
            let secret = if decision.secret { ", in secret" } else { "" };
            put(format_args!("\n{step}. {} {}{secret}", decision.seat, G::prompt(table.state()).key));
            let all: Vec<String> = legal.iter().map(ToString::to_string).collect();
            put(format_args!("legal: {}", all.join(" | ")));
        }
        let Some(action) = choose(table.state(), &legal) else {
            put(format_args!("{}", if told == Told::Fully { "nothing is legal" } else { "broken off" }));
            return (text, Some(table.state().clone()));
        };
        match told {
            Told::Fully => put(format_args!("> {action}")),
            Told::Briefly => put(format_args!("{} {action}", decision.seat)),
        }
        let mut events = Vec::new();
        table.push(decision.seat, action, &mut events);
        for event in &events {
            put(format_args!("  {}", json(serde_json::to_string(event))));
        }
        if step.is_multiple_of(HASH_EVERY) {
            put(format_args!("hash {}", table.hash()));
        }
    }
    put(format_args!("\nhash {}", table.hash()));
    match table.outcome() {
        Some(outcome) => put(format_args!("outcome {}", json(serde_json::to_string(&outcome)))),
        None => put(format_args!("no end after {step} decisions")),
    }
    (text, Some(table.state().clone()))
}

/// Compare a playthrough with `playthroughs/NAME.txt` in a crate's folder (`env!("CARGO_MANIFEST_DIR")`). With
/// `TELEFRAG_BLESS=1` in the environment the file is written anew instead.
///
/// # Errors
/// The first line that differs, and how to accept the new text.
pub fn compare_playthrough<G: Proof>(
    folder: &str,
    name: &str,
    setup: &G::Setup,
    seed: u64,
) -> Result<(), String> {
    let path = Path::new(folder).join("playthroughs").join(format!("{name}.txt"));
    let new = playthrough::<G>(setup, seed);
    if is_blessed() {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        return folder
            .and_then(|()| std::fs::write(&path, new))
            .map_err(|e| format!("{}: {e}", shown(&path)));
    }
    let old = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}\n{BLESS}", shown(&path)))?;
    same(&path, &old, &new, BLESS)
}

const BLESS: &str = "to accept what is played now, run the test with TELEFRAG_BLESS=1";

/// Is what is played now to be written over what was played?
fn is_blessed() -> bool {
    std::env::var_os("TELEFRAG_BLESS").is_some_and(|value| value == "1")
}

/// The end of a path, from `playthroughs` on.
fn shown(path: &Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    let from = parts.iter().rposition(|part| part == "playthroughs").unwrap_or(0);
    parts[from..].join("/")
}

/// Play a recorded game again (see [`record`]) and compare what is told of it. Its last position.
/// With `TELEFRAG_BLESS=1` in the environment a game that can still be played to its end is told anew instead.
///
/// # Errors
/// The first line that differs, and how to record the game anew.
pub fn compare_recording<G: Words>(path: &Path) -> Result<G::State, String> {
    let accept = "to record the games anew: cargo run --profile proof -p bots --bin playthroughs";
    let wrong = |why: &str| format!("{}: {why}\n{accept}", shown(path));
    let old = std::fs::read_to_string(path).map_err(|e| wrong(&e.to_string()))?;
    let after = |word: &str| old.lines().find_map(|line| line.strip_prefix(word));
    let setup = after("setup ").and_then(|json| serde_json::from_str(json).ok());
    let setup: G::Setup = setup.ok_or_else(|| wrong("no set-up"))?;
    let seed = after("seed ").and_then(crate::replay::parse_seed).ok_or_else(|| wrong("no seed"))?;
    let spoken = old.lines().filter(|line| line.starts_with('p')).filter_map(|line| line.split_once(' '));
    let mut actions = spoken.map(|(_, action)| action.parse::<G::Action>());
    let (new, end) = record::<G>(&setup, seed, |state, legal| {
        let action = actions.next().and_then(Result::ok).map(|action| G::modern(state, action));
        action.filter(|action| legal.contains(action))
    });
    let end = end.ok_or_else(|| wrong("it cannot begin"))?;
    if is_blessed() && G::outcome(&end).is_some() {
        std::fs::write(path, new).map_err(|e| wrong(&e.to_string()))?;
    } else {
        same(path, &old, &new, accept)?;
    }
    Ok(end)
}

fn same(path: &Path, old: &str, new: &str, accept: &str) -> Result<(), String> {
    match first_difference(old, new) {
        None => Ok(()),
        Some((line, old, new)) => {
            let shown = shown(path);
            Err(format!("{shown}, line {line}: the file has\n  {old}\nand now it is\n  {new}\n{accept}"))
        }
    }
}

/// The number of the first line that differs, and what it is on either side. Line ends do not count.
fn first_difference<'a>(old: &'a str, new: &'a str) -> Option<(usize, &'a str, &'a str)> {
    let end = "(the end of the file)";
    let (mut a, mut b) = (old.lines(), new.lines());
    for number in 1.. {
        match (a.next(), b.next()) {
            (None, None) => return None,
            (x, y) if x == y => {}
            (x, y) => return Some((number, x.unwrap_or(end), y.unwrap_or(end))),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\r\nb\r\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\n"), Some((2, "b", "c")));
        assert_eq!(first_difference("a\n", "a\nc\n"), Some((2, "(the end of the file)", "c")));
    }
}
