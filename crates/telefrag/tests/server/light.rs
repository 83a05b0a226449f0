//! Light lines: a whole game of DOOM 2016 is little to send, and adds up to what a heavy line hears.

use std::time::Instant;

use serde_json::{Value, json};
use tungstenite::{Error, Message};

use crate::kit::{PATIENCE, Person, Server, folder};
use crate::line::{Line, connect};

/// A whole game to one client, in bytes.
const GAME_MOST: usize = 1_500_000;

/// Follow a change of a scene.
fn follow(known: &mut Value, change: &Value) {
    if let Some(value) = change.get("=") {
        known.clone_from(value);
        return;
    }
    for (key, change) in change["~"].as_object().expect("`=` or `~`") {
        let part = match known {
            Value::Array(list) => &mut list[key.parse::<usize>().expect("a place")],
            _ => &mut known[key.as_str()],
        };
        follow(part, change);
    }
}

#[test]
fn a_game_on_a_light_line_is_small_and_whole() {
    let data = folder();
    let mut server = Server::start(data.path());
    let ann = Person::guest(server.at, "Ann");
    let seats = json!([{ "bot": "soldier" }, { "bot": "soldier" }, { "bot": "soldier" }]);
    let setup = json!({ "mission": "knee-deep", "marines": ["alpha", "bravo"] });
    let table = ann.open(server.at, json!({ "game": "doom2016", "setup": setup, "seats": seats }));
    let mut light =
        connect(server.at, &format!("{table}/live?after=0&light=true"), &[&ann.pass]).expect("a line");
    ann.post(server.at, &format!("{table}/begin"), json!({})).good();
    let (mut scene, mut bytes, mut updates) = (Value::Null, 0, 0);
    let begun = Instant::now();
    while scene["phase"] != "over" {
        assert!(begun.elapsed() < 4 * PATIENCE, "{updates} updates: {}", scene["number"]);
        let text = match light.read() {
            Ok(Message::Text(text)) => text,
            Ok(_) | Err(Error::Io(_)) => continue,
            Err(problem) => panic!("{problem}"),
        };
        bytes += text.len();
        updates += 1;
        let mut message: Value = serde_json::from_str(&text).expect("JSON");
        let update = &mut message["update"];
        if scene.is_null() {
            scene = update["scene"].take();
            assert!(!scene.is_null(), "the first update is whole");
        } else {
            assert!(update.get("scene").is_none(), "only the first update is whole");
            follow(&mut scene, &update["change"]);
        }
        if updates % 50 == 0 && scene["phase"] != "over" {
            // Somebody who comes in now sees the same, or something newer.
            let whole = Line::open(server.at, &table, &ann).known.scene;
            assert!(whole["number"].as_u64() >= scene["number"].as_u64());
            assert_eq!(whole["view"]["spaces"], scene["view"]["spaces"]);
        }
    }
    assert_eq!(scene, Line::open(server.at, &table, &ann).known.scene);
    println!("{bytes} bytes in {updates} updates");
    assert!(updates > 50 && bytes < GAME_MOST, "{bytes} bytes in {updates} updates");
    server.assert_well(data.path());
}

#[test]
fn answers_are_compressed_for_those_who_take_it() {
    let data = folder();
    let server = Server::start(data.path());
    let ann = Person::guest(server.at, "Ann");
    let path = "/api/openapi.json";
    let plain = ann.get(server.at, path);
    assert_eq!(plain.header("content-encoding"), None);
    let small = ann.call(server.at, "GET", path, "Accept-Encoding: gzip\r\n", "").expect("an answer");
    assert_eq!(small.header("content-encoding"), Some("gzip"));
    assert!(small.body.len() * 3 < plain.body.len(), "{} of {}", small.body.len(), plain.body.len());
}
