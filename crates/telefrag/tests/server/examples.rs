//! The players of the book that come over the network, each in a whole game.

use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::process::Command;

use serde_json::json;

use crate::kit::{Person, Server, folder, wait_until};

#[path = "../../../../docs/examples/remote_bot.rs"]
#[allow(unreachable_pub)]
mod remote_bot;

/// A server, a token, and a table where its owner plays against the computer.
fn table(server: &Server) -> (Person, String, String) {
    let ana = Person::guest(server.at, "Ana");
    let program = ana.program(server.at);
    let bot = json!({ "bot": "soldier" });
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
    let url = format!("http://{}", server.at);
    let mut bot = Command::new("python3");
    let ended = bot.args([&example("remote_bot.py"), &url, &token, name(&table)]).status();
    assert!(ended.expect("Python is there").success());
    assert_played(&server, &ana, &table);
}

/// A file of the book.
fn example(name: &str) -> String {
    format!("{}/../../docs/examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A proxy that sends every connection to the next of these servers.
fn round_robin(servers: [SocketAddr; 2]) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let at = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        for (inward, server) in listener.incoming().zip(servers.into_iter().cycle()) {
            let (Ok(inward), Ok(outward)) = (inward, TcpStream::connect(server)) else { return };
            let both = [(&inward, &outward), (&outward, &inward)];
            for (from, to) in both.map(|(from, to)| (from.try_clone(), to.try_clone())) {
                let (Ok(mut from), Ok(mut to)) = (from, to) else { return };
                std::thread::spawn(move || {
                    _ = std::io::copy(&mut from, &mut to);
                    _ = to.shutdown(Shutdown::Both);
                });
            }
        }
    });
    at
}

/// Every look and every action may reach another process: none of them may be behind what the player knows.
#[test]
fn the_bot_in_python_plays_behind_a_proxy_with_two_processes() {
    let postgres = testbed::Postgres::start().expect("a PostgreSQL");
    let url = postgres.create("two").expect("a database");
    let (first, second) = (folder(), folder());
    let more = ["--database", &url, "--sign-ups", "1000", "--requests", "10000"];
    let servers = [Server::with(first.path(), &more), Server::with(second.path(), &more)];
    let proxy = round_robin([servers[0].at, servers[1].at]);
    for _ in 0..2 {
        let (ana, token, table) = table(&servers[0]);
        let url = format!("http://{proxy}");
        let mut bot = Command::new("python3");
        let ended = bot.args([&example("remote_bot.py"), &url, &token, name(&table)]).status();
        assert!(ended.expect("Python is there").success());
        assert_played(&servers[1], &ana, &table);
    }
    // Whoever says what they know is never shown anything older, at whichever process they ask.
    let (ana, _, table) = table(&servers[0]);
    for n in 0..60 {
        let said = json!({ "text": format!("message {n}") });
        let written = ana.post(servers[n % 2].at, &format!("{table}/chat"), said);
        if written.status == 429 {
            break;
        }
        let number = written.good()["number"].as_u64().expect("a number");
        let seen = ana.scene(servers[(n + 1) % 2].at, &format!("{table}?after={number}"));
        assert!(seen["number"].as_u64() >= Some(number), "{number}: {seen}");
    }
}

/// A bot that is ended with the test.
struct Bot(std::process::Child);

impl Drop for Bot {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

#[test]
fn the_bot_at_many_tables_hears_of_its_turns_whichever_process_brings_them() {
    let postgres = testbed::Postgres::start().expect("a PostgreSQL");
    let url = postgres.create("turns").expect("a database");
    let (first, second) = (folder(), folder());
    let more = ["--database", &url, "--sign-ups", "1000", "--requests", "10000"];
    let [ours, theirs] = [&first, &second].map(|data| Server::with(data.path(), &more));
    let (ana, token, table) = table(&ours);
    let bela = Person::guest(theirs.at, "Bela");
    // A game where both processes are needed: Bela acts at one, the bot hears of it at the other.
    let new = json!({ "game": "doom2016", "setup": { "marines": ["alpha"] }, "seats": ["me", "open"] });
    let other = bela.open(theirs.at, new);
    let sat = ana.post(ours.at, &format!("{other}/seats/p2"), json!("take")).good();
    bela.scene(theirs.at, &format!("{other}?after={}", sat["number"]));
    bela.post(theirs.at, &format!("{other}/begin"), json!({})).good();
    let server = format!("http://{}", ours.at);
    let mut bot = Command::new("python3");
    let _bot = Bot(bot.args([&example("turns.py"), &server, &token]).spawn().expect("Python is there"));
    let mut acts = 0;
    wait_until("twenty of Bela's actions and the end of the other game", || {
        let scene = bela.scene(theirs.at, &other);
        if let Some(action) = scene["question"]["choices"][0]["action"].as_str() {
            let act = json!({ "after": scene["number"], "action": action });
            acts += u32::from(bela.post(theirs.at, &format!("{other}/act"), act).status == 200);
        }
        let over = scene["phase"] == "over";
        (acts >= 20 || over) && ana.scene(ours.at, &table)["phase"] == "over"
    });
}

#[test]
fn all_are_in_the_book() {
    let book = include_str!("../../../../docs/src/server.md");
    for file in ["remote_bot.py", "remote_bot.rs", "turns.py"] {
        assert!(book.contains(&format!("{{{{#include ../examples/{file}}}}}")), "{file}");
    }
}
