//! One file with SQLite: a single writer that commits whatever has come in meanwhile, all at once.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use rusqlite::types::{ToSqlOutput, Value as Stored};
use rusqlite::{Connection, ErrorCode, ToSql, params_from_iter};
use tokio::sync::{broadcast, oneshot};

use super::tables::{card_params, log_params, score_params};
use super::{
    Append, Change, Database, Dialect, Later, Load, Row, StoreError, Value, broken, damaged, schema,
};

/// How many questions are answered at once: a slow one holds up no other.
const READERS: usize = 4;
/// How many writes are committed together at most.
const BATCH: usize = 512;

enum Write {
    Statement(&'static str, Vec<Value>, oneshot::Sender<Result<Vec<Row>, StoreError>>),
    Append(Box<Append>, oneshot::Sender<Result<(), StoreError>>),
}

/// Whether everything that came in together is on the disk.
type Committed = Result<(), StoreError>;

type Question = Box<dyn FnOnce(&Connection) + Send>;

/// Tables and people in one file.
#[derive(Debug)]
pub struct Sqlite {
    writes: mpsc::Sender<Write>,
    reads: mpsc::Sender<Question>,
    changes: broadcast::Sender<Change>,
    /// Questions that are asked just now, or wait.
    asked: Arc<AtomicUsize>,
}

impl Sqlite {
    /// Open a file, or make it.
    ///
    /// # Errors
    /// If it cannot be opened or brought up to date.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let mut writer = connect(path)?;
        migrate(&mut writer)?;
        let (writes, waiting) = mpsc::channel();
        let (reads, questions) = mpsc::channel::<Question>();
        let start = |name: &str, work: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(name.to_owned()).spawn(work).map(drop).map_err(broken)
        };
        start("sqlite-writer", Box::new(move || write_all(&mut writer, &waiting)))?;
        let questions = Arc::new(Mutex::new(questions));
        for _ in 0..READERS {
            let (reader, questions) = (connect(path)?, Arc::clone(&questions));
            start("sqlite-reader", Box::new(move || answer_all(&reader, &questions)))?;
        }
        Ok(Sqlite { writes, reads, changes: broadcast::Sender::new(1), asked: Arc::default() })
    }

    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<T> {
        let (answer, result) = oneshot::channel();
        let asked = Arc::clone(&self.asked);
        asked.fetch_add(1, Ordering::Relaxed);
        let sent = self.reads.send(Box::new(move |connection| {
            let found = question(connection);
            asked.fetch_sub(1, Ordering::Relaxed);
            let _ = answer.send(found);
        }));
        later(sent.is_ok(), result)
    }
}

/// Answer what is asked, as long as somebody may ask more.
fn answer_all(reader: &Connection, questions: &Mutex<mpsc::Receiver<Question>>) {
    loop {
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(question) = next else { return };
        question(reader);
    }
}

/// A promise that a thread will answer.
fn later<T: Send + 'static>(sent: bool, result: oneshot::Receiver<Result<T, StoreError>>) -> Later<T> {
    Box::pin(async move {
        let gone = || broken("it was closed");
        if sent { result.await.map_err(|_| gone())? } else { Err(gone()) }
    })
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open(path).map_err(|problem| broken(format_args!("{}: {problem}", path.display())))?;
    // A commit returns once it is on the disk.
    let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                    PRAGMA busy_timeout = 5000;";
    connection
        .execute_batch(settings)
        .map_err(|problem| broken(format_args!("{}: {problem}", path.display())))?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let done: usize = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(broken)?;
    if done > schema::MIGRATIONS.len() {
        return Err(broken(schema::TOO_NEW));
    }
    for (n, step) in schema::MIGRATIONS.iter().enumerate().skip(done) {
        let all = connection.transaction().map_err(broken)?;
        all.execute_batch(step).map_err(broken)?;
        all.pragma_update(None, "user_version", n + 1).map_err(broken)?;
        all.commit().map_err(broken)?;
    }
    Ok(())
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Value::Null => Ok(ToSqlOutput::Owned(Stored::Null)),
            Value::Int(number) => number.to_sql(),
            Value::Text(text) => text.to_sql(),
        }
    }
}

/// A file that is no database, or no whole one, will not be better in a moment.
fn told(problem: rusqlite::Error) -> StoreError {
    match problem.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => damaged(problem),
        _ => broken(problem),
    }
}

