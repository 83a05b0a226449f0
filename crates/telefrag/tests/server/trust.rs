//! What strangers try: other people's names, passwords, invitations and pages. And what is cleared away.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::kit::{Answer, NOBODY, Person, Server, doom_for_two, folder, wait_until};
use crate::program::{TELEFRAG, run, stdout};

const JSON: &str = "Content-Type: application/json\r\n";

/// Ask from another address.
fn from(at: SocketAddr, who: &Person, address: &str, path: &str, body: &serde_json::Value) -> Answer {
    let more = format!("{JSON}X-Forwarded-For: {address}\r\n");
    who.call(at, "POST", path, &more, &body.to_string()).expect("an answer")
}

#[test]
fn nobody_has_a_name_that_looks_like_that_of_an_account() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let taken = (409, "refusal-name-taken".to_owned());
    let early = Person::guest(at, "Ann");
    let made = NOBODY.post(at, "/api/account", json!({ "name": "Ann", "password": "long enough" }));
    let ann = Person::with_cookie(&made);
    for name in ["Ann", "ann", " aNN ", "Аnn", "Αnn", "Ａnn"] {
        assert_eq!(NOBODY.post(at, "/api/guest", json!({ "name": name })).wrong(), taken, "{name}");
        assert_eq!(early.json(at, "PATCH", "/api/me", &json!({ "name": name })).wrong(), taken, "{name}");
        let account = json!({ "name": name, "password": "long enough" });
        assert_eq!(NOBODY.post(at, "/api/account", account).wrong(), taken, "{name}");
    }
    for name in ["Ánn", "Anna", "An n"] {
        Person::guest(at, name);
    }
    // A guest who had the name before there was an account is told from its owner.
    let table = early
        .open(at, json!({ "game": "doom2016", "setup": { "marines": ["alpha"] }, "seats": ["me", "open"] }));
    ann.post(at, &format!("{table}/seats/p2"), json!("take")).good();
    let sitters = NOBODY.scene(at, &table)["sitters"].clone();
    assert_eq!(
        (&sitters[0]["person"]["name"], &sitters[1]["person"]["name"]),
        (&json!("Ann"), &json!("Ann"))
    );
    assert_eq!(
        (&sitters[0]["person"]["guest"], &sitters[1]["person"]["guest"]),
        (&json!(true), &json!(null))
    );
}

/// In IPv6 everybody has a whole network of addresses: it counts as one.
#[test]
fn many_addresses_of_one_network_are_one_stranger() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let tried = |address: &dyn Fn(u16) -> String| {
        let tries = (0..30).map(|n| {
            let guess = json!({ "name": format!("Nobody {n}"), "password": "wrong guess" });
            from(server.at, &NOBODY, &address(n), "/api/login", &guess).status
        });
        tries.filter(|status| *status == 429).count()
    };
    assert!(tried(&|n| format!("2001:db8::{n:x}:1")) >= 15);
    assert_eq!(tried(&|n| format!("2001:db8:1:{n:x}::1")), 0);
}

