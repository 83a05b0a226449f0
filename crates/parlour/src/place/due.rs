//! What is due at a table: a computer player's turn, a reminder, the end of a clock.

use engine::Seat;

use super::Place;
use crate::entry::{Deed, Sitter};
use crate::now::Now;
use crate::seated::Thinker;
use crate::trouble::TableError;

/// What came of looking after a table once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tended {
    /// Something was done; there may be more.
    More,
    /// Nothing is due now.
    Done,
}

/// What is due.
pub enum Due {
    /// Nothing just now.
    Nothing,
    /// Somebody must make up its mind for a seat.
    Think {
        /// Which.
        seat: Seat,
        /// The last entry that changed the game.
        number: u64,
        /// Who does.
        thinker: Thinker,
    },
    /// A seat must be reminded that it is its turn.
    Remind {
        /// Which.
        seat: Seat,
        /// The last entry that changed the game.
        number: u64,
    },
}

impl std::fmt::Debug for Due {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Due::Nothing => "Nothing",
            Due::Think { .. } => "Think",
            Due::Remind { .. } => "Remind",
        })
    }
}

impl Place {
    /// What is due at this time; `watched` if somebody looks on.
    pub fn due(&self, now: &Now, watched: bool, time: u64) -> Due {
        let Some((seat, _)) = now.asked() else { return Due::Nothing };
        if now.due(&self.options, watched, time).is_none_or(|due| due > time) {
            return Due::Nothing;
        }
        let number = now.changed;
        let who = match now.sitters.get(seat.index()) {
            Some(Sitter::Bot { level, .. }) => level.parse().unwrap_or_else(|_| self.best()),
            Some(Sitter::Person { .. }) if now.reminded => self.best(),
            Some(Sitter::Person { .. }) => return Due::Remind { seat, number },
            Some(Sitter::Open) | None => return Due::Nothing,
        };
        Due::Think { seat, number, thinker: now.game.thinker(who, self.habit(seat)) }
    }

    /// What was due behind entry `number` is done: an action that was thought out, or without one a reminder.
    ///
    /// # Errors
    /// If the game has moved on since.
    pub fn tended(now: &Now, seat: Seat, number: u64, action: Option<&str>) -> Result<Deed, TableError> {
        // Whatever happened to the game meanwhile, this was thought out for another question.
        if now.changed != number || now.asked().map(|(asked, _)| asked) != Some(seat) {
            return Err(TableError::Stale(now.number()));
        }
        Ok(match action {
            None => Deed::Remind { seat },
            Some(action) => {
                now.game.check(seat, action)?;
                Deed::Act { seat, action: action.to_owned(), bot: true, goes_on: false }
            }
        })
    }
}
