//! Looking after a place: from the command line beside a server that runs, in a file and in PostgreSQL, and on the page.

mod page;
mod people;
mod place;
mod prune;
mod tables;

use std::net::SocketAddr;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{NOBODY, Person, Server, folder};
use crate::program::{TELEFRAG, run, stderr, stdout};

/// What everybody's password is.
const PASSWORD: &str = "correct horse";

/// A place that is served, and the command line beside it.
struct Place {
    data: TempDir,
    server: Server,
    postgres: Option<testbed::Postgres>,
    /// How the command line finds it.
    found: Vec<String>,
}

impl Place {
    fn file(more: &[&str]) -> Place {
        let data = folder();
        let server =
            Server::with(data.path(), &[&["--sign-ups", "100000", "--requests", "100000"], more].concat());
        let found = vec!["--data".to_owned(), data.path().to_str().expect("a path").to_owned()];
        Place { data, server, postgres: None, found }
    }

    fn postgres(more: &[&str]) -> Place {
        let (data, postgres) = (folder(), testbed::Postgres::start().expect("a PostgreSQL"));
        let url = postgres.create("looked_after").expect("a database");
        let usual = ["--database", &url, "--sign-ups", "100000", "--requests", "100000"];
        let server = Server::with(data.path(), &[&usual[..], more].concat());
        Place { data, server, postgres: Some(postgres), found: vec!["--database".to_owned(), url] }
    }

    /// Stop it, and serve it again.
    fn restart(&mut self) {
        self.server.stop();
        let mut options = vec!["--sign-ups", "100000", "--requests", "100000"];
        if self.postgres.is_some() {
            options.extend(self.found.iter().map(String::as_str));
        }
        self.server = Server::with(self.data.path(), &options);
    }

    /// Where it listens.
    fn at(&self) -> SocketAddr {
        self.server.at
    }

    /// `telefrag admin …`: what it prints, or what it says against it.
    fn try_admin(&self, args: &[&str]) -> Result<String, String> {
        let found = self.found.iter().map(String::as_str);
        let args: Vec<&str> = std::iter::once("admin").chain(args.iter().copied()).chain(found).collect();
        let output = run(TELEFRAG, &args, b"");
        match output.status.success() {
            true => Ok(stdout(&output).to_owned()),
            false => Err(stderr(&output).to_owned()),
        }
    }

    /// `telefrag admin …`, and all goes well.
    #[track_caller]
    fn admin(&self, args: &[&str]) -> String {
        self.try_admin(args).unwrap_or_else(|said| panic!("{args:?}: {said}"))
    }

    /// The same, as JSON.
    #[track_caller]
    fn json(&self, args: &[&str]) -> Value {
        let text = self.admin(&[args, &["--json"]].concat());
        serde_json::from_str(&text).unwrap_or_else(|problem| panic!("{problem}: {text}"))
    }

    /// Carry out a statement behind the program's back.
    fn sql(&self, statements: &str) {
        match &self.postgres {
            Some(postgres) => _ = postgres.sql("looked_after", statements).expect("it is done"),
            None => {
                let file =
                    rusqlite::Connection::open(self.data.path().join("telefrag.sqlite")).expect("the file");
                file.busy_timeout(crate::kit::PATIENCE).expect("patience");
                file.execute_batch(statements).expect("it is done");
            }
        }
    }

    /// What was done, the latest first: what, and to whom.
    fn deeds(&self) -> Vec<(String, String)> {
        let log = self.json(&["log"]);
        let text = |deed: &Value, key: &str| deed[key].as_str().expect("a text").to_owned();
        log.as_array().expect("a list").iter().map(|deed| (text(deed, "what"), text(deed, "whom"))).collect()
    }

    /// The last thing that was done.
    #[track_caller]
    fn assert_noted(&self, what: &str, whom: &str) {
        assert_eq!(self.deeds()[0], (what.to_owned(), whom.to_owned()));
    }
}

/// Check something in a file and in PostgreSQL.
fn each(check: impl Fn(&Place)) {
    for place in [Place::file(&[]), Place::postgres(&[])] {
        check(&place);
        crate::kit::assert_unharmed(place.data.path());
    }
}

/// Somebody with an account.
fn account(at: SocketAddr, name: &str) -> Person {
    Person::with_cookie(&NOBODY.post(at, "/api/account", json!({ "name": name, "password": PASSWORD })))
}

/// A game of two people that goes on; its address.
fn game(at: SocketAddr, host: &Person, second: &Person) -> String {
    let table = host.open(at, crate::kit::doom_for_two());
    second.post(at, &format!("{table}/seats/p2"), json!("take")).good();
    host.post(at, &format!("{table}/begin"), json!({})).good();
    table
}

/// The name of a table in addresses.
fn id(table: &str) -> &str {
    table.rsplit('/').next().expect("an id")
}
