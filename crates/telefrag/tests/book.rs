//! The book cannot drift: its conversations are held with the real program, its examples run, its tables are complete.
//!
//! In `docs/src/bots.md` the blocks marked `protocol` are one conversation, from the top of the page to its end. A
//! line `> …` is a request, the line `< …` below it the answer; an answer that ends with `…` begins like that. With
//! `TELEFRAG_BLESS=1` in the environment the answers are written anew.

mod program;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use adrenaline::Adrenaline;
use engine::Proof;
use program::{TELEFRAG, Temporary, run, stderr, stdout};

const BOTS: &str = "src/bots.md";

fn docs(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(path)
}

fn read(path: &str) -> String {
    let text = std::fs::read_to_string(docs(path)).unwrap_or_else(|e| panic!("docs/{path}: {e}"));
    text.replace("\r\n", "\n")
}

/// The lines of the fenced blocks with that mark, each with its place in the file, from 0.
fn blocks<'a>(page: &'a str, mark: &str) -> Vec<Vec<(usize, &'a str)>> {
    let mut found = Vec::new();
    let mut open: Option<Vec<(usize, &str)>> = None;
    let mut other = false;
    for (place, line) in page.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(block), None) => block.push((place, line)),
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some(_)) if other => other = false,
            (None, Some(word)) if word == mark => open = Some(Vec::new()),
            (None, Some(_)) => other = true,
            (None, None) => {}
        }
    }
    found
}

/// A request of the book and the answer that stands below it.
struct Exchange<'a> {
    request: &'a str,
    expected: &'a str,
    /// The answer's place in the file, from 0.
    place: usize,
}

impl Exchange<'_> {
    fn holds(&self, answer: &str) -> bool {
        match self.expected.strip_suffix('…') {
            Some(start) => answer.starts_with(start),
            None => answer == self.expected,
        }
    }

    /// What should stand there: as much of the answer as the book shows.
    fn renewed(&self, answer: &str) -> String {
        match self.expected.strip_suffix('…') {
            Some(start) => answer.chars().take(start.chars().count()).chain(['…']).collect(),
            None => answer.to_owned(),
        }
    }
}

fn exchanges(page: &str) -> Vec<Exchange<'_>> {
    let lines = blocks(page, "protocol").concat();
    let pairs = lines.chunks(2).map(|pair| match *pair {
        [(_, request), (place, expected)] if request.starts_with("> ") && expected.starts_with("< ") => {
            Exchange { request: &request[2..], expected: &expected[2..], place }
        }
        _ => panic!("docs/{BOTS}, line {}: a request `> …` and its answer `< …` belong here", pair[0].0 + 1),
    });
    pairs.collect()
}

/// What the program answers to the requests of the page.
fn answers(exchanges: &[Exchange<'_>]) -> Vec<String> {
    let input: String = exchanges.iter().map(|exchange| format!("{}\n", exchange.request)).collect();
    let output = run(TELEFRAG, &["engine", "adrenaline"], input.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let lines: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), exchanges.len(), "every request is answered by one line");
    lines
}

#[test]
fn the_conversation_in_the_book_is_true() {
    let page = read(BOTS);
    let exchanges = exchanges(&page);
    assert!(exchanges.len() > 20, "{} exchanges", exchanges.len());
    let answers = answers(&exchanges);
    if std::env::var_os("TELEFRAG_BLESS").is_some_and(|value| value == "1") {
        let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
        for (exchange, answer) in exchanges.iter().zip(&answers).filter(|(it, answer)| !it.holds(answer)) {
            lines[exchange.place] = format!("< {}", exchange.renewed(answer));
        }
        return std::fs::write(docs(BOTS), lines.join("\n") + "\n").expect("the page can be written");
    }
    for (exchange, answer) in exchanges.iter().zip(&answers) {
        assert!(
            exchange.holds(answer),
            "docs/{BOTS}, line {}: the answer to\n  {}\nis\n  {answer}\nand the book says\n  {}\nto accept it, run \
             the test with TELEFRAG_BLESS=1",
            exchange.place + 1,
            exchange.request,
            exchange.expected,
        );
    }
}

