//! Places are as fair as they were ordered: games that nobody tuned them with say so.
//!
//! `TELEFRAG_FAIR_RUNS=1000 cargo test --release -p workshop --test it fair -- --nocapture` plays on as many places of each game,
//! of every difficulty, and prints what came out. That takes hours.

use std::collections::BTreeMap;

use bots::Level;
use skirmish::Mood;
use workshop::{Craft, Hardness, Order, Size, craft, interval, trials, tune};

use crate::played;

/// Games that are played to see whether a place is fair.
const SEEN: u64 = 24;

/// How much is asked for.
#[derive(Clone, Copy)]
struct Extent {
    /// Places.
    places: u64,
    /// How hard they are to be, in turn.
    difficulties: &'static [Hardness],
    /// Games with which a place is made fair.
    tuned: u64,
    /// How far all of them together may be from what was asked for, in hundredths.
    far: f64,
}

impl Extent {
    /// A few, or as many as `TELEFRAG_FAIR_RUNS` says.
    fn asked() -> Extent {
        match std::env::var("TELEFRAG_FAIR_RUNS").ok().and_then(|places| places.parse().ok()) {
            Some(places) => Extent { places, difficulties: &Hardness::ALL, tuned: 48, far: 15.0 },
            None => Extent { places: 2, difficulties: &[Hardness::Normal], tuned: 24, far: 25.0 },
        }
    }
}

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
fn wins(craft: &dyn Craft, order: &Order, marines: u8, tuned: u64) -> u64 {
    let draft = tune(craft, order, tuned, &mut played).unwrap_or_else(|error| panic!("{order:?}: {error}"));
    let bench = craft.bench(&draft.text).unwrap_or_else(|report| panic!("{order:?}\n{report}"));
    let fresh = trials([marines].into_iter(), SEEN, Level::Soldier.into(), !order.seed);
    let games = played(&*bench, &fresh);
    assert!(games.iter().all(|game| game.ending.is_some()), "{order:?}: a game does not end");
    games.iter().filter(|game| game.won).count() as u64
}

fn places_are_fair(craft: &dyn Craft) {
    let Extent { places, difficulties, tuned, far } = Extent::asked();
    let objectives = craft.objectives();
    let mut shares: BTreeMap<String, Tally> = BTreeMap::new();
    let mut outside = 0;
    for seed in 0..places {
        let turn = |n: u64, of: usize| (seed / n) as usize % of;
        let marines = 1 + turn(1, craft.marines().into()) as u8;
        let difficulty = difficulties[turn(2, difficulties.len())];
        let order = Order {
            size: Size::ALL[turn(3, 3)],
            marines: Some(marines),
            objective: Some(objectives[turn(5, objectives.len())].to_owned()),
            mood: Some(Mood::ALL[turn(7, 7)]),
            difficulty,
            ..Order::of(seed)
        };
        let wins = wins(craft, &order, marines, tuned);
        let [low, high] = interval(wins as f64, SEEN).map(|share| 100.0 * share - difficulty.target() as f64);
        outside += u64::from(low > far || high < -far);
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
            eprintln!("{}: {} of {places} places", craft.game(), seed + 1);
        }
    }
    for (key, tally) in &shares {
        println!("{}: {key}: {tally}", craft.game());
    }
    println!("{}: {outside} of {places} places lie outside for certain", craft.game());
    for difficulty in Hardness::ALL {
        let Some(all) = shares.get(&format!("difficulty {difficulty}")) else { continue };
        assert!((all.share() - difficulty.target() as f64).abs() <= far, "{difficulty}: {all}");
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
