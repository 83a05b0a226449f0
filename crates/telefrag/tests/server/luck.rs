//! Luck: drawn when the game begins, told by its hash at that moment, and never the same twice.

use codex::Lang;
use engine::Seat;
use engine::example::Duel;
use serde_json::{Value, json};
use server::entry::Deed;
use server::live::{Live, SeatWish, TableError};
use server::options::Options;
use server::people::Person as Somebody;
use server::pledge::pledge;
use server::seated::{Kind, Rules};
use server::setup::Setup;

use crate::kit::{Person, Server, doom_for_two, folder};
use crate::pinned::{OLD, act, begun, house, person};

/// Opening and closing tables buys nothing: there is nothing to see, and nothing has been drawn.
#[test]
fn luck_is_drawn_when_the_game_begins() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let host = Person::guest(at, "Host");
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    let (mut views, mut pledges) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let mut new = doom_for_two();
        new["seats"] = json!(["me", "me"]);
        let table = host.open(at, new);
        let scene = host.scene(at, &table);
        assert_eq!(scene["pledge"], Value::Null);
        views.push(scene["view"].clone());
        let id = table.rsplit('/').next().expect("an id");
        let kept = |sql| file.query_row(sql, [id], |row| row.get::<_, String>(0)).expect("a row");
        assert_eq!(kept("SELECT seed || salt FROM tables WHERE id = ?1"), "0", "there is no seed yet");
        assert_eq!(kept("SELECT COUNT(*) || '' FROM log WHERE table_id = ?1 AND deed LIKE '%salt%'"), "0");
        host.post(at, &format!("{table}/begin"), json!({})).good();
        let scene = host.scene(at, &table);
        let told = host.log(at, &table).pop().expect("news");
        assert_eq!((&told["what"], &told["pledge"]), (&json!("began"), &scene["pledge"]));
        assert_eq!((&scene["actions"], scene["ended"].is_null()), (&json!(0), true));
        pledges.push(scene["pledge"].as_str().expect("a pledge").to_owned());
        let deed = kept("SELECT deed FROM log WHERE table_id = ?1 AND deed LIKE '%salt%'");
        let Ok(Deed::Deal { seed, salt }) = serde_json::from_str(&deed) else { panic!("{deed}") };
        assert_eq!(pledges.last(), Some(&pledge(seed, &salt)));
        assert!(!host.get(at, &table).body.contains(&salt));
    }
    assert!(views.iter().all(|view| *view == views[0]), "before, all tables look the same");
    pledges.sort();
    pledges.dedup();
    assert_eq!(pledges.len(), 5);
}

/// A table that was opened when luck was drawn with it keeps that luck.
#[test]
fn a_table_of_before_keeps_the_luck_it_was_opened_with() {
    let data = folder();
    let server = Server::start(data.path());
    let host = Person::guest(server.at, "Host");
    let mut new = doom_for_two();
    new["seats"] = json!(["me", "me"]);
    let table = host.open(server.at, new);
    server.kill();
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    file.execute("UPDATE tables SET seed = 7, salt = '00ff', shown = NULL", []).expect("it is written");
    drop(file);
    let server = Server::start(data.path());
    let at = server.at;
    assert_eq!(host.scene(at, &table)["pledge"], json!(pledge(7, "00ff")));
    host.post(at, &format!("{table}/begin"), json!({})).good();
    let scene = host.scene(at, &table);
    assert_eq!(scene["pledge"], json!(pledge(7, "00ff")));
    assert!(scene["question"]["choices"].is_array());
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    let last = "SELECT deed FROM log ORDER BY number DESC LIMIT 1";
    assert_eq!(file.query_row(last, [], |row| row.get::<_, String>(0)).expect("an entry"), "\"begin\"");
}

/// Shoot until it hits or not; what came of it, by what is left of both.
async fn shoot(live: &Live, who: &Somebody, target: &str) -> String {
    let scene = live.scene(Some(who), Lang::En).await.expect("a scene");
    live.act(who, scene.number, &format!("fire {target}"), &[]).await.expect("a shot");
    let scene = live.scene(Some(who), Lang::En).await.expect("a scene");
    let news = live.news(scene.number - 1, Some(who), Lang::En).await.expect("news");
    serde_json::to_value(&news).expect("JSON")[0]["told"].to_string()
}

