//! The codex as files: a server is started for a moment, and its pages are taken.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use anyhow::{Context, Result, ensure};

use crate::steps::Steps;
use crate::workspace::Workspace;

/// Writes the pages of the codex that `program` has into the folder of the site.
pub(super) fn write(
    workspace: &Workspace,
    program: &Path,
    site: &Path,
    base: &str,
    steps: &mut Steps,
) -> Result<()> {
    let data = workspace.target.join("site-parts/data");
    steps.perform("codex", "cargo xtask site", || {
        let mut serve = workspace.command(program);
        serve.args(["serve", "--bind", "127.0.0.1:0", "--no-browser", "--data"]).arg(&data);
        let mut server =
            Running(serve.stdout(Stdio::piped()).spawn().context("the program cannot be started")?);
        let address = server.address()?;
        let mut pages = workspace.command("node");
        let status = pages.arg("web/build/codex.mjs").arg(address).arg(site).arg(base).status()?;
        ensure!(status.success(), "{status}");
        Ok(())
    })
}

/// A server that is stopped when it is not needed any more.
struct Running(Child);

impl Running {
    /// Where it listens, which it prints.
    fn address(&mut self) -> Result<String> {
        let printed = BufReader::new(self.0.stdout.take().context("the program prints nothing")?);
        for line in printed.lines() {
            if let Some(address) = line?.split_whitespace().find(|word| word.starts_with("http://")) {
                return Ok(address.trim_end_matches('/').to_owned());
            }
        }
        anyhow::bail!("the program ended without saying where it listens")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
