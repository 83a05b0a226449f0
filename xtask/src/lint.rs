//! `cargo xtask lint`: formatting and clippy.

use anyhow::Result;

use crate::steps::Steps;
use crate::tools;
use crate::workspace::Workspace;

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let mut steps = Steps::default();
    check_style(workspace, &mut steps)?;
    steps.summary();
    Ok(())
}

/// The steps that look at the code without running it.
pub(crate) fn check_style(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    tools::ensure_components(workspace, steps)?;
    steps.run("format", &mut workspace.cargo(&["fmt", "--all", "--check"]))?;
    // The proof profile is the tests' own: build scripts and macros are then built once for both.
    let clippy = ["clippy", "--workspace", "--all-targets", "--profile", "proof", "--", "-D", "warnings"];
    steps.run("clippy", &mut workspace.cargo(&clippy))
}
