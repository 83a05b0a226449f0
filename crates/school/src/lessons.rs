//! What the school needs to know of a game, and how work is shared out among threads.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::net::Net;

use crate::fit::{Head, Samples};

/// A game to be taught.
pub(crate) trait Lessons {
    /// How many inputs a position has.
    const INPUTS: usize;
    /// The rules that are played by.
    const RULES: u32;
    /// What the network answers.
    const HEAD: Head;
    /// How fast weights that nothing asks for are forgotten.
    const DECAY: f32;
    /// The rate of learning falls from the first to the second in round 0, and so in later rounds.
    const RATES: [[f32; 2]; 2];
    /// So often each game of pupils counts beside those of greedy players; nothing where those are forgotten then,
    /// because what greedy players make of a position says little about what a pupil makes of it.
    const OWN: Option<u32>;

    /// The print of the inputs.
    fn print() -> u64;
    /// One game, by its number, of greedy players or with a pupil among them.
    fn game(number: u64, net: Option<&Arc<Net>>) -> Samples;
    /// Say how well a network plays, in the games of these numbers.
    fn measure(net: &Arc<Net>, games: Range<u64>, threads: usize);
}

/// Does work by number on several threads; what comes out is in the order of the numbers.
pub(crate) fn shared<T: Send>(numbers: Range<u64>, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let mut done: Vec<(u64, T)> = std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= numbers.end {
                    return done;
                }
                done.push((n, work(n)));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    done.sort_by_key(|(n, _)| *n);
    done.into_iter().map(|(_, it)| it).collect()
}
