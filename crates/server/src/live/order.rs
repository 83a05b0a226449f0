//! What whoever looks after the place does at a table, without a seat there.

use super::{Live, TableError, manners};
use crate::entry::Deed;
use crate::store::Phase;

impl Live {
    /// Close the table before its game is over, whoever plays there.
    ///
    /// # Errors
    /// If it is over already.
    pub async fn shut(&self) -> Result<u64, TableError> {
        self.write(0, |now| match now.phase() {
            Phase::Over | Phase::Closed => Err(manners("refusal-table-over")),
            Phase::Open | Phase::Running => Ok(Deed::Close),
        })
        .await
    }

    /// Tell all who watch that what was said there is taken away.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn unsay(&self, number: u64) -> Result<u64, TableError> {
        self.write(0, |_| Ok(Deed::Unsay { number })).await
    }
}
