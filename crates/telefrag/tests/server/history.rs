//! Finished games, copies of everything, and clean ends.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::input::running;
use crate::kit::{NOBODY, Person, Server, doom_for_two, folder, wait_until};
use crate::line::{Heard, Line};
use crate::program::{TELEFRAG, Temporary, run, stderr, stdout};

/// A table whose game computer players have played to its end, for somebody who keeps a seat.
pub(crate) fn finished(server: &Server, who: &Person) -> String {
    let at = server.at;
    let mut new = doom_for_two();
    (new["seats"], new["begin"]) = (json!(["me", { "bot": "random" }]), json!(true));
    new["options"] = json!({ "listed": true });
    let table = who.open(at, new);
    assert_eq!(who.get(at, &format!("{table}/replay")).wrong(), (409, "refusal-table-not-over".to_owned()));
    who.post(at, &format!("{table}/seats/p1"), json!({ "bot": "random" })).good();
    wait_until("the end of the game", || who.scene(at, &table)["phase"] == "over");
    table
}

#[test]
fn a_finished_game_stays_and_proves_its_luck() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let ada = Person::guest(at, "Ada");
    let table = finished(&server, &ada);
    let page = ada.get(at, &table).good();
    let ended = &page["scene"]["ended"];
    let pledge = page["scene"]["pledge"].as_str().expect("a pledge");
    let seed = ended["seed"].as_str().expect("a seed");
    let number = u64::from_str_radix(seed.trim_start_matches("0x"), 16).expect("a number");
    assert_eq!(server::pledge::pledge(number, ended["salt"].as_str().expect("a salt")), pledge);
    // The file goes out and is verified by another process.
    let answer = NOBODY.get(at, &format!("{table}/replay"));
    assert!(
        answer.header("content-disposition").is_some_and(|name| name.contains(".tfr")),
        "{}",
        answer.head
    );
    let text = answer.body.clone();
    assert!(text.contains(pledge) && text.contains(seed));
    let file = Temporary::new("server.tfr", text.as_bytes());
    let output = run(TELEFRAG, &["replay", "verify", file.path()], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    // With the pledge that a player noted: whoever forges a file can put any other into it.
    let verify = |noted: &str| run(TELEFRAG, &["replay", "verify", file.path(), "--pledge", noted], b"");
    let output = verify(pledge);
    assert!(output.status.success() && stdout(&output).contains("the pledge is kept"), "{}", stderr(&output));
    let forged = "0".repeat(64);
    let output = verify(&forged);
    assert!(!output.status.success() && stderr(&output).contains("not fair"), "{}", stderr(&output));
    let count = page["scene"]["actions"].as_u64().expect("a count");
    assert!(stdout(&output).contains(&format!("the same game: {count} actions")), "{}", stdout(&output));
    // And comes in again.
    let import = |text: &str| {
        ada.call(at, "POST", "/api/replays", "Content-Type: text/plain\r\n", text).expect("an answer")
    };
    let shown = import(&text).good();
    let shown_at = format!("/api/tables/{}", shown["id"].as_str().expect("an id"));
    assert_eq!((&shown["scene"]["phase"], &shown["scene"]["actions"]), (&json!("over"), &json!(count)));
    assert_eq!(NOBODY.get(at, &format!("{shown_at}/replay")).body, text);
    let changed = text.replacen("\np1 ", "\np2 ", 1);
    let pledged = text.replacen(pledge, &forged, 1);
    for bad in [changed.as_str(), &pledged, &text[..text.len() / 2], "", "game chess\n"] {
        assert_eq!(import(bad).wrong(), (400, "unreadable".to_owned()));
    }
    // Not without end: each one is played through and kept.
    let refused = (0..30).map(|_| import("")).find(|answer| answer.status == 429).expect("an end");
    assert_eq!(refused.wrong(), (429, "too-often".to_owned()));
    // Every moment of both, through every pair of eyes.
    for count in [0, 1, count / 2, count] {
        for seat in ["", "&seat=p1", "&seat=p2", "&open=true"] {
            let [ours, theirs] = [&table, &shown_at]
                .map(|table| NOBODY.get(at, &format!("{table}/moment?count={count}{seat}")).good());
            assert_eq!(ours, theirs);
        }
    }
    // With all cards on the table both hands show.
    let [nobody, marine, invader, open] = ["", "&seat=p1", "&seat=p2", "&open=true"].map(|eyes| {
        let moment = NOBODY.get(at, &format!("{table}/moment?count={}{eyes}", count / 2)).good();
        [moment["view"]["marines"][0]["hand"].clone(), moment["view"]["cards"]["hand"].clone()]
    });
    assert!(nobody.iter().all(Value::is_number), "{nobody:?}");
    assert!(open.iter().all(Value::is_array), "{open:?}");
    assert_eq!(open, [marine[0].clone(), invader[1].clone()]);
    let last = NOBODY.get(at, &format!("{table}/moment?count={count}&seat=p1")).good();
    assert_eq!(last["view"], page["scene"]["view"]);
    for bad in [
        format!("count={}", count + 1),
        "count=18446744073709551615".to_owned(),
        "count=0&seat=p99".to_owned(),
    ] {
        assert_eq!(NOBODY.get(at, &format!("{table}/moment?{bad}")).wrong().0, 404, "{bad}");
    }
    assert_eq!(NOBODY.get(at, &format!("{table}/moment?count=0&seat=p0")).wrong().0, 400);
    // It counts, once; who brought the file in has played nothing by that.
    let played = NOBODY.get(at, &format!("/api/people/{}", ada.id)).good()["played"].clone();
    assert_eq!(
        (&played[0]["game"], &played[0]["played"], &played[1]),
        (&json!("doom2016"), &json!(1), &Value::Null)
    );
    assert_eq!(
        played[0]["won"],
        u64::from(ended["winners"].as_array().expect("winners").contains(&json!("p1")))
    );
    assert_eq!(NOBODY.get(at, "/api/tables?list=over").good()[0]["id"], page["id"]);
    let report = NOBODY.get(at, &format!("{table}/report")).good();
    assert_eq!(report["replay"], json!(text));
    // Now everybody sees what was done.
    let log = NOBODY.log(at, &table);
    assert!(log.iter().filter(|entry| entry["what"] == "acted").all(|entry| entry["action"].is_string()));
    server.assert_well(data.path());
}

