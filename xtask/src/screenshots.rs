//! `cargo xtask screenshots`: a picture of every screen of the page, in every language and size, to look through.

use std::fs;

use anyhow::Result;

use crate::steps::Steps;
use crate::tools::CHROMIUM;
use crate::web;
use crate::workspace::Workspace;

/// Which pictures to take.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only pictures whose language, size and name match: `hu`, `390x844`, `"pl 1440x900 home"`. A regular expression.
    only: Option<String>,
}

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut steps = Steps::default();
    if let Some((name, mut install)) = CHROMIUM.install(workspace) {
        steps.run(&name, &mut install)?;
    }
    steps.run("build", &mut workspace.cargo(&["build", "--release", "-p", "telefrag"]))?;
    let folder = workspace.target.join("screenshots");
    let mut pictures = web::npm(workspace, "screenshots");
    pictures.env("TELEFRAG", workspace.program("release", "telefrag")?).env("SCREENSHOTS", &folder);
    match &options.only {
        Some(only) => drop(pictures.args(["--", "--grep", only])),
        // What is no longer a screen shall not be looked at.
        None if folder.exists() => fs::remove_dir_all(&folder)?,
        None => {}
    }
    steps.run("pictures", &mut pictures)?;
    println!("\nLook at {}", folder.join("index.html").display());
    Ok(())
}
