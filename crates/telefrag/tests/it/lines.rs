//! The protocol on the example game: every command, every complaint.

#[path = "../../../engine/tests/broken/mod.rs"]
#[allow(dead_code)]
mod broken;

use std::io::BufReader;

use codex::Lang;
use engine::example::Duel;
use serde_json::{Value, json};

use telefrag::protocol::{Session, converse};

/// A duel that panics in its fifth turn.
type Wet = broken::Broken<{ broken::bug::PANICS }>;

impl bots::Played for Wet {}

fn session() -> Session<Duel> {
    Session::new(Lang::En, 1)
}

fn ask(session: &mut Session<Duel>, request: Value) -> Value {
    say(session, request.to_string().as_bytes())
}

fn say(session: &mut Session<Duel>, line: &[u8]) -> Value {
    let answer = session.answer(line);
    assert!(!answer.contains('\n'));
    let value: Value = serde_json::from_str(&answer).unwrap();
    assert!(value.get("ok").is_some() != value.get("error").is_some(), "{answer}");
    value
}

fn ok(session: &mut Session<Duel>, request: Value) -> Value {
    let answer = ask(session, request);
    answer.get("ok").unwrap_or_else(|| panic!("{answer}")).clone()
}

fn code(session: &mut Session<Duel>, request: Value) -> String {
    ask(session, request)["error"]["code"].as_str().unwrap().to_owned()
}

#[test]
fn a_game_can_be_played_to_its_end() {
    let mut session = session();
    let new = ok(&mut session, json!({ "cmd": "new", "setup": { "players": 3 }, "seed": "0x7" }));
    assert_eq!((&new["seats"], &new["seed"]), (&json!(3), &json!("0x0000000000000007")));
    let mut outcome = new["outcome"].clone();
    for _ in 0..500 {
        let actions = ok(&mut session, json!({ "cmd": "actions" }));
        let bot = ask(&mut session, json!({ "cmd": "bot", "level": "random" }));
        if actions["seat"].is_null() {
            assert_eq!(actions["actions"], json!([]));
            assert_eq!(bot["error"]["code"], "refusal-game-over");
            break;
        }
        let action = &bot["ok"]["action"];
        assert!(actions["actions"].as_array().unwrap().contains(action));
        ok(&mut session, json!({ "cmd": "check", "action": action }));
        let done = ok(&mut session, json!({ "cmd": "apply", "action": action, "seat": actions["seat"] }));
        assert_eq!(done["hash"], ok(&mut session, json!({ "cmd": "hash" }))["hash"]);
        outcome = done["outcome"].clone();
    }
    assert!(outcome["points"].is_array(), "{outcome}");
    assert_eq!(code(&mut session, json!({ "cmd": "apply", "action": "aim" })), "refusal-game-over");
    let text = ok(&mut session, json!({ "cmd": "replay" }))["replay"].as_str().unwrap().to_owned();
    engine::replay::read::<Duel>(&text).unwrap().verify().unwrap();
}

#[test]
fn a_position_can_be_dumped_edited_and_loaded() {
    let mut session = session();
    let new = ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let mut position = ok(&mut session, json!({ "cmd": "dump" }))["position"].clone();
    let same = ok(&mut session, json!({ "cmd": "load", "position": position }));
    assert_eq!(same["hash"], new["hash"]);
    position["hearts"][0] = json!(1);
    let edited = ok(&mut session, json!({ "cmd": "load", "position": position }));
    assert_ne!(edited["hash"], new["hash"]);

    position["aim"][0] = json!(7);
    position["deck"][1] = json!(200);
    let error = ask(&mut session, json!({ "cmd": "load", "position": position }))["error"].clone();
    assert_eq!(error["code"], "bad-position");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.contains("aim[0]: two at most") && message.contains("five cards of each kind"),
        "{message}"
    );
    assert_eq!(error["rules"], json!(["DUEL-AIM-1", "DUEL-DRAW-1"]));
    position["hearts"][0] = json!("many");
    let error = ask(&mut session, json!({ "cmd": "load", "position": position }))["error"].clone();
    assert!(error["message"].as_str().unwrap().starts_with("hearts[0]: invalid type"), "{error}");
    // The game that was loaded is still there.
    assert_eq!(ok(&mut session, json!({ "cmd": "hash" }))["hash"], edited["hash"]);
}

