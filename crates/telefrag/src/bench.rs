//! `telefrag bench`: how fast the rules are, on one core.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use engine::{Chance, Game, Proof, Silent};
use serde::Serialize;

use crate::titles::Title;

/// Positions that the small measurements go round.
const POSITIONS: usize = 512;

/// How to measure.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// How long to play, for each game.
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    pub seconds: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err(codex::said("cli-bad-seconds", &[]).into()),
    }
}

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// Random games to the end, in a second.
    pub games_per_s: f64,
    /// Decisions (legal actions listed, one chosen at random, applied), in a second.
    pub decisions_per_s: f64,
    /// Copying and hashing a state, in nanoseconds.
    pub copy_hash_ns: f64,
    /// Listing the legal actions, in nanoseconds.
    pub legal_ns: f64,
    /// The size of a state.
    pub state_bytes: usize,
}

/// Measure and print.
///
/// # Errors
/// If a game cannot be laid out.
pub fn run(games: &[Title], options: &Options, json: bool) -> Result<()> {
    let mut speeds = BTreeMap::new();
    let mut out = io::stdout().lock();
    if !json {
        writeln!(
            out,
            "{:12} {:>9} {:>12} {:>14} {:>9} {:>11}",
            "game", "games/s", "decisions/s", "copy+hash ns", "legal ns", "state bytes"
        )?;
    }
    for game in games {
        let speed = game.commands.bench(options)?;
        if !json {
            let Speed { games_per_s, decisions_per_s, copy_hash_ns, legal_ns, state_bytes } = speed;
            writeln!(
                out,
                "{:12} {games_per_s:>9.0} {decisions_per_s:>12.0} {copy_hash_ns:>14.0} {legal_ns:>9.0} {state_bytes:>11}",
                game.id()
            )?;
        }
        speeds.insert(game.id(), speed);
    }
    if json {
        writeln!(out, "{}", serde_json::to_string(&speeds)?)?;
    }
    Ok(())
}

/// Measure one game.
///
/// # Errors
/// If it cannot be laid out.
pub fn measure<G: Proof>(options: &Options) -> Result<Speed> {
    let setup = G::bench_setup();
    let mut luck = Chance::seeded(1);
    let positions = positions::<G>(&setup, &mut luck)?;
    let small = Duration::from_secs_f64(options.seconds / 10.0);

    let copy_hash_ns = nanoseconds(small, &positions, |state| {
        let copy = black_box(state).clone();
        black_box(G::hash(&copy));
    });
    let mut legal = Vec::with_capacity(256);
    let legal_ns = nanoseconds(small, &positions, |state| {
        legal.clear();
        G::legal(black_box(state), &mut legal);
        black_box(&legal);
    });

    let (mut games, mut decisions) = (0u64, 0u64);
    let begun = Instant::now();
    let time = loop {
        let mut state = start::<G>(&setup, &mut luck)?;
        while G::decision(&state).is_some() {
            legal.clear();
            G::legal(&state, &mut legal);
            G::apply(&mut state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
            decisions += 1;
        }
        black_box(&state);
        games += 1;
        let time = begun.elapsed().as_secs_f64();
        if time >= options.seconds {
            break time.max(1e-9);
        }
    };
    Ok(Speed {
        games_per_s: games as f64 / time,
        decisions_per_s: decisions as f64 / time,
        copy_hash_ns,
        legal_ns,
        state_bytes: size_of::<G::State>(),
    })
}

fn start<G: Game>(setup: &G::Setup, luck: &mut Chance) -> Result<G::State> {
    G::start(setup, luck.next_u64()).map_err(|refusal| anyhow!(crate::sim::refused(&refusal)))
}

/// Positions from random games, no two close together.
fn positions<G: Game>(setup: &G::Setup, luck: &mut Chance) -> Result<Vec<G::State>> {
    let mut positions = Vec::with_capacity(POSITIONS);
    let mut legal = Vec::new();
    while positions.len() < POSITIONS {
        let mut state = start::<G>(setup, luck)?;
        while G::decision(&state).is_some() && positions.len() < POSITIONS {
            if luck.below(16) == 0 {
                positions.push(state.clone());
            }
            legal.clear();
            G::legal(&state, &mut legal);
            G::apply(&mut state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
        }
    }
    Ok(positions)
}

/// The mean time that `work` takes on a position.
fn nanoseconds<S>(limit: Duration, positions: &[S], mut work: impl FnMut(&S)) -> f64 {
    positions.iter().for_each(&mut work);
    let begun = Instant::now();
    let mut rounds = 0u32;
    loop {
        positions.iter().for_each(&mut work);
        rounds += 1;
        let time = begun.elapsed();
        if time >= limit || rounds == u32::MAX {
            return time.as_nanos() as f64 / (f64::from(rounds) * positions.len() as f64);
        }
    }
}
