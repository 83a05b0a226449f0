//! What a host sees: figures that Prometheus can read, a board that asks for figures that are there, and a log that says who came
//! and who was refused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::{Value, json};

use crate::history::finished;
use crate::kit::{NOBODY, Person, Server, folder, wait_until};
use crate::line::Line;
use crate::program::{TELEFRAG, run, stderr};

/// The families of a text in the OpenMetrics form, with their samples by full name and labels.
fn parse(text: &str) -> (BTreeMap<String, String>, BTreeMap<String, f64>) {
    let (mut families, mut samples) = (BTreeMap::new(), BTreeMap::new());
    assert!(text.ends_with("# EOF\n"), "it has an end");
    for line in text.lines().filter(|line| *line != "# EOF") {
        if let Some(told) = line.strip_prefix("# TYPE ") {
            let (name, kind) = told.split_once(' ').expect("a name and a kind");
            assert!(families.insert(name.to_owned(), kind.to_owned()).is_none(), "twice: {line}");
        } else if !line.starts_with("# ") {
            let (name, value) = line.rsplit_once(' ').expect("a sample");
            let value: f64 = value.parse().unwrap_or_else(|_| panic!("a number: {line}"));
            let bare = name.split('{').next().expect("a name");
            assert!(families.keys().any(|family| bare.starts_with(family.as_str())), "of no family: {line}");
            samples.insert(name.to_owned(), value);
        }
    }
    (families, samples)
}

#[test]
fn the_figures_say_what_a_host_needs() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let table = finished(&server, &ann);
    let open = ann.open(at, crate::kit::doom_for_two());
    let _line = Line::open(at, &open, &ann);
    // Another game begins, and is closed before its end.
    let mut other = crate::kit::doom_for_two();
    (other["seats"], other["begin"]) = (json!(["me", "me"]), json!(true));
    let other = ann.open(at, other);
    ann.json(at, "DELETE", &other, &json!({})).good();
    ann.post(at, &format!("{open}/chat"), json!({ "text": "hello" })).good();
    ann.get(at, &table).good();
    // A guess is refused; many of them are slowed down.
    let guess = || NOBODY.post(at, "/api/login", json!({ "name": "Ann", "password": "wrong" })).status;
    wait_until("a guess is slowed down", || guess() == 429);
    // A method that somebody made up makes no figure of its own.
    NOBODY.call(at, "BREW", "/api/games", "", "").expect("an answer");
    let text = NOBODY.get(at, "/metrics").body;
    assert!(text.contains("method=\"other\"") && !text.contains("BREW"), "{text}");
    let (families, samples) = parse(&text);
    for (name, kind) in [
        ("telefrag_build", "info"),
        ("telefrag_people", "gauge"),
        ("telefrag_lines", "gauge"),
        ("telefrag_tables", "gauge"),
        ("telefrag_tables_by_phase", "gauge"),
        ("telefrag_games_begun", "counter"),
        ("telefrag_games_ended", "counter"),
        ("telefrag_requests", "counter"),
        ("telefrag_answer_seconds", "histogram"),
        ("telefrag_write_seconds", "histogram"),
        ("telefrag_thought_seconds", "histogram"),
        ("telefrag_slowed", "counter"),
        ("telefrag_refused", "counter"),
        ("telefrag_database_questions", "gauge"),
        ("telefrag_database_lines", "gauge"),
        ("telefrag_memory_bytes", "gauge"),
    ] {
        assert_eq!(families.get(name).map(String::as_str), Some(kind), "{name}: {text}");
    }
    let is = |name: &str, value: f64| {
        let found = *samples.get(name).unwrap_or_else(|| panic!("{name}: {text}"));
        assert!((found - value).abs() < 0.5, "{name} is {found}");
    };
    is("telefrag_people", 1.0);
    is("telefrag_lines", 1.0);
    is("telefrag_tables_by_phase{phase=\"over\"}", 1.0);
    is("telefrag_tables_by_phase{phase=\"open\"}", 1.0);
    is("telefrag_tables_by_phase{phase=\"closed\"}", 1.0);
    is("telefrag_games_begun_total{game=\"doom2016\"}", 2.0);
    is("telefrag_games_ended_total{game=\"doom2016\"}", 1.0);
    is("telefrag_database_lines", 4.0);
    let some = |name: &str| assert!(samples.get(name).is_some_and(|value| *value > 0.0), "{name}: {text}");
    some("telefrag_refused_total{why=\"login\"}");
    some("telefrag_slowed_total{what=\"passwords\"}");
    some("telefrag_thought_seconds_count");
    some("telefrag_write_seconds_count");
    some("telefrag_answer_seconds_count{class=\"deed\"}");
    some("telefrag_answer_seconds_bucket{le=\"+Inf\",class=\"look\"}");
    some("telefrag_memory_bytes");
    board_asks_for(&families);
}

