//! Before the game: options, a few questions where none were given, and the table.

use anyhow::{Result, bail};
use codex::{Arg, Lang};
use doom2004::place::{self, Arena, Text};
use doom2004::{Colour, Difficulty, Doom2004, Ground, Setup};
use engine::Message;

use super::campaign;
use crate::begin::{Common, entry, ground, number, refused, seated};
use crate::field::sides::{self, Side};
use crate::pen::{Pen, STRONG};
use crate::session::Session;
use crate::terminal::Terminal;

/// What can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "DOOM (2004)")]
#[group(id = "doom2004")]
pub(crate) struct Options {
    /// The scenario: the id of one of ours, or a scenario file.
    #[arg(long, value_name = "ID|FILE.toml")]
    scenario: Option<String>,
    /// How hard it is for the marines: too-young, not-too-rough, hurt-me-plenty, ultra-violence or nightmare.
    #[arg(long)]
    difficulty: Option<Difficulty>,
    /// The invader always draws exactly two cards.
    #[arg(long)]
    draw_two: bool,
    /// Blocking obstacles stop a figure that is knocked back.
    #[arg(long)]
    knockback_stopped: bool,
    /// A marine who moves loses his guard order.
    #[arg(long)]
    guard_lost_by_moving: bool,
    /// Adrenaline must be used in the next turn or is lost.
    #[arg(long)]
    adrenaline_next_turn: bool,
    /// Against one or two marines the invader needs two frags fewer (ours, not in the rulebooks).
    #[arg(long)]
    fewer_frags: bool,
}

/// Lay the game out; none if the input ended before that.
pub(crate) fn begin(
    options: &Options,
    both: &sides::Options,
    common: &Common,
    terminal: &mut Terminal,
) -> Result<Option<Session<Doom2004>>> {
    let mut setup = chosen(options, both, terminal.pen.lang)?;
    if let Some(path) = &both.campaign {
        setup = campaign::resume(path, &setup, terminal.pen)?;
    }
    let mut side = both.side.unwrap_or_default();
    let silent = *options == Options::default() && *both == sides::Options::default();
    if silent && common.seed.is_none() {
        let Some(asked) = ask(setup, terminal)? else { return Ok(None) };
        (setup, side) = asked;
    }
    let pen = terminal.pen;
    if let Err(refusal) = setup.check() {
        bail!("{}", refused(pen, &refusal));
    }
    let marines = setup.marines.len() as u8;
    let is_person = side.persons(pen, common.seat, marines)?;
    let notes = notes(pen, setup.scenario.place(), side);
    seated(setup, common, usize::from(marines) + 1, is_person, notes).map(Some)
}

/// What is read before the game.
fn notes(pen: Pen, arena: &Arena, side: Side) -> Vec<String> {
    let plan = arena.scenario();
    let title = pen.paint(STRONG, written(pen, &plan.title));
    let mut notes = vec![format!("{title}. {}", written(pen, &plan.briefing))];
    if side == Side::Invader {
        notes.push(written(pen, &plan.secret));
    }
    notes
}

/// A text of a scenario.
fn written(pen: Pen, text: &Text) -> String {
    pen.say(&Message::from(&text.prose))
}

/// The set-up of the options; what they do not say is that of a first game.
fn chosen(options: &Options, both: &sides::Options, lang: Lang) -> Result<Setup> {
    let named = options.scenario.as_deref();
    let scenario: Ground =
        named.map(|name| ground(name, lang, "cli-no-scenario")).transpose()?.unwrap_or_default();
    let (_, most) = scenario.place().scenario().marines;
    let marines = both.marines.unwrap_or(most.min(3));
    if marines > 3 {
        bail!(sides::too_many(marines, 3, "D04-SETUP-1"));
    }
    Ok(Setup {
        scenario,
        marines: Colour::ALL.into_iter().take(usize::from(marines)).collect(),
        difficulty: options.difficulty.unwrap_or_default(),
        draw_two: options.draw_two,
        knockback_stopped: options.knockback_stopped,
        guard_lost_by_moving: options.guard_lost_by_moving,
        adrenaline_next_turn: options.adrenaline_next_turn,
        fewer_frags: options.fewer_frags,
        open_windows: both.open_windows,
        // A last look before the turn ends: the last chance to take something back.
        confirm_turn: true,
        ..Setup::default()
    })
}

/// Ask for scenario, side, marines and difficulty; Enter takes what is offered.
fn ask(mut setup: Setup, terminal: &mut Terminal) -> Result<Option<(Setup, Side)>> {
    let pen = terminal.pen;
    terminal.line(format!("{} · {}", pen.paint(STRONG, "TELEFRAG"), pen.word("game-doom2004")))?;
    terminal.tell("ui-d04-welcome", &[])?;
    terminal.line("")?;
    let all = place::shipped();
    for (n, arena) in all.iter().map(Ground::place).enumerate() {
        let (from, to) = arena.scenario().marines;
        let range = [("from", Arg::Num(from.into())), ("to", Arg::Num(to.into()))];
        let advice = format!("({})", pen.text("ui-d04-marines-for", &range));
        terminal.line(entry(pen, n, &written(pen, &arena.scenario().title), &advice))?;
    }
    let Some(choice) = number(terminal, "ui-d04-ask-scenario", 1, all.len() as u8, 1)? else {
        return Ok(None);
    };
    let ground = &all[usize::from(choice) - 1];
    let arena = ground.place();
    setup.scenario = ground.clone();
    let briefing = pen.wrap(&written(pen, &arena.scenario().briefing), 0);
    terminal.lines(&briefing)?;
    terminal.line("")?;
    let (least, most) = arena.scenario().marines;
    let (least, most) = (least.max(1), most.min(3));
    let Some(marines) = number(terminal, "ui-doom-ask-marines", least, most, most)? else { return Ok(None) };
    setup.marines = Colour::ALL.into_iter().take(usize::from(marines)).collect();
    terminal.line("")?;
    let Some(side) = Side::ask(terminal, 2)? else { return Ok(None) };
    terminal.line("")?;
    for (n, it) in Difficulty::ALL.into_iter().enumerate() {
        terminal.line(entry(pen, n, &pen.word(&format!("d04-difficulty-{it}")), ""))?;
    }
    let usual = Difficulty::default().index() as u8 + 1;
    let last = Difficulty::ALL.len() as u8;
    let Some(hard) = number(terminal, "ui-d04-ask-difficulty", 1, last, usual)? else { return Ok(None) };
    setup.difficulty = Difficulty::ALL[usize::from(hard) - 1];
    Ok(Some((setup, side)))
}
