//! Invitations, the shelf, notices, limits, and what everybody may know of the place.

use serde_json::{Value, json};

use super::{Place, account, each, game};
use crate::kit::{NOBODY, Person, wait_until};
use crate::line::{Known, Line};
use crate::program::{TELEFRAG, run, stderr, stdout};

#[test]
fn invitations_are_listed_revoked_and_expire() {
    for place in [Place::file(&["--registration", "invite"]), Place::postgres(&["--registration", "invite"])]
    {
        let at = place.at();
        let make = |more: &[&str]| -> Vec<String> {
            let found: Vec<&str> = place.found.iter().map(String::as_str).collect();
            let output = run(TELEFRAG, &[&["invite"], more, &found].concat(), b"");
            assert!(output.status.success(), "{}", stderr(&output));
            stdout(&output).lines().map(str::to_owned).collect()
        };
        let codes = make(&["4"]);
        place.assert_noted("invite", "");
        let late = make(&["1", "--days", "3"]).remove(0);
        let list = || place.json(&["invites", "list"]).as_array().expect("a list").clone();
        assert_eq!(list().len(), 5);
        assert!(list().iter().filter(|one| one["expires"].is_u64()).count() == 1, "{:?}", list());

        let come = |name: &str, code: &str| {
            NOBODY.post(at, "/api/guest", json!({ "name": name, "invite": code })).status
        };
        place.admin(&["invites", "revoke", &codes[0]]);
        let revoked = place.deeds()[0].clone();
        assert_eq!(revoked.0, "revoke-invite");
        assert_eq!((come("Ann", &codes[0]), come("Bob", &codes[1])), (403, 200));
        // By its id, as the list has it.
        let id = list()[0]["id"].as_str().expect("an id").to_owned();
        place.admin(&["invites", "revoke", &id[..8]]);
        assert!(list().iter().all(|one| one["id"] != id.as_str()) && list().len() == 2);
        assert!(place.try_admin(&["invites", "revoke", ""]).is_err(), "not all of them at once");

        place.sql("UPDATE invites SET expires = 5 WHERE expires IS NOT NULL");
        assert_eq!(come("Late", &late), 403, "it is no longer good");
        place.sql("UPDATE invites SET created = 5, expires = NULL");
        make(&["1"]);
        assert!(place.admin(&["invites", "expire", "30d"]).contains("invitations are no longer good"));
        place.assert_noted("expire-invites", "");
        assert_eq!(list().len(), 1, "only the old ones");
    }
}

#[test]
fn a_shared_scenario_is_hidden_and_shown_again() {
    each(|place| {
        let at = place.at();
        let (ann, bob) = (account(at, "Ann"), Person::guest(at, "Bob"));
        let id = crate::workshop::share(&ann, at, "Cold Stair");
        crate::workshop::share(&ann, at, "Warm Stair");
        bob.post(at, &format!("/api/scenarios/{id}/report"), json!({ "why": "It is mine." })).good();
        let list = place.json(&["scenarios", "list"]);
        assert_eq!((&list[0]["id"], &list[0]["complaint"]), (&json!(id), &json!("It is mine.")));
        let shelf = || NOBODY.get(at, "/api/scenarios").good().as_array().expect("a list").len();
        assert_eq!(shelf(), 2);
        place.admin(&["scenarios", "hide", &id]);
        place.assert_noted("hide-scenario", &id);
        assert_eq!((shelf(), NOBODY.get(at, &format!("/api/scenarios/{id}")).status), (1, 404));
        assert_eq!(place.json(&["scenarios", "list", "--hidden"])[0]["id"], id.as_str());
        assert!(place.try_admin(&["scenarios", "hide", &id]).is_err());
        place.admin(&["scenarios", "show", &id]);
        place.assert_noted("show-scenario", &id);
        assert_eq!((shelf(), NOBODY.get(at, &format!("/api/scenarios/{id}")).status), (2, 200));
    });
}

#[test]
fn everybody_is_told_a_notice_within_seconds() {
    each(|place| {
        let told = || NOBODY.get(place.at(), "/api/place").good()["notice"].clone();
        assert_eq!(told(), Value::Null);
        place.admin(&["notice", "set", "A new  disk.", "--in", "2h", "--for", "30m"]);
        place.assert_noted("notice", "");
        wait_until("the notice", || told()["text"] == "A new disk.");
        let length = told()["until"].as_u64().expect("a time") - told()["from"].as_u64().expect("a time");
        assert_eq!(length, 30 * 60 * 1000);
        assert!(place.admin(&["notice", "show"]).contains("A new disk."));
        assert!(place.try_admin(&["notice", "set", " "]).is_err());
        place.admin(&["notice", "clear"]);
        place.assert_noted("clear-notice", "");
        wait_until("no notice", || told().is_null());
    });
}

