//! What is kept of the older versions of scenarios.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Row, Store, StoreError};

/// So many older versions of a scenario are kept.
const KEPT: u64 = 20;

/// An older version of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ScenarioVersion)]
pub struct Version {
    /// Its number, from 1.
    pub version: u64,
    /// Its title.
    pub title: String,
    /// When it was published, in milliseconds since 1970.
    pub at: u64,
}

fn version(row: &mut Row) -> Result<Version, StoreError> {
    Ok(Version { version: row.count()?, title: row.text()?, at: row.count()? })
}

impl Store {
    /// Keep the version of a scenario that a new one is about to follow.
    pub(super) async fn keep_version(&self, id: &str) -> Result<(), StoreError> {
        let insert = "INSERT INTO scenario_versions (scenario, version, title, file, at) \
                      SELECT id, version, title, file, changed FROM scenarios WHERE id = $1 AND withdrawn = 0 \
                      ON CONFLICT DO NOTHING RETURNING 1";
        self.db.write(insert, vec![id.into()]).await?;
        let forget = "DELETE FROM scenario_versions WHERE scenario = $1 AND version + $2 <= \
                      (SELECT version FROM scenarios WHERE id = $1) RETURNING 1";
        self.db.write(forget, vec![id.into(), KEPT.into()]).await.map(drop)
    }

    /// The older versions of a scenario, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn versions(&self, id: &str) -> Result<Vec<Version>, StoreError> {
        let sql =
            "SELECT version, title, at FROM scenario_versions WHERE scenario = $1 ORDER BY version DESC";
        let rows = self.db.read(sql, vec![id.into()]).await?;
        rows.into_iter().map(|mut row| version(&mut row)).collect()
    }

    /// An older version of a scenario with its file.
    ///
    /// # Errors
    /// If it is not there, or the database does not answer.
    pub async fn version(&self, id: &str, number: u64) -> Result<(Version, String), StoreError> {
        let sql =
            "SELECT version, title, at, file FROM scenario_versions WHERE scenario = $1 AND version = $2";
        let mut row =
            self.db.read(sql, vec![id.into(), number.into()]).await?.pop().ok_or(StoreError::Missing)?;
        Ok((version(&mut row)?, row.text()?))
    }

    /// Forget all older versions of a scenario.
    pub(super) async fn remove_versions(&self, id: &str) -> Result<(), StoreError> {
        let delete = "DELETE FROM scenario_versions WHERE scenario = $1 RETURNING 1";
        self.db.write(delete, vec![id.into()]).await.map(drop)
    }
}