/// Every figure that the example board asks for is there.
fn board_asks_for(families: &BTreeMap<String, String>) {
    fn exprs<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(map) => {
                found.extend(map.get("expr").and_then(Value::as_str));
                map.values().for_each(|value| exprs(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| exprs(value, found)),
            _ => {}
        }
    }
    let board: Value =
        serde_json::from_str(include_str!("../../../../packaging/grafana.json")).expect("a board");
    let mut found = Vec::new();
    exprs(&board, &mut found);
    let mut asked = BTreeSet::new();
    for expr in &found {
        let words = expr.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        asked.extend(words.filter(|word| word.starts_with("telefrag_")));
    }
    assert!(found.len() >= 10 && asked.len() >= 10, "{asked:?}");
    for name in asked {
        let ends = ["", "_total", "_bucket", "_count", "_sum", "_info"];
        let there =
            ends.iter().any(|end| name.strip_suffix(end).is_some_and(|bare| families.contains_key(bare)));
        assert!(there, "{name}");
    }
}

#[test]
fn the_log_says_who_came_and_who_was_refused() {
    let data = folder();
    let server = Server::with(data.path(), &["--log", "json", "--sign-ups", "2"]);
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let name = json!({ "name": "Bob", "password": "correct horse" });
    NOBODY.post(at, "/api/account", name.clone()).good();
    NOBODY.post(at, "/api/login", name).good();
    assert_eq!(NOBODY.post(at, "/api/guest", json!({ "name": "Third" })).status, 429);
    NOBODY.post(at, "/api/login", json!({ "name": "Bob", "password": "wrong horse" }));
    let made_up = Person { id: String::new(), pass: "Authorization: Bearer made-up".to_owned() };
    assert_eq!(made_up.get(at, "/api/me").status, 401);
    let foreign = "Content-Type: application/json\r\nOrigin: https://evil.example\r\n";
    NOBODY.call(at, "POST", "/api/guest", foreign, "{\"name\":\"X\"}").expect("an answer");
    ann.get(at, "/api/admin/log");
    drop(server);
    let text = fs::read_to_string(data.path().join("log")).expect("a log");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let has = |level: &str, fields: &[(&str, &str)]| {
        let fits = |line: &Value| {
            line["level"] == level && fields.iter().all(|(name, value)| line["fields"][name] == *value)
        };
        assert!(lines.iter().any(fits), "{level} {fields:?}: {text}");
    };
    has("INFO", &[("message", "a new guest"), ("person", &ann.id), ("from", "127.0.0.0/24")]);
    has("INFO", &[("message", "a new account")]);
    has("INFO", &[("message", "logged in"), ("from", "127.0.0.0/24")]);
    has("WARN", &[("message", "refused: too often"), ("limit", "sign-ups"), ("who", "127.0.0.0/24")]);
    for why in ["login", "token", "origin"] {
        has("WARN", &[("message", "refused"), ("why", why), ("from", "127.0.0.0/24")]);
    }
    has("WARN", &[("message", "refused"), ("why", "not-admin"), ("person", &ann.id)]);
    for secret in ["correct horse", "wrong horse", "made-up", ann.pass.rsplit('=').next().expect("a secret")]
    {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}

/// What people of the host want to read, and no more.
#[test]
fn the_log_holds_what_its_level_says() {
    for (level, came, refused, all) in
        [("error", 0, 0, 0), ("warn", 0, 1, 0), ("info", 1, 1, 0), ("debug", 1, 1, 1)]
    {
        let data = folder();
        let server = Server::with(data.path(), &["--log", "json", "--log-level", level]);
        let at = server.at;
        let ann = Person::guest(at, "Ann");
        // The second time within ten seconds is told to nobody but those who want to hear everything.
        for _ in 0..2 {
            assert_eq!(ann.get(at, "/api/admin/log").status, 403);
        }
        drop(server);
        let text = fs::read_to_string(data.path().join("log")).expect("a log");
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let count = |level: &str, message: &str| {
            let fits = |line: &&Value| line["level"] == level && line["fields"]["message"] == message;
            lines.iter().filter(fits).count()
        };
        let found = [("INFO", "a new guest"), ("WARN", "refused"), ("DEBUG", "refused")];
        assert_eq!(
            found.map(|(level, message)| count(level, message)),
            [came, refused, all],
            "{level}: {text}"
        );
    }
    let output = run(TELEFRAG, &["serve", "--log-level", "loud"], b"");
    assert!(!output.status.success() && stderr(&output).contains("loud"), "{}", stderr(&output));
}
