//! Invitations to a place that is for invited people. Of each only a print is kept: whoever reads the database cannot come in.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Row, Store, StoreError, like};

/// An invitation that nobody has used yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Invitation {
    /// Its name in addresses; it is not the code.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// Until when it is good; nothing if it always is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires: Option<u64>,
}

fn invitation(mut row: Row) -> Result<Invitation, StoreError> {
    let (id, created) = (row.text()?, row.count()?);
    Ok(Invitation { id, created, expires: row.maybe_int()?.map(i64::cast_unsigned) })
}

impl Store {
    /// An invitation to this place, good until then.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_invite(&self, print: &str, now: u64, expires: Option<u64>) -> Result<(), StoreError> {
        let insert = "INSERT INTO invites (print, created, expires) VALUES ($1, $2, $3) \
                      ON CONFLICT DO NOTHING RETURNING 1";
        self.db.write(insert, vec![print.into(), now.into(), expires.into()]).await.map(drop)
    }

    /// Is that an invitation? It is good once.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn use_invite(&self, print: &str, now: u64) -> Result<bool, StoreError> {
        let delete = "DELETE FROM invites WHERE print = $1 AND (expires IS NULL OR expires > $2) RETURNING 1";
        Ok(!self.db.write(delete, vec![print.into(), now.into()]).await?.is_empty())
    }

    /// Invitations that nobody has used yet, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn invites(&self, skip: u64, limit: u64) -> Result<Vec<Invitation>, StoreError> {
        let sql =
            "SELECT print, created, expires FROM invites ORDER BY created DESC, print LIMIT $1 OFFSET $2";
        let rows = self.db.read(sql, vec![limit.into(), skip.into()]).await?;
        rows.into_iter().map(invitation).collect()
    }

    /// Invitations whose print begins like this are no longer good. Which they were.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn revoke_invite(&self, print: &str) -> Result<Vec<String>, StoreError> {
        let delete = "DELETE FROM invites WHERE print LIKE $1 ESCAPE '!' RETURNING print";
        let begins = like(print).trim_start_matches('%').to_owned();
        let rows = self.db.write(delete, vec![begins.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// Invitations that were made before then are no longer good. How many it was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn expire_invites(&self, before: u64) -> Result<u64, StoreError> {
        let delete = "DELETE FROM invites WHERE created < $1 RETURNING 1";
        Ok(self.db.write(delete, vec![before.into()]).await?.len() as u64)
    }
}
