//! `school`: teaches the computer players of Adrenaline. `cargo xtask learn adrenaline` runs it.
//!
//! Round 0 are games of greedy players, each later round games of the pupil among them; after each round the network
//! learns from everything so far, and is kept. Games are numbered: the same seed gives the same network. What is kept
//! in the folder is not made again, so a run that was stopped goes on where it was.

mod adrenaline;
mod fit;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use ::adrenaline::{Adrenaline, BoardId, Setup};
use anyhow::{Context, Result};
use bots::net::Net;
use clap::Parser;
use engine::{Chance, Game};
use indicatif::{ProgressBar, ProgressStyle};

use fit::{Pupil, Samples};

/// Every so many-th game is not learned from: the loss is measured on it.
const HELD_OUT: u64 = 30;
/// Games that are played before their samples are put together.
const CHUNK: u64 = 200;

/// Teach the computer players of Adrenaline.
#[derive(Debug, Parser)]
struct Options {
    /// Games of greedy players in the first round.
    #[arg(long, default_value_t = 40_000)]
    games: u64,
    /// Rounds with the pupil.
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Games of each of them.
    #[arg(long, default_value_t = 10_000)]
    own: u64,
    /// How often each round's samples are gone through.
    #[arg(long, default_value_t = 3)]
    epochs: u32,
    /// Where luck starts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// So many threads play and learn; they change nothing but the time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Games that measure the pupil among four greedy players after each round.
    #[arg(long, default_value_t = 400)]
    measure: u64,
    /// Where everything is kept.
    #[arg(long, default_value = "target/learn/adrenaline")]
    folder: PathBuf,
}

fn main() -> Result<()> {
    let options = Options::parse();
    fs::create_dir_all(&options.folder).context("the folder cannot be made")?;
    let mut luck = Chance::seeded(options.seed);
    let mut pupil = Pupil::new(adrenaline::INPUTS, &mut luck);
    let (mut samples, mut held) = (Samples::default(), Samples::default());
    let mut net: Option<Arc<Net>> = None;
    for round in 0..=options.rounds {
        let kept = options.folder.join(format!("round-{round}"));
        let first = options.seed.wrapping_mul(1 << 32).wrapping_add(u64::from(round) << 24);
        let count = if round == 0 { options.games } else { options.own };
        let begun = Instant::now();
        if let Some(before) = read(&kept) {
            pupil = before;
            println!("round {round}: kept from before");
        } else {
            let (played, tested) = play(first, count, net.as_ref(), options.threads);
            samples.append(&played);
            held.append(&tested);
            let (positions, minutes) = (samples.len(), begun.elapsed().as_secs_f32() / 60.0);
            println!("round {round}: {count} games, {positions} positions in all, {minutes:.1} minutes");
            for epoch in 0..options.epochs {
                let rates = rates(round, epoch, options.epochs);
                let loss = pupil.epoch(&samples, rates, options.threads, &mut luck);
                let (seen, flat) = (pupil.loss(&held), held.spread());
                println!("  epoch {epoch}: loss {loss:.4}, held out {seen:.4} of {flat:.4}");
            }
            fs::write(&kept, pupil.to_bytes()).context("the round cannot be kept")?;
        }
        let now = Arc::new(pupil.net(Adrenaline::RULES_VERSION, adrenaline::print()));
        fs::write(options.folder.join(format!("round-{round}.net")), now.to_bytes())?;
        measure(&now, &options);
        net = Some(now);
    }
    Ok(())
}

/// The rate of learning falls over all epochs of a round; later rounds begin lower.
fn rates(round: u32, epoch: u32, epochs: u32) -> [f32; 2] {
    let (high, low): (f32, f32) = if round == 0 { (2e-3, 1e-4) } else { (7e-4, 7e-5) };
    let at = |n: u32| high * (low / high).powf(n as f32 / epochs as f32);
    [at(epoch), at(epoch + 1)]
}

fn read(kept: &Path) -> Option<Pupil> {
    Pupil::from_bytes(adrenaline::INPUTS, &fs::read(kept).ok()?)
}

fn bar(count: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left");
    let bar = ProgressBar::new(count).with_message(what);
    if let Ok(style) = style { bar.with_style(style) } else { bar }
}

/// Plays games on several threads; the samples are in the order of the games. Those to learn from, and those to test by.
fn play(first: u64, count: u64, net: Option<&Arc<Net>>, threads: usize) -> (Samples, Samples) {
    let bar = bar(count, "games");
    let chunks = count.div_ceil(CHUNK);
    let next = AtomicU64::new(0);
    let mut parts: Vec<(u64, Samples, Samples)> = std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            loop {
                let chunk = next.fetch_add(1, Ordering::Relaxed);
                if chunk >= chunks {
                    return done;
                }
                let (mut samples, mut held) = (Samples::default(), Samples::default());
                for n in chunk * CHUNK..((chunk + 1) * CHUNK).min(count) {
                    let game = adrenaline::game(first.wrapping_add(n), net);
                    if n % HELD_OUT == 0 {
                        held.append(&game)
                    } else {
                        samples.append(&game)
                    }
                    bar.inc(1);
                }
                done.push((chunk, samples, held));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    bar.finish_and_clear();
    parts.sort_by_key(|part| part.0);
    let (mut samples, mut held) = (Samples::default(), Samples::default());
    for (_, played, tested) in &parts {
        samples.append(played);
        held.append(tested);
    }
    (samples, held)
}

/// How often the pupil comes first among four greedy players.
fn measure(net: &Arc<Net>, options: &Options) {
    let setup = Setup { board: BoardId::Big, players: 5, skulls: 8, ..Setup::default() };
    for wide in [false, true] {
        let next = AtomicU64::new(0);
        let begun = Instant::now();
        let wins: f32 = std::thread::scope(|scope| {
            let work = || {
                let mut wins = 0.0;
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= options.measure {
                        return wins;
                    }
                    wins += adrenaline::duel(n + 1_000_000_007, net, wide, &setup);
                }
            };
            let workers: Vec<_> = (0..options.threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or(0.0)).sum()
        });
        let share = wins / options.measure.max(1) as f32;
        let wide = if wide { "wide search" } else { "quick search" };
        let seconds = begun.elapsed().as_secs_f32();
        println!("  among four greedy players, {wide}: {:.1} % first places, {seconds:.0} s", 100.0 * share);
    }
}
