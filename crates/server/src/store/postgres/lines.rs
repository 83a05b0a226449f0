//! Lines to PostgreSQL: a few of them, opened when they are needed, and again after they were cut.

use std::collections::HashMap;
use std::error::Error as _;
use std::future::poll_fn;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bytes::BytesMut;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_postgres::config::SslMode;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Notification, Statement};

use super::super::{Row, StoreError, Value, broken};

/// How long a call waits for a line.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before the next try.
pub(super) const PAUSE: Duration = Duration::from_millis(50);

/// Until when a call that comes in now may wait for a line.
pub(super) fn deadline() -> Instant {
    Instant::now() + PATIENCE
}

/// What a statement leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing: it may be asked as often as one likes.
    None,
    /// Something: if a line was cut in the middle, nobody knows whether it was done.
    Lasting,
}

/// Why a line did not do it.
enum Failed {
    /// It is certain that nothing was done, and the next try may go well.
    Undone(String),
    /// The line was cut: nobody knows whether it was done.
    Cut(String),
    /// The next try would go no better.
    Refused(String),
}

impl Failed {
    fn of(problem: &tokio_postgres::Error) -> Failed {
        let text = told(problem);
        match problem.code().map(|code| code.code()) {
            // Serialization failure, deadlock; too many lines, starting up or shutting down.
            Some("40001" | "40P01" | "53300" | "57P03") => Failed::Undone(text),
            // Shut down by an administrator, or after a crash.
            Some("57P01" | "57P02") => Failed::Cut(text),
            Some(_) => Failed::Refused(text),
            None if problem.is_closed() => Failed::Cut(text),
            None => Failed::Refused(text),
        }
    }
}

/// A problem with its causes, in one line.
pub(super) fn told(problem: &tokio_postgres::Error) -> String {
    if let Some(problem) = problem.as_db_error() {
        return format!("{} ({})", problem.message(), problem.code().code());
    }
    let causes = std::iter::successors(problem.source(), |&cause| cause.source());
    causes.fold(problem.to_string(), |text, cause| format!("{text}: {cause}"))
}

/// Read the address of a database.
///
/// # Errors
/// If it means nothing, or wants what is not offered.
pub(super) fn config(url: &str) -> Result<Config, StoreError> {
    let no_tls = || {
        broken(
            "TLS to PostgreSQL is not offered: leave sslmode out of the address, and let the line run through a private \
             network or a tunnel",
        )
    };
    if url.contains("sslmode=verify") {
        return Err(no_tls());
    }
    let mut config: Config = url.parse().map_err(|problem| broken(told(&problem)))?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(no_tls());
    }
    // A line that was cut without a word is noticed about as soon as a call has waited long enough.
    config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
    config.keepalives_idle(PATIENCE / 2).keepalives_interval(PATIENCE / 4).keepalives_retries(2);
    config.application_name("telefrag");
    Ok(config)
}

/// Open a line. The handle ends with it.
///
/// # Errors
/// If nobody is there, or we are not let in.
pub(super) async fn open(
    config: &Config,
    heard: impl Fn(&Notification) + Send + 'static,
) -> Result<(Client, JoinHandle<()>), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let driver = tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(note) = message {
                heard(&note);
            }
        }
    });
    // A commit returns once it is on the disk, whatever the administrator has set for others.
    let durable = "SELECT set_config('synchronous_commit', 'on', FALSE) \
                   WHERE current_setting('synchronous_commit') IN ('off', 'local')";
    client.simple_query(durable).await?;
    Ok((client, driver))
}

/// A line, and the statements that the server knows on it.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) client: Client,
    prepared: HashMap<&'static str, Statement>,
}

