//! The page: its types, its style, its plain files, and the page itself in a real browser against the real program.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::steps::{Step, Steps};
use crate::tools::NODE;
use crate::workspace::Workspace;

/// Installs what the page is made of, unless that is done. The build of the program would do it too: but only one of
/// them at a time may.
pub(crate) fn install(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    if let Some((name, mut install)) = NODE.install(workspace) {
        steps.run(&name, &mut install)?;
    }
    let web = workspace.root.join("web");
    let [wanted, installed] =
        ["package-lock.json", "node_modules/.installed.json"].map(|file| fs::read(web.join(file)));
    match (wanted, installed) {
        (Ok(wanted), Ok(installed)) if wanted == installed => Ok(()),
        _ => steps.run("page: packages", workspace.command("npm").args(["--prefix", "web", "ci"])),
    }
}

/// The steps that need neither the program nor a browser.
pub(crate) fn checks(workspace: &Workspace) -> Vec<Step> {
    let checks = [("page: style", "lint"), ("page: types", "check"), ("page: plain files", "test:unit")];
    checks.map(|(name, script)| (name.to_owned(), npm(workspace, script))).into()
}

/// Drives the page of `program` in a browser.
pub(crate) fn test(workspace: &Workspace, steps: &mut Steps, program: &Path) -> Result<()> {
    steps.perform("page: types are those of the program", "cargo xtask types", || {
        types(workspace, program, &["--check"])
    })?;
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
    fs::write(&written, &document.stdout)?;
    let status =
        npm(workspace, "openapi").arg("--").arg(&written).status().context("npm cannot be started")?;
    ensure!(status.success(), "the description of the interface is faulty");
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
