//! The page: its types, its style, and the page itself in a real browser against the real program.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::steps::Steps;
use crate::tools::CHROMIUM;
use crate::workspace::Workspace;

/// Checks the sources and drives the page of `program` in a browser. The build of the program has installed what the
/// page is made of.
pub(crate) fn test(workspace: &Workspace, steps: &mut Steps, program: &Path) -> Result<()> {
    CHROMIUM.ensure(workspace, steps)?;
    steps.perform("page: types are those of the program", "cargo xtask types", || {
        types(workspace, program, &["--check"])
    })?;
    steps.run("page: types", &mut npm(workspace, "check"))?;
    steps.run("page: style", &mut npm(workspace, "lint"))?;
    steps.run("page: in a browser", npm(workspace, "test").env("TELEFRAG", program))
}

/// `cargo xtask types`: writes down for the page what the program says and hears.
pub(crate) fn write_types(workspace: &Workspace) -> Result<()> {
    let status = workspace.cargo(&["build", "-p", "telefrag"]).status()?;
    ensure!(status.success(), "{status}");
    types(workspace, &workspace.program("debug", "telefrag")?, &[])
}

/// How the types are written: each under its own name, what may be left out as such.
const TYPES: [&str; 6] = [
    "--output=src/api/schema.ts",
    "--default-non-nullable=false",
    "--empty-objects-unknown",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
];

/// From the program's OpenAPI document to the page's types.
fn types(workspace: &Workspace, program: &Path, more: &[&str]) -> Result<()> {
    let document = Command::new(program).arg("openapi").output().context("the program cannot be started")?;
    ensure!(document.status.success(), "{}", String::from_utf8_lossy(&document.stderr));
    let written = workspace.target.join("openapi.json");
    // The page needs what is said, not where: addresses would make the file three times as long.
    let mut document: serde_json::Value = serde_json::from_slice(&document.stdout)?;
    document["paths"] = serde_json::json!({});
    fs::write(&written, document.to_string())?;
    let mut npm = npm(workspace, "types");
    npm.arg("--").arg(written).args(TYPES).args(more);
    let status = npm.status().context("npm cannot be started")?;
    ensure!(status.success(), "{status}");
    Ok(())
}

/// A script of the page.
pub(crate) fn npm(workspace: &Workspace, script: &str) -> Command {
    let mut command = workspace.command("npm");
    command.args(["--prefix", "web", "run", "--silent", script]);
    command
}
