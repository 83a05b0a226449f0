//! The administrator's page: those who are named do the same there, nobody else does anything.

use serde_json::{Value, json};

use super::{PASSWORD, account, each, game, id};
use crate::kit::{NOBODY, Person, wait_until};

#[test]
fn an_administrator_does_on_the_page_what_the_command_line_does() {
    each(|place| {
        let at = place.at();
        let (ann, bob, guest) = (account(at, "Ann"), account(at, "Bob"), Person::guest(at, "Guest"));
        let refused = |who: &Person| who.get(at, "/api/admin/people").wrong();
        assert_eq!(refused(&ann), (403, "refusal-not-admin".to_owned()));
        assert!(place.try_admin(&["people", "grant", &guest.id]).is_err(), "never a guest");
        place.admin(&["people", "grant", "Ann"]);
        place.assert_noted("grant", &ann.id);
        assert_eq!(ann.get(at, "/api/me").good()["admin"], true);
        assert_eq!(refused(&bob), (403, "refusal-not-admin".to_owned()));

        let ask = |method: &str, path: &str, body: Value| {
            ann.json(at, method, &format!("/api/admin/{path}"), &body).good()
        };
        let noted = |what: &str, whom: &str| {
            let last = ask("GET", "log", Value::Null)[0].clone();
            assert_eq!((&last["what"], &last["whom"]), (&json!(what), &json!(whom)));
            assert_eq!((&last["who"], &last["person"]), (&json!("Ann"), &json!(ann.id)));
        };
        let person = |more: &str| format!("people/{}{more}", bob.id);
        let found = ask("GET", "people?search=bob&kind=accounts", Value::Null);
        assert_eq!((&found[0]["id"], &found[1]), (&json!(bob.id), &Value::Null));

        let (table, gone) = (game(at, &guest, &bob), game(at, &guest, &bob));
        let line =
            bob.post(at, &format!("{table}/chat"), json!({ "text": "nasty" })).good()["number"].clone();
        assert_eq!(ask("GET", "chat?search=nasty", Value::Null)[0]["number"], line);
        ask("DELETE", &format!("chat/{}/{line}", id(&table)), Value::Null);
        noted("remove-line", id(&table));
        assert_eq!(ask("GET", "chat?search=nasty", Value::Null), json!([]));
        ask("PUT", &person("/ban"), json!({ "why": "nasty" }));
        noted("ban", &bob.id);
        assert_eq!(bob.get(at, "/api/me").wrong(), (403, "refusal-banned".to_owned()));
        ask("DELETE", &person("/ban"), Value::Null);
        noted("unban", &bob.id);
        ask("PATCH", &person(""), json!({ "name": "Robert" }));
        noted("rename", &bob.id);
        let password = ask("POST", &person("/password"), Value::Null)["password"].clone();
        noted("password", &bob.id);
        NOBODY.post(at, "/api/login", json!({ "name": "Robert", "password": password })).good();
        assert_eq!(ask("GET", &person(""), Value::Null)["name"], "Robert");
        noted("export", &bob.id);
        assert_eq!(ask("GET", "tables?kind=running", Value::Null).as_array().map(Vec::len), Some(2));
        ask("POST", &format!("tables/{}/close", id(&table)), Value::Null);
        noted("close-table", id(&table));
        ask("DELETE", &format!("tables/{}", id(&gone)), Value::Null);
        noted("delete-table", id(&gone));
        wait_until("it has gone", || NOBODY.get(at, &gone).status == 404);
        ask("DELETE", &person(""), Value::Null);
        noted("delete-person", &bob.id);

        let made = ask("POST", "invitations", json!({ "count": 2, "days": 3 }));
        noted("invite", "");
        let invitation = made[0]["id"].as_str().expect("an id");
        ask("DELETE", &format!("invitations/{invitation}"), Value::Null);
        noted("revoke-invite", invitation);
        let left = || ask("GET", "invitations", Value::Null).as_array().map(Vec::len);
        assert_eq!(left(), Some(1));
        // Only those that are old enough.
        let expire = |days: u32| ask("POST", "invitations/expire", json!({ "days": days }))["gone"].clone();
        place.sql("UPDATE invites SET created = created - 5 * 86400000");
        ask("POST", "invitations", json!({ "count": 1 }));
        assert_eq!((expire(6), left()), (json!(0), Some(2)));
        assert_eq!((expire(4), left()), (json!(1), Some(1)));
        noted("expire-invites", "");
        let scenario = crate::workshop::share(&guest, at, "Cold Stair");
        let comments = format!("/api/scenarios/{scenario}/comments");
        let said = guest.post(at, &comments, json!({ "text": "Buy shoes" })).good();
        let comment = format!("{comments}/{}", said[0]["id"].as_str().expect("an id"));
        assert_eq!(ann.json(at, "DELETE", &comment, &Value::Null).status, 204);
        noted("remove-comment", &scenario);
        assert_eq!(guest.get(at, &comments).good(), json!([]));
        ask("PUT", &format!("scenarios/{scenario}"), json!({ "hidden": true }));
        noted("hide-scenario", &scenario);
        assert_eq!(ask("GET", "scenarios?kind=hidden", Value::Null)[0]["id"], scenario.as_str());
        ask("PUT", "notice", json!({ "text": "Soon." }));
        noted("notice", "");
        wait_until("the notice", || NOBODY.get(at, "/api/place").good()["notice"]["text"] == "Soon.");
        ask("DELETE", "notice", Value::Null);
        let limits = ask("PUT", "limits", json!({ "limit": "watchers", "set": 7 }));
        assert!(
            limits.as_array().expect("a list").contains(&json!({ "limit": "watchers", "set": 7, "now": 7 }))
        );
        noted("limit", "watchers");
        assert_eq!(ask("POST", "prune", json!({ "guests": 9, "dry_run": true }))["guests"], 0);
    });
}

/// Whoever looks after the place on the page has no power over others who do: the command line has.
#[test]
fn administrators_cannot_touch_each_other_on_the_page() {
    let place = super::Place::file(&[]);
    let at = place.at();
    let (ann, bob) = (account(at, "Ann"), account(at, "Bob"));
    for name in ["Ann", "Bob"] {
        place.admin(&["people", "grant", name]);
    }
    for (method, more, body) in [
        ("PUT", "/ban", json!({ "why": "" })),
        ("PATCH", "", json!({ "name": "Fool" })),
        ("POST", "/password", Value::Null),
        ("DELETE", "", Value::Null),
    ] {
        let answer = ann.json(at, method, &format!("/api/admin/people/{}{more}", bob.id), &body);
        assert_eq!(answer.wrong(), (403, "refusal-admin-peer".to_owned()), "{method} {more}");
    }
    assert_eq!(bob.get(at, "/api/admin/log").status, 200);
    place.admin(&["people", "demote", "Bob"]);
    place.assert_noted("demote", &bob.id);
    assert_eq!(bob.get(at, "/api/admin/log").wrong(), (403, "refusal-not-admin".to_owned()));
    place.admin(&["people", "ban", "Ann"]);
    assert_eq!(ann.get(at, "/api/admin/log").wrong(), (403, "refusal-banned".to_owned()));
    let log_in = json!({ "name": "Ann", "password": PASSWORD });
    assert_eq!(NOBODY.post(at, "/api/login", log_in).wrong(), (403, "refusal-banned".to_owned()));
}
