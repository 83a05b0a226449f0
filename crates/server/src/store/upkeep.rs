//! Clearing away what is old, and forgetting what must go.

use super::{Row, Store, StoreError};

/// So many are looked for at a time.
const SOME: u64 = 200;
/// How often a table is tried again to which somebody has just written.
const TRIES: u32 = 5;

/// Guests who were not here since then, and neither sit at a table that goes on nor have anything on the shelf.
macro_rules! old_guests {
    ($what:literal, $rest:literal) => {
        concat!(
            "SELECT ",
            $what,
            " FROM people p WHERE p.password IS NULL AND p.created < $1 ",
            "AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.seen >= $1) ",
            "AND NOT EXISTS (SELECT 1 FROM scenarios s WHERE s.author = p.id) ",
            "AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.phase IN ('open', 'running') AND t.owner = p.id) ",
            "AND NOT EXISTS (SELECT 1 FROM sitters s JOIN tables t ON t.id = s.table_id ",
            "WHERE s.person = p.id AND t.phase IN ('open', 'running'))",
            $rest
        )
    };
}

/// Which tables are old.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Old {
    /// Those that are over or were closed.
    Ended,
    /// Those that were never finished.
    Abandoned,
}

fn count(rows: &mut Vec<Row>) -> Result<u64, StoreError> {
    rows.pop().ok_or(StoreError::Missing)?.count()
}

impl Store {
    /// How many guests were not here since then, and have nothing to come back to.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn count_old_guests(&self, before: u64) -> Result<u64, StoreError> {
        count(&mut self.db.read(old_guests!("COUNT(*)", ""), vec![before.into()]).await?)
    }

    /// Forget them. How many it was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn prune_guests(&self, before: u64) -> Result<u64, StoreError> {
        let mut gone = 0;
        loop {
            let sql = old_guests!("p.id", " ORDER BY p.created, p.id LIMIT $2");
            let rows = self.db.read(sql, vec![before.into(), SOME.into()]).await?;
            if rows.is_empty() {
                return Ok(gone);
            }
            for mut row in rows {
                self.remove_person(&row.text()?).await?;
                gone += 1;
            }
        }
    }

    /// How many tables were not touched since then.
    pub(crate) async fn count_old_tables(&self, which: Old, before: u64) -> Result<u64, StoreError> {
        let sql = match which {
            Old::Ended => "SELECT COUNT(*) FROM tables WHERE phase IN ('over', 'closed') AND changed < $1",
            Old::Abandoned => {
                "SELECT COUNT(*) FROM tables WHERE phase IN ('open', 'running') AND changed < $1"
            }
        };
        count(&mut self.db.read(sql, vec![before.into()]).await?)
    }

    /// Forget them, with everything that was done and said there. How many it was.
    pub(crate) async fn prune_old_tables(&self, which: Old, before: u64) -> Result<u64, StoreError> {
        let sql = match which {
            Old::Ended => {
                "SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < $1 ORDER BY changed LIMIT $2"
            }
            Old::Abandoned => {
                "SELECT id FROM tables WHERE phase IN ('open', 'running') AND changed < $1 ORDER BY changed LIMIT $2"
            }
        };
        let mut gone = 0;
        loop {
            let rows = self.db.read(sql, vec![before.into(), SOME.into()]).await?;
            if rows.is_empty() {
                return Ok(gone);
            }
            for mut row in rows {
                self.remove_table(&row.text()?).await?;
                gone += 1;
            }
        }
    }

    /// Forget a table, with everything that was done and said there. Was it there?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn remove_table(&self, id: &str) -> Result<bool, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.remove_rows(id).await {
                // Somebody has written to it in the middle.
                Err(StoreError::Broken(_)) if tries < TRIES => {}
                done => return done,
            }
        }
    }

    async fn remove_rows(&self, id: &str) -> Result<bool, StoreError> {
        for delete in [
            "DELETE FROM log WHERE table_id = $1 RETURNING 1",
            "DELETE FROM sitters WHERE table_id = $1 RETURNING 1",
            "DELETE FROM scores WHERE table_id = $1 RETURNING 1",
        ] {
            self.db.write(delete, vec![id.into()]).await?;
        }
        Ok(!self.db.write("DELETE FROM tables WHERE id = $1 RETURNING 1", vec![id.into()]).await?.is_empty())
    }
}
