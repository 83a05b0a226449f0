//! What tests need around the program: a real PostgreSQL of their own, gone when they are, and files that are broken on purpose.
#![cfg(unix)]

mod broken;

pub use broken::broken_files;

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// Where Debian keeps the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Below the ports that the system hands out, so that nobody gets ours while the server is down.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A PostgreSQL server in a temporary folder, on a loopback port, that really writes to the disk.
///
/// It is stopped and its folder removed when this is dropped, and also when the process that started it ends in
/// whatever way.
///
/// ```no_run
/// let server = testbed::Postgres::start()?;
/// let url = server.create("lobby")?;
/// assert!(url.starts_with("postgres://"));
/// # anyhow::Ok(())
/// ```
#[derive(Debug)]
pub struct Postgres {
    /// The programs.
    bin: PathBuf,
    folder: PathBuf,
    /// Who runs it, where we are root: PostgreSQL refuses to run as root.
    owner: Option<(u32, u32)>,
    port: u16,
    password: String,
    running: Option<Child>,
    /// Waits for the end of our process, then cleans up.
    guard: Option<Child>,
}

/// How a server goes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// As its administrator would do it.
    Clean,
    /// As if the machine had failed: what is on the disk is all there is.
    Crash,
}

impl Postgres {
    /// Start a server.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Postgres> {
        let bin = programs()?;
        let folder = tempfile::Builder::new().prefix("telefrag-postgres-").tempdir()?.keep();
        let owner = if fs::metadata(&folder)?.uid() == 0 { Some((id("-u")?, id("-g")?)) } else { None };
        let password = format!("{:016x}", random());
        let mut server =
            Postgres { bin, folder, owner, port: free_port()?, password, running: None, guard: None };
        if let Some((user, group)) = owner {
            chown(&server.folder, Some(user), Some(group))?;
        }
        server.guard = Some(server.guard()?);
        let secret = server.folder.join("password");
        fs::write(&secret, &server.password)?;
        let mut initdb = server.command("initdb");
        initdb.args([
            "-D",
            "data",
            "-N",
            "-E",
            "UTF8",
            "--locale=C",
            "-U",
            "telefrag",
            "-A",
            "scram-sha-256",
        ]);
        done(initdb.arg("--pwfile=password"))?;
        fs::remove_file(&secret)?;
        let mut settings =
            fs::OpenOptions::new().append(true).open(server.folder.join("data/postgresql.conf"))?;
        let port = server.port;
        writeln!(settings, "listen_addresses = '127.0.0.1'\nport = {port}\nunix_socket_directories = ''")?;
        server.go_on()?;
        Ok(server)
    }

    /// Start it again after a [stop](Self::stop), with the data and at the port that it had.
    ///
    /// # Errors
    /// If it does not start.
    pub fn go_on(&mut self) -> Result<()> {
        let log = fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log"))?;
        let mut postgres = self.command("postgres");
        postgres.args(["-D", "data"]).stdout(log.try_clone()?).stderr(log).process_group(0);
        let mut child = postgres.spawn().context("cannot start postgres")?;
        let state = self.folder.join("data/postmaster.pid");
        while !fs::read_to_string(&state).is_ok_and(|state| state.contains("ready")) {
            if let Some(status) = child.try_wait()? {
                bail!("postgres: {status}\n{}", fs::read_to_string(self.folder.join("log"))?);
            }
            sleep(Duration::from_millis(20));
        }
        self.running = Some(child);
        Ok(())
    }

    /// Take it down.
    ///
    /// # Errors
    /// If it does not stop.
    pub fn stop(&mut self, how: Stop) -> Result<()> {
        let mode = match how {
            Stop::Clean => "fast",
            Stop::Crash => "immediate",
        };
        let mut running = self.running.take().context("it is down already")?;
        done(self.command("pg_ctl").args(["-D", "data", "-m", mode, "-W", "stop"]))?;
        running.wait()?;
        Ok(())
    }

    /// Make a new database, and give its address.
    ///
    /// # Errors
    /// If that name is taken, or the server is down.
    pub fn create(&self, name: &str) -> Result<String> {
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.url(name))
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://telefrag:{}@127.0.0.1:{}/{database}", self.password, self.port)
    }

    /// Carry out statements and give what they print, a line for each row.
    ///
    /// # Errors
    /// If they fail, or the server is down.
    pub fn sql(&self, database: &str, statements: &str) -> Result<String> {
        let mut psql = self.command("psql");
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statements])
            .arg(self.url(database));
        done(&mut psql)
    }

    /// A program of PostgreSQL, in the folder, as somebody whom it does not refuse.
    fn command(&self, program: &str) -> Command {
        self.unprivileged(&self.bin.join(program))
    }

    fn unprivileged(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).stdin(Stdio::null());
        if let Some((user, group)) = self.owner {
            command.uid(user).gid(group);
        }
        command
    }

    /// Somebody who cleans up as soon as nobody holds the other end of the pipe: that is the case when our process is
    /// gone, too.
    fn guard(&self) -> Result<Child> {
        const CLEAN_UP: &str = r#"cat; "$0" -D data -m immediate -W stop
            for i in $(seq 100); do [ -e data/postmaster.pid ] && sleep 0.1; done; cd /; rm -rf "$1""#;
        let mut shell = self.unprivileged(Path::new("sh"));
        shell.args(["-c", CLEAN_UP]).arg(self.bin.join("pg_ctl")).arg(&self.folder);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Ctrl-C is meant for the tests.
        shell.process_group(0).spawn().context("cannot start a shell")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut guard) = self.guard.take() {
            drop(guard.stdin.take());
            let _ = guard.wait();
        }
        if let Some(mut running) = self.running.take() {
            let _ = running.wait();
        }
    }
}

/// The folder of the newest programs.
fn programs() -> Result<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).max_by_key(|path| version(path));
    if let Some(bin) = newest.map(|path| path.join("bin")).filter(|bin| bin.join("initdb").is_file()) {
        return Ok(bin);
    }
    let asked = done(Command::new("pg_config").arg("--bindir"));
    let bin = asked.context("PostgreSQL is not installed; on Debian: apt-get install -y postgresql")?;
    Ok(bin.trim().into())
}

/// Wait for a command to end and take what it printed.
fn done(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot start {name}"))?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    if !output.status.success() {
        bail!("{name}: {}\n{}{}", output.status, text(output.stdout), text(output.stderr));
    }
    Ok(text(output.stdout))
}

/// The number of the user or group that Debian has for PostgreSQL.
fn id(what: &str) -> Result<u32> {
    let number = done(Command::new("id").args([what, "postgres"]));
    Ok(number.context("PostgreSQL does not run as root, and there is no user `postgres`")?.trim().parse()?)
}

fn random() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

/// A port that nobody listens at.
fn free_port() -> Result<u16> {
    let some = |_| PORTS.start + (random() % u64::from(PORTS.end - PORTS.start)) as u16;
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    (0..100).map(some).find(free).context("no port is free")
}
