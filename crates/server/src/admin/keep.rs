//! What is kept, and for how long: what nobody will need again is cleared away.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use utoipa::ToSchema;

use super::Limits;
use crate::complain;
use crate::house::House;
use crate::live::clock;
use crate::people::SESSION;
use crate::steady::Seldom;
use crate::store::{CLOSED_KEPT, Old, StoreError};

/// A day, in milliseconds.
pub const DAY: u64 = 24 * 3600 * 1000;
/// How often it is looked what nobody needs any more.
const PRUNE: Duration = Duration::from_secs(3600);
/// Others want to write too.
const PAUSE: Duration = Duration::from_millis(500);

/// For how many days things are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KeptFor {
    /// Somebody who does not come by stays logged in.
    pub sessions: u64,
    /// A guest who does not come back.
    pub guests: u64,
    /// Such a guest is kept for good once they have sat at a table.
    pub guests_who_played: bool,
    /// A table that was closed before its game was over.
    pub closed_tables: u64,
    /// A game that is over; nothing if it is kept for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_games: Option<u64>,
}

impl KeptFor {
    /// With these limits.
    pub fn of(limits: &Limits) -> KeptFor {
        let (sessions, closed) = (SESSION / DAY, CLOSED_KEPT / DAY);
        let tables = limits.keep_tables.map(u64::from);
        KeptFor {
            sessions,
            guests: limits.keep_guests.map_or(sessions, u64::from).min(sessions),
            guests_who_played: limits.keep_guests.is_none(),
            closed_tables: tables.map_or(closed, |days| days.min(closed)),
            finished_games: tables,
        }
    }
}

impl House {
    /// Clear away what nobody will need again.
    pub(crate) async fn prune(self: Arc<Self>) {
        let complaints = Seldom::default();
        loop {
            match self.clear_away(clock()).await {
                Ok((0, 0)) => tokio::time::sleep(PRUNE).await,
                Ok((tables, people)) => tracing::info!(tables, people, "cleared away what nobody needs"),
                Err(problem) => {
                    complain::of_work("clear away what nobody needs", &problem, &complaints);
                    tokio::time::sleep(PRUNE).await;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// How many tables and how many people or sessions it was.
    async fn clear_away(&self, now: u64) -> Result<(u64, u64), StoreError> {
        let (store, limits) = (self.store(), Limits::load(self.store()).await?);
        let before = |days: u32| now.saturating_sub(u64::from(days) * DAY);
        let mut tables = store.prune_tables(now).await? as u64;
        let mut people = store.prune_people(now).await? as u64;
        if let Some(days) = limits.keep_tables {
            tables += store.prune_old_tables(Old::Ended, before(days)).await?;
        }
        if let Some(days) = limits.keep_guests {
            people += store.prune_guests(before(days)).await?;
        }
        Ok((tables, people))
    }
}
