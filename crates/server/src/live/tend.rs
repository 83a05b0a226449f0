//! Looking after a table: computer players and clocks.

use std::time::Instant;

use parlour::Place;
use parlour::place::{Due, Tended};

use super::{Live, TableError, clock, manners};

impl Live {
    /// Do one thing that is due: an action of a computer player, a reminder, an action for somebody whose clock has
    /// run out. `busy` is until when this process has claimed the table.
    ///
    /// # Errors
    /// If the database does not answer, or somebody else was quicker.
    pub async fn tend(&self, busy: u64) -> Result<Tended, TableError> {
        let due = self.look(|now| self.place.due(now, self.watchers() > 0, clock())).await?;
        let (seat, number, action) = match due {
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
        match self.write(busy, |now| Place::tended(now, seat, number, action.as_deref())).await {
            Ok(_) | Err(TableError::Stale(_)) => Ok(Tended::More),
            Err(problem) => Err(problem),
        }
    }
}
