//! Server processes with a folder of their own, ended with us.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result};

/// A place: one process, or several on one database.
pub(crate) struct Place {
    program: PathBuf,
    database: Option<String>,
    /// Its options.
    more: &'static [&'static str],
    folder: PathBuf,
    processes: Vec<Process>,
    next: AtomicUsize,
}

/// A server process.
struct Process {
    child: Child,
    /// What it says, kept open so that it may go on saying it.
    _said: BufReader<ChildStdout>,
    /// Where it listens: `127.0.0.1:PORT`.
    address: String,
}

impl Place {
    /// Start so many processes with an empty folder.
    pub(crate) fn start(
        program: &Path,
        database: Option<&str>,
        processes: usize,
        more: &'static [&'static str],
    ) -> Result<Place> {
        let folder = std::env::temp_dir().join(format!("telefrag-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let (program, database) = (program.to_owned(), database.map(str::to_owned));
        let mut place =
            Place { program, database, more, folder, processes: Vec::new(), next: AtomicUsize::new(0) };
        place.spawn(processes)?;
        Ok(place)
    }

    fn spawn(&mut self, count: usize) -> Result<()> {
        for _ in 0..count {
            let process = Process::start(&self.program, &self.folder, self.database.as_deref(), self.more)?;
            self.processes.push(process);
        }
        Ok(())
    }

    /// Stop it and start it again on what it has kept.
    pub(crate) fn restart(&mut self) -> Result<()> {
        let count = self.processes.len();
        self.processes.clear();
        self.spawn(count)
    }

    /// Where one of its processes listens, each in turn, as a proxy would choose.
    pub(crate) fn address(&self) -> &str {
        let n = self.next.fetch_add(1, Ordering::Relaxed);
        &self.processes[n % self.processes.len()].address
    }

    /// The file in which it keeps everything.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join("telefrag.sqlite")
    }

    /// How much memory all processes use, in bytes; 0 where the system does not say.
    pub(crate) fn memory(&self) -> u64 {
        self.processes.iter().map(Process::memory).sum()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.processes.clear();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Process {
    fn start(program: &Path, folder: &Path, database: Option<&str>, more: &[&str]) -> Result<Process> {
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
        let address =
            address.with_context(|| format!("it does not say where it is, but `{}`", line.trim()))?;
        Ok(Process { child, _said: said, address })
    }

    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.unwrap_or_default() * 1024
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
