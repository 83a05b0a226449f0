//! The databases, each a real one: whatever is kept must be kept alike.
#![cfg(unix)]

mod before;
mod logs;
mod outage;
mod people;
mod postgres;
mod scenarios;
mod tables;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::Seat;
use server::entry::{Deed, Entry};
use server::people::{Person, Standing};
use server::store::{Append, Card, Phase, Postgres, Sqlite, Store, TableRow};
use tempfile::TempDir;

/// One PostgreSQL for the whole process; it is gone when the process is.
static SERVER: LazyLock<testbed::Postgres> =
    LazyLock::new(|| testbed::Postgres::start().expect("a PostgreSQL"));

/// An empty database.
enum Place {
    Sqlite(TempDir),
    Postgres(String),
}

impl Place {
    fn sqlite() -> Place {
        Place::Sqlite(tempfile::tempdir().unwrap())
    }

    fn postgres() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        Place::Postgres(SERVER.create(&format!("place_{}", COUNT.fetch_add(1, Ordering::Relaxed))).unwrap())
    }

    /// Open it, as one of the processes that share it.
    async fn open(&self) -> Store {
        match self {
            Place::Sqlite(folder) => Store::new(Sqlite::open(&folder.path().join("telefrag.db")).unwrap()),
            Place::Postgres(url) => Store::new(Postgres::connect(url).await.unwrap()),
        }
    }
}

/// Check something in each database.
async fn each(check: impl AsyncFn(&Place, Store)) {
    for place in [Place::sqlite(), Place::postgres()] {
        check(&place, place.open().await).await;
    }
}

/// Somebody with a password.
fn account(name: &str) -> Person {
    Person {
        id: format!("id-{name}"),
        name: name.to_owned(),
        password: Some("sealed".to_owned()),
        created: 7,
        standing: Standing::default(),
    }
}

fn card(phase: Phase) -> Card {
    Card { phase, sitters: vec![], asked: Some(Seat(1)), actions: 3, winners: vec![] }
}

fn table(id: &str, created: u64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "doom2004".to_owned(),
        rules: 3,
        setup: r#"{"map":"e1m1"}"#.to_owned(),
        shown: r#"{"map":"e1m1"}"#.to_owned(),
        seed: u64::MAX - 1,
        salt: "abcd".to_owned(),
        options: "{}".to_owned(),
        replay: None,
        owner: "id-ann".to_owned(),
        listed: true,
        created,
    }
}

/// Something that is said at a table, and a card that goes with it.
fn said(table: &str, number: u64, text: &str) -> Append {
    let deed = Deed::Say { id: "id-ann".to_owned(), name: "Ann".to_owned(), text: text.to_owned() };
    Append {
        table: table.to_owned(),
        game: "doom2004".to_owned(),
        entry: Entry { number, at: 1000 + number, deed },
        hash: None,
        card: Card { actions: number, ..card(Phase::Running) },
        due: None,
        busy: 0,
        alone: false,
        sat: None,
        calls: None,
        scores: vec![],
    }
}

/// The numbers in the log of a table.
async fn numbers(store: &Store, table: &str) -> Vec<u64> {
    store.log(table, 0).await.unwrap().into_iter().map(|(entry, _)| entry.number).collect()
}
