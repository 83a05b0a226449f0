//! People who come in over HTTP, open tables and sit down.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::{Value, json};

use crate::place::Place;

/// How many come in at once.
const AT_ONCE: usize = 32;

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    /// The cookie.
    pub(crate) cookie: String,
}

/// A table with two people; the first has all odd seats, the second all even ones.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) people: [Person; 2],
}

/// Calls a server.
pub(crate) struct Caller {
    agent: ureq::Agent,
    address: String,
    /// Where it says that it comes from.
    whence: String,
}

impl Caller {
    pub(crate) fn new(place: &Place) -> Caller {
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().new_agent();
        Caller { agent, address: place.address().to_owned(), whence: "127.0.0.1".to_owned() }
    }

    /// One that comes from elsewhere, if the place believes it.
    pub(crate) fn from(place: &Place, whence: String) -> Caller {
        Caller { whence, ..Caller::new(place) }
    }

    /// Somebody new.
    pub(crate) fn guest(&self, name: &str) -> Result<Person> {
        let body = json!({ "name": name }).to_string();
        let url = format!("http://{}/api/guest", self.address);
        let answer = self.agent.post(url).header("x-forwarded-for", &self.whence);
        let answer = answer.content_type("application/json").send(body)?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).context("no cookie for a guest")?;
        Ok(Person { cookie: cookie.to_owned() })
    }

    /// Tell something.
    pub(crate) fn post(&self, person: &Person, path: &str, body: &Value) -> Result<Value> {
        let url = format!("http://{}{path}", self.address);
        let request =
            self.agent.post(url).header("cookie", &person.cookie).header("x-forwarded-for", &self.whence);
        read(path, request.content_type("application/json").send(body.to_string())?)
    }

    /// Change something.
    pub(crate) fn patch(&self, person: &Person, path: &str, body: &Value) -> Result<Value> {
        let url = format!("http://{}{path}", self.address);
        let request =
            self.agent.patch(url).header("cookie", &person.cookie).header("x-forwarded-for", &self.whence);
        read(path, request.content_type("application/json").send(body.to_string())?)
    }

    /// Open a live line on which nothing is ever read.
    pub(crate) fn line(&self, person: &Person, path: &str) -> Result<TcpStream> {
        let mut line = TcpStream::connect(&self.address)?;
        let Caller { address, whence, .. } = self;
        write!(
            line,
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {}\r\nX-Forwarded-For: {whence}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGVsZWZyYWcgdGVsZWZyYQ==\r\n\r\n",
            person.cookie
        )?;
        let mut first = [0; 12];
        line.read_exact(&mut first)?;
        ensure!(first.ends_with(b"101"), "{path}: no line");
        Ok(line)
    }

    /// Ask something.
    pub(crate) fn get(&self, person: &Person, path: &str) -> Result<Value> {
        let url = format!("http://{}{path}", self.address);
        let request =
            self.agent.get(url).header("cookie", &person.cookie).header("x-forwarded-for", &self.whence);
        read(path, request.call()?)
    }
}

fn read(path: &str, mut answer: ureq::http::Response<ureq::Body>) -> Result<Value> {
    let text = answer.body_mut().read_to_string()?;
    if !answer.status().is_success() {
        bail!("{path}: {} {text}", answer.status());
    }
    Ok(serde_json::from_str(&text)?)
}

/// Do something so often, many at once.
pub(crate) fn many<T: Send>(count: usize, work: impl Fn(usize) -> Result<T> + Sync) -> Result<Vec<T>> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(count)));
    std::thread::scope(|scope| {
        let worker = || -> Result<()> {
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= count {
                    return Ok(());
                }
                let made = work(n)?;
                done.lock().map_err(|_| anyhow!("another one failed"))?.push(made);
            }
        };
        let workers: Vec<_> = (0..AT_ONCE.min(count)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("it panicked"))?)
    })?;
    Ok(done.into_inner().unwrap_or_default())
}

/// Open tables of Adrenaline with three seats, two people each, and begin.
pub(crate) fn open_tables(place: &Place, count: usize) -> Result<Vec<Table>> {
    let caller = Caller::new(place);
    many(count, |n| {
        let people = [caller.guest(&format!("Odd {n}"))?, caller.guest(&format!("Even {n}"))?];
        let new = json!({ "game": "adrenaline", "setup": { "players": 3 }, "seats": ["me", "open", "me"] });
        let table = caller.post(&people[0], "/api/tables", &new)?;
        let id = table["id"].as_str().context("a table has a name")?.to_owned();
        caller.post(&people[1], &format!("/api/tables/{id}/seats/p2"), &json!("take"))?;
        caller.post(&people[0], &format!("/api/tables/{id}/begin"), &json!({}))?;
        Ok(Table { id, people })
    })
}
