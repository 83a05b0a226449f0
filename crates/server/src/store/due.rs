//! What is due at tables, and what nobody needs any more.

use super::{Dialect, Store, StoreError};

/// A table that was closed is kept so long, in milliseconds: a week.
pub(crate) const CLOSED_KEPT: u64 = 7 * 24 * 3600 * 1000;

impl Store {
    /// How many tables of this person are being played by computers alone.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn left_alone(&self, owner: &str) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND phase = 'running' AND alone = 1";
        self.db.read(sql, vec![owner.into()]).await?.pop().ok_or(StoreError::Missing)?.count()
    }

    /// Claim tables that are due, so that nobody else looks after them before `until`: those where people play, or those
    /// where computers play alone. Those who opened them come one after the other, each with the table that was looked
    /// after longest ago; so however many tables somebody has, nobody waits for them.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn claim(
        &self,
        now: u64,
        until: u64,
        alone: bool,
        limit: u64,
    ) -> Result<Vec<String>, StoreError> {
        // A claim that ends later than any could is from before somebody set the clock back.
        let sql = match self.db.dialect() {
            Dialect::Sqlite => {
                "UPDATE tables SET busy = $1 WHERE id IN (SELECT id FROM (SELECT id, busy, \
                 ROW_NUMBER() OVER (PARTITION BY owner ORDER BY busy, due) AS turn FROM tables \
                 WHERE due <= $2 AND (busy <= $2 OR busy > $1) AND alone = $3) \
                 ORDER BY turn, busy LIMIT $4) RETURNING id"
            }
            Dialect::Postgres => {
                // As an array, because a plain sub-select may be carried out more than once and claim too many.
                "UPDATE tables SET busy = $1 WHERE id = ANY (ARRAY (SELECT id FROM tables WHERE id IN \
                 (SELECT id FROM (SELECT id, busy, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY busy, due) AS turn \
                 FROM tables WHERE due <= $2 AND (busy <= $2 OR busy > $1) AND alone = $3) AS waiting \
                 ORDER BY turn, busy LIMIT $4) \
                 AND (busy <= $2 OR busy > $1) FOR NO KEY UPDATE SKIP LOCKED)) RETURNING id"
            }
        };
        let params = vec![until.into(), now.into(), alone.into(), limit.into()];
        let rows = self.db.write(sql, params).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// The clock says `now`, and perhaps said more before. A computer player that waits for `pace` milliseconds behind an
    /// entry from that time waits no longer.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_back(&self, now: u64, pace: u64) -> Result<usize, StoreError> {
        let sql =
            "UPDATE tables SET due = $1 WHERE due > $1 AND changed > $1 AND due = changed + $2 RETURNING 1";
        Ok(self.db.write(sql, vec![now.into(), pace.into()]).await?.len())
    }

    /// Forget tables that were closed before their game was over, some while ago. How many it was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn prune_tables(&self, now: u64) -> Result<usize, StoreError> {
        macro_rules! of_closed {
            ($what:literal) => {
                concat!(
                    "DELETE FROM ",
                    $what,
                    " IN (SELECT id FROM tables WHERE phase = 'closed' AND changed < $1 ORDER BY changed, id LIMIT 200) ",
                    "RETURNING 1"
                )
            };
        }
        let old = now.saturating_sub(CLOSED_KEPT);
        for what in [
            of_closed!("log WHERE table_id"),
            of_closed!("sitters WHERE table_id"),
            of_closed!("scores WHERE table_id"),
        ] {
            self.db.write(what, vec![old.into()]).await?;
        }
        Ok(self.db.write(of_closed!("tables WHERE id"), vec![old.into()]).await?.len())
    }

    /// Whoever has claimed a table is done with it for now.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn release(&self, id: &str, now: u64) -> Result<(), StoreError> {
        let update = "UPDATE tables SET busy = $1 WHERE id = $2 RETURNING 1";
        self.db.write(update, vec![now.into(), id.into()]).await.map(drop)
    }
}
