//! Places are as fair as they were ordered: games that nobody tuned them with say so.
//!
//! `TELEFRAG_FAIR_RUNS=1000 cargo nextest run --cargo-profile proof -p workshop fair --no-capture` plays on as many places of each
//! game and prints what came out.

use std::collections::BTreeMap;

use bots::Level;
use skirmish::Mood;
use workshop::{Craft, Hardness, Order, Size, craft, interval, trials, tune};

/// Games to make a place fair, as usual, and games to see whether it is.
const TUNED: u64 = 48;
const SEEN: u64 = 24;
/// How far from what was asked for all places together may be, in hundredths.
const FAR: f64 = 15.0;

/// Wins of the marines, and games.
#[derive(Clone, Copy, Default)]
struct Tally {
    wins: u64,
    games: u64,
    places: u64,
}

impl Tally {
    fn add(&mut self, wins: u64, games: u64) {
        *self = Tally { wins: self.wins + wins, games: self.games + games, places: self.places + 1 };
    }
    fn share(self) -> f64 {
        100.0 * self.wins as f64 / self.games as f64
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [low, high] = interval(self.wins as f64, self.games).map(|share| 100.0 * share);
        let (share, Tally { games, places, .. }) = (self.share(), self);
        write!(f, "{share:.1} % ({low:.1} to {high:.1}) of {games} games on {places} places")
    }
}

/// Wins of the marines in games that the place was not tuned with.
fn wins(craft: &dyn Craft, order: &Order, marines: u8) -> u64 {
    let mut play = |bench: &dyn workshop::Bench, list: &[workshop::Trial]| {
        list.iter().map(|&trial| bench.play(trial).expect("it is played")).collect::<Vec<_>>()
    };
    let draft = tune(craft, order, TUNED, &mut play).unwrap_or_else(|error| panic!("{order:?}: {error}"));
    let bench = craft.bench(&draft.text).unwrap_or_else(|report| panic!("{order:?}\n{report}"));
    let fresh = trials([marines].into_iter(), SEEN, Level::Soldier.into(), !order.seed);
    let games = play(&*bench, &fresh);
    assert!(games.iter().all(|game| game.ending.is_some()), "{order:?}: a game does not end");
    games.iter().filter(|game| game.won).count() as u64
}

fn places_are_fair(craft: &dyn Craft) {
    let runs: u64 = std::env::var("TELEFRAG_FAIR_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(3);
    let objectives = craft.objectives();
    let mut shares: BTreeMap<String, Tally> = BTreeMap::new();
    let mut outside = 0;
    for seed in 0..runs {
        let turn = |n: u64, of: usize| (seed / n) as usize % of;
        let marines = 1 + turn(1, craft.marines().into()) as u8;
        let difficulty = if runs > 100 { Hardness::ALL[turn(2, 3)] } else { Hardness::Normal };
        let order = Order {
            size: Size::ALL[turn(3, 3)],
            marines: Some(marines),
            objective: Some(objectives[turn(5, objectives.len())].to_owned()),
            mood: Some(Mood::ALL[turn(7, 7)]),
            difficulty,
            ..Order::of(seed)
        };
        let wins = wins(craft, &order, marines);
        let [low, high] = interval(wins as f64, SEEN).map(|share| 100.0 * share - difficulty.target() as f64);
        outside += u64::from(low > FAR || high < -FAR);
        let objective = &objectives[turn(5, objectives.len())];
        let keys = [
            format!("difficulty {difficulty}"),
            format!("difficulty {difficulty}, {}", order.size),
            format!("difficulty {difficulty}, {marines} marines"),
            format!("difficulty {difficulty}, {objective}"),
        ];
        for key in keys {
            shares.entry(key).or_default().add(wins, SEEN);
        }
        if (seed + 1) % 50 == 0 {
            eprintln!("{}: {} of {runs} places", craft.game(), seed + 1);
        }
    }
    for (key, tally) in &shares {
        println!("{}: {key}: {tally}", craft.game());
    }
    println!("{}: {outside} of {runs} places lie outside for certain", craft.game());
    for difficulty in Hardness::ALL {
        let Some(all) = shares.get(&format!("difficulty {difficulty}")) else { continue };
        assert!((all.share() - difficulty.target() as f64).abs() <= FAR, "{difficulty}: {all}");
    }
}

#[test]
fn scenarios_are_fair() {
    places_are_fair(craft("doom2004").unwrap());
}

#[test]
fn missions_are_fair() {
    places_are_fair(craft("doom2016").unwrap());
}
