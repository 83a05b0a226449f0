//! Nobody acts or looks where they do not belong: every endpoint, as everybody who might try.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};

use crate::doors::{Door, Gets, NOBODY_IN, PRIVATE, doors};
use crate::kit::{Answer, NOBODY, Person, Server, doom_for_two, folder};
use crate::line::{Line, connect, refused};

/// A place with a running table where it is the first seat's turn, and all who may come.
struct Scene {
    at: SocketAddr,
    table: String,
    /// Something that the seat that is asked could do.
    action: String,
    /// The seat that is asked, as others write it.
    seat: String,
    host: Person,
    second: Person,
    spectator: Person,
    token: String,
    /// A scenario that the host has shared, which has an older version.
    scenario: String,
    /// What the host says about it.
    comment: String,
    /// What the host has asked the workshop for.
    run: String,
}

impl Scene {
    fn new(at: SocketAddr, private: bool) -> Scene {
        let [host, second, spectator] = ["Host", "Second", "Spectator"].map(|name| Person::guest(at, name));
        // Luck decides who is asked first; here it is the host.
        let (table, asked) = (0..30)
            .find_map(|n| {
                let (seats, other) =
                    if n % 2 == 0 { (json!(["me"]), "p2") } else { (json!(["open", "me"]), "p1") };
                let mut new = doom_for_two();
                new["seats"] = seats;
                new["options"] = json!({ "private": private, "listed": !private });
                let table = host.open(at, new);
                second.post(at, &format!("{table}/seats/{other}"), json!("take")).good();
                host.post(at, &format!("{table}/begin"), json!({})).good();
                let scene = host.scene(at, &table);
                scene["question"]["choices"].is_array().then_some((table, scene))
            })
            .expect("the host is asked");
        let token = host.post(at, "/api/me/tokens", json!({ "label": "mine" })).good();
        let token = token["id"].as_str().expect("an id").to_owned();
        let action = asked["question"]["choices"][0]["action"].as_str().expect("a choice").to_owned();
        let seat = asked["you"].as_str().expect("a seat").to_owned();
        let scenario = crate::workshop::share(&host, at, "Behind doors");
        crate::workshop::renew(&host, at, &scenario);
        let comments = format!("/api/scenarios/{scenario}/comments");
        let said = host.post(at, &comments, json!({ "text": "Mind the door." })).good();
        let comment = said[0]["id"].as_str().expect("an id").to_owned();
        let order = json!({ "game": "doom2016", "seed": 1, "quick": true });
        let run = host.post(at, "/api/scenarios/generate", order).good();
        let run = run["id"].as_str().expect("an id").to_owned();
        Scene { at, table, action, seat, host, second, spectator, token, scenario, comment, run }
    }

    fn path(&self, door: &Door) -> String {
        let path = door.path.replace("/api/tables/{id}", &self.table).replace("{seat}", &self.seat);
        let path = path.replace("{token}", &self.token).replace("{scenario}", &self.scenario);
        let id = self.table.rsplit('/').next().expect("an id");
        let path =
            path.replace("{comment}", &self.comment).replace("{run}", &self.run).replace("{version}", "1");
        let path = path.replace("{person}", &self.host.id).replace("{table}", id);
        path.replace("{rule}", "ADR-RUN-1")
    }

    fn try_door(&self, door: &Door, who: &Person, more: &str) -> Answer {
        let action = serde_json::to_string(&self.action).expect("a text");
        let (kind, body) = match &door.body {
            Value::Null => ("", String::new()),
            Value::String(text) if door.path == "/api/replays" => {
                ("Content-Type: text/plain\r\n", text.clone())
            }
            body => ("Content-Type: application/json\r\n", body.to_string().replace("\"{act}\"", &action)),
        };
        let answer = who.call(self.at, door.method, &self.path(door), &format!("{kind}{more}"), &body);
        answer.unwrap_or_else(|problem| panic!("{} {}: {problem}", door.method, door.path))
    }

