//! The house without a server says what the server says, word for word.

use local::{House, Options};
use serde_json::{Value, json};

use crate::kit::{Person, Server, folder, wait_until};

/// Where luck starts, in both.
const LUCK: u64 = 11;

/// What two places cannot have in common: times and salts.
fn plain(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for name in ["at", "created", "changed", "pledge", "salt"] {
                if let Some(field) = fields.get_mut(name).filter(|field| !field.is_null()) {
                    *field = json!("…");
                }
            }
            fields.values_mut().for_each(plain);
        }
        Value::Array(values) => values.iter_mut().for_each(plain),
        _ => {}
    }
}

fn read(text: String) -> Value {
    serde_json::from_str(&text).unwrap_or_else(|problem| panic!("{problem}: {text}"))
}

struct Both {
    server: Server,
    there: Person,
    here: House,
    /// What person and table are called there and here.
    names: Vec<[String; 2]>,
    time: u64,
}

impl Both {
    /// Ask both, and see that they say the same. Addresses differ in the name of the table alone.
    #[track_caller]
    fn ask(&mut self, method: &str, paths: [&str; 2], body: &Value) -> [Value; 2] {
        let [there, here] = paths.map(|path| {
            let mark = if path.contains('?') { '&' } else { '?' };
            format!("{path}{mark}lang=hu")
        });
        let answer = self.there.json(self.server.at, method, &there, body);
        self.time += 1;
        let same = self.here.request(method, &here, &body.to_string(), self.time);
        assert_eq!(answer.status, same.status, "{method} {here}: {} {}", answer.body, same.body);
        let said = [answer.body, same.body];
        let mut alike = said.clone();
        for names in &self.names {
            alike.iter_mut().zip(names).for_each(|(text, name)| *text = text.replace(name, "somebody"));
        }
        let [mut one, mut other] = alike.map(read);
        plain(&mut one);
        plain(&mut other);
        assert_eq!(one, other, "{method} {here}");
        said.map(read)
    }
}

/// Some decisions of a person against computers.
fn compare(game: &str, setup: Value, seats: usize) {
    let data = folder();
    let luck = LUCK.to_string();
    let server = Server::with(data.path(), &["--sign-ups", "1000", "--requests", "100000", "--luck", &luck]);
    let there = Person::guest(server.at, "Ann");
    let options = Options { foretold: Some(LUCK), ..Options::default() };
    let mut here = House::new(options, Vec::new(), [1; 32]);
    let me = read(here.request("POST", "/api/guest", r#"{"name":"Ann"}"#, 1).body);
    let names = vec![[there.id.clone(), me["id"].as_str().expect("an id").to_owned()]];
    let mut both = Both { server, there, here, names, time: 1_000 };
    both.ask("GET", ["/api/games"; 2], &json!({}));
    let mut sitters = vec![json!({ "bot": "recruit" }); seats];
    sitters[0] = json!("me");
    let new = json!({ "game": game, "setup": setup, "seats": sitters });
    let opened = [
        both.there.post(both.server.at, "/api/tables", new.clone()).good(),
        read(both.here.request("POST", "/api/tables", &new.to_string(), 1_000).body),
    ];
    let ids = opened.map(|page| page["id"].as_str().expect("an id").to_owned());
    both.names.push(ids.clone());
    let paths = ids.map(|id| format!("/api/tables/{id}"));
    let at = |rest: &str| paths.clone().map(|path| format!("{path}{rest}"));
    both.ask("POST", at("/begin").each_ref().map(String::as_str), &json!({}));
    for n in 0..6 {
        while both.here.tend(both.time).is_some() {
            both.time += 1;
        }
        let (person, place) = (both.there.clone(), both.server.at);
        wait_until("one's turn", || person.scene(place, &paths[0])["question"]["choices"].is_array());
        let [page, _] = both.ask("GET", at("").each_ref().map(String::as_str), &json!({}));
        both.ask("GET", at("/log?after=0").each_ref().map(String::as_str), &json!({}));
        both.ask("POST", at("/journeys").each_ref().map(String::as_str), &json!({}));
        if n == 0 {
            both.ask("GET", at("/hint").each_ref().map(String::as_str), &json!({}));
        }
        both.ask("GET", at("/moment?count=1&seat=p1").each_ref().map(String::as_str), &json!({}));
        let choices = page["scene"]["question"]["choices"].as_array().expect("choices");
        let action = &choices[n * 5 % choices.len()]["action"];
        let act = json!({ "after": page["scene"]["number"], "action": action });
        both.ask("POST", at("/act").each_ref().map(String::as_str), &act);
    }
    both.ask("GET", at("/replay").each_ref().map(String::as_str), &json!({}));
    both.ask("POST", at("/seats/p9").each_ref().map(String::as_str), &json!("take"));
}

#[test]
fn adrenaline_is_the_same_without_a_server() {
    compare("adrenaline", json!({}), 5);
}

#[test]
fn doom_2004_is_the_same_without_a_server() {
    compare("doom2004", json!({ "marines": ["red"] }), 2);
}

#[test]
fn doom_2016_is_the_same_without_a_server() {
    compare("doom2016", json!({ "marines": ["alpha"] }), 2);
}
