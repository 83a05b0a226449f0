//! `school`: teaches computer players. `cargo xtask learn GAME` runs it.
//!
//! Round 0 are games of greedy players, each later round games of the pupil among them; after each round the network
//! learns and is kept: from the games of pupils alone as soon as there are some, or from all. Games are numbered: the same
//! seed gives the same network. What is kept in the folder is not made again, so a run that was stopped goes on where it
//! was.

mod adrenaline;
mod doom2004;
mod doom2016;
mod fit;
mod lessons;
mod sides;

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result};
use bots::net::Net;
use clap::{Parser, ValueEnum};
use engine::Chance;
use indicatif::{ProgressBar, ProgressStyle};

use fit::{Pupil, Samples};
use lessons::{Lessons, shared};

/// Every so many-th game is not learned from: the loss is measured on it.
const HELD_OUT: u64 = 30;
/// Games that are played before their samples are put together,
const CHUNK: u64 = 100;
/// and before they are kept: a run that is stopped loses no more.
const PART: u64 = 1000;

/// A game that can be taught.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Subject {
    Adrenaline,
    Doom2004,
    Doom2016,
}

/// Teach computer players.
#[derive(Debug, Parser)]
struct Options {
    /// The game.
    #[arg(long, value_enum, default_value = "adrenaline")]
    game: Subject,
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
    /// Games that measure the pupil against greedy players after each round.
    #[arg(long, default_value_t = 400)]
    measure: u64,
    /// The number of the first of them: others than those that something was chosen by.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Begin with what this network knows: there is no round of greedy players alone.
    #[arg(long)]
    begin: Option<PathBuf>,
    /// Measure this network, and teach nothing.
    #[arg(long)]
    weigh: Option<PathBuf>,
    /// Where everything is kept.
    #[arg(long, default_value = "target/learn")]
    folder: PathBuf,
}

fn main() -> Result<()> {
    let options = Options::parse();
    match options.game {
        Subject::Adrenaline => teach::<adrenaline::Points>(&options),
        Subject::Doom2004 => teach::<doom2004::Wins>(&options),
        Subject::Doom2016 => teach::<doom2016::Wins>(&options),
    }
}

fn teach<L: Lessons>(options: &Options) -> Result<()> {
    if let Some(file) = &options.weigh {
        let net = network::<L>(file)?;
        L::measure(&net, options.from..options.from + options.measure, options.threads);
        return Ok(());
    }
    fs::create_dir_all(&options.folder).context("the folder cannot be made")?;
    let mut luck = Chance::seeded(options.seed);
    let mut pupil = Pupil::new(L::INPUTS, L::HEAD, L::DECAY, &mut luck);
    let (mut samples, mut held) = (Samples::default(), Samples::default());
    let mut net: Option<Arc<Net>> = None;
    if let Some(file) = &options.begin {
        let known = network::<L>(file)?;
        pupil = Pupil::of_net(&known, L::HEAD, L::DECAY);
        net = Some(known);
    }
    for round in u32::from(net.is_some())..=options.rounds {
        let kept = options.folder.join(format!("round-{round}"));
        let first = options.seed.wrapping_mul(1 << 32).wrapping_add(u64::from(round) << 24);
        let count = if round == 0 { options.games } else { options.own };
        let begun = Instant::now();
        let (mut played, mut tested) = (Samples::default(), Samples::default());
        for start in (0..count).step_by(PART as usize) {
            let numbers = start..(start + PART).min(count);
            let (more, held) = part::<L>(&kept, first, numbers, net.as_ref(), options.threads)?;
            played.append(&more);
            tested.append(&held);
        }
        if round == 1 && L::OWN.is_none() {
            (samples, held) = (Samples::default(), Samples::default());
        }
        for _ in 0..L::OWN.filter(|_| round > 0).unwrap_or(1) {
            samples.append(&played);
        }
        held.append(&tested);
        if let Some(before) = read(&kept, |bytes| Pupil::from_bytes(L::INPUTS, L::HEAD, L::DECAY, bytes)) {
            pupil = before;
            println!("round {round}: kept from before");
        } else {
            let (positions, minutes) = (samples.len(), begun.elapsed().as_secs_f32() / 60.0);
            println!("round {round}: {count} games, {positions} positions in all, {minutes:.1} minutes");
            pupil = learn::<L>(pupil, round, &samples, &held, options, &mut luck);
            fs::write(&kept, pupil.to_bytes()).context("the round cannot be kept")?;
        }
        let now = Arc::new(pupil.net(L::RULES, L::print()));
        fs::write(options.folder.join(format!("round-{round}.net")), now.to_bytes())?;
        L::measure(&now, options.from..options.from + options.measure, options.threads);
        net = Some(now);
    }
    Ok(())
}

