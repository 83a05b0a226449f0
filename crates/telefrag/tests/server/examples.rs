//! The players of the book that come over the network, each in a whole game.

use std::process::Command;

use serde_json::json;

use crate::kit::{Person, Server, folder};

#[path = "../../../../docs/examples/remote_bot.rs"]
#[allow(unreachable_pub)]
mod remote_bot;

/// A server, a token, and a table where its owner plays against the computer.
fn table(server: &Server) -> (Person, String, String) {
    let ana = Person::guest(server.at, "Ana");
    let program = ana.program(server.at);
    let bot = json!({ "bot": "greedy" });
    let setup = json!({ "players": 3, "skulls": 5, "ending": "sudden-death" });
    let table = json!({ "game": "adrenaline", "setup": setup, "seats": ["me", bot, bot], "begin": true });
    let table = ana.open(server.at, table);
    let token = program.pass.rsplit(' ').next().expect("a token").to_owned();
    (ana, token, table)
}

fn assert_played(server: &Server, ana: &Person, table: &str) {
    let scene = ana.scene(server.at, table);
    assert_eq!(scene["phase"], "over");
    assert_eq!(scene["ended"]["points"].as_array().map(Vec::len), Some(3));
}

fn name(table: &str) -> &str {
    table.rsplit('/').next().expect("a name")
}

#[test]
fn the_bot_in_rust_plays_a_game_over_the_network() {
    let data = folder();
    let server = Server::start(data.path());
    let (ana, token, table) = table(&server);
    remote_bot::play(&format!("http://{}", server.at), &token, name(&table)).expect("it plays to the end");
    assert_played(&server, &ana, &table);
}

#[test]
fn the_bot_in_python_plays_a_game_over_the_network() {
    let data = folder();
    let server = Server::start(data.path());
    let (ana, token, table) = table(&server);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/remote_bot.py");
    let url = format!("http://{}", server.at);
    let ended =
        Command::new("python3").args([file, &url, &token, name(&table)]).status().expect("Python is there");
    assert!(ended.success());
    assert_played(&server, &ana, &table);
}

#[test]
fn both_are_in_the_book() {
    let book = include_str!("../../../../docs/src/server.md");
    for file in ["remote_bot.py", "remote_bot.rs"] {
        assert!(book.contains(&format!("{{{{#include ../examples/{file}}}}}")), "{file}");
    }
}
