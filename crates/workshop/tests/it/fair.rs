//! Places are as fair as they were ordered: games that nobody tuned them with say so. In arenas every seat has its share.
//!
//! `TELEFRAG_FAIR_RUNS=1000 cargo test --release -p workshop --test it fair -- --nocapture` plays on as many places of each game,
//! of every difficulty, and prints a table of what came out, every fifty places what came out so far. That takes hours;
//! `TELEFRAG_FAIR_RUNS=400..1000` goes on where somebody had to stop.

use std::collections::BTreeMap;
use std::ops::Range;

use bots::Level;
use skirmish::Mood;
use workshop::{Craft, Hardness, Order, Record, Size, USUAL, craft, interval, tune};

use crate::{games_on, played};

/// Games that are played to see whether a place is fair.
const SEEN: u64 = 24;
/// What the marines should win of a hundred games, whatever was asked for.
const EVEN: [f64; 2] = [35.0, 65.0];
/// So many places in a hundred may lie outside for certain: of so many intervals some miss the truth.
const STRAY: u64 = 10;
/// After so many places what came out is printed.
const OFTEN: u64 = 50;
/// A seat may win that many times as often as its share, or as seldom.
const NEAR: f64 = 1.2;

/// How much is asked for.
#[derive(Clone)]
struct Extent {
    /// Places, by their seeds.
    places: Range<u64>,
    /// How hard they are to be, in turn.
    difficulties: &'static [Hardness],
    /// Games with which a place is made fair.
    tuned: u64,
    /// How far all of them together may be from what was asked for, in hundredths.
    far: f64,
    /// Are there places enough to speak of each?
    many: bool,
}

impl Extent {
    /// A few, or as many as `TELEFRAG_FAIR_RUNS` says.
    fn asked() -> Extent {
        let Ok(asked) = std::env::var("TELEFRAG_FAIR_RUNS") else {
            return Extent {
                places: 0..2,
                difficulties: &[Hardness::Normal],
                tuned: 24,
                far: 25.0,
                many: false,
            };
        };
        let number =
            |text: &str| text.parse().expect("TELEFRAG_FAIR_RUNS is a number, or two as in 400..1000");
        let (from, to) = asked.split_once("..").unwrap_or(("0", &asked));
        let places: Range<u64> = number(from)..number(to);
        let many = places.end >= places.start + 30;
        Extent { places, difficulties: &Hardness::ALL, tuned: 48, far: 15.0, many }
    }
}

/// Wins, and games.
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
    /// The share that is true in 95 of 100 cases.
    fn interval(self) -> [f64; 2] {
        interval(self.wins as f64, self.games).map(|share| 100.0 * share)
    }
    /// Does the truth lie elsewhere for certain?
    fn is_outside(self, [least, most]: [f64; 2]) -> bool {
        let [low, high] = self.interval();
        low > most || high < least
    }
}

/// What came out, line by line.
#[derive(Default)]
struct Table {
    rows: BTreeMap<String, Tally>,
    /// Seeds of the places that are unfair for certain.
    strays: Vec<u64>,
}

impl Table {
    fn add(&mut self, row: String, wins: u64, games: u64) {
        self.rows.entry(row).or_default().add(wins, games);
    }
    /// Prints what came out on the places of these seeds.
    fn print(&self, game: &str, places: Range<u64>) {
        println!("\n{game:28} {:>6} {:>6} {:>7}  95 %", "places", "games", "wins %");
        for (row, tally) in &self.rows {
            let ([low, high], Tally { games, places, .. }) = (tally.interval(), *tally);
            println!("{row:28} {places:>6} {games:>6} {:>7.1}  {low:.1} to {high:.1}", tally.share());
        }
        println!("unfair for certain: {} of the places {places:?}: {:?}", self.strays.len(), self.strays);
    }
    /// Prints it every so many places, for whoever has to stop.
    fn print_sometimes(&self, game: &str, places: Range<u64>) {
        if (places.end - places.start).is_multiple_of(OFTEN) {
            self.print(game, places);
        }
    }
}

/// Wins of the marines in games that the place was not tuned with.
fn wins(craft: &dyn Craft, order: &Order, marines: u8, tuned: u64) -> u64 {
    let draft = tune(craft, order, tuned, &mut played).unwrap_or_else(|error| panic!("{order:?}: {error}"));
    let (_, games) =
        games_on(craft, &draft.text, Some(marines..=marines), (SEEN, Level::Soldier, !order.seed));
    games.iter().filter(|game| game.won).count() as u64
}

