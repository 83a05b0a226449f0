//! Keeping tables and people: what is kept, and what a database must be able to do.
//!
//! A [`Database`] speaks SQL and appends to logs; everything that is asked of it is written once, in [`Store`], for
//! all of them. Every promise that is kept is durable.

mod deeds;
mod due;
mod export;
mod found;
mod invites;
mod opinions;
mod people;
mod postgres;
mod scenarios;
mod schema;
mod shelf;
mod sqlite;
mod tables;
mod upkeep;
mod versions;
mod won;

pub use deeds::{AdminDeed, What};
pub(crate) use due::CLOSED_KEPT;
pub use found::{ChatLine, PeopleKind, PersonCard, TableLine};
pub use invites::Invitation;
pub use parlour::kept::{Append, Card, Listed, Phase, Score, StoreError, TableRow};
pub(crate) use upkeep::Old;

pub use opinions::{Comment, CommentComplaint, Complaint};
pub use people::{Notices, Session, SessionKind, Tally};
pub use postgres::Postgres;
pub use scenarios::{Origin, ScenarioFile, Shelf, Shelved, Sorting};
pub use shelf::{ScenarioLine, ShelfKind};
pub use sqlite::Sqlite;
pub use tables::{Kept, List};
pub use versions::Version;

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;

use tokio::sync::broadcast;

/// A promise of something from the database.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A database problem as an error.
fn broken(problem: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(problem.to_string())
}

/// Something that is kept means nothing.
fn damaged(problem: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(problem.to_string())
}

/// A pattern for `LIKE … ESCAPE '!'` that finds these letters as they are.
fn like(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

/// A value in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Null,
    /// A number.
    Int(i64),
    /// A text.
    Text(String),
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Value::Int(number)
    }
}
impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Value::Int(number.cast_signed())
    }
}
impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        Value::Int(yes.into())
    }
}
impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}
impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}
impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Null, Into::into)
    }
}

/// A row of an answer, read from left to right.
#[derive(Debug)]
pub struct Row(std::vec::IntoIter<Value>);

impl Row {
    /// A row of these values.
    pub fn new(values: Vec<Value>) -> Row {
        Row(values.into_iter())
    }

    fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(Some(text)),
            Some(Value::Null) => Ok(None),
            other => Err(damaged(format_args!("a text was expected, not {other:?}"))),
        }
    }

    fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| damaged("a text is missing"))
    }

    fn int(&mut self) -> Result<i64, StoreError> {
        match self.0.next() {
            Some(Value::Int(number)) => Ok(number),
            other => Err(damaged(format_args!("a number was expected, not {other:?}"))),
        }
    }

    fn maybe_int(&mut self) -> Result<Option<i64>, StoreError> {
        match self.0.next() {
            Some(Value::Int(number)) => Ok(Some(number)),
            Some(Value::Null) => Ok(None),
            other => Err(damaged(format_args!("a number was expected, not {other:?}"))),
        }
    }

    fn count(&mut self) -> Result<u64, StoreError> {
        self.int().map(i64::cast_unsigned)
    }

    fn json<T: serde::de::DeserializeOwned>(&mut self) -> Result<T, StoreError> {
        serde_json::from_str(&self.text()?).map_err(damaged)
    }
}

/// What the databases say differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// One file, one process.
    Sqlite,
    /// A server for many processes.
    Postgres,
}

/// A database. Statements number their parameters `$1`, `$2`, … in the order in which they first appear.
pub trait Database: Send + Sync {
    /// Which SQL it speaks.
    fn dialect(&self) -> Dialect;
    /// Ask without changing anything.
    fn read(&self, sql: &'static str, params: Vec<Value>) -> Later<Vec<Row>>;
    /// Change something, all of it or nothing. The rows are those that `RETURNING` names.
    fn write(&self, sql: &'static str, params: Vec<Value>) -> Later<Vec<Row>>;
    /// Append to the log of a table and bring the table's card up to date, all or nothing; [`StoreError::Taken`] if
    /// that entry is there already. Many appends at once share one commit.
    fn append(&self, append: Append) -> Later<()>;
    /// Copy everything into a new file while others go on.
    fn backup(&self, to: PathBuf) -> Later<()>;
    /// Hear of what other processes append. Nothing comes where there are none.
    fn changes(&self) -> broadcast::Receiver<Change>;
    /// How busy it is.
    fn load(&self) -> Load;
}

/// How busy a database is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Questions that are asked just now, or wait.
    pub asked: usize,
    /// How many are answered at once.
    pub most: usize,
}

/// Something that another process has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It appended to the log of this table.
    Appended(String),
    /// By that it has become somebody's turn.
    Called {
        /// The table.
        table: String,
        /// Whose.
        person: String,
    },
    /// The line was down; anything may have happened.
    Anything,
}

/// Tables and people, kept.
#[derive(Clone)]
pub struct Store {
    db: Arc<dyn Database>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Store({:?})", self.db.dialect())
    }
}

impl Store {
    /// Keep things in this database.
    pub fn new(db: impl Database + 'static) -> Store {
        Store { db: Arc::new(db) }
    }

    /// Hear of what other processes append.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.db.changes()
    }

    /// How busy the database is.
    pub fn load(&self) -> Load {
        self.db.load()
    }

    /// Copy everything into a new file while others go on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn backup(&self, to: PathBuf) -> Result<(), StoreError> {
        self.db.backup(to).await
    }

    /// Does the database take what is written?
    ///
    /// # Errors
    /// If it does not: it is away, its disk is full, its file may not be written.
    pub async fn ping(&self, now: u64) -> Result<(), StoreError> {
        self.set_setting("pinged", &now.to_string()).await
    }

    /// Change a setting of the whole place.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let upsert = "INSERT INTO settings (name, value) VALUES ($1, $2) \
                      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value RETURNING 1";
        self.db.write(upsert, vec![name.into(), value.into()]).await.map(drop)
    }

    /// A setting of the whole place, if it is there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn known_setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT value FROM settings WHERE name = $1";
        self.db.read(sql, vec![name.into()]).await?.pop().map(|mut row| row.text()).transpose()
    }

    /// A setting of the whole place, made by the first who asks for it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn setting(
        &self,
        name: &str,
        make: impl FnOnce() -> String + Send,
    ) -> Result<String, StoreError> {
        if let Some(known) = self.known_setting(name).await? {
            return Ok(known);
        }
        let insert = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1";
        self.db.write(insert, vec![name.into(), make().into()]).await?;
        self.known_setting(name).await?.ok_or(StoreError::Missing)
    }
}
