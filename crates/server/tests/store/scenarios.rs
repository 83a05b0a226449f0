//! Scenarios that people share, in each database alike.

use server::library::ScenarioCover;
use server::people::Person;
use server::store::{Comment, CommentComplaint, Complaint, ScenarioFile, Shelf, Sorting, Store, StoreError};

use super::{account, each};

fn cover(title: &str, tags: &[&str]) -> ScenarioCover {
    ScenarioCover {
        title: title.to_owned(),
        about: format!("About {title} 100%"),
        languages: vec!["en".to_owned(), "hu".to_owned()],
        tags: tags.iter().map(|tag| (*tag).to_owned()).collect(),
    }
}

fn file(id: &str, author: &Person, cover: ScenarioCover, at: u64) -> ScenarioFile {
    ScenarioFile {
        id: id.to_owned(),
        game: "doom2016".to_owned(),
        author: author.id.clone(),
        author_name: author.name.clone(),
        cover,
        text: format!("id = \"{id}\"\n"),
        forked: None,
        at,
    }
}

async fn ids(store: &Store, shelf: Shelf) -> Vec<String> {
    let shelf = Shelf { limit: 10, ..shelf };
    store.scenarios(&shelf).await.unwrap().into_iter().map(|card| card.id).collect()
}

fn search(text: &str) -> Shelf {
    Shelf { search: text.to_owned(), ..Shelf::default() }
}

