//! `cargo xtask lint`: everything that can be seen without running the program: style, types, dependencies, the book.

use anyhow::Result;

use crate::steps::Steps;
use crate::workspace::Workspace;
use crate::{book, dependencies, tools, web};

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let mut steps = Steps::default();
    web::install(workspace, &mut steps)?;
    let page = Steps::beside(web::checks(workspace));
    check_style(workspace, &mut steps)?;
    steps.wait(page)?;
    steps.summary();
    Ok(())
}

/// The steps that look at the program's code without running it.
pub(crate) fn check_style(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    tools::ensure_components(workspace, steps)?;
    steps.perform("dependencies", "cargo xtask lint", || dependencies::check(workspace))?;
    steps.perform("book", "cargo xtask lint", || book::check(workspace))?;
    steps.run("format", &mut workspace.cargo(&["fmt", "--all", "--check"]))?;
    // The proof profile is the tests' own: build scripts and macros are then built once for both.
    let clippy = ["clippy", "--workspace", "--all-targets", "--profile", "proof", "--", "-D", "warnings"];
    steps.run("clippy", &mut workspace.cargo(&clippy))
}
