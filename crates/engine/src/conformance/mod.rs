//! The conformance suite: random games that hold every set of rules to the contract.
//!
//! ```
//! use engine::conformance::{self, Config};
//! use engine::example::Duel;
//! let report = conformance::run::<Duel>(Config { games: 20, threads: 1, ..Config::default() }).unwrap();
//! assert_eq!(report.games, 20);
//! ```
//! Cheap laws are checked at every step, costly ones every so often; [`Config`] says how often. [`playthrough`] keeps a
//! whole game as a text file that people can read and diff.

mod ahead;
mod golden;
mod laws;
mod provoke;
mod spoil;
mod trial;
mod wander;
mod why;

pub use ahead::{Looked, assert_foreseen};
pub use golden::{compare_playthrough, compare_recording, playthrough, record};
pub use provoke::{Unheard, provoke};
pub use spoil::assert_calm;
pub use wander::wander;
pub use why::{Explained, explain, why_runs};

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashMap;

use crate::Proof;
use crate::form::Takes;
use trial::Trial;

/// So many games, unless `TELEFRAG_GAMES` asks for another number.
pub fn games(usual: u64) -> u64 {
    std::env::var("TELEFRAG_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// How much to play and how closely to look.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many games.
    pub games: u64,
    /// The number of the first one: with `games: 1`, that game alone once more.
    pub first: u64,
    /// All luck comes from here.
    pub seed: u64,
    /// How many games at the same time.
    pub threads: usize,
    /// A game that is not over after so many decisions does not end.
    pub max_decisions: u64,
    /// Round trips, views and resampling, once in so many steps.
    pub close_look_every: u64,
    /// Every action that can be written down is tried, once in so many steps.
    pub universe_every: u64,
    /// Random actions that are tried at every step.
    pub universe_sample: u32,
    /// How far a resampled position is played on.
    pub play_on: u32,
    /// The replay file is written, read and verified, once in so many games.
    pub replay_every: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            games: 100,
            first: 0,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            max_decisions: 200_000,
            close_look_every: 64,
            universe_every: 256,
            universe_sample: 2,
            play_on: 50,
            replay_every: 4,
        }
    }
}

/// What has been played and checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games that were played to the end.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Decisions in the longest.
    pub longest: u64,
    /// Questions to `check`.
    pub checks: u64,
    /// Positions written as JSON and read again.
    pub round_trips: u64,
    /// Positions dealt anew.
    pub resamples: u64,
    /// Events looked at by every viewer.
    pub events: u64,
    /// Replay files verified.
    pub replays: u64,
}

impl Report {
    fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.checks += other.checks;
        self.round_trips += other.round_trips;
        self.resamples += other.resamples;
        self.events += other.events;
        self.replays += other.replays;
    }
}

/// A law that does not hold, and the game in which it does not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Failure {
    /// The game that was played.
    pub id: &'static str,
    /// The number of the game: put it into [`Config::first`] to see it again.
    pub game: u64,
    /// Its set-up as JSON.
    pub setup: String,
    /// Its seed.
    pub seed: u64,
    /// The step at which it happened: so many actions were done.
    pub step: usize,
    /// The law.
    pub law: &'static str,
    /// What happened instead.
    pub detail: String,
    /// The replay up to there.
    pub replay: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { id, game, setup, seed, step, law, detail, replay } = self;
        writeln!(f, "{id}: {law}\n{detail}\ngame {game}, set-up {setup}, seed {seed:#x}, step {step}")?;
        write!(f, "replay:\n{replay}")
    }
}

impl Failure {
    /// Save the replay in a folder, under a name that says what it shows.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<PathBuf> {
        std::fs::create_dir_all(folder)?;
        let path = folder.join(format!("{}-game-{}-step-{}.tfr", self.id, self.game, self.step));
        let remarks: String = self.detail.lines().map(|line| format!("# {line}\n")).collect();
        // Remarks may stand anywhere between header and end.
        let text = self.replay.replacen("\n\n", &format!("\n\n# {}\n{remarks}", self.law), 1);
        std::fs::write(&path, text)?;
        Ok(path)
    }
}

/// Everything that can be written down, as a list and to look up.
pub(crate) struct Universe<G: Proof> {
    list: Vec<G::Action>,
    /// Where each of them is in the list.
    places: FxHashMap<G::Action, usize>,
}

