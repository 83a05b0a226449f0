//! PostgreSQL goes down and comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use server::store::{Change, Phase, Postgres, Store, StoreError};
use testbed::Stop;
use tokio::task::block_in_place;
use tokio::time::{sleep, timeout};

use super::{card, numbers, said, table};

/// A server that a test may take down.
async fn own() -> (testbed::Postgres, Store) {
    let server = block_in_place(testbed::Postgres::start).unwrap();
    let store = Store::new(Postgres::connect(&server.url("postgres")).await.unwrap());
    store.create(table("t", 1), &card(Phase::Open)).await.unwrap();
    (server, store)
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_wait_a_while_for_the_database_and_then_fail() {
    let (mut server, store) = own().await;
    let mut changes = store.changes();
    block_in_place(|| server.stop(Stop::Clean)).unwrap();
    // A short outage is only a delay.
    let waiting = [
        tokio::spawn({
            let store = store.clone();
            async move { store.append(said("t", 1, "late")).await }
        }),
        tokio::spawn({
            let store = store.clone();
            async move { store.table("t").await.map(drop) }
        }),
        tokio::spawn({
            let store = store.clone();
            async move { store.add_invite("i", 1, None).await }
        }),
    ];
    sleep(Duration::from_millis(300)).await;
    assert!(waiting.iter().all(|one| !one.is_finished()));
    block_in_place(|| server.go_on()).unwrap();
    for one in waiting {
        one.await.unwrap().unwrap();
    }
    // Nobody knows what others did meanwhile.
    assert_eq!(timeout(Duration::from_secs(5), changes.recv()).await, Ok(Ok(Change::Anything)));
    // A long one is a failure, for all who wait about as soon.
    block_in_place(|| server.stop(Stop::Clean)).unwrap();
    let began = Instant::now();
    let (read, append) = tokio::join!(store.table("t"), store.append(said("t", 2, "never")));
    assert!(matches!(read, Err(StoreError::Broken(_))), "{read:?}");
    assert!(matches!(append, Err(StoreError::Broken(_))), "{append:?}");
    assert!((4..8).contains(&began.elapsed().as_secs()), "{:?}", began.elapsed());
    block_in_place(|| server.go_on()).unwrap();
    assert_eq!(numbers(&store, "t").await, [1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_crashes_and_nothing_is_doubled() {
    let (mut server, store) = own().await;
    let done = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for n in 0..10 {
        let (store, done, id) = (store.clone(), Arc::clone(&done), format!("p{n}"));
        store.create(table(&id, 1), &card(Phase::Open)).await.unwrap();
        players.push(tokio::spawn(async move {
            let (mut number, mut unsure, mut acknowledged) = (1, false, Vec::new());
            while !done.load(Ordering::Relaxed) {
                match store.append(said(&id, number, "hello")).await {
                    Ok(()) => {
                        acknowledged.push(number);
                        number += 1;
                        unsure = false;
                    }
                    // It may be there or not: look, as a table would.
                    Err(StoreError::Broken(_)) => unsure = true,
                    Err(StoreError::Taken) if unsure => {}
                    Err(other) => panic!("{other:?}"),
                }
                if unsure && let Ok(log) = store.log(&id, 0).await {
                    number = log.len() as u64 + 1;
                }
            }
            (id, acknowledged)
        }));
    }
    for how in [Stop::Crash, Stop::Clean, Stop::Crash] {
        sleep(Duration::from_millis(400)).await;
        block_in_place(|| server.stop(how)).unwrap();
        block_in_place(|| server.go_on()).unwrap();
    }
    sleep(Duration::from_millis(400)).await;
    done.store(true, Ordering::Relaxed);
    for player in players {
        let (id, acknowledged) = player.await.unwrap();
        let kept = numbers(&store, &id).await;
        assert_eq!(kept, (1..=kept.len() as u64).collect::<Vec<_>>());
        assert!(acknowledged.iter().all(|number| kept.contains(number)));
        assert!(acknowledged.len() > 10, "{id}: only {}", acknowledged.len());
        assert_eq!(store.table(&id).await.unwrap().card.actions, kept.len() as u64);
    }
}
