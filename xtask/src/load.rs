//! `cargo xtask load`: how much the server bears on this machine.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Anything that the measuring program takes: `--tables N`, `--seconds N`, `--postgres`, `--processes N`, `--idle N`,
    /// `--paces A,B,…`, `--finished N`, `--hostile N`, `--json`. Its `--help` tells more.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

/// Runs the chore. Standard output has the report and nothing else.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let run = |mut command: Command| {
        let status = command.status().context("the command cannot be started")?;
        ensure!(status.success(), "{status}");
        Ok(())
    };
    run(workspace.cargo(&["build", "--release", "-p", "telefrag", "-p", "load"]))?;
    let program = |name: &str| workspace.program("release", name);
    let mut load = workspace.command(program("load")?);
    load.arg("--program").arg(program("telefrag")?).args(&options.options);
    run(load)
}
