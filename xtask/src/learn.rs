//! `cargo xtask learn GAME`: teaches the computer players of a game, and puts what they learned where they find it.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// What to teach.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The game: one of those that the school can teach.
    game: String,
    /// Put the network of this round where the players find it, and teach nothing.
    #[arg(long, value_name = "ROUND")]
    take: Option<u32>,
    /// Anything that the school takes: `--games N`, `--rounds N`, `--own N`, `--epochs N`, `--seed N`, `--threads N`,
    /// `--measure N`. Its `--help` tells more.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let folder = workspace.target.join("learn").join(&options.game);
    if let Some(round) = options.take {
        let net = folder.join(format!("round-{round}.net"));
        let place = workspace.root.join("crates/bots/weights").join(format!("{}.net", options.game));
        fs::copy(&net, &place).with_context(|| format!("{} cannot be taken", net.display()))?;
        println!("{} is {} now", place.display(), net.display());
        return Ok(());
    }
    let mut school = workspace.cargo(&["run", "--release", "-p", "school", "--"]);
    let status =
        school.args(["--game", &options.game, "--folder"]).arg(&folder).args(&options.options).status()?;
    ensure!(status.success(), "{status}");
    Ok(())
}
