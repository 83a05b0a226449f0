//! No stranger slows a host: what everybody needs is shared out fairly.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::input::running;
use crate::kit::{NOBODY, Person, Server, folder, wait_until};
use crate::line::Line;

/// A long game that computers of a level play alone.
fn bots_alone(level: &str) -> Value {
    let bot = json!({ "bot": level });
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
        let opened =
            (0..10).filter(|_| who.post(at, "/api/tables", bots_alone("soldier")).status == 200).count();
        assert_eq!(opened, 10);
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

/// Neither are more opened, nor do they come about by getting up, or by lending a seat.
#[test]
fn nobody_leaves_more_tables_to_computers_than_may_be_opened_for_them() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let who = Person::guest(at, "Leaver");
    // Of those who take their time, so that no game is over too soon.
    let alone: Vec<String> = (0..10).map(|_| who.open(at, bots_alone("veteran"))).collect();
    assert_eq!(who.post(at, "/api/tables", bots_alone("veteran")).wrong().1, "refusal-table-alone");
    let mut with_me = bots_alone("soldier");
    with_me["seats"][0] = json!("me");
    let table = who.open(at, with_me);
    let sit = |wish: Value| who.post(at, &format!("{table}/seats/p1"), wish);
    for wish in [json!("leave"), json!({ "bot": "soldier" })] {
        assert_eq!(sit(wish).wrong().1, "refusal-table-alone");
    }
    // Nor does a friend who gets up last leave it to them.
    let mut with_both = bots_alone("soldier");
    with_both["seats"][0] = json!("me");
    with_both["seats"][1] = json!("open");
    with_both["begin"] = json!(false);
    let shared = who.open(at, with_both);
    let friend = Person::guest(at, "Friend");
    friend.post(at, &format!("{shared}/seats/p2"), json!("take")).good();
    who.post(at, &format!("{shared}/begin"), json!({})).good();
    who.post(at, &format!("{shared}/seats/p1"), json!("leave")).good();
    for wish in [json!("leave"), json!({ "bot": "soldier" })] {
        let answer = friend.post(at, &format!("{shared}/seats/p2"), wish);
        assert_eq!(answer.wrong().1, "refusal-table-alone");
    }
    who.json(at, "DELETE", &alone[0], &Value::Null).good();
    sit(json!("leave")).good();
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

/// Whatever costs a host something has a limit for each person, and no other person's limit is touched.
#[test]
fn nobody_looks_shares_or_brings_maps_without_end() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (greedy, honest) = (Person::guest(at, "Greedy"), Person::guest(at, "Honest"));
    let slow = (429, "too-often".to_owned());
    // Each is refused, for no more than its text; what counts is that somebody asked.
    let map = json!({ "game": "doom2004", "setup": { "scenario": "id = 5\n" } });
    let cover = json!({ "title": "Nothing", "about": "", "tags": [], "languages": ["en"] });
    let shared = json!({ "game": "doom2004", "cover": cover, "text": "id = 5" });
    for (path, body, most) in [("/api/tables", map, 40), ("/api/scenarios", shared, 20)] {
        let ask = |who: &Person| who.post(at, path, body.clone()).wrong();
        let tried: Vec<_> = (0..most + 20).map(|_| ask(&greedy)).collect();
        assert!(tried.iter().take(most).all(|answer| answer.0 == 400), "{tried:?}");
        assert!(tried.iter().filter(|answer| **answer == slow).count() >= 10, "{tried:?}");
        assert_eq!(ask(&honest).0, 400, "{path}");
    }
    // Whoever looks too often waits for a while, and only then is refused: so a crowd asks at once.
    let table = honest.open(at, json!({ "game": "adrenaline", "seats": ["me", "open", "open"] }));
    let refused = std::thread::scope(|scope| {
        let look = || (0..6).filter(|_| greedy.get(at, &table).status == 429).count();
        let crowd: Vec<_> = (0..150).map(|_| scope.spawn(look)).collect();
        assert_eq!(honest.get(at, &table).status, 200);
        crowd.into_iter().map(|one| one.join().expect("answers")).sum::<usize>()
    });
    assert!(refused > 0, "nine hundred looks were all answered");
    let figures = NOBODY.get(at, "/metrics").body;
    for what in ["maps", "shared", "looks"] {
        assert!(figures.contains(&format!("telefrag_slowed_total{{what=\"{what}\"}}")), "{figures}");
    }
}

