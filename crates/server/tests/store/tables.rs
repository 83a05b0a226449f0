//! Tables, the lists of them, and claims on those that are due.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use server::entry::Sitter;
use server::store::{Append, List, Phase, Store, StoreError, TableRow};

use super::{Place, card, each, said, table};

#[tokio::test]
async fn a_table_comes_back_as_it_was_opened() {
    each(async |_, store| {
        let row = TableRow { replay: Some("…".into()), ..table("t", 5) };
        store.create(row.clone(), &card(Phase::Open)).await.unwrap();
        assert_eq!(store.create(row.clone(), &card(Phase::Over)).await, Err(StoreError::Taken));
        let found = store.table("t").await.unwrap();
        assert_eq!((found.row, found.card, found.changed), (row, card(Phase::Open), 5));
        assert_eq!(store.table("u").await, Err(StoreError::Missing));
        assert_eq!(store.opened("id-ann").await, Ok(1));
        assert_eq!(store.opened("id-bob").await, Ok(0));
        store.ping(7).await.unwrap();
        store.ping(8).await.unwrap();
    })
    .await;
}

async fn ids(store: &Store, list: List, game: Option<&str>, limit: u64) -> Vec<String> {
    store.list(&list, game, limit).await.unwrap().into_iter().map(|listed| listed.id).collect()
}

#[tokio::test]
async fn lists_show_the_latest_first_and_only_what_is_public() {
    each(async |_, store| {
        for (id, created, phase) in [
            ("a", 1, Phase::Open),
            ("b", 3, Phase::Open),
            ("c", 2, Phase::Open),
            ("r", 9, Phase::Running),
            ("o", 9, Phase::Over),
        ] {
            store.create(table(id, created), &card(phase)).await.unwrap();
        }
        store.create(TableRow { listed: false, ..table("private", 8) }, &card(Phase::Open)).await.unwrap();
        store
            .create(TableRow { game: "adrenaline".into(), ..table("other", 0) }, &card(Phase::Open))
            .await
            .unwrap();
        assert_eq!(ids(&store, List::Open, None, 9).await, ["b", "c", "a", "other"]);
        assert_eq!(ids(&store, List::Open, Some("doom2004"), 2).await, ["b", "c"]);
        assert_eq!(ids(&store, List::Running, None, 9).await, ["r"]);
        assert_eq!(ids(&store, List::Over, None, 9).await, ["o"]);
        let mine = List::Of("id-bob".to_owned());
        assert!(ids(&store, mine.clone(), None, 9).await.is_empty());
        for id in ["private", "r"] {
            let mut sits = said(id, 1, "hello");
            sits.sat = Some("id-bob".to_owned());
            sits.card.sitters =
                vec![Sitter::Person { id: "id-bob".to_owned(), name: "Bob".to_owned(), guest: false }];
            store.append(sits).await.unwrap();
        }
        let found: HashSet<String> = ids(&store, mine.clone(), None, 9).await.into_iter().collect();
        assert_eq!(found, HashSet::from(["private".to_owned(), "r".to_owned()]));
        let mut closes = said("r", 2, "bye");
        closes.card = card(Phase::Closed);
        store.append(closes).await.unwrap();
        assert_eq!(ids(&store, mine.clone(), None, 9).await, ["private"]);
        // Whoever has left is not listed any more; whoever opened a table finds it.
        store.append(said("private", 2, "bye")).await.unwrap();
        assert!(ids(&store, mine, None, 9).await.is_empty());
        let owner = List::Of(table("x", 0).owner);
        assert_eq!(ids(&store, owner, Some("adrenaline"), 9).await, ["other"]);
    })
    .await;
}

#[tokio::test]
async fn what_waits_for_a_clock_that_was_set_back_waits_no_longer() {
    each(async |_, store| {
        // What was written at 1001, and when it is due: a computer player that waits, somebody's clock, one that is due.
        for (id, due) in [("waits", 1601), ("clock", 61_001), ("late", 3)] {
            store.create(table(id, 1), &card(Phase::Open)).await.unwrap();
            store.append(Append { due: Some(due), ..said(id, 1, "go") }).await.unwrap();
        }
        assert_eq!(store.set_back(1001, 600).await, Ok(0), "the clock goes right");
        assert_eq!(store.claim(50, 60, false, 9).await, Ok(vec!["late".to_owned()]));
        assert_eq!(store.set_back(70, 600).await, Ok(1));
        assert_eq!(store.claim(70, 80, false, 1).await.unwrap().len(), 1);
        assert_eq!(store.claim(70, 80, false, 9).await.unwrap().len(), 1, "the clock of a person runs on");
    })
    .await;
}

