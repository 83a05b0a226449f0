//! The page: its types, its style, and the page itself in a real browser against the real program.

use std::path::Path;

use anyhow::Result;

use crate::steps::Steps;
use crate::tools::CHROMIUM;
use crate::workspace::Workspace;

/// Checks the sources and drives the page of `program` in a browser. The build of the program has installed what the
/// page is made of.
pub(crate) fn test(workspace: &Workspace, steps: &mut Steps, program: &Path) -> Result<()> {
    CHROMIUM.ensure(workspace, steps)?;
    let npm = |script: &str| {
        let mut command = workspace.command("npm");
        command.args(["--prefix", "web", "run", "--silent", script]);
        command
    };
    steps.run("page: types", &mut npm("check"))?;
    steps.run("page: style", &mut npm("lint"))?;
    steps.run("page: in a browser", npm("test").env("TELEFRAG", program))
}
