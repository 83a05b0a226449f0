//! The fuzzer's cases without the fuzzer: inputs it has found worth keeping, and some random ones.

#[path = "../../../fuzz/cases/check_legal.rs"]
mod check_legal;
#[path = "../../../fuzz/cases/known.rs"]
mod known;
#[path = "../../../fuzz/cases/protocol.rs"]
mod protocol;

use std::path::Path;

use adrenaline::Adrenaline;
use bots::Played;
use doom2004::Doom2004;
use doom2016::Doom2016;
use engine::{Chance, Proof};

/// Run every file in `fuzz/regressions/NAME`.
fn keep(name: &str, run: impl Fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/regressions").join(name);
    let mut count = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder of regressions") {
        let path = entry.expect("an entry").path();
        println!("{}", path.display());
        run(&std::fs::read(&path).expect("a readable file"));
        count += 1;
    }
    assert!(count > 0, "nothing is kept in {}", folder.display());
}

/// Run random bytes, long enough for a good part of a game. `TELEFRAG_FUZZ_RUNS` asks for more of them.
fn random(runs: u64, run: impl Fn(&[u8])) {
    let asked = std::env::var("TELEFRAG_FUZZ_RUNS").ok().and_then(|n| n.parse().ok());
    for seed in 0..asked.unwrap_or(runs) {
        let mut luck = Chance::seeded(seed);
        let length = luck.below(1500);
        let bytes: Vec<u8> = (0..length).map(|_| luck.below(256) as u8).collect();
        println!("{bytes:?}");
        run(&bytes);
    }
}

/// Both about the legality of one game.
fn legality<G: Proof>(folder: &str, runs: u64) {
    let known = known::Known::<G>::new();
    keep(folder, |bytes| check_legal::run(&known, bytes));
    random(runs, |bytes| check_legal::run(&known, bytes));
}

/// Both about conversations in one game.
fn conversations<G: Played>(folder: &str, runs: u64) {
    let known = known::Known::<G>::new();
    keep(folder, |bytes| protocol::run(&known, bytes));
    random(runs, |bytes| protocol::run(&known, bytes));
}

#[test]
fn random_conversations_of_adrenaline_are_answered() {
    conversations::<Adrenaline>("protocol", 150);
}

#[test]
fn random_conversations_of_doom2004_are_answered() {
    conversations::<Doom2004>("protocol_doom2004", 60);
}

#[test]
fn random_conversations_of_doom2016_are_answered() {
    conversations::<Doom2016>("protocol_doom2016", 60);
}

#[test]
fn random_games_of_adrenaline_agree_about_legality() {
    legality::<Adrenaline>("check_legal", 1500);
}

#[test]
fn random_games_of_doom2004_agree_about_legality() {
    legality::<Doom2004>("check_legal_doom2004", 300);
}

#[test]
fn random_games_of_doom2016_agree_about_legality() {
    legality::<Doom2016>("check_legal_doom2016", 300);
}
