//! A browser that keeps what its house asks it to keep.

use std::collections::BTreeMap;

use local::{Answer, House, Options};
use serde_json::{Value, json};

/// A browser with a house.
pub(crate) struct Browser {
    pub(crate) house: House,
    pub(crate) kept: BTreeMap<String, String>,
    pub(crate) time: u64,
}

fn house(kept: &BTreeMap<String, String>) -> House {
    let options = Options { foretold: Some(5), ..Options::default() };
    House::new(options, kept.clone().into_iter().collect(), [9; 32])
}

impl Browser {
    /// Somebody who has just given a name.
    pub(crate) fn new() -> Browser {
        let mut browser = Browser { house: house(&BTreeMap::new()), kept: BTreeMap::new(), time: 1_000_000 };
        browser.good("POST", "/api/guest", json!({ "name": "Ann" }));
        browser
    }

    pub(crate) fn call(&mut self, method: &str, path: &str, body: &str) -> Answer {
        self.time += 1;
        let mark = if path.contains('?') { '&' } else { '?' };
        let answer = self.house.request(method, &format!("{path}{mark}lang=en"), body, self.time);
        self.keep();
        answer
    }

    /// What must go well.
    #[track_caller]
    pub(crate) fn good(&mut self, method: &str, path: &str, body: Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.call(method, path, &body);
        assert!(answer.status < 300, "{method} {path}: {answer:?}");
        if answer.body.is_empty() { Value::Null } else { serde_json::from_str(&answer.body).expect("JSON") }
    }

    #[track_caller]
    pub(crate) fn get(&mut self, path: &str) -> Value {
        self.good("GET", path, Value::Null)
    }

    /// What must be refused: the status and the code.
    #[track_caller]
    pub(crate) fn refused(&mut self, method: &str, path: &str, body: Value) -> (u16, String) {
        let answer = self.call(method, path, &body.to_string());
        let wrong: Value = serde_json::from_str(&answer.body).expect("JSON");
        let (code, message) = (&wrong["error"]["code"], &wrong["error"]["message"]);
        assert!(answer.status >= 400 && message.as_str().is_some_and(|text| text.len() > 5), "{answer:?}");
        (answer.status, code.as_str().expect("a code").to_owned())
    }

    /// Store what is to be stored.
    pub(crate) fn keep(&mut self) {
        for (key, value) in self.house.changed() {
            match value {
                Some(value) => drop(self.kept.insert(key, value)),
                None => drop(self.kept.remove(&key)),
            }
        }
    }

    /// The page is loaded again.
    pub(crate) fn reload(&mut self) {
        self.house = house(&self.kept);
    }

    /// Let computers play until somebody is asked; how many decisions they made.
    pub(crate) fn tend(&mut self) -> usize {
        let mut done = 0;
        while let Some(due) = self.house.tend(self.time) {
            self.time = self.time.max(due) + 1;
            self.keep();
            done += 1;
            assert!(done < 20_000, "they play without end");
        }
        self.keep();
        done
    }

    /// Open a table and begin; its address.
    #[track_caller]
    pub(crate) fn open(&mut self, game: &str, setup: Value, seats: Value) -> String {
        let new = json!({ "game": game, "setup": setup, "seats": seats, "begin": true });
        let page = self.good("POST", "/api/tables", new);
        format!("/api/tables/{}", page["id"].as_str().expect("an id"))
    }

    #[track_caller]
    pub(crate) fn scene(&mut self, table: &str) -> Value {
        self.get(table)["scene"].take()
    }

    /// The game so far as a file: every action, and the hash of the position.
    #[track_caller]
    pub(crate) fn file(&mut self, table: &str) -> String {
        let answer = self.call("GET", &format!("{table}/replay?all=true"), "");
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body
    }

    /// Answer the open question with one of the choices, as a number says.
    #[track_caller]
    pub(crate) fn answer(&mut self, table: &str, scene: &Value, luck: usize) {
        let choices = scene["question"]["choices"].as_array().expect("choices");
        let action = &choices[luck % choices.len()]["action"];
        self.good("POST", &format!("{table}/act"), json!({ "after": scene["number"], "action": action }));
    }
}

/// The smallest usual table of a game: set-up and seats.
pub(crate) fn against_computers(game: &str, level: &str) -> (Value, Value) {
    let bot = json!({ "bot": level });
    match game {
        "adrenaline" => (json!({}), json!(["me", bot, bot, bot, bot])),
        "doom2004" => (json!({ "marines": ["red"] }), json!(["me", bot])),
        _ => (json!({ "marines": ["alpha"] }), json!(["me", bot])),
    }
}
