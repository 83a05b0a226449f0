//! Before the game: options, a few questions where none were given, and the table.

use adrenaline::{Adrenaline, BoardId, Ending, Setup};
use anyhow::{Result, bail};
use clap::ValueEnum;
use codex::{Arg, Lang};
use engine::Seat;

use crate::begin::{Common, ground, number, refused, seated};
use crate::pen::{HOT, QUIET, STRONG};
use crate::session::Session;
use crate::terminal::Terminal;

/// A first game: four players, five skulls, and it stops with the last one (ADR-SETUP-1).
const PLAYERS: u8 = 4;
const SKULLS: u8 = 5;

/// What can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "Adrenaline")]
#[group(id = "adrenaline")]
pub(crate) struct Options {
    /// The board: small, medium-a, medium-b, big, or the file of an arena.
    #[arg(long, value_name = "ID|FILE.toml")]
    board: Option<String>,
    /// How many play, you included: 3 to 5.
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many skulls: 5 to 8.
    #[arg(long, value_name = "N")]
    skulls: Option<u8>,
    /// What is fought over.
    #[arg(long)]
    mode: Option<Mode>,
    /// The bot joins in: a figure that everybody moves in turn.
    #[arg(long)]
    bot: bool,
    /// What happens after the last skull.
    #[arg(long)]
    ending: Option<Finish>,
}

/// The modes of the game by the names that commands use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Mode {
    /// The killshot track.
    #[default]
    Deathmatch,
    /// Spawnpoints are fought over.
    Domination,
    /// Ammo squares shoot back.
    Turrets,
}

/// The endings of the game by the names that commands use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Finish {
    /// One more turn for everybody.
    Frenzy,
    /// The game stops at once.
    SuddenDeath,
}

impl From<Finish> for Ending {
    fn from(finish: Finish) -> Self {
        match finish {
            Finish::Frenzy => Ending::Frenzy,
            Finish::SuddenDeath => Ending::SuddenDeath,
        }
    }
}

/// Lay the game out; none if the input ended before that.
pub(crate) fn begin(
    options: &Options,
    common: &Common,
    terminal: &mut Terminal,
) -> Result<Option<Session<Adrenaline>>> {
    let mut setup = chosen(options, terminal.pen.lang)?;
    if *options == Options::default() && common.seed.is_none() {
        let Some(asked) = ask(setup, terminal)? else { return Ok(None) };
        setup = asked;
    }
    if let Err(refusal) = setup.check() {
        bail!("{}", refused(terminal.pen, &refusal));
    }
    let human = common.seat.unwrap_or(1);
    if !(1..=setup.players).contains(&human) {
        bail!("{}", terminal.pen.text("ui-no-seat", &[("n", Arg::Num(setup.players.into()))]));
    }
    let players = setup.players.into();
    seated(setup, common, players, |seat| seat == Seat(human - 1), Vec::new()).map(Some)
}

/// The set-up of the options; what they do not say is that of a first game.
fn chosen(options: &Options, lang: Lang) -> Result<Setup> {
    let players = options.players.unwrap_or(PLAYERS);
    let named = options.board.as_deref().map(|name| ground(name, lang, "cli-no-arena")).transpose()?;
    let mode = options.mode.unwrap_or_default();
    Ok(Setup {
        board: named.unwrap_or_else(|| fitting(players).into()),
        players,
        skulls: options.skulls.unwrap_or(SKULLS),
        domination: mode == Mode::Domination,
        turrets: mode == Mode::Turrets,
        bot: options.bot,
        ending: options.ending.map_or(Ending::SuddenDeath, Ending::from),
        // A last look before the turn ends: the last chance to take something back.
        confirm_turn: true,
        ..Setup::default()
    })
}

/// The board that suits so many players best (ADR-BOARD-5).
fn fitting(players: u8) -> BoardId {
    if players == 3 { BoardId::Small } else { BoardId::Big }
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
        let [from, to] = board.arena().players().map(|players| Arg::Num(players.into()));
        let range = [("from", from), ("to", to)];
        let advice = pen.paint(QUIET, format!("({})", pen.text("ui-board-for", &range)));
        let name = pen.word(&format!("board-{board}"));
        terminal.line(format!("{} {name} {advice}", pen.paint(HOT, format!("{:>3}", i + 1))))?;
        if board == offered {
            preset = i as u8 + 1;
        }
    }
    let Some(board) = number(terminal, "ui-ask-board", 1, 4, preset)? else { return Ok(None) };
    setup.board = BoardId::ALL[usize::from(board) - 1].into();
    terminal.line("")?;
    let Some(skulls) = number(terminal, "ui-ask-skulls", 5, 8, setup.skulls)? else { return Ok(None) };
    setup.skulls = skulls;
    Ok(Some(setup))
}
