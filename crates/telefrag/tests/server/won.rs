//! Campaigns: what somebody has won is there on every device, and nobody else's.

use serde_json::json;

use crate::kit::{NOBODY, Person, Server, folder};

#[test]
fn what_was_won_is_known_wherever_one_logs_in() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (ada, bob) = (Person::guest(at, "Ada"), Person::guest(at, "Bob"));
    assert_eq!(ada.get(at, "/api/me/won").good(), json!({ "places": {} }));
    let one = json!({ "game": "doom2004", "places": ["way-out", "hold-the-relay"] });
    ada.post(at, "/api/me/won", one.clone()).good();
    ada.post(at, "/api/me/won", json!({ "game": "doom2016", "places": ["tutorial"] })).good();
    let all = ada.post(at, "/api/me/won", one).good();
    let places = json!({ "doom2004": ["hold-the-relay", "way-out"], "doom2016": ["tutorial"] });
    assert_eq!(all, json!({ "places": places }));
    // A guest who makes an account keeps it, and has it where the account is.
    ada.post(at, "/api/account", json!({ "name": "Ada", "password": "longer than eight" })).good();
    let elsewhere = NOBODY.post(at, "/api/login", json!({ "name": "Ada", "password": "longer than eight" }));
    let cookie = elsewhere.header("set-cookie").expect("a cookie").split(';').next().expect("its value");
    let again =
        NOBODY.call(at, "GET", "/api/me/won", &format!("Cookie: {cookie}\r\n"), "").expect("an answer");
    assert_eq!(again.good(), all);
    assert_eq!(bob.get(at, "/api/me/won").good(), json!({ "places": {} }));
}

#[test]
fn nonsense_is_not_kept() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ada = Person::guest(at, "Ada");
    let long = "a".repeat(41);
    for (game, place) in [("chess", "way-out"), ("doom2004", "my lab"), ("doom2004", ""), ("doom2016", &long)]
    {
        let answer = ada.post(at, "/api/me/won", json!({ "game": game, "places": [place] }));
        assert_eq!(answer.wrong(), (400, "bad-places".to_owned()), "{game} {place}");
    }
    let many: Vec<String> = (0..61).map(|n| format!("place-{n}")).collect();
    let answer = ada.post(at, "/api/me/won", json!({ "game": "doom2004", "places": many }));
    assert_eq!(answer.wrong().0, 400);
    assert_eq!(ada.get(at, "/api/me/won").good(), json!({ "places": {} }));
    assert_eq!(NOBODY.get(at, "/api/me/won").status, 401);
    assert_eq!(NOBODY.post(at, "/api/me/won", json!({ "game": "doom2004", "places": [] })).status, 401);
}
