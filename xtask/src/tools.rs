//! The tools the chores need: found if they are there in the right series, installed at the pinned version if there is
//! no way without them.
//!
//! Tools are installed under `target/tools`, so that nothing outside the workspace changes. Versions are pinned,
//! because a new release of a linter must not fail a build that passed yesterday.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Result;

use crate::steps::{Step, Steps};
use crate::workspace::Workspace;

/// A tool that `cargo install` can build.
pub(crate) struct Tool {
    package: &'static str,
    /// What it is started by.
    program: &'static str,
    version: &'static str,
    /// The arguments that make it print its version.
    version_args: &'static [&'static str],
    /// Must it be this very version?
    exact: bool,
}

/// The test runner.
pub(crate) const NEXTEST: Tool = Tool {
    package: "cargo-nextest",
    program: "cargo-nextest",
    version: "0.9.151",
    version_args: &["nextest", "--version"],
    exact: false,
};

/// Tells of known vulnerabilities of the dependencies.
pub(crate) const DENY: Tool = Tool {
    package: "cargo-deny",
    program: "cargo-deny",
    version: "0.20.2",
    version_args: &["--version"],
    exact: false,
};

/// Joins WebAssembly and the page. It must be as old as the crate of that name.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: "0.2.130",
    version_args: &["--version"],
    exact: true,
};

impl Tool {
    /// Where we install it.
    fn ours(&self, workspace: &Workspace) -> PathBuf {
        workspace.target.join("tools/bin").join(format!("{}{}", self.program, std::env::consts::EXE_SUFFIX))
    }

    /// The tool's program, if it is there: ours, or one on the PATH.
    pub(crate) fn find(&self, workspace: &Workspace) -> Option<PathBuf> {
        [self.ours(workspace), PathBuf::from(self.program)].into_iter().find(|program| self.serves(program))
    }

    /// The tool's program, built now if it is not there yet; that takes minutes.
    pub(crate) fn ensure(&self, workspace: &Workspace, steps: &mut Steps) -> Result<PathBuf> {
        if let Some(found) = self.find(workspace) {
            return Ok(found);
        }
        // Built quickly rather than to be quick: each runs once, for seconds. What it was locked to may be gone by now.
        let install = |locked: &[&str]| {
            let mut install = workspace.cargo(&["install", "--debug", "--force", self.package]);
            install
                .args(locked)
                .args(["--version", self.version, "--root"])
                .arg(workspace.target.join("tools"));
            install
        };
        let name = format!("install {}", self.package);
        steps.run(&name, &mut install(&["--locked"])).or_else(|_| steps.run(&name, &mut install(&[])))?;
        Ok(self.ours(workspace))
    }

    /// Is it there, at the pinned version or another patch release of it?
    fn serves(&self, program: &Path) -> bool {
        let output = Command::new(program).args(self.version_args).stderr(Stdio::null()).output();
        output.is_ok_and(|output| {
            let answer = String::from_utf8_lossy(&output.stdout);
            if self.exact {
                answer.split_whitespace().any(|word| word == self.version)
            } else {
                names_series(&answer, self.version)
            }
        })
    }
}

/// Whether a tool's answer to `--version` names a version of the same series: `mdbook v0.5.4` for 0.5.1.
fn names_series(answer: &str, version: &str) -> bool {
    let series = version.rsplit_once('.').map_or(version, |(series, _)| series);
    answer.split_whitespace().any(|word| {
        let word = word.strip_prefix('v').unwrap_or(word);
        word.rsplit_once('.').is_some_and(|(start, _)| start == series)
    })
}

/// Adds rustfmt and clippy to the toolchain where they are missing.
pub(crate) fn ensure_components(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let mut version = workspace.cargo(&[subcommand, "--version"]);
        let there = version.stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !there.is_ok_and(|status| status.success()) {
            let mut add = workspace.command("rustup");
            steps.run(&format!("install {component}"), add.args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// A program that comes from Debian's packages.
pub(crate) struct Package {
    name: &'static str,
    /// Is it there?
    is_there: fn() -> bool,
}

/// The database that tests start for themselves.
pub(crate) const POSTGRES: Package = Package { name: "postgresql", is_there: has_postgres };

/// What builds the page.
pub(crate) const NODE: Package = Package { name: "nodejs npm", is_there: || answers("npm", "--version") };

/// The browser that tests drive, with and without windows.
pub(crate) const CHROMIUM: Package = Package {
    name: "chromium chromium-headless-shell",
    is_there: || answers("chromium", "--version") && answers("chromium-headless-shell", "--version"),
};

impl Package {
    /// The step that installs it, where Debian can and nobody has yet. Elsewhere the tests say what is missing.
    pub(crate) fn install(&self, workspace: &Workspace) -> Option<Step> {
        if (self.is_there)() || !answers("apt-get", "--version") {
            return None;
        }
        let mut install = workspace.command("sh");
        install.args(["-c", &format!("apt-get update -q && apt-get install -y -q {}", self.name)]);
        Some((format!("install {}", self.name), install))
    }
}

fn answers(program: &str, argument: &str) -> bool {
    let status = Command::new(program).arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Debian keeps each version in a folder of its own; the client alone is not enough.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
        || answers("initdb", "--version")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_patch_release_serves_and_another_series_does_not() {
        assert!(names_series("mdbook v0.5.4\n", "0.5.4"));
        assert!(names_series("cargo-nextest 0.9.143 (abc 2026-01-01)\nrelease: 0.9.143", "0.9.151"));
        assert!(!names_series("mdbook v0.50.4", "0.5.4"));
        assert!(!names_series("mdbook v0.4.4", "0.5.4"));
        assert!(!names_series("", "0.5.4"));
    }

    #[test]
    fn wasm_bindgen_is_as_old_as_its_crate() {
        let lock = include_str!("../../Cargo.lock");
        let line = format!("name = \"wasm-bindgen\"\nversion = \"{}\"\n", WASM_BINDGEN.version);
        assert!(lock.contains(&line), "Cargo.lock has another wasm-bindgen than {}", WASM_BINDGEN.version);
    }
}
