//! "Why not?": whatever is pointed at, the answer is a choice in words or reasons with rules, in the reader's language.

use serde_json::{Value, json};

use crate::kit::{Person, Server, folder};
use crate::line::Line;

#[test]
fn everything_on_the_table_can_be_asked_about() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let bot = json!({ "bot": "soldier" });
    for (game, setup, seats, things) in [
        (
            "adrenaline",
            json!({ "players": 3 }),
            json!(["me", bot, bot]),
            vec![
                ("figure", "p2"),
                ("square", "00"),
                ("weapon", "whisper"),
                ("cube", "red"),
                ("spawnpoint", "blue"),
            ],
        ),
        (
            "doom2004",
            json!({ "marines": ["red"] }),
            json!(["me", bot]),
            vec![("figure", "p1"), ("square", "99,99"), ("door", "1"), ("card", "bfg"), ("tile", "nothing")],
        ),
        (
            "doom2016",
            json!({ "marines": ["alpha"] }),
            json!(["me", bot]),
            vec![("figure", "p1"), ("square", "0,0"), ("door", "1"), ("card", "chaingun-1"), ("cube", "red")],
        ),
    ] {
        let table = ann.open(at, json!({ "game": game, "setup": setup, "seats": seats, "begin": true }));
        let mut line = Line::open(at, &table, &ann);
        line.wait_for_choice();
        for (on, id) in things {
            let asked = json!({ "spot": { "on": on, "id": id } });
            let said = |lang: &str| ann.post(at, &format!("{table}/check?lang={lang}"), asked.clone()).good();
            let (english, polish) = (said("en"), said("pl"));
            if english["legal"] == true {
                assert!(
                    english["label"].as_str().is_some_and(|label| !label.is_empty()),
                    "{game} {on} {id}: {english}"
                );
                continue;
            }
            let reasons = english["reasons"].as_array().expect("reasons");
            assert!(!reasons.is_empty(), "{game} {on} {id}: {english}");
            for (reason, other) in reasons.iter().zip(polish["reasons"].as_array().expect("reasons")) {
                let cites = reason["rules"].as_array().is_some_and(|rules| !rules.is_empty());
                assert!(cites && reason["message"] != other["message"], "{game} {on} {id}: {reason}");
            }
        }
    }
}

#[test]
fn whoever_is_not_asked_is_told_so() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (ann, bob) = (Person::guest(at, "Ann"), Person::guest(at, "Bob"));
    let seats = json!(["me", "open"]);
    let table = ann.open(at, json!({ "game": "doom2004", "setup": { "marines": ["red"] }, "seats": seats }));
    bob.post(at, &format!("{table}/seats/p2"), json!("take")).good();
    ann.post(at, &format!("{table}/begin"), Value::Null).good();
    let asked = json!({ "spot": { "on": "square", "id": "0,0" } });
    let codes: Vec<Value> = [&ann, &bob]
        .map(|who| {
            who.post(at, &format!("{table}/check"), asked.clone()).good()["reasons"][0]["code"].clone()
        })
        .into();
    assert!(codes.contains(&json!("refusal-not-your-decision")), "{codes:?}");
}
