//! `telefrag replay`: list a replay, step through it, verify it.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use codex::{Arg, Lang, said};
use engine::replay::{Beginning, Problem, Replay, Transcript};
use engine::{Entry, Table, Words};
use server::pledge;

use crate::titles::Title;
use crate::words::say;
use crate::{explain, titles};

/// What to do with which file.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// List every action with what it means and what happened.
    Show {
        /// The replay (.tfr).
        file: PathBuf,
    },
    /// Go through the game action by action.
    Step {
        /// The replay (.tfr).
        file: PathBuf,
    },
    /// Play it once more and compare every hash.
    Verify {
        /// The replay (.tfr).
        file: PathBuf,
        /// The pledge that you noted when the game began: whoever made the file may have put another one into it.
        #[arg(long, value_name = "HASH", value_parser = written_pledge)]
        pledge: Option<String>,
    },
}

/// A pledge as it is shown.
fn written_pledge(text: &str) -> Result<String, String> {
    let pledge = text.trim();
    if pledge.len() != 64 || !pledge.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(said("cli-bad-pledge", &[("text", Arg::text(pledge))]).into());
    }
    Ok(pledge.to_owned())
}

/// What to do with a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// List it.
    Show,
    /// Go through it.
    Step,
    /// Compare every hash.
    Verify,
    /// Explain the action of this number, from 1.
    Explain(usize),
}

/// Do it.
///
/// # Errors
/// If the file cannot be read or is not what it should be.
pub fn run(command: &Command, lang: Lang) -> Result<()> {
    match command {
        Command::Show { file } => open(file, How::Show, None, lang),
        Command::Step { file } => open(file, How::Step, None, lang),
        Command::Verify { file, pledge } => open(file, How::Verify, pledge.as_deref(), lang),
    }
}

/// A replay file: its text, what it says, and which game it is of.
///
/// # Errors
/// If it cannot be read, or is of a game that nobody knows here.
pub(crate) fn read(file: &Path) -> Result<(String, Transcript, &'static Title)> {
    let name = || file.display().to_string();
    let bytes = std::fs::read(file).with_context(name)?;
    let text = String::from_utf8(bytes).with_context(|| said("cli-no-replay", &[])).with_context(name)?;
    let transcript = Transcript::read(&text).with_context(name)?;
    let Some(title) = titles::find(&transcript.header.game) else {
        let known: Vec<_> = titles::ids().collect();
        let game = &transcript.header.game;
        bail!(said(
            "cli-unknown-replay",
            &[("file", Arg::Text(name())), ("game", Arg::text(game)), ("known", Arg::Text(known.join(", ")))]
        ));
    };
    Ok((text, transcript, title))
}

/// Do it with a file; verified, the seed is compared with the pledge that somebody noted, too.
///
/// # Errors
/// If the file cannot be read or is not what it should be.
pub fn open(file: &Path, how: How, noted: Option<&str>, lang: Lang) -> Result<()> {
    let name = || file.display().to_string();
    let (text, transcript, title) = read(file)?;
    let seed = match &transcript.header.beginning {
        Beginning::New { seed, .. } => Some(*seed),
        Beginning::Position(_) => None,
    };
    title.commands.replay(transcript, how, lang).with_context(name)?;
    if how == How::Verify {
        prove(&text, seed, noted).with_context(name)?;
    }
    Ok(())
}

/// Is the seed the one that was pledged?
fn prove(text: &str, seed: Option<u64>, noted: Option<&str>) -> Result<()> {
    let unfair = || said("cli-unfair", &[]);
    let kept = seed.and_then(|seed| pledge::kept(text, seed));
    if kept == Some(false) {
        bail!(unfair());
    }
    let Some(noted) = noted else {
        if kept.is_some() {
            println!(
                "the file keeps the pledge that it carries; with --pledge it is compared with the one you noted"
            );
        }
        return Ok(());
    };
    let (Some(seed), Some(_)) = (seed, kept) else { bail!(said("cli-no-pledge", &[])) };
    if !pledge::proves(text, seed, noted) {
        bail!(unfair());
    }
    println!("the pledge is kept: the seed is the one whose hash was shown when the game began");
    Ok(())
}

