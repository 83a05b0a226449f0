//! `telefrag play`: a game in the terminal, people against computer players.
//!
//! What games share is here; what one of them draws is in its folder and behind [`shown::Shown`].
//!
//! | you want | look at |
//! |---|---|
//! | options and the questions before the game | [`Options`], `begin.rs`, and `begin.rs` of each game |
//! | the game from question to question | `session.rs` |
//! | what can be typed, and what is answered | `command.rs`, `answers.rs` |
//! | how a screen is put together in the room there is | `screen.rs`, `size.rs` |
//! | choices, log | `choices.rs`, `log.rs` |
//! | colours, signs and words | `pen.rs` |
//! | what a game has to bring along | `shown.rs` |
//! | the board and the panels of a game | `adrenaline/`, `doom2004/`, `doom2016/` |
//! | what the DOOM games share: the map of a field, the sides | `field/` |
//! | where a campaign stands, in a file | `campaign.rs` |

mod adrenaline;
mod answers;
mod begin;
mod campaign;
mod choices;
mod command;
mod doom2004;
mod doom2016;
mod field;
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
use codex::{Arg, Lang, said};
use engine::Game;

use self::begin::Common;
use self::session::Session;
use self::shown::Shown;
use self::terminal::Terminal;

/// The games that can be shown here, in the order in which they are offered.
const GAMES: [&str; 3] = [::adrenaline::Adrenaline::ID, ::doom2004::Doom2004::ID, ::doom2016::Doom2016::ID];

/// How to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// The game; adrenaline, if none is named and no option is another game's.
    #[arg(value_parser = PossibleValuesParser::new(GAMES))]
    game: Option<String>,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    adrenaline: adrenaline::Options,
    #[command(flatten)]
    doom: field::sides::Options,
    #[command(flatten)]
    doom2004: doom2004::Options,
    #[command(flatten)]
    doom2016: doom2016::Options,
}

/// Play.
///
/// # Errors
/// If the set-up cannot be played or the terminal fails.
pub fn run(options: &Options, lang: Lang) -> Result<()> {
    const ADRENALINE: &str = ::adrenaline::Adrenaline::ID;
    const DOOM2004: &str = ::doom2004::Doom2004::ID;
    const DOOM2016: &str = ::doom2016::Doom2016::ID;
    let Options { common, adrenaline, doom, doom2004, doom2016, .. } = options;
    // Options tell which game is meant, those of both DOOM games that it is one of them.
    let mut meant = vec![
        (ADRENALINE, *adrenaline != adrenaline::Options::default()),
        (DOOM2004, *doom2004 != doom2004::Options::default()),
        (DOOM2016, *doom2016 != doom2016::Options::default()),
    ];
    meant.retain(|(_, given)| *given);
    let both = *doom != field::sides::Options::default();
    if both && !meant.iter().any(|(id, _)| [DOOM2004, DOOM2016].contains(id)) {
        let named = options.game.as_deref().unwrap_or(DOOM2004);
        meant.push((if named == DOOM2016 { DOOM2016 } else { DOOM2004 }, true));
    }
    let game = options.game.as_deref().unwrap_or(meant.first().map_or(ADRENALINE, |(id, _)| *id));
    if let Some((other, _)) = meant.iter().find(|(id, _)| *id != game) {
        bail!(said("cli-other-options", &[("other", Arg::text(other)), ("game", Arg::text(game))]));
    }
    match game {
        DOOM2004 => go(common, lang, |terminal, over| match over {
            None => doom2004::begin(doom2004, doom, common, terminal),
            Some(state) => doom2004::go_on(doom.campaign.as_deref(), terminal, state).map(|()| None),
        }),
        DOOM2016 => {
            let mut games = doom2016::Games::new(doom2016, doom, common);
            go(common, lang, |terminal, over| games.next(terminal, over))
        }
        ADRENALINE => go(common, lang, |terminal, over| match over {
            None => adrenaline::begin(adrenaline, common, terminal),
            Some(_) => Ok(None),
        }),
        _ => bail!("{}", codex::text(lang, "ui-not-playable", &[])),
    }
}

/// Lay a game out and play it, and so on; `next` is told of the game that is over and may have another one.
fn go<G: Shown>(
    common: &Common,
    lang: Lang,
    mut next: impl FnMut(&mut Terminal, Option<&G::State>) -> Result<Option<Session<G>>>,
) -> Result<()> {
    let mut terminal = Terminal::open(lang, G::SIGNS, common.no_colour, common.scroll);
    let mut over = None;
    while let Some(session) = next(&mut terminal, over.as_ref())? {
        over = session.play(&mut terminal)?;
        if over.is_none() {
            break;
        }
    }
    terminal.goodbye()
}
