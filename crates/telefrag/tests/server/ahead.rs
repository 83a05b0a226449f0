//! Walking by destination: journeys are told to whoever is asked, walked in one request, and taken back as one.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::kit::{Person, Server, folder, wait_until};
use crate::line::Line;

/// A table against a computer at which one's own turn has come.
fn table(at: SocketAddr, ann: &Person, game: &str, setup: &Value) -> String {
    let seats = json!(["me", { "bot": "recruit" }]);
    let table = ann.open(at, json!({ "game": game, "setup": setup, "seats": seats, "begin": true }));
    let mut line = Line::open(at, &table, ann);
    line.wait_for_choice();
    table
}

fn outlook(at: SocketAddr, ann: &Person, table: &str) -> Value {
    ann.post(at, &format!("{table}/journeys"), json!({})).good()
}

/// The position and what lies ahead, at the first question that somebody can walk at.
fn roads(at: SocketAddr, ann: &Person, table: &str) -> (Value, Value) {
    for _ in 0..20 {
        wait_until("one's own turn", || ann.scene(at, table)["question"]["choices"].is_array());
        let (scene, ahead) = (ann.scene(at, table), outlook(at, ann, table));
        if ahead["roads"].as_array().is_some_and(|roads| !roads.is_empty()) {
            return (scene, ahead);
        }
        let act = json!({ "after": scene["number"], "action": scene["question"]["choices"][0]["action"] });
        ann.post(at, &format!("{table}/act"), act).good();
    }
    panic!("nobody ever walks");
}

/// The actions to the farthest stop of a road, behind what it begins with.
fn farthest(road: &Value) -> Vec<String> {
    let stops = road["stops"].as_array().expect("stops");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let mut next = stops.iter().rposition(|stop| stop["ends"] == true);
    let mut way: Vec<String> = Vec::new();
    while let Some(n) = next {
        way.insert(0, text(&stops[n]["action"]));
        next = stops[n]["before"].as_u64().map(|n| n as usize);
    }
    if let Some(by) = road["by"][0]["action"].as_str() {
        way.insert(0, by.to_owned());
    }
    way
}

#[test]
fn a_walk_is_one_request_and_one_undo() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let table = table(at, &ann, "doom2004", &json!({ "marines": ["red"] }));
    let (before, ahead) = roads(at, &ann, &table);
    let road = ahead["roads"].as_array().and_then(|roads| roads.first()).expect("a road");
    let way = farthest(road);
    assert!(way.len() > 2, "{way:?}");
    // Light lines: all of it is no more than a scene.
    assert!(ahead.to_string().len() < 40_000, "{}", ahead.to_string().len());

    let walk = json!({ "after": before["number"], "action": way[0], "then": way[1..] });
    let number = ann.post(at, &format!("{table}/act"), walk).good()["number"].as_u64().expect("a number");
    let after = ann.scene(at, &table);
    assert_eq!(after["number"].as_u64(), Some(number));
    let walked = number - before["number"].as_u64().expect("a number");
    assert!(walked > 1, "{walked} of {way:?}");
    assert_ne!(after["view"], before["view"]);
    if walked as usize == way.len() && after["undo"] == true {
        ann.post(at, &format!("{table}/undo"), Value::Null).good();
        assert_eq!(ann.scene(at, &table)["view"], before["view"], "one step back takes the whole walk back");
    }
}

#[test]
fn what_comes_behind_a_refusal_is_left_out() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let table = table(at, &ann, "doom2004", &json!({ "marines": ["red"] }));
    // An event of the invader may be cancelled first.
    let before = roads(at, &ann, &table).0["number"].as_u64().expect("a number");
    let walk = json!({ "after": before, "action": "advance", "then": ["sprint", "done"] });
    let number = ann.post(at, &format!("{table}/act"), walk).good()["number"].as_u64();
    assert_eq!(number, Some(before + 1), "an action is declared once");
    let many = vec!["step N"; 41];
    let walk = json!({ "after": before + 1, "action": "step N", "then": many });
    assert_eq!(ann.post(at, &format!("{table}/act"), walk).wrong(), (400, "unreadable".to_owned()));
}

#[test]
fn whoever_is_not_asked_could_go_nowhere() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (ann, bob) = (Person::guest(at, "Ann"), Person::guest(at, "Bob"));
    let table =
        ann.open(at, json!({ "game": "doom2004", "setup": { "marines": ["red"] }, "seats": ["me", "open"] }));
    bob.post(at, &format!("{table}/seats/p2"), json!("take")).good();
    let early = ann.post(at, &format!("{table}/journeys"), json!({})).wrong();
    assert_eq!(early, (422, "refusal-table-not-begun".to_owned()));
    ann.post(at, &format!("{table}/begin"), Value::Null).good();
    let asked = |who: &Person| who.scene(at, &table)["question"]["choices"].is_array();
    assert_ne!(asked(&ann), asked(&bob));
    let waiting = if asked(&ann) { &bob } else { &ann };
    assert_eq!(outlook(at, waiting, &table), json!({}));
}

#[test]
fn an_eye_is_told_what_its_asker_may_know() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    for (game, setup) in
        [("doom2004", json!({ "marines": ["red"] })), ("doom2016", json!({ "marines": ["alpha"] }))]
    {
        let table = table(at, &ann, game, &setup);
        let eye = ann.get(at, &format!("{table}/eye/p1")).good();
        assert!(!eye["sees"].as_array().expect("squares").is_empty(), "{game}: {eye}");
        assert_eq!(ann.get(at, &format!("{table}/eye/nobody")).good(), Value::Null);
    }
}
