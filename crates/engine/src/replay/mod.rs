//! Replay files (`.tfr`): a header, one action a line, and hashes that catch a game that drifts where it drifts.
//!
//! ```text
//! telefrag-replay 1
//! game duel
//! rules 1
//! setup {"players":2,"hearts":3}
//! seed 0x0000000000000007
//!
//! # hash 0 0123456789abcdef
//! p1 aim
//! script die-6
//! p1 fire p2
//! # hash 3 fedcba9876543210
//! end 3
//! ```
//! Instead of `setup` and `seed` there may be `position {…}`. A hash stands every eight lines of the log and at the
//! end, counted like the lines themselves: actions, scripts and lines `luck N`, behind which luck goes on with another
//! stream because something was taken back. Other lines that begin with `#` are remarks.
//!
//! ```
//! use engine::{Seat, Start, Table, example::{Action, Duel, Setup}, replay};
//! let mut table = Table::<Duel>::new(Start::New { setup: Setup::default(), seed: 7 }).unwrap();
//! table.apply(Seat(0), Action::Aim).unwrap();
//!
//! let text = replay::write(&table);
//! let again = replay::read::<Duel>(&text).unwrap().verify().unwrap();
//! assert_eq!(again.hash(), table.hash());
//!
//! let error = replay::read::<Duel>(&text.replace("p1 aim", "p1 dodge")).unwrap().verify().unwrap_err();
//! assert_eq!(error.line, 8);
//! ```

mod error;
mod transcript;

pub use error::{Problem, ReplayError};
pub use transcript::{Beginning, Header, Line, Mark, Spoken, Transcript, parse_seed};

use std::fmt::Write as _;

use crate::table::HASH_EVERY;
use crate::{Game, Seat, Silent, Start, Table};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A game as a replay file.
pub fn write<G: Game>(table: &Table<G>) -> String {
    let mut text = String::with_capacity(256 + 16 * table.log().len());
    let json = |problem: serde_json::Error| format!("\"cannot be written: {problem}\"");
    let mut put = |line: std::fmt::Arguments<'_>| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{line}");
    };
    put(format_args!("telefrag-replay {FORMAT}"));
    put(format_args!("game {}", G::ID));
    put(format_args!("rules {}", G::RULES_VERSION));
    match table.start() {
        Start::New { setup, seed } => {
            put(format_args!("setup {}", serde_json::to_string(setup).unwrap_or_else(json)));
            put(format_args!("seed {seed:#018x}"));
        }
        Start::Position(state) => {
            put(format_args!("position {}", serde_json::to_string(state).unwrap_or_else(json)));
        }
    }
    put(format_args!(""));
    if let Some(hash) = table.noted_hash(0) {
        put(format_args!("# hash 0 {hash}"));
    }
    let count = table.log().len();
    for (i, entry) in table.log().iter().enumerate() {
        put(format_args!("{entry}"));
        if let Some(hash) = table.noted_hash(i + 1) {
            put(format_args!("# hash {} {hash}", i + 1));
        }
    }
    if !count.is_multiple_of(HASH_EVERY) {
        put(format_args!("# hash {count} {}", table.hash()));
    }
    put(format_args!("end {count}"));
    text
}

/// A replay of a game that this program knows.
///
/// Under other rules than this build's it can be listed (see [`Replay::transcript`]) but not played.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    transcript: Transcript,
    /// What the text means, if it was written under our rules.
    meaning: Option<Meaning<G>>,
}

#[derive(Clone, Debug)]
struct Meaning<G: Game> {
    start: Start<G>,
    steps: Vec<Step<G::Action>>,
}

#[derive(Clone, Debug)]
enum Step<A> {
    Act(Seat, A),
    Script,
    Luck(u32),
}

/// Read a replay file.
///
/// # Errors
/// The line, what is wrong with it and what to do.
pub fn read<G: Game>(text: &str) -> Result<Replay<G>, ReplayError> {
    Replay::of(Transcript::read(text)?)
}

