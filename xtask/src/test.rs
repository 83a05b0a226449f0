//! `cargo xtask test`: everything that has to hold, in one command.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::steps::{Beside, Steps};
use crate::tools::{CHROMIUM, DENY, NEXTEST, POSTGRES};
use crate::workspace::{Workspace, keep_in_memory};
use crate::{lint, rules, site, web};

/// What to leave out or add.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Leave out the tests in a browser.
    #[arg(long)]
    quick: bool,
    /// Look for known vulnerabilities too, with cargo-deny; fetches the advisory database from the network.
    #[arg(long)]
    advisories: bool,
    /// Then make the site too and play it in a browser, as `cargo xtask site --test` does; takes much longer.
    #[arg(long)]
    pub(crate) site: bool,
}

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut steps = Steps::default();
    web::install(workspace, &mut steps)?;
    // What needs little of the machine, or waits for the network, goes beside the build.
    let packages = [POSTGRES.install(workspace), CHROMIUM.install(workspace)].into_iter().flatten();
    let beside = Steps::beside(packages.chain(web::checks(workspace)).collect());
    lint::check_style(workspace, &mut steps)?;
    steps.perform("rules", "cargo xtask rules", || rules::run(workspace, &rules::Options::default()))?;
    run_tests(workspace, &mut steps, options, beside)?;
    if options.advisories {
        let mut deny = workspace.command(DENY.ensure(workspace, &mut steps)?);
        deny.args(["check", "--hide-inclusion-graph", "bans", "licenses", "sources", "advisories"]);
        steps.run("advisories", &mut deny)?;
    }
    steps.summary();
    if options.site { site::run(workspace, &site::Options::tried()) } else { Ok(()) }
}

/// Builds everything, waits for what goes on beside, and runs all tests.
fn run_tests(workspace: &Workspace, steps: &mut Steps, options: &Options, beside: Beside) -> Result<()> {
    // The runner is a convenience that takes longer to build than it saves; what it runs is the same.
    let nextest = NEXTEST.find(workspace);
    let has_doctests = nextest.is_none();
    let (runner, args): (_, &[&str]) = match nextest {
        Some(nextest) => (nextest, &["nextest", "run", "--workspace", "--cargo-profile", "proof"]),
        // Without a choice of targets: examples are built as programs then, and one of them is tried.
        None => ("cargo".into(), &["test", "--quiet", "--workspace", "--profile", "proof", "--no-fail-fast"]),
    };
    let run = |more: &[&str]| {
        let mut command = workspace.command(&runner);
        command.args(args).args(more);
        lint::while_building(workspace, command)
    };
    steps.run("build and lint", &mut run(&["--no-run"])?)?;
    steps.wait(beside)?;
    steps.run("tests", keep_in_memory(&mut run(&[])?))?;
    if !has_doctests {
        let doctests = ["test", "--workspace", "--doc", "--profile", "proof"];
        steps.run("doctests", &mut lint::while_building(workspace, workspace.cargo(&doctests))?)?;
    }
    compare_builds(workspace, steps)?;
    if options.quick { Ok(()) } else { web::test(workspace, steps) }
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
