//! Why something cannot be done at a table.

use engine::Refusal;

use crate::kept::StoreError;
use crate::seated::Unplayable;

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The client has not seen everything yet: what it answers is no longer the question.
    Stale(u64),
    /// Not allowed by the rules of the game, or by the manners of the table.
    Refused(Refusal),
    /// That means nothing.
    Unreadable(String),
    /// The log was written by rules that this program does not have.
    OtherRules {
        /// The rules of the table.
        played: u32,
    },
    /// The log does not give the position that was noted: it was played by other rules under the same number.
    Drifted(u64),
    /// The database.
    Store(StoreError),
}

impl From<StoreError> for TableError {
    fn from(problem: StoreError) -> Self {
        TableError::Store(problem)
    }
}

impl From<Unplayable> for TableError {
    fn from(problem: Unplayable) -> Self {
        match problem {
            Unplayable::Refused(refusal) => TableError::Refused(refusal),
            Unplayable::Unreadable(text) => TableError::Unreadable(text),
        }
    }
}

/// Bad manners at the table.
pub fn manners(reason: &'static str) -> TableError {
    TableError::Refused(Refusal::new(reason, &[]))
}
