//! The workshop at work: places are measured and made in the background, each for whoever asked.

use serde_json::{Value, json};

use crate::kit::{NOBODY, Person, Server, doom_for_two, folder, wait_until};
use crate::workshop::mission;

/// Ask until it is there.
fn done(server: &Server, who: &Person, begun: &Value) -> Value {
    let path = format!("/api/scenarios/runs/{}", begun["id"].as_str().expect("an id"));
    let mut run = Value::Null;
    wait_until("the run", || {
        let answer = who.get(server.at, &path);
        let status = answer.status;
        run = answer.good();
        assert_eq!(status == 202, run["working"] == true, "{run}");
        assert!(run["done"].as_u64() <= run["all"].as_u64(), "{run}");
        status == 200
    });
    run
}

#[test]
fn a_place_is_measured() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let [ann, bob] = ["Ann", "Bob"].map(|name| Person::guest(at, name));
    let order = json!({ "game": "doom2016", "text": mission("measured"), "games": 6, "level": "random" });
    let begun = ann.post(at, "/api/scenarios/measure", order.clone()).good();
    let run = done(&server, &ann, &begun);
    let measure = &run["measure"];
    assert_eq!((&measure["games"], &measure["level"]), (&json!(6), &json!("random")));
    let crews: Vec<u64> =
        measure["marines"].as_array().expect("rows").iter().filter_map(|row| row["games"].as_u64()).collect();
    assert_eq!(crews, [2, 2, 1, 1], "shared out among the numbers of marines");
    let all = &measure["all"];
    let [low, share, high] = ["low", "share", "high"].map(|name| all[name].as_f64().expect("a number"));
    assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{all}");
    let stands = measure["stands"].as_array().expect("places");
    assert!(!stands.is_empty() && stands.iter().all(|spot| spot["rounds"].as_u64() > Some(0)), "{stands:?}");
    assert_eq!(measure["doors"].as_array().map(Vec::len), Some(1));
    assert!(measure["unused"].is_object() && measure["advice"].is_array(), "{measure}");
    // The same luck, the same numbers.
    let again = ann.post(at, "/api/scenarios/measure", order).good();
    assert_eq!(done(&server, &ann, &again)["measure"], *measure);
    // It is nobody else's.
    let path = format!("/api/scenarios/runs/{}", begun["id"].as_str().expect("an id"));
    assert_eq!(bob.get(at, &path).wrong(), (404, "missing".to_owned()));
    server.assert_well(data.path());
}

#[test]
fn only_what_can_be_played_is_measured_and_not_without_end() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let wrong = |order: Value| ann.post(at, "/api/scenarios/measure", order).wrong();
    let bad = (400, "bad-scenario".to_owned());
    let text = mission("limits");
    assert_eq!(wrong(json!({ "game": "doom2016", "text": text.replace("horde", "crowd") })), bad);
    assert_eq!(wrong(json!({ "game": "adrenaline", "text": text })), bad);
    assert_eq!(wrong(json!({ "game": "doom2016", "text": text, "games": 401 })), bad);
    assert_eq!(wrong(json!({ "game": "doom2016", "text": text, "level": "nightmare" })), bad);
    let order = json!({ "game": "doom2016", "text": text, "games": 1, "level": "random" });
    assert_eq!(NOBODY.post(at, "/api/scenarios/measure", order.clone()).wrong().1, "refusal-nobody");
    let tired = (0..20).any(|_| ann.post(at, "/api/scenarios/measure", order.clone()).status == 429);
    assert!(tired, "twenty in a row");
}

#[test]
fn a_run_is_stopped_and_holds_up_nobody_who_plays() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let order = json!({ "game": "doom2016", "text": mission("long"), "games": 400 });
    let first = ann.post(at, "/api/scenarios/measure", order.clone()).good();
    let path = |run: &Value| format!("/api/scenarios/runs/{}", run["id"].as_str().expect("an id"));
    wait_until("some games", || ann.get(at, &path(&first)).json()["all"].as_u64() > Some(0));
    // A computer player has its turn all the same.
    let mut table = doom_for_two();
    (table["seats"], table["begin"]) = (json!([{ "bot": "random" }, "me"]), json!(true));
    let table = ann.open(at, table);
    wait_until("the computer player", || {
        let scene = ann.scene(at, &table);
        if let Some(action) = scene["question"]["choices"][0]["action"].as_str() {
            let act = json!({ "after": scene["number"], "action": action });
            ann.post(at, &format!("{table}/act"), act).good();
        }
        ann.log(at, &table).iter().any(|entry| entry["bot"] == true)
    });
    // Whoever begins another one gives up the first.
    let second = ann.post(at, "/api/scenarios/measure", order).good();
    let stopped = (409, "refusal-workshop-stopped".to_owned());
    wait_until("the first to stop", || ann.get(at, &path(&first)).status == 409);
    assert_eq!(ann.get(at, &path(&first)).wrong(), stopped);
    assert_eq!(ann.call(at, "DELETE", &path(&second), "", "").expect("an answer").status, 204);
    wait_until("the second to stop", || ann.get(at, &path(&second)).status == 409);
    assert_eq!(ann.get(at, &path(&second)).wrong(), stopped);
    server.assert_well(data.path());
}

