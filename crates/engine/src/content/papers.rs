//! The files that people write for a game, and who reads them.

use super::{ContentError, DataFile, Report};

/// What a game reads from files: for programs that check them, whatever they hold.
///
/// ```
/// use engine::{Words, content::Papers, example::Duel};
/// assert!(Duel::PAPERS.data.is_empty() && Duel::PAPERS.places.is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Papers {
    /// Its data files.
    pub data: &'static [DataFile],
    /// Files of places to play on, if people can write some.
    pub places: Option<Places>,
}

impl Papers {
    /// A game that reads nothing.
    pub const NONE: Papers = Papers { data: &[], places: None };
}

/// Files of places to play on: scenarios, missions.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The key of the text that says what such a file is and what tells it from others.
    pub what: &'static str,
    /// How much a text looks like one.
    pub looks: fn(&str) -> Looks,
    /// All that is wrong with one; the second text is the file's name.
    pub check: fn(&str, &str) -> Report,
}

/// How much a text looks like a file of some kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Looks {
    /// Nothing in it speaks for that.
    Other,
    /// Something in it speaks for that, and would for other kinds too.
    Alike,
    /// Only such a file has what it has.
    Surely,
}

impl DataFile {
    /// A data file with a reader of its own, and no facts whose source matters.
    pub const fn read_by(name: &'static str, check: fn(&str) -> Result<(), ContentError>) -> DataFile {
        DataFile { name, check, origins: Vec::new }
    }
}
