//! An arena of random players of the example game.

use engine::example::Duel;

use std::fs;

use telefrag::arena::{GameResult, Options, hold, report};

/// What the reckoning of results needs to stand here, with its tests.
mod fixture {
    pub(crate) use telefrag::arena::GameResult as Result;
}
#[allow(dead_code, unreachable_pub, reason = "its tests need a part of it")]
#[path = "../../src/arena/tally.rs"]
mod tally;

fn options(players: &str, games: u64) -> Options {
    Options {
        players: players.split(',').map(|name| name.parse().unwrap()).collect(),
        games,
        seed: 7,
        swap: false,
        robin: false,
        setup: None,
        over: Vec::new(),
        threads: 2,
        keep: None,
        replays: false,
        report: None,
        csv: None,
        quiet: true,
    }
}

#[test]
fn a_game_for_every_seat_and_the_same_whatever_the_threads() {
    let names = "random,random";
    let (summary, results) = hold::<Duel>(&options(names, 40)).unwrap();
    assert_eq!(summary.games, 40);
    assert!((summary.players.iter().map(|player| player.wins).sum::<f64>() - 40.0).abs() < 1e-9);
    // Seats are exchanged with the same luck.
    assert_eq!((results[0].seats.clone(), results[1].seats.clone()), (vec![0, 1], vec![1, 0]));
    let (_, alone) = hold::<Duel>(&Options { threads: 1, ..options(names, 40) }).unwrap();
    let plain = |results: &[GameResult]| -> Vec<_> {
        results.iter().map(|result| (result.game, result.winners.clone(), result.decisions)).collect()
    };
    assert_eq!(plain(&results), plain(&alone));
}

#[test]
fn what_is_kept_is_not_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let keep = Some(folder.path().to_owned());
    let half = Options { keep: keep.clone(), replays: true, ..options("random,random", 10) };
    hold::<Duel>(&half).unwrap();
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 11);
    let before = fs::read_to_string(folder.path().join("results.jsonl")).unwrap();
    let (summary, _) = hold::<Duel>(&Options { games: 20, ..half.clone() }).unwrap();
    assert_eq!(summary.games, 20);
    let after = fs::read_to_string(folder.path().join("results.jsonl")).unwrap();
    assert!(after.starts_with(&before) && after.lines().count() == 21);
    let replay = fs::read_to_string(folder.path().join("000000.tfr")).unwrap();
    assert!(engine::replay::read::<Duel>(&replay).unwrap().verify().is_ok());
    let problem = hold::<Duel>(&Options { seed: 8, ..half }).unwrap_err();
    assert!(problem.to_string().contains("belongs to another arena"), "{problem}");
}

#[test]
fn what_cannot_be_held_is_refused_in_words() {
    let refused = |options: &Options| format!("{:#}", hold::<Duel>(options).unwrap_err());
    assert!(refused(&options("random,soldier", 1)).contains("nobody plays duel at the level soldier"));
    assert!(refused(&options("marines=random,random", 1)).contains("for every player, or for none"));
    let over = Options { over: vec!["maps".into()], ..options("random,random", 1) };
    assert!(refused(&over).contains("there is no field `maps`"));
    assert!(
        refused(&Options { robin: true, ..options("random,random", 1) }).contains("two different players")
    );
}

#[test]
fn reports_have_everything() {
    let (summary, results) = hold::<Duel>(&options("random,random", 12)).unwrap();
    let text = report::text(&summary);
    assert!(text.contains("12 games") && text.matches("random").count() == 2, "{text}");
    assert_eq!(report::csv(&summary, &results).lines().count(), 1 + 24);
    let page = report::html(&summary, &results);
    assert!(page.matches("<svg").count() >= 4 && page.ends_with("</html>\n"), "{page}");
}