#[test]
fn every_command_of_the_protocol_is_shown() {
    let page = read(BOTS);
    let complaint = run(TELEFRAG, &["engine", "adrenaline"], b"{\"cmd\":\"?\"}\n");
    let (_, commands) = stdout(&complaint).split_once("commands are ").expect("the commands");
    let (commands, _) = commands.split_once('"').expect("the end of the message");
    let requests: Vec<&str> = exchanges(&page).iter().map(|exchange| exchange.request).collect();
    for command in commands.split(", ") {
        let word = format!("\"cmd\":\"{command}\"");
        assert!(requests.iter().any(|request| request.contains(&word)), "no request `{command}`");
    }
}

#[test]
fn every_verb_of_the_notation_is_explained() {
    let page = read(BOTS);
    let actions: Vec<String> = Adrenaline::universe().iter().map(ToString::to_string).collect();
    let verbs: BTreeSet<&str> = actions.iter().filter_map(|action| action.split(' ').next()).collect();
    for verb in verbs {
        let row = [format!("| `{verb}`"), format!("| `{verb} ")];
        assert!(row.iter().any(|row| page.contains(row)), "no row for `{verb}`");
    }
}

#[test]
fn every_field_of_a_weapon_is_explained() {
    let page = read("src/content.md");
    let data = read("../content/adrenaline/weapons.toml");
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    let values = ["zone", "drag", "when", "hook"];
    for pair in lines.flat_map(|line| line.split([',', '{'])) {
        let Some((key, value)) = pair.split_once('=') else { continue };
        let key = key.trim();
        assert!(page.contains(&format!("`{key}`")), "no word about `{key}`");
        let value = value.split('"').nth(1).filter(|_| values.contains(&key));
        assert!(value.is_none_or(|value| page.contains(&format!("`{value}`"))), "no word about {pair}");
    }
}

#[test]
fn the_replays_in_the_book_are_real() {
    let page = read("src/commands.md");
    let replays = blocks(&page, "tfr");
    assert!(!replays.is_empty());
    for replay in replays {
        let text: String = replay.iter().map(|(_, line)| format!("{line}\n")).collect();
        let file = Temporary::new("book.tfr", text.as_bytes());
        let output = run(TELEFRAG, &["replay", "verify", file.path()], b"");
        assert!(output.status.success(), "{}", stderr(&output));
    }
}

/// Run an example of the book with the real program; none if its language is not installed.
fn example(language: &str, file: &str, args: &[&str]) -> Option<String> {
    assert!(
        read(BOTS).contains(&format!("{{{{#include ../examples/{file}}}}}")),
        "{file} is not in the book"
    );
    let mut there = Command::new(language);
    there.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if !there.status().is_ok_and(|status| status.success()) {
        eprintln!("there is no {language}: {file} is not run");
        return None;
    }
    let file = docs("examples").join(file);
    let args: Vec<&str> =
        [file.to_str().expect("a path in UTF-8"), TELEFRAG].into_iter().chain(args.iter().copied()).collect();
    let output = run(language, &args, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    Some(stdout(&output).replace("\r\n", "\n"))
}

#[test]
fn the_bot_in_python_plays_a_game() {
    if let Some(said) = example("python3", "random_bot.py", &["7"]) {
        assert!(said.starts_with("points [") && said.contains("winners ['p"), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn the_bot_in_bash_plays_a_game() {
    if let Some(said) = example("bash", "random_bot.sh", &[]) {
        assert!(said.starts_with("\"outcome\":{\"points\":["), "{said}");
    }
}

#[test]
fn a_position_is_edited_as_the_book_says() {
    if let Some(said) = example("python3", "edit_position.py", &[]) {
        let page = read(BOTS);
        let shown = blocks(&page, "text").into_iter().any(|block| {
            let text: String = block.iter().map(|(_, line)| format!("{line}\n")).collect();
            text == said
        });
        assert!(shown, "the book does not show this:\n{said}");
    }
}
