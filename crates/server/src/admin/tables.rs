//! What may be done to tables, and to what is said there.

use super::Steward;
use crate::api::Problem;
use crate::live::TableError;
use crate::store::{ChatLine, StoreError, What};

impl Steward<'_> {
    /// Close a table before its game is over, whoever plays there.
    ///
    /// # Errors
    /// If it is over already, or not there.
    pub async fn close_table(&self, id: &str) -> Result<(), Problem> {
        let at_table = |problem| Problem::at_table(problem, self.lang);
        let live = self.house.table(id).await.map_err(at_table)?;
        live.shut().await.map_err(at_table)?;
        self.note(What::CloseTable, id, &live.options().title, "").await
    }

    /// Forget a table, with its game, its results and everything that was said there.
    ///
    /// # Errors
    /// If it is not there.
    pub async fn delete_table(&self, id: &str) -> Result<(), Problem> {
        let title = match self.house.table(id).await {
            Ok(live) => {
                // Whoever watches sees it end; a game that is over, or that this program cannot play on, does not.
                let _ = live.shut().await;
                live.options().title.clone()
            }
            Err(TableError::Store(problem)) => return Err(problem.into()),
            Err(_) => String::new(),
        };
        if !self.store().remove_table(id).await? {
            return Err(StoreError::Missing.into());
        }
        self.note(What::DeleteTable, id, &title, "").await
    }

    /// Take away what was said: its words are gone for good.
    ///
    /// # Errors
    /// If nothing was said there.
    pub async fn remove_line(&self, table: &str, number: u64) -> Result<ChatLine, Problem> {
        let line = self.store().erase_said(table, number).await?.ok_or(StoreError::Missing)?;
        if let Ok(live) = self.house.table(table).await {
            // A game that this program cannot play on has nobody who watches.
            let _ = live.unsay(number).await;
        }
        self.note(What::RemoveLine, table, &line.name, &number.to_string()).await?;
        Ok(line)
    }
}
