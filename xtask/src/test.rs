//! `cargo xtask test`: everything that has to hold, in one command.

use std::process::Command;

use anyhow::{Result, ensure};

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

/// Builds the game and runs all tests, those of the page too.
fn run_tests(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    POSTGRES.ensure(workspace, steps)?;
    // Together, so that what both need is built once.
    let build = ["build", "-p", "telefrag", "-p", "bots", "--bins", "--profile", "proof"];
    steps.run("build", &mut workspace.cargo(&build))?;
    let program = workspace.program("proof", "telefrag")?;
    compare_builds(workspace, steps)?;

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
    steps.run("tests", &mut tests)?;
    steps.run("doctests", &mut workspace.cargo(&["test", "--workspace", "--doc", "--profile", "proof"]))?;
    web::test(workspace, steps, &program)
}

/// A replay has to give the same hashes in every build, quick or careful: plays every game with both and compares.
fn compare_builds(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    steps.run("build, careful", &mut workspace.cargo(&["build", "-p", "bots", "--bin", "hashes"]))?;
    steps.perform("builds agree", "target/debug/hashes | diff - <(target/proof/hashes)", || {
        let hashes = |folder| {
            let output = Command::new(workspace.program(folder, "hashes")?).output()?;
            ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            Ok::<_, anyhow::Error>(String::from_utf8(output.stdout)?)
        };
        let [careful, quick] = ["debug", "proof"].map(hashes);
        let (careful, quick) = (careful?, quick?);
        ensure!(careful.lines().count() > 100, "only {} positions were compared", careful.lines().count());
        let differ = careful.lines().zip(quick.lines()).find(|(one, other)| one != other);
        ensure!(careful == quick, "the same games have other hashes, first here: {differ:?}");
        Ok(())
    })
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
