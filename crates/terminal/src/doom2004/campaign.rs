//! A campaign from scenario to scenario: where it stands is kept in a file.

use std::path::Path;

use anyhow::{Result, bail};
use codex::Arg;
use doom2004::place::campaign;
use doom2004::{Next, Setup, State};
use serde::{Deserialize, Serialize};

use crate::campaign as kept;
use crate::pen::Pen;
use crate::terminal::Terminal;

/// Where a campaign stands, as its file says it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant)]
enum Progress {
    /// The next game.
    Next(Setup),
    /// The marines have won it.
    Won,
    /// The invader has won it.
    Lost,
}

/// The next game of a campaign: the first one if there is no file yet.
pub(super) fn resume(path: &Path, setup: &Setup, pen: Pen) -> Result<Setup> {
    let Some(progress) = kept::read(path)? else { return Ok(campaign().first(setup)) };
    let over = match progress {
        Progress::Next(setup) => return Ok(Setup { confirm_turn: true, ..setup }),
        Progress::Won => "ui-d04-campaign-won",
        Progress::Lost => "ui-d04-campaign-lost",
    };
    bail!("{} {}", pen.word(over), pen.text("ui-doom-campaign-over", &[("file", Arg::text(path.display()))]))
}

/// A game is over: say what comes next and write it down.
pub(crate) fn go_on(path: Option<&Path>, terminal: &mut Terminal, state: &State) -> Result<()> {
    let Some(path) = path else { return Ok(()) };
    let Some(next) = campaign().after(state) else { return Ok(()) };
    let (progress, said) = match next {
        Next::Play(setup) => {
            let title = Arg::from(&setup.scenario.place().scenario().title.prose);
            let args = [("title", title), ("file", Arg::text(path.display()))];
            (Progress::Next(setup), terminal.pen.text("ui-d04-campaign-next", &args))
        }
        Next::Won => (Progress::Won, terminal.pen.word("ui-d04-campaign-won")),
        Next::Lost => (Progress::Lost, terminal.pen.word("ui-d04-campaign-lost")),
    };
    kept::write(path, &progress)?;
    terminal.line(said)
}