    #[track_caller]
    fn assert_gets(&self, door: &Door, who: &str, answer: &Answer, (status, code): Gets) {
        let what = format!("{} {} as {who}", door.method, door.path);
        if code.is_empty() {
            assert_eq!(answer.status, status, "{what}: {answer:?}");
        } else {
            assert!((400..500).contains(&answer.status), "{what}: {answer:?}");
            assert_eq!(answer.wrong(), (status, code.to_owned()), "{what}: {answer:?}");
        }
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{what}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
    }
}

#[test]
fn every_endpoint_knows_who_may_come_in() {
    let data = folder();
    let mut server = Server::start(data.path());
    let scene = Scene::new(server.at, false);
    let before = scene.host.log(scene.at, &scene.table).len();
    for door in doors() {
        for (name, who, gets) in [
            ("stranger", &NOBODY, door.stranger),
            ("spectator", &scene.spectator, door.spectator),
            ("other seat", &scene.second, door.other_seat),
        ] {
            scene.assert_gets(&door, name, &scene.try_door(&door, who, ""), gets);
        }
    }
    let after = scene.host.log(scene.at, &scene.table);
    // Who sits there has closed the chat and asked for a rematch, which is said there; nothing else was done.
    let done: Vec<_> = after[before..].iter().map(|entry| entry["what"].as_str().expect("a word")).collect();
    assert_eq!(done, ["opened-chat", "said"], "{after:?}");
    server.assert_well(data.path());
}

#[test]
fn every_endpoint_is_in_the_table() {
    let data = folder();
    let server = Server::start(data.path());
    let doc = NOBODY.get(server.at, "/api/openapi.json").good();
    let paths = doc["paths"].as_object().expect("paths");
    let documented: BTreeSet<String> = paths
        .iter()
        .flat_map(|(path, ways)| {
            let ways = ways.as_object().expect("ways");
            ways.keys().map(move |method| format!("{} {path}", method.to_uppercase()))
        })
        .collect();
    let known: BTreeSet<String> = doors()
        .iter()
        .map(|door| {
            let path = door
                .path
                .split('?')
                .next()
                .expect("a path")
                .replace("{token}", "{id}")
                .replace("{scenario}", "{id}")
                .replace("{person}", "{id}")
                .replace("{rule}", "{id}")
                .replace("{table}", "{id}")
                .replace("/chat/{id}/1", "/chat/{id}/{number}")
                .replace("/eye/p1", "/eye/{figure}");
            format!("{} {path}", door.method)
        })
        .collect();
    assert_eq!(documented, known, "what each visitor must get is to be written into the table");
}

#[test]
fn a_private_table_is_for_those_who_sit_there() {
    let data = folder();
    let server = Server::start(data.path());
    let scene = Scene::new(server.at, true);
    for door in doors().iter().filter(|door| door.path.starts_with("/api/tables/{id}")) {
        // Whoever has the link may sit down, if there is room.
        if door.path.ends_with("{seat}") {
            continue;
        }
        // Who is not logged in hears that first where one must be.
        let stranger = if door.stranger == NOBODY_IN { NOBODY_IN } else { PRIVATE };
        scene.assert_gets(door, "stranger", &scene.try_door(door, &NOBODY, ""), stranger);
        scene.assert_gets(door, "spectator", &scene.try_door(door, &scene.spectator, ""), PRIVATE);
    }
    assert_eq!(scene.second.get(scene.at, &scene.table).status, 200);
    let live = format!("{}/live", scene.table);
    assert_eq!(refused(connect(scene.at, &live, &[])), (403, "refusal-table-private".to_owned()));
    // Who leaves hears no more.
    let guest = Person::guest(scene.at, "Guest");
    let mut table = doom_for_two();
    table["options"] = json!({ "private": true });
    let table = scene.host.open(scene.at, table);
    guest.post(scene.at, &format!("{table}/seats/p2"), json!("take")).good();
    let mut line = Line::open(scene.at, &table, &guest);
    guest.post(scene.at, &format!("{table}/seats/p2"), json!("leave")).good();
    assert_eq!(line.wait_end(), Some(1008));
}

