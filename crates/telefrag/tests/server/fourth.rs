//! A fourth game, the engine's example: a title is enough for tables, texts, replays and commands.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::kit::{NOBODY, Person, Server, folder, wait_until};
use crate::program::{run, stderr, stdout};

/// The program with the example game, built with these tests.
fn program() -> PathBuf {
    let here = std::env::current_exe().expect("a path");
    let built = here.ancestors().nth(2).expect("a folder").join("examples/duel");
    assert!(built.exists(), "{} is missing: cargo build -p telefrag --example duel", built.display());
    built
}

/// Are these words, and not a key or a hole?
#[track_caller]
fn assert_words(text: &Value) {
    let text = text.as_str().expect("a text");
    assert!(!text.is_empty() && !text.contains("duel-") && !text.contains(['{', '}']), "{text}");
}

#[test]
fn a_fourth_game_is_played_at_a_table_like_the_others() {
    let data = folder();
    let server = Server::of(program(), data.path(), &["--sign-ups", "1000", "--requests", "100000"]);
    let at = server.at;
    let games = NOBODY.get(at, "/api/games").good();
    assert_eq!(games.as_array().map(Vec::len), Some(4));
    let duel = &games[3];
    assert_eq!((&duel["id"], &duel["prefix"], &duel["seats"]), (&json!("duel"), &json!("DUEL"), &json!(2)));
    assert_eq!(duel["form"][0], json!({ "name": "players", "takes": "number", "least": 2, "most": 4 }));
    assert_eq!(duel["levels"], json!(["random"]));
    assert_words(&NOBODY.get(at, "/api/rules/DUEL-FIRE-1").good()["text"]);

    let ada = Person::guest(at, "Ada");
    let bot = json!({ "bot": "random" });
    let new = json!({ "game": "duel", "setup": { "players": 3 }, "seats": ["me", bot, bot], "begin": true });
    let table = ada.open(at, new);
    let mut answered = 0;
    wait_until("the end of the duel", || {
        let scene = ada.scene(at, &table);
        let question = &scene["question"];
        if let Some(choice) = question["choices"].as_array().and_then(|choices| choices.last()) {
            assert_words(&question["prompt"]);
            assert_words(&choice["label"]);
            let act = json!({ "after": scene["number"], "action": choice["action"] });
            ada.post(at, &format!("{table}/act"), act).good();
            answered += 1;
        }
        scene["phase"] == "over"
    });
    assert!(answered > 0);
    for lang in ["en", "pl", "hr", "hu"] {
        let log = ada.get(at, &format!("{table}/log?lang={lang}")).good();
        let told = log.as_array().expect("a list").iter().filter_map(|entry| entry["told"].as_array());
        let told: Vec<&Value> = told.flatten().collect();
        assert!(told.len() > 5, "{log}");
        told.iter().for_each(|told| assert_words(&told["text"]));
    }
    let replay = ada.get(at, &format!("{table}/replay")).body;
    let file = data.path().join("duel.tfr");
    std::fs::write(&file, replay).expect("a file");
    let verified = run(program(), &["replay", "verify", file.to_str().expect("a path")], b"");
    assert!(verified.status.success(), "{}", stderr(&verified));
}

#[test]
fn a_fourth_game_is_known_to_every_command() {
    let sim = run(program(), &["sim", "duel", "--games", "20", "--players", "random", "--json"], b"");
    assert!(sim.status.success() && stdout(&sim).contains(r#""finished":20"#), "{}", stderr(&sim));
    let info = run(program(), &["engine", "duel"], b"{\"cmd\":\"info\"}\n");
    assert!(
        stdout(&info).contains(r#""games":["adrenaline","doom2004","doom2016","duel"]"#),
        "{}",
        stdout(&info)
    );
    let bench = run(program(), &["bench", "duel", "--seconds", "0.05", "--json"], b"");
    assert!(stdout(&bench).starts_with(r#"{"duel":{"#), "{}", stdout(&bench));
    let openapi = run(program(), &["openapi"], b"");
    assert!(stdout(&openapi).contains(r##""#/components/schemas/DuelView""##), "its types are described");
}
