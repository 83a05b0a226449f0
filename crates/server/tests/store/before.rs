//! Databases of before: brought up to date by themselves, and everything in them can still be read.

use server::entry::Deed;
use server::people::Standing;
use server::store::{List, Store};

use super::Place;

const FORM: &str = include_str!("form-1.sql");

/// A table of before with a map of its own, a private one that was listed all the same, and a log.
const ROWS: &str = r#"
    INSERT INTO people VALUES ('id-ann', 'Ann', 'ann', 'sealed', '{}', 1);
    INSERT INTO tables VALUES ('t', 'doom2004', 1, '{"scenario":"id = \"own\"\nsecret = \"behind the door\""}', 7, '00ff',
        '{"title":"","listed":true,"private":false}', NULL, 'id-ann', 1, 5, 3, 5, 'running',
        '{"phase":"running","sitters":[],"asked":null,"actions":1}', 9, 0);
    INSERT INTO tables VALUES ('p', 'doom2004', 1, '{}', 7, '00ff', '{"title":"","listed":true,"private":true}', NULL,
        'id-ann', 1, 6, 0, 6, 'running', '{"phase":"running","sitters":[],"asked":null,"actions":0}', NULL, 0);
    INSERT INTO log VALUES ('t', 1, 5, '"begin"', NULL);
    INSERT INTO log VALUES ('t', 2, 5, '{"ask-rewind":{"seat":"p1","to":0}}', NULL);
    INSERT INTO log VALUES ('t', 3, 5, '"close"', NULL);
"#;

async fn assert_read(store: Store) {
    let kept = store.table("t").await.unwrap().row;
    assert_eq!((kept.seed, kept.salt.as_str()), (7, "00ff"));
    assert!(kept.setup.contains("door") && !kept.shown.contains("door") && kept.shown.contains("sha256"));
    let listed = store.list(&List::Running, None, 9).await.unwrap();
    assert_eq!(listed.len(), 1, "what is private is in no list");
    assert_eq!((listed[0].id.as_str(), &listed[0].shown), ("t", &kept.shown));
    let deeds: Vec<Deed> =
        store.log("t", 0).await.unwrap().into_iter().map(|(entry, _)| entry.deed).collect();
    assert!(
        matches!(deeds[..], [Deed::Begin, Deed::AskRewind { to: 0, anew: false, .. }, Deed::Close]),
        "{deeds:?}"
    );
    assert_eq!(store.claim(10, 20, false, 9).await, Ok(vec!["t".to_owned()]));
    let ann = store.account("ann").await.unwrap();
    assert_eq!((ann.name.as_str(), ann.standing), ("Ann", Standing::default()));
    assert_eq!(store.last_deed().await, Ok(0));
    assert!(store.is_taken("ANN", "").await.unwrap());
}

#[tokio::test]
async fn a_file_of_before_is_brought_up_to_date() {
    let place = Place::sqlite();
    let Place::Sqlite(folder) = &place else { unreachable!() };
    let file = rusqlite::Connection::open(folder.path().join("telefrag.db")).unwrap();
    file.execute_batch(FORM).unwrap();
    file.execute_batch(ROWS).unwrap();
    file.execute_batch("PRAGMA user_version = 1").unwrap();
    drop(file);
    assert_read(place.open().await).await;
}

#[tokio::test]
async fn a_postgresql_of_before_is_brought_up_to_date() {
    let place = Place::postgres();
    let Place::Postgres(url) = &place else { unreachable!() };
    let (client, line) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(line);
    client.batch_execute(FORM).await.unwrap();
    client.batch_execute(ROWS).await.unwrap();
    let done = "CREATE TABLE migrations (done BIGINT NOT NULL); INSERT INTO migrations VALUES (1)";
    client.batch_execute(done).await.unwrap();
    assert_read(place.open().await).await;
}
