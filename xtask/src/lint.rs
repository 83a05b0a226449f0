//! `cargo xtask lint`: everything that can be seen without running the program: style, types, dependencies, the book.

use std::path::Path;
use std::process::Command;

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
    // The proof profile is the tests' own: build scripts and macros are then built once for both.
    let clippy = ["clippy", "--workspace", "--all-targets", "--profile", "proof", "--", "-D", "warnings"];
    steps.run("clippy", &mut workspace.cargo(&clippy))?;
    steps.wait(page)?;
    steps.summary();
    Ok(())
}

/// The steps that look at the code without compiling it.
pub(crate) fn check_style(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    tools::ensure_components(workspace, steps)?;
    steps.perform("dependencies", "cargo xtask lint", || dependencies::check(workspace))?;
    steps.perform("book", "cargo xtask lint", || book::check(workspace))?;
    steps.run("format", &mut workspace.cargo(&["fmt", "--all", "--check"]))
}

/// Lets clippy compile what is ours instead of the plain compiler, as `cargo clippy` does: whoever builds everything
/// anyway need not look through it a second time.
pub(crate) fn while_building(workspace: &Workspace, mut build: Command) -> Result<Command> {
    let sysroot = workspace.command("rustc").args(["--print", "sysroot"]).output()?.stdout;
    let clippy = Path::new(String::from_utf8(sysroot)?.trim_end()).join("bin/clippy-driver");
    build
        .env("RUSTC_WORKSPACE_WRAPPER", clippy)
        .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
    Ok(build)
}