/// Play random games, going round the set-ups of the game, and check every law of the contract.
///
/// # Errors
/// The first game (by number) in which a law does not hold.
pub fn run<G: Proof>(config: Config) -> Result<Report, Box<Failure>> {
    let setups = G::setups();
    let universe = check_universe::<G>()?;
    let next = AtomicU64::new(config.first);
    let end = AtomicU64::new(config.first.saturating_add(config.games));
    let report = Mutex::new(Report::default());
    let failure = Mutex::new(None::<Box<Failure>>);
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= end.load(Ordering::Relaxed) {
                break;
            }
            let setup = &setups[(game % setups.len() as u64) as usize];
            match Trial::<G>::run(&config, &universe, game, setup) {
                Ok(done) => locked(&report).add(&done),
                Err(found) => {
                    // Games before this one are still played, so that the failure does not depend on the threads.
                    end.fetch_min(game, Ordering::Relaxed);
                    let mut first = locked(&failure);
                    if first.as_ref().is_none_or(|first| found.game < first.game) {
                        *first = Some(found);
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..config.threads {
            scope.spawn(work);
        }
        work();
    });
    match locked(&failure).take() {
        Some(failure) => Err(failure),
        None => Ok(*locked(&report)),
    }
}

/// The same, for a test: a failure is told, and its replay saved in a folder.
///
/// # Panics
/// If a law does not hold.
pub fn assert_kept<G: Proof>(config: Config, folder: &str) {
    let games = config.games;
    match run::<G>(config) {
        Ok(report) => assert_eq!(report.games, games),
        Err(failure) => {
            let saved = failure.save(Path::new(folder)).expect("the failure can be saved");
            panic!("{failure}\nthe replay is in {}", saved.display());
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The form and the set-up speak of the same options.
fn check_form<G: Proof>() -> Result<(), String> {
    let usual = serde_json::to_value(G::Setup::default()).map_err(|e| e.to_string())?;
    let usual = usual.as_object().ok_or("a set-up is no object")?;
    let form = G::form();
    if let Some(name) = usual.keys().find(|name| form.iter().all(|field| field.name != name.as_str())) {
        return Err(format!("`{name}` is missing"));
    }
    for field in &form {
        if field.takes != Takes::Other && !usual.contains_key(field.name) {
            return Err(format!("`{}` is no option", field.name));
        }
        for sample in field.samples() {
            let mut setup = usual.clone();
            setup.insert(field.name.to_owned(), sample.clone());
            serde_json::from_value::<G::Setup>(setup.into())
                .map_err(|e| format!("`{}` cannot be {sample}: {e}", field.name))?;
        }
    }
    Ok(())
}

/// The laws that need no game: set-ups, notation.
fn check_universe<G: Proof>() -> Result<Universe<G>, Box<Failure>> {
    let broken = |law: &'static str, detail: String| {
        let (setup, replay) = ("none".into(), "(before the first game)".into());
        Box::new(Failure { id: G::ID, game: 0, setup, seed: 0, step: 0, law, detail, replay })
    };
    if G::setups().is_empty() {
        return Err(broken("a game has set-ups", "`setups` is empty".into()));
    }
    for setup in G::setups() {
        let json = serde_json::to_string(&setup).map_err(|e| broken(laws::SETUP, e.to_string()))?;
        match serde_json::from_str::<G::Setup>(&json) {
            Ok(again) if again == setup => {}
            other => return Err(broken(laws::SETUP, format!("{json} is read as {other:?}"))),
        }
    }
    check_form::<G>().map_err(|detail| broken(laws::FORM, detail))?;
    let list = G::universe();
    let places: FxHashMap<G::Action, usize> = list.iter().copied().zip(0..).collect();
    if places.len() != list.len() {
        return Err(broken(laws::NOTATION, "`universe` lists an action twice".into()));
    }
    for action in &list {
        let text = action.to_string();
        if text.parse() != Ok(*action) {
            return Err(broken(laws::NOTATION, format!("{action:?} is written `{text}` and read otherwise")));
        }
        if text.trim() != text || text.is_empty() || text.contains(['\n', '\r']) {
            return Err(broken(laws::NOTATION, format!("`{text}` does not fit on one line of a replay")));
        }
    }
    Ok(Universe { list, places })
}
