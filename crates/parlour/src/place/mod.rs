//! What never changes at a table, and what follows from it for everything that is done there.
//!
//! Nothing is done here: each function looks at what is [`Now`] and says which [`Deed`](crate::entry::Deed) would come of it, or
//! why none does. Whoever keeps the log writes it down and lets it happen.

mod deeds;
mod due;
mod opening;

pub use deeds::SeatWish;
pub use due::{Due, Tended};
pub use opening::Opening;

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Level, Opponent};
use engine::Seat;

use crate::kept::{StoreError, TableRow};
use crate::now::{Luck, Now};
use crate::options::Options;
use crate::seated::Kind;
use crate::trouble::TableError;

/// What never changes at a table.
pub struct Place {
    /// What is kept of it.
    pub row: TableRow,
    /// The options of the table itself.
    pub options: Options,
    /// The game that is played here.
    pub kind: &'static dyn Kind,
    /// Where luck starts at every new table, if it is no luck: so that a test meets the same cards each time.
    pub foretold: Option<u64>,
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Place({})", self.row.id)
    }
}

impl Place {
    /// A table of this kind.
    ///
    /// # Errors
    /// If its options cannot be read.
    pub fn new(row: TableRow, kind: &'static dyn Kind, foretold: Option<u64>) -> Result<Place, TableError> {
        let options = serde_json::from_str(&row.options)
            .map_err(|problem| StoreError::Damaged(format!("the options of table {}: {problem}", row.id)))?;
        Ok(Place { row, options, kind, foretold })
    }

    /// The table before the first entry of its log.
    ///
    /// # Errors
    /// If it is played under rules that this program does not have.
    pub fn fresh(&self) -> Result<Now, TableError> {
        let game = match &self.row.replay {
            Some(text) => self.kind.replayed(text)?,
            None if self.kind.rules() != self.row.rules => {
                return Err(TableError::OtherRules { played: self.row.rules });
            }
            None => self.kind.lay_out(&self.row.setup, self.row.seed)?,
        };
        let mut now = Now::new(game);
        now.open_chat = self.options.open_chat;
        now.shown = self.row.replay.is_some();
        now.begun = now.shown;
        // The luck of the oldest tables was drawn when they were opened.
        if now.begun || !self.row.salt.is_empty() {
            now.luck = Some(Luck { seed: self.row.seed, salt: self.row.salt.clone() });
        }
        Ok(now)
    }

    /// A computer player that this game has.
    fn opponent(&self, name: &str) -> Result<Opponent, TableError> {
        let levels = self.kind.levels();
        let who: Opponent = name.parse().map_err(TableError::Unreadable)?;
        if levels.contains(&who.level) {
            return Ok(who);
        }
        let levels: Vec<&str> = levels.iter().map(|level| level.name()).collect();
        Err(TableError::Unreadable(format!(
            "`{name}` does not play this game; levels are {}",
            levels.join(", ")
        )))
    }

    /// The best computer player of this game.
    fn best(&self) -> Opponent {
        self.kind.levels().last().copied().unwrap_or(Level::Random).into()
    }

    /// A number that a computer player of this seat keeps for the whole game: it takes things for the same all the time.
    fn habit(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        match self.foretold {
            Some(luck) => (luck, seat.0).hash(&mut hasher),
            None => (&self.row.id, seat.0).hash(&mut hasher),
        }
        hasher.finish()
    }
}