#[test]
fn limits_count_while_the_place_runs() {
    each(|place| {
        let at = place.at();
        let ann = Person::guest(at, "Ann");
        let open = || ann.post(at, "/api/tables", crate::kit::doom_for_two()).status;
        assert_eq!((open(), open()), (200, 200));
        place.admin(&["limits", "set", "tables", "2"]);
        place.assert_noted("limit", "tables");
        wait_until("the limit of tables", || open() == 409);
        place.admin(&["limits", "set", "sign-ups", "1"]);
        let come = || NOBODY.post(at, "/api/guest", json!({ "name": "New" })).status;
        wait_until("the limit of new people", || come() == 429);
        place.admin(&["limits", "set", "keep-tables", "730"]);
        let keeps = || NOBODY.get(at, "/api/place").good()["keeps"].clone();
        wait_until("the limit is told", || keeps()["finished_games"] == 730);
        assert!(place.admin(&["limits", "show"]).contains("730, set here"));
        assert!(place.try_admin(&["limits", "set", "requests", "0"]).is_err(), "nobody could come in");
        place.admin(&["limits", "unset", "tables"]);
        wait_until("no limit but the usual one", || open() == 200);
        assert_eq!(place.json(&["limits", "show"]), json!({ "sign_ups": 1, "keep_tables": 730 }));
    });
}

#[test]
fn limits_of_watchers_and_requests_count_while_the_place_runs() {
    let place = Place::file(&[]);
    let at = place.at();
    let [ann, bob, first, second] = ["Ann", "Bob", "First", "Second"].map(|name| Person::guest(at, name));
    let table = game(at, &ann, &bob);
    let watching = Line::open(at, &table, &first);
    // Whether one more is turned away.
    let full = || match Line::resume(at, &table, &second, Known::default()) {
        Ok(_) => false,
        Err((_, tungstenite::Error::Http(answer))) => answer.status().as_u16() == 409,
        Err((_, problem)) => panic!("{problem}"),
    };
    assert!(!full());
    place.admin(&["limits", "set", "watchers", "1"]);
    wait_until("the limit of those who watch", full);
    drop(Line::open(at, &table, &ann));
    place.admin(&["limits", "unset", "watchers"]);
    wait_until("room for more who watch", || !full());
    drop(watching);

    // How many of a crowd are refused. With ten a second a hundred may come at once, and some more who wait a little.
    let refused = || {
        std::thread::scope(|scope| {
            let ask = || scope.spawn(move || NOBODY.get(at, "/api/games").status);
            let asked: Vec<_> = (0..180).map(|_| ask()).collect();
            let answers = asked.into_iter().map(|asked| asked.join().expect("an answer"));
            answers.filter(|status| *status == 429).count()
        })
    };
    assert_eq!(refused(), 0);
    place.admin(&["limits", "set", "requests", "10"]);
    wait_until("the limit of requests", || refused() > 0);
    place.admin(&["limits", "unset", "requests"]);
    wait_until("no limit but the usual one", || refused() == 0);
}

#[test]
fn the_place_says_who_runs_it() {
    let place =
        Place::file(&["--imprint", "https://example.org/who", "--privacy", "https://example.org/data"]);
    let known = NOBODY.get(place.at(), "/api/place").good();
    assert_eq!(known["imprint"], "https://example.org/who");
    assert_eq!(known["privacy"], "https://example.org/data");
    assert_eq!(
        known["keeps"],
        json!({
        "sessions": 180, "guests": 180, "guests_who_played": true, "closed_tables": 7 })
    );
    let output = run(TELEFRAG, &["serve", "--imprint", "example.org"], b"");
    assert!(stderr(&output).contains("https://"), "{}", stderr(&output));
}

/// About names what people leave behind on the shelf, comments too, by the word that stands over them there.
#[test]
fn what_is_told_to_be_kept_names_comments() {
    for lang in codex::Lang::ALL {
        let told = |key: &str| codex::text(lang, key, &[]).to_lowercase();
        let (comments, kept) = (told("page-workshop-comments"), told("page-kept-shared"));
        // Endings change.
        let stem: String = comments.chars().take(comments.chars().count() - 2).collect();
        assert!(kept.contains(&stem), "{lang}: {stem}: {kept}");
    }
}

/// A place that does not run is looked after in the same way, and what is done is noted with who did it.
#[test]
fn a_place_that_does_not_run_is_looked_after_too() {
    let mut place = Place::file(&[]);
    account(place.at(), "Ann");
    place.server.stop();
    place.admin(&["people", "grant", "ann"]);
    let log = place.json(&["log"]);
    assert_eq!((&log[0]["what"], &log[0]["name"]), (&json!("grant"), &json!("Ann")));
    let user = std::process::Command::new("id").arg("-un").output().expect("a user").stdout;
    assert_eq!(log[0]["who"], String::from_utf8(user).expect("text").trim());
    assert_eq!(log[0]["person"], Value::Null);
    assert!(place.admin(&["log"]).contains("at the command line  grant"));
    let nowhere = run(TELEFRAG, &["admin", "log", "--data", "/nowhere"], b"");
    assert!(stderr(&nowhere).contains("there is no place in"), "{}", stderr(&nowhere));
}
