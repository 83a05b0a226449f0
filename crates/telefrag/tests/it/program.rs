//! Running the real program.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use unicode_width::UnicodeWidthStr;

/// The program that was built with these tests.
pub(crate) const TELEFRAG: &str = env!("CARGO_BIN_EXE_telefrag");

/// Run a program with arguments and input, and wait for its end.
pub(crate) fn run(program: impl AsRef<OsStr>, args: &[&str], input: &[u8]) -> Output {
    run_in(None, program, args, input)
}

/// The same where the environment says how many columns and rows the terminal has.
fn run_in(size: Option<(usize, usize)>, program: impl AsRef<OsStr>, args: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env("LC_ALL", "C").env_remove("LINES").env_remove("COLUMNS");
    if let Some((columns, rows)) = size {
        command.env("COLUMNS", columns.to_string()).env("LINES", rows.to_string());
    }
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    std::thread::scope(|scope| {
        // It may end before it has read everything.
        scope.spawn(move || _ = stdin.write_all(input));
        child.wait_with_output().expect("it ends")
    })
}

/// Play a game in a terminal of this size; what was written.
#[track_caller]
pub(crate) fn play(size: Option<(usize, usize)>, game: &str, options: &[&str], lines: &str) -> String {
    let output = run_in(size, TELEFRAG, &[&["play", game], options].concat(), lines.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{options:?}: {}", stderr(&output));
    stdout(&output).to_owned()
}

/// Every screen fits the terminal, and there are enough of them.
#[track_caller]
pub(crate) fn assert_screens_fit(text: &str, (columns, rows): (usize, usize), case: &str) {
    let screens: Vec<&str> = text.split("\nTELEFRAG ").skip(1).collect();
    assert!(screens.len() > 20, "{case}: {} screens", screens.len());
    for screen in screens {
        let screen = screen.split("\n> ").next().unwrap_or(screen);
        // One more for what is typed.
        let height = screen.lines().count() + 1;
        assert!(height <= rows, "{case}: {height} rows of {rows}\n{screen}");
        let widest = screen.lines().skip(1).map(UnicodeWidthStr::width).max();
        assert!(widest <= Some(columns), "{case}: {widest:?} of {columns} columns\n{screen}");
    }
}

/// Nothing is said by a key or with a hole.
#[track_caller]
pub(crate) fn assert_told(text: &str) {
    for gap in ["⟦", "{$", "d04-", "d16-", "refusal-", "ui-"] {
        let line = text.lines().find(|line| line.contains(gap) && !line.starts_with("> "));
        assert!(line.is_none(), "a text is missing: {line:?}");
    }
}

pub(crate) fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

pub(crate) fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}

/// The one JSON object that a command prints.
pub(crate) fn json(args: &[&str]) -> Value {
    let output = run(TELEFRAG, args, b"");
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    serde_json::from_str(stdout(&output)).expect("JSON")
}

/// A conversation with `telefrag engine adrenaline`: the answers, one for each line.
pub(crate) fn engine(program: impl AsRef<OsStr>, input: &[u8]) -> Vec<Value> {
    let output = run(program, &["engine", "adrenaline"], input);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let answer = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
        assert!(value.get("ok").is_some() != value.get("error").is_some(), "{line}");
        value
    };
    stdout(&output).lines().map(answer).collect()
}

/// A random game of so many decisions (or to its end), as a replay file's text.
pub(crate) fn played(program: impl AsRef<OsStr>, seed: u64, decisions: usize) -> String {
    use std::io::{BufRead, BufReader};
    let mut command = Command::new(program);
    command.args(["engine", "adrenaline"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("input");
    let mut lines = BufReader::new(child.stdout.take().expect("output")).lines();
    let mut ask = |request: Value| -> Value {
        writeln!(stdin, "{request}").expect("it listens");
        serde_json::from_str(&lines.next().expect("an answer").expect("text")).expect("JSON")
    };
    ask(serde_json::json!({ "cmd": "new", "seed": seed }));
    for step in 0..decisions {
        let bot = ask(serde_json::json!({ "cmd": "bot", "seed": step }));
        let Some(action) = bot["ok"]["action"].as_str() else { break };
        let done = ask(serde_json::json!({ "cmd": "apply", "action": action }));
        assert!(done.get("ok").is_some(), "{action}: {done}");
    }
    let text =
        ask(serde_json::json!({ "cmd": "replay" }))["ok"]["replay"].as_str().expect("a replay").to_owned();
    ask(serde_json::json!({ "cmd": "quit" }));
    assert!(child.wait().expect("it ends").success());
    text
}

/// A file that is gone when the test is over.
pub(crate) struct Temporary(PathBuf);

impl Temporary {
    pub(crate) fn new(name: &str, text: &[u8]) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a file can be written");
        Temporary(path)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.0);
    }
}
