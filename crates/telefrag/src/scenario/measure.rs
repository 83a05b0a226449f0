//! `telefrag scenario measure`: computer players play a file many times, and we say how it plays.

use std::io::{self, Write as _};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context as _, Result, bail, ensure};
use bots::{Level, Opponent};
use codex::{Arg, Lang, said};
use workshop::Craft;

use super::{check, generate};
use crate::sim::{cores, seed};

/// What to measure.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// A scenario, mission or arena file.
    file: PathBuf,
    /// How many games, shared out among the numbers of marines, or players.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// How many marines or players, or all for each number that may play.
    #[arg(long, default_value = "all", value_name = "N|all")]
    marines: Crew,
    /// Who plays in every seat: random, recruit, soldier, veteran or nightmare.
    #[arg(long, default_value_t = Level::Soldier.into())]
    level: Opponent,
    /// All luck follows from it: a number, or hexadecimal digits after 0x.
    #[arg(long, default_value = "1", value_parser = seed)]
    seed: u64,
    /// How many games at the same time. The result does not depend on it.
    #[arg(long, default_value_t = cores())]
    threads: usize,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
}

/// Numbers of marines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crew {
    All,
    Of(u8),
}

impl FromStr for Crew {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Crew::All),
            _ => text
                .parse()
                .map(Crew::Of)
                .map_err(|_| said("cli-bad-crew", &[("text", Arg::text(text))]).into()),
        }
    }
}

impl Crew {
    /// Those that may play.
    fn among(self, [least, most]: [u8; 2]) -> Result<RangeInclusive<u8>> {
        match self {
            Crew::All => Ok(least..=most),
            Crew::Of(marines) => {
                let args =
                    [("least", Arg::from(least)), ("most", Arg::from(most)), ("n", Arg::from(marines))];
                ensure!((least..=most).contains(&marines), said("cli-crew", &args));
                Ok(marines..=marines)
            }
        }
    }
}

/// Measure and print.
///
/// # Errors
/// If the file cannot be read or played, or a game does not end.
pub(super) fn run(options: &Options, lang: Lang) -> Result<()> {
    let (craft, text) = place(options, lang)?;
    let bench = craft.bench(&text).map_err(|report| {
        let file = [("file", Arg::text(options.file.display()))];
        anyhow::anyhow!("{}\n{}", said("cli-unplayable", &file), codex::report(lang, &report))
    })?;
    ensure!(options.games > 0, said("cli-no-games", &[]));
    let crews = options.marines.among(bench.site().marines)?;
    let numbers = crews.clone().count() as u64;
    let mut trials = workshop::trials(crews, options.games.div_ceil(numbers), options.level, options.seed);
    // So many games in all: the last of the largest crews are left out.
    trials.truncate(options.games as usize);
    let quiet = options.quiet || options.json;
    let measure = generate::with_players(options.threads, quiet, |play| {
        workshop::survey(craft, &text, &*bench, &trials, options.seed, play)
    })?;
    let mut out = io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&measure)?)?;
    } else {
        write!(out, "{measure}")?;
    }
    ensure!(measure.unfinished == 0, said("cli-unfinished", &[("n", Arg::text(measure.unfinished))]));
    Ok(())
}

/// The place that a file describes, and whose it is; what is wrong with it is printed as `check` does.
fn place(options: &Options, lang: Lang) -> Result<(&'static dyn Craft, String)> {
    let file = [("file", Arg::text(options.file.display()))];
    let seen = check::look(&options.file)?;
    if !seen.report.is_playable() {
        print!("{}", codex::report(lang, &seen.report));
        bail!(said("cli-unplayable", &file));
    }
    let (title, text) = seen.place.with_context(|| said("cli-data-file", &file))?;
    let craft = workshop::craft(title.id())
        .with_context(|| said("cli-unmeasured", &[("game", Arg::text(title.id()))]))?;
    Ok((craft, text))
}
