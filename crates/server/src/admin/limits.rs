//! Limits that can be changed while the place runs. What is not set here is as the server was started.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bad;
use crate::api::Problem;
use crate::store::{Store, StoreError};

/// Where they are kept.
const SETTING: &str = "limits";

/// What can be limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// New people from one address in a minute.
    SignUps,
    /// Requests from one address in a second.
    Requests,
    /// Tables that are not over, by person.
    Tables,
    /// Those who watch a table.
    Watchers,
    /// Days for which guests are kept who do not come back.
    KeepGuests,
    /// Days for which tables are kept that are over.
    KeepTables,
}

impl Limit {
    /// All of them.
    pub const ALL: [Limit; 6] = [
        Limit::SignUps,
        Limit::Requests,
        Limit::Tables,
        Limit::Watchers,
        Limit::KeepGuests,
        Limit::KeepTables,
    ];

    /// As it is written at the command line.
    pub fn name(self) -> &'static str {
        match self {
            Limit::SignUps => "sign-ups",
            Limit::Requests => "requests",
            Limit::Tables => "tables",
            Limit::Watchers => "watchers",
            Limit::KeepGuests => "keep-guests",
            Limit::KeepTables => "keep-tables",
        }
    }

    /// What it is without being set.
    pub fn otherwise(self) -> &'static str {
        match self {
            Limit::SignUps => "as --sign-ups says (30 a minute from one address)",
            Limit::Requests => "as --requests says (300 a second from one address)",
            Limit::Tables => "50 that are not over, by person",
            Limit::Watchers => "200 at a table",
            Limit::KeepGuests => "180 days, unless they sat at a table",
            Limit::KeepTables => "for good if they are over, 7 days if they were closed before",
        }
    }
}

/// Limits that are set; the others are as the server was started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// New people from one address in a minute.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign_ups: Option<u32>,
    /// Requests from one address in a second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requests: Option<u32>,
    /// Tables that are not over, by person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<u32>,
    /// Those who watch a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watchers: Option<u32>,
    /// Days for which guests are kept who do not come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep_guests: Option<u32>,
    /// Days for which tables are kept that are over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep_tables: Option<u32>,
}

impl Limits {
    /// What a limit is set to.
    pub fn get(&self, limit: Limit) -> Option<u32> {
        match limit {
            Limit::SignUps => self.sign_ups,
            Limit::Requests => self.requests,
            Limit::Tables => self.tables,
            Limit::Watchers => self.watchers,
            Limit::KeepGuests => self.keep_guests,
            Limit::KeepTables => self.keep_tables,
        }
    }

    /// Set a limit, or leave it as the server was started.
    ///
    /// # Errors
    /// If nobody could come in or play then.
    pub fn set(&mut self, limit: Limit, value: Option<u32>) -> Result<(), Problem> {
        // Nobody could take a limit back on the page with which nobody gets in.
        let least = match limit {
            Limit::SignUps | Limit::Watchers => 0,
            Limit::Requests => 10,
            Limit::Tables | Limit::KeepGuests | Limit::KeepTables => 1,
        };
        if value.is_some_and(|value| value < least) {
            return Err(bad(format!("{} is at least {least}", limit.name())));
        }
        let place = match limit {
            Limit::SignUps => &mut self.sign_ups,
            Limit::Requests => &mut self.requests,
            Limit::Tables => &mut self.tables,
            Limit::Watchers => &mut self.watchers,
            Limit::KeepGuests => &mut self.keep_guests,
            Limit::KeepTables => &mut self.keep_tables,
        };
        *place = value;
        Ok(())
    }

    pub(super) async fn load(store: &Store) -> Result<Limits, StoreError> {
        match store.known_setting(SETTING).await? {
            None => Ok(Limits::default()),
            Some(kept) => {
                serde_json::from_str(&kept).map_err(|problem| StoreError::Damaged(problem.to_string()))
            }
        }
    }

    pub(super) async fn keep(&self, store: &Store) -> Result<(), StoreError> {
        let text = serde_json::to_string(self).map_err(|problem| StoreError::Broken(problem.to_string()))?;
        store.set_setting(SETTING, &text).await
    }
}
