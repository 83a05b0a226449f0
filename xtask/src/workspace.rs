//! Where the workspace lives on this machine, and how commands are started in it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Linux's folder in memory, and the room that tests need there, in KiB.
const MEMORY: (&str, u64) = ("/dev/shm", 2 << 20);

/// Lets tests keep what nobody wants afterwards in memory, where there is room: a database waits for its disk after every
/// action at a table, and most of the time of some tests is that wait.
pub(crate) fn keep_in_memory(tests: &mut Command) -> &mut Command {
    let (folder, least) = MEMORY;
    let room = Command::new("df").args(["-k", "--output=avail", folder]).output();
    let room = room.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let room: u64 = room.lines().last().and_then(|line| line.trim().parse().ok()).unwrap_or(0);
    if room >= least && std::env::var_os("TMPDIR").is_none() {
        tests.env("TMPDIR", folder);
    }
    tests
}

/// The workspace's folders.
pub(crate) struct Workspace {
    /// The folder of the root `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// Where cargo puts what it builds; not always `target`, since people may point it elsewhere.
    pub(crate) target: PathBuf,
}

impl Workspace {
    /// Asks cargo for the folders.
    pub(crate) fn find() -> Result<Self> {
        // Asked when it runs: a shared target directory may hold the xtask of another checkout.
        let here = std::env::var_os("CARGO_MANIFEST_DIR").context("run this as `cargo xtask`")?;
        let root = Path::new(&here).parent().context("xtask lies in a workspace")?.to_path_buf();
        let output = Command::new("cargo")
            .args(["metadata", "--no-deps", "--format-version=1"])
            .current_dir(&root)
            .output()
            .context("cannot start cargo")?;
        let complaint = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo cannot read the workspace:\n{}", complaint.trim_end());
        let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
        let target = metadata["target_directory"].as_str().context("cargo names no target directory")?;
        Ok(Self { target: target.into(), root })
    }

    /// A command that will run in the root.
    pub(crate) fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        // What cargo says of this program is said of no other: build scripts that look at it would run again, and with
        // them all that is built on theirs.
        for (name, _) in std::env::vars_os() {
            if name
                .to_str()
                .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"))
            {
                command.env_remove(name);
            }
        }
        command
    }

    /// A program as a profile's build left it.
    pub(crate) fn program(&self, profile: &str, name: &str) -> Result<PathBuf> {
        let path = self.target.join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        ensure!(path.is_file(), "the build left no binary at {}", path.display());
        Ok(path)
    }

    /// `cargo ARGS`, to run in the root.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut command = self.command("cargo");
        command.args(args);
        command
    }
}