/// A network from a file.
fn network<L: Lessons>(file: &Path) -> Result<Arc<Net>> {
    let bytes = fs::read(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let net = Net::from_bytes(&bytes).filter(|net| net.print == L::print());
    Ok(Arc::new(net.context("the network belongs to other inputs")?))
}

/// Goes through the samples again and again, and takes the pupil that knew best what it had not seen.
fn learn<L: Lessons>(
    mut pupil: Pupil,
    round: u32,
    samples: &Samples,
    held: &Samples,
    options: &Options,
    luck: &mut Chance,
) -> Pupil {
    let flat = held.spread(L::HEAD);
    let mut best: Option<(f32, Pupil)> = None;
    for epoch in 0..options.epochs {
        let rates = rates(L::RATES[usize::from(round > 0)], epoch, options.epochs);
        let loss = pupil.epoch(samples, rates, options.threads, luck);
        let seen = pupil.loss(held);
        println!("  epoch {epoch}: loss {loss:.4}, held out {seen:.4} of {flat:.4}");
        if best.as_ref().is_none_or(|(least, _)| seen <= *least) {
            best = Some((seen, pupil.clone()));
        }
    }
    best.map_or(pupil, |(_, best)| best)
}

/// The rate of learning falls over all epochs of a round.
fn rates([high, low]: [f32; 2], epoch: u32, epochs: u32) -> [f32; 2] {
    let at = |n: u32| high * (low / high).powf(n as f32 / epochs as f32);
    [at(epoch), at(epoch + 1)]
}

fn read<T>(kept: &Path, make: impl Fn(&[u8]) -> Option<T>) -> Option<T> {
    make(&fs::read(kept).ok()?)
}

fn bar(count: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left");
    let bar = ProgressBar::new(count).with_message(what);
    if let Ok(style) = style { bar.with_style(style) } else { bar }
}

/// Games of a round, beside its file: those that were kept, or they are played now. To learn from, and to test by.
fn part<L: Lessons>(
    round: &Path,
    first: u64,
    numbers: Range<u64>,
    net: Option<&Arc<Net>>,
    threads: usize,
) -> Result<(Samples, Samples)> {
    let Range { start, end } = numbers;
    let [games, tests] = ["games", "tests"].map(|kind| round.with_extension(format!("{start}-{end}.{kind}")));
    if let Some(kept) = read(&games, Samples::from_bytes).zip(read(&tests, Samples::from_bytes)) {
        return Ok(kept);
    }
    let (played, tested) = play::<L>(first, numbers, net, threads);
    fs::write(&games, played.to_bytes()).context("the games cannot be kept")?;
    fs::write(&tests, tested.to_bytes()).context("the games cannot be kept")?;
    Ok((played, tested))
}

/// Plays games on several threads; the samples are in the order of the games.
fn play<L: Lessons>(
    first: u64,
    Range { start, end }: Range<u64>,
    net: Option<&Arc<Net>>,
    threads: usize,
) -> (Samples, Samples) {
    let bar = bar(end - start, "games");
    let parts = shared(0..(end - start).div_ceil(CHUNK), threads, |chunk| {
        let (mut samples, mut held) = (Samples::default(), Samples::default());
        let start = start + chunk * CHUNK;
        for n in start..(start + CHUNK).min(end) {
            let game = L::game(first.wrapping_add(n), net);
            if n % HELD_OUT == 0 {
                held.append(&game)
            } else {
                samples.append(&game)
            }
            bar.inc(1);
        }
        (samples, held)
    });
    bar.finish_and_clear();
    let (mut samples, mut held) = (Samples::default(), Samples::default());
    for (played, tested) in &parts {
        samples.append(played);
        held.append(tested);
    }
    (samples, held)
}
