//! Looking after a table: computer players and clocks.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Instant;

use engine::Seat;

use super::now::Now;
use super::{Live, TableError, clock, manners};
use crate::entry::{Deed, Sitter};
use crate::seated::Thinker;

/// What came of looking after a table once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tended {
    /// Something was done; there may be more.
    More,
    /// Nothing is due now.
    Done,
}

/// What is due.
enum Due {
    Nothing,
    Think { seat: Seat, number: u64, thinker: Thinker },
    Remind { seat: Seat, number: u64 },
}

impl Live {
    /// Do one thing that is due: an action of a computer player, a reminder, an action for somebody whose clock has
    /// run out. `busy` is until when this process has claimed the table.
    ///
    /// # Errors
    /// If the database does not answer, or somebody else was quicker.
    pub async fn tend(&self, busy: u64) -> Result<Tended, TableError> {
        let (seat, number, action) = match self.look(|now| self.due(now)).await? {
            Due::Nothing => return Ok(Tended::Done),
            Due::Remind { seat, number } => (seat, number, None),
            Due::Think { seat, number, thinker } => {
                let begun = Instant::now();
                let thought = tokio::task::spawn_blocking(thinker).await;
                self.wires.thought.observe(begun.elapsed().as_secs_f64());
                let action = thought.ok().flatten().ok_or_else(|| manners("refusal-table-no-bot"))?;
                (seat, number, Some(action))
            }
        };
        let written = self.write(busy, |now| {
            // Whatever happened to the game meanwhile, this was thought out for another question.
            if now.changed != number || now.asked().map(|(asked, _)| asked) != Some(seat) {
                return Err(TableError::Stale(now.number()));
            }
            Ok(match &action {
                None => Deed::Remind { seat },
                Some(action) => {
                    now.game.check(seat, action)?;
                    Deed::Act { seat, action: action.clone(), bot: true, goes_on: false }
                }
            })
        });
        match written.await {
            Ok(_) | Err(TableError::Stale(_)) => Ok(Tended::More),
            Err(problem) => Err(problem),
        }
    }

    /// A number that a computer player of this seat keeps for the whole game: it takes things for the same all the time.
    pub(super) fn habit(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        match self.wires.foretold {
            Some(luck) => (luck, seat.0).hash(&mut hasher),
            None => (&self.row().id, seat.0).hash(&mut hasher),
        }
        hasher.finish()
    }

    fn due(&self, now: &Now) -> Due {
        let Some((seat, _)) = now.asked() else { return Due::Nothing };
        if now.due(&self.options, self.watchers() > 0).is_none_or(|due| due > clock()) {
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
}
