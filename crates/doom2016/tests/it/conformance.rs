//! The contract of the engine, held by random games over all missions, numbers of marines and options.

use std::path::Path;

use doom2016::place::shipped;
use doom2016::{Callsign, Doom2016, Ground, Setup};
use engine::conformance::{self, Config};
use engine::{Chance, Game, Proof, Silent};

/// Nobody plays well here, and yet every game ends.
#[test]
fn random_games_end() {
    let mut luck = Chance::seeded(2016);
    let mut actions = Vec::new();
    for (n, setup) in Doom2016::setups().iter().enumerate() {
        let mut state = Doom2016::start(setup, n as u64).expect("a set-up of the list");
        for step in 0.. {
            if Doom2016::decision(&state).is_none() {
                break;
            }
            assert!(step < 50_000, "{setup:?} does not end");
            actions.clear();
            Doom2016::legal(&state, &mut actions);
            assert!(!actions.is_empty(), "{setup:?}, step {step}: nothing is legal in {:?}", state.frames);
            let pick = luck.below(actions.len() as u32) as usize;
            Doom2016::apply(&mut state, actions[pick], &mut Silent);
        }
        assert!(Doom2016::outcome(&state).is_some(), "{setup:?}");
    }
}

/// The closest looks are rare: a view of the whole map is long to compare.
#[test]
fn random_games_keep_the_contract() {
    let config = Config {
        games: conformance::games(520),
        seed: 2016,
        threads: 2,
        close_look_every: 397,
        // There are too many actions to try them all often.
        universe_every: 1999,
        play_on: 20,
        ..Config::default()
    };
    conformance::assert_kept::<Doom2016>(config, env!("CARGO_TARGET_TMPDIR"));
}

/// A random game, told step by step. `TELEFRAG_BLESS=1` writes it anew.
#[test]
fn golden_playthroughs_have_not_changed() {
    let setup = Setup {
        mission: Ground::shipped("cold-relays").expect("it is ours"),
        marines: Callsign::ALL.into_iter().take(1).collect(),
        ..Setup::default()
    };
    conformance::compare_playthrough::<Doom2016>(env!("CARGO_MANIFEST_DIR"), "cold-relays", &setup, 2)
        .unwrap();
}

/// Games of computer players, the shortest of many (`cargo run -p bots --bin playthroughs` records them).
#[test]
fn every_ending_of_every_mission_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs/endings");
    let mut recorded = 0;
    for ground in shipped() {
        for ending in ["marines", "frags", "rounds"] {
            let path = folder.join(format!("{}-{ending}.txt", ground.name()));
            let end = conformance::compare_recording::<Doom2016>(&path).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(end.arena().mission().id, ground.name());
            assert_eq!(end.ending(), Some(ending), "{}", ground.name());
            recorded += 1;
        }
    }
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), recorded, "a game that no test plays");
}