impl Line {
    async fn ask(&mut self, sql: &'static str, params: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Failed> {
        let statement = match self.prepared.get(sql) {
            Some(statement) => statement.clone(),
            None => {
                let made = self.client.prepare(sql).await.map_err(|problem| match Failed::of(&problem) {
                    Failed::Cut(text) => Failed::Undone(text),
                    other => other,
                })?;
                self.prepared.entry(sql).or_insert(made).clone()
            }
        };
        let rows = self.client.query(&statement, params).await.map_err(|problem| Failed::of(&problem))?;
        rows.iter().map(|found| row(found).map_err(|problem| Failed::Refused(told(&problem)))).collect()
    }
}

fn row(found: &tokio_postgres::Row) -> Result<Row, tokio_postgres::Error> {
    let value = |n: usize| {
        Ok(match *found.columns()[n].type_() {
            Type::INT4 => found.try_get::<_, Option<i32>>(n)?.map(i64::from).into(),
            Type::INT8 => found.try_get::<_, Option<i64>>(n)?.into(),
            _ => found.try_get::<_, Option<String>>(n)?.into(),
        })
    };
    Ok(Row::new((0..found.len()).map(value).collect::<Result<_, _>>()?))
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(number) => number.to_sql_checked(kind, out),
            Value::Text(text) => text.to_sql_checked(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        i64::accepts(kind) || String::accepts(kind)
    }

    to_sql_checked!();
}

/// A few lines, each for one call at a time.
#[derive(Debug)]
pub(super) struct Lines {
    config: Config,
    free: Semaphore,
    idle: Mutex<Vec<Line>>,
    asked: AtomicUsize,
}

/// A question that is asked just now, or waits, as long as this lives.
struct Asked<'a>(&'a AtomicUsize);

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Lines {
    /// So many lines at most.
    pub(super) fn new(config: Config, most: usize) -> Lines {
        Lines { config, free: Semaphore::new(most), idle: Mutex::default(), asked: AtomicUsize::new(0) }
    }

    /// How many questions are asked just now, or wait.
    pub(super) fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Line>> {
        // The list is whole whatever happened to the thread that held it.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An idle line, or a new one.
    ///
    /// # Errors
    /// If there is none until then.
    pub(super) async fn line(&self, until: Instant) -> Result<Line, StoreError> {
        {
            let mut idle = self.idle();
            idle.retain(|line| !line.client.is_closed());
            if let Some(line) = idle.pop() {
                return Ok(line);
            }
        }
        loop {
            let opened = timeout_at(until, open(&self.config, |_| {})).await;
            let problem = match opened.map_err(|_| broken("nobody answers at its address"))? {
                Ok((client, _)) => return Ok(Line { client, prepared: HashMap::new() }),
                Err(problem) => problem,
            };
            // A server that answers "no" means it; one that is not there may come back.
            let final_no = problem.code().is_some() && matches!(Failed::of(&problem), Failed::Refused(_));
            if final_no || Instant::now() + PAUSE > until {
                return Err(broken(told(&problem)));
            }
            sleep(PAUSE).await;
        }
    }

    /// Carry out a statement and take all rows that it gives.
    ///
    /// # Errors
    /// If it cannot be done, or if it is not known whether it was.
    pub(super) async fn ask(
        &self,
        sql: &'static str,
        params: &[&(dyn ToSql + Sync)],
        effect: Effect,
        until: Instant,
    ) -> Result<Vec<Row>, StoreError> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let _asked = Asked(&self.asked);
        let free = timeout_at(until, self.free.acquire()).await;
        let _mine = free.map_err(|_| broken("it is busy with other questions"))?;
        loop {
            let mut line = self.line(until).await?;
            let answer = line.ask(sql, params).await;
            if !matches!(answer, Err(Failed::Cut(_))) {
                self.idle().push(line);
            }
            let problem = match answer {
                Ok(rows) => return Ok(rows),
                Err(Failed::Undone(problem)) => problem,
                Err(Failed::Cut(problem)) if effect == Effect::None => problem,
                Err(Failed::Cut(problem) | Failed::Refused(problem)) => return Err(broken(problem)),
            };
            if Instant::now() + PAUSE > until {
                return Err(broken(problem));
            }
            sleep(PAUSE).await;
        }
    }
}
