//! A campaign from scenario to scenario: where it stands is kept in a file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use codex::Arg;
use doom2004::scenario::campaign;
use doom2004::{Next, Setup, State};
use serde::{Deserialize, Serialize};

use super::Options;
use crate::play::pen::Pen;
use crate::play::terminal::Terminal;

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
    if !path.exists() {
        return Ok(campaign().first(setup));
    }
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("{name} cannot be read"))?;
    let progress: Progress =
        serde_json::from_str(&text).with_context(|| format!("{name} says nothing about a campaign"))?;
    let over = match progress {
        Progress::Next(setup) => return Ok(Setup { confirm_turn: true, ..setup }),
        Progress::Won => "ui-d04-campaign-won",
        Progress::Lost => "ui-d04-campaign-lost",
    };
    bail!("{} {}", pen.word(over), pen.text("ui-d04-campaign-over", &[("file", Arg::text(name))]))
}

/// A game is over: say what comes next and write it down.
pub(in crate::play) fn go_on(options: &Options, terminal: &mut Terminal, state: &State) -> Result<()> {
    let Some(path) = &options.campaign else { return Ok(()) };
    let Some(next) = campaign().after(state) else { return Ok(()) };
    let (progress, said) = match next {
        Next::Play(setup) => {
            let title = setup.scenario.arena().scenario().title.key.clone();
            let args = [("title", Arg::key(title)), ("file", Arg::text(path.display()))];
            (Progress::Next(setup), terminal.pen.text("ui-d04-campaign-next", &args))
        }
        Next::Won => (Progress::Won, terminal.pen.word("ui-d04-campaign-won")),
        Next::Lost => (Progress::Lost, terminal.pen.word("ui-d04-campaign-lost")),
    };
    // Written beside it first, so that a full disk does not take the old one away.
    let beside = path.with_extension("part");
    let text = serde_json::to_string_pretty(&progress)?;
    fs::write(&beside, text + "\n")
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("{} cannot be written", path.display()))?;
    terminal.line(said)
}
