//! `telefrag play`: a game in the terminal, people against computer players.
//!
//! What games share is here; what one of them draws is in its folder and behind [`shown::Shown`].
//!
//! | you want | look at |
//! |---|---|
//! | options and the questions before the game | [`Options`], `begin.rs`, `adrenaline/begin.rs`, `doom2004/begin.rs` |
//! | the game from question to question | `session.rs` |
//! | what can be typed, and what is answered | `command.rs`, `answers.rs` |
//! | how a screen is put together in the room there is | `screen.rs`, `size.rs` |
//! | choices, log | `choices.rs`, `log.rs` |
//! | colours, signs and words | `pen.rs` |
//! | what a game has to bring along | `shown.rs` |
//! | the board and the panels of a game | `adrenaline/`, `doom2004/` |

mod adrenaline;
mod answers;
mod begin;
mod choices;
mod command;
mod doom2004;
#[cfg(test)]
mod fits;
mod log;
mod pen;
mod screen;
mod session;
mod shown;
mod size;
mod terminal;

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;
use codex::Lang;
use engine::Game;

use self::begin::Common;
use self::session::Session;
use self::shown::Shown;
use self::terminal::Terminal;
use crate::games;

/// How to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// The game; adrenaline, if none is named and no option is another game's.
    #[arg(value_parser = PossibleValuesParser::new(games::ids()))]
    game: Option<String>,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    adrenaline: adrenaline::Options,
    #[command(flatten)]
    doom2004: doom2004::Options,
}

/// Play.
///
/// # Errors
/// If the set-up cannot be played or the terminal fails.
pub fn run(options: &Options, lang: Lang) -> Result<()> {
    const ADRENALINE: &str = ::adrenaline::Adrenaline::ID;
    const DOOM: &str = ::doom2004::Doom2004::ID;
    let arena = options.adrenaline != adrenaline::Options::default();
    let station = options.doom2004 != doom2004::Options::default();
    let game = options.game.as_deref().unwrap_or(if station && !arena { DOOM } else { ADRENALINE });
    let Options { common, adrenaline, doom2004, .. } = options;
    match game {
        DOOM if arena => {
            bail!("there are options here that {ADRENALINE} has and {DOOM} has not; see telefrag help play")
        }
        DOOM => {
            let begin = |terminal: &mut Terminal| doom2004::begin(doom2004, common, terminal);
            go(common, lang, begin, |terminal, state| doom2004::go_on(doom2004, terminal, state))
        }
        ADRENALINE if station => {
            bail!("there are options here that {DOOM} has and {ADRENALINE} has not; see telefrag help play")
        }
        ADRENALINE => {
            let begin = |terminal: &mut Terminal| adrenaline::begin(adrenaline, common, terminal);
            go(common, lang, begin, |_, _| Ok(()))
        }
        _ => bail!("{}", codex::text(lang, "ui-not-playable", &[])),
    }
}

/// Lay a game out and play it; what comes after the end of the game is `after`.
fn go<G: Shown>(
    common: &Common,
    lang: Lang,
    begin: impl FnOnce(&mut Terminal) -> Result<Option<Session<G>>>,
    after: impl FnOnce(&mut Terminal, &G::State) -> Result<()>,
) -> Result<()> {
    let mut terminal = Terminal::open(lang, G::SIGNS, common.no_colour, common.scroll);
    if let Some(session) = begin(&mut terminal)?
        && let Some(state) = session.play(&mut terminal)?
    {
        after(&mut terminal, &state)?;
    }
    terminal.goodbye()
}
