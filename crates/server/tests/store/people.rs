//! People, sessions, invitations, settings, results.

use engine::Seat;
use server::people::Person;
use server::store::{AdminDeed, Notices, Phase, Score, Session, SessionKind, StoreError, Tally, What};

use super::{account, card, each, said, table};

#[tokio::test]
async fn a_name_belongs_to_one_account() {
    each(async |_, store| {
        let ann = account("Ann");
        store.add_person(&ann).await.unwrap();
        assert_eq!(
            store.add_person(&Person { id: "2".into(), ..account("  aNN ") }).await,
            Err(StoreError::Taken)
        );
        let guest = Person { id: "3".into(), password: None, ..ann.clone() };
        store.add_person(&guest).await.unwrap();
        assert_eq!(store.person("3").await, Ok(guest.clone()));
        assert_eq!(store.account("ANN").await, Ok(ann.clone()));
        let grown = Person { password: Some("sealed".into()), ..guest };
        assert_eq!(store.change_person(&grown).await, Err(StoreError::Taken));
        let grown = Person { name: "Änne".into(), ..grown };
        store.change_person(&grown).await.unwrap();
        assert_eq!(store.account("änne").await, Ok(grown));
        assert_eq!(store.person("nobody").await, Err(StoreError::Missing));
        assert_eq!(store.person("a\0b").await, Err(StoreError::Missing));
    })
    .await;
}

#[tokio::test]
async fn a_session_opens_what_it_is_for_until_it_ends() {
    each(async |_, store| {
        let (ann, bob) = (account("Ann"), account("Bob"));
        store.add_person(&ann).await.unwrap();
        store.add_person(&bob).await.unwrap();
        let session = |print: &str, kind| {
            let (print, label) = (print.to_owned(), "here".to_owned());
            Session { print, kind, label, created: 1, seen: 2 }
        };
        let browser = session("b1", SessionKind::Browser);
        store.add_session(&ann.id, &browser).await.unwrap();
        assert_eq!(store.add_session(&bob.id, &browser).await, Err(StoreError::Taken));
        store.add_session(&ann.id, &session("t1", SessionKind::Token)).await.unwrap();
        assert_eq!(store.session("b1", SessionKind::Browser).await, Ok((ann.clone(), browser)));
        assert_eq!(store.session("b1", SessionKind::Token).await, Err(StoreError::Missing));
        store.touch_session("t1", 9).await.unwrap();
        let tokens = store.tokens(&ann.id).await.unwrap();
        assert_eq!(tokens, [Session { seen: 9, ..session("t1", SessionKind::Token) }]);
        assert_eq!(store.end_session(&bob.id, "b1").await, Ok(false));
        assert_eq!(store.end_session(&ann.id, "b1").await, Ok(true));
        store.end_sessions(&ann.id).await.unwrap();
        assert_eq!(store.session("t1", SessionKind::Token).await, Err(StoreError::Missing));
        store.add_session(&bob.id, &session("b2", SessionKind::Browser)).await.unwrap();
        store.remove_person(&bob.id).await.unwrap();
        assert_eq!(store.session("b2", SessionKind::Browser).await, Err(StoreError::Missing));
    })
    .await;
}

#[tokio::test]
async fn an_invitation_is_good_once() {
    each(async |_, store| {
        store.add_invite("i", 1, None).await.unwrap();
        store.add_invite("i", 2, None).await.unwrap();
        assert_eq!(store.use_invite("i", 9).await, Ok(true));
        assert_eq!(store.use_invite("i", 9).await, Ok(false));
    })
    .await;
}

#[tokio::test]
async fn notices_are_kept_as_they_were_told() {
    each(async |_, store| {
        let ann = account("Ann");
        store.add_person(&ann).await.unwrap();
        assert_eq!(store.notices(&ann.id).await, Ok(Notices::default()));
        let notices = Notices {
            webhook: Some("https://example.org/turn".into()),
            push: vec![],
            lang: Some("pl".into()),
        };
        store.set_notices(&ann.id, &notices).await.unwrap();
        assert_eq!(store.notices(&ann.id).await, Ok(notices));
        assert_eq!(store.notices("nobody").await, Err(StoreError::Missing));
    })
    .await;
}

