//! `telefrag play`: a game in the terminal, one person against computer players.
//!
//! | you want | look at |
//! |---|---|
//! | options and the questions before the game | [`Options`], `begin.rs` |
//! | the game from question to question | `session.rs` |
//! | what can be typed, and what is answered | `command.rs`, `answers.rs` |
//! | what is drawn: board, panels, log, choices | `board.rs`, `panels.rs`, `side.rs`, `log.rs`, `choices.rs` |
//! | how it is put together in the room there is | `screen.rs`, `size.rs` |
//! | colours, shapes and words | `pen.rs` |

mod answers;
mod begin;
mod board;
mod choices;
mod command;
#[cfg(test)]
mod fits;
mod log;
mod panels;
mod pen;
mod screen;
mod session;
mod side;
mod size;
mod terminal;

use std::path::PathBuf;

use adrenaline::{BoardId, Ending};
use anyhow::Result;
use bots::Level;
use clap::ValueEnum;
use clap::builder::PossibleValuesParser;
use codex::Lang;

use crate::games;

/// How to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(games::ids()))]
    game: Option<String>,
    /// The board: small, medium-a, medium-b or big.
    #[arg(long)]
    board: Option<BoardId>,
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
    /// Your place in the order of play.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seat: u8,
    /// All luck follows from it: a number, or hexadecimal digits after 0x.
    #[arg(long, value_parser = seed)]
    seed: Option<u64>,
    /// How well the others play: random or greedy.
    #[arg(long, default_value_t = Level::Greedy)]
    level: Level,
    /// Draw without colours.
    #[arg(long, alias = "no-color")]
    no_colour: bool,
    /// Keep every screen: draw the new one below the last.
    #[arg(long)]
    scroll: bool,
    /// Save the replay here when the game ends.
    #[arg(long, value_name = "FILE.tfr")]
    save: Option<PathBuf>,
}

fn seed(text: &str) -> Result<u64, String> {
    engine::replay::parse_seed(text).ok_or_else(|| "a seed is a number, or 0x and hexadecimal digits".into())
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

/// Play.
///
/// # Errors
/// If the set-up cannot be played or the terminal fails.
pub fn run(options: &Options, lang: Lang) -> Result<()> {
    let mut terminal = terminal::Terminal::open(lang, options.no_colour, options.scroll);
    let Some(session) = begin::begin(options, &mut terminal)? else { return terminal.goodbye() };
    session.play(&mut terminal)
}
