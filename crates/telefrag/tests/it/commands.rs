//! `telefrag sim`, `bench` and the command line itself.

use crate::program::{TELEFRAG, json, run, stderr, stdout};
use serde_json::Value;

#[test]
fn sim_counts_games_and_follows_from_its_seed() {
    let sim = |seed: &str, threads: &str| {
        let args = [
            "sim",
            "adrenaline",
            "--games",
            "12",
            "--seed",
            seed,
            "--players",
            "random",
            "--threads",
            threads,
            "--json",
        ];
        let mut summary = json(&args);
        assert!(summary["seconds"].as_f64().unwrap() >= 0.0);
        summary["seconds"] = Value::Null;
        summary
    };
    let summary = sim("1", "1");
    assert_eq!((&summary["games"], &summary["finished"]), (&12.into(), &12.into()));
    assert!(summary["decisions"].as_u64().unwrap() > 12);
    assert!(summary["branching"].as_f64().unwrap() > 1.0);
    assert_eq!(summary["points"].as_array().unwrap().len(), 5);
    assert_eq!(summary["wins"].as_array().unwrap().len(), 5);
    assert_eq!(summary, sim("1", "2"));
    assert_eq!(summary, sim("0x1", "1"));
    assert_ne!(summary, sim("2", "1"));
}

#[test]
fn sim_prints_a_table_for_people() {
    let args = ["sim", "adrenaline", "--games", "2", "--setup", r#"{"players":3}"#];
    let output = run(TELEFRAG, &args, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("finished           2\n"), "{}", stdout(&output));
    assert!(stdout(&output).contains("\np3 ") && !stdout(&output).contains("\np4 "));
    assert_eq!(stderr(&output), "");
}

#[test]
fn bench_measures_every_game() {
    for args in
        [&["bench", "--seconds", "0.1", "--json"][..], &["bench", "adrenaline", "--seconds", "0.1", "--json"]]
    {
        let speed = &json(args)["adrenaline"];
        for key in ["games_per_s", "decisions_per_s", "copy_hash_ns", "legal_ns", "view_ns", "state_bytes"] {
            assert!(speed[key].as_f64().is_some_and(|n| n > 0.0), "{key}: {speed}");
        }
        for key in ["largest_ms", "hostile_ms"] {
            assert!(speed["checker"][key].as_f64().is_some_and(|n| n > 0.0), "{key}: {speed}");
        }
    }
    let output = run(TELEFRAG, &["bench", "--seconds", "0"], b"");
    assert!(output.status.success() && stdout(&output).contains("adrenaline"));
    assert!(stdout(&output).contains("largest map ms"), "{}", stdout(&output));
}

#[test]
fn wrong_usage_is_told_on_stderr_with_exit_code_2() {
    for args in [
        &["fly"][..],
        &["engine"],
        &["engine", "chess"],
        &["sim", "chess"],
        &["sim", "adrenaline", "--games", "-1"],
        &["sim", "adrenaline", "--players", "divine"],
        &["sim", "adrenaline", "--seed", "one"],
        &["bench", "--seconds", "nan"],
        &["replay", "show"],
        &["replay", "verify", "no/such/file.tfr", "--pledge", "abc"],
        &["--lang", "tlh"],
    ] {
        let output = run(TELEFRAG, args, b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!stderr(&output).is_empty() && stdout(&output).is_empty(), "{args:?}");
    }
}

#[test]
fn failures_are_told_on_stderr_with_exit_code_1() {
    for (args, reason) in [
        (&["sim", "adrenaline", "--setup", "{"][..], "the set-up cannot be read"),
        (&["sim", "adrenaline", "--setup", r#"{"players":2}"#], "cannot be played"),
        (&["sim", "adrenaline", "--setup", r#"{"players":"x"}"#], "players: invalid type"),
        (&["replay", "verify", "no/such/file.tfr"], "no/such/file.tfr"),
    ] {
        let output = run(TELEFRAG, args, b"");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(stderr(&output).starts_with("error: "), "{}", stderr(&output));
        assert!(stderr(&output).contains(reason), "{}", stderr(&output));
        assert!(stdout(&output).is_empty(), "{args:?}");
    }
}

#[test]
fn help_and_version_are_no_failure() {
    assert!(stdout(&run(TELEFRAG, &["--help"], b"")).contains("Usage: telefrag"));
    assert!(stdout(&run(TELEFRAG, &["--version"], b"")).starts_with("telefrag "));
    // Whatever the terminal speaks: programs read English.
    let help = run(TELEFRAG, &["engine", "--help"], b"");
    assert!(stdout(&help).contains("`engine` then speaks English"), "{}", stdout(&help));
}
