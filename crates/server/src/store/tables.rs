//! What is kept of tables: the row, the card for lists, the log.

use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Row, Store, StoreError, Value};
use crate::entry::{Entry, PersonId, Sitter};
use crate::setup::Setup;

/// What never changes at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules: a table keeps the rules that it began with.
    pub rules: u32,
    /// The set-up, as JSON.
    pub setup: String,
    /// What others than its author are shown of it while the game goes on, as JSON.
    pub shown: String,
    /// Where luck starts at a table that shows a replay, and at the oldest ones; else the log tells when it is drawn.
    pub seed: u64,
    /// What makes the published hash of that seed unguessable, in hex.
    pub salt: String,
    /// The options of the table itself, as JSON.
    pub options: String,
    /// The replay file that was brought in, at a table that only shows one.
    pub replay: Option<String>,
    /// Who opened it.
    pub owner: PersonId,
    /// Is it in the public lists?
    pub listed: bool,
    /// When it was opened.
    pub created: u64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Over,
    /// It was closed before its end.
    Closed,
}

impl Phase {
    /// Its name, as it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Running => "running",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }
}

/// What lists tell of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Card {
    /// How far it is.
    pub phase: Phase,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Whose turn it is, unless that is a secret.
    #[schema(value_type = Option<String>, required)]
    pub asked: Option<Seat>,
    /// How many actions the game has.
    pub actions: u64,
    /// Who won, once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>)]
    pub winners: Vec<Seat>,
}

/// A result of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Who.
    pub person: PersonId,
    /// On which seat.
    pub seat: Seat,
    /// Did they win?
    pub won: bool,
    /// Their points.
    pub points: i32,
}

/// Something to write into the log of a table, and what follows from it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The game of the table.
    pub game: String,
    /// The entry.
    pub entry: Entry,
    /// The position's fingerprint after it, now and then: a log that no longer gives it was played by other rules.
    pub hash: Option<String>,
    /// What lists tell from now on.
    pub card: Card,
    /// When somebody must look after the table: a computer player's turn, the end of a clock.
    pub due: Option<u64>,
    /// Until when a process has claimed that.
    pub busy: u64,
    /// Nobody but computers plays there.
    pub alone: bool,
    /// Somebody who sits down.
    pub sat: Option<PersonId>,
    /// Somebody whose turn comes by it.
    pub calls: Option<PersonId>,
    /// The results, if it ends the game.
    pub scores: Vec<Score>,
}

impl Append {
    /// The parameters for the `INSERT` into `log`: table, number, time, deed, hash.
    pub(super) fn log_params(&self) -> Result<[Value; 5], StoreError> {
        let deed = serde_json::to_string(&self.entry.deed).map_err(super::broken)?;
        let Append { table, entry, hash, .. } = self;
        Ok([table.as_str().into(), entry.number.into(), entry.at.into(), deed.into(), hash.as_deref().into()])
    }

    /// The parameters for the `UPDATE` of `tables`: last, changed, phase, card, due, busy, alone, id.
    pub(super) fn card_params(&self) -> Result<[Value; 8], StoreError> {
        let card = serde_json::to_string(&self.card).map_err(super::broken)?;
        let (phase, due) = (self.card.phase.name(), self.due);
        let Append { table, entry, busy, alone, .. } = self;
        Ok([
            entry.number.into(),
            entry.at.into(),
            phase.into(),
            card.into(),
            due.into(),
            (*busy).into(),
            (*alone).into(),
            table.as_str().into(),
        ])
    }

    /// The parameters for an `INSERT` into `scores`: person, table, seat, game, won, points, time.
    pub(super) fn score_params(&self, score: &Score) -> [Value; 7] {
        [
            score.person.as_str().into(),
            self.table.as_str().into(),
            i64::from(score.seat.0).into(),
            self.game.as_str().into(),
            score.won.into(),
            i64::from(score.points).into(),
            self.entry.at.into(),
        ]
    }
}

/// Which tables to list, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// Public ones where a seat is free.
    Open,
    /// Public ones that are being played.
    Running,
    /// Public ones that are over.
    Over,
    /// Those of a person, whatever they are.
    Of(PersonId),
}

/// A table with what lists tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What never changes.
    pub row: TableRow,
    /// What lists tell.
    pub card: Card,
    /// When something last happened.
    pub changed: u64,
}

/// A table in a list: what is short, and nobody's secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// What is shown of the set-up, as JSON.
    pub shown: String,
    /// The options of the table itself, as JSON.
    pub options: String,
    /// Who opened it.
    pub owner: PersonId,
    /// When it was opened.
    pub created: u64,
    /// What lists tell.
    pub card: Card,
    /// When something last happened.
    pub changed: u64,
}

/// The columns of a [`Listed`], in order.
macro_rules! select {
    ($($rest:literal),+ $(,)?) => {
        concat!(
            "SELECT t.id, t.game, t.shown, CASE WHEN t.shown IS NULL THEN t.setup END, t.options, t.owner, t.created, ",
            "t.card, t.changed FROM tables t WHERE ",
            $($rest),+,
            " ORDER BY t.changed DESC LIMIT "
        )
    };
}

/// What is shown of a set-up; it was not noted when the oldest tables were opened.
fn shown(noted: Option<String>, setup: &str) -> String {
    noted.or_else(|| Setup::read(setup).ok().map(|setup| setup.shown)).unwrap_or_else(|| "{}".to_owned())
}

