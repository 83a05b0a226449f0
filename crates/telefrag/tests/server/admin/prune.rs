//! Clearing away by age: exactly what was counted goes, and nothing else.

use serde_json::{Value, json};

use super::{Place, account, each, game, id};
use crate::history::finished;
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

/// What the limits say is kept for so long goes by itself when its time is over: guests with nothing to come back to, and games
/// that are over. Without these limits it stays.
#[test]
fn what_is_kept_for_so_many_days_goes_by_itself_and_nothing_else() {
    for mut place in [Place::file(&[]), Place::postgres(&[])] {
        let at = place.at();
        let [old, new, busy, author] = ["Old", "New", "Busy", "Author"].map(|name| Person::guest(at, name));
        let ann = account(at, "Ann");
        crate::workshop::share(&author, at, "Cold Stair");
        let [over, fresh] = [&old, &new].map(|who| finished(&place.server, who));
        let (running, waiting) = (game(at, &busy, &ann), ann.open(at, crate::kit::doom_for_two()));
        // A table that was closed goes after a week, whatever the limits say: by that one sees that it was looked.
        let sign = new.open(at, crate::kit::doom_for_two());
        new.json(at, "DELETE", &sign, &json!({})).good();
        // All is from twenty days ago but what is new, which is from five.
        let ago = |days: u64| days * 86_400_000;
        place.sql(&format!(
            "UPDATE tables SET changed = changed - {days}; UPDATE people SET created = created - {days}; \
             UPDATE sessions SET seen = seen - {days}; UPDATE tables SET changed = changed + {less} WHERE id = '{}'; \
             UPDATE people SET created = created + {less} WHERE id = '{new}'; \
             UPDATE sessions SET seen = seen + {less} WHERE person = '{new}';",
            id(&fresh),
            days = ago(20),
            less = ago(15),
            new = new.id,
        ));
        place.restart();
        // Whatever somebody looks at is kept in mind for a while: so nobody looks before it has gone.
        wait_until("the closed table has gone", || there(&place) == (5, 4));
        assert_eq!(NOBODY.get(place.at(), &sign).status, 404, "nothing else is limited");

        place.admin(&["limits", "set", "keep-tables", "10"]);
        place.admin(&["limits", "set", "keep-guests", "10"]);
        place.restart();
        let at = place.at();
        let has_gone = |path: &str| NOBODY.get(at, path).status == 404;
        wait_until("the old game and the old guest have gone", || there(&place) == (4, 3));
        assert!(has_gone(&over) && has_gone(&format!("/api/people/{}", old.id)));
        for table in [&fresh, &running, &waiting] {
            assert_eq!(NOBODY.get(at, table).status, 200, "{table}");
        }
        for who in [&new, &busy, &author, &ann] {
            assert_eq!(who.get(at, "/api/me").status, 200, "{}", who.id);
        }
        crate::kit::assert_unharmed(place.data.path());
    }
}
