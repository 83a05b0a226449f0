//! Tables are closed and deleted, and what was said is taken away, while people are there.

use serde_json::{Value, json};

use super::{account, each, game, id};
use crate::kit::{NOBODY, Person, wait_until};
use crate::line::Line;

#[test]
fn a_table_is_closed_and_deleted_under_those_who_play() {
    each(|place| {
        let at = place.at();
        let (ann, bob) = (account(at, "Ann"), Person::guest(at, "Bob"));
        let (table, other) = (game(at, &ann, &bob), game(at, &ann, &bob));
        let listed = |args: &[&str]| -> Vec<String> {
            let list = place.json(&[&["tables", "list"], args].concat());
            let id = |table: &Value| table["id"].as_str().expect("an id").to_owned();
            list.as_array().expect("a list").iter().map(id).collect()
        };
        assert_eq!(listed(&["--phase", "running"]).len(), 2);
        assert_eq!(listed(&[id(&table)]), [id(&table)]);
        assert_eq!(listed(&["ann"]).len(), 2, "by who opened it");
        assert!(listed(&["--phase", "over"]).is_empty() && listed(&["nowhere"]).is_empty());

        let mut line = Line::open(at, &table, &bob);
        place.admin(&["tables", "close", id(&table)]);
        place.assert_noted("close-table", id(&table));
        line.wait("the end", |known| known.scene["phase"] == "closed");
        assert_eq!(listed(&["--phase", "closed"]), [id(&table)]);
        assert!(place.try_admin(&["tables", "close", id(&table)]).is_err(), "it is over already");

        let mut line = Line::open(at, &other, &bob);
        place.admin(&["tables", "delete", id(&other)]);
        place.assert_noted("delete-table", id(&other));
        line.wait_end();
        wait_until("it has gone", || NOBODY.get(at, &other).status == 404);
        assert_eq!(listed(&[]), [id(&table)], "nothing else has gone");
        assert_eq!(bob.post(at, &format!("{other}/chat"), json!({ "text": "?" })).status, 404);
        assert!(place.try_admin(&["tables", "delete", id(&other)]).is_err());
    });
}

#[test]
fn what_was_said_is_found_and_taken_away_for_good() {
    each(|place| {
        let at = place.at();
        let (ann, bob) = (account(at, "Ann"), Person::guest(at, "Bob"));
        let table = game(at, &ann, &bob);
        let chat = format!("{table}/chat");
        ann.post(at, &chat, json!({ "text": "Nice shot!" })).good();
        let bad = bob.post(at, &chat, json!({ "text": "Something \"nasty\" 100%" })).good()["number"].clone();
        let mut line = Line::open(at, &table, &ann);

        let found = |what: &str| place.json(&["chat", "find", what]).as_array().expect("a list").clone();
        for search in ["nasty", "\"NASTY\"", "100%", bob.id.as_str(), "bob"] {
            let lines = found(search);
            assert_eq!(lines.len(), 1, "{search}: {lines:?}");
            assert_eq!((&lines[0]["number"], &lines[0]["table"]), (&bad, &json!(id(&table))));
        }
        assert_eq!((found("").len(), found("text").len(), found("1000").len()), (2, 0, 0));

        place.admin(&["chat", "remove", id(&table), &bad.to_string()]);
        place.assert_noted("remove-line", id(&table));
        line.wait("it is taken away", |known| {
            known.news.iter().any(|news| news["what"] == "unsaid" && news["line"] == bad)
        });
        let log = ann.log(at, &table).iter().map(Value::to_string).collect::<String>();
        assert!(!log.contains("nasty") && log.contains("Nice shot!"), "{log}");
        assert!(found("nasty").is_empty() && found("nice").len() == 1);
        assert!(place.try_admin(&["chat", "remove", id(&table), &bad.to_string()]).is_err());
        assert!(place.try_admin(&["chat", "remove", id(&table), "1"]).is_err(), "somebody sat down there");
        // The game goes on.
        ann.post(at, &chat, json!({ "text": "Go on." })).good();
    });
}
