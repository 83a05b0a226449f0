//! Finished games looked back at: once, in the background, for whoever may see the table.

use serde_json::{Value, json};

use crate::history::finished;
use crate::kit::{NOBODY, Person, Server, doom_for_two, folder, wait_until};

/// Ask until it is there.
fn looked_back(server: &Server, who: &Person, table: &str, lang: &str) -> Value {
    let mut review = Value::Null;
    wait_until("the analysis", || {
        let answer = who.get(server.at, &format!("{table}/analysis?lang={lang}"));
        let status = answer.status;
        let reviewed = answer.good();
        assert_eq!(status == 202, reviewed["working"] == true, "{reviewed}");
        assert!(reviewed["done"].as_u64() <= reviewed["all"].as_u64());
        review = reviewed["review"].clone();
        status == 200
    });
    review
}

#[test]
fn a_finished_game_is_looked_back_at() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ada = Person::guest(at, "Ada");
    let table = finished(&server, &ada);
    assert_eq!(ada.get(at, &format!("{table}/analysis")).status, 202);
    let review = looked_back(&server, &NOBODY, &table, "en");
    assert_eq!((&review["measure"], &review["lines"]), (&json!("chance"), &json!(["marines"])));
    assert_eq!((&review["over"], &review["level"]), (&json!(true), &json!("veteran")));
    let chart = review["chart"].as_array().expect("a chart");
    let worths: Vec<f64> = chart.iter().filter_map(|point| point["worth"][0].as_f64()).collect();
    assert!(worths.len() > 3 && worths.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worths:?}");
    // In the end there is nothing left to guess.
    let won = ada.scene(at, &table)["ended"]["winners"].as_array().expect("winners").contains(&json!("p1"));
    assert_eq!(worths.last(), Some(&if won { 1.0 } else { 0.0 }));
    let costly = review["costly"].as_array().expect("a list");
    assert!(!costly.is_empty() && costly.len() <= 5, "players at random do not play well");
    for one in costly {
        assert!(one["cost"].as_f64() > Some(0.0) && one["chosen"] != one["better"], "{one}");
        assert!(!one["better"].as_str().expect("words").is_empty(), "{one}");
    }
    assert!(review.get("decisions").is_none(), "{review}");
    // The same in other words, and at once.
    let answer = NOBODY.get(at, &format!("{table}/analysis?lang=hu"));
    assert_eq!(answer.status, 200);
    let hungarian = answer.good()["review"].take();
    assert_eq!(hungarian["chart"], review["chart"]);
    assert_ne!(hungarian["costly"][0]["chosen"], review["costly"][0]["chosen"]);
    // A replay that was brought in is judged like the game itself.
    let text = NOBODY.get(at, &format!("{table}/replay")).body;
    let import =
        ada.call(at, "POST", "/api/replays", "Content-Type: text/plain\r\n", &text).expect("an answer");
    let shown = format!("/api/tables/{}", import.good()["id"].as_str().expect("an id"));
    assert_eq!(looked_back(&server, &ada, &shown, "en"), review);
}

#[test]
fn not_before_the_end_and_not_for_everybody() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (ada, bob) = (Person::guest(at, "Ada"), Person::guest(at, "Bob"));
    let mut new = doom_for_two();
    (new["seats"], new["begin"]) = (json!(["me", { "bot": "random" }]), json!(true));
    new["options"] = json!({ "private": true });
    let table = ada.open(at, new);
    let wrong = |who: &Person| who.get(at, &format!("{table}/analysis")).wrong();
    assert_eq!(wrong(&ada), (409, "refusal-table-not-over".to_owned()));
    assert_eq!(wrong(&bob), (403, "refusal-table-private".to_owned()));
    assert_eq!(wrong(&NOBODY), (403, "refusal-table-private".to_owned()));
}
