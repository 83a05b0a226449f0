//! `telefrag scenario check` through the real program.

mod program;

use program::{TELEFRAG, run, stderr, stdout};

const CONTENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/doom2004");
const BROKEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../doom2004/tests/broken");

#[test]
fn everything_that_comes_with_the_game_is_clean() {
    // As a shell would list content/doom2004/*: data files, the folder of scenarios, and texts that are no scenario.
    let mut files: Vec<String> =
        std::fs::read_dir(CONTENT).unwrap().map(|e| e.unwrap().path().display().to_string()).collect();
    files.sort();
    let mut args = vec!["scenario", "check"];
    args.extend(files.iter().map(String::as_str));
    let output = run(TELEFRAG, &args, b"");
    assert!(output.status.success(), "{}{}", stdout(&output), stderr(&output));
    for id in ["way-out", "hold-the-relay", "broken-circuit", "hot-core", "the-hunt", "red-line"] {
        assert!(stdout(&output).contains(&format!("{id}.toml: 0 errors")), "{}", stdout(&output));
    }
}

#[test]
fn a_broken_scenario_is_refused_with_its_place() {
    let file = format!("{BROKEN}/overlap.toml");
    let output = run(TELEFRAG, &["scenario", "check", &file], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("overlap.toml:"), "{}", stdout(&output));
    assert!(stderr(&output).contains("1 of 1 files cannot be played"), "{}", stderr(&output));
}

#[test]
fn a_file_that_is_not_there_is_said_so() {
    let output = run(TELEFRAG, &["scenario", "check", "nowhere.toml"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("nowhere.toml cannot be read"), "{}", stderr(&output));
    let none = run(TELEFRAG, &["scenario", "check", concat!(env!("CARGO_MANIFEST_DIR"), "/src")], b"");
    assert!(stderr(&none).contains("there is nothing to check"), "{}", stderr(&none));
}