#[test]
fn luck_can_be_scripted_and_events_are_seen_as_by_a_viewer() {
    let mut session = session();
    ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let script = ok(&mut session, json!({ "cmd": "script", "results": ["coin"] }));
    assert_eq!((&script["waiting"], &script["misfits"]), (&json!(1), &json!(0)));
    let drew = |card: Value| json!([{ "event": "drew", "seat": "p1", "card": card }]);
    let mine = ok(&mut session, json!({ "cmd": "apply", "action": "draw", "as": "p1", "labels": true }));
    assert_eq!(mine["events"], drew(json!("coin")));
    assert_eq!(mine["told"][0]["rules"], json!(["DUEL-DRAW-1"]));
    ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    assert_eq!(ok(&mut session, json!({ "cmd": "apply", "action": "draw" }))["events"], drew(Value::Null));
    assert_eq!(code(&mut session, json!({ "cmd": "script", "results": ["die-9"] })), "bad-script");
    assert_eq!(code(&mut session, json!({ "cmd": "script", "results": vec!["die-1"; 31] })), "bad-script");
}

#[test]
fn views_hide_what_they_must() {
    let mut session = session();
    ok(&mut session, json!({ "cmd": "new" }));
    assert!(ok(&mut session, json!({ "cmd": "view", "seat": "p2" }))["view"]["hand"].is_array());
    assert!(ok(&mut session, json!({ "cmd": "view" }))["view"]["hand"].is_null());
    assert!(ok(&mut session, json!({ "cmd": "view", "seat": "spectator" }))["view"]["hand"].is_null());
    assert_eq!(code(&mut session, json!({ "cmd": "view", "seat": "p3" })), "bad-seat");
    assert_eq!(code(&mut session, json!({ "cmd": "view", "seat": "me" })), "bad-request");
}

#[test]
fn undo_takes_back_and_says_why_it_does_not() {
    let mut session = session();
    let new = ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    assert_eq!(code(&mut session, json!({ "cmd": "undo" })), "refusal-undo-nothing");
    ok(&mut session, json!({ "cmd": "apply", "action": "aim" }));
    assert_eq!(code(&mut session, json!({ "cmd": "undo", "seat": "p2" })), "refusal-undo-other");
    assert_eq!(ok(&mut session, json!({ "cmd": "undo" }))["hash"], new["hash"]);
    ok(&mut session, json!({ "cmd": "apply", "action": "draw" }));
    assert_eq!(code(&mut session, json!({ "cmd": "undo", "seat": "p1" })), "refusal-undo-revealed");
}

#[test]
fn a_program_can_ask_who_answers() {
    let info = ok(&mut session(), json!({ "cmd": "info" }));
    assert_eq!(
        (&info["program"], &info["protocol"], &info["rules"]),
        (&json!("telefrag"), &json!(2), &json!(1))
    );
    assert_eq!((&info["game"], &info["levels"]), (&json!("duel"), &json!(["random"])));
    assert_eq!(info["options"][0], json!({ "name": "players", "takes": "number", "least": 2, "most": 4 }));
    assert_eq!(info["setup"], json!({ "players": 2, "hearts": 3 }));
    assert!(info["games"].as_array().unwrap().contains(&json!("adrenaline")));
    // Every command that it names is one.
    let mut session = session();
    for cmd in info["commands"].as_array().unwrap() {
        let answer = ask(&mut session, json!({ "cmd": cmd }));
        assert_ne!(answer["error"]["code"], "unknown-command", "{cmd}");
    }
}

#[test]
fn several_actions_are_one_line_or_nothing() {
    let mut session = session();
    let new = ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let request = |reply: &str| json!({ "cmd": "apply", "actions": ["aim", "aim", "aim"], "reply": reply });
    let next = ok(&mut session, request("actions"));
    assert_eq!(next["seat"], "p2");
    assert!(next["actions"].as_array().unwrap().contains(&json!("aim")) && next.get("hash").is_none());
    assert_eq!(ok(&mut session, json!({ "cmd": "back", "to": 0 }))["hash"], new["hash"]);
    assert_eq!(ok(&mut session, request("nothing")), json!({ "entries": 3 }));
    ok(&mut session, json!({ "cmd": "back", "to": 0 }));
    assert_eq!(ok(&mut session, request("events"))["events"].as_array().unwrap().len(), 3);
    ok(&mut session, json!({ "cmd": "back", "to": 0 }));
    let error = ask(&mut session, json!({ "cmd": "apply", "actions": ["aim", "dodge"] }))["error"].clone();
    assert_eq!(error["code"], "refusal-duel-not-hit");
    assert!(error["message"].as_str().unwrap().starts_with("actions[1]: "), "{error}");
    assert_eq!(ok(&mut session, json!({ "cmd": "hash" }))["hash"], new["hash"]);
    let both = json!({ "cmd": "apply", "action": "aim", "actions": ["aim"] });
    assert_eq!(code(&mut session, both), "bad-request");
}

