//! `telefrag sim`: computer players play many games, and we count.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use bots::{Level, Opponent, Played};
use codex::{Arg, said};
use engine::{Chance, Eyes, Game, Silent};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::crew;
use crate::titles::Commands;

/// A game that is not over after so many decisions is given up.
const MAX_DECISIONS: u64 = 200_000;

/// What to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// All luck follows from it: a number, or hexadecimal digits after 0x.
    #[arg(long, default_value = "1", value_parser = seed)]
    pub seed: u64,
    /// Who plays: random, recruit, soldier, veteran or nightmare, or a list that goes round the seats. A style may follow:
    /// soldier-hunter.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub players: Vec<Opponent>,
    /// The set-up as JSON; what it does not say stays as usual.
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,
    /// How many games at the same time. The result does not depend on it.
    #[arg(long, default_value_t = cores())]
    pub threads: usize,
    /// Show no progress.
    #[arg(long)]
    pub quiet: bool,
}

pub(crate) fn seed(text: &str) -> Result<u64, String> {
    engine::replay::parse_seed(text).ok_or_else(|| said("cli-bad-seed", &[]).into())
}

pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Summary {
    /// The game.
    pub game: &'static str,
    /// Games begun.
    pub games: u64,
    /// Games played to the end.
    pub finished: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions in a game, on average.
    pub decisions_per_game: f64,
    /// Decisions in the longest game.
    pub longest: u64,
    /// Legal actions at a decision, on average.
    pub branching: f64,
    /// Points by seat, on average.
    pub points: Vec<f64>,
    /// Wins by seat; a shared win counts for each.
    pub wins: Vec<u64>,
}

/// Whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Default)]
struct Tally {
    finished: u64,
    decisions: u64,
    longest: u64,
    choices: u64,
    points: Vec<i64>,
    wins: Vec<u64>,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.choices += other.choices;
        add_up(&mut self.points, &other.points);
        add_up(&mut self.wins, &other.wins);
    }
}

fn add_up<N: Copy + Default + std::ops::AddAssign>(sum: &mut Vec<N>, more: &[N]) {
    sum.resize(sum.len().max(more.len()), N::default());
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += *more;
    }
}

/// Simulate and print.
///
/// # Errors
/// If the set-up cannot be played, or a game does not end.
pub fn run(game: &dyn Commands, options: &Options, json: bool) -> Result<()> {
    let quiet = options.quiet || json;
    let summary = game.sim(&Options { quiet, ..options.clone() })?;
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        print(&mut out, &summary)?;
    }
    let open = summary.games - summary.finished;
    ensure!(open == 0, said("cli-unfinished", &[("n", Arg::text(open))]));
    Ok(())
}

fn print(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    let per_s = |n: u64| if summary.seconds > 0.0 { n as f64 / summary.seconds } else { 0.0 };
    writeln!(out, "game               {}", summary.game)?;
    writeln!(out, "games              {}", summary.games)?;
    writeln!(out, "finished           {}", summary.finished)?;
    writeln!(out, "decisions          {}", summary.decisions)?;
    let (games, decisions) = (per_s(summary.games), per_s(summary.decisions));
    writeln!(
        out,
        "seconds            {:.3} ({games:.0} games/s, {decisions:.0} decisions/s)",
        summary.seconds
    )?;
    writeln!(out, "decisions per game {:.1} (longest {})", summary.decisions_per_game, summary.longest)?;
    writeln!(out, "legal actions      {:.1} at a decision", summary.branching)?;
    for (i, (points, wins)) in summary.points.iter().zip(&summary.wins).enumerate() {
        writeln!(out, "p{:<17} {points:.2} points, {wins} wins", i + 1)?;
    }
    Ok(())
}

