//! Before the game: options, a few questions where none were given, and the table.

use std::time::{SystemTime, UNIX_EPOCH};

use adrenaline::{Adrenaline, BoardId, Ending, Setup};
use anyhow::{Result, bail};
use bots::Played;
use codex::Arg;
use engine::{Game, Refusal, Seat, Start, Table};

use super::pen::{HOT, QUIET, STRONG};
use super::session::Session;
use super::terminal::Terminal;
use super::{Mode, Options};

/// A first game: four players, five skulls, and it stops with the last one (ADR-SETUP-1).
const PLAYERS: u8 = 4;
const SKULLS: u8 = 5;

/// Lay the game out; none if the input ended before that.
pub(super) fn begin(options: &Options, terminal: &mut Terminal) -> Result<Option<Session>> {
    if options.game.as_deref().is_some_and(|game| game != Adrenaline::ID) {
        bail!("{}", terminal.pen.word("ui-not-playable"));
    }
    let mut setup = chosen(options);
    if untold(options) {
        let Some(asked) = ask(setup, terminal)? else { return Ok(None) };
        setup = asked;
    }
    let seed = options.seed.unwrap_or_else(now);
    let refused = |refusal: &Refusal| {
        let rules: Vec<&str> = refusal.rules.iter().map(|rule| rule.0).collect();
        format!("{} [{}]", codex::say(terminal.pen.lang, &refusal.reason), rules.join(", "))
    };
    if let Err(refusal) = setup.check() {
        bail!("{}", refused(&refusal));
    }
    let seats = i64::from(setup.players);
    if !(1..=setup.players).contains(&options.seat) {
        bail!("{}", terminal.pen.text("ui-no-seat", &[("n", Arg::Num(seats))]));
    }
    let table = Table::<Adrenaline>::new(Start::New { setup, seed })?;
    let human = Seat(options.seat - 1);
    let others = (0..setup.players).map(|seat| {
        let own_luck = seed.wrapping_add(u64::from(seat) + 1);
        (Seat(seat) != human).then(|| Adrenaline::player(options.level, own_luck)).flatten()
    });
    Ok(Some(Session::new(table, human, others.collect(), seed, options.save.clone())))
}

/// Nothing was said about the game, so it is asked.
fn untold(options: &Options) -> bool {
    let quiet = options.board.is_none() && options.players.is_none() && options.skulls.is_none();
    quiet && options.mode.is_none() && !options.bot && options.ending.is_none() && options.seed.is_none()
}

/// The set-up of the options; what they do not say is that of a first game.
fn chosen(options: &Options) -> Setup {
    let players = options.players.unwrap_or(PLAYERS);
    let mode = options.mode.unwrap_or_default();
    Setup {
        board: options.board.unwrap_or_else(|| fitting(players)),
        players,
        skulls: options.skulls.unwrap_or(SKULLS),
        domination: mode == Mode::Domination,
        turrets: mode == Mode::Turrets,
        bot: options.bot,
        ending: options.ending.map_or(Ending::SuddenDeath, Ending::from),
        // A last look before the turn ends: the last chance to take something back.
        confirm_turn: true,
        ..Setup::default()
    }
}

/// The board that suits so many players best (ADR-BOARD-5).
fn fitting(players: u8) -> BoardId {
    if players == 3 { BoardId::Small } else { BoardId::Big }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}

/// Ask for players, board and skulls; Enter takes what is offered.
fn ask(mut setup: Setup, terminal: &mut Terminal) -> Result<Option<Setup>> {
    let title = terminal.pen.paint(STRONG, "TELEFRAG");
    terminal.line(format!("{title} · {}", terminal.pen.word("game-adrenaline")))?;
    terminal.tell("ui-welcome", &[])?;
    let Some(players) = number(terminal, "ui-ask-players", 3, 5, setup.players)? else { return Ok(None) };
    setup.players = players;
    terminal.line("")?;
    let offered = fitting(players);
    let mut preset = 1;
    for (i, board) in BoardId::ALL.into_iter().enumerate() {
        let pen = terminal.pen;
        let fits = board.recommended();
        let range = [("from", Arg::Num((*fits.start()).into())), ("to", Arg::Num((*fits.end()).into()))];
        let advice = pen.paint(QUIET, format!("({})", pen.text("ui-board-for", &range)));
        let name = pen.word(&format!("board-{board}"));
        terminal.line(format!("{} {name} {advice}", pen.paint(HOT, format!("{:>3}", i + 1))))?;
        if board == offered {
            preset = i as u8 + 1;
        }
    }
    let Some(board) = number(terminal, "ui-ask-board", 1, 4, preset)? else { return Ok(None) };
    setup.board = BoardId::ALL[usize::from(board) - 1];
    terminal.line("")?;
    let Some(skulls) = number(terminal, "ui-ask-skulls", 5, 8, setup.skulls)? else { return Ok(None) };
    setup.skulls = skulls;
    Ok(Some(setup))
}

/// A number in a range; asked again until it is one.
fn number(terminal: &mut Terminal, key: &str, from: u8, to: u8, preset: u8) -> Result<Option<u8>> {
    let range = [("from", Arg::Num(from.into())), ("to", Arg::Num(to.into()))];
    let question = format!("{} [{preset}] ", terminal.pen.text(key, &range));
    loop {
        let Some(line) = terminal.ask(&question)? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(preset));
        }
        if let Some(number) = line.parse().ok().filter(|number| (from..=to).contains(number)) {
            return Ok(Some(number));
        }
        terminal.tell("ui-out-of-range", &range)?;
    }
}
