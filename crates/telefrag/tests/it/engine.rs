//! `telefrag engine`: whatever comes in, every line is answered by one line and the program ends in peace.

use crate::program::{self, TELEFRAG, engine, run};
use serde_json::{Value, json};

fn lines(requests: &[Value]) -> Vec<u8> {
    requests.iter().flat_map(|request| format!("{request}\n").into_bytes()).collect()
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("ok")
}

/// The codes of the answers to some lines after a game has begun; the game must be unharmed.
fn codes(middle: &[u8]) -> Vec<String> {
    let mut input = lines(&[json!({ "cmd": "new", "seed": 1 })]);
    input.extend_from_slice(middle);
    input.extend(lines(&[json!({ "cmd": "hash" }), json!({ "cmd": "quit" })]));
    let answers = engine(TELEFRAG, &input);
    let [new, middle @ .., hash, bye] = answers.as_slice() else { panic!("{answers:?}") };
    assert_eq!(new["ok"]["hash"], hash["ok"]["hash"], "the game was harmed");
    assert_eq!(bye["ok"]["bye"], true);
    middle.iter().map(|answer| code(answer).to_owned()).collect()
}

#[test]
fn a_game_begins_and_answers_questions() {
    let answers = engine(
        TELEFRAG,
        &lines(&[
            json!({ "cmd": "new", "setup": { "players": 3, "board": "small" }, "seed": "0xff", "id": 1 }),
            json!({ "cmd": "actions" }),
            json!({ "cmd": "actions", "labels": true }),
            json!({ "cmd": "view", "seat": "p2" }),
            json!({ "cmd": "view" }),
            json!({ "cmd": "dump" }),
            json!({ "cmd": "bot" }),
        ]),
    );
    assert_eq!(answers.len(), 7);
    assert_eq!((&answers[0]["id"], &answers[0]["ok"]["seats"]), (&json!(1), &json!(3)));
    let actions = answers[1]["ok"]["actions"].as_array().unwrap();
    assert!(!actions.is_empty());
    assert_eq!(answers[2]["ok"]["actions"][0]["action"], actions[0]);
    assert_ne!(answers[3]["ok"]["view"], answers[4]["ok"]["view"]);
    assert!(answers[5]["ok"]["position"].is_object());
    assert!(actions.contains(&answers[6]["ok"]["action"]));
}

#[test]
fn a_dumped_position_loads_as_the_same_position() {
    let dump = lines(&[json!({ "cmd": "new", "seed": 5 }), json!({ "cmd": "dump" })]);
    let answers = engine(TELEFRAG, &dump);
    let position = &answers[1]["ok"]["position"];
    let loaded = engine(TELEFRAG, &lines(&[json!({ "cmd": "load", "position": position })]));
    assert_eq!(loaded[0]["ok"]["hash"], answers[0]["ok"]["hash"]);
}

#[test]
fn bad_positions_are_explained() {
    let answers = engine(TELEFRAG, &lines(&[json!({ "cmd": "new", "seed": 5 }), json!({ "cmd": "dump" })]));
    let mut position = answers[1]["ok"]["position"].clone();
    position["nonsense"] = json!(1);
    let answers = engine(
        TELEFRAG,
        &lines(&[
            json!({ "cmd": "load", "position": position }),
            json!({ "cmd": "load", "position": {} }),
            json!({ "cmd": "load", "position": [[[]]] }),
            json!({ "cmd": "hash" }),
        ]),
    );
    assert_eq!(
        answers.iter().map(code).collect::<Vec<_>>(),
        ["bad-position", "bad-position", "bad-position", "no-game"]
    );
    assert!(answers[0]["error"]["message"].as_str().unwrap().contains("nonsense"), "{}", answers[0]);
}

#[test]
fn misuse_is_answered_with_a_code() {
    let requests = [
        (json!({ "cmd": "fly" }), "unknown-command"),
        (json!({ "cmd": "hash", "extra": 1 }), "bad-request"),
        (json!({ "cmd": "apply", "action": "no such action" }), "bad-action"),
        (json!({ "cmd": "apply", "action": "" }), "bad-action"),
        (json!({ "cmd": "apply", "action": "x".repeat(100_000) }), "bad-action"),
        (json!({ "cmd": "view", "seat": "p6" }), "bad-seat"),
        (json!({ "cmd": "view", "seat": "p255" }), "bad-seat"),
        (json!({ "cmd": "apply", "action": "x", "seat": "p99999999999" }), "bad-request"),
        (json!({ "cmd": "new", "seed": 1e300 }), "bad-request"),
        (json!({ "cmd": "new", "seed": -1 }), "bad-request"),
        (json!({ "cmd": "new", "setup": { "players": 18446744073709551615u64 } }), "bad-setup"),
        (json!({ "cmd": "new", "setup": { "players": "five" } }), "bad-setup"),
        (json!({ "cmd": "undo" }), "refusal-undo-nothing"),
        (json!({ "cmd": "script", "results": ["no-such-card"] }), "bad-script"),
        (json!({ "cmd": "bot", "level": "divine" }), "bad-request"),
        (json!([]), "bad-request"),
        (json!(null), "bad-request"),
    ];
    let (requests, expected): (Vec<Value>, Vec<&str>) = requests.into_iter().unzip();
    assert_eq!(codes(&lines(&requests)), expected);
}

