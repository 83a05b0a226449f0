//! Who plays, what there is to play, and what only a server can do.

use local::{House, Options};
use serde_json::{Value, json};

use crate::kit::Browser;

#[test]
fn nobody_has_no_tables_and_somebody_has_a_name() {
    let mut house = House::new(Options::default(), Vec::new(), [1; 32]);
    assert_eq!(house.request("GET", "/api/me?lang=pl", "", 1).status, 401);
    assert_eq!(house.request("GET", "/api/tables?list=mine", "", 1).status, 401);
    assert_eq!(house.request("POST", "/api/guest", r#"{"name":" "}"#, 1).status, 400);
    let mut browser = Browser::new();
    assert_eq!(browser.get("/api/me")["name"], "Ann");
    let id = browser.get("/api/me")["id"].clone();
    browser.good("PATCH", "/api/me", json!({ "name": "Béla" }));
    browser.reload();
    assert_eq!(browser.get("/api/me"), json!({ "id": id, "name": "Béla", "guest": true, "admin": false }));
    browser.open("doom2016", json!({ "marines": ["alpha"] }), json!(["me", "me"]));
    browser.good("DELETE", "/api/me", json!({}));
    assert!(browser.kept.is_empty(), "{:?}", browser.kept.keys());
}

#[test]
fn no_two_tables_have_the_same_name_or_luck() {
    let mut house = House::new(Options::default(), Vec::new(), [1; 32]);
    house.request("POST", "/api/guest", r#"{"name":"Ann"}"#, 1);
    let new = r#"{"game":"doom2016","setup":{"marines":["alpha"]},"seats":["me","me"],"begin":true}"#;
    let mut open =
        || -> Value { serde_json::from_str(&house.request("POST", "/api/tables", new, 1).body).unwrap() };
    let (one, other) = (open(), open());
    assert_ne!(one["id"], other["id"]);
    assert!(one["scene"]["pledge"].is_string() && one["scene"]["pledge"] != other["scene"]["pledge"]);
}

#[test]
fn the_games_are_told_and_their_rules() {
    let mut browser = Browser::new();
    let games = browser.get("/api/games");
    let ids: Vec<&str> = games.as_array().unwrap().iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, ["adrenaline", "doom2004", "doom2016"]);
    assert_eq!(games[0]["levels"].as_array().map(Vec::len), Some(5));
    assert!(browser.get("/api/rules/ADR-RUN-1")["text"].is_string());
    assert_eq!(browser.refused("GET", "/api/rules/NO-RULE", Value::Null).0, 404);
    // A house of one game tells of all.
    let told = serde_json::from_str(r#"{"games":[{"id":"elsewhere"}]}"#).expect("options");
    let mut one = House::new(told, Vec::new(), [1; 32]);
    assert_eq!(one.request("GET", "/api/games", "", 1).body, r#"[{"id":"elsewhere"}]"#);
}

#[test]
fn what_needs_a_server_says_so_in_every_language() {
    let mut browser = Browser::new();
    let ways = [
        ("POST", "/api/login"),
        ("POST", "/api/account"),
        ("GET", "/api/me/notices"),
        ("POST", "/api/scenarios"),
        ("GET", "/api/me/tokens"),
        ("GET", "/"),
    ];
    for (method, path) in ways {
        assert_eq!(browser.refused(method, path, json!({})), (501, "no-server".to_owned()), "{path}");
    }
    let said = ["en", "pl", "hr", "hu"]
        .map(|lang| browser.house.request("POST", &format!("/api/login?lang={lang}"), "{}", 1).body);
    assert!(said[0].contains("server") && said[1].contains("serwer"), "{said:?}");
    assert!(said[2].contains("poslužitelj") && said[3].contains("szerver"), "{said:?}");
    let wrong = json!({ "game": "chess" });
    assert_eq!(browser.refused("POST", "/api/tables", wrong).1, "unreadable");
    assert_eq!(browser.refused("POST", "/api/tables", json!([])), (422, "unreadable".to_owned()));
}