/// Start a server from a copy of another one's file.
fn from_copy(copy: &Path) -> (tempfile::TempDir, Server) {
    let data = folder();
    std::fs::copy(copy, data.path().join("telefrag.sqlite")).expect("a copy");
    let server = Server::start(data.path());
    (data, server)
}

#[test]
fn a_copy_is_made_while_people_play() {
    let data = folder();
    let server = Server::start(data.path());
    let (table, [ada, bela]) = running(server.at);
    let mut line = Line::open(server.at, &table, &ada);
    let copies: Vec<_> = (0..3).map(|n| data.path().join(format!("copy-{n}"))).collect();
    let (mut acknowledged, mut last) = (Vec::new(), 0);
    for copy in &copies {
        let mut args = vec!["backup", "--data", data.path().to_str().expect("text")];
        args.push(copy.to_str().expect("text"));
        std::thread::scope(|scope| {
            let made = scope.spawn(|| run(TELEFRAG, &args, b""));
            while !made.is_finished() {
                last = line.done(json!({ "do": "say", "text": "going on" }));
                std::thread::sleep(Duration::from_millis(60));
            }
            let output = made.join().expect("it ends");
            assert!(output.status.success(), "{}", stderr(&output));
        });
        acknowledged.push(last);
        // A copy that is there is not written over.
        assert!(!run(TELEFRAG, &args, b"").status.success());
    }
    let log = bela.log(server.at, &table);
    let mut least = 0;
    for (copy, most) in copies.iter().zip(acknowledged) {
        let (_data, server) = from_copy(copy);
        let copied = bela.log(server.at, &table);
        assert!((least..=most as usize).contains(&copied.len()), "{} of {most}", copied.len());
        assert_eq!(copied, log[..copied.len()]);
        assert_eq!(
            bela.post(server.at, &format!("{table}/chat"), json!({ "text": "elsewhere" })).status,
            200
        );
        least = copied.len();
    }
}

#[test]
fn lines_are_told_to_come_back_however_busy_they_are() {
    for _ in 0..3 {
        let data = folder();
        let mut server = Server::start(data.path());
        let at = server.at;
        let (table, people) = running(at);
        let codes = std::thread::scope(|scope| {
            let talk = |n: usize| {
                let mut line = Line::open(at, &table, &people[n % 2]);
                scope.spawn(move || {
                    loop {
                        // Some talk without a pause, some only listen.
                        if n < 4 {
                            _ = line.send(json!({ "do": "say", "id": 1, "text": "more" }).to_string());
                        }
                        if let Heard::Ended(code) = line.hear() {
                            return code;
                        }
                    }
                })
            };
            let lines: Vec<_> = (0..8).map(talk).collect();
            std::thread::sleep(Duration::from_millis(300));
            assert!(server.stop().0.success());
            lines.into_iter().map(|line| line.join().expect("it ends")).collect::<Vec<_>>()
        });
        assert_eq!(codes, [Some(1012); 8]);
    }
}

