//! What is kept of what people think of scenarios: stars, comments, complaints.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Row, Store, StoreError, Value};
use crate::entry::PersonId;

/// What somebody says about a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ScenarioComment)]
pub struct Comment {
    /// Its name in addresses.
    pub id: String,
    /// Who says it.
    #[schema(value_type = String)]
    pub person: PersonId,
    /// Their name; nothing if they have gone.
    pub name: String,
    /// What they say.
    pub text: String,
    /// When they said it, in milliseconds since 1970.
    pub at: u64,
}

/// What somebody has against a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The scenario, by its name in addresses.
    pub scenario: String,
    /// Its title.
    pub title: String,
    /// What is wrong with it.
    pub why: String,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
}

/// What somebody has against a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommentComplaint {
    /// The comment, by its name in addresses.
    pub comment: String,
    /// What it says.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

fn comment(mut row: Row) -> Result<Comment, StoreError> {
    let (id, person, name) = (row.text()?, row.text()?, row.text()?);
    Ok(Comment { id, person, name, text: row.text()?, at: row.count()? })
}

impl Store {
    /// Somebody says how good a scenario is, from one star to five; the last word counts.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn rate_scenario(&self, id: &str, person: &str, stars: u8, at: u64) -> Result<(), StoreError> {
        let upsert = "INSERT INTO scenario_votes (scenario, person, stars, at) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (scenario, person) DO UPDATE SET stars = EXCLUDED.stars, at = EXCLUDED.at RETURNING 1";
        let stars = Value::Int(stars.into());
        self.db.write(upsert, vec![id.into(), person.into(), stars, at.into()]).await?;
        let update = "UPDATE scenarios SET votes = (SELECT COUNT(*) FROM scenario_votes v WHERE v.scenario = $1), \
                      stars = (SELECT COALESCE(SUM(v.stars), 0) FROM scenario_votes v WHERE v.scenario = $1) \
                      WHERE id = $1 RETURNING 1";
        self.db.write(update, vec![id.into()]).await.map(drop)
    }

    /// The stars that somebody has given a scenario.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn stars_of(&self, id: &str, person: &str) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT stars FROM scenario_votes WHERE scenario = $1 AND person = $2";
        let found = self.db.read(sql, vec![id.into(), person.into()]).await?.pop();
        found.map(|mut row| row.count()).transpose()
    }

    /// Somebody complains about a scenario. How many people have done so by now.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn report_scenario(
        &self,
        id: &str,
        person: &str,
        why: &str,
        at: u64,
    ) -> Result<u64, StoreError> {
        let upsert = "INSERT INTO scenario_reports (scenario, person, why, at) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (scenario, person) DO UPDATE SET why = EXCLUDED.why, at = EXCLUDED.at RETURNING 1";
        self.db.write(upsert, vec![id.into(), person.into(), why.into(), at.into()]).await?;
        let sql = "SELECT COUNT(*) FROM scenario_reports WHERE scenario = $1";
        self.db.read(sql, vec![id.into()]).await?.pop().ok_or(StoreError::Missing)?.count()
    }

    /// What people complain about, the latest first; what has been taken off the shelf is settled.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn complaints(&self, limit: u64) -> Result<Vec<Complaint>, StoreError> {
        let sql = "SELECT r.scenario, s.title, r.why, r.at FROM scenario_reports r JOIN scenarios s ON s.id = r.scenario \
                   WHERE s.withdrawn = 0 ORDER BY r.at DESC, r.scenario LIMIT $1";
        let rows = self.db.read(sql, vec![limit.into()]).await?;
        let complaint = |mut row: Row| {
            Ok(Complaint { scenario: row.text()?, title: row.text()?, why: row.text()?, at: row.count()? })
        };
        rows.into_iter().map(complaint).collect()
    }

    /// Say something about a scenario, unless the same person has said so much already. Was it said?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_comment(&self, scenario: &str, new: &Comment, most: u64) -> Result<bool, StoreError> {
        let insert = "INSERT INTO scenario_comments (id, scenario, person, text, at) \
                      SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT) \
                      WHERE (SELECT COUNT(*) FROM scenario_comments WHERE scenario = $2 AND person = $3) < $6 RETURNING 1";
        let params = vec![
            new.id.as_str().into(),
            scenario.into(),
            new.person.as_str().into(),
            new.text.as_str().into(),
            new.at.into(),
            most.into(),
        ];
        Ok(!self.db.write(insert, params).await?.is_empty())
    }

    /// What people say about a scenario, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn comments(&self, scenario: &str, skip: u64, limit: u64) -> Result<Vec<Comment>, StoreError> {
        let sql = "SELECT c.id, c.person, COALESCE(p.name, ''), c.text, c.at FROM scenario_comments c \
                   LEFT JOIN people p ON p.id = c.person WHERE c.scenario = $1 ORDER BY c.at DESC, c.id LIMIT $2 OFFSET $3";
        let rows = self.db.read(sql, vec![scenario.into(), limit.into(), skip.into()]).await?;
        rows.into_iter().map(comment).collect()
    }

    /// A comment on a scenario.
    ///
    /// # Errors
    /// If it is not there, or the database does not answer.
    pub async fn comment(&self, scenario: &str, id: &str) -> Result<Comment, StoreError> {
        let sql = "SELECT c.id, c.person, COALESCE(p.name, ''), c.text, c.at FROM scenario_comments c \
                   LEFT JOIN people p ON p.id = c.person WHERE c.scenario = $1 AND c.id = $2";
        let row = self.db.read(sql, vec![scenario.into(), id.into()]).await?.pop();
        row.map(comment).ok_or(StoreError::Missing)?
    }

    /// The scenario that a comment is about, by its name in addresses.
    ///
    /// # Errors
    /// If there is no such comment, or the database does not answer.
    pub async fn scenario_of_comment(&self, id: &str) -> Result<String, StoreError> {
        let sql = "SELECT scenario FROM scenario_comments WHERE id = $1";
        self.db.read(sql, vec![id.into()]).await?.pop().ok_or(StoreError::Missing)?.text()
    }

    /// Remove a comment. Was it there?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn remove_comment(&self, id: &str) -> Result<bool, StoreError> {
        let delete = "DELETE FROM scenario_comments WHERE id = $1 RETURNING 1";
        Ok(!self.db.write(delete, vec![id.into()]).await?.is_empty())
    }

    /// Somebody complains about a comment; their last word counts.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn report_comment(&self, id: &str, person: &str, why: &str, at: u64) -> Result<(), StoreError> {
        let upsert = "INSERT INTO scenario_comment_reports (comment, person, why, at) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (comment, person) DO UPDATE SET why = EXCLUDED.why, at = EXCLUDED.at RETURNING 1";
        self.db.write(upsert, vec![id.into(), person.into(), why.into(), at.into()]).await.map(drop)
    }

    /// What people have against comments, the latest first; what has been removed is settled.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn comment_complaints(&self, limit: u64) -> Result<Vec<CommentComplaint>, StoreError> {
        let sql = "SELECT c.id, c.text, r.why FROM scenario_comment_reports r \
                   JOIN scenario_comments c ON c.id = r.comment JOIN scenarios s ON s.id = c.scenario \
                   WHERE s.withdrawn = 0 ORDER BY r.at DESC, c.id LIMIT $1";
        let rows = self.db.read(sql, vec![limit.into()]).await?;
        let complaint =
            |mut row: Row| Ok(CommentComplaint { comment: row.text()?, text: row.text()?, why: row.text()? });
        rows.into_iter().map(complaint).collect()
    }
}
