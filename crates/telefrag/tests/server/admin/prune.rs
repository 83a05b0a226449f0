//! Clearing away by age: exactly what was counted goes, and nothing else.

use serde_json::{Value, json};

use super::{Place, account, each, game, id};
use crate::kit::{NOBODY, Person, wait_until};

/// What is there.
fn there(place: &Place) -> (usize, usize) {
    let count = |args: &[&str]| place.json(args).as_array().expect("a list").len();
    (count(&["people", "find"]), count(&["tables", "list"]))
}

#[test]
fn what_is_old_goes_and_nothing_else() {
    each(|place| {
        let at = place.at();
        let [old, new, busy] = ["Old", "New", "Busy"].map(|name| Person::guest(at, name));
        let ann = account(at, "Ann");
        let author = Person::guest(at, "Author");
        crate::workshop::share(&author, at, "Cold Stair");
        let running = game(at, &busy, &ann);
        let [closed, fresh] = [0; 2].map(|_| {
            let table = old.open(at, crate::kit::doom_for_two());
            old.json(at, "DELETE", &table, &json!({})).good();
            table
        });
        let waiting = ann.open(at, crate::kit::doom_for_two());
        ann.post(at, &format!("{waiting}/chat"), json!({ "text": "anybody?" })).good();
        // Everything but one table and one guest is from long ago; a day and a half is young.
        let young = format!("(SELECT MAX(created) - 130000000 FROM people WHERE id = '{}')", new.id);
        place.sql(&format!(
            "UPDATE tables SET changed = 5 WHERE id <> '{}'; UPDATE people SET created = 5 WHERE id <> '{}'; \
             UPDATE sessions SET seen = 5 WHERE person <> '{}'; UPDATE sessions SET seen = {young} WHERE person = '{}';",
            id(&fresh),
            new.id,
            new.id,
            new.id
        ));
        let ages = ["--guests", "2d", "--tables", "30d"];
        let counted = place.json(&[&["prune", "--dry-run"][..], &ages].concat());
        assert_eq!(counted, json!({ "guests": 1, "tables": 1, "abandoned": 0 }));
        assert_eq!(there(place), (5, 4), "it was only counted");
        assert!(place.deeds().iter().all(|(what, _)| what != "prune"));

        let pruned = place.json(&[&["prune"][..], &ages].concat());
        assert_eq!(pruned, counted);
        place.assert_noted("prune", "");
        assert_eq!(there(place), (4, 3));
        assert_eq!(NOBODY.get(at, &format!("/api/people/{}", old.id)).status, 404);
        assert_eq!(NOBODY.get(at, &fresh).status, 200);
        wait_until("the closed table has gone", || NOBODY.get(at, &closed).status == 404);

        // Tables that were never finished are another matter.
        assert_eq!(NOBODY.get(at, &running).status, 200);
        let pruned = place.json(&["prune", "--abandoned", "365d"]);
        assert_eq!(pruned, json!({ "guests": 0, "tables": 0, "abandoned": 2 }));
        wait_until("the others have gone", || {
            [&running, &waiting].iter().all(|table| NOBODY.get(at, table).status == 404)
        });
        let left = place.json(&["tables", "list"]);
        assert_eq!((&left[0]["id"], &left[1]), (&json!(id(&fresh)), &Value::Null));
        assert!(place.json(&["chat", "find"]).as_array().is_some_and(Vec::is_empty));
        assert!(
            place.try_admin(&["prune"]).is_err() && place.try_admin(&["prune", "--guests", "1h"]).is_err()
        );
    });
}
