//! Maps belong to tables: whatever strangers send, the memory of the process stays bounded, and nobody is kept out.

use std::fs;

use serde_json::{Value, json};

use crate::kit::{Person, Server, folder};

/// So many set-ups are sent by so many guests.
const SETUPS: usize = 10_000;
const GUESTS: usize = 250;
/// Of so many kinds, the first of which are valid.
const KINDS: usize = 6;
const VALID: usize = 3;
/// So much may the process grow by them.
const MOST: u64 = 64 << 20;

/// A mission of one's own: one of ours under another name.
fn mission(id: &str) -> String {
    let ours = include_str!("../../../../content/doom2016/missions/tutorial.toml");
    ours.replacen("id = \"tutorial\"", &format!("id = \"{id}\""), 1)
}

/// A scenario of one's own.
fn scenario(id: &str) -> String {
    let ours = include_str!("../../../../content/doom2004/scenarios/hold-the-relay.toml");
    ours.replacen("id = \"hold-the-relay\"", &format!("id = \"{id}\""), 1)
}

/// An arena of one's own.
fn arena(id: &str) -> String {
    let ours = include_str!("../../../../content/adrenaline/boards/big.toml");
    ours.replacen("id = \"big\"", &format!("id = \"{id}\""), 1)
}

/// The n-th set-up: valid ones of three games, an invalid one, a part of a map that no set-up has, and a map that is none.
fn setup(n: usize) -> Value {
    let marines = json!(["alpha"]);
    let id = format!("own-{n}");
    match n % KINDS {
        0 => json!({ "game": "doom2016", "setup": { "mission": mission(&id), "marines": marines } }),
        1 => json!({ "game": "doom2004", "setup": { "scenario": scenario(&id), "marines": ["red"] } }),
        2 => json!({ "game": "adrenaline", "setup": { "board": arena(&id), "players": 4 } }),
        3 => {
            let broken = mission(&id).replacen("at = ", "at = 9", 1);
            json!({ "game": "doom2016", "setup": { "mission": broken, "marines": marines } })
        }
        4 => json!({ "game": "doom2004", "setup": { "scenario": ["hot-core", n], "marines": ["red"] } }),
        _ => {
            json!({ "game": "doom2016", "setup": { "mission": format!("{n}\n{}", "x".repeat(3000)), "marines": [] } })
        }
    }
}

/// What the process has in memory, in bytes.
pub(crate) fn resident(server: &Server) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).expect("its status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") << 10
}

#[test]
fn ten_thousand_set_ups_of_strangers_leave_room_for_an_honest_guest() {
    let data = folder();
    let mut server = Server::start(data.path());
    let guests: Vec<Person> =
        (0..GUESTS).map(|n| Person::guest(server.at, &format!("Stranger {n}"))).collect();
    // What is laid out once, as the missions that come with the game, is no growth.
    for n in 0..2 * KINDS {
        guests[n % GUESTS].post(server.at, "/api/tables", setup(n));
    }
    let before = resident(&server);
    let (mut opened, mut refused) = (0, 0);
    for n in 0..SETUPS {
        let answer = guests[n % GUESTS].post(server.at, "/api/tables", setup(n));
        match (n % KINDS < VALID, answer.status) {
            (true, 200) => opened += 1,
            (false, 400..500) => refused += 1,
            _ => panic!("set-up {n}: {answer:?}"),
        }
    }
    let valid = (0..SETUPS).filter(|n| n % KINDS < VALID).count();
    assert_eq!((opened, refused), (valid, SETUPS - valid));
    let grown = resident(&server).saturating_sub(before);
    assert!(grown < MOST, "{} MiB more than before", grown >> 20);

    let honest = Person::guest(server.at, "Honest");
    honest.open(
        server.at,
        json!({ "game": "doom2016", "setup": { "mission": mission("mine"), "marines": ["alpha"] } }),
    );
    server.assert_well(data.path());
}
