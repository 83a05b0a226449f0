//! `telefrag scenario generate`: a place that nobody has written, made to order and played in by computer players.

use std::io::Write as _;

use anyhow::{Result, bail};
use codex::{Arg, Lang, said};
use skirmish::Mood;
use workshop::{Bench, Hall, Hardness, Order, Record, Size, Trial};

use crate::crew;
use crate::sim::{cores, progress, seed};

/// What to make.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// The game: doom2004, doom2016 or adrenaline.
    #[arg(value_parser = crate::cli::ids())]
    game: String,
    /// All that is not said follows from it: a number, or hexadecimal digits after 0x.
    #[arg(long, value_parser = seed)]
    seed: u64,
    /// How large: small, medium or large.
    #[arg(long, default_value_t)]
    size: Size,
    /// For how many marines, or players; for any number if it is not given.
    #[arg(long, value_name = "N")]
    marines: Option<u8>,
    /// What marines have to do: leave, kill, carry, survive or clear in doom2004; the id of an objective card in doom2016.
    #[arg(long, value_name = "KIND")]
    objective: Option<String>,
    /// How it is drawn: station, lab, works, ship, ash, hell or shrine.
    #[arg(long)]
    mood: Option<Mood>,
    /// For whom: easy, normal or hard for the marines.
    #[arg(long, default_value_t)]
    difficulty: Hardness,
    /// Play so many games with each number of marines, and set the frags where the chances are as wanted; 0 for none.
    #[arg(long, value_name = "GAMES", default_value_t = 48)]
    tune: u64,
    /// How many games at the same time. The file does not depend on it.
    #[arg(long, default_value_t = cores())]
    threads: usize,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

/// Make a place and print its file.
///
/// # Errors
/// If the game has no workshop, or the order asks for what it does not have.
pub(super) fn run(options: &Options, lang: Lang) -> Result<()> {
    let Some(craft) = workshop::craft(&options.game) else {
        let games: Vec<&str> = workshop::crafts().iter().map(|craft| craft.game()).collect();
        let args = [("game", Arg::text(&options.game)), ("games", skirmish::one_of(&games))];
        bail!(said("cli-no-workshop", &args));
    };
    let Options { seed, size, marines, difficulty, mood, .. } = *options;
    let order = Order { seed, size, marines, objective: options.objective.clone(), mood, difficulty, lang };
    let draft = if options.tune == 0 {
        craft.draft(&order, workshop::USUAL, &[])?
    } else {
        with_players(options.threads, options.quiet, |play| {
            workshop::tune(craft, &order, options.tune, play)
        })??
    };
    Ok(std::io::stdout().write_all(draft.text.as_bytes())?)
}

/// Work that needs games: they are played on all cores.
///
/// # Errors
/// If nobody plays them.
pub(super) fn with_players<T>(
    threads: usize,
    quiet: bool,
    work: impl FnOnce(&mut Hall<'_>) -> T,
) -> Result<T> {
    let mut failed = None;
    let done = work(&mut |bench, trials| {
        played(bench, trials, threads, quiet).unwrap_or_else(|error| {
            failed.get_or_insert(error);
            Vec::new()
        })
    });
    failed.map_or(Ok(done), Err)
}

/// The games of a list, on all cores; in the order of the list.
fn played(bench: &dyn Bench, trials: &[Trial], threads: usize, quiet: bool) -> Result<Vec<Record>> {
    let bar = progress(trials.len() as u64, "games", quiet);
    let done = crew::share(trials.len() as u64, threads, |mine: &mut Vec<(u64, Record)>, number| {
        let trial @ Trial { marines, who, .. } = trials[number as usize];
        let Some(record) = bench.play(trial) else {
            let args = [
                ("game", Arg::text(bench.site().game)),
                ("marines", Arg::from(marines)),
                ("level", Arg::text(who.level)),
            ];
            bail!(said("cli-nobody-plays-with", &args));
        };
        mine.push((number, record));
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    let mut records = done.concat();
    records.sort_by_key(|(number, _)| *number);
    Ok(records.into_iter().map(|(_, record)| record).collect())
}
