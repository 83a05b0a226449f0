//! A server process with a folder of its own, ended with us.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, Result};

/// A server.
pub(crate) struct Place {
    program: PathBuf,
    database: Option<String>,
    /// Its options.
    more: &'static [&'static str],
    folder: PathBuf,
    child: Child,
    /// What it says, kept open so that it may go on saying it.
    _said: BufReader<ChildStdout>,
    /// Where it listens: `127.0.0.1:PORT`.
    pub(crate) address: String,
}

impl Place {
    /// Start it with an empty folder.
    pub(crate) fn start(
        program: &Path,
        database: Option<&str>,
        more: &'static [&'static str],
    ) -> Result<Place> {
        let folder = std::env::temp_dir().join(format!("telefrag-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let (child, said, address) = spawn(program, &folder, database, more)?;
        let (program, database) = (program.to_owned(), database.map(str::to_owned));
        Ok(Place { program, database, more, folder, child, _said: said, address })
    }

    /// Stop it and start it again on what it has kept.
    pub(crate) fn restart(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        (self.child, self._said, self.address) =
            spawn(&self.program, &self.folder, self.database.as_deref(), self.more)?;
        Ok(())
    }

    /// The file in which it keeps everything.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join("telefrag.sqlite")
    }

    /// How much memory it uses, in bytes; 0 where the system does not say.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.unwrap_or_default() * 1024
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn spawn(
    program: &Path,
    folder: &Path,
    database: Option<&str>,
    more: &[&str],
) -> Result<(Child, BufReader<ChildStdout>, String)> {
    let mut command = Command::new(program);
    command
        .args(["serve", "--bind", "127.0.0.1:0", "--no-browser", "--log-level", "error", "--data"])
        .arg(folder)
        .args(more);
    if let Some(url) = database {
        command.args(["--database", url]);
    }
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().context("it says nothing")?);
    said.read_line(&mut line)?;
    let address = line.trim().rsplit_once("http://").map(|(_, address)| address.to_owned());
    Ok((child, said, address.with_context(|| format!("it does not say where it is, but `{}`", line.trim()))?))
}
