//! The rules and computer players of each game as WebAssembly, with what they say in every language.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::steps::Steps;
use crate::tools::WASM_BINDGEN;
use crate::workspace::Workspace;

/// What the browser understands.
const TARGET: &str = "wasm32-unknown-unknown";
/// The languages of the texts.
const LANGS: [&str; 4] = ["en", "pl", "hr", "hu"];

/// What was made.
pub(super) struct Rules {
    /// The games, by their names in addresses.
    pub(super) games: Vec<String>,
}

impl Rules {
    /// Makes a module for each game in `parts`, and their texts.
    pub(super) fn make(
        workspace: &Workspace,
        parts: &Path,
        build_std: bool,
        steps: &mut Steps,
    ) -> Result<Self> {
        if !build_std {
            ensure_target(workspace, steps)?;
        }
        let bindgen = WASM_BINDGEN.ensure(workspace, steps)?;
        if parts.exists() {
            fs::remove_dir_all(parts)?;
        }
        for folder in ["rules", "texts"] {
            fs::create_dir_all(parts.join(folder))?;
        }
        steps.run("house", &mut workspace.cargo(&["build", "--release", "-p", "local", "--bin", "local"]))?;
        let house = workspace.program("release", "local")?;
        let infos = said(&house, &["games"])?;
        fs::write(parts.join("games.json"), &infos)?;
        let games = ids(&infos)?;
        for game in &games {
            for lang in LANGS {
                fs::write(
                    parts.join(format!("texts/{lang}-{game}.ftl")),
                    said(&house, &["texts", lang, game])?,
                )?;
            }
            steps.run(&format!("{game} as WebAssembly"), &mut compile(workspace, game, build_std))?;
            let wasm = workspace.target.join(TARGET).join("wasm/local_wasm.wasm");
            let mut bind = workspace.command(&bindgen);
            bind.args(["--target", "web", "--no-typescript", "--out-name", game, "--out-dir"]);
            steps.run(&format!("{game} for the page"), bind.arg(parts.join("rules")).arg(wasm))?;
        }
        Ok(Self { games })
    }
}

/// Builds the house of one game.
fn compile(workspace: &Workspace, game: &str, build_std: bool) -> Command {
    let mut build = workspace.cargo(&["build", "-p", "local-wasm", "--profile", "wasm", "--target", TARGET]);
    build.args(["--no-default-features", "--features", game]);
    if build_std {
        build.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
    }
    build
}

/// Adds the target to the toolchain, or says how to do without.
fn ensure_target(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    let is_there = || {
        let asked =
            workspace.command("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
        asked.is_ok_and(|asked| PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim()).is_dir())
    };
    if is_there() {
        return Ok(());
    }
    let added = steps.run("install the target", workspace.command("rustup").args(["target", "add", TARGET]));
    if added.is_err() || !is_there() {
        bail!("{WITHOUT_TARGET}");
    }
    Ok(())
}

/// For machines that reach package registries only.
const WITHOUT_TARGET: &str = "Rust's standard library for WebAssembly is missing, and rustup cannot fetch it.
With another server of rustup:

    RUSTUP_DIST_SERVER=https://… rustup target add wasm32-unknown-unknown

On Debian, with its own compiler and the linker of yours:

    linker=$(rustc --print sysroot)/lib/rustlib/$(rustc --print host-tuple)/bin/rust-lld
    apt-get install rustc-web cargo-web rust-web-src
    PATH=/usr/bin:$PATH CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker cargo xtask site --build-std
";

/// What the house prints.
fn said(house: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
    let output = Command::new(house).args(arguments).output().context("the house cannot be started")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr).trim_end());
    Ok(output.stdout)
}

/// The names of the games that a house lists.
fn ids(infos: &[u8]) -> Result<Vec<String>> {
    let infos: Vec<Value> = serde_json::from_slice(infos).context("the list of games cannot be read")?;
    infos.iter().map(|game| game["id"].as_str().map(str::to_owned).context("a game without a name")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_known_by_their_names() {
        assert_eq!(ids(br#"[{"id":"duel","seats":2},{"id":"chess"}]"#).unwrap(), ["duel", "chess"]);
        assert!(ids(b"{}").is_err());
        assert!(ids(br#"[{"seats":2}]"#).is_err());
    }
}