/// Sessions that are no longer good: never used for too long, ended, ended everywhere, of somebody who is gone.
fn gone(at: SocketAddr, data: &Path) -> Vec<(&'static str, Person)> {
    let expired = Person::guest(at, "Expired");
    let long_idle = Person::guest(at, "Idle").program(at);
    let file = rusqlite::Connection::open(data.join("telefrag.sqlite")).expect("the file");
    file.busy_timeout(crate::kit::PATIENCE).expect("patience");
    for who in [&expired, &long_idle] {
        let changed = file.execute("UPDATE sessions SET seen = 1 WHERE person = ?1", [&who.id]);
        assert!(changed.expect("it is written") > 0);
    }
    let ended = Person::guest(at, "Ended");
    ended.post(at, "/api/logout", json!({})).good();
    let everywhere = Person::guest(at, "Everywhere");
    let program = everywhere.program(at);
    everywhere.post(at, "/api/logout", json!({ "everywhere": true })).good();
    let deleted = Person::guest(at, "Deleted");
    assert_eq!(deleted.json(at, "DELETE", "/api/me", &json!({})).status, 204);
    let made_up = Person { id: String::new(), pass: "Cookie: telefrag=0000".to_owned() };
    let no_token = Person { id: String::new(), pass: "Authorization: Bearer 0000".to_owned() };
    vec![
        ("expired", expired),
        ("expired token", long_idle),
        ("ended", ended),
        ("ended everywhere", everywhere),
        ("ended token", program),
        ("deleted", deleted),
        ("made up", made_up),
        ("no token", no_token),
    ]
}

#[test]
fn a_session_that_is_over_opens_nothing() {
    let data = folder();
    let server = Server::start(data.path());
    let scene = Scene::new(server.at, false);
    let gone = gone(server.at, data.path());
    for door in doors().iter().filter(|door| door.path != "/api/login") {
        for (name, who) in &gone {
            let answer = scene.try_door(door, who, "");
            let token = who.pass.starts_with("Authorization");
            // A program is told that its token is no good wherever it matters who calls.
            let gets = if token && answer.status == 401 { NOBODY_IN } else { door.stranger };
            scene.assert_gets(door, name, &answer, gets);
            if token && answer.status == 401 {
                assert!(answer.body.contains("POST /api/me/tokens"), "{answer:?}");
            }
        }
    }
    let log = scene.host.log(scene.at, &scene.table);
    assert!(log.iter().all(|entry| entry["what"] != "said" && entry["what"] != "acted"), "{log:?}");
}

#[test]
fn a_page_of_another_place_can_do_nothing() {
    let data = folder();
    let mut server = Server::start(data.path());
    let scene = Scene::new(server.at, false);
    let before = scene.host.log(scene.at, &scene.table).len();
    let port = server.at.port();
    let origins = [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        format!("http://127.0.0.1:{}", port ^ 1),
        format!("http://localhost:{port}"),
        format!("http://{}.evil.example", server.at),
        format!("ftp://{}", server.at),
    ];
    let live = format!("{}/live", scene.table);
    for origin in &origins {
        let more = format!("Origin: {origin}\r\n");
        for door in doors().iter().filter(|door| door.method != "GET") {
            let answer = scene.try_door(door, &scene.host, &more);
            scene.assert_gets(door, origin, &answer, (403, "wrong-origin"));
            // A password that a browser sends by itself proves nothing.
            let more = format!("{more}Authorization: Basic eDp5\r\n");
            let answer = scene.try_door(door, &scene.host, &more);
            scene.assert_gets(door, origin, &answer, (403, "wrong-origin"));
        }
        let line = connect(scene.at, &live, &[&scene.host.pass, &format!("Origin: {origin}")]);
        assert_eq!(refused(line), (403, "wrong-origin".to_owned()));
    }
    assert_eq!(scene.host.log(scene.at, &scene.table).len(), before);
    // Our own page may.
    let own = format!("Origin: http://{}", server.at);
    connect(scene.at, &live, &[&scene.host.pass, &own]).expect("our own page");
    let said = scene.host.call(
        scene.at,
        "POST",
        &format!("{}/chat", scene.table),
        &format!("{own}\r\nContent-Type: application/json\r\n"),
        "{\"text\":\"hello\"}",
    );
    assert_eq!(said.expect("an answer").status, 200);
    server.assert_well(data.path());
}

