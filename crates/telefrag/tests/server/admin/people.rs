//! People: found, named as administrators, renamed, given a password, shut out, forgotten, told what is kept.

use serde_json::{Value, json};

use super::{PASSWORD, account, each, game};
use crate::kit::{NOBODY, Person, wait_until};
use crate::line::Line;

#[test]
fn people_are_found_renamed_and_given_a_password() {
    each(|place| {
        let at = place.at();
        let (bob, guest) = (account(at, "Bob"), Person::guest(at, "Änne"));
        let found = |args: &[&str]| -> Vec<String> {
            let list = place.json(&[&["people", "find"], args].concat());
            let id = |person: &Value| person["id"].as_str().expect("an id").to_owned();
            list.as_array().expect("a list").iter().map(id).collect()
        };
        assert_eq!(found(&["bO"]), [bob.id.as_str()]);
        assert_eq!(found(&[&guest.id]), [guest.id.as_str()]);
        assert_eq!(found(&["Än"]), [guest.id.as_str()]);
        assert_eq!(found(&["", "--kind", "accounts"]), [bob.id.as_str()]);
        assert_eq!(found(&["%"]), [""; 0]);
        assert!(place.admin(&["people", "find", "bob"]).contains("Bob  account"));

        place.admin(&["people", "rename", "Bob", "Robert"]);
        place.assert_noted("rename", &bob.id);
        assert_eq!(bob.get(at, "/api/me").good()["name"], "Robert");
        let taken = place.try_admin(&["people", "rename", &guest.id, "robert"]).expect_err("it is taken");
        assert!(taken.contains("account with that name"), "{taken}");

        let password = place.admin(&["people", "password", "robert"]);
        place.assert_noted("password", &bob.id);
        assert_eq!(bob.get(at, "/api/me").status, 401, "whoever was logged in is so no longer");
        let log_in = |password: &str| {
            NOBODY.post(at, "/api/login", json!({ "name": "Robert", "password": password })).status
        };
        assert_eq!((log_in(PASSWORD), log_in(password.trim())), (401, 200));
        assert!(place.try_admin(&["people", "password", &guest.id]).is_err(), "guests have none");
        assert!(place.try_admin(&["people", "rename", "Nobody", "X"]).is_err());
    });
}

#[test]
fn who_is_shut_out_can_neither_come_in_nor_act() {
    each(|place| {
        let at = place.at();
        let (ann, bob) = (account(at, "Ann"), account(at, "Bob"));
        let program = bob.program(at);
        let table = game(at, &ann, &bob);
        let open = bob.open(at, crate::kit::doom_for_two());
        let mut line = Line::open(at, &table, &bob);
        place.admin(&["people", "ban", "Bob", "--why", "He spoils games."]);
        place.assert_noted("ban", &bob.id);
        assert_eq!(line.wait_end(), Some(1008), "the line ends by itself");

        let log_in = NOBODY.post(at, "/api/login?lang=pl", json!({ "name": "Bob", "password": PASSWORD }));
        assert_eq!(log_in.wrong(), (403, "refusal-banned".to_owned()));
        assert_eq!(log_in.json()["error"]["message"], "Nie masz tu wstępu: He spoils games.");
        let chat = format!("{table}/chat");
        for who in [&bob, &program] {
            let said = who.post(at, &chat, json!({ "text": "still here" }));
            assert_eq!(said.wrong(), (403, "refusal-banned".to_owned()));
            assert_eq!(who.get(at, "/api/me").wrong(), (403, "refusal-banned".to_owned()));
            // He may look like anybody else.
            assert_eq!(who.get(at, "/api/tables?list=open").status, 200);
        }
        let guest = bob.post(at, "/api/guest", json!({ "name": "Bobby" }));
        assert_eq!(
            guest.wrong(),
            (403, "refusal-banned".to_owned()),
            "nor under another name in this browser"
        );
        // A computer player has his seat for good, and a seat where the game has not begun is free.
        wait_until("the seat is handed over", || {
            let scene = ann.scene(at, &table);
            scene["sitters"][1]["bot"].is_object() && scene["sitters"][1]["bot"]["keeps"].is_null()
        });
        assert_eq!(ann.scene(at, &open)["sitters"][0], "open");

        place.admin(&["people", "unban", "Bob"]);
        place.assert_noted("unban", &bob.id);
        assert_eq!(bob.get(at, "/api/me").status, 200);
        place.admin(&["people", "ban", "Bob"]);
        assert_eq!(bob.post(at, "/api/logout", json!({})).status, 204, "everybody may go");
    });
}

