//! The logs of tables: once, in order, all or nothing.

use engine::Seat;
use server::store::{List, Phase, Score, Store, StoreError};

use super::{card, each, numbers, said, table};

#[tokio::test]
async fn entries_come_back_in_order_with_their_fingerprints() {
    each(async |_, store| {
        store.create(table("t", 1), &card(Phase::Open)).await.unwrap();
        let mut wrote = Vec::new();
        for number in 1..=12 {
            let mut append = said("t", number, "zażółć 🎲 \0 '\"\\");
            append.hash = (number % 5 == 0).then(|| format!("h{number}"));
            wrote.push((append.entry.clone(), append.hash.clone()));
            store.append(append).await.unwrap();
        }
        assert_eq!(store.log("t", 0).await.unwrap(), wrote);
        assert_eq!(store.log("t", 9).await.unwrap(), wrote[9..]);
        assert_eq!(store.log("t", 12).await.unwrap(), []);
        let found = store.table("t").await.unwrap();
        assert_eq!((found.card.actions, found.card.phase, found.changed), (12, Phase::Running, 1012));
    })
    .await;
}

#[tokio::test]
async fn whoever_comes_second_changes_nothing() {
    each(async |_, store| {
        store.create(table("t", 1), &card(Phase::Open)).await.unwrap();
        store.append(said("t", 1, "first")).await.unwrap();
        let mut second = said("t", 1, "second");
        second.card = card(Phase::Over);
        second.due = Some(1);
        second.sat = Some("id-bob".into());
        second.scores = vec![Score { person: "id-bob".into(), seat: Seat(0), won: true, points: 1 }];
        assert_eq!(store.append(second).await, Err(StoreError::Taken));
        assert_eq!(store.log("t", 0).await.unwrap(), [(said("t", 1, "first").entry, None)]);
        assert_eq!(store.table("t").await.unwrap().card.phase, Phase::Running);
        assert_eq!(store.claim(9, 10, false, 1).await, Ok(vec![]));
        assert_eq!(store.list(&List::Of("id-bob".into()), None, 9).await, Ok(vec![]));
        assert_eq!(store.tallies(&"id-bob".into()).await, Ok(vec![]));
    })
    .await;
}

#[tokio::test]
async fn many_at_once_get_each_their_own_answer() {
    each(async |place, store| {
        let other = place.open().await;
        for n in 0..40 {
            store.create(table(&format!("t{n}"), 1), &card(Phase::Open)).await.unwrap();
        }
        let send = |store: &Store, append| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append).await })
        };
        // In both processes, in opposite orders: five entries at each table, and one at a table that is not there.
        let mut calls = Vec::new();
        for round in 0..40 {
            for number in 1..=5 {
                calls.push((0, send(&store, said(&format!("t{round}"), number, "here"))));
                calls.push((1, send(&other, said(&format!("t{}", 39 - round), number, "there"))));
            }
            calls.push((2, send(&store, said("nowhere", 1, "lost"))));
        }
        let mut good = 0;
        for (who, call) in calls {
            match (who, call.await.unwrap()) {
                (0 | 1, Ok(())) => good += 1,
                (0 | 1, Err(StoreError::Taken)) | (2, Err(StoreError::Missing | StoreError::Broken(_))) => {}
                (who, other) => panic!("{who}: {other:?}"),
            }
        }
        assert_eq!(good, 200);
        for n in 0..40 {
            let id = format!("t{n}");
            assert_eq!(numbers(&store, &id).await, [1, 2, 3, 4, 5]);
        }
    })
    .await;
}