#[tokio::test]
async fn a_setting_is_made_by_the_first_who_asks() {
    each(async |place, store| {
        let asking = (0..8).map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.setting("key", || n.to_string()).await })
        });
        let mut told = Vec::new();
        for one in asking.collect::<Vec<_>>() {
            told.push(one.await.unwrap().unwrap());
        }
        told.dedup();
        assert_eq!(told.len(), 1);
        assert_eq!(place.open().await.setting("key", || "late".into()).await.unwrap(), told[0]);
    })
    .await;
}

#[tokio::test]
async fn results_are_added_up() {
    each(async |_, store| {
        let (ann, bob) = (account("ann"), account("bob"));
        for (n, (won, points)) in [(true, 12), (false, -3)].into_iter().enumerate() {
            let id = format!("t{n}");
            store.create(table(&id, 1), &card(Phase::Running)).await.unwrap();
            let mut last = said(&id, 1, "gg");
            last.scores = vec![
                Score { person: ann.id.clone(), seat: Seat(0), won, points },
                // A second seat at the same table is the same game.
                Score { person: ann.id.clone(), seat: Seat(2), won, points: 0 },
                Score { person: bob.id.clone(), seat: Seat(1), won: !won, points: 1 },
            ];
            store.append(last).await.unwrap();
        }
        let tally = Tally { game: "doom2004".into(), played: 2, won: 1, best: 12 };
        assert_eq!(store.tallies(&ann.id).await, Ok(vec![tally]));
        assert_eq!(store.tallies(&"nobody".into()).await, Ok(vec![]));
        store.remove_person(&ann.id).await.unwrap();
        assert_eq!(store.tallies(&ann.id).await, Ok(vec![]));
        assert_eq!(store.tallies(&bob.id).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_was_won_is_kept_until_its_winner_goes() {
    each(async |_, store| {
        let (ann, bob) = (account("Ann"), account("Bob"));
        store.add_person(&ann).await.unwrap();
        store.add_person(&bob).await.unwrap();
        let pair = |game: &str, place: &str| (game.to_owned(), place.to_owned());
        for (game, place) in [("doom2016", "tutorial"), ("doom2004", "way-out"), ("doom2004", "way-out")] {
            store.add_won(&ann.id, game, place, 7).await.unwrap();
        }
        store.add_won("nobody", "doom2004", "way-out", 7).await.unwrap();
        let won = vec![pair("doom2004", "way-out"), pair("doom2016", "tutorial")];
        assert_eq!(store.won_by(&ann.id).await, Ok(won));
        assert_eq!(store.won_by(&bob.id).await, Ok(vec![]));
        let kept = store.export(&ann.id).await.unwrap();
        assert_eq!(kept["won"][1]["place"], "tutorial");
        assert_eq!((&kept["won"][0]["game"], &kept["won"][0]["at"]), (&"doom2004".into(), &7.into()));
        store.remove_person(&ann.id).await.unwrap();
        assert_eq!(store.won_by(&ann.id).await, Ok(vec![]));
    })
    .await;
}

#[tokio::test]
async fn of_what_was_won_there_is_an_end() {
    each(async |_, store| {
        let ann = account("Ann");
        store.add_person(&ann).await.unwrap();
        for n in 0..310 {
            store.add_won(&ann.id, "doom2004", &format!("place-{n}"), n).await.unwrap();
        }
        assert_eq!(store.won_by(&ann.id).await.unwrap().len(), 300);
    })
    .await;
}

#[tokio::test]
async fn deeds_are_numbered_without_a_gap_whoever_writes_them() {
    each(async |place, store| {
        let other = place.open().await;
        let deed = |n: u64| AdminDeed {
            number: 0,
            at: n,
            who: "ann".to_owned(),
            person: None,
            what: What::Ban,
            whom: n.to_string(),
            name: String::new(),
            more: String::new(),
        };
        let writing = (0..10).map(|n| {
            let (store, deed) = (if n % 2 == 0 { store.clone() } else { other.clone() }, deed(n));
            tokio::spawn(async move { store.add_deed(&deed).await })
        });
        for one in writing.collect::<Vec<_>>() {
            one.await.unwrap().unwrap();
        }
        let deeds = store.deeds_behind(0, 99).await.unwrap();
        let numbers: Vec<u64> = deeds.iter().map(|deed| deed.number).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
        assert_eq!(
            store.deeds_behind(7, 2).await.unwrap().iter().map(|deed| deed.number).collect::<Vec<_>>(),
            [8, 9]
        );
        assert_eq!(store.last_deed().await, Ok(10));
        assert_eq!(other.admin_log("3", 0, 9).await.unwrap().len(), 1);
    })
    .await;
}
