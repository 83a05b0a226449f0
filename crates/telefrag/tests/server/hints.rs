//! "What would you do?": in a game against computers, and nowhere else.

use serde_json::{Value, json};

use crate::kit::{Person, Server, folder};
use crate::line::Line;

#[test]
fn a_computer_says_what_it_would_do_in_ones_place() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let bot = json!({ "bot": "soldier" });
    for (game, setup, seats) in [
        ("adrenaline", json!({ "players": 3 }), json!(["me", bot, bot])),
        ("doom2004", json!({ "marines": ["red"] }), json!(["me", bot])),
        ("doom2016", json!({ "marines": ["alpha"] }), json!(["me", bot])),
    ] {
        let table = ann.open(at, json!({ "game": game, "setup": setup, "seats": seats, "begin": true }));
        let mut line = Line::open(at, &table, &ann);
        line.wait_for_choice();
        let hints = ann.get(at, &format!("{table}/hint?lang=pl")).good();
        let hints = hints.as_array().expect("a list");
        let actions = line.known.choices();
        for hint in hints {
            let first = &hint["plan"][0];
            assert!(actions.iter().any(|action| first["action"] == **action), "{game}: {first} is not legal");
            assert!(!first["label"].as_str().expect("a text").is_empty());
        }
        let ahead: Vec<f64> = hints.iter().filter_map(|hint| hint["ahead"].as_f64()).collect();
        assert!(ahead.is_sorted_by(|one, next| one >= next), "{ahead:?}");
        // Points where all play against all; where two sides do, chances, if that decision was tried out.
        let chance = hints.iter().find_map(|hint| hint["chance"].as_f64());
        assert!(chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)), "{game}: {hints:?}");
        assert_eq!(ahead.is_empty(), game != "adrenaline", "{game}: {hints:?}");
        assert!(chance.is_none() || game != "adrenaline", "{game}: {hints:?}");
    }
}

#[test]
fn hints_are_for_games_against_computers_alone() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (ann, bob) = (Person::guest(at, "Ann"), Person::guest(at, "Bob"));
    let seats = json!(["me", "open", { "bot": "soldier" }]);
    let table = ann.open(at, json!({ "game": "adrenaline", "setup": { "players": 3 }, "seats": seats }));
    let hint = |who: &Person| who.get(at, &format!("{table}/hint")).wrong().1;
    bob.post(at, &format!("{table}/seats/p2"), json!("take")).good();
    ann.post(at, &format!("{table}/begin"), Value::Null).good();
    assert_eq!(hint(&ann), "refusal-table-no-hints");
    assert_eq!(hint(&bob), "refusal-table-not-asked");
    assert_eq!(hint(&Person::guest(at, "Cid")), "refusal-table-not-asked");
}
