//! Computer players who play the example game by themselves.

use bots::Level;
use engine::example::Duel;
use telefrag::sim::{Options, Summary, simulate};

fn options(games: u64, seed: u64, threads: usize) -> Options {
    let players = vec![Level::Random.into()];
    Options { games, seed, players, setup: None, threads, quiet: true }
}

#[test]
fn the_summary_follows_from_the_seed() {
    let sim =
        |seed, threads| Summary { seconds: 0.0, ..simulate::<Duel>(&options(50, seed, threads)).unwrap() };
    assert_eq!(sim(1, 1), sim(1, 3));
    assert_ne!(sim(1, 1), sim(2, 1));
    assert_eq!(sim(1, 1).finished, 50);
    assert!(sim(1, 1).wins.iter().sum::<u64>() >= 50);
    assert_eq!(simulate::<Duel>(&options(0, 1, 1)).unwrap().decisions, 0);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let try_setup = |json: &str| {
        let setup = Some(json.to_owned());
        format!("{:#}", simulate::<Duel>(&Options { setup, ..options(1, 1, 1) }).unwrap_err())
    };
    let refused = try_setup("{\"players\":9}");
    assert!(refused.contains("cannot be played: ") && !refused.contains("refusal-"), "{refused}");
    assert!(try_setup("{\"players\":true}").contains("players: invalid type"));
    assert!(try_setup("{} {}").contains("cannot be read"));
    let nobody = Options { players: vec![Level::Random.into(), Level::Soldier.into()], ..options(1, 1, 1) };
    assert!(simulate::<Duel>(&nobody).unwrap_err().to_string().contains("soldier"));
}