#[test]
fn the_referee_goes_back_behind_anything() {
    let mut session = session();
    ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    ok(&mut session, json!({ "cmd": "apply", "action": "aim" }));
    let before = ok(&mut session, json!({ "cmd": "hash" }));
    let mark = ok(&mut session, json!({ "cmd": "mark" }))["mark"].clone();
    ok(&mut session, json!({ "cmd": "apply", "action": "draw" }));
    assert_eq!(code(&mut session, json!({ "cmd": "undo" })), "refusal-undo-revealed");
    ok(&mut session, json!({ "cmd": "back", "to": mark }));
    assert_eq!(ok(&mut session, json!({ "cmd": "hash" })), before);
    assert_eq!(code(&mut session, json!({ "cmd": "back", "to": 7 })), "bad-request");
}

#[test]
fn tables_stand_side_by_side() {
    let mut session = session();
    ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let here = ok(&mut session, json!({ "cmd": "hash" }));
    ok(&mut session, json!({ "cmd": "fork", "as": "b" }));
    ok(&mut session, json!({ "cmd": "apply", "table": "b", "action": "aim" }));
    assert_eq!(ok(&mut session, json!({ "cmd": "hash" })), here);
    assert_ne!(ok(&mut session, json!({ "cmd": "hash", "table": "b" })), here);
    // What the other one holds is dealt anew, what p1 sees is not.
    let view = |session: &mut _, table: &str, seat: &str| {
        ok(session, json!({ "cmd": "view", "table": table, "seat": seat }))
    };
    let mut others = std::collections::HashSet::new();
    for seed in 0..20 {
        ok(&mut session, json!({ "cmd": "resample", "as": "c", "seat": "p1", "seed": seed }));
        assert_eq!(view(&mut session, "c", "p1"), view(&mut session, "", "p1"));
        others.insert(view(&mut session, "c", "p2").to_string());
    }
    assert!(others.len() > 1);
    assert_eq!(ok(&mut session, json!({ "cmd": "drop", "table": "c" })), json!({ "tables": 2 }));
    assert_eq!(code(&mut session, json!({ "cmd": "drop", "table": "c" })), "no-game");
    assert_eq!(code(&mut session, json!({ "cmd": "hash", "table": 7 })), "bad-request");
    assert_eq!(code(&mut session, json!({ "cmd": "fork", "as": "x".repeat(65) })), "bad-request");
}

#[test]
fn a_step_at_many_tables_is_all_or_nothing() {
    let mut session = session();
    for (table, seed) in [("a", 1), ("b", 2)] {
        ok(&mut session, json!({ "cmd": "new", "table": table, "seed": seed }));
    }
    let next = ok(&mut session, json!({ "cmd": "step", "actions": [["a", "aim"], ["b", 0]] }));
    assert_eq!((&next["tables"][0]["seat"], next["tables"].as_array().unwrap().len()), (&json!("p1"), 2));
    let before = ok(&mut session, json!({ "cmd": "hash", "table": "a" }));
    for (actions, expected) in [
        (json!([["a", "aim"], ["b", "dodge"]]), "refusal-duel-not-hit"),
        (json!([["a", 0], ["b", 99]]), "bad-action"),
        (json!([["a", 0], ["c", 0]]), "no-game"),
        (json!([["a", -1]]), "bad-request"),
    ] {
        assert_eq!(code(&mut session, json!({ "cmd": "step", "actions": actions })), expected, "{actions}");
        assert_eq!(ok(&mut session, json!({ "cmd": "hash", "table": "a" })), before);
    }
}