#[test]
fn a_stale_action_is_told_so_and_changes_nothing() {
    let data = folder();
    let server = Server::start(data.path());
    let scene = Scene::new(server.at, false);
    let act = format!("{}/act", scene.table);
    let known = scene.host.scene(scene.at, &scene.table)["number"].clone();
    let action = json!({ "after": known, "action": scene.action });
    let number = scene.host.post(scene.at, &act, action.clone()).good()["number"].clone();
    let log = scene.host.log(scene.at, &scene.table);
    for who in [&scene.host, &scene.host.program(scene.at)] {
        for after in [known.clone(), json!(0)] {
            let answer = who.post(scene.at, &act, json!({ "after": after, "action": scene.action }));
            assert_eq!(answer.wrong(), (409, "stale".to_owned()));
            assert_eq!(answer.json()["error"]["number"], number);
        }
    }
    let mut line = Line::open(scene.at, &scene.table, &scene.host);
    let answer = line.ask(json!({ "do": "act", "after": known, "action": scene.action })).expect("an answer");
    assert_eq!((&answer["error"]["code"], &answer["error"]["number"]), (&json!("stale"), &number));
    assert_eq!(scene.host.log(scene.at, &scene.table), log);
}

#[test]
fn an_action_behind_what_has_not_happened_is_refused() {
    let data = folder();
    let server = Server::start(data.path());
    let scene = Scene::new(server.at, false);
    let act = format!("{}/act", scene.table);
    let log = scene.host.log(scene.at, &scene.table);
    let known = log.len() as u64;
    for after in [known + 1, 999, u64::MAX] {
        let answer = scene.host.post(scene.at, &act, json!({ "after": after, "action": scene.action }));
        assert_eq!(answer.wrong(), (400, "unreadable".to_owned()));
        let message = format!("after: entry {after} is not there yet; the last one is {known}");
        assert_eq!(answer.json()["error"]["message"], message);
    }
    assert_eq!(scene.host.log(scene.at, &scene.table), log);
    // Talk does not count.
    scene.second.post(scene.at, &format!("{}/chat", scene.table), json!({ "text": "hm" })).good();
    scene.host.post(scene.at, &act, json!({ "after": known, "action": scene.action })).good();
}

#[test]
fn a_line_ends_with_its_session() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let scene = Scene::new(at, false);
    // Who watches may say nothing without a name.
    let mut line = Line::open(at, &scene.table, &NOBODY);
    let answer = line.ask(json!({ "do": "say", "text": "hello" })).expect("an answer");
    assert_eq!(answer["error"]["code"], "refusal-nobody");
    let answer = Line::open(at, &scene.table, &scene.spectator).act(&scene.action).expect("an answer");
    assert_eq!(answer["error"]["code"], "refusal-table-not-seated");
    let program = scene.second.program(at);
    let mut lines = [&scene.second, &program].map(|who| Line::open(at, &scene.table, who));
    let mut other = Line::open(at, &scene.table, &scene.host);
    scene.second.post(at, "/api/logout", json!({ "everywhere": true })).good();
    for line in &mut lines {
        assert_eq!(line.wait_end(), Some(1008));
    }
    assert!(other.done(json!({ "do": "say", "text": "still here" })) > 0);
}