fn places_are_fair(craft: &dyn Craft) {
    let Extent { places, difficulties, tuned, far, many } = Extent::asked();
    let objectives = craft.objectives();
    let mut table = Table::default();
    for seed in places.clone() {
        let turn = |n: u64, of: usize| (seed / n) as usize % of;
        let marines = 1 + turn(1, craft.marines().into()) as u8;
        let difficulty = difficulties[turn(2, difficulties.len())];
        let objective = objectives[turn(5, objectives.len())];
        let order = Order {
            size: Size::ALL[turn(3, 3)],
            marines: Some(marines),
            objective: Some(objective.to_owned()),
            mood: Some(Mood::ALL[turn(7, 7)]),
            difficulty,
            ..Order::of(seed)
        };
        let wins = wins(craft, &order, marines, tuned);
        if (Tally { wins, games: SEEN, places: 1 }).is_outside(EVEN) {
            table.strays.push(seed);
        }
        for row in [
            "all".to_owned(),
            difficulty.to_string(),
            format!("{difficulty}, {}", order.size),
            format!("{difficulty}, {marines} marines"),
            format!("{difficulty}, {objective}"),
        ] {
            table.add(row, wins, SEEN);
        }
        table.print_sometimes(craft.game(), places.start..seed + 1);
    }
    let (outside, all) = (table.strays.len() as u64, places.end - places.start);
    table.print(craft.game(), places);
    for difficulty in Hardness::ALL {
        let Some(all) = table.rows.get(&difficulty.to_string()) else { continue };
        let ([low, high], target) = (all.interval(), difficulty.target() as f64);
        assert!((all.share() - target).abs() <= far, "{difficulty}: {low:.1} to {high:.1}, not {target}");
        if many {
            let [least, most] = EVEN;
            assert!(least <= low && high <= most, "{difficulty}: {low:.1} to {high:.1}");
        }
    }
    assert!(!many || 100 * outside <= STRAY * all, "{outside} of {all} places lie outside");
}

#[test]
fn scenarios_are_fair() {
    places_are_fair(craft("doom2004").unwrap());
}

#[test]
fn missions_are_fair() {
    places_are_fair(craft("doom2016").unwrap());
}

/// Does a seat win this game? Who shares a victory counts as a winner.
fn wins_of(games: &[Record], players: u8, seat: u8) -> [u64; 2] {
    let own = games.iter().filter(|game| game.marines == players);
    own.fold([0, 0], |[wins, all], game| [wins + u64::from(game.winners.contains(&seat)), all + 1])
}

#[test]
fn seats_of_arenas_are_fair() {
    let craft = craft("adrenaline").unwrap();
    let Extent { places, many, .. } = Extent::asked();
    let (mut table, mut seats) = (Table::default(), BTreeMap::<(u8, u8), Tally>::new());
    for seed in places.clone() {
        let order = Order { size: Size::ALL[seed as usize % 3], ..Order::of(seed) };
        let draft = craft.draft(&order, USUAL, &[]).unwrap();
        let (bench, games) = games_on(craft, &draft.text, None, (SEEN, Level::Recruit, !seed));
        let [least, most] = bench.site().marines;
        let all = (least..=most).flat_map(|players| (0..players).map(move |seat| (players, seat)));
        let tallies: Vec<((u8, u8), Tally)> = all
            .map(|(players, seat)| {
                let [wins, games] = wins_of(&games, players, seat);
                ((players, seat), Tally { wins, games, places: 1 })
            })
            .collect();
        if tallies.iter().any(|&((players, _), tally)| tally.is_outside(share(players))) {
            table.strays.push(seed);
        }
        for ((players, seat), Tally { wins, games, .. }) in tallies {
            table.add(format!("{players} players, seat {}", seat + 1), wins, games);
            seats.entry((players, seat)).or_default().add(wins, games);
        }
        table.print_sometimes(craft.game(), places.start..seed + 1);
    }
    let (strays, all) = (table.strays.len() as u64, places.end - places.start);
    table.print(craft.game(), places);
    for ((players, seat), tally) in seats {
        let [low, high] = tally.interval();
        let outside = tally.is_outside(share(players));
        // A few games say nothing of one seat.
        assert!(
            tally.games > 0 && (!many || !outside),
            "{players} players, seat {}: {low:.1} to {high:.1}",
            seat + 1
        );
    }
    // Twelve seats of each are looked at, and of a hundred intervals five miss the truth.
    assert!(!many || strays * 2 <= all, "{strays} of {all} arenas");
}

/// What a seat should win of a hundred games, from and to.
fn share(players: u8) -> [f64; 2] {
    let fair = 100.0 / f64::from(players);
    [fair / NEAR, fair * NEAR]
}
