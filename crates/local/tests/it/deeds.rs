//! What is done at a table besides playing on: taking back, asking, hints, other hands, looking back, another round.

use serde_json::{Value, json};

use crate::kit::{Browser, against_computers};

/// A table where it is somebody's turn.
fn asked(game: &str) -> (Browser, String, Value) {
    let mut browser = Browser::new();
    let (setup, seats) = against_computers(game, "recruit");
    let table = browser.open(game, setup, seats);
    browser.tend();
    let scene = browser.scene(&table);
    assert!(scene["question"]["choices"].is_array(), "{scene}");
    (browser, table, scene)
}

#[test]
fn what_was_done_can_be_taken_back() {
    let (mut browser, table, scene) = asked("adrenaline");
    let before = browser.file(&table);
    browser.answer(&table, &scene, 0);
    assert_ne!(browser.file(&table), before);
    browser.good("POST", &format!("{table}/undo"), Value::Null);
    browser.reload();
    assert_eq!(browser.scene(&table)["question"], scene["question"]);
    // Whoever has not seen that answers another question.
    let action = &scene["question"]["choices"][0]["action"];
    let old = json!({ "after": scene["number"], "action": action });
    assert_eq!(browser.refused("POST", &format!("{table}/act"), old), (409, "stale".to_owned()));
}

#[test]
fn the_rules_say_why_not_and_where_to_and_a_computer_what_it_would_do() {
    let (mut browser, table, scene) = asked("doom2016");
    let action = &scene["question"]["choices"][0]["action"];
    let checked = browser.good("POST", &format!("{table}/check"), json!({ "action": action }));
    assert_eq!(checked["legal"], true);
    let advice = browser.get(&format!("{table}/hint"));
    assert!(advice[0]["plan"][0]["label"].is_string(), "{advice}");
    assert!(browser.good("POST", &format!("{table}/journeys"), json!({})).is_object());
    assert!(
        browser.get(&format!("{table}/eye/f1")).is_object()
            || browser.get(&format!("{table}/eye/f1")).is_null()
    );
    let wrong = browser.refused("POST", &format!("{table}/check"), json!({}));
    assert_eq!(wrong, (400, "unreadable".to_owned()));
}

#[test]
fn a_computer_takes_over_and_gives_back() {
    let (mut browser, table, _) = asked("doom2004");
    let seat = format!("{table}/seats/p1");
    browser.good("POST", &seat, json!({ "bot": "recruit" }));
    for _ in 0..20 {
        browser.time += 1_000;
        browser.house.tend(browser.time);
    }
    let number = browser.scene(&table)["number"].as_u64().unwrap();
    browser.good("POST", &seat, json!("take"));
    assert!(browser.scene(&table)["number"].as_u64().unwrap() > number);
    assert_eq!(browser.scene(&table)["sitters"][0]["person"]["name"], "Ann");
}

/// Neither computers nor a lent seat that somebody looks at wait until a clock that was set back has caught up.
#[test]
fn a_clock_that_is_set_back_stops_nobody() {
    let (mut browser, table, _) = asked("doom2004");
    browser.good("POST", &format!("{table}/seats/p1"), json!({ "bot": "recruit" }));
    for reload in [false, true] {
        browser.time /= 2;
        if reload {
            browser.reload();
        }
        // Somebody looks on.
        browser.house.line_open(&format!("{table}/live?after=0&lang=en"));
        let number = browser.scene(&table)["number"].as_u64().unwrap();
        for _ in 0..3 {
            browser.time += 1_000;
            browser.house.tend(browser.time);
            browser.keep();
        }
        assert!(browser.scene(&table)["number"].as_u64().unwrap() >= number + 2, "reload: {reload}");
    }
}

#[test]
fn one_person_may_have_every_seat() {
    let mut browser = Browser::new();
    let table = browser.open("doom2016", json!({ "marines": ["alpha"] }), json!(["me", "me"]));
    let mut seen = Vec::new();
    for n in 0..30 {
        assert_eq!(browser.tend(), 0, "nobody else plays");
        let scene = browser.scene(&table);
        seen.push(scene["you"].clone());
        browser.answer(&table, &scene, n);
    }
    assert!(seen.contains(&json!("p1")) && seen.contains(&json!("p2")), "{seen:?}");
}

#[test]
fn a_table_is_closed_and_another_round_is_played() {
    let (mut browser, table, _) = asked("doom2016");
    let again = browser.good("POST", &format!("{table}/rematch"), Value::Null);
    assert_eq!(
        (&again["scene"]["phase"], again["scene"]["sitters"].as_array().unwrap().len()),
        (&json!("open"), 2)
    );
    browser.good("DELETE", &table, Value::Null);
    assert_eq!(browser.scene(&table)["phase"], "closed");
    assert_eq!(browser.get("/api/tables?list=mine").as_array().unwrap().len(), 1);
    browser.good("DELETE", &format!("{table}?forget=true"), Value::Null);
    let id = table.rsplit('/').next().unwrap();
    assert!(browser.kept.keys().all(|key| !key.contains(id)), "{:?}", browser.kept.keys());
    assert_eq!(browser.refused("GET", &table, Value::Null), (404, "missing".to_owned()));
}

#[test]
fn a_game_is_looked_back_at_one_decision_at_a_time() {
    let mut browser = Browser::new();
    let table = browser.open("adrenaline", json!({ "players": 3 }), json!(["me", "me", "me"]));
    for n in 0..12 {
        let scene = browser.scene(&table);
        browser.answer(&table, &scene, n);
    }
    assert_eq!(browser.refused("GET", &format!("{table}/analysis"), Value::Null).0, 409);
    // What was saved in the middle can be opened, and looked at.
    let file = browser.file(&table);
    let shown = browser.call("POST", "/api/replays", &file);
    let shown: Value = serde_json::from_str(&shown.body).expect("JSON");
    let shown = format!("/api/tables/{}", shown["id"].as_str().expect("an id"));
    assert_eq!(browser.call("GET", &format!("{shown}/analysis"), "").status, 202);
    browser.house.tend(browser.time);
    let working = browser.get(&format!("{shown}/analysis"));
    assert!(working["working"] == true && working["done"].as_u64() > Some(0), "{working}");
    browser.tend();
    let found = browser.get(&format!("{shown}/analysis"));
    assert!(found["working"] == false && found["review"]["chart"].is_array(), "{found}");
}

#[test]
fn the_checker_reads_scenarios() {
    let mut browser = Browser::new();
    let verdict =
        browser.good("POST", "/api/scenarios/check", json!({ "game": "doom2004", "text": "id = 1\n" }));
    assert!(verdict["playable"] == false && verdict["findings"][0]["line"].is_number(), "{verdict}");
    assert_eq!(browser.get("/api/scenarios"), json!([]));
}
