//! Maps of one's own: their secrets are their author's until the game is over, and they stay short.

use serde_json::{Value, json};

use crate::kit::{Answer, NOBODY, Person, Server, folder, wait_until};
use crate::line::{Heard, Line};

/// What only the invader may know.
const SECRET: &str = "The knight waits behind the third door";

/// A scenario of one's own, with something secret in it.
fn scenario() -> String {
    let ours = include_str!("../../../../content/doom2004/scenarios/way-out.toml");
    let own = ours.replacen("id = \"way-out\"", "id = \"double-cross\"", 1);
    let own = own.replacen("title = \"d04-way-out\"", "title = \"Double Cross\"", 1);
    format!("{}\n# {SECRET}.\n", own.replacen("\"d04-way-out-secret\"", &format!("\"{SECRET}.\""), 1))
}

fn table(seats: &Value, begin: bool) -> Value {
    let setup = json!({ "scenario": scenario(), "marines": ["red"] });
    json!({ "game": "doom2004", "setup": setup, "seats": seats, "options": { "listed": true }, "begin": begin })
}

#[track_caller]
fn assert_covered(answer: &Answer) {
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(!answer.body.contains(SECRET), "{answer:?}");
}

#[test]
fn a_map_of_ones_own_is_its_authors_until_the_game_is_over() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let [host, marine, spectator] = ["Host", "Marine", "Spectator"].map(|name| Person::guest(at, name));
    let id = host.open(at, table(&json!(["open", "me"]), false));
    marine.post(at, &format!("{id}/seats/p1"), json!("take")).good();
    for phase in ["open", "running"] {
        for who in [&NOBODY, &marine, &spectator] {
            let page = who.get(at, &id);
            assert_covered(&page);
            let named = &page.json()["setup"]["scenario"];
            assert_eq!((&named["id"], &named["title"]), (&json!("double-cross"), &json!("Double Cross")));
            assert_eq!(named["sha256"].as_str().map(str::len), Some(64), "{named}");
            for path in [format!("/api/tables?list={phase}"), format!("{id}/log"), format!("{id}/report")] {
                assert_covered(&who.get(at, &path));
            }
            let mut line = Line::open(at, &id, who);
            while !matches!(line.hear(), Heard::Nothing) {}
            assert!(!line.known.scene.to_string().contains(SECRET));
        }
        assert_covered(&marine.get(at, "/api/tables?list=mine"));
        assert_covered(&host.get(at, "/api/tables?list=mine"));
        let own = host.get(at, &id).json()["setup"]["scenario"].clone();
        assert!(own.as_str().is_some_and(|text| text.contains(SECRET)), "{own}");
        // Who opened a table like it would read all of it.
        let again = marine.post(at, &format!("{id}/rematch"), json!({}));
        assert_eq!(again.wrong(), (409, "refusal-table-not-over".to_owned()));
        if phase == "open" {
            host.post(at, &format!("{id}/begin"), json!({})).good();
        }
    }
    let again = host.post(at, &format!("{id}/rematch"), json!({})).good();
    assert!(again["setup"]["scenario"].as_str().is_some_and(|text| text.contains(SECRET)));

    // Once it is over it is no secret, and anybody may play it.
    let bot = json!({ "bot": "soldier" });
    let id = host.open(at, table(&json!([bot, bot]), true));
    wait_until("the end", || NOBODY.scene(at, &id)["phase"] == "over");
    let page = NOBODY.get(at, &id).good();
    assert!(page["setup"]["scenario"].as_str().is_some_and(|text| text.contains(SECRET)));
    assert!(NOBODY.get(at, &format!("{id}/replay")).body.contains(SECRET));
    assert_covered(&NOBODY.get(at, "/api/tables?list=over"));
    let again = spectator.post(at, &format!("{id}/rematch"), json!({})).good();
    assert!(again["setup"]["scenario"].as_str().is_some_and(|text| text.contains(SECRET)));
    server.assert_well(data.path());
}

#[test]
fn a_set_up_is_short_and_lists_are_too() {
    let data = folder();
    let server = Server::start(data.path());
    let host = Person::guest(server.at, "Host");
    let long = format!("{}\n# {}", scenario(), "x".repeat(64 * 1024));
    let setup = json!({ "scenario": long, "marines": ["red"] });
    let answer = host.post(server.at, "/api/tables", json!({ "game": "doom2004", "setup": setup }));
    assert_eq!(answer.wrong(), (400, "bad-setup".to_owned()));
    assert!(answer.body.contains("64 KiB"), "{answer:?}");
    // A file that cannot be played is explained in the person's language.
    let broken = scenario().replace("[start]", "[begin]");
    let setup = json!({ "scenario": broken, "marines": ["red"] });
    let answer = host.post(server.at, "/api/tables?lang=hr", json!({ "game": "doom2004", "setup": setup }));
    assert_eq!(answer.wrong(), (400, "bad-setup".to_owned()));
    assert!(answer.body.contains("nepoznato polje `begin`"), "{answer:?}");
    // What is blank is not kept, and what is listed is not whole.
    for n in 0..20 {
        let blank = " ".repeat(900_000);
        let body = if n % 2 == 0 {
            table(&json!(["me"]), false).to_string()
        } else {
            format!(r#"{{"game":"adrenaline","setup":{{"players":3{blank}}},"options":{{"listed":true}}}}"#)
        };
        let more = "Content-Type: application/json\r\n";
        let opened = host.call(server.at, "POST", "/api/tables", more, &body).expect("an answer");
        assert_eq!(opened.status, 200, "{}", opened.body);
    }
    let list = NOBODY.get(server.at, "/api/tables?list=open");
    assert_eq!(list.json().as_array().map(Vec::len), Some(20));
    assert!(list.body.len() < 20 * 1000, "{} bytes", list.body.len());
}
