//! Before any game: options that all games share, questions, and who sits where.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};
use bots::{Level, Opponent};
use codex::{Arg, Lang, said};
use engine::{Refusal, Seat, Start, Table};
use skirmish::{Ground, Place};

use super::command::Command;
use super::pen::{HOT, Pen, QUIET};
use super::session::Session;
use super::shown::Shown;
use super::terminal::Terminal;

/// One of our places by its id, or anybody's by its file; the text `unknown` says that it is neither.
pub(super) fn ground<P: Place>(name: &str, lang: Lang, unknown: &'static str) -> Result<Ground<P>> {
    if let Some(ground) = Ground::shipped(name) {
        return Ok(ground);
    }
    let path = Path::new(name);
    if !path.exists() {
        let ids: Vec<&str> = P::shipped().ids().collect();
        bail!(said(unknown, &[("name", Arg::text(name)), ("ids", skirmish::one_of(&ids))]));
    }
    let file = || [("file", Arg::text(name))];
    let text = std::fs::read_to_string(path).with_context(|| said("cli-unreadable", &file()))?;
    Ground::read(&text)
        .map_err(|report| anyhow!("{}:\n{}", said("cli-unplayable", &file()), codex::report(lang, &report)))
}

/// What can be said about every game.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Common {
    /// Your place in the order of play. In doom2004 and doom2016: the only marine that you play, of those there are.
    #[arg(long, value_name = "N")]
    pub(super) seat: Option<u8>,
    /// All luck follows from it: a number, or hexadecimal digits after 0x.
    #[arg(long, value_parser = seed)]
    pub(super) seed: Option<u64>,
    /// How well the others play: recruit, soldier, veteran or nightmare, or random. A style may follow: soldier-careful,
    /// soldier-hunter, soldier-gunner.
    #[arg(long, default_value_t = Level::Soldier.into())]
    level: Opponent,
    /// Draw without colours.
    #[arg(long, alias = "no-color")]
    pub(super) no_colour: bool,
    /// Keep every screen: draw the new one below the last.
    #[arg(long)]
    pub(super) scroll: bool,
    /// Save the replay here when the game ends.
    #[arg(long, value_name = "FILE.tfr")]
    pub(super) save: Option<PathBuf>,
}

fn seed(text: &str) -> Result<u64, String> {
    engine::replay::parse_seed(text).ok_or_else(|| said("cli-bad-seed", &[]).into())
}

/// The table with persons and computer players at it. The notes are read before the game begins.
pub(super) fn seated<G: Shown>(
    setup: G::Setup,
    common: &Common,
    seats: usize,
    is_person: impl Fn(Seat) -> bool,
    notes: Vec<String>,
) -> Result<Session<G>> {
    let seed = common.seed.unwrap_or_else(now);
    let table = Table::<G>::new(Start::New { setup, seed })?;
    let players = (0..seats as u8).map(|seat| {
        let luck = seed.wrapping_add(u64::from(seat) + 1);
        if is_person(Seat(seat)) { Ok(None) } else { opponent::<G>(common.level, luck).map(Some) }
    });
    let players = players.collect::<Result<_>>()?;
    Ok(Session::new(table, players, notes, seed, common.save.clone()))
}

fn opponent<G: Shown>(who: Opponent, luck: u64) -> Result<bots::Player<G>> {
    G::player(who, luck).with_context(|| {
        let levels: Vec<&str> = G::levels().map(Level::name).collect();
        let (level, levels) = (Arg::text(who.level), Arg::Text(levels.join(", ")));
        said("cli-nobody-plays-at", &[("game", Arg::text(G::ID)), ("level", level), ("levels", levels)])
    })
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}

/// Why a set-up cannot be played, with the rules.
pub(super) fn refused(pen: Pen, refusal: &Refusal) -> String {
    let rules: Vec<&str> = refusal.rules.iter().map(|rule| rule.number()).collect();
    format!("{} [{}]", codex::say(pen.lang, &refusal.reason), rules.join(", "))
}

/// A line of a list to choose from, by its place from 0.
pub(super) fn entry(pen: Pen, n: usize, text: &str, advice: &str) -> String {
    format!("{} {text} {}", pen.paint(HOT, format!("{:>3}", n + 1)), pen.paint(QUIET, advice))
}

/// A number in a range; asked again until it is one.
pub(super) fn number(terminal: &mut Terminal, key: &str, from: u8, to: u8, preset: u8) -> Result<Option<u8>> {
    let range = [("from", Arg::Num(from.into())), ("to", Arg::Num(to.into()))];
    let question = format!("{} [{preset}] ", terminal.pen.text(key, &range));
    loop {
        let Some(line) = terminal.ask(&question)? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(preset));
        }
        if Command::<adrenaline::Action>::read(terminal.pen.lang, &line) == Command::Quit {
            return Ok(None);
        }
        if let Some(number) = line.parse().ok().filter(|number| (from..=to).contains(number)) {
            return Ok(Some(number));
        }
        terminal.tell("ui-out-of-range", &range)?;
    }
}