fn listed(mut row: Row) -> Result<Listed, StoreError> {
    Ok(Listed {
        id: row.text()?,
        game: row.text()?,
        shown: {
            let (noted, setup) = (row.maybe_text()?, row.maybe_text()?);
            shown(noted, &setup.unwrap_or_default())
        },
        options: row.text()?,
        owner: row.text()?,
        created: row.count()?,
        card: row.json()?,
        changed: row.count()?,
    })
}

fn kept(mut row: Row) -> Result<Kept, StoreError> {
    let (id, game) = (row.text()?, row.text()?);
    let rules = u32::try_from(row.int()?).map_err(super::damaged)?;
    let (setup, noted) = (row.text()?, row.maybe_text()?);
    Ok(Kept {
        row: TableRow {
            id,
            game,
            rules,
            shown: shown(noted, &setup),
            setup,
            seed: row.count()?,
            salt: row.text()?,
            options: row.text()?,
            replay: row.maybe_text()?,
            owner: row.text()?,
            listed: row.int()? != 0,
            created: row.count()?,
        },
        card: row.json()?,
        changed: row.count()?,
    })
}

impl Store {
    /// Open a table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn create(&self, table: TableRow, card: &Card) -> Result<(), StoreError> {
        let insert = "INSERT INTO tables (id, game, rules, setup, shown, seed, salt, options, replay, owner, listed, \
                      created, phase, card, changed, last, due, busy) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 0, NULL, 0) \
                      ON CONFLICT DO NOTHING RETURNING 1";
        let created = table.created;
        let params = vec![
            table.id.into(),
            table.game.into(),
            i64::from(table.rules).into(),
            table.setup.into(),
            table.shown.into(),
            table.seed.into(),
            table.salt.into(),
            table.options.into(),
            table.replay.into(),
            table.owner.into(),
            table.listed.into(),
            created.into(),
            card.phase.name().into(),
            serde_json::to_string(card).map_err(super::broken)?.into(),
            created.into(),
        ];
        let made = self.db.write(insert, params).await?;
        if made.is_empty() { Err(StoreError::Taken) } else { Ok(()) }
    }

    /// What is known of a table besides its log.
    ///
    /// # Errors
    /// If it is not there, or the database does not answer.
    pub async fn table(&self, id: &str) -> Result<Kept, StoreError> {
        let sql = "SELECT id, game, rules, setup, shown, seed, salt, options, replay, owner, listed, created, card, \
                   changed FROM tables WHERE id = $1";
        let mut rows = self.db.read(sql, vec![id.into()]).await?;
        kept(rows.pop().ok_or(StoreError::Missing)?)
    }

    /// Tables of a kind, the latest first; of one game if it is named.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn list(&self, list: &List, game: Option<&str>, limit: u64) -> Result<Vec<Listed>, StoreError> {
        let public = match game {
            None => concat!(select!("t.listed = 1 AND t.phase = $1"), "$2"),
            Some(_) => concat!(select!("t.listed = 1 AND t.phase = $1 AND t.game = $2"), "$3"),
        };
        let (sql, what) = match list {
            List::Open => (public, Phase::Open.name()),
            List::Running => (public, Phase::Running.name()),
            List::Over => (public, Phase::Over.name()),
            List::Of(person) => {
                macro_rules! theirs {
                    ($game:literal) => {
                        select!(
                            "t.id IN (SELECT table_id FROM sitters WHERE person = $1 UNION SELECT id FROM tables ",
                            "WHERE owner = $1) AND t.phase <> 'closed'",
                            $game
                        )
                    };
                }
                let sql = match game {
                    None => concat!(theirs!(""), "$2"),
                    Some(_) => concat!(theirs!(" AND t.game = $2"), "$3"),
                };
                (sql, person.as_str())
            }
        };
        let params = [Some(what.into()), game.map(Value::from), Some(limit.into())];
        let rows = self.db.read(sql, params.into_iter().flatten().collect()).await?;
        let mut tables = rows.into_iter().map(listed).collect::<Result<Vec<_>, _>>()?;
        if let List::Of(person) = list {
            // Whoever has left is no longer among the sitters.
            let sits =
                |table: &Listed| table.card.sitters.iter().any(|sitter| sitter.owner() == Some(person));
            tables.retain(|table| table.owner == *person || sits(table));
        }
        Ok(tables)
    }

    /// How many tables of this person are not over.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn opened(&self, owner: &str) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND phase IN ('open', 'running')";
        self.db.read(sql, vec![owner.into()]).await?.pop().ok_or(StoreError::Missing)?.count()
    }

    /// Append to the log of a table.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if that entry is there already.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.db.append(append).await
    }

    /// The log of a table behind the first `after` entries, with the fingerprints that were noted.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn log(&self, table: &str, after: u64) -> Result<Vec<(Entry, Option<String>)>, StoreError> {
        let sql =
            "SELECT number, at, deed, hash FROM log WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows = self.db.read(sql, vec![table.into(), after.into()]).await?;
        let entry = |mut row: Row| {
            let (number, at, deed) = (row.count()?, row.count()?, row.json()?);
            Ok((Entry { number, at, deed }, row.maybe_text()?))
        };
        rows.into_iter().map(entry).collect()
    }
}
