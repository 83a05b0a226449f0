//! What is kept of tables: the row, the card for lists, the log.

use parlour::kept::{Append, Card, Listed, Phase, Score, TableRow};

use super::{Row, Store, StoreError, Value};
use crate::entry::{Entry, PersonId};
use crate::setup::Setup;

/// The parameters for the `INSERT` into `log`: table, number, time, deed, hash.
pub(super) fn log_params(append: &Append) -> Result<[Value; 5], StoreError> {
    let deed = serde_json::to_string(&append.entry.deed).map_err(super::broken)?;
    let Append { table, entry, hash, .. } = append;
    Ok([table.as_str().into(), entry.number.into(), entry.at.into(), deed.into(), hash.as_deref().into()])
}

/// The parameters for the `UPDATE` of `tables`: last, changed, phase, card, due, busy, alone, id.
pub(super) fn card_params(append: &Append) -> Result<[Value; 8], StoreError> {
    let card = serde_json::to_string(&append.card).map_err(super::broken)?;
    let (phase, due) = (append.card.phase.name(), append.due);
    let Append { table, entry, busy, alone, .. } = append;
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
pub(super) fn score_params(append: &Append, score: &Score) -> [Value; 7] {
    [
        score.person.as_str().into(),
        append.table.as_str().into(),
        i64::from(score.seat.0).into(),
        append.game.as_str().into(),
        score.won.into(),
        i64::from(score.points).into(),
        append.entry.at.into(),
    ]
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