/// Guests who come from one network, each with an address of their own there; and one who comes from elsewhere.
fn neighbours(at: SocketAddr, count: u16) -> (Vec<Person>, Person) {
    let from = |n: u16, address: String| {
        let Person { id, pass } = Person::guest(at, &format!("Guest {n}"));
        Person { id, pass: format!("{pass}\r\nX-Forwarded-For: {address}") }
    };
    let crowd = (0..count).map(|n| from(n, format!("2001:db8:7:7:{n:x}::1")));
    (crowd.collect(), from(count, "2001:db8:7:8::1".to_owned()))
}

/// How often this is refused as too much when each of them asks for it so often, all at the same time.
fn slowed(at: SocketAddr, crowd: &[Person], times: usize, way: (&str, &str), body: &Value) -> usize {
    let ask = |who: &Person| (0..times).map(|_| who.json(at, way.0, way.1, body)).collect::<Vec<_>>();
    let refused: Vec<_> = std::thread::scope(|scope| {
        let asked: Vec<_> = crowd.iter().map(|who| scope.spawn(move || ask(who))).collect();
        let answers = asked.into_iter().flat_map(|one| one.join().expect("answers"));
        answers.filter(|answer| answer.status == 429).collect()
    });
    refused.iter().for_each(|answer| assert_eq!(answer.wrong().1, "too-often"));
    refused.len()
}

#[test]
fn many_guests_of_one_network_bring_no_more_maps_than_a_few_people() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let at = server.at;
    let (crowd, other) = neighbours(at, 12);
    // Each is refused for its text; what counts is that somebody asked.
    let map = json!({ "game": "doom2004", "setup": { "scenario": "id = 5\n" } });
    assert!(slowed(at, &crowd, 38, ("POST", "/api/tables"), &map) > 20);
    assert_eq!(other.post(at, "/api/tables", map).status, 400);
}

#[test]
fn many_guests_of_one_network_change_names_no_more_than_a_few_people() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let at = server.at;
    let (crowd, other) = neighbours(at, 12);
    let name = json!({ "name": "Another" });
    // One person alone comes to an end, too.
    assert!(slowed(at, &crowd[..1], 30, ("PATCH", "/api/me"), &name) >= 5);
    assert!(slowed(at, &crowd[1..], 18, ("PATCH", "/api/me"), &name) > 10);
    other.json(at, "PATCH", "/api/me", &name).good();
}

#[test]
fn many_guests_of_one_network_say_no_more_than_a_few_people() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let at = server.at;
    let (table, [ada, _]) = running(at);
    let (crowd, other) = neighbours(at, 12);
    let chat = format!("{table}/chat");
    assert!(slowed(at, &crowd, 50, ("POST", &chat), &json!({ "text": " " })) > 20);
    assert_ne!(other.post(at, &chat, json!({ "text": " " })).status, 429);
    ada.post(at, &chat, json!({ "text": "hello" })).good();
}

/// However they come to be left alone: opened, begun, or by getting up.
#[test]
fn many_guests_of_one_network_leave_no_more_tables_to_computers_than_a_few_people() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let at = server.at;
    let (crowd, other) = neighbours(at, 12);
    let mut later = bots_alone("soldier");
    later["begin"] = json!(false);
    let mut with_me = bots_alone("soldier");
    with_me["seats"][0] = json!("me");
    let [waiting, playing] = [&later, &with_me].map(|new| crowd[0].open(at, new.clone()));
    // No game comes of it; what counts is that somebody asked.
    let mut none = bots_alone("soldier");
    none["setup"]["players"] = json!(99);
    assert!(slowed(at, &crowd, 10, ("POST", "/api/tables"), &none) > 20);
    // Whoever has just had the network's turn is two seconds before the next.
    wait_until("a turn", || crowd[2].post(at, "/api/tables", none.clone()).status != 429);
    let slow = (429, "too-often".to_owned());
    assert_eq!(crowd[1].post(at, "/api/tables", bots_alone("soldier")).wrong(), slow);
    assert_eq!(crowd[0].post(at, &format!("{waiting}/begin"), json!({})).wrong(), slow);
    for wish in [json!("leave"), json!({ "bot": "soldier" })] {
        assert_eq!(crowd[0].post(at, &format!("{playing}/seats/p1"), wish).wrong(), slow);
    }
    // Whoever plays is not held up, nor is anybody from elsewhere.
    crowd[0].open(at, with_me);
    other.open(at, bots_alone("random"));
}
