//! `cargo xtask test`: everything that has to hold, in one command.

use std::process::Command;

use anyhow::Result;

use crate::steps::Steps;
use crate::tools::{DENY, MDBOOK, NEXTEST, POSTGRES};
use crate::workspace::Workspace;
use crate::{lint, rules, web};

/// What to leave out or add.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Leave out the check of the dependencies and the book.
    #[arg(long)]
    quick: bool,
    /// Look for known vulnerabilities too; fetches the advisory database from the network.
    #[arg(long, conflicts_with = "quick")]
    advisories: bool,
}

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut steps = Steps::default();
    lint::check_style(workspace, &mut steps)?;
    run_tests(workspace, &mut steps)?;
    if !options.quick {
        check_dependencies(workspace, &mut steps, options.advisories)?;
        build_book(workspace, &mut steps)?;
    }
    steps.perform("rules", "cargo xtask rules", || rules::run(workspace, &rules::Options::default()))?;
    steps.summary();
    Ok(())
}

/// Builds the game twice and runs all tests, those of the page too.
///
/// A replay has to give the same hashes in every build, so the tests get a debug and an optimised binary to compare.
fn run_tests(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    POSTGRES.ensure(workspace, steps)?;
    steps.run("build, dev", &mut workspace.cargo(&["build", "-p", "telefrag"]))?;
    steps.run("build, proof", &mut workspace.cargo(&["build", "-p", "telefrag", "--profile", "proof"]))?;
    let debug_bin = workspace.program("debug")?;
    let proof_bin = workspace.program("proof")?;
    let with_binaries = |command: &mut Command| {
        command.env("TELEFRAG_DEBUG_BIN", &debug_bin).env("TELEFRAG_PROOF_BIN", &proof_bin);
    };

    let mut tests = match NEXTEST.ensure(workspace, steps) {
        Ok(nextest) => {
            let mut command = workspace.command(nextest);
            command.args(["nextest", "run", "--workspace", "--cargo-profile", "proof"]);
            command
        }
        Err(why) => {
            // The runner is a convenience; what it runs is not.
            println!("    {why:#}\n    going on with plain `cargo test`");
            workspace.cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--profile", "proof"])
        }
    };
    with_binaries(&mut tests);
    steps.run("tests", &mut tests)?;

    let mut doctests = workspace.cargo(&["test", "--workspace", "--doc", "--profile", "proof"]);
    with_binaries(&mut doctests);
    steps.run("doctests", &mut doctests)?;
    web::test(workspace, steps, &proof_bin)
}

fn check_dependencies(workspace: &Workspace, steps: &mut Steps, advisories: bool) -> Result<()> {
    let mut deny = workspace.command(DENY.ensure(workspace, steps)?);
    deny.args(["check", "--hide-inclusion-graph", "bans", "licenses", "sources"]);
    if advisories {
        deny.arg("advisories");
    }
    steps.run("dependencies", &mut deny)
}

fn build_book(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    let mut mdbook = workspace.command(MDBOOK.ensure(workspace, steps)?);
    steps.run("book", mdbook.args(["build", "docs"]))
}