/// Play the games.
///
/// # Errors
/// If the set-up cannot be played, or nobody plays this game at that level.
pub fn simulate<G: Played>(options: &Options) -> Result<Summary> {
    let setup = read_setup::<G>(options.setup.as_deref())?;
    if let Err(refusal) = G::start(&setup, options.seed) {
        bail!(refused(&refusal));
    }
    for who in &options.players {
        ensure!(G::player(*who, 0).is_some(), nobody::<G>(*who));
    }
    let bar = progress(options.games, "games", options.quiet);
    let begun = Instant::now();
    let hands = crew::share(options.games, options.threads, |tally: &mut Tally, game| {
        tally.add(&one_game::<G>(&setup, options, game));
        bar.inc(1);
        Ok(())
    })?;
    let mut tally = Tally::default();
    hands.iter().for_each(|hand| tally.add(hand));
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    let mean = |sum: f64, n: u64| if n > 0 { sum / n as f64 } else { 0.0 };
    Ok(Summary {
        game: G::ID,
        games: options.games,
        finished: tally.finished,
        decisions: tally.decisions,
        seconds,
        decisions_per_game: mean(tally.decisions as f64, options.games),
        longest: tally.longest,
        branching: mean(tally.choices as f64, tally.decisions),
        points: tally.points.iter().map(|&points| mean(points as f64, tally.finished)).collect(),
        wins: tally.wins,
    })
}

/// A bar for so many games or whatever it is, if anybody looks.
pub(crate) fn progress(count: u64, what: &str, quiet: bool) -> ProgressBar {
    if quiet || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr());
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Why a set-up cannot be played.
pub(crate) fn refused(refusal: &engine::Refusal) -> codex::Said {
    let rules: String = refusal.rules.iter().map(|rule| format!(" [{rule}]")).collect();
    let why = codex::say(codex::spoken(), &refusal.reason) + &rules;
    said("cli-refused-setup", &[("why", Arg::Text(why))])
}

/// Nobody plays so well, or in such a style.
pub(crate) fn nobody<G: Game>(who: Opponent) -> codex::Said {
    said("cli-nobody-plays", &[("game", Arg::text(G::ID)), ("level", Arg::text(who.level))])
}

fn read_setup<G: Game>(json: Option<&str>) -> Result<G::Setup> {
    let Some(json) = json else { return Ok(G::Setup::default()) };
    let mut reader = serde_json::Deserializer::from_str(json);
    let unreadable = || said("cli-unreadable-setup", &[]);
    let setup = serde_path_to_error::deserialize(&mut reader).with_context(unreadable)?;
    reader.end().with_context(unreadable)?;
    Ok(setup)
}

fn one_game<G: Played>(setup: &G::Setup, options: &Options, game: u64) -> Tally {
    let mut luck = Chance::seeded(Chance::seeded(options.seed).next_u64() ^ game);
    let Ok(mut state) = G::start(setup, luck.next_u64()) else {
        return Tally::default();
    };
    let mut tally = if options.players.iter().all(|who| who.level == Level::Random) {
        random_game::<G>(&mut state, &mut luck)
    } else {
        bot_game::<G>(&mut state, &options.players, &mut luck)
    };
    tally.longest = tally.decisions;
    if let Some(outcome) = G::outcome(&state) {
        tally.finished = 1;
        tally.points = outcome.points.iter().map(|&points| points.into()).collect();
        tally.wins = vec![0; outcome.points.len()];
        for winner in outcome.winners {
            if let Some(wins) = tally.wins.get_mut(winner.index()) {
                *wins += 1;
            }
        }
    }
    tally
}

/// The quick way, with nothing but the rules in it.
fn random_game<G: Game>(state: &mut G::State, luck: &mut Chance) -> Tally {
    let mut tally = Tally::default();
    let mut legal = Vec::with_capacity(64);
    while G::decision(state).is_some() && tally.decisions < MAX_DECISIONS {
        legal.clear();
        G::legal(state, &mut legal);
        tally.decisions += 1;
        tally.choices += legal.len() as u64;
        G::apply(state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
    }
    tally
}

fn bot_game<G: Played>(state: &mut G::State, players: &[Opponent], luck: &mut Chance) -> Tally {
    let mut tally = Tally::default();
    let seats = G::seats(state);
    let mut players: Vec<_> =
        (0..seats).filter_map(|seat| G::player(players[seat % players.len()], luck.next_u64())).collect();
    let mut legal = Vec::with_capacity(64);
    while let Some(eyes) = Eyes::<G>::of(state).filter(|_| tally.decisions < MAX_DECISIONS) {
        let Some(player) = players.get_mut(eyes.seat().index()) else { break };
        legal.clear();
        G::legal(state, &mut legal);
        tally.decisions += 1;
        tally.choices += legal.len() as u64;
        let action = player.choose(eyes);
        G::apply(state, action, &mut Silent);
    }
    tally
}
