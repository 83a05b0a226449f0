//! `telefrag arena`: who plays better? Computer players meet on fixed seeds, with seats and sides exchanged, and we say
//! how sure we are.

mod fixture;
pub mod report;
mod tally;

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use bots::{Opponent, Played};
use codex::{Arg, said};

use crate::crew;
use crate::sim::progress;
use crate::titles::Commands;
use fixture::Fixtures;
pub use fixture::Result as GameResult;
pub use tally::Summary;

/// What to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// Who plays: a player for each seat, `veteran,soldier,soldier`; or for each side, `marines=veteran,invader=soldier`.
    /// A style may follow: `veteran-hunter`.
    #[arg(long, value_delimiter = ',', required = true, value_name = "PLAYERS")]
    pub players: Vec<Entrant>,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    pub games: u64,
    /// All luck follows from it: a number, or hexadecimal digits after 0x.
    #[arg(long, default_value = "1", value_parser = crate::sim::seed)]
    pub seed: u64,
    /// Sides are exchanged after each game, with the same luck.
    #[arg(long)]
    pub swap: bool,
    /// Everybody meets everybody: two at a time, on both sides.
    #[arg(long, conflicts_with = "swap")]
    pub robin: bool,
    /// The set-up as JSON; what it does not say stays as usual.
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,
    /// Go through everything that these fields of the set-up can be, as in `--over mission,marines`. The result is told
    /// for each.
    #[arg(long, value_delimiter = ',', value_name = "FIELDS")]
    pub over: Vec<String>,
    /// How many games at the same time. The result does not depend on it.
    #[arg(long, default_value_t = crate::sim::cores())]
    pub threads: usize,
    /// Keep every result in this folder, and go on with what is kept there.
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<PathBuf>,
    /// Keep every game there as a replay, too.
    #[arg(long, requires = "keep")]
    pub replays: bool,
    /// Write a page with plots.
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Write a line for each game.
    #[arg(long, value_name = "FILE.csv")]
    pub csv: Option<PathBuf>,
    /// Show no progress.
    #[arg(long)]
    pub quiet: bool,
}

/// Somebody who plays, perhaps on one side only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The side, if one is named.
    pub side: Option<String>,
    /// Who.
    pub who: Opponent,
}

impl std::str::FromStr for Entrant {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (side, who) = match text.split_once('=') {
            Some((side, who)) => (Some(side.to_owned()), who),
            None => (None, text),
        };
        Ok(Entrant { side, who: who.parse()? })
    }
}

/// What cannot be done with a file.
fn at(key: &'static str, file: impl std::fmt::Display) -> codex::Said {
    said(key, &[("file", Arg::text(file))])
}

/// Hold an arena and print.
///
/// # Errors
/// If it cannot be held.
pub fn run(game: &dyn Commands, options: &Options, json: bool) -> Result<()> {
    let quiet = options.quiet || json;
    let (summary, results) = game.arena(&Options { quiet, ..options.clone() })?;
    if let Some(path) = &options.csv {
        fs::write(path, report::csv(&summary, &results))
            .with_context(|| at("cli-unwritable", path.display()))?;
    }
    if let Some(path) = &options.report {
        fs::write(path, report::html(&summary, &results))
            .with_context(|| at("cli-unwritable", path.display()))?;
    }
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        write!(out, "{}", report::text(&summary))?;
    }
    let open = results.iter().filter(|result| result.points.is_empty()).count();
    ensure!(open == 0, said("cli-unfinished", &[("n", Arg::text(open))]));
    Ok(())
}

/// Play the games.
///
/// # Errors
/// If something cannot be played, or what is kept belongs to another arena.
pub fn hold<G: Played>(options: &Options) -> Result<(Summary, Vec<GameResult>)> {
    let fixtures = Fixtures::<G>::new(options)?;
    let begun = Instant::now();
    let mut results = Vec::new();
    let mut kept = None;
    if let Some(folder) = &options.keep {
        let (before, file) = open(folder, &fixtures.header(options))?;
        results = before;
        results.retain(|result| result.game < options.games);
        kept = Some(Mutex::new(file));
    }
    let done: Vec<bool> = {
        let mut done = vec![false; options.games as usize];
        results.iter().for_each(|result| done[result.game as usize] = true);
        done
    };
    let bar = progress(options.games, "games", options.quiet);
    bar.inc(results.len() as u64);
    let hands = crew::share(options.games, options.threads, |mine: &mut Vec<GameResult>, game| {
        if done[game as usize] {
            return Ok(());
        }
        let (result, replay) = fixtures.play(game, options.replays)?;
        if let (Some(text), Some(folder)) = (replay, &options.keep) {
            let path = folder.join(format!("{game:06}.tfr"));
            fs::write(&path, text).with_context(|| at("cli-unwritable", path.display()))?;
        }
        if let Some(file) = &kept {
            let line = serde_json::to_string(&result)?;
            let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            writeln!(file, "{line}").with_context(|| said("cli-unkept", &[]))?;
        }
        mine.push(result);
        bar.inc(1);
        Ok(())
    })?;
    results.extend(hands.into_iter().flatten());
    bar.finish_and_clear();
    results.sort_by_key(|result| result.game);
    let mut summary = Summary::of(G::ID, fixtures.names(), fixtures.sides(), &results);
    summary.seconds = begun.elapsed().as_secs_f64();
    Ok((summary, results))
}

/// The results that are kept in a folder, and where to add more.
fn open(folder: &std::path::Path, header: &str) -> Result<(Vec<GameResult>, File)> {
    fs::create_dir_all(folder).with_context(|| at("cli-unmade", folder.display()))?;
    let path = folder.join("results.jsonl");
    let name = path.display();
    let mut results = Vec::new();
    let mut file = File::options()
        .create(true)
        .append(true)
        .read(true)
        .open(&path)
        .with_context(|| at("cli-unopened", &name))?;
    let mut lines = BufReader::new(&file).lines();
    match lines.next().transpose().with_context(|| at("cli-unreadable", &name))? {
        None => {
            drop(lines);
            writeln!(file, "{header}").with_context(|| at("cli-unwritable", &name))?;
            return Ok((results, file));
        }
        Some(line) if line == header => {}
        Some(_) => bail!(at("cli-other-arena", &name)),
    }
    for line in lines {
        let line = line.with_context(|| at("cli-unreadable", &name))?;
        // The last line may have been cut off when it was stopped.
        if let Ok(result) = serde_json::from_str(&line) {
            results.push(result);
        }
    }
    Ok((results, file))
}