#[tokio::test]
async fn what_is_due_is_claimed_once() {
    each(async |place, store| {
        let due = |n: u64| format!("t{n:03}");
        for n in 0..100 {
            store.create(table(&due(n), 1), &card(Phase::Open)).await.unwrap();
            let mut begins = said(&due(n), 1, "go");
            begins.due = Some(n + 1);
            store.append(begins).await.unwrap();
        }
        // Nothing of what is due later.
        assert_eq!(store.claim(1, 1, false, 9).await, Ok(vec![due(0)]));
        // Two processes, four at once each, until nothing is left of the first ninety.
        let mut work = Vec::new();
        for store in [store.clone(), place.open().await] {
            for _ in 0..4 {
                let store = store.clone();
                work.push(tokio::spawn(async move {
                    let mut all = Vec::new();
                    loop {
                        let some = store.claim(90, 200, false, 3).await.unwrap();
                        assert!(some.len() <= 3, "{some:?}");
                        if some.is_empty() {
                            return all;
                        }
                        all.extend(some);
                    }
                }));
            }
        }
        let mut all = Vec::new();
        for one in work {
            all.extend(one.await.unwrap());
        }
        // One that skipped what another was just locking may have ended early; nothing is claimed twice.
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
        while let some = store.claim(90, 200, false, 16).await.unwrap()
            && !some.is_empty()
        {
            all.extend(some);
        }
        all.sort();
        assert_eq!(all, (0..90).map(due).collect::<Vec<_>>());
        // Whoever is done with a table leaves it to others; so does the end of a claim.
        store.release(&due(7), 80).await.unwrap();
        assert_eq!(store.claim(90, 300, false, 9).await, Ok(vec![due(7)]));
        assert_eq!(store.claim(201, 300, false, 200).await.unwrap().len(), 99);
        assert_eq!(store.claim(201, 300, false, 200).await, Ok(vec![]));
    })
    .await;
}

#[tokio::test]
async fn those_who_opened_tables_come_one_after_the_other() {
    each(async |_, store| {
        // Ann has ten tables and Bob has one; at two of Ann's computers play alone.
        for n in 0..11 {
            let owner = if n == 10 { "id-bob" } else { "id-ann" };
            let id = format!("t{n:02}");
            store
                .create(TableRow { owner: owner.into(), ..table(&id, 1) }, &card(Phase::Open))
                .await
                .unwrap();
            let mut begins = said(&id, 1, "go");
            (begins.due, begins.alone) = (Some(0), n < 2);
            store.append(begins).await.unwrap();
        }
        let first = store.claim(50, 90, false, 2).await.unwrap();
        assert!(first.len() == 2 && first.contains(&"t10".to_owned()), "however many Ann has: {first:?}");
        for id in &first {
            store.release(id, 50).await.unwrap();
        }
        // Who was just looked after comes last; who opened most waits no less and no more.
        let next = store.claim(51, 91, false, 1).await.unwrap();
        assert_eq!(next.len(), 1);
        assert!(!first.contains(&next[0]), "{next:?}");
        assert_eq!(store.claim(52, 92, true, 9).await.unwrap().len(), 2);
        assert_eq!(store.left_alone("id-ann").await, Ok(2));
        assert_eq!(store.left_alone("id-bob").await, Ok(0));
        // The clock is set back: a claim that no clock of now could have made holds nothing up.
        assert_eq!(store.claim(5, 25, true, 9).await.unwrap().len(), 2);
    })
    .await;
}

/// Lists do not walk over what is in none of them, and a slow question holds up no other.
#[tokio::test]
async fn a_hundred_thousand_games_that_are_in_no_list_slow_no_list_down() {
    let place = Place::sqlite();
    let store = place.open().await;
    store.create(TableRow { listed: false, ..table("t", 1) }, &card(Phase::Over)).await.unwrap();
    let Place::Sqlite(folder) = &place else { unreachable!() };
    let columns = "game, rules, setup, shown, seed, salt, options, replay, owner, listed, created, last, changed, phase, \
                   card, due, busy, alone";
    let fill = format!(
        "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100000) \
         INSERT INTO tables (id, {columns}) SELECT 't' || n, {columns} FROM tables, n WHERE id = 't'"
    );
    let file = rusqlite::Connection::open(folder.path().join("telefrag.db")).unwrap();
    file.execute_batch(&fill).unwrap();
    store.create(table("public", 2), &card(Phase::Over)).await.unwrap();
    for game in [None, Some("doom2004"), Some("nothing")] {
        let begun = Instant::now();
        for _ in 0..20 {
            let found = ids(&store, List::Over, game, 50).await;
            assert_eq!(found.is_empty(), game == Some("nothing"));
        }
        // One walk over all of them takes longer than these twenty.
        assert!(begun.elapsed() < Duration::from_millis(200), "{game:?}: {:?}", begun.elapsed());
    }
    let copying = tokio::spawn({
        let (store, to) = (store.clone(), folder.path().join("copy.db"));
        async move { store.backup(to).await }
    });
    tokio::time::sleep(Duration::from_millis(20)).await;
    let mut asked = 0;
    while !copying.is_finished() {
        store.opened("id-nobody").await.unwrap();
        asked += 1;
    }
    copying.await.unwrap().unwrap();
    assert!(asked > 3, "{asked} answers while a long question was answered");
}
