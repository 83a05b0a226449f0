//! The contract of the engine, held by random games over all boards, numbers of players and modes.

use std::path::Path;

use adrenaline::{Adrenaline, BoardId, Ending, Setup};
use engine::conformance::{self, Config};

#[test]
fn random_games_keep_the_contract() {
    let config = Config {
        games: conformance::games(1500),
        seed: 2016,
        threads: 2,
        universe_every: 101,
        universe_sample: 4,
        ..Config::default()
    };
    conformance::assert_kept::<Adrenaline>(config, env!("CARGO_TARGET_TMPDIR"));
}

/// A random game, told step by step. `TELEFRAG_BLESS=1` writes it anew.
#[test]
fn golden_playthroughs_have_not_changed() {
    let setup = Setup {
        board: BoardId::MediumB.into(),
        players: 3,
        skulls: 5,
        turrets: true,
        bot: true,
        ..Setup::default()
    };
    conformance::compare_playthrough::<Adrenaline>(env!("CARGO_MANIFEST_DIR"), "turrets-with-bot", &setup, 4)
        .unwrap();
}

/// Games of computer players, the shortest of many (`cargo run -p bots --bin playthroughs` records them).
#[test]
fn every_ending_of_every_mode_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs/endings");
    let mut recorded = 0;
    for mode in ["deathmatch", "domination", "turrets"] {
        for (bot, with_bot) in [(false, ""), (true, "-with-bot")] {
            for (ending, word) in [(Ending::Frenzy, "frenzy"), (Ending::SuddenDeath, "sudden-death")] {
                let path = folder.join(format!("{mode}{with_bot}-{word}.txt"));
                let end =
                    conformance::compare_recording::<Adrenaline>(&path).unwrap_or_else(|e| panic!("{e}"));
                let Setup { domination, turrets, .. } = end.setup;
                assert_eq!((domination, turrets), (mode == "domination", mode == "turrets"), "{path:?}");
                assert_eq!((end.setup.bot, end.setup.ending), (bot, ending), "{path:?}");
                assert!(end.over && end.frenzy.is_some() == (ending == Ending::Frenzy), "{path:?}");
                recorded += 1;
            }
        }
    }
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), recorded, "a game that no test plays");
}