#[test]
fn strangers_who_guess_passwords_lock_nobody_out() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let at = server.at;
    let account = json!({ "name": "Ann", "password": "long enough" });
    let made = from(at, &NOBODY, "192.0.2.1", "/api/account", &account);
    let cookies: Vec<&str> =
        made.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).collect();
    let known = cookies.iter().find(|cookie| cookie.starts_with("telefrag-known=")).expect("a mark");
    let owner = Person { id: String::new(), pass: format!("Cookie: {known}") };
    let guess = json!({ "name": "Ann", "password": "wrong guess" });
    let tries = (0..30).map(|n| from(at, &NOBODY, &format!("198.51.100.{n}"), "/api/login", &guess));
    assert!(tries.filter(|answer| answer.status == 429).count() >= 15);
    // Nobody new gets in, with the right password either; a browser that was here before does.
    assert_eq!(from(at, &NOBODY, "203.0.113.1", "/api/login", &account).status, 429);
    assert_eq!(from(at, &owner, "203.0.113.2", "/api/login", &account).status, 200);
    // The mark of one account is none of another, and opens nothing by itself.
    from(at, &NOBODY, "192.0.2.9", "/api/account", &json!({ "name": "Bob", "password": "long enough" }))
        .good();
    let bob = json!({ "name": "Bob", "password": "wrong guess" });
    let tries = (0..30).map(|n| from(at, &owner, &format!("198.51.100.{}", 100 + n), "/api/login", &bob));
    assert!(tries.filter(|answer| answer.status == 429).count() >= 15);
    assert_eq!(owner.get(at, "/api/me").status, 401);
    // The network of whoever tried is in the log; what was tried is not.
    let log = fs::read_to_string(data.path().join("log")).expect("a log");
    assert!(log.contains("why=\"login\"") && log.contains("198.51.100.0/24"), "{log}");
    assert!(log.contains("logged in") && !log.contains("guess") && !log.contains("long enough"), "{log}");
}

#[test]
fn a_mistake_does_not_spend_an_invitation() {
    let data = folder();
    let server = Server::with(data.path(), &["--registration", "invite"]);
    let at = server.at;
    let place = data.path().to_str().expect("text");
    let code = |line: &str| line.rsplit('/').next().expect("a code").trim().to_owned();
    let output =
        run(TELEFRAG, &["invite", "2", "--data", place, "--public-url", "https://play.example"], b"");
    let told = stdout(&output);
    assert!(told.lines().all(|link| link.starts_with("https://play.example/invite/")), "{told}");
    let codes: Vec<String> = told.lines().rev().take(2).map(code).collect();
    let [code, other] = &codes[..] else { panic!("{told}") };
    let make = |name: &str, password: &str, code: &str| {
        NOBODY.post(at, "/api/account", json!({ "name": name, "password": password, "invite": code }))
    };
    assert_eq!(make("Ann", "short", code).wrong().1, "bad-password");
    assert_eq!(make(" ", "long enough", code).wrong().1, "bad-name");
    assert_eq!(make("Ann", "long enough", "made-up").wrong().1, "not-invited");
    make("Ann", "long enough", code).good();
    let spent = make("Bob", "long enough", code);
    assert_eq!(spent.wrong().1, "not-invited");
    assert!(spent.body.contains("has been used; ask whoever runs the place for another"), "{}", spent.body);
    // A name that is taken spends none either, of an account or of a guest.
    assert_eq!(make("Ann", "long enough", other).wrong(), (409, "refusal-name-taken".to_owned()));
    let guest = |name: &str| NOBODY.post(at, "/api/guest", json!({ "name": name, "invite": other }));
    assert_eq!(guest("Ann").wrong(), (409, "refusal-name-taken".to_owned()));
    guest("Bob").good();
    assert_eq!(guest("Cid").wrong().1, "not-invited");
}

