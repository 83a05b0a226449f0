//! A storm of mutated messages over live lines: the server never breaks, and people play on.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::Chance;
use serde_json::json;
use tungstenite::protocol::frame::coding::{Data, OpCode};
use tungstenite::protocol::frame::{Frame, FrameHeader};
use tungstenite::{Bytes, Message};

use crate::input::running;
use crate::kit::{Person, Server, folder};
use crate::line::{Heard, Known, Line};

/// How long it goes on.
const TIME: Duration = Duration::from_secs(5);

fn pick<'a, T>(luck: &mut Chance, some: &'a [T]) -> &'a T {
    &some[luck.below(some.len() as u32) as usize]
}

/// A message that could be right.
fn sound(luck: &mut Chance, known: &Known) -> String {
    let (id, after) = (luck.below(1000), known.seen.saturating_sub(luck.below(4).into()));
    let choices = known.choices();
    let action = if choices.is_empty() { "pass".to_owned() } else { pick(luck, &choices).clone() };
    match luck.below(5) {
        0 => json!({ "do": "say", "id": id, "text": "hello" }),
        1 => json!({ "do": "undo", "id": id }),
        2 => json!({ "do": "answer-undo", "id": id, "yes": luck.below(2) == 0 }),
        _ => json!({ "do": "act", "id": id, "after": after, "action": action }),
    }
    .to_string()
}

/// Change something about a text: bytes, pieces, numbers.
fn mutated(luck: &mut Chance, text: String) -> Vec<u8> {
    const PIECES: [&str; 14] = [
        "{",
        "}",
        "\"",
        "null",
        "-1",
        "18446744073709551616",
        "1e400",
        "\\u0000",
        "\\ud800",
        "\u{feff}",
        ":",
        "[[[[",
        "do",
        "p1",
    ];
    let mut bytes = text.into_bytes();
    for _ in 0..luck.below(4) {
        let at = luck.below(bytes.len() as u32 + 1) as usize;
        match luck.below(5) {
            0 if at < bytes.len() => bytes[at] = luck.below(256) as u8,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.truncate(at),
            3 => drop(bytes.splice(at..at, pick(luck, &PIECES).bytes())),
            _ => bytes.extend_from_within(at..),
        }
    }
    bytes
}

/// One message out of many kinds.
fn message(luck: &mut Chance, known: &Known) -> Message {
    let text = sound(luck, known);
    let bytes = mutated(luck, text);
    match luck.below(40) {
        0 => Message::Binary(bytes.into()),
        1 => Message::Ping(bytes.into_iter().take(200).collect::<Vec<u8>>().into()),
        2 => Message::Pong(Bytes::from_static(b"x")),
        3 => Message::Close(None),
        // Frames that begin something and never end it, or end what never began.
        4 => Message::Frame(Frame::message(bytes, OpCode::Data(Data::Text), false)),
        5 => Message::Frame(Frame::message(bytes, OpCode::Data(Data::Continue), true)),
        6 => Message::Frame(Frame::from_payload(
            FrameHeader { rsv1: true, opcode: OpCode::Data(Data::Reserved(5)), ..FrameHeader::default() },
            bytes.into(),
        )),
        // Text that is no text is a frame of bytes all the same.
        _ => match String::from_utf8(bytes) {
            Ok(text) => Message::text(text),
            Err(bad) => Message::Frame(Frame::message(bad.into_bytes(), OpCode::Data(Data::Text), true)),
        },
    }
}

/// Say anything over ever new lines; how many messages that were.
fn rave(at: SocketAddr, table: &str, who: &Person, seed: u64, stop: &AtomicBool) -> u64 {
    let (mut luck, mut sent) = (Chance::seeded(seed), 0);
    while !stop.load(Ordering::Relaxed) {
        let mut line = Line::open(at, table, who);
        while !stop.load(Ordering::Relaxed) {
            let message = message(&mut luck, &line.known);
            if line.send(message).is_err() {
                break;
            }
            sent += 1;
            if luck.below(4) > 0 {
                continue;
            }
            match line.hear() {
                Heard::Ended(_) => break,
                Heard::Answer(answer) => {
                    let code = answer["error"]["code"].as_str();
                    assert!(!matches!(code, Some("failed" | "unavailable" | "drifted")), "{answer}");
                }
                Heard::Update | Heard::Nothing => {}
            }
        }
    }
    sent
}

#[test]
fn mutated_messages_harm_nobody() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let (stormy, ravers) = running(at);
    let (calm, [ada, bela]) = running(at);
    let (stop, sent) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut talked = 0;
    std::thread::scope(|scope| {
        let lines = (0..6u64).map(|n| (n, if n % 2 == 0 { &stormy } else { &calm }, &ravers[n as usize % 2]));
        for (n, table, who) in lines {
            let (stop, sent) = (&stop, &sent);
            scope.spawn(move || sent.fetch_add(rave(at, table, who, n, stop), Ordering::Relaxed));
        }
        let calm = || {
            let (mut ours, mut theirs) = (Line::open(at, &calm, &ada), Line::open(at, &calm, &bela));
            let begun = Instant::now();
            while begun.elapsed() < TIME {
                let number = ours.done(json!({ "do": "say", "text": "calm" }));
                theirs.wait_for(number);
                talked += 1;
                std::thread::sleep(Duration::from_millis(100));
            }
        };
        let calm = std::panic::catch_unwind(std::panic::AssertUnwindSafe(calm));
        stop.store(true, Ordering::Relaxed);
        calm.expect("people who behave are not disturbed");
    });
    let sent = sent.into_inner();
    assert!(sent > 1000 && talked > 10, "{sent} messages, {talked} calm ones");
    // The log of both tables still gives a position, and those who rave are no part of the calm one but by talk.
    for table in [&stormy, &calm] {
        let log = ada.log(at, table);
        let numbers: Vec<_> = log.iter().filter_map(|entry| entry["number"].as_u64()).collect();
        assert_eq!(numbers, (1..=log.len() as u64).collect::<Vec<_>>());
    }
    assert!(ada.log(at, &calm).iter().all(|entry| entry["what"] != "acted"));
    let figures = crate::kit::NOBODY.get(at, "/metrics").body;
    let failed = figures.lines().find(|line| line.contains("status=\"5"));
    assert_eq!(failed, None);
    server.assert_well(data.path());
}
