//! A server of one's own, and people who talk to it over HTTP.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::TELEFRAG;

/// How long a test waits for anything before it has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A folder that is gone when the test is over.
pub(crate) fn folder() -> TempDir {
    tempfile::Builder::new().prefix("telefrag-server-").tempdir().expect("a folder")
}

/// A server process. It is killed when this is dropped.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) at: SocketAddr,
    child: Child,
    /// It may still print.
    printed: BufReader<ChildStdout>,
}

impl Server {
    /// Start a server on a free port, with its data in a folder and its log in `log` there.
    pub(crate) fn start(data: &Path) -> Server {
        Server::with(data, &["--sign-ups", "100000", "--requests", "100000"])
    }

    /// The same with options.
    pub(crate) fn with(data: &Path, options: &[&str]) -> Server {
        Server::of(TELEFRAG, data, options)
    }

    /// The same of another program.
    pub(crate) fn of(program: impl AsRef<OsStr>, data: &Path, options: &[&str]) -> Server {
        let log = File::options().create(true).append(true).open(data.join("log")).expect("a log");
        let mut command = Command::new(program);
        command.args(["serve", "--bind", "127.0.0.1:0", "--no-browser", "--data"]);
        command.arg(data).args(options).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().expect("the program starts");
        let mut printed = BufReader::new(child.stdout.take().expect("it prints"));
        let mut line = String::new();
        printed.read_line(&mut line).expect("it prints text");
        let at = line.trim().strip_prefix("Telefrag is at http://").and_then(|at| at.parse().ok());
        let at = at.unwrap_or_else(|| {
            _ = child.kill();
            panic!(
                "it says where it is: {line:?}\n{}",
                fs::read_to_string(data.join("log")).unwrap_or_default()
            )
        });
        Server { at, child, printed }
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kill it without a word.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Ask it to stop; how it ended, and what it said last.
    pub(crate) fn stop(&mut self) -> (ExitStatus, String) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill is there");
        assert!(asked.success());
        let begun = Instant::now();
        let mut said = String::new();
        self.printed.read_to_string(&mut said).expect("text");
        let status = self.child.wait().expect("it ends");
        assert!(begun.elapsed() < Duration::from_secs(15), "it took {:?} to stop", begun.elapsed());
        (status, said)
    }

    /// It still works, and nothing in it broke.
    pub(crate) fn assert_well(&mut self, data: &Path) {
        for path in ["/healthz", "/readyz"] {
            let answer = NOBODY.get(self.at, path);
            assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        }
        assert!(self.child.try_wait().expect("a state").is_none(), "it has ended");
        assert_unharmed(data);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Nothing in the servers that wrote this log broke.
pub(crate) fn assert_unharmed(data: &Path) {
    let log = fs::read_to_string(data.join("log")).expect("a log");
    let broken = log.lines().find(|line| line.contains("panicked") || line.contains("Drifted"));
    assert!(broken.is_none(), "{broken:?}");
}

/// What a server answers.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// The body.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|problem| panic!("{problem}: {self:?}"))
    }

    /// The body, if all went well.
    #[track_caller]
    pub(crate) fn good(self) -> Value {
        assert!(self.status < 300, "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// What went wrong, said as it should be.
    #[track_caller]
    pub(crate) fn wrong(&self) -> (u16, String) {
        let error = self.json()["error"].clone();
        assert!((400..500).contains(&self.status), "{self:?}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{self:?}");
        (self.status, error["code"].as_str().unwrap_or_else(|| panic!("{self:?}")).to_owned())
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// One request over a line of its own, exactly these bytes.
pub(crate) fn exchange(at: SocketAddr, request: &[u8]) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(at)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    // It may answer and hang up before it has read everything.
    let sent = stream.write_all(request);
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    if bytes.is_empty() {
        sent?;
        read?;
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

/// Somebody who calls, by a header that says who.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    pub(crate) id: String,
    /// `Cookie: …` or `Authorization: …`, or nothing.
    pub(crate) pass: String,
}

/// Who is nobody.
pub(crate) static NOBODY: Person = Person { id: String::new(), pass: String::new() };

impl Person {
    /// A guest.
    pub(crate) fn guest(at: SocketAddr, name: &str) -> Person {
        Person::with_cookie(&NOBODY.post(at, "/api/guest", json!({ "name": name })))
    }

    /// Whoever this answer logs in.
    #[track_caller]
    pub(crate) fn with_cookie(answer: &Answer) -> Person {
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie =
            answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
        let id = answer.json()["id"].as_str().expect("an id").to_owned();
        Person { id, pass: format!("Cookie: {cookie}") }
    }

    /// A program with a token of this person.
    pub(crate) fn program(&self, at: SocketAddr) -> Person {
        let made = self.post(at, "/api/me/tokens", json!({ "label": "test" })).good();
        let token = made["token"].as_str().expect("a token");
        Person { id: self.id.clone(), pass: format!("Authorization: Bearer {token}") }
    }

    /// Call with this text as the body; `more` are lines of the head.
    pub(crate) fn call(
        &self,
        at: SocketAddr,
        method: &str,
        path: &str,
        more: &str,
        body: &str,
    ) -> io::Result<Answer> {
        let pass = if self.pass.is_empty() { String::new() } else { format!("{}\r\n", self.pass) };
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{pass}{more}Content-Length: {length}\r\n\r\n"
        );
        exchange(at, &[head.as_bytes(), body.as_bytes()].concat())
    }

    #[track_caller]
    pub(crate) fn json(&self, at: SocketAddr, method: &str, path: &str, body: &Value) -> Answer {
        let sent = self.call(at, method, path, "Content-Type: application/json\r\n", &body.to_string());
        sent.unwrap_or_else(|problem| panic!("{method} {path}: {problem}"))
    }

    #[track_caller]
    pub(crate) fn post(&self, at: SocketAddr, path: &str, body: Value) -> Answer {
        self.json(at, "POST", path, &body)
    }

    #[track_caller]
    pub(crate) fn get(&self, at: SocketAddr, path: &str) -> Answer {
        self.call(at, "GET", path, "", "").unwrap_or_else(|problem| panic!("{path}: {problem}"))
    }

    /// Open a table; its address under `/api/tables`.
    #[track_caller]
    pub(crate) fn open(&self, at: SocketAddr, table: Value) -> String {
        let page = self.post(at, "/api/tables", table).good();
        format!("/api/tables/{}", page["id"].as_str().expect("an id"))
    }

    /// The table as this person may know it.
    #[track_caller]
    pub(crate) fn scene(&self, at: SocketAddr, table: &str) -> Value {
        self.get(at, table).good()["scene"].take()
    }

    /// The whole log of a table as this person may know it.
    #[track_caller]
    pub(crate) fn log(&self, at: SocketAddr, table: &str) -> Vec<Value> {
        let mut log: Vec<Value> = Vec::new();
        loop {
            let page = self.get(at, &format!("{table}/log?after={}", log.len())).good();
            match page.as_array().expect("a list") {
                page if page.is_empty() => return log,
                page => log.extend(page.iter().cloned()),
            }
        }
    }
}

/// DOOM (2016) for two: the usual first mission with one marine, and the invader.
pub(crate) fn doom_for_two() -> Value {
    json!({ "game": "doom2016", "setup": { "marines": ["alpha"] }, "seats": ["me", "open"] })
}

/// Wait until something holds.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "{what} has not come");
        std::thread::sleep(Duration::from_millis(20));
    }
}
