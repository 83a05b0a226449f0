//! What only PostgreSQL does, or both do in ways of their own: nodes that hear each other, forms of the database.

use std::time::{Duration, Instant};

use server::store::{Change, Database, Phase, Postgres, Sqlite, StoreError};
use tokio::time::timeout;

use super::{Place, SERVER, card, said, table};

const SOON: Duration = Duration::from_secs(5);

fn url(place: &Place) -> &str {
    match place {
        Place::Postgres(url) => url,
        Place::Sqlite(_) => unreachable!("it was made for PostgreSQL"),
    }
}

fn why<T: std::fmt::Debug>(result: Result<T, StoreError>) -> String {
    match result {
        Err(StoreError::Broken(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_node_hears_of_the_others_and_not_of_itself() {
    let place = Place::postgres();
    let (one, two) = (place.open().await, place.open().await);
    let (mut first, mut second) = (one.changes(), two.changes());
    one.create(table("t", 1), &card(Phase::Open)).await.unwrap();
    one.create(table("u", 1), &card(Phase::Open)).await.unwrap();
    one.append(said("t", 1, "hello")).await.unwrap();
    // What was taken already is no news.
    assert_eq!(one.append(said("t", 1, "again")).await, Err(StoreError::Taken));
    two.append(said("u", 1, "hello yourself")).await.unwrap();
    let hear =
        async |changes: &mut tokio::sync::broadcast::Receiver<Change>| timeout(SOON, changes.recv()).await;
    assert_eq!(hear(&mut first).await, Ok(Ok(Change::Appended("u".into()))));
    assert_eq!(hear(&mut second).await, Ok(Ok(Change::Appended("t".into()))));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(first.is_empty() && second.is_empty());
}

#[tokio::test]
async fn nodes_that_start_together_make_the_tables_once() {
    let place = Place::postgres();
    let start = || {
        let url = url(&place).to_owned();
        tokio::spawn(async move { Postgres::connect(&url).await.map(drop) })
    };
    for one in [start(), start(), start(), start()] {
        one.await.unwrap().unwrap();
    }
    // And somebody later finds them there.
    place.open().await.create(table("t", 1), &card(Phase::Open)).await.unwrap();
    place.open().await.table("t").await.unwrap();
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let place = Place::postgres();
    drop(place.open().await);
    let name = url(&place).rsplit('/').next().unwrap();
    SERVER.sql(name, "INSERT INTO migrations (done) VALUES (999)").unwrap();
    let refused = why(Postgres::connect(url(&place)).await.map(drop));
    assert!(refused.contains("newer version"), "{refused}");

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("telefrag.db");
    drop(Sqlite::open(&file).unwrap());
    rusqlite::Connection::open(&file).unwrap().pragma_update(None, "user_version", 999).unwrap();
    let refused = why(Sqlite::open(&file).map(drop));
    assert!(refused.contains("newer version"), "{refused}");
}

#[tokio::test]
async fn commits_are_durable_whatever_is_the_default() {
    let place = Place::postgres();
    let name = url(&place).rsplit('/').next().unwrap();
    SERVER.sql("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit = off")).unwrap();
    assert_eq!(SERVER.sql(name, "SHOW synchronous_commit").unwrap().trim(), "off");
    let db = Postgres::connect(url(&place)).await.unwrap();
    let rows = db.read("SELECT current_setting('synchronous_commit')", vec![]).await.unwrap();
    assert!(format!("{rows:?}").contains(r#"Text("on")"#), "{rows:?}");
}

#[tokio::test]
async fn errors_say_what_to_do() {
    let place = Place::postgres();
    let good = url(&place);
    for mode in ["require", "verify-full"] {
        let refused = why(Postgres::connect(&format!("{good}?sslmode={mode}")).await.map(drop));
        assert!(refused.contains("TLS"), "{refused}");
    }
    let began = Instant::now();
    let refused = why(Postgres::connect(&good.replace("place_", "nowhere_")).await.map(drop));
    assert!(refused.contains("does not exist"), "{refused}");
    let refused = why(Postgres::connect(&good.replace("telefrag:", "telefrag:x")).await.map(drop));
    assert!(refused.contains("password"), "{refused}");
    assert!(began.elapsed() < Duration::from_secs(4), "a clear no is not waited for");
    let refused = why(Postgres::connect("postgres://[").await.map(drop));
    assert!(refused.contains("invalid connection string"), "{refused}");
    let refused = why(place.open().await.backup("copy.db".into()).await);
    assert!(refused.contains("pg_dump"), "{refused}");
}

#[tokio::test]
async fn a_slow_question_holds_up_nobody() {
    let place = Place::postgres();
    let db = Postgres::connect(url(&place)).await.unwrap();
    let slow = tokio::spawn(db.read("SELECT 1 FROM pg_sleep(2)", vec![]));
    tokio::time::sleep(Duration::from_millis(50)).await;
    let began = Instant::now();
    for _ in 0..20 {
        db.read("SELECT 1", vec![]).await.unwrap();
    }
    assert!(began.elapsed() < Duration::from_secs(1));
    assert!(!slow.is_finished());
    slow.await.unwrap().unwrap();
}
