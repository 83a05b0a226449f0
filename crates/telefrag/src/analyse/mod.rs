//! `telefrag analyse`: a replay looked back at by a computer player. How it stood over time, the decisions that cost most
//! with what would have been better, and the greatest strokes of luck.

mod chart;
mod page;
mod text;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use bots::{Level, Played};
use clap::Args;
use codex::{Arg, Lang, said, say};
use engine::replay::{Replay, Transcript};
use server::analysis::{Costly, Looked, Lucky, Measure, Review};

use crate::replay;
use crate::sim::progress;

/// Which replay, and how it is told.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// The replay (.tfr).
    file: PathBuf,
    /// How long the judge looks: veteran, or nightmare for several times as long.
    #[arg(long, default_value_t = Level::Veteran, value_name = "LEVEL")]
    level: Level,
    /// How many decisions and strokes of luck are told.
    #[arg(long, default_value_t = 5, value_name = "N")]
    top: usize,
    /// Print one JSON object with every decision that was weighed.
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// Print a page with the chart, complete in itself.
    #[arg(long)]
    html: bool,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

/// Look back at the replay of a file.
///
/// # Errors
/// If the file cannot be read, or nobody can judge the game.
pub(crate) fn run(options: &Options, lang: Lang) -> Result<()> {
    let name = || options.file.display().to_string();
    let (_, transcript, title) = replay::read(&options.file)?;
    title.commands.analyse(transcript, options, lang).with_context(name)
}

/// Look back at a game of known rules.
///
/// # Errors
/// If the replay is not what it should be, or nobody can judge the game.
pub(crate) fn go<G: Played>(transcript: Transcript, options: &Options, lang: Lang) -> Result<()> {
    let table = Replay::<G>::of(transcript)?.verify()?;
    if G::critic(options.level).is_none() {
        let able: Vec<_> =
            Level::ALL.into_iter().filter(|&it| G::critic(it).is_some()).map(Level::name).collect();
        if able.is_empty() {
            bail!(said("cli-no-judge", &[("game", Arg::text(G::ID))]));
        }
        let args = [
            ("level", Arg::text(options.level)),
            ("game", Arg::text(G::ID)),
            ("able", Arg::Text(able.join(", "))),
        ];
        bail!(said("cli-no-such-judge", &args));
    }
    let bar = progress(table.log().len() as u64, "actions", options.quiet);
    let tell = |done: usize, _| {
        bar.set_position(done as u64);
        ControlFlow::Continue(())
    };
    let looked = Looked::back(&table, options.level, tell).with_context(|| said("cli-unjudged", &[]))?;
    bar.finish_and_clear();
    let mut review = looked.told(options.top, lang, say);
    let mut out = io::stdout().lock();
    if options.json {
        review.decisions = looked.decisions();
        return Ok(writeln!(out, "{}", serde_json::to_string(&review)?)?);
    }
    let teller = Teller { review: &review, game: G::ID, file: &options.file.display().to_string(), lang };
    let told = if options.html { page::page(&teller) } else { text::text(&teller) };
    Ok(write!(out, "{told}")?)
}

/// What both kinds of paper are written from.
struct Teller<'a> {
    review: &'a Review,
    game: &'a str,
    file: &'a str,
    lang: Lang,
}

/// A decision or a stroke of luck in words: a line, and lines below it.
struct Item {
    head: String,
    below: Vec<String>,
}

impl Teller<'_> {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> String {
        codex::text(self.lang, key, args)
    }

    /// The game, and what the numbers are.
    fn head(&self) -> (String, Vec<String>) {
        let Review { actions, weighed, level, proved, over, measure, .. } = self.review;
        let game = codex::text(self.lang, &format!("game-{}", self.game), &[]);
        let count = |n: &usize| Arg::Num(*n as i64);
        let args = [
            ("game", Arg::Text(game)),
            ("n", count(actions)),
            ("weighed", count(weighed)),
            ("level", Arg::text(*level)),
        ];
        let mut notes = vec![self.line(
            match measure {
                Measure::Ahead => "ui-analyse-measure-ahead",
                Measure::Chance => "ui-analyse-measure-chance",
            },
            &[],
        )];
        if !proved {
            notes.push(self.line("ui-analyse-unproved", &[]));
        }
        if !over {
            notes.push(self.line("ui-analyse-unfinished", &[]));
        }
        (self.line("ui-analyse-head", &args), notes)
    }

    /// When it was: a round, or a turn where there are none.
    fn when(&self, round: u32) -> String {
        let key = match self.review.measure {
            Measure::Ahead => "ui-analyse-turn",
            Measure::Chance => "ui-round",
        };
        self.line(key, &[("n", Arg::Num(round.into()))])
    }

    /// How it stands.
    fn worth(&self, worth: f64) -> String {
        match self.review.measure {
            Measure::Ahead => signed(worth),
            Measure::Chance => format!("{:.0} %", 100.0 * worth),
        }
    }

    /// What something cost.
    fn cost(&self, cost: f64) -> String {
        let (key, number) = match self.review.measure {
            Measure::Ahead => ("ui-analyse-points", format!("{cost:.1}")),
            Measure::Chance => ("ui-analyse-percent", format!("{:.0}", 100.0 * cost)),
        };
        self.line(key, &[("n", Arg::Text(number))])
    }

    /// The decisions that cost most.
    fn costly(&self) -> Vec<Item> {
        let plan = |key, plan: &str, worth| {
            format!("{} ({})", self.line(key, &[("plan", Arg::text(plan))]), self.worth(worth))
        };
        let item = |it: &Costly| Item {
            head: self.line(
                "ui-analyse-costly-one",
                &[
                    ("n", Arg::Num(it.count as i64 + 1)),
                    ("when", Arg::Text(self.when(it.round))),
                    ("who", Arg::Text(it.seat.to_string())),
                    ("cost", Arg::Text(self.cost(it.cost))),
                ],
            ),
            below: vec![
                plan("ui-analyse-chosen", &it.chosen, it.worth),
                plan("ui-analyse-better", &it.better, it.best),
            ],
        };
        self.review.costly.iter().map(item).collect()
    }

    /// The greatest strokes of luck.
    fn luck(&self) -> Vec<Item> {
        let item = |it: &Lucky| Item {
            head: self.line(
                "ui-analyse-luck-one",
                &[
                    ("n", Arg::Num(it.count as i64 + 1)),
                    ("when", Arg::Text(self.when(it.round))),
                    ("who", Arg::Text(it.seat.to_string())),
                    ("deed", Arg::text(&it.deed)),
                ],
            ),
            below: vec![self.line(
                "ui-analyse-luck-came",
                &[("expected", Arg::Text(self.worth(it.expected))), ("came", Arg::Text(self.worth(it.came)))],
            )],
        };
        self.review.luck.iter().map(item).collect()
    }

    /// What the figures cannot know, and how to look closer.
    fn foot(&self) -> Vec<String> {
        let mut lines = vec![self.line("ui-analyse-limits", &[])];
        if let Some(first) = self.review.costly.first() {
            let command = format!("telefrag explain {}:{}", self.file, first.count + 1);
            lines.push(self.line("ui-analyse-closer", &[("command", Arg::Text(command))]));
        }
        lines
    }
}

/// A number with its sign.
fn signed(number: f64) -> String {
    format!("{number:+.1}").replace('-', "−")
}
