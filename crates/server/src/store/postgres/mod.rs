//! A PostgreSQL server for many processes: each appends for all its tables at once and tells the others.

mod append;
mod lines;

use std::path::PathBuf;
use std::sync::Arc;

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config};

use self::append::{Waiting, write_all};
use self::lines::{Effect, Lines, PAUSE, deadline, open, told};
use super::{Append, Change, Database, Dialect, Later, Load, Row, StoreError, Value, broken, schema};
use crate::complain;

/// How many questions are asked at once.
const LINES: usize = 8;
/// How many changes are kept for a receiver that is slow.
const CHANGES: usize = 4096;
/// Where nodes tell each other of what they append: `NODE TABLE`.
const CHANNEL: &str = "telefrag";
/// Where they tell each other whose turn has come: `NODE TABLE PERSON`.
const TURNS: &str = "telefrag_turns";
/// Held while the database is brought up to date, so that nodes that start together do it one after the other.
const MIGRATION_LOCK: i64 = 0x7e1e_f4a6;

/// Tables and people in a PostgreSQL database.
///
/// Lines that are cut are opened again. A call during the outage waits about five seconds before it fails. If a line
/// is cut in the middle of a change, the call fails at once, because nobody knows whether it was done.
#[derive(Debug)]
pub struct Postgres {
    lines: Arc<Lines>,
    appends: mpsc::UnboundedSender<Waiting>,
    changes: broadcast::Sender<Change>,
    /// Ends when this is dropped.
    _listener: JoinSet<()>,
}

impl Postgres {
    /// Connect to a database, by an address such as `postgres://user:password@host/name`, and bring it up to date.
    ///
    /// # Errors
    /// If it cannot be reached within five seconds, or not be used.
    pub async fn connect(url: &str) -> Result<Postgres, StoreError> {
        let config = lines::config(url)?;
        let lines = Arc::new(Lines::new(config.clone(), LINES));
        migrate(lines.line(deadline()).await?.client).await?;
        let node = crate::people::short_id();
        let (appends, waiting) = mpsc::unbounded_channel();
        // Appends have a line of their own, so that no slow question holds them up.
        let writer = Arc::new(Lines::new(config.clone(), 1));
        tokio::spawn(write_all(writer, node.clone(), waiting));
        let changes = broadcast::Sender::new(CHANGES);
        // Whoever has this hears of everything from now on.
        let first = listen(&config, &node, &changes).await.map_err(|problem| broken(told(&problem)))?;
        let mut listener = JoinSet::new();
        listener.spawn(keep_listening(config, node, changes.clone(), first));
        Ok(Postgres { lines, appends, changes, _listener: listener })
    }

    /// Carry out a statement, even if nobody waits for it any more.
    fn ask(&self, sql: &'static str, params: Vec<Value>, effect: Effect) -> Later<Vec<Row>> {
        // PostgreSQL keeps no text with a zero in it, so there is nothing that such a text could name.
        if params.iter().any(|param| matches!(param, Value::Text(text) if text.contains('\0'))) {
            return Box::pin(async { Err(StoreError::Missing) });
        }
        let lines = Arc::clone(&self.lines);
        let asked = tokio::spawn(async move {
            let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|param| param as _).collect();
            lines.ask(sql, &params, effect, deadline()).await
        });
        Box::pin(async { asked.await.map_err(broken)? })
    }
}

impl Database for Postgres {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn read(&self, sql: &'static str, params: Vec<Value>) -> Later<Vec<Row>> {
        self.ask(sql, params, Effect::None)
    }

    fn write(&self, sql: &'static str, params: Vec<Value>) -> Later<Vec<Row>> {
        self.ask(sql, params, Effect::Lasting)
    }

    fn append(&self, append: Append) -> Later<()> {
        let (answer, result) = oneshot::channel();
        let sent =
            Waiting::new(&append, answer).and_then(|waiting| self.appends.send(waiting).map_err(broken));
        Box::pin(async {
            sent?;
            result.await.map_err(broken)?
        })
    }

    fn backup(&self, _: PathBuf) -> Later<()> {
        Box::pin(async { Err(broken("a copy of a PostgreSQL database is made with pg_dump")) })
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn load(&self) -> Load {
        Load { asked: self.lines.asked(), most: LINES }
    }
}

/// Bring the database up to date, or leave it as it is.
impl Postgres {
    /// Has a server ever kept anything in this database? Nothing is changed.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn is_place(url: &str) -> Result<bool, StoreError> {
        let lines = Lines::new(lines::config(url)?, 1);
        let client = lines.line(deadline()).await?.client;
        let asked = client.query_one("SELECT to_regclass('migrations') IS NOT NULL", &[]).await;
        asked.map(|row| row.get(0)).map_err(|problem| broken(told(&problem)))
    }
}

async fn migrate(mut client: Client) -> Result<(), StoreError> {
    let work = async {
        let all = client.transaction().await?;
        all.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
        all.batch_execute("CREATE TABLE IF NOT EXISTS migrations (done BIGINT NOT NULL)").await?;
        let done: i64 = all.query_one("SELECT COALESCE(MAX(done), 0) FROM migrations", &[]).await?.get(0);
        let done = usize::try_from(done).unwrap_or(usize::MAX);
        let Some(steps) = schema::MIGRATIONS.get(done..) else { return Ok(false) };
        for (step, number) in steps.iter().zip(done as i64 + 1..) {
            all.batch_execute(step).await?;
            all.execute("INSERT INTO migrations (done) VALUES ($1)", &[&number]).await?;
        }
        all.commit().await.map(|()| true)
    };
    match work.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(broken(schema::TOO_NEW)),
        Err(problem) => Err(broken(told(&problem))),
    }
}

/// A line on which other nodes are heard.
type Listening = (Client, JoinHandle<()>);

async fn listen(
    config: &Config,
    node: &str,
    changes: &broadcast::Sender<Change>,
) -> Result<Listening, tokio_postgres::Error> {
    let (node, changes) = (node.to_owned(), changes.clone());
    let line = open(config, move |note| {
        if let Some((from, rest)) = note.payload().split_once(' ')
            && from != node
        {
            let change = match rest.split_once(' ') {
                Some((table, person)) => {
                    Change::Called { table: table.to_owned(), person: person.to_owned() }
                }
                None => Change::Appended(rest.to_owned()),
            };
            // Nobody may be listening here.
            let _ = changes.send(change);
        }
    });
    let (client, end) = line.await?;
    client.batch_execute(&format!("LISTEN {CHANNEL}; LISTEN {TURNS}")).await?;
    Ok((client, end))
}

/// Hear of what other nodes append, on ever new lines.
async fn keep_listening(
    config: Config,
    node: String,
    changes: broadcast::Sender<Change>,
    (mut client, mut end): Listening,
) {
    loop {
        let _ = end.await;
        drop(client);
        let since = Instant::now();
        (client, end) = loop {
            match listen(&config, &node, &changes).await {
                Ok(line) => break line,
                Err(problem) => complain::silent(&told(&problem)),
            }
            sleep(PAUSE * 10).await;
        };
        complain::back(since.elapsed());
        let _ = changes.send(Change::Anything);
    }
}
