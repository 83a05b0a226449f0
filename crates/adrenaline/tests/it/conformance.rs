//! The contract of the engine, held by ten thousand random games over all boards, numbers of players and modes.

use std::path::Path;

use adrenaline::{Adrenaline, BoardId, Ending, Setup};
use engine::conformance::{self, Config};

#[test]
fn ten_thousand_random_games_keep_the_contract() {
    let config = Config {
        games: 10_000,
        seed: 2016,
        threads: 2,
        universe_every: 101,
        universe_sample: 4,
        ..Config::default()
    };
    match conformance::run::<Adrenaline>(config) {
        Ok(report) => assert_eq!(report.games, 10_000),
        Err(failure) => {
            let saved =
                failure.save(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("the failure can be saved");
            panic!("{failure}\nthe replay is in {}", saved.display());
        }
    }
}

/// One golden game for each mode, told step by step. `TELEFRAG_BLESS=1` writes them anew.
#[test]
fn golden_playthroughs_have_not_changed() {
    let five = Setup { skulls: 5, ..Setup::default() };
    let games = [
        ("deathmatch", Setup { board: BoardId::MediumA, players: 4, ..five }),
        ("sudden-death", Setup { board: BoardId::Small, players: 3, ending: Ending::SuddenDeath, ..five }),
        ("domination", Setup { domination: true, ..five }),
        ("turrets-with-bot", Setup { board: BoardId::MediumB, players: 3, turrets: true, bot: true, ..five }),
    ];
    for (seed, (name, setup)) in (1..).zip(games) {
        conformance::compare_playthrough::<Adrenaline>(env!("CARGO_MANIFEST_DIR"), name, &setup, seed)
            .unwrap();
    }
}
