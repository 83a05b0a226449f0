//! Everything that is kept about a person, in one piece, to be handed over.

use serde_json::{Value as Json, json};

use super::{Row, Store, StoreError};
use crate::entry::PersonId;

impl Store {
    /// Everything that is kept about somebody, as JSON; secrets are named but not told.
    ///
    /// # Errors
    /// If nobody is that, or the database does not answer.
    pub async fn export(&self, id: &PersonId) -> Result<Json, StoreError> {
        let person = self.person(id).await?;
        let notices = self.notices(id).await?;
        let ban = person.standing.ban.map(|ban| json!({ "since": ban.since, "why": ban.why }));
        let said = self.said_by(id).await?;
        Ok(json!({
            "id": person.id,
            "name": person.name,
            "guest": person.password.is_none(),
            "created": person.created,
            "admin": person.standing.admin,
            "ban": ban,
            "notices": notices,
            "sessions": self.sessions_of(id).await?,
            "tables": self.tables_of(id).await?,
            "results": self.results_of(id).await?,
            "won": self.rows(
                "SELECT game, place, at FROM won_places WHERE person = $1 ORDER BY at, game, place", id,
                |row| Ok(json!({ "game": row.text()?, "place": row.text()?, "at": row.int()? }))).await?,
            "said": said,
            "scenarios": self.scenarios_by(id).await?,
            "scenarios_played": self.pairs(
                "SELECT scenario, at FROM scenario_plays WHERE person = $1 ORDER BY at", "at", id).await?,
            "scenarios_rated": self.pairs(
                "SELECT scenario, stars FROM scenario_votes WHERE person = $1 ORDER BY at", "stars", id).await?,
            "scenario_versions": self.versions_by(id).await?,
            "comments": self.remarks(
                "SELECT scenario, text, at FROM scenario_comments WHERE person = $1 ORDER BY at, id",
                ["scenario", "text"], id).await?,
            "complaints": self.remarks(
                "SELECT scenario, why, at FROM scenario_reports WHERE person = $1 ORDER BY at",
                ["scenario", "why"], id).await?,
            "comment_complaints": self.remarks(
                "SELECT comment, why, at FROM scenario_comment_reports WHERE person = $1 ORDER BY at",
                ["comment", "why"], id).await?,
            "deeds_about": self.admin_log(id, 0, u32::MAX.into()).await?,
        }))
    }

    async fn rows(
        &self,
        sql: &'static str,
        id: &str,
        made: impl Fn(&mut Row) -> Result<Json, StoreError>,
    ) -> Result<Vec<Json>, StoreError> {
        let rows = self.db.read(sql, vec![id.into()]).await?;
        rows.into_iter().map(|mut row| made(&mut row)).collect()
    }

    async fn pairs(&self, sql: &'static str, name: &str, id: &str) -> Result<Vec<Json>, StoreError> {
        self.rows(sql, id, |row| Ok(json!({ "scenario": row.text()?, name: row.int()? }))).await
    }

    async fn sessions_of(&self, id: &str) -> Result<Vec<Json>, StoreError> {
        let sql = "SELECT kind, label, created, seen FROM sessions WHERE person = $1 ORDER BY created";
        let made = |row: &mut Row| {
            let (kind, label) = (row.text()?, row.text()?);
            Ok(json!({ "kind": kind, "label": label, "created": row.int()?, "seen": row.int()? }))
        };
        self.rows(sql, id, made).await
    }

    async fn tables_of(&self, id: &str) -> Result<Vec<Json>, StoreError> {
        let sql = "SELECT t.id, t.game, t.phase, t.options, t.owner, t.created, t.changed FROM tables t \
                   WHERE t.owner = $1 OR t.id IN (SELECT table_id FROM sitters WHERE person = $1) ORDER BY t.created";
        let made = |row: &mut Row| {
            let (table, game, phase, options): (_, _, _, Json) =
                (row.text()?, row.text()?, row.text()?, row.json()?);
            let (opened, created, changed) = (row.text()? == id, row.int()?, row.int()?);
            Ok(json!({ "id": table, "game": game, "phase": phase, "options": options, "opened": opened,
                "created": created, "changed": changed }))
        };
        self.rows(sql, id, made).await
    }

    async fn results_of(&self, id: &str) -> Result<Vec<Json>, StoreError> {
        let sql = "SELECT table_id, game, won, points, at FROM scores WHERE person = $1 ORDER BY at";
        let made = |row: &mut Row| {
            let (table, game, won) = (row.text()?, row.text()?, row.int()? != 0);
            Ok(json!({ "table": table, "game": game, "won": won, "points": row.int()?, "at": row.int()? }))
        };
        self.rows(sql, id, made).await
    }

    async fn scenarios_by(&self, id: &str) -> Result<Vec<Json>, StoreError> {
        let sql = "SELECT id, game, title, about, file, created, changed FROM scenarios WHERE author = $1 \
                   ORDER BY created";
        let made = |row: &mut Row| {
            let (scenario, game, title) = (row.text()?, row.text()?, row.text()?);
            let (about, file) = (row.text()?, row.text()?);
            Ok(json!({ "id": scenario, "game": game, "title": title, "about": about, "file": file,
                "created": row.int()?, "changed": row.int()? }))
        };
        self.rows(sql, id, made).await
    }

    async fn versions_by(&self, id: &str) -> Result<Vec<Json>, StoreError> {
        let sql = "SELECT v.scenario, v.version, v.title, v.file, v.at FROM scenario_versions v \
                   JOIN scenarios s ON s.id = v.scenario WHERE s.author = $1 ORDER BY v.scenario, v.version";
        let made = |row: &mut Row| {
            let (scenario, version, title) = (row.text()?, row.int()?, row.text()?);
            Ok(json!({ "scenario": scenario, "version": version, "title": title, "file": row.text()?,
                "at": row.int()? }))
        };
        self.rows(sql, id, made).await
    }

    /// What somebody wrote about something, and when.
    async fn remarks(
        &self,
        sql: &'static str,
        [of, what]: [&str; 2],
        id: &str,
    ) -> Result<Vec<Json>, StoreError> {
        self.rows(sql, id, |row| Ok(json!({ of: row.text()?, what: row.text()?, "at": row.int()? }))).await
    }
}
