//! `telefrag bench`: how fast the rules are on one core, and how long the checker takes with files at the limits.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use codex::Lang;
use engine::content::Places;
use engine::{Chance, Game, Proof, Silent, Viewer};
use serde::Serialize;

use crate::titles::Title;

/// Positions that the small measurements go round.
const POSITIONS: usize = 512;
/// So often a file is looked through; the quickest time counts, because the rest is what else the machine did.
const LOOKS: usize = 5;

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
    /// Making the view of the seat that decides, in nanoseconds.
    pub view_ns: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// How long its checker takes, if people can write places for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checker: Option<Checking>,
}

/// How long a checker takes to look through a file and to say in words what it has found, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Checking {
    /// The largest place that the game allows.
    pub largest_ms: f64,
    /// The worst of the texts that were written to keep it busy, as long as a text may be.
    pub hostile_ms: f64,
    /// What is wrong with that one.
    pub hostile: &'static str,
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
            "{:12} {:>9} {:>12} {:>14} {:>9} {:>9} {:>11}",
            "game", "games/s", "decisions/s", "copy+hash ns", "legal ns", "view ns", "state bytes"
        )?;
    }
    for game in games {
        let mut speed = game.commands.bench(options)?;
        speed.checker = game.papers.places.and_then(|places| checking(game.id(), places));
        if !json {
            let Speed { games_per_s, decisions_per_s, copy_hash_ns, legal_ns, view_ns, state_bytes, .. } =
                speed;
            writeln!(
                out,
                "{:12} {games_per_s:>9.0} {decisions_per_s:>12.0} {copy_hash_ns:>14.0} {legal_ns:>9.0} {view_ns:>9.0} {state_bytes:>11}",
                game.id()
            )?;
        }
        speeds.insert(game.id(), speed);
    }
    if json {
        writeln!(out, "{}", serde_json::to_string(&speeds)?)?;
    } else {
        writeln!(out, "\n{:12} {:>14} {:>13}", "checker", "largest map ms", "worst file ms")?;
        for (game, Checking { largest_ms, hostile_ms, hostile }) in
            speeds.iter().filter_map(|(game, speed)| Some((game, speed.checker?)))
        {
            writeln!(out, "{game:12} {largest_ms:>14.1} {hostile_ms:>13.1}  {hostile}")?;
        }
    }
    Ok(())
}

/// How long the checker of a game takes; nothing if nobody knows its largest place.
fn checking(game: &str, places: Places) -> Option<Checking> {
    let largest_ms = looked_through(places, &workshop::largest(game)?);
    let files = workshop::hostile(game).into_iter();
    let times = files.map(|(hostile, text)| (hostile, looked_through(places, &text)));
    let (hostile, hostile_ms) = times.max_by(|one, other| one.1.total_cmp(&other.1))?;
    Some(Checking { largest_ms, hostile_ms, hostile })
}

/// How long it takes to look through a text and to answer, in milliseconds.
fn looked_through(places: Places, text: &str) -> f64 {
    let look = |_| {
        let begun = Instant::now();
        let report = (places.check)(black_box(text), "scenario");
        for finding in &report.findings {
            black_box((codex::remark(Lang::En, &finding.remark), codex::advice(Lang::En, &finding.remark)));
        }
        black_box(&report);
        begun.elapsed().as_secs_f64() * 1000.0
    };
    (0..LOOKS).map(look).fold(f64::INFINITY, f64::min)
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
    let view_ns = nanoseconds(small, &positions, |state| {
        let viewer = G::decision(state).map_or(Viewer::Spectator, |decision| decision.seat.into());
        black_box(G::view(black_box(state), viewer));
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
        view_ns,
        state_bytes: size_of::<G::State>(),
        checker: None,
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
