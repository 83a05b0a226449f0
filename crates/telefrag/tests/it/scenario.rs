//! `telefrag scenario` through the real program: check, generate, measure.

use crate::program::{TELEFRAG, json, run, stderr, stdout};

const CONTENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content");
const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// As a shell would list a folder: data files, the folder of scenarios, and texts that are no scenario.
fn listing(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(format!("{CONTENT}/{folder}")).unwrap();
    let mut files: Vec<String> = entries.map(|e| e.unwrap().path().display().to_string()).collect();
    files.sort();
    files
}

#[test]
fn everything_that_comes_with_the_games_is_clean() {
    let files = [listing("doom2004"), listing("doom2016")].concat();
    let mut args = vec!["scenario", "check"];
    args.extend(files.iter().map(String::as_str));
    let output = run(TELEFRAG, &args, b"");
    assert!(output.status.success(), "{}{}", stdout(&output), stderr(&output));
    for id in ["way-out", "hold-the-relay", "broken-circuit", "hot-core", "the-hunt", "red-line"]
        .into_iter()
        .chain(doom2016::place::shipped_files().iter().map(|(id, _)| *id))
        .chain(["dice", "operations", "demons"])
    {
        assert!(stdout(&output).contains(&format!("{id}.toml: 0 errors")), "{}", stdout(&output));
    }
}

/// Three games have a file of this name: the folder says whose it is, and else whoever understands it.
#[test]
fn a_data_file_is_read_by_the_game_it_belongs_to() {
    let elsewhere = tempfile::tempdir().unwrap();
    for game in ["adrenaline", "doom2004"] {
        let ours = format!("{CONTENT}/{game}/weapons.toml");
        let copy = elsewhere.path().join("weapons.toml");
        std::fs::copy(&ours, &copy).unwrap();
        for file in [ours, copy.display().to_string()] {
            let output = run(TELEFRAG, &["scenario", "check", &file], b"");
            assert!(output.status.success(), "{}{}", stdout(&output), stderr(&output));
        }
        let other = elsewhere.path().join("doom2016");
        std::fs::create_dir_all(&other).unwrap();
        std::fs::copy(&copy, other.join("demons.toml")).unwrap();
        let wrong = run(TELEFRAG, &["scenario", "check", other.join("demons.toml").to_str().unwrap()], b"");
        assert!(stdout(&wrong).contains("unknown field `weapon`"), "{}", stdout(&wrong));
    }
}

#[test]
fn a_broken_file_of_either_game_is_refused_with_its_place() {
    for (game, file) in [("doom2004", "overlap.toml"), ("doom2016", "rooms-overlap.toml")] {
        let path = format!("{CRATES}/{game}/tests/broken/{file}");
        let output = run(TELEFRAG, &["scenario", "check", &path], b"");
        assert_eq!(output.status.code(), Some(1));
        assert!(stdout(&output).contains("overlaps"), "{}", stdout(&output));
        assert!(stdout(&output).contains(&format!("{file}:")), "{}", stdout(&output));
        assert!(stderr(&output).contains("1 of 1 files cannot be played"), "{}", stderr(&output));
    }
}

#[test]
fn a_file_that_is_no_text_is_refused_with_its_place() {
    let file = std::env::temp_dir().join(format!("telefrag-no-text-{}.toml", std::process::id()));
    std::fs::write(&file, b"id = \"x\"\ntitle = \"\xff\"\n").unwrap();
    let output = run(TELEFRAG, &["scenario", "check", file.to_str().unwrap()], b"");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains(".toml:2:10"), "{}", stdout(&output));
}

/// A file that says nothing of either game is not taken for one of them.
#[test]
fn a_file_of_neither_game_is_said_so() {
    let file = std::env::temp_dir().join(format!("telefrag-neither-{}.toml", std::process::id()));
    std::fs::write(&file, "# A draft.\nid = \"x\"\n").unwrap();
    let output = run(TELEFRAG, &["scenario", "check", file.to_str().unwrap()], b"");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("nor a mission of DOOM 2016"), "{}", stdout(&output));
}

/// Nothing in a file can steer the terminal that tells what is wrong with it.
#[test]
fn what_is_said_of_a_file_steers_no_terminal() {
    let path = format!("{CRATES}/doom2016/tests/broken/id-that-steers.toml");
    let output = run(TELEFRAG, &["scenario", "check", &path], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("is no name for a mission"), "{}", stdout(&output));
    assert!(!stdout(&output).contains('\u{1b}'), "{}", stdout(&output));
}