#[test]
fn a_set_up_against_the_rules_cites_them() {
    let setup = json!({ "cmd": "new", "setup": { "players": 200 } });
    let answers = engine(TELEFRAG, &lines(&[setup]));
    assert!(code(&answers[0]).starts_with("refusal-"), "{}", answers[0]);
    assert_eq!(answers[0]["error"]["rules"], json!(["ADR-SETUP-1"]));
}

#[test]
fn the_wrong_seat_and_the_wrong_action_are_refused() {
    let begin = lines(&[json!({ "cmd": "new", "seed": 1 }), json!({ "cmd": "actions" })]);
    let answers = engine(TELEFRAG, &begin);
    let action = &answers[1]["ok"]["actions"][0];
    let seat = answers[1]["ok"]["seat"].as_str().unwrap();
    let other = if seat == "p1" { "p2" } else { "p1" };
    let wrong_seat = json!({ "cmd": "apply", "action": action, "seat": other });
    assert_eq!(codes(&lines(&[wrong_seat])), ["refusal-not-your-decision"]);

    // Whatever can be written down and is not listed is refused with a rule.
    let listed = answers[1]["ok"]["actions"].as_array().unwrap();
    let illegal = <adrenaline::Adrenaline as engine::Proof>::universe()
        .into_iter()
        .map(|action| json!(action.to_string()))
        .filter(|action| !listed.contains(action));
    let mut input = lines(&[json!({ "cmd": "new", "seed": 1 })]);
    input.extend(lines(
        &illegal.map(|action| json!({ "cmd": "check", "action": action })).collect::<Vec<_>>(),
    ));
    for answer in &engine(TELEFRAG, &input)[1..] {
        assert!(code(answer).starts_with("refusal-"), "{answer}");
        assert!(!answer["error"]["rules"].as_array().unwrap().is_empty(), "{answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty(), "{answer}");
    }
}

#[test]
fn broken_lines_are_answered_one_by_one() {
    let middle = b"{\n}\n\n\0\n\0\0\0\n\xff\xfe\x80\n{\"cmd\":\"hash\"\n{\"cmd\":1e9999}\n\"\\ud800\"\n{\"cmd\":\"hash\"}}\n";
    let mut expected = vec!["bad-json"; 10];
    expected[5] = "bad-utf8";
    assert_eq!(codes(middle), expected);
}

#[test]
fn deep_nesting_is_refused() {
    for bracket in ["[", "{\"a\":"] {
        let middle = format!("{}\n", bracket.repeat(200_000));
        assert_eq!(codes(middle.as_bytes()), ["bad-json"]);
        let middle = format!("{{\"cmd\":\"load\",\"position\":{}\n", bracket.repeat(200_000));
        assert_eq!(codes(middle.as_bytes()), ["bad-json"]);
    }
}

#[test]
fn ten_megabytes_of_noise_do_no_harm() {
    let mut luck = engine::Chance::seeded(1);
    let mut noise: Vec<u8> = (0..10 << 20).map(|_| luck.next_u64() as u8).collect();
    noise.push(b'\n');
    let count = noise.iter().filter(|byte| **byte == b'\n').count();
    let codes = codes(&noise);
    assert_eq!(codes.len(), count);
    assert!(codes.iter().all(|code| code == "bad-json" || code == "bad-utf8" || code == "bad-request"));
}

#[test]
fn a_line_beyond_the_limit_is_skipped() {
    let mut middle = vec![b'x'; telefrag::protocol::LINE_LIMIT + 1];
    middle.push(b'\n');
    assert_eq!(codes(&middle), ["line-too-long"]);
}

#[test]
fn the_end_of_input_is_the_end() {
    assert_eq!(engine(TELEFRAG, b"").len(), 0);
    let answers = engine(TELEFRAG, b"{\"cmd\":\"new\"}\n{\"cmd\":\"ha");
    assert_eq!(answers.iter().map(code).collect::<Vec<_>>(), ["ok", "bad-json"]);
    // A last line without its end, and lines after `quit`.
    assert_eq!(engine(TELEFRAG, b"{\"cmd\":\"new\"}").iter().map(code).collect::<Vec<_>>(), ["ok"]);
    assert_eq!(engine(TELEFRAG, b"{\"cmd\":\"quit\"}\n{\"cmd\":\"new\"}\n").len(), 1);
}

#[test]
fn refusals_come_in_the_language_that_was_asked_for() {
    let speak = |lang: &str| {
        let input = b"{\"cmd\":\"new\"}\n{\"cmd\":\"undo\"}\n";
        let output = run(TELEFRAG, &["engine", "adrenaline", "--lang", lang], input);
        let last: Value = serde_json::from_str(program::stdout(&output).lines().last().unwrap()).unwrap();
        assert_eq!(code(&last), "refusal-undo-nothing");
        last["error"]["message"].as_str().unwrap().to_owned()
    };
    if codex::has("refusal-undo-nothing") {
        assert_ne!(speak("en"), speak("pl"));
    }
}
