//! The contract of the engine, held by random games over all scenarios, numbers of marines, difficulties and options.

use std::path::Path;

use doom2004::{Colour, Difficulty, Doom2004, Ground, Setup};
use engine::conformance::{self, Config};

/// Random games are long, so there are few of them, and the closest looks are rare.
#[test]
fn random_games_keep_the_contract() {
    let games = 180;
    let config = Config {
        games,
        seed: 2004,
        threads: 2,
        close_look_every: 97,
        // There are too many actions to try them all often; `refusals.rs` tries those of every kind.
        universe_every: 9973,
        universe_sample: 4,
        play_on: 20,
        ..Config::default()
    };
    match conformance::run::<Doom2004>(config) {
        Ok(report) => assert_eq!(report.games, games),
        Err(failure) => {
            let saved =
                failure.save(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("the failure can be saved");
            panic!("{failure}\nthe replay is in {}", saved.display());
        }
    }
}

/// Golden games, told step by step. `TELEFRAG_BLESS=1` writes them anew.
#[test]
fn golden_playthroughs_have_not_changed() {
    let games = [("hold-the-relay", 3, 36), ("red-line", 2, 4), ("hot-core", 1, 12)];
    for (id, marines, seed) in games {
        let setup = Setup {
            scenario: Ground::shipped(id).expect("it is ours"),
            marines: Colour::ALL.into_iter().take(marines).collect(),
            difficulty: Difficulty::Nightmare,
            ..Setup::default()
        };
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
        conformance::compare_playthrough::<Doom2004>(folder, id, &setup, seed).unwrap();
    }
}
