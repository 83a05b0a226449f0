//! The book cannot drift: its conversations are held with the real program, its examples run, its tables are complete.
//!
//! In `docs/src/bots.md` the blocks marked `protocol` are one conversation, from the top of the page to its end. A
//! line `> …` is a request, the line `< …` below it the answer; an answer that ends with `…` begins like that. With
//! `TELEFRAG_BLESS=1` in the environment the answers are written anew.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::program::{TELEFRAG, Temporary, run, stderr, stdout};
use adrenaline::Adrenaline;
use engine::Proof;

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

/// What stands in backticks in a text.
fn words(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// By what a row of the table under a heading is for: the words that it lists.
fn vocabulary<'a>(page: &'a str, heading: &str) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let (_, rest) = page.split_once(&format!("{heading}\n\n")).unwrap_or_else(|| panic!("no {heading}"));
    let table = rest.lines().take_while(|line| line.starts_with('|')).skip(2);
    let rows = table.filter_map(|row| row.trim_matches([' ', '|']).split_once(" | "));
    rows.map(|(what, listed)| (what, words(listed))).collect()
}

#[track_caller]
fn assert_listed(told: &BTreeSet<&str>, known: impl IntoIterator<Item = impl ToString>) {
    let known: BTreeSet<String> = known.into_iter().map(|word| word.to_string()).collect();
    assert_eq!(told.iter().copied().collect::<Vec<_>>(), known.iter().collect::<Vec<_>>());
}

#[test]
fn every_word_of_a_scenario_is_listed() {
    use doom2004::place::{ObstacleKind, Winner};
    use doom2004::{Colour, InvaderKind, KeyColour, Piece, TokenKind};

    let page = read("src/scenarios.md");
    let told = vocabulary(&page, "## Words of a scenario");
    assert_listed(&told["`kind` of figures, `spawn`"], InvaderKind::ALL);
    assert_listed(&told["`kind` of tokens, `place`, `give`"], TokenKind::equipment());
    assert_listed(&told["`kind` of obstacles"], ObstacleKind::ALL);
    let colours = Colour::ALL.map(|colour| colour.to_string()).into_iter().chain(["any".to_owned()]);
    assert_listed(&told["`colour` of figures"], colours);
    assert_listed(&told["`colour` of teleporters, `key` of doors"], KeyColour::ALL);
    assert_listed(&told["`win`"], Winner::ALL);
    assert_listed(&told["`mood`"], skirmish::Mood::ALL);
    assert_eq!(told.len(), 7);
    let (_, pieces) = page.split_once("`content/doom2004/pieces.toml`:\n").expect("the pieces");
    assert_listed(
        &words(pieces.lines().next().unwrap_or_default()),
        Piece::all().map(|piece| piece.card().id.clone()),
    );
}

#[test]
fn every_word_of_a_mission_is_listed() {
    use doom2016::{
        CardSets, DemonKind, EventSet, InvasionKind, Item, ObjectiveKind, Portal, SetKind, ThreatKind,
    };

    let page = read("src/scenarios.md");
    let told = vocabulary(&page, "### Words");
    assert_listed(&told["`objective`"], ObjectiveKind::ALL);
    assert_listed(&told["`threat`"], ThreatKind::ALL);
    assert_listed(&told["`invasion`"], InvasionKind::ALL);
    assert_listed(&told["`events`"], EventSet::ALL);
    let starting = CardSets::of_kind(SetKind::Starting);
    let lies = |item: &Item| !matches!(item, Item::Weapon(set) if starting.has(*set));
    assert_listed(&told["`tokens`"], Item::all().filter(lies));
    assert_listed(&told["`figures`"], DemonKind::ALL);
    assert_listed(&told["`kits`"], starting.iter());
    assert_listed(&told["`colour`"], Portal::ALL);
    assert_eq!(told.len(), 8);
}

#[test]
fn the_whole_scenario_of_the_book_passes_the_checker_and_can_be_won() {
    let page = read("src/scenarios.md");
    assert!(page.contains("{{#include ../examples/cold-store.toml}}"));
    let file = docs("examples/cold-store.toml");
    let file = file.to_str().expect("a path in UTF-8");
    let checked = run(TELEFRAG, &["scenario", "check", file], b"");
    assert!(stdout(&checked).ends_with("cold-store.toml: 0 errors, 0 warnings\n"), "{}", stdout(&checked));
    let measured = run(TELEFRAG, &["scenario", "measure", file, "--games", "8", "--json"], b"");
    let measured: serde_json::Value = serde_json::from_str(stdout(&measured)).expect("JSON");
    let wins = measured["all"]["wins"].as_u64().unwrap_or_else(|| panic!("{measured}"));
    assert!((1..8).contains(&wins) && measured["unfinished"] == 0, "{measured}");
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

#[test]
fn a_thousand_games_at_a_time_are_played_on() {
    // Few games and many decisions, so that some end and begin anew.
    for (game, decisions, games) in [("adrenaline", "12000", "6"), ("doom2016", "5000", "4")] {
        let Some(said) = example("python3", "batch.py", &[game, decisions, games]) else { return };
        let (played, rest) = said.split_once(" decisions, ").expect("how many decisions");
        let (finished, speed) = rest.split_once(" games finished, ").expect("how many games");
        let number = |text: &str| text.parse::<u64>().unwrap_or_else(|e| panic!("{text}: {e}"));
        assert!(number(played) >= number(decisions), "{said}");
        assert!(number(finished) > 0, "{said}");
        assert!(speed.ends_with(" decisions a second\n"), "{said}");
    }
}

#[test]
fn a_program_that_learns_finds_numbers_masks_and_rewards() {
    for game in ["adrenaline", "doom2016"] {
        let Some(said) = example("python3", "environment.py", &[game]) else { return };
        let (actions, rest) = said.split_once(" actions have numbers; rewards {").expect("numbers");
        assert!(actions.parse::<u32>().is_ok_and(|n| n > 100), "{said}");
        assert!(rest.contains("alone against computers: "), "{said}");
        let rewards = rest.split(['}', ',']).filter_map(|part| part.split_once("': "));
        let sum: f64 = rewards.filter_map(|(_, reward)| reward.parse::<f64>().ok()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "somebody wins, or several share it: {said}");
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
