//! The contract of the engine, held by ten thousand random games over all boards, numbers of players and modes.

use std::path::Path;

use adrenaline::Adrenaline;
use engine::conformance::{self, Config};

#[test]
fn ten_thousand_random_games_keep_the_contract() {
    let config = Config { games: 10_000, seed: 2016, threads: 2, ..Config::default() };
    match conformance::run::<Adrenaline>(config) {
        Ok(report) => assert_eq!(report.games, 10_000),
        Err(failure) => {
            let saved =
                failure.save(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("the failure can be saved");
            panic!("{failure}\nthe replay is in {}", saved.display());
        }
    }
}