/// Do it with a game of known rules.
///
/// # Errors
/// If the replay is not what it should be.
pub fn go<G: Words>(transcript: Transcript, how: How, lang: Lang) -> Result<()> {
    let mut out = io::stdout().lock();
    let table = Replay::<G>::of(transcript.clone()).and_then(|replay| replay.verify());
    match (how, table) {
        (How::Verify, Ok(table)) => {
            let hashes = transcript.marks.len();
            let (count, hash) = (table.log().len(), table.hash());
            writeln!(out, "the same game: {count} actions, {hashes} hashes compared, the last one {hash}")?;
            Ok(())
        }
        (How::Show, Ok(table)) => show(&mut out, &transcript, &table, lang),
        (How::Step, Ok(table)) => step(&mut out, &table, lang),
        (How::Explain(number), Ok(table)) => explain::explain(&mut out, &table, number, lang),
        (How::Show, Err(error)) => {
            // What is written can be listed, whatever it plays like.
            head(&mut out, &transcript)?;
            for (i, line) in transcript.lines.iter().enumerate() {
                writeln!(out, "{:>5}  {line}", i + 1)?;
            }
            if matches!(error.problem, Problem::OtherRules { .. }) {
                writeln!(out, "\n{error}")?;
                return Ok(());
            }
            Err(error.into())
        }
        (_, Err(error)) => Err(error.into()),
    }
}

fn head(out: &mut impl Write, transcript: &Transcript) -> io::Result<()> {
    let header = &transcript.header;
    writeln!(out, "{}, rules {}", header.game, header.rules)?;
    match &header.beginning {
        Beginning::New { setup, seed } => writeln!(out, "set-up {setup}, seed {seed:#x}")?,
        Beginning::Position(_) => writeln!(out, "from a position")?,
    }
    writeln!(out)
}

fn show<G: Words>(out: &mut impl Write, transcript: &Transcript, table: &Table<G>, lang: Lang) -> Result<()> {
    head(out, transcript)?;
    for number in 0..table.log().len() {
        entry(out, table, number, lang)?;
    }
    writeln!(out)?;
    outcome(out, table)?;
    Ok(())
}

/// One entry of the log: its notation, its meaning, what happened.
fn entry<G: Words>(out: &mut impl Write, table: &Table<G>, number: usize, lang: Lang) -> Result<()> {
    let Some(entry) = table.log().get(number) else { return Ok(()) };
    write!(out, "{:>5}  {entry}", number + 1)?;
    if let (Entry::Act { action, .. }, Some(state)) = (entry, table.state_at(number)) {
        write!(out, "  ({})", say(lang, &G::label(&state, *action)))?;
    }
    writeln!(out)?;
    let Some(after) = table.state_at(number + 1) else { return Ok(()) };
    for event in table.events_at(number).unwrap_or_default() {
        let (message, rules) = G::tell(&after, &event);
        let rules: Vec<_> = rules.iter().map(|rule| rule.number()).collect();
        writeln!(out, "         {} [{}]", say(lang, &message), rules.join(", "))?;
    }
    Ok(())
}

fn outcome<G: Words>(out: &mut impl Write, table: &Table<G>) -> Result<()> {
    match table.outcome() {
        Some(outcome) => writeln!(out, "outcome {}", serde_json::to_string(&outcome)?)?,
        None => writeln!(out, "the game is not over")?,
    }
    Ok(())
}

/// Enter goes on, `b` goes back, a number goes there, `q` ends.
fn step<G: Words>(out: &mut impl Write, table: &Table<G>, lang: Lang) -> Result<()> {
    let last = table.log().len();
    let mut at = 0;
    let mut lines = io::stdin().lock().lines();
    loop {
        if at > 0 {
            entry(out, table, at - 1, lang)?;
        }
        if let Some(state) = table.state_at(at) {
            writeln!(out, "position {}", serde_json::to_string(&state)?)?;
            writeln!(out, "hash {}", G::hash(&state))?;
        }
        if at == last {
            outcome(out, table)?;
        }
        if io::stdin().is_terminal() {
            write!(out, "{at} of {last}; Enter: next, b: back, N: go to N, q: quit > ")?;
        }
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        at = match line?.trim() {
            "q" => return Ok(()),
            "b" => at.saturating_sub(1),
            "" if at == last => return Ok(()),
            "" => at + 1,
            number => number.parse::<usize>().map_or(at, |n| n.min(last)),
        };
    }
}
