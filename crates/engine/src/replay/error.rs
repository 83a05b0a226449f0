//! What can be wrong with a replay file, and what to do about it.

use crate::{Refusal, ScriptError, StartError, StateHash};

/// Something wrong in a replay file.
///
/// ```
/// use engine::{example::Duel, replay};
/// let error = replay::read::<Duel>("telefrag-replay 1\ngame chess\n").unwrap_err();
/// assert_eq!(error.line, 3);
/// assert!(error.to_string().starts_with("line 3: "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}\n{}", problem.advice())]
pub struct ReplayError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The first line is not ours.
    #[error("this is no replay")]
    NoReplay,
    /// The file format is another.
    #[error("the format is `{0}`; this build reads 1")]
    OtherFormat(String),
    /// A line of the header is missing or wrong.
    #[error("a line `{wanted}` is missing here")]
    Header {
        /// What should stand here.
        wanted: &'static str,
    },
    /// The file stops before its end.
    #[error("the file breaks off after {count} lines of the game")]
    BrokenOff {
        /// The lines that are there.
        count: usize,
    },
    /// A line that says nothing we know.
    #[error("`{text}` cannot be understood: {why}")]
    NoLine {
        /// The line.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// The last line counts other than what is there.
    #[error("the game has {found} lines and not {said}, as is said here")]
    Miscounted {
        /// What the file says.
        said: usize,
        /// What is there.
        found: usize,
    },
    /// Another game than the one it is read for.
    #[error("this is a game of {game}, not of {ours}")]
    OtherGame {
        /// The replay's game.
        game: String,
        /// The game it is read for.
        ours: &'static str,
    },
    /// Other rules than this build's.
    #[error("this game was played under rules {played}; this build has rules {ours}")]
    OtherRules {
        /// The replay's.
        played: u32,
        /// Ours.
        ours: u32,
    },
    /// Set-up or position cannot be read.
    #[error("the JSON is wrong at {place}: {why}")]
    BadJson {
        /// The place in the document.
        place: String,
        /// What is wrong there.
        why: String,
    },
    /// Set-up or position cannot be played.
    #[error("{why}")]
    BadStart {
        /// Why not.
        why: StartError,
    },
    /// No action is written like that.
    #[error("{why}")]
    NoAction {
        /// The reader's complaint.
        why: String,
    },
    /// Results cannot be scripted.
    #[error("{why}")]
    BadScript {
        /// Why not.
        why: ScriptError,
    },
    /// The rules forbid it.
    #[error("action {number} is not legal: {refusal}")]
    Illegal {
        /// The line of the game, counted from 1.
        number: usize,
        /// The reason.
        refusal: Refusal,
    },
    /// The hash differs.
    #[error("the hash after action {count} is {found} and not {said}; {}", whence(*.good, *.count))]
    Drift {
        /// The last line of the game after which the hash was right.
        good: usize,
        /// The line of the game after which it is not.
        count: usize,
        /// The hash in the file.
        said: StateHash,
        /// The hash now.
        found: StateHash,
    },
    /// Nothing proves the last lines.
    #[error("there is no hash after action {count}, the last one")]
    NoLastHash {
        /// The lines of the game.
        count: usize,
    },
}

/// Which actions a drift must come from.
fn whence(good: usize, count: usize) -> String {
    if count == 0 {
        "the game is laid out differently".to_owned()
    } else {
        format!("actions {} to {count} play differently", good + 1)
    }
}

impl Problem {
    pub(super) fn at(self, line: usize) -> ReplayError {
        ReplayError { line, problem: self }
    }

    /// What to do about it.
    pub fn advice(&self) -> &'static str {
        match self {
            Problem::NoReplay => "A replay begins with the line `telefrag-replay 1`.",
            Problem::OtherFormat(_) => "Read it with the version of Telefrag that wrote it.",
            Problem::Header { .. } => {
                "The header has the lines game, rules, setup and seed (or position), in this order."
            }
            Problem::BrokenOff { .. } => "A whole replay ends with a line `end N`; get the file again.",
            Problem::NoLine { .. } => {
                "A line is `SEAT ACTION`, `script RESULTS`, `luck N`, `# hash N HASH`, `# remark` or `end N`."
            }
            Problem::Miscounted { .. } | Problem::NoLastHash { .. } => {
                "Lines were lost or the file was edited; get it again from where it was written."
            }
            Problem::OtherGame { .. } => "Name the game that it says.",
            Problem::OtherRules { .. } => {
                "It can be listed; to play it or verify it, use a version of Telefrag with those rules."
            }
            Problem::BadJson { .. } | Problem::BadStart { .. } => {
                "Correct the set-up or the position in the header."
            }
            Problem::NoAction { .. } | Problem::BadScript { .. } => "Correct the line or get the file again.",
            Problem::Illegal { .. } => {
                "The file was edited, or the rules have changed without a new number: report it with the file."
            }
            Problem::Drift { good: 0, count: 0, .. } => {
                "The game begins differently: the header was edited, or this build lays the game out in another way."
            }
            Problem::Drift { .. } => {
                "The file was edited, or this build plays differently: report it with the file."
            }
        }
    }
}