#[tokio::test]
async fn a_shelf_is_searched_and_sorted() {
    each(async |_, store| {
        let (ann, bob) = (account("Ann"), account("Bob"));
        store.add_person(&ann).await.unwrap();
        store.add_person(&bob).await.unwrap();
        store.add_scenario(file("a", &ann, cover("Ősz", &["ice", "long"]), 1)).await.unwrap();
        store.add_scenario(file("b", &bob, cover("Spring", &["lo"]), 2)).await.unwrap();
        assert_eq!(store.add_scenario(file("b", &bob, cover("x", &[]), 3)).await, Err(StoreError::Taken));
        assert_eq!(ids(&store, Shelf::default()).await, ["b", "a"]);
        assert_eq!(ids(&store, search("ősz")).await, ["a"]);
        assert_eq!(ids(&store, search("BOB")).await, ["b"]);
        assert_eq!(ids(&store, search("0%")).await, ["b", "a"]);
        assert!(ids(&store, search("1_0")).await.is_empty());
        assert_eq!(ids(&store, Shelf { tag: Some("lo".into()), ..Shelf::default() }).await, ["b"]);
        assert_eq!(ids(&store, Shelf { author: Some(ann.id.clone()), ..Shelf::default() }).await, ["a"]);
        assert!(ids(&store, Shelf { game: Some("chess".into()), ..Shelf::default() }).await.is_empty());
        assert_eq!(ids(&store, Shelf { skip: 1, ..Shelf::default() }).await, ["a"]);

        let print = server::setup::print_of("id = \"a\"\n");
        for who in [&ann.id, &bob.id, &bob.id] {
            store.count_play(&print, who, 5).await.unwrap();
        }
        store.rate_scenario("b", &ann.id, 1, 6).await.unwrap();
        store.rate_scenario("a", &bob.id, 3, 6).await.unwrap();
        store.rate_scenario("a", &bob.id, 4, 7).await.unwrap();
        let (card, text) = store.scenario("a").await.unwrap();
        assert_eq!((card.plays, card.votes, card.stars, text.as_str()), (1, 1, 4, "id = \"a\"\n"));
        assert_eq!((card.author_name.as_str(), card.cover), ("Ann", cover("Ősz", &["ice", "long"])));
        assert_eq!(store.stars_of("a", &bob.id).await, Ok(Some(4)));
        assert_eq!(store.stars_of("a", &ann.id).await, Ok(None));
        for sorting in [Sorting::Played, Sorting::Liked] {
            assert_eq!(ids(&store, Shelf { sorting, ..Shelf::default() }).await, ["a", "b"], "{sorting:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn versions_forks_complaints_and_farewells() {
    each(async |_, store| {
        let (ann, bob) = (account("Ann"), account("Bob"));
        store.add_person(&ann).await.unwrap();
        store.add_person(&bob).await.unwrap();
        store.add_scenario(file("a", &ann, cover("One", &[]), 1)).await.unwrap();
        let fork = ScenarioFile { forked: Some("a".into()), ..file("b", &bob, cover("Two", &[]), 2) };
        store.add_scenario(fork).await.unwrap();
        store.renew_scenario("a", &cover("First", &["new"]), "Ann", "id = \"z\"\n", 9).await.unwrap();
        let (card, text) = store.scenario("a").await.unwrap();
        assert_eq!((card.version, card.created, card.changed, text.as_str()), (2, 1, 9, "id = \"z\"\n"));
        assert_eq!(store.same_scenario("id = \"z\"\n").await, Ok(Some("a".into())));
        assert_eq!(store.same_scenario("id = \"a\"\n").await, Ok(None));
        let origin = store.scenario("b").await.unwrap().0.forked.unwrap();
        assert_eq!(
            (origin.title.as_str(), origin.author_name.as_str(), origin.shelved),
            ("First", "Ann", true)
        );

        assert_eq!(store.report_scenario("a", &bob.id, "mine", 5).await, Ok(1));
        assert_eq!(store.report_scenario("a", &bob.id, "all mine", 6).await, Ok(1));
        let said = Complaint { scenario: "a".into(), title: "First".into(), why: "all mine".into(), at: 6 };
        assert_eq!(store.complaints(9).await, Ok(vec![said]));
        assert_eq!(store.withdraw_scenario("a").await, Ok(true));
        assert_eq!(store.withdraw_scenario("a").await, Ok(false));
        assert_eq!(store.scenario("a").await, Err(StoreError::Missing));
        assert_eq!(store.complaints(9).await, Ok(vec![]));
        assert!(!store.scenario("b").await.unwrap().0.forked.unwrap().shelved);
        let gone = store.renew_scenario("a", &cover("x", &[]), "Ann", "x\n", 9).await;
        assert_eq!(gone, Err(StoreError::Missing));

        assert_eq!(store.count_scenarios(&bob.id).await, Ok(1));
        store.remove_person(&bob.id).await.unwrap();
        assert_eq!(store.scenario("b").await, Err(StoreError::Missing));
    })
    .await;
}

#[tokio::test]
async fn a_guest_who_has_shared_something_is_kept() {
    each(async |_, store| {
        let guest = |id: &str| Person { id: id.to_owned(), password: None, ..account("Guest") };
        for id in ["author", "reader"] {
            store.add_person(&guest(id)).await.unwrap();
        }
        store.add_scenario(file("a", &guest("author"), cover("One", &[]), 1)).await.unwrap();
        assert_eq!(store.prune_people(u64::MAX / 2).await, Ok(1));
        assert!(store.person("author").await.is_ok());
        assert_eq!(store.person("reader").await, Err(StoreError::Missing));
    })
    .await;
}

#[tokio::test]
async fn comments_are_kept_counted_and_removed() {
    each(async |_, store| {
        let (ann, bob) = (account("Ann"), account("Bob"));
        store.add_person(&ann).await.unwrap();
        store.add_person(&bob).await.unwrap();
        store.add_scenario(file("a", &ann, cover("One", &[]), 1)).await.unwrap();
        store.add_scenario(file("b", &ann, cover("Two", &[]), 2)).await.unwrap();
        let comment = |id: &str, who: &Person, at: u64| Comment {
            id: id.to_owned(),
            person: who.id.clone(),
            name: who.name.clone(),
            text: format!("About {id}"),
            at,
        };
        for (id, who, at) in [("c1", &bob, 5), ("c2", &ann, 6), ("c3", &bob, 7)] {
            assert_eq!(store.add_comment("a", &comment(id, who, at), 2).await, Ok(true), "{id}");
        }
        assert_eq!(store.add_comment("a", &comment("c4", &bob, 8), 2).await, Ok(false), "two are enough");
        assert_eq!(store.add_comment("b", &comment("c5", &bob, 8), 2).await, Ok(true));
        let (first, second, third) = (comment("c1", &bob, 5), comment("c2", &ann, 6), comment("c3", &bob, 7));
        assert_eq!(store.comments("a", 0, 9).await, Ok(vec![third.clone(), second.clone(), first]));
        assert_eq!(store.comments("a", 1, 1).await, Ok(vec![second]));
        assert_eq!(store.comment("a", "c3").await, Ok(third));
        assert_eq!(store.comment("b", "c3").await, Err(StoreError::Missing));
        for why in ["rude", "very rude"] {
            store.report_comment("c3", &ann.id, why, 9).await.unwrap();
        }
        let said =
            CommentComplaint { comment: "c3".into(), text: "About c3".into(), why: "very rude".into() };
        assert_eq!(store.comment_complaints(9).await, Ok(vec![said]));
        assert_eq!(store.remove_comment("c3").await, Ok(true));
        assert_eq!(store.remove_comment("c3").await, Ok(false));
        assert_eq!(store.comment_complaints(9).await, Ok(vec![]));
        store.remove_person(&bob.id).await.unwrap();
        assert_eq!(store.comments("b", 0, 9).await, Ok(vec![]), "who goes takes their words along");
    })
    .await;
}

#[tokio::test]
async fn older_versions_can_be_read() {
    each(async |_, store| {
        let ann = account("Ann");
        store.add_person(&ann).await.unwrap();
        store.add_scenario(file("a", &ann, cover("One", &[]), 1)).await.unwrap();
        assert_eq!(store.versions("a").await, Ok(vec![]));
        for n in 2..=24 {
            let (title, text) = (format!("Title {n}"), format!("id = \"{n}\"\n"));
            store.renew_scenario("a", &cover(&title, &[]), "Ann", &text, n).await.unwrap();
        }
        let numbers: Vec<u64> = store.versions("a").await.unwrap().iter().map(|old| old.version).collect();
        assert!(numbers.iter().copied().eq((4..=23).rev()), "the last twenty: {numbers:?}");
        let (old, text) = store.version("a", 23).await.unwrap();
        assert_eq!((old.title.as_str(), old.at, text.as_str()), ("Title 23", 23, "id = \"23\"\n"));
        assert_eq!(store.version("a", 24).await, Err(StoreError::Missing), "it is no older one");
        store.withdraw_scenario("a").await.unwrap();
        assert_eq!(store.versions("a").await, Ok(vec![]));
        assert_eq!(store.version("a", 23).await, Err(StoreError::Missing));
    })
    .await;
}
