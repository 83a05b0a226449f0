//! The contract of the engine, held by random games over all scenarios, numbers of marines, difficulties and options.

use std::path::Path;

use doom2004::place::shipped;
use doom2004::{Colour, Difficulty, Doom2004, Ground, Setup};
use engine::conformance::{self, Config};

/// Random games are long, so there are few of them, and the closest looks are rare.
#[test]
fn random_games_keep_the_contract() {
    let config = Config {
        games: conformance::games(72),
        seed: 2004,
        threads: 2,
        close_look_every: 97,
        // There are too many actions to try them all often; `refusals.rs` tries those of every kind.
        universe_every: 9973,
        universe_sample: 4,
        play_on: 20,
        ..Config::default()
    };
    conformance::assert_kept::<Doom2004>(config, env!("CARGO_TARGET_TMPDIR"));
}

/// A random game, told step by step. `TELEFRAG_BLESS=1` writes it anew.
#[test]
fn golden_playthroughs_have_not_changed() {
    let setup = Setup {
        scenario: Ground::shipped("red-line").expect("it is ours"),
        marines: Colour::ALL.into_iter().take(2).collect(),
        difficulty: Difficulty::Nightmare,
        ..Setup::default()
    };
    conformance::compare_playthrough::<Doom2004>(env!("CARGO_MANIFEST_DIR"), "red-line", &setup, 4).unwrap();
}

/// Games of computer players, the shortest of many (`cargo run -p bots --bin playthroughs` records them).
#[test]
fn every_ending_of_every_scenario_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs/endings");
    let mut recorded = 0;
    for ground in shipped() {
        let timer = ground.place().scenario().timer.map(|_| "timer");
        for ending in ["marines", "frags"].into_iter().chain(timer) {
            let path = folder.join(format!("{}-{ending}.txt", ground.name()));
            let end = conformance::compare_recording::<Doom2004>(&path).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(end.arena().scenario().id, ground.name());
            assert_eq!(end.ending(), Some(ending), "{}", ground.name());
            recorded += 1;
        }
    }
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), recorded, "a game that no test plays");
}
