//! What the workshop makes can be played, and what it measures can be trusted.

use workshop::{Bench, Record, Trial};

mod fair;
mod makes;
mod measures;

/// The games of a list, one after the other.
fn played(bench: &dyn Bench, list: &[Trial]) -> Vec<Record> {
    list.iter().map(|&trial| bench.play(trial).expect("it is played")).collect()
}