#[test]
fn a_file_that_is_not_there_is_said_so() {
    let output = run(TELEFRAG, &["scenario", "check", "nowhere.toml"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("nowhere.toml cannot be read"), "{}", stderr(&output));
    let none = run(TELEFRAG, &["scenario", "check", concat!(env!("CARGO_MANIFEST_DIR"), "/src")], b"");
    assert!(stderr(&none).contains("there is nothing to check"), "{}", stderr(&none));
}

/// What a command writes, if it succeeds.
fn written(args: &[&str]) -> String {
    let output = run(TELEFRAG, args, b"");
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output).to_owned()
}

#[test]
fn a_generated_file_is_checked_and_measured() {
    let folder = tempfile::tempdir().unwrap();
    for (game, sides, crew, rows) in [
        ("doom2004", "on both sides", "2", 1),
        ("doom2016", "on both sides", "2", 1),
        ("adrenaline", "in every seat", "4", 4),
    ] {
        let order = ["scenario", "generate", game, "--seed", "4", "--size", "small", "--tune", "1"];
        let text = written(&order);
        assert_eq!(written(&order), text, "the same order makes the same file");
        assert_eq!(written(&[&order[..], &["--threads", "1"]].concat()), text);
        let id =
            text.lines().find_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"')).expect("an id");
        let file = folder.path().join(format!("{id}.toml"));
        std::fs::write(&file, &text).unwrap();
        let path = file.to_str().unwrap();
        assert!(written(&["scenario", "check", path]).ends_with(": 0 errors, 0 warnings\n"));
        let measure = ["scenario", "measure", path, "--games", "5", "--level", "recruit", "--seed", "2"];
        let table = written(&measure);
        assert!(table.starts_with(&format!("{game} {id}: 5 games, recruit {sides}\n")), "{table}");
        let object = json(&[&measure[..], &["--json", "--threads", "1"]].concat());
        assert_eq!((&object["games"], &object["seed"]), (&5.into(), &2.into()));
        assert_eq!(object, json(&[&measure[..], &["--json"]].concat()), "the same seed, the same numbers");
        let one = json(&[&measure[..], &["--json", "--marines", crew]].concat());
        assert_eq!(one["marines"].as_array().map(Vec::len), Some(rows));
        assert_eq!(one["marines"][0]["marines"].to_string(), crew);
    }
}

#[test]
fn an_order_that_cannot_be_met_says_why() {
    let cases: [(&[&str], &str); 7] = [
        (&["doom2004", "--seed", "x"], "a seed is a number, or 0x and hexadecimal digits"),
        (&["doom2004"], "--seed"),
        (&["quake", "--seed", "1"], "[possible values: adrenaline, doom2004, doom2016]"),
        (&["adrenaline", "--seed", "1", "--mood", "hell"], "in adrenaline everybody is against everybody"),
        (
            &["doom2004", "--seed", "1", "--objective", "seal-the-breach"],
            "write leave, kill, carry, survive or clear",
        ),
        (&["doom2016", "--seed", "1", "--marines", "5"], "doom2016 is played by 1 to 4 marines, not by 5"),
        (&["doom2016", "--seed", "1", "--size", "huge"], "`huge` is no size; write small, medium or large"),
    ];
    for (args, expected) in cases {
        let output = run(TELEFRAG, &[&["scenario", "generate"], args].concat(), b"");
        assert!(!output.status.success() && stdout(&output).is_empty(), "{args:?}");
        assert!(stderr(&output).contains(expected), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn a_file_that_cannot_be_measured_says_why() {
    let broken = format!("{CRATES}/doom2016/tests/broken/rooms-overlap.toml");
    let data = format!("{CONTENT}/doom2004/dice.toml");
    let fine = format!("{CONTENT}/doom2004/scenarios/way-out.toml");
    let cases: [(&[&str], &str, &str); 6] = [
        (&["nowhere.toml"], "", "nowhere.toml cannot be read"),
        (&[&broken], "overlaps the room", "rooms-overlap.toml cannot be played"),
        (&[&data], "", "is a data file, and no place to play on"),
        (&[&fine, "--marines", "4"], "", "it is played by 1 to 3 marines, not by 4"),
        (&[&fine, "--marines", "some"], "", "`some` is no number of marines; write one, or all"),
        (&[&fine, "--games", "0"], "", "without games there is nothing to measure"),
    ];
    for (args, said, why) in cases {
        let output = run(TELEFRAG, &[&["scenario", "measure"], args].concat(), b"");
        assert!(!output.status.success(), "{args:?}");
        assert!(stdout(&output).contains(said), "{args:?}: {}", stdout(&output));
        assert!(stderr(&output).contains(why), "{args:?}: {}", stderr(&output));
    }
}