/// Each password takes 20 MiB while it is worked on: a crowd of them must wait, and others must not.
#[test]
fn a_crowd_of_passwords_takes_neither_memory_nor_time_of_others() {
    let data = folder();
    let options = ["--sign-ups", "100000", "--requests", "100000", "--trust-proxy"];
    let mut server = Server::with(data.path(), &options);
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    NOBODY.post(at, "/api/account", json!({ "name": "Taken", "password": "long enough" })).good();
    let (mut most, mut slowest) = (0, std::time::Duration::ZERO);
    std::thread::scope(|scope| {
        let crowd: Vec<_> = (0..80)
            .map(|n| {
                let account = json!({ "name": format!("Crowd {n}"), "password": "long enough" });
                scope.spawn(move || NOBODY.post(at, "/api/account", account).status)
            })
            .collect();
        while !crowd.iter().all(|one| one.is_finished()) {
            let begun = std::time::Instant::now();
            assert_eq!(ann.get(at, "/api/me").status, 200);
            slowest = slowest.max(begun.elapsed());
            most = most.max(crate::memory::resident(&server));
        }
    });
    assert!(most < 200 << 20, "{} MiB", most >> 20);
    assert!(slowest < std::time::Duration::from_secs(3), "{slowest:?}");
    // A name that is taken costs nothing, however often it is tried, and a name of a megabyte is not kept, from however
    // many addresses it is tried.
    let before = crate::memory::resident(&server);
    for n in 0..150 {
        NOBODY.post(at, "/api/account", json!({ "name": "Taken", "password": "long enough" })).wrong();
        let long = format!("{n} {}", "x".repeat(900_000));
        let guess = json!({ "name": long, "password": "long enough" });
        assert_eq!(from(at, &NOBODY, &format!("198.51.{n}.1"), "/api/login", &guess).wrong().0, 401);
    }
    let after = crate::memory::resident(&server);
    assert!(after < before + (60 << 20), "from {} to {} MiB", before >> 20, after >> 20);
    server.assert_well(data.path());
}

#[test]
fn a_request_that_a_browser_sends_for_another_page_is_refused() {
    let data = folder();
    let server = Server::with(data.path(), &[]);
    let at = server.at;
    let guest = json!({ "name": "Ann" }).to_string();
    let ask = |site: &str| {
        NOBODY.call(at, "POST", "/api/guest", &format!("{JSON}Sec-Fetch-Site: {site}\r\n"), &guest)
    };
    for site in ["cross-site", "same-site"] {
        assert_eq!(ask(site).expect("an answer").wrong(), (403, "wrong-origin".to_owned()), "{site}");
    }
    for site in ["same-origin", "none"] {
        assert_eq!(ask(site).expect("an answer").status, 200, "{site}");
    }
    assert!(NOBODY.get(at, "/").header("strict-transport-security").is_none());
}

#[test]
fn readyz_says_when_nothing_can_be_written() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    assert_eq!(NOBODY.get(at, "/readyz").status, 200);
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    let full = "CREATE TRIGGER full BEFORE UPDATE ON settings BEGIN SELECT RAISE(FAIL, 'disk full'); END";
    file.execute_batch(full).expect("a trigger");
    wait_until("not ready", || NOBODY.get(at, "/readyz").status == 503);
    assert_eq!(NOBODY.get(at, "/healthz").status, 200);
    file.execute_batch("DROP TRIGGER full").expect("no trigger");
    wait_until("ready again", || NOBODY.get(at, "/readyz").status == 200);
}

#[test]
fn what_nobody_needs_is_cleared_away() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let [host, gone] = ["Host", "Gone"].map(|name| Person::guest(at, name));
    let [old, new, open] = [0; 3].map(|_| host.open(at, doom_for_two()));
    for table in [&old, &new] {
        assert_eq!(host.json(at, "DELETE", table, &json!({})).status, 200);
    }
    let shared = crate::workshop::share(&host, at, "Cold Stair");
    let comments = format!("/api/scenarios/{shared}/comments");
    for who in [&gone, &host] {
        who.post(at, &comments, json!({ "text": "Too dark." })).good();
    }
    server.kill();
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    let id = |table: &str| table.rsplit('/').next().expect("an id").to_owned();
    let changed = file.execute("UPDATE tables SET changed = 1 WHERE id IN (?1, ?2)", [id(&old), id(&open)]);
    assert_eq!(changed.expect("it is written"), 2);
    file.execute("UPDATE sessions SET seen = 1 WHERE person = ?1", [&gone.id]).expect("it is written");
    file.execute("UPDATE people SET created = 1", []).expect("it is written");
    let count = |sql: &str, id: &str| file.query_row(sql, [id], |row| row.get::<_, u32>(0)).expect("a count");
    let server = Server::start(data.path());
    let at = server.at;
    wait_until("the old table has gone", || {
        count("SELECT COUNT(*) FROM tables WHERE id = ?1", &id(&old)) == 0
    });
    assert_eq!(NOBODY.get(at, &old).status, 404);
    assert_eq!(count("SELECT COUNT(*) FROM log WHERE table_id = ?1", &id(&old)), 0);
    wait_until("the guest has gone", || count("SELECT COUNT(*) FROM people WHERE id = ?1", &gone.id) == 0);
    wait_until("what the guest said has gone, too", || {
        NOBODY.get(at, &comments).good().as_array().map(Vec::len) == Some(1)
    });
    // What is open, or was closed lately, stays; so do people who are here.
    assert_eq!(host.scene(at, &new)["phase"], "closed");
    assert_eq!(host.scene(at, &open)["phase"], "open");
    assert_eq!(host.get(at, "/api/me").status, 200);
}

