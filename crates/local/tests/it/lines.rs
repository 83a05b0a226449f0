//! Live lines, and two houses that share what is kept.

use local::{House, Options};
use serde_json::{Value, json};

use crate::kit::{Browser, against_computers};

/// All that lines say now.
fn heard(house: &mut House) -> Vec<(u32, Value)> {
    let all = std::iter::from_fn(|| house.hear());
    all.map(|heard| (heard.line, serde_json::from_str(&heard.text.expect("a text")).expect("JSON"))).collect()
}

#[test]
fn a_line_tells_what_happens_and_takes_actions() {
    let mut browser = Browser::new();
    let (setup, seats) = against_computers("adrenaline", "recruit");
    let table = browser.open("adrenaline", setup, seats);
    browser.tend();
    let line = browser.house.line_open(&format!("{table}/live?after=0&light=true&lang=en"));
    let first = heard(&mut browser.house);
    let scene = &first[0].1["update"]["scene"];
    assert_eq!((first.len(), first[0].0, scene["you"].as_str()), (1, line, Some("p1")));
    let act = json!({ "do": "act", "id": 7, "after": scene["number"],
        "action": scene["question"]["choices"][0]["action"] });
    browser.house.line_say(line, &act.to_string(), browser.time);
    let told = heard(&mut browser.house);
    assert!(told[0].1["update"]["change"].is_object(), "{told:?}");
    assert_eq!(told[0].1["update"]["news"][0]["what"], "acted");
    assert!(told[1].1["answer"]["id"] == 7 && told[1].1["answer"]["number"].is_u64(), "{told:?}");
    for (said, code) in [(r#"{"do":"ping","id":8}"#, None), (act.to_string().as_str(), Some("stale"))] {
        browser.house.line_say(line, said, browser.time);
        let told = heard(&mut browser.house);
        assert_eq!(told[0].1["answer"]["error"]["code"].as_str(), code, "{told:?}");
    }
    browser.house.line_close(line);
    browser.good("POST", &format!("{table}/undo"), Value::Null);
    assert!(browser.house.hear().is_none());
}

#[test]
fn a_line_to_nowhere_ends_at_once() {
    let mut browser = Browser::new();
    for path in ["/api/tables/nowhere/live?after=0", "/api/elsewhere", "/api/tables/x/live?after=no"] {
        let line = browser.house.line_open(path);
        let heard = browser.house.hear().expect("an end");
        assert_eq!((heard.line, heard.code, heard.text), (line, Some(1006), None));
    }
}

#[test]
fn two_houses_agree_about_what_is_kept() {
    let mut browser = Browser::new();
    let table = browser.open("doom2016", json!({ "marines": ["alpha"] }), json!(["me", "me"]));
    let kept = browser.kept.clone().into_iter().collect();
    let mut other = House::new(Options { foretold: Some(5), ..Options::default() }, kept, [3; 32]);
    let line = other.line_open(&format!("{table}/live?after=0&lang=en"));
    let first = heard(&mut other);
    // What is done in one window is seen in the other, and nothing has to be kept twice.
    let scene = browser.scene(&table);
    let body = json!({ "after": scene["number"], "action": scene["question"]["choices"][0]["action"] });
    let done = browser.house.request("POST", &format!("{table}/act"), &body.to_string(), browser.time);
    assert_eq!(done.status, 200);
    for (key, value) in browser.house.changed() {
        other.put(&key, value);
    }
    let told = heard(&mut other);
    assert_eq!((told.len(), told[0].0), (1, line));
    let number = |told: &Value| told["update"]["scene"]["number"].as_u64();
    assert_eq!(number(&told[0].1), number(&first[0].1).map(|before| before + 1));
    assert!(other.changed().is_empty());
}