#[test]
fn a_server_that_is_asked_to_stop_loses_nothing() {
    let data = folder();
    let mut server = Server::start(data.path());
    let (table, [ada, bela]) = running(server.at);
    let mut watching = Line::open(server.at, &table, &bela);
    let at = server.at;
    let last = std::thread::scope(|scope| {
        let talking = scope.spawn(|| {
            let mut line = Line::open(at, &table, &ada);
            let mut last = 0;
            while let Some(answer) = line.ask(json!({ "do": "say", "text": "more" })) {
                last = answer["number"].as_u64().unwrap_or(last);
                std::thread::sleep(Duration::from_millis(20));
            }
            last
        });
        std::thread::sleep(Duration::from_millis(500));
        let (status, said) = server.stop();
        assert!(status.success() && said.contains("nothing was lost"), "{status} {said}");
        talking.join().expect("it ends")
    });
    assert!(last > 5);
    // Lines are told that it comes back.
    assert_eq!(watching.wait_end(), Some(1012));
    let server = Server::start(data.path());
    let log = bela.log(server.at, &table);
    assert!(log.len() as u64 >= last, "{} of {last}", log.len());
    let mut line = Line::resume(server.at, &table, &bela, watching.known)
        .map_err(|(_, problem)| problem)
        .expect("a line");
    line.wait_for(log.len() as u64);
}

#[test]
fn a_server_stops_though_somebody_does_not_let_go() {
    use std::io::Write as _;
    let data = folder();
    let mut server = Server::start(data.path());
    let (table, [ada, _]) = running(server.at);
    let _line = Line::open(server.at, &table, &ada);
    let mut slow = std::net::TcpStream::connect(server.at).expect("it listens");
    let head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n";
    slow.write_all(head).expect("it listens");
    std::thread::sleep(Duration::from_millis(100));
    let (status, said) = server.stop();
    assert!(status.success() && said.contains("nothing was lost"), "{status} {said}");
}

/// Whoever plays sees earlier moments of the game through the own eyes, and through no others.
#[test]
fn players_look_back_through_their_own_eyes() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let moment = |who: &Person, seat: &str| who.get(at, &format!("{table}/moment?count=0{seat}"));
    let own = moment(&ada, "&seat=p1").good();
    assert_eq!((own["count"].as_u64(), &own["view"]["viewer"]), (Some(0), &json!("p1")));
    for (who, seat) in
        [(&ada, "&seat=p2"), (&ada, ""), (&ada, "&open=true"), (&bela, "&seat=p1"), (&NOBODY, "&seat=p1")]
    {
        assert_eq!(moment(who, seat).wrong(), (409, "refusal-table-not-over".to_owned()), "{seat}");
    }
}

/// A computer player that keeps a seat waits between its actions while somebody looks on: the game does not end in a blink.
#[test]
fn a_kept_seat_is_played_slowly_while_somebody_looks_on() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ada = Person::guest(at, "Ada");
    let mut new = doom_for_two();
    (new["seats"], new["begin"]) = (json!(["me", { "bot": "random" }]), json!(true));
    let table = ada.open(at, new);
    let mut line = Line::open(at, &table, &ada);
    ada.post(at, &format!("{table}/seats/p1"), json!({ "bot": "random" })).good();
    line.wait("two actions of the seat that is kept", |known| {
        known.news.iter().filter(|entry| entry["seat"] == "p1" && entry["bot"] == true).count() >= 2
    });
    let times: Vec<u64> = line
        .known
        .news
        .iter()
        .filter(|entry| entry["seat"] == "p1" && entry["bot"] == true)
        .filter_map(|entry| entry["at"].as_u64())
        .collect();
    assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= 600), "{times:?}");
    // The own seat can be taken back in the middle of it.
    ada.post(at, &format!("{table}/seats/p1"), json!("take")).good();
    assert_eq!(ada.scene(at, &table)["phase"], "running");
}

/// A line that is asked whether it is there says so, to anybody.
#[test]
fn a_ping_is_answered() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, _) = running(at);
    let mut line = Line::open(at, &table, &NOBODY);
    let answer = line.ask(json!({ "do": "ping" }));
    assert_eq!(answer, Some(json!({ "id": 1 })));
}