/// Who is told the encrypted address stays with it, and the log says how the place was started.
#[test]
fn an_encrypted_place_says_so() {
    let data = folder();
    let mut child = Command::new(TELEFRAG)
        .args(["serve", "--bind", "127.0.0.1:0", "--no-browser", "--public-url", "https://play.example.org"])
        .args(["--log", "json", "--data"])
        .arg(data.path())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stderr.take().expect("a log")).read_line(&mut line).expect("text");
    let started: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let fields = &started["fields"];
    assert_eq!(
        (&fields["message"], &fields["here"]),
        (&json!("started"), &json!("https://play.example.org"))
    );
    let at: SocketAddr = fields["address"].as_str().expect("an address").parse().expect("an address");
    let answer = NOBODY.get(at, "/api/games");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(answer.header("strict-transport-security").is_some(), "{}", answer.head);
}

/// "Try again in a moment" is said of what may be better in a moment, and of nothing else.
#[test]
fn what_is_damaged_is_not_said_to_be_away() {
    let data = folder();
    let server = Server::start(data.path());
    let host = Person::guest(server.at, "Host");
    let table = host.open(server.at, doom_for_two());
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    file.execute("UPDATE tables SET card = 'nonsense'", []).expect("it is written");
    let answer = host.get(server.at, "/api/tables?list=mine");
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (500, &json!("failed")));
    assert!(answer.body.contains("cannot be read") && !answer.body.contains("nonsense"), "{answer:?}");
    // What is whole goes on.
    assert_eq!(host.get(server.at, "/api/me").status, 200);
    assert_eq!(host.scene(server.at, &table)["you"], "p1");
}

/// Whoever reads the log may go away: games, clocks and computer players go on without a reader.
#[test]
fn a_log_that_nobody_reads_any_more_stops_nothing() {
    let data = folder();
    let mut command = Command::new(TELEFRAG);
    command.args(["serve", "--bind", "127.0.0.1:0", "--no-browser", "--log-level", "debug", "--data"]);
    command.arg(data.path()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut first = String::new();
    let mut printed = BufReader::new(child.stdout.take().expect("it prints"));
    printed.read_line(&mut first).expect("it says where it is");
    drop(child.stderr.take());
    let at = first.trim().strip_prefix("Telefrag is at http://").and_then(|at| at.parse().ok());
    let at: SocketAddr = at.unwrap_or_else(|| panic!("{first}"));
    // What is refused is written to the log, too.
    for _ in 0..20 {
        NOBODY.post(at, "/api/login", json!({ "name": "Nobody", "password": "long enough" })).wrong();
    }
    let ann = Person::guest(at, "Ann");
    let bot = json!({ "bot": "random" });
    let new =
        json!({ "game": "adrenaline", "setup": { "players": 3 }, "seats": [bot, bot, bot], "begin": true });
    let table = ann.open(at, new);
    wait_until("the end of the game", || ann.scene(at, &table)["phase"] == "over");
    for path in ["/healthz", "/readyz"] {
        assert_eq!(NOBODY.get(at, path).status, 200);
    }
    child.kill().expect("it still runs");
    child.wait().expect("it ends");
}
