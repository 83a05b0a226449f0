//! What those who look after a place have done: a log that is only ever added to, and by which every process hears of it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Row, Store, StoreError};
use crate::entry::PersonId;

/// How often a lost race is tried again.
const TRIES: u32 = 20;

/// What somebody did who looks after the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Somebody looks after the place from now on.
    Grant,
    /// Somebody does so no longer.
    Demote,
    /// Somebody has another name.
    Rename,
    /// Somebody has another password.
    Password,
    /// Somebody is shut out.
    Ban,
    /// Somebody may come back.
    Unban,
    /// Somebody is forgotten.
    DeletePerson,
    /// All that is kept about somebody was read.
    Export,
    /// A table was closed.
    CloseTable,
    /// A table was forgotten.
    DeleteTable,
    /// Something that was said was taken away.
    RemoveLine,
    /// Invitations were made.
    Invite,
    /// An invitation is no longer good.
    RevokeInvite,
    /// Old invitations are no longer good.
    ExpireInvites,
    /// A shared scenario is no longer shown.
    HideScenario,
    /// It is shown again.
    ShowScenario,
    /// A shared scenario was taken off the shelf for good.
    WithdrawScenario,
    /// What somebody said about a scenario was taken away.
    RemoveComment,
    /// Everybody is told something.
    Notice,
    /// That is over.
    ClearNotice,
    /// A limit has changed.
    Limit,
    /// What is old was cleared away.
    Prune,
}

impl What {
    /// Its name, as it is kept.
    pub fn name(self) -> String {
        serde_json::to_value(self).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// Something that somebody did who looks after the place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AdminDeed {
    /// Its number, from 1.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who: the name of the person, or of the user at the command line.
    pub who: String,
    /// The person; nothing at the command line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonId>,
    /// What.
    pub what: What,
    /// To whom or what it was done, by its name in addresses.
    pub whom: String,
    /// The name that people know it by.
    pub name: String,
    /// What else there is to say of it.
    pub more: String,
}

fn deed(mut row: Row) -> Result<AdminDeed, StoreError> {
    let (number, at, who, person) = (row.count()?, row.count()?, row.text()?, row.maybe_text()?);
    let what = serde_json::from_value(row.text()?.into()).map_err(super::damaged)?;
    Ok(AdminDeed { number, at, who, person, what, whom: row.text()?, name: row.text()?, more: row.text()? })
}

impl Store {
    /// Write a deed down behind all others, whatever its number says.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_deed(&self, deed: &AdminDeed) -> Result<(), StoreError> {
        let insert = "INSERT INTO admin_log (number, at, who, person, what, whom, name, more) \
                      SELECT COALESCE(MAX(number), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), \
                      CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS TEXT) FROM admin_log \
                      WHERE number > 0 ON CONFLICT DO NOTHING RETURNING 1";
        for _ in 0..TRIES {
            let params = vec![
                deed.at.into(),
                deed.who.as_str().into(),
                deed.person.as_deref().into(),
                deed.what.name().into(),
                deed.whom.as_str().into(),
                deed.name.as_str().into(),
                deed.more.as_str().into(),
            ];
            // Somebody else may have taken the number.
            if !self.db.write(insert, params).await?.is_empty() {
                return Ok(());
            }
        }
        Err(StoreError::Taken)
    }

    /// The number of the last deed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn last_deed(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM admin_log";
        self.db.read(sql, vec![]).await?.pop().ok_or(StoreError::Missing)?.count()
    }

    /// Deeds behind that number, in order.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn deeds_behind(&self, number: u64, limit: u64) -> Result<Vec<AdminDeed>, StoreError> {
        let sql = "SELECT number, at, who, person, what, whom, name, more FROM admin_log WHERE number > $1 \
                   ORDER BY number LIMIT $2";
        let rows = self.db.read(sql, vec![number.into(), limit.into()]).await?;
        rows.into_iter().map(deed).collect()
    }

    /// Deeds, the latest first; those done to one person or thing if it is named.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn admin_log(&self, whom: &str, skip: u64, limit: u64) -> Result<Vec<AdminDeed>, StoreError> {
        let sql = "SELECT number, at, who, person, what, whom, name, more FROM admin_log \
                   WHERE ($1 = '' OR whom = $1) ORDER BY number DESC LIMIT $2 OFFSET $3";
        let rows = self.db.read(sql, vec![whom.into(), limit.into(), skip.into()]).await?;
        rows.into_iter().map(deed).collect()
    }
}