#[test]
fn who_is_deleted_is_forgotten_and_what_was_kept_can_be_read_before() {
    each(|place| {
        let at = place.at();
        let (ann, bob) = (account(at, "Ann"), account(at, "Bob"));
        let table = game(at, &ann, &bob);
        bob.post(at, &format!("{table}/chat"), json!({ "text": "hello \"you\"" })).good();
        ann.post(at, &format!("{table}/chat"), json!({ "text": "my own words" })).good();
        let shared = crate::workshop::share(&bob, at, "Cold Stair");
        crate::workshop::renew(&bob, at, &shared);
        let comments = format!("/api/scenarios/{shared}/comments");
        let said = ann.post(at, &comments, json!({ "text": "Too dark." })).good()[0]["id"].clone();
        bob.post(at, &comments, json!({ "text": "It is a cellar." })).good();
        let report = format!("{comments}/{}/report", said.as_str().expect("an id"));
        assert_eq!(bob.post(at, &report, json!({ "why": "It is not." })).status, 204);
        bob.json(at, "PUT", "/api/me/notices", &json!({ "lang": "hu" })).good();
        bob.post(at, "/api/me/won", json!({ "game": "doom2004", "places": ["way-out"] })).good();

        let all = place.json(&["people", "export", "Bob"]);
        place.assert_noted("export", &bob.id);
        assert_eq!((&all["name"], &all["notices"]["lang"]), (&json!("Bob"), &json!("hu")));
        assert_eq!((&all["said"][0]["text"], &all["said"][1]), (&json!("hello \"you\""), &Value::Null));
        assert_eq!(all["tables"][0]["id"], super::id(&table));
        assert_eq!(all["scenarios"][0]["title"], "Once more");
        assert_eq!(all["scenario_versions"][0]["title"], "Cold Stair");
        assert!(all["scenarios"][0]["file"].as_str().is_some_and(|file| file.contains("Two Rooms")));
        assert_eq!(
            (&all["comments"][0]["text"], &all["comments"][1]),
            (&json!("It is a cellar."), &Value::Null)
        );
        assert_eq!(all["comment_complaints"][0]["why"], "It is not.");
        assert_eq!(all["sessions"][0]["kind"], "browser");
        assert_eq!(all["won"][0]["place"], "way-out");
        let text = all.to_string();
        let secret = bob.pass.rsplit('=').next().expect("a secret");
        assert!(!text.contains("argon2") && !text.contains(secret) && !text.contains(&ann.id), "{text}");
        assert!(!text.contains("my own words"), "{text}");

        place.admin(&["people", "delete", "Bob"]);
        place.assert_noted("delete-person", &bob.id);
        assert_eq!(bob.get(at, "/api/me").status, 401);
        assert_eq!(NOBODY.get(at, &format!("/api/people/{}", bob.id)).status, 404);
        assert_eq!(NOBODY.get(at, "/api/scenarios").good(), json!([]));
        wait_until("the seat is handed over", || ann.scene(at, &table)["sitters"][1]["bot"].is_object());
        assert!(place.try_admin(&["people", "export", "Bob"]).is_err());
        assert_eq!(place.json(&["people", "find"]).as_array().map(Vec::len), Some(1));
    });
}