/// Carry out a statement and take all rows that it gives.
fn run(connection: &Connection, sql: &str, params: &[Value]) -> Result<Vec<Row>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(told)?;
    let columns = statement.column_count();
    let mut found = statement.query(params_from_iter(params)).map_err(told)?;
    let mut rows = Vec::new();
    while let Some(row) = found.next().map_err(told)? {
        let value = |column| match row.get::<_, Stored>(column).map_err(told)? {
            Stored::Null => Ok(Value::Null),
            Stored::Integer(number) => Ok(Value::Int(number)),
            Stored::Text(text) => Ok(Value::Text(text)),
            other => Err(damaged(format_args!("a value of type {}", other.data_type()))),
        };
        rows.push(Row::new((0..columns).map(value).collect::<Result<_, StoreError>>()?));
    }
    Ok(rows)
}

/// Commit what has come in, as long as somebody may send more.
fn write_all(connection: &mut Connection, waiting: &mpsc::Receiver<Write>) {
    while let Ok(first) = waiting.recv() {
        let batch = std::iter::once(first).chain(waiting.try_iter().take(BATCH - 1));
        let mut answers: Vec<Box<dyn FnOnce(Committed)>> = Vec::new();
        let committed = connection.transaction().map_err(broken).and_then(|all| {
            for write in batch {
                // Who asked may have gone away meanwhile; it is done all the same.
                answers.push(match write {
                    Write::Statement(sql, params, answer) => {
                        let result = apart(&all, |connection| run(connection, sql, &params));
                        Box::new(move |committed: Committed| drop(answer.send(committed.and(result))))
                    }
                    Write::Append(append, answer) => {
                        let result = apart(&all, |connection| put(connection, &append));
                        Box::new(move |committed: Committed| drop(answer.send(committed.and(result))))
                    }
                });
            }
            all.commit().map_err(broken)
        });
        for answer in answers {
            answer(committed.clone());
        }
    }
}

/// All of it or nothing, inside the common transaction.
fn apart<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let go = |sql| run(connection, sql, &[]).map(drop);
    go("SAVEPOINT one")?;
    let result = work(connection);
    if result.is_err() {
        go("ROLLBACK TO one")?;
    }
    go("RELEASE one")?;
    result
}

fn put(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let insert = "INSERT INTO log (table_id, number, at, deed, hash) VALUES ($1, $2, $3, $4, $5) \
                  ON CONFLICT DO NOTHING RETURNING 1";
    if run(connection, insert, &log_params(append)?)?.is_empty() {
        return Err(StoreError::Taken);
    }
    let update = "UPDATE tables SET last = $1, changed = $2, phase = $3, card = $4, due = $5, busy = $6, alone = $7 WHERE id = $8";
    run(connection, update, &card_params(append)?)?;
    if let Some(person) = &append.sat {
        let insert = "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        run(connection, insert, &[person.as_str().into(), append.table.as_str().into()])?;
    }
    for score in &append.scores {
        let insert = "INSERT INTO scores (person, table_id, seat, game, won, points, at) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        run(connection, insert, &score_params(append, score))?;
    }
    Ok(())
}

impl Database for Sqlite {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn read(&self, sql: &'static str, params: Vec<Value>) -> Later<Vec<Row>> {
        self.ask(move |connection| run(connection, sql, &params))
    }

    fn write(&self, sql: &'static str, params: Vec<Value>) -> Later<Vec<Row>> {
        let (answer, result) = oneshot::channel();
        later(self.writes.send(Write::Statement(sql, params, answer)).is_ok(), result)
    }

    fn append(&self, append: Append) -> Later<()> {
        let (answer, result) = oneshot::channel();
        later(self.writes.send(Write::Append(Box::new(append), answer)).is_ok(), result)
    }

    fn backup(&self, to: PathBuf) -> Later<()> {
        self.ask(move |connection| {
            // What holds nothing yet is a file that was made for it.
            if to.metadata().is_ok_and(|file| file.len() > 0) {
                return Err(broken(format_args!("{} is there already; name a new file", to.display())));
            }
            let name = to.to_string_lossy().into_owned();
            connection.execute("VACUUM INTO ?1", [name]).map(drop).map_err(broken)
        })
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn load(&self) -> Load {
        Load { asked: self.asked.load(Ordering::Relaxed), most: READERS }
    }
}