#[test]
fn games_are_played_out_from_here() {
    let mut session = session();
    let new = ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let playout = |seed| json!({ "cmd": "playout", "games": 200, "seat": "p1", "seed": seed });
    let played = ok(&mut session, playout(5));
    let wins: Vec<u64> = played["wins"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    assert!(wins.len() == 2 && wins[0] > 20 && wins[1] > 20, "{played}");
    assert_eq!(ok(&mut session, playout(5)), played);
    assert_ne!(ok(&mut session, playout(6)), played);
    assert_eq!(ok(&mut session, json!({ "cmd": "hash" }))["hash"], new["hash"]);
    assert_eq!(code(&mut session, json!({ "cmd": "playout", "games": 0 })), "bad-request");
    assert_eq!(code(&mut session, json!({ "cmd": "playout", "level": "soldier" })), "no-bot");
}

#[test]
fn labels_say_what_actions_mean() {
    let mut session = session();
    ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let actions = ok(&mut session, json!({ "cmd": "actions", "labels": true }));
    assert_eq!(actions["actions"][0]["action"], "aim");
    assert!(actions["actions"][0]["label"].is_string());
    let all = actions["actions"].as_array().unwrap();
    let fire = all.iter().find(|choice| choice["deed"] == "fire").unwrap();
    assert_eq!(fire["spots"][0]["on"], "figure");
    assert_eq!(fire["aims"], true);
    let apply = json!({ "cmd": "apply", "action": "aim", "reply": "actions", "labels": true });
    let next = ok(&mut session, apply);
    let actions = ok(&mut session, json!({ "cmd": "actions", "labels": true }));
    assert!(next["actions"][0]["deed"].is_string(), "{next}");
    assert_eq!((&next["seat"], &next["actions"]), (&actions["seat"], &actions["actions"]));
}

#[test]
fn what_a_game_shows_is_described() {
    let schema = ok(&mut session(), json!({ "cmd": "schema" }));
    for name in ["View", "Event", "Setup"] {
        assert!(schema["$defs"][name].is_object(), "{name}");
    }
    assert_eq!(schema["$defs"]["View"]["properties"]["hand"]["description"], "The viewer's own hand.");
}

#[test]
fn every_misuse_has_its_code() {
    let mut session = session();
    for cmd in ["dump", "view", "actions", "undo", "hash", "bot", "replay"] {
        assert_eq!(code(&mut session, json!({ "cmd": cmd })), "no-game", "{cmd}");
    }
    assert_eq!(code(&mut session, json!({ "cmd": "apply", "action": "aim" })), "no-game");
    ok(&mut session, json!({ "cmd": "new", "seed": 3 }));
    let before = ok(&mut session, json!({ "cmd": "hash" }));
    for (request, expected) in [
        (json!({}), "bad-request"),
        (json!([1]), "bad-request"),
        (json!("quit"), "bad-request"),
        (json!({ "cmd": 7 }), "bad-request"),
        (json!({ "cmd": "fly" }), "unknown-command"),
        (json!({ "cmd": "x".repeat(100_000) }), "unknown-command"),
        (json!({ "cmd": "hash", "now": true }), "bad-request"),
        (json!({ "cmd": "hash", "id": [1] }), "bad-request"),
        (json!({ "cmd": "new", "seed": -1 }), "bad-request"),
        (json!({ "cmd": "new", "seed": 1.5 }), "bad-request"),
        (json!({ "cmd": "new", "seed": "0xfffffffffffffffff" }), "bad-request"),
        (json!({ "cmd": "new", "setup": { "players": 1e300 } }), "bad-setup"),
        (json!({ "cmd": "new", "setup": { "cheat": 1 } }), "bad-setup"),
        (json!({ "cmd": "new", "setup": [] , "seed": 1, "x": 1 }), "bad-request"),
        (json!({ "cmd": "new", "setup": { "players": 200 } }), "refusal-duel-setup"),
        (json!({ "cmd": "load" }), "bad-request"),
        (json!({ "cmd": "load", "position": 7 }), "bad-position"),
        (json!({ "cmd": "apply" }), "bad-request"),
        (json!({ "cmd": "apply", "action": "fly" }), "bad-action"),
        (json!({ "cmd": "apply", "action": "" }), "bad-action"),
        (json!({ "cmd": "apply", "action": "fire p255" }), "bad-action"),
        (json!({ "cmd": "apply", "action": "dodge" }), "refusal-duel-not-hit"),
        (json!({ "cmd": "apply", "action": "aim", "seat": "p2" }), "refusal-not-your-decision"),
        (json!({ "cmd": "apply", "action": "aim", "seat": "p200" }), "bad-seat"),
        (json!({ "cmd": "apply", "action": "aim", "as": "p3" }), "bad-seat"),
        (json!({ "cmd": "check", "action": "fire p4" }), "refusal-duel-no-target"),
        (json!({ "cmd": "undo", "seat": "p9" }), "bad-seat"),
        (json!({ "cmd": "bot", "level": "divine" }), "bad-request"),
        (json!({ "cmd": "bot", "level": "soldier" }), "no-bot"),
        (json!({ "cmd": "script", "results": "die-1" }), "bad-request"),
        (json!({ "cmd": "quit", "really": 1 }), "bad-request"),
    ] {
        assert_eq!(code(&mut session, request.clone()), expected, "{request}");
    }
    let nothing = ask(&mut session, json!({ "cmd": "apply" }));
    assert_eq!(nothing["error"]["message"], "name an `action` or several `actions`");
    for (line, expected) in [
        (&b""[..], "bad-json"),
        (b"{", "bad-json"),
        (b"\0\0", "bad-json"),
        (b"{\"cmd\":\"hash\"} x", "bad-json"),
        (b"{\"cmd\":1e999}", "bad-json"),
        (b"\xff\xfe", "bad-utf8"),
        ("[".repeat(100_000).as_bytes(), "bad-json"),
        ("{\"cmd\":".repeat(100_000).as_bytes(), "bad-json"),
    ] {
        assert_eq!(say(&mut session, line)["error"]["code"], expected);
    }
    assert_eq!(ok(&mut session, json!({ "cmd": "hash" })), before);
    assert!(!session.is_over());
}

#[test]
fn the_id_comes_back() {
    let mut session = session();
    assert_eq!(ask(&mut session, json!({ "cmd": "quit", "id": "a" }))["id"], "a");
    assert_eq!(ask(&mut session, json!({ "cmd": "fly", "id": 7 }))["id"], 7);
    assert_eq!(ask(&mut session, json!({ "id": 8 }))["id"], 8);
    assert!(ask(&mut session, json!({ "cmd": "hash" })).get("id").is_none());
}

#[test]
fn a_panic_in_the_rules_is_answered_and_leaves_the_game_as_it_was() {
    let mut session = Session::<Wet>::new(Lang::En, 1);
    session.answer(br#"{"cmd":"new","setup":{"hearts":5},"seed":1}"#);
    for _ in 0..8 {
        session.answer(br#"{"cmd":"script","results":["die-1"]}"#);
        let answer = session.answer(br#"{"cmd":"apply","action":"fire p1"}"#);
        if answer.contains("error") {
            session.answer(br#"{"cmd":"apply","action":"fire p2"}"#);
        }
    }
    let before = session.answer(br#"{"cmd":"hash"}"#);
    assert!(before.contains(r#""entries":16"#), "{before}");
    let answer = session.answer(br#"{"id":5,"cmd":"apply","action":"aim"}"#);
    assert!(answer.starts_with(r#"{"id":5,"error":{"code":"internal","#), "{answer}");
    assert_eq!(session.answer(br#"{"cmd":"hash"}"#), before);
    let answer = session.answer(br#"{"cmd":"step","actions":[["","aim"],["","aim"]]}"#);
    assert!(answer.contains("internal"), "{answer}");
    assert_eq!(session.answer(br#"{"cmd":"hash"}"#), before);
    assert!(session.answer(br#"{"cmd":"replay"}"#).contains("end 16"));
}

/// What comes out for what goes in, with a limit of 64 bytes a line.
fn conversation(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    converse(&mut session(), BufReader::with_capacity(16, input), &mut output, 64).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_line_is_answered_by_one_line() {
    assert_eq!(conversation(b"").len(), 0);
    assert_eq!(conversation(b"\n\n").len(), 2);
    assert_eq!(conversation(b"{\"cmd\":\"new\"}\r\n{\"cmd\":\"hash\"}\n").len(), 2);
    // The last line without its end.
    assert!(conversation(b"{\"cmd\":\"new\"}").remove(0).get("ok").is_some());
    // Nothing is answered after `quit`.
    assert_eq!(conversation(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"hash\"}\n").len(), 1);
}

#[test]
fn a_line_that_is_too_long_is_skipped() {
    let mut input = vec![b'x'; 1000];
    input.extend_from_slice(b"\n{\"cmd\":\"new\"}\n");
    input.extend_from_slice(&[b' '; 64]);
    input.extend_from_slice(b"\n");
    input.extend_from_slice(&[b' '; 65]);
    let answers = conversation(&input);
    let codes: Vec<_> = answers.iter().map(|answer| answer["error"]["code"].as_str()).collect();
    assert_eq!(codes, [Some("line-too-long"), None, Some("bad-json"), Some("line-too-long")]);
}
