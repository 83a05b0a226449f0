//! Golden playthroughs: one random game as a text file that people read and version control diffs.

use std::fmt::Write as _;
use std::path::Path;

use crate::{Chance, Proof, Start, Table};

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
            return text;
        }
    };
    put(format_args!("hash {}", table.hash()));
    let mut luck = Chance::seeded(seed ^ 0x7e1e_f2a6);
    let mut legal = Vec::new();
    let mut step = 0;
    while let Some(decision) = G::decision(table.state()).filter(|_| step < MAX_DECISIONS) {
        step += 1;
        legal.clear();
        G::legal(table.state(), &mut legal);
        let secret = if decision.secret { ", in secret" } else { "" };
        put(format_args!("\n{step}. {} {}{secret}", decision.seat, G::prompt(table.state()).key));
        put(format_args!("legal: {}", legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")));
        let Some(action) = legal.get(luck.below(legal.len() as u32) as usize).copied() else {
            put(format_args!("nothing is legal"));
            return text;
        };
        put(format_args!("> {action}"));
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
    text
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
    let shown = format!("playthroughs/{name}.txt");
    let new = playthrough::<G>(setup, seed);
    if std::env::var_os("TELEFRAG_BLESS").is_some_and(|value| value == "1") {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        return folder.and_then(|()| std::fs::write(&path, new)).map_err(|e| format!("{shown}: {e}"));
    }
    let accept = "to accept what is played now, run the test with TELEFRAG_BLESS=1";
    let old = std::fs::read_to_string(&path).map_err(|e| format!("{shown}: {e}\n{accept}"))?;
    match first_difference(&old, &new) {
        None => Ok(()),
        Some((line, old, new)) => {
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
