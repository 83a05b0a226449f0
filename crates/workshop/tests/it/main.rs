//! What the workshop makes can be played, and what it measures can be trusted.

use std::ops::RangeInclusive;

use bots::Level;
use workshop::{Bench, Craft, Record, Trial, trials};

mod fair;
mod limits;
mod makes;
mod measures;

/// The games of a list, one after the other.
fn played(bench: &dyn Bench, list: &[Trial]) -> Vec<Record> {
    list.iter().map(|&trial| bench.play(trial).expect("it is played")).collect()
}

/// So many games on a file with each number of marines or players, and where they were played.
fn games_on(
    craft: &dyn Craft,
    text: &str,
    crews: Option<RangeInclusive<u8>>,
    (games, level, seed): (u64, Level, u64),
) -> (Box<dyn Bench>, Vec<Record>) {
    let bench = craft.bench(text).unwrap_or_else(|report| panic!("{report}\n{text}"));
    let [least, most] = bench.site().marines;
    let list = trials(crews.unwrap_or(least..=most), games, level.into(), seed);
    let records = played(&*bench, &list);
    assert!(records.iter().all(|game| game.ending.is_some()), "a game does not end\n{text}");
    (bench, records)
}
