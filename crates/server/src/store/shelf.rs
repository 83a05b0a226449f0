//! The shelf as those who look after a place see it: what people say against shared scenarios, and what is hidden.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Row, Store, StoreError, like};
use crate::entry::PersonId;

/// Which scenarios to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ShelfKind {
    /// Those on the shelf, and those that are hidden.
    #[default]
    All,
    /// Those that are hidden.
    Hidden,
}

/// A shared scenario with what people say against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ScenarioLine {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Who has written it.
    #[schema(value_type = String)]
    pub author: PersonId,
    /// The name of its author.
    pub author_name: String,
    /// Nobody finds it on the shelf.
    pub hidden: bool,
    /// When its last version was published, in milliseconds since 1970.
    pub changed: u64,
    /// How many people say something against it.
    pub complaints: u64,
    /// What was said against it last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complaint: Option<String>,
}

fn line(mut row: Row) -> Result<ScenarioLine, StoreError> {
    let (id, game, title) = (row.text()?, row.text()?, row.text()?);
    let (author, author_name, hidden, changed) = (row.text()?, row.text()?, row.int()? != 0, row.count()?);
    let (complaints, complaint) = (row.count()?, row.maybe_text()?);
    Ok(ScenarioLine { id, game, title, author, author_name, hidden, changed, complaints, complaint })
}

impl Store {
    /// Shared scenarios by their covers or by their name in addresses: first those of which most is said.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn find_scenarios(
        &self,
        search: &str,
        kind: ShelfKind,
        skip: u64,
        limit: u64,
    ) -> Result<Vec<ScenarioLine>, StoreError> {
        let sql = "SELECT s.id, s.game, s.title, s.author, COALESCE(p.name, ''), s.withdrawn, s.changed, \
                   (SELECT COUNT(*) FROM scenario_reports r WHERE r.scenario = s.id) AS complaints, \
                   (SELECT r.why FROM scenario_reports r WHERE r.scenario = s.id ORDER BY r.at DESC LIMIT 1) \
                   FROM scenarios s LEFT JOIN people p ON p.id = s.author WHERE s.withdrawn <> 1 \
                   AND (s.id = $1 OR s.search LIKE $2 ESCAPE '!') AND s.withdrawn >= $3 \
                   ORDER BY complaints DESC, s.changed DESC, s.id LIMIT $4 OFFSET $5";
        let least = match kind {
            ShelfKind::All => 0_i64,
            ShelfKind::Hidden => 2,
        };
        let params =
            vec![search.into(), like(&search.to_lowercase()).into(), least.into(), limit.into(), skip.into()];
        self.db.read(sql, params).await?.into_iter().map(line).collect()
    }

    /// Hide a shared scenario, or show it again. Was there one to hide or to show?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn hide_scenario(&self, id: &str, hide: bool) -> Result<bool, StoreError> {
        // 0 stands on the shelf, 1 was withdrawn for good, 2 is hidden.
        let (from, to) = if hide { (0_i64, 2_i64) } else { (2, 0) };
        let update = "UPDATE scenarios SET withdrawn = $1 WHERE id = $2 AND withdrawn = $3 RETURNING 1";
        Ok(!self.db.write(update, vec![to.into(), id.into(), from.into()]).await?.is_empty())
    }
}
