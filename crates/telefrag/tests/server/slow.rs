//! Clients that take their time: the server lets go of them, and others do not notice.

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::input::running;
use crate::kit::{NOBODY, Server, folder, wait_until};
use crate::line::Line;
use crate::program::TELEFRAG;

/// Send something, then a byte every now and then, until the other end has had enough; how long that took.
fn drip(at: SocketAddr, first: &str, byte: Option<u8>, most: Duration) -> Duration {
    let mut stream = TcpStream::connect(at).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_millis(200))).expect("a timeout");
    stream.write_all(first.as_bytes()).expect("it listens");
    let begun = Instant::now();
    let mut answer = [0; 1024];
    loop {
        match stream.read(&mut answer) {
            Ok(0) => break,
            Ok(_) => {}
            Err(problem) if matches!(problem.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => break,
        }
        if byte.is_some_and(|byte| stream.write_all(&[byte]).is_err()) {
            break;
        }
        assert!(begun.elapsed() < most, "{first:?}: still there after {most:?}");
    }
    begun.elapsed()
}

/// Ask for very much and take nothing, until the other end has had enough; how long that took.
fn deaf(at: SocketAddr, most: Duration) -> Duration {
    let mut stream = TcpStream::connect(at).expect("it listens");
    stream.set_write_timeout(Some(Duration::from_millis(200))).expect("a timeout");
    let many = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {at}\r\n\r\n").repeat(5000);
    let begun = Instant::now();
    let mut left = many.as_bytes().iter().copied().cycle();
    loop {
        let some: Vec<u8> = left.clone().take(4096).collect();
        match stream.write(&some) {
            Ok(written) => drop(left.nth(written.saturating_sub(1))),
            Err(problem) if matches!(problem.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => return begun.elapsed(),
        }
        assert!(begun.elapsed() < most, "still there after {most:?}");
    }
}

#[test]
fn slow_clients_are_let_go_and_disturb_nobody() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let (mut ours, mut theirs) = (Line::open(at, &table, &ada), Line::open(at, &table, &bela));
    let half = Duration::from_secs(15);
    std::thread::scope(|scope| {
        let slow = [
            // Says nothing at all.
            scope.spawn(move || drip(at, "", None, half)),
            // Never ends its head.
            scope.spawn(move || drip(at, "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ", Some(b'x'), half)),
            // Begins as HTTP/2 does, and thinks better of it.
            scope.spawn(move || drip(at, "PRI * HTTP/2.0\r\n", None, half)),
            // Never ends its body.
            scope.spawn(move || {
                let head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                            Content-Length: 100000\r\n\r\n";
                drip(at, head, Some(b' '), Duration::from_secs(40))
            }),
            // Takes nothing of its answers.
            scope.spawn(move || deaf(at, Duration::from_secs(50))),
        ];
        let mut most = Duration::ZERO;
        while !slow.iter().all(|client| client.is_finished()) {
            let begun = Instant::now();
            let number = ours.done(json!({ "do": "say", "text": "quick" }));
            theirs.wait_for(number);
            assert_eq!(NOBODY.get(at, "/healthz").status, 200);
            most = most.max(begun.elapsed());
            // Not so often that it would be too much.
            std::thread::sleep(Duration::from_millis(700));
        }
        assert!(most < Duration::from_secs(5), "others had to wait {most:?}");
        for client in slow {
            client.join().expect("it was let go");
        }
    });
    server.assert_well(data.path());
}

/// Where the system lets a process open only a few files, it says so once in a while, and goes on when there are some again.
#[test]
fn a_server_that_is_out_of_files_says_so_and_recovers() {
    let data = folder();
    let small = data.path().join("small");
    fs::write(&small, format!("#!/bin/sh\nulimit -n 100\nexec {TELEFRAG} \"$@\"\n")).expect("a script");
    fs::set_permissions(&small, fs::Permissions::from_mode(0o700)).expect("a script");
    let mut server = Server::of(&small, data.path(), &[]);
    let crowd: Vec<_> = (0..150).map(|_| TcpStream::connect(server.at).expect("it listens")).collect();
    let said = || {
        let log = fs::read_to_string(data.path().join("log")).expect("a log");
        log.lines().filter(|line| line.contains("cannot take connections")).count()
    };
    wait_until("a complaint", || said() > 0);
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(said(), 1);
    drop(crowd);
    wait_until("room again", || {
        NOBODY.call(server.at, "GET", "/healthz", "", "").is_ok_and(|answer| answer.status == 200)
    });
    server.assert_well(data.path());
}

#[test]
fn what_was_begun_is_finished_though_nobody_waits() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let mut watching = Line::open(at, &table, &bela);
    for n in 0..40 {
        let body = json!({ "text": format!("gone {n}") }).to_string();
        let length = body.len();
        let mut stream = TcpStream::connect(at).expect("it listens");
        let head = format!("POST {table}/chat HTTP/1.1\r\nHost: {at}\r\n{}\r\n", ada.pass);
        let rest = format!("Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}");
        stream.write_all(format!("{head}{rest}").as_bytes()).expect("it listens");
        // Some leave at once, some while it is being written.
        std::thread::sleep(Duration::from_micros(200 * n));
        drop(stream);
        std::thread::sleep(Duration::from_millis(60));
    }
    // Whatever is in the log has been told to those who watch, without anybody asking.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(1) {
        watching.hear();
    }
    let file = rusqlite::Connection::open(data.path().join("telefrag.sqlite")).expect("the file");
    let last: u64 = file.query_row("SELECT MAX(number) FROM log", [], |row| row.get(0)).expect("a log");
    assert_eq!(watching.known.seen, last);
    server.assert_well(data.path());
}
