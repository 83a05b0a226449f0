//! No stranger slows a host: what everybody needs is shared out fairly.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::input::running;
use crate::kit::{NOBODY, Person, Server, folder, wait_until};
use crate::line::Line;

/// A long game that computers play alone.
fn bots_alone() -> Value {
    let bot = json!({ "bot": "soldier" });
    json!({ "game": "adrenaline", "setup": { "players": 5, "skulls": 8 }, "seats": [bot, bot, bot, bot, bot],
            "begin": true })
}

#[test]
fn tables_of_computers_alone_hold_nobody_up() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let strangers: Vec<Person> = (0..6).map(|n| Person::guest(at, &format!("Stranger {n}"))).collect();
    for who in &strangers {
        let opened = (0..10).filter(|_| who.post(at, "/api/tables", bots_alone()).status == 200).count();
        assert_eq!(opened, 10);
        let one_more = who.post(at, "/api/tables", bots_alone());
        assert_eq!(one_more.wrong().1, "refusal-table-alone");
    }
    let host = Person::guest(at, "Host");
    let bot = json!({ "bot": "random" });
    let setup = json!({ "players": 3, "skulls": 8 });
    let new = json!({ "game": "adrenaline", "setup": setup, "seats": ["me", bot, bot], "begin": true });
    let table = host.open(at, new);
    let mut line = Line::open(at, &table, &host);
    let mut most = Duration::ZERO;
    for _ in 0..15 {
        let begun = Instant::now();
        line.wait("one's own turn", |known| !known.choices().is_empty() || known.scene["phase"] == "over");
        most = most.max(begun.elapsed());
        let Some(action) = line.known.choices().last().cloned() else { break };
        let number = line.act(&action).expect("the line holds")["number"].as_u64().expect("a number");
        line.wait_for(number);
    }
    assert!(most < Duration::from_secs(10), "waited {most:?} for computer players");
    // The others are played too, those of everybody.
    for who in &strangers {
        wait_until("an action for everybody", || {
            let tables = who.get(at, "/api/tables?list=mine").good();
            tables.as_array().expect("a list").iter().any(|table| table["actions"] != 0)
        });
    }
    server.assert_well(data.path());
}

#[test]
fn one_address_asks_for_no_more_than_others_can_bear() {
    let data = folder();
    // Ten at once, then one a second.
    let server = Server::with(data.path(), &["--requests", "1"]);
    let at = server.at;
    let answers: Vec<_> = std::thread::scope(|scope| {
        let ask = || scope.spawn(move || NOBODY.get(at, "/api/tables?list=over"));
        let asked: Vec<_> = (0..40).map(|_| ask()).collect();
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    });
    let refused: Vec<_> = answers.iter().filter(|answer| answer.status != 200).collect();
    assert!((20..=30).contains(&refused.len()), "{} of 40", refused.len());
    for answer in refused {
        assert_eq!(answer.wrong(), (429, "too-often".to_owned()));
        assert_eq!(answer.header("retry-after"), Some("1"));
    }
    // The host sees what was slowed down.
    let figures = NOBODY.get(at, "/metrics").body;
    assert!(figures.contains("telefrag_slowed_total{what=\"requests\"}"), "{figures}");
    assert!(figures.contains("telefrag_build_info{version="), "{figures}");
    // Whether the place is well is nobody's business but the host's, who may ask as often as wanted.
    assert!((0..50).all(|_| NOBODY.get(at, "/healthz").status == 200));
}

/// However many lines somebody has, it is one person.
#[test]
fn many_lines_of_one_person_do_no_more_than_one() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, _]) = running(at);
    let begun = Instant::now();
    let done: u32 = std::thread::scope(|scope| {
        let talk = || {
            let mut line = Line::open(at, &table, &ada);
            let mut done = 0;
            for _ in 0..24 {
                // It is refused, but looked at.
                let answer = line.ask(json!({ "do": "answer-undo", "yes": true })).expect("an answer");
                done += u32::from(answer["error"]["code"] != "too-often");
            }
            done
        };
        let lines: Vec<_> = (0..10).map(|_| scope.spawn(talk)).collect();
        lines.into_iter().map(|line| line.join().expect("it ends")).sum()
    });
    // Sixty at once, then twenty a second.
    let most = 60.0 + 20.0 * begun.elapsed().as_secs_f64() + 5.0;
    assert!(f64::from(done) <= most, "{done} of {most}");
}