#[tokio::test]
async fn a_take_back_by_consent_does_not_bring_the_same_dice() {
    let data = folder();
    let people = [person("ada"), person("bela")];
    let house = house(OLD, data.path());
    let id = begun(&house, &people).await;
    let live = house.table(&id).await.expect("a table");
    let mut rolls = std::collections::HashSet::new();
    for _ in 0..12 {
        rolls.insert(shoot(&live, &people[0], "p2").await);
        live.undo(&people[0]).await.expect("it is asked for");
        live.answer_undo(&people[1], true).await.expect("it is granted");
    }
    assert!(rolls.len() > 1, "always {rolls:?}");
    // What follows from the log is the same in every process, and the file of the game proves it.
    house.forget(server::live::clock() + 1);
    while act(&house, &id, &people).await.is_ok() {
        if live.replay().await.expect("a table").is_some() {
            break;
        }
    }
    let text = live.replay().await.expect("a table").expect("it is over");
    assert!(text.contains("\nluck 12\n"), "{text}");
    Rules::<Duel>::NEW.replayed(&text).map(drop).expect("the same game");
    let scene = live.scene(None, Lang::En).await.expect("a scene");
    let (seed, salt) = server::pledge::carried(&text);
    assert_eq!(scene.pledge, Some(pledge(seed, &salt)));
    // Both agreed: it counts.
    for who in &people {
        assert_eq!(house.store().tallies(&who.id).await.expect("tallies")[0].played, 1);
    }
}

/// Who lets the computer play for a while has agreed to nothing: nobody tries again behind their back.
#[tokio::test]
async fn whoever_lent_a_seat_is_not_passed_over() {
    let data = folder();
    let people = [person("ada"), person("bela")];
    let house = house(OLD, data.path());
    let live = house.table(&begun(&house, &people).await).await.expect("a table");
    let refused = |told: Result<u64, TableError>, code: &str| {
        let problem = told.expect_err(code);
        assert!(
            matches!(&problem, TableError::Refused(refusal) if refusal.reason.key == code),
            "{problem:?}"
        );
    };
    let lend = SeatWish::Bot("random".to_owned());
    shoot(&live, &people[0], "p2").await;
    live.sit(&people[1], Seat(1), &lend).await.expect("it is lent");
    refused(live.undo(&people[0]).await, "refusal-undo-away");
    live.sit(&people[1], Seat(1), &SeatWish::Take).await.expect("it is taken back");
    live.undo(&people[0]).await.expect("it is asked for");
    refused(live.sit(&people[1], Seat(1), &lend).await, "refusal-table-answer-first");
    live.answer_undo(&people[1], false).await.expect("it is declined");
    live.sit(&people[1], Seat(1), &lend).await.expect("it is lent");
}

#[tokio::test]
async fn who_plays_alone_and_tries_again_is_not_counted() {
    let data = folder();
    let house = house(OLD, data.path());
    let ada = person("ada");
    for again in [false, true] {
        let kind = house.kinds().next().expect("a game");
        let setup = Setup::read("{}").expect("a set-up");
        let live = house.open(kind, setup, &Options::default(), &ada, None).await.expect("a table");
        for seat in [Seat(0), Seat(1)] {
            live.sit(&ada, seat, &SeatWish::Take).await.expect("a seat");
        }
        live.begin(&ada).await.expect("it begins");
        if again {
            shoot(&live, &ada, "p2").await;
            live.undo(&ada).await.expect("it is taken back at once");
        }
        let both = [ada.clone(), ada.clone()];
        while live.replay().await.expect("a table").is_none() {
            act(&house, &live.row().id, &both).await.expect("an action");
        }
        // The second game is not counted.
        assert_eq!(house.store().tallies(&ada.id).await.expect("tallies")[0].played, 1);
    }
}