#[test]
fn a_place_is_made_from_a_seed_and_can_be_played() {
    let data = folder();
    let mut server = Server::with(data.path(), &["--sign-ups", "1000", "--luck", "77"]);
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let made = |order: Value| {
        let begun = ann.post(at, "/api/scenarios/generate", order).good();
        done(&server, &ann, &begun)["text"].as_str().expect("a file").to_owned()
    };
    for game in ["doom2004", "doom2016"] {
        let order = json!({ "game": game, "seed": 5, "size": "small", "quick": true });
        let text = made(order.clone());
        assert_eq!(made(order), text, "the same order makes the same file");
        let verdict = ann.post(at, "/api/scenarios/check", json!({ "game": game, "text": text })).good();
        assert_eq!(verdict, json!({ "playable": true, "findings": [] }), "{text}");
    }
    // Without a seed it is luck, which is foretold here.
    let lucky = made(json!({ "game": "doom2016", "quick": true, "mood": "ash" }));
    assert_eq!(lucky, made(json!({ "game": "doom2016", "quick": true, "mood": "ash", "seed": 77 })));
    assert!(lucky.contains("--seed 77") && lucky.contains("mood = \"ash\""), "{lucky}");
    let table = json!({ "game": "doom2016", "setup": { "mission": lucky, "marines": ["alpha"] } });
    ann.open(at, table);
    let wrong = |order: Value| ann.post(at, "/api/scenarios/generate", order).wrong();
    for (name, value) in
        [("objective", json!("win")), ("size", json!("huge")), ("mood", json!("sad")), ("marines", json!(5))]
    {
        let mut order = json!({ "game": "doom2016", "seed": 1 });
        order[name] = value;
        assert_eq!(wrong(order), (400, "bad-scenario".to_owned()), "{name}");
    }
    server.assert_well(data.path());
}

#[test]
fn a_place_is_made_fair_by_play() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let order = json!({ "game": "doom2016", "seed": 3, "size": "small", "marines": 1 });
    let run =
        |order: &Value| done(&server, &ann, &ann.post(at, "/api/scenarios/generate", order.clone()).good());
    let tuned = run(&order);
    let text = tuned["text"].as_str().expect("a file");
    let verdict = ann.post(at, "/api/scenarios/check", json!({ "game": "doom2016", "text": text })).good();
    assert_eq!(verdict, json!({ "playable": true, "findings": [] }), "{text}");
    // The frags are not what they are without play, and the order makes the same file once more.
    let mut quick = order.clone();
    quick["quick"] = json!(true);
    let frags = |text: &str| text.lines().find(|line| line.starts_with("frags")).map(str::to_owned);
    assert_ne!(frags(text), frags(run(&quick)["text"].as_str().expect("a file")));
    assert_eq!(run(&order)["text"], text);
    let table = json!({ "game": "doom2016", "setup": { "mission": text, "marines": ["alpha"] } });
    ann.open(at, table);
    // Whoever has no patience stops it.
    let large = json!({ "game": "doom2016", "seed": 6, "size": "large" });
    let begun = ann.post(at, "/api/scenarios/generate", large).good();
    let path = format!("/api/scenarios/runs/{}", begun["id"].as_str().expect("an id"));
    wait_until("some games", || ann.get(at, &path).json()["all"].as_u64() > Some(0));
    assert_eq!(ann.call(at, "DELETE", &path, "", "").expect("an answer").status, 204);
    wait_until("it to stop", || ann.get(at, &path).status == 409);
    server.assert_well(data.path());
}

/// Where everybody is against everybody, nothing is tuned: an arena is there at once, and a table takes it.
#[test]
fn an_arena_is_made_and_a_table_opened_in_it() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let order = json!({ "game": "adrenaline", "seed": 5, "size": "small", "marines": 4 });
    let made = done(&server, &ann, &ann.post(at, "/api/scenarios/generate", order).good());
    let text = made["text"].as_str().expect("a file");
    assert_eq!((&made["seed"], text.contains("players = [4, 4]")), (&json!(5), true), "{text}");
    let verdict = ann.post(at, "/api/scenarios/check", json!({ "game": "adrenaline", "text": text })).good();
    assert_eq!(verdict, json!({ "playable": true, "findings": [] }), "{text}");
    ann.open(at, json!({ "game": "adrenaline", "setup": { "players": 4, "board": text } }));
    let wrong = |order: Value| ann.post(at, "/api/scenarios/generate", order).wrong();
    for (name, value) in [("objective", json!("leave")), ("difficulty", json!("hard")), ("marines", json!(2))]
    {
        let mut order = json!({ "game": "adrenaline", "seed": 1 });
        order[name] = value;
        assert_eq!(wrong(order), (400, "bad-scenario".to_owned()), "{name}");
    }
    server.assert_well(data.path());
}