impl<G: Game> Replay<G> {
    /// Understand a replay file that has been read.
    ///
    /// # Errors
    /// The line, what is wrong with it and what to do.
    pub fn of(transcript: Transcript) -> Result<Self, ReplayError> {
        let header = &transcript.header;
        if header.game != G::ID {
            let problem = Problem::OtherGame { game: header.game.clone(), ours: G::ID };
            return Err(problem.at(header.game_line));
        }
        if header.rules != G::RULES_VERSION {
            return Ok(Replay { transcript, meaning: None });
        }
        let start = match &header.beginning {
            Beginning::New { setup, seed } => {
                Start::New { setup: from_json(setup, header.start_line)?, seed: *seed }
            }
            Beginning::Position(state) => Start::Position(from_json(state, header.start_line)?),
        };
        let mut steps = Vec::with_capacity(transcript.lines.len());
        for line in &transcript.lines {
            steps.push(match &line.spoken {
                Spoken::Act { seat, action } => match action.parse() {
                    Ok(action) => Step::Act(*seat, action),
                    Err(why) => return Err(Problem::NoAction { why }.at(line.number)),
                },
                Spoken::Script(_) => Step::Script,
                Spoken::Luck(turn) => Step::Luck(*turn),
            });
        }
        Ok(Replay { transcript, meaning: Some(Meaning { start, steps }) })
    }

    /// The text of the replay.
    pub fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// Play it all once more and compare every hash.
    ///
    /// # Errors
    /// The first line where the game that is written and the game that is played part.
    pub fn verify(&self) -> Result<Table<G>, ReplayError> {
        let Transcript { header, lines, marks, end_line } = &self.transcript;
        let Some(Meaning { start, steps }) = &self.meaning else {
            let problem = Problem::OtherRules { played: header.rules, ours: G::RULES_VERSION };
            return Err(problem.at(header.rules_line));
        };
        let bad_start = |why| Problem::BadStart { why }.at(header.start_line);
        let mut table = Table::<G>::new(start.clone()).map_err(bad_start)?;
        let mut marks = marks.iter().peekable();
        let mut good = None;
        let mut compare = |count: usize, table: &Table<G>| {
            while let Some(mark) = marks.next_if(|mark| mark.count == count) {
                let found = table.hash();
                if found != mark.hash {
                    let good = good.unwrap_or(0);
                    return Err(Problem::Drift { good, count, said: mark.hash, found }.at(mark.line));
                }
                good = Some(count);
            }
            Ok(good)
        };
        let mut proven = compare(0, &table)?;
        for (i, (line, step)) in lines.iter().zip(steps).enumerate() {
            match (step, &line.spoken) {
                (Step::Act(seat, action), _) => {
                    let action = G::modern(table.state(), *action);
                    if let Err(refusal) = G::check(table.state(), *seat, action) {
                        return Err(Problem::Illegal { number: i + 1, refusal }.at(line.number));
                    }
                    table.push(*seat, action, &mut Silent);
                }
                (Step::Script, Spoken::Script(names)) => {
                    table.script(names).map_err(|why| Problem::BadScript { why }.at(line.number))?;
                }
                (Step::Luck(turn), _) => table.turn_luck(*turn),
                (Step::Script, Spoken::Act { .. } | Spoken::Luck(_)) => {}
            }
            proven = compare(i + 1, &table)?;
        }
        if proven != Some(lines.len()) {
            return Err(Problem::NoLastHash { count: lines.len() }.at(*end_line));
        }
        Ok(table)
    }
}

fn from_json<T: serde::de::DeserializeOwned>(json: &str, line: usize) -> Result<T, ReplayError> {
    let mut reader = serde_json::Deserializer::from_str(json);
    let bad =
        |place: String, why: serde_json::Error| Problem::BadJson { place, why: why.to_string() }.at(line);
    let value = serde_path_to_error::deserialize(&mut reader);
    let value = value.map_err(|e| bad(e.path().to_string(), e.into_inner()))?;
    reader.end().map_err(|e| bad("the end".into(), e))?;
    Ok(value)
}
