//! What is kept of a table: the row, the card for lists, what is appended to the log.

use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entry::{Entry, PersonId, Sitter};

/// Why the database did not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written that first: load what is there and try again.
    #[error("it is there already")]
    Taken,
    /// There is no such thing.
    #[error("there is no such thing")]
    Missing,
    /// The database cannot be used now. It is not known whether what was asked has been done.
    #[error("the database does not answer: {0}")]
    Broken(String),
    /// Something that is kept means nothing: the file is damaged, or somebody else has written into it.
    #[error("what is kept cannot be read: {0}")]
    Damaged(String),
}

/// What never changes at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules: a table keeps the rules that it began with.
    pub rules: u32,
    /// The set-up, as JSON.
    pub setup: String,
    /// What others than its author are shown of it while the game goes on, as JSON.
    pub shown: String,
    /// Where luck starts at a table that shows a replay, and at the oldest ones; else the log tells when it is drawn.
    pub seed: u64,
    /// What makes the published hash of that seed unguessable, in hex.
    pub salt: String,
    /// The options of the table itself, as JSON.
    pub options: String,
    /// The replay file that was brought in, at a table that only shows one.
    pub replay: Option<String>,
    /// Who opened it.
    pub owner: PersonId,
    /// Is it in the public lists?
    pub listed: bool,
    /// When it was opened.
    pub created: u64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Over,
    /// It was closed before its end.
    Closed,
}

impl Phase {
    /// Its name where it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Running => "running",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }
}

/// What lists tell of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Card {
    /// How far it is.
    pub phase: Phase,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Whose turn it is, unless that is a secret.
    #[schema(value_type = Option<String>, required)]
    pub asked: Option<Seat>,
    /// How many actions the game has.
    pub actions: u64,
    /// Who won, once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>)]
    pub winners: Vec<Seat>,
}

/// A result of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Who.
    pub person: PersonId,
    /// On which seat.
    pub seat: Seat,
    /// Did they win?
    pub won: bool,
    /// Their points.
    pub points: i32,
}

/// Something to write into the log of a table, and what follows from it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The game of the table.
    pub game: String,
    /// The entry.
    pub entry: Entry,
    /// The position's fingerprint after it, now and then: a log that no longer gives it was played by other rules.
    pub hash: Option<String>,
    /// What lists tell from now on.
    pub card: Card,
    /// When somebody must look after the table: a computer player's turn, the end of a clock.
    pub due: Option<u64>,
    /// Until when a process has claimed that.
    pub busy: u64,
    /// Nobody but computers plays there.
    pub alone: bool,
    /// Somebody who sits down.
    pub sat: Option<PersonId>,
    /// Somebody whose turn comes by it.
    pub calls: Option<PersonId>,
    /// The results, if it ends the game.
    pub scores: Vec<Score>,
}

/// A table in a list: what is short, and nobody's secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// What is shown of the set-up, as JSON.
    pub shown: String,
    /// The options of the table itself, as JSON.
    pub options: String,
    /// Who opened it.
    pub owner: PersonId,
    /// When it was opened.
    pub created: u64,
    /// What lists tell.
    pub card: Card,
    /// When something last happened.
    pub changed: u64,
}
