//! Malformed, huge and senseless input on every endpoint and line: a clear "no", and nothing is changed.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tungstenite::Message;

use crate::kit::{Answer, NOBODY, Person, Server, doom_for_two, exchange, folder};
use crate::line::{Heard, Line, connect, refused};

/// A running table for two, and the two.
pub(crate) fn running(at: SocketAddr) -> (String, [Person; 2]) {
    let people = ["Ada", "Bela"].map(|name| Person::guest(at, name));
    let table = people[0].open(at, doom_for_two());
    people[1].post(at, &format!("{table}/seats/p2"), json!("take")).good();
    people[0].post(at, &format!("{table}/begin"), json!({})).good();
    (table, people)
}

/// Everything that takes JSON, with a body that could be right.
fn bodies(table: &str) -> Vec<(&'static str, String, Value)> {
    vec![
        ("POST", "/api/guest".to_owned(), json!({ "name": "Somebody" })),
        ("POST", "/api/account".to_owned(), json!({ "name": "Somebody", "password": "long enough" })),
        ("POST", "/api/logout".to_owned(), json!({ "everywhere": false })),
        ("PATCH", "/api/me".to_owned(), json!({ "name": "Somebody" })),
        ("DELETE", "/api/me".to_owned(), json!({ "password": "" })),
        ("PUT", "/api/me/notices".to_owned(), json!({ "webhook": "https://example.org/" })),
        ("POST", "/api/me/won".to_owned(), json!({ "game": "doom2004", "places": ["way-out"] })),
        ("POST", "/api/me/tokens".to_owned(), json!({ "label": "mine" })),
        ("POST", "/api/scenarios/check".to_owned(), json!({ "game": "doom2004", "text": "" })),
        ("POST", "/api/scenarios".to_owned(), json!({ "game": "doom2004", "cover": {}, "text": "" })),
        ("POST", "/api/tables".to_owned(), doom_for_two()),
        ("POST", format!("{table}/act"), json!({ "after": 0, "action": "pass" })),
        ("POST", format!("{table}/check"), json!({ "action": "pass" })),
        ("POST", format!("{table}/undo/answer"), json!({ "yes": true })),
        ("POST", format!("{table}/chat"), json!({ "text": "hello" })),
    ]
}

#[test]
fn bodies_that_mean_nothing_are_refused_everywhere() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let log = ada.log(at, &table);
    let json_type = "Content-Type: application/json\r\n";
    let deep = "[".repeat(100_000);
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(2 * 1024 * 1024));
    let mut tried = 0;
    for (method, path, good) in bodies(&table) {
        let good = good.to_string();
        let mut unknown: Value = serde_json::from_str(&good).expect("JSON");
        unknown["nonsense"] = 1.into();
        let unknown = unknown.to_string();
        let cut = &good[..good.len() - 1];
        let texts = ["", "{", "null", "[1]", "7", "\"x\"", "{\"\u{0}\":1}", cut, &unknown, &deep, &huge];
        let mut bad: Vec<(&str, &str)> = texts.iter().map(|text| (json_type, *text)).collect();
        bad.extend([("", good.as_str()), ("Content-Type: text/html\r\n", &good)]);
        bad.push(("Content-Type: application/json\r\nContent-Encoding: gzip\r\n", "\u{1f}\u{8b}"));
        for (n, (kind, body)) in bad.into_iter().enumerate() {
            // One person may not do too much at once.
            let who = [&ada, &bela][n % 2];
            let answer = who.call(at, method, &path, kind, body);
            let answer = answer.unwrap_or_else(|problem| panic!("{method} {path} {n}: {problem}"));
            let (status, _) = answer.wrong();
            assert!([400, 413, 415, 422].contains(&status), "{method} {path} {n}: {answer:?}");
            tried += 1;
        }
        // Every value may be of the wrong type.
        for key in serde_json::from_str::<Value>(&good).expect("JSON").as_object().expect("an object").keys()
        {
            for wrong in [json!({ "x": [] }), json!(-1), json!([[]])] {
                let mut body: Value = serde_json::from_str(&good).expect("JSON");
                body[key] = wrong;
                let answer = ada.json(at, method, &path, &body);
                assert!([400, 422, 429].contains(&answer.wrong().0), "{method} {path} {body}: {answer:?}");
            }
        }
    }
    assert!(tried > 100);
    assert_eq!(ada.log(at, &table), log);
    assert!(ada.get(at, "/api/me").status == 200 && bela.get(at, "/api/me").status == 200);
    server.assert_well(data.path());
}

#[test]
fn addresses_that_mean_nothing_are_refused() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, _]) = running(at);
    let log = ada.log(at, &table);
    let long = "x".repeat(5000);
    for id in ["nowhere", "%ff", "%00", "..%2f..%2fetc", "' OR 1=1 --", &long, "%F0%9F%91%BB"] {
        let id = id.replace(' ', "%20");
        for (method, rest) in [
            ("GET", ""),
            ("DELETE", ""),
            ("GET", "/log"),
            ("GET", "/replay"),
            ("GET", "/moment?count=1"),
            ("GET", "/report"),
            ("POST", "/begin"),
            ("POST", "/undo"),
            ("POST", "/rematch"),
            ("POST", "/next"),
        ] {
            let answer = ada.call(at, method, &format!("/api/tables/{id}{rest}"), "", "").expect("an answer");
            assert_eq!(answer.wrong().0, 404, "{method} {id} {rest}: {answer:?}");
        }
        assert_eq!(NOBODY.get(at, &format!("/api/people/{id}")).wrong().0, 404);
        assert_eq!(
            ada.call(at, "DELETE", &format!("/api/me/tokens/{id}"), "", "").expect("an answer").wrong().0,
            404
        );
        assert_eq!(refused(connect(at, &format!("/api/tables/{id}/live"), &[])).0, 404);
    }
    for (seat, status) in
        [("p0", 400), ("p99", 422), ("p256", 400), ("xx", 400), ("%ff", 404), ("p-1", 400), ("P1", 400)]
    {
        let answer = ada.post(at, &format!("{table}/seats/{seat}"), json!("take"));
        assert_eq!(answer.wrong().0, status, "{seat}: {answer:?}");
    }
    for query in
        ["after=-1", "after=x", "after=1e3", "after=99999999999999999999", "nonsense=1", "after=1&after=2"]
    {
        assert_eq!(ada.get(at, &format!("{table}/log?{query}")).wrong().0, 400, "{query}");
        assert_eq!(refused(connect(at, &format!("{table}/live?{query}"), &[])).0, 400, "{query}");
    }
    assert_eq!(ada.get(at, &format!("{table}/log?after=18446744073709551615")).good(), json!([]));
    for list in ["list=all", "", "list=open&game=%25%25%25", "list=open&x=y"] {
        let answer = ada.get(at, &format!("/api/tables?{list}"));
        assert!(answer.status == 200 || answer.wrong().0 == 400, "{list}: {answer:?}");
    }
    for (method, path) in
        [("PUT", "/api/me"), ("GET", "/api/guest"), ("TRACE", "/api/games"), ("BREW", "/api/games")]
    {
        assert_eq!(ada.call(at, method, path, "", "").expect("an answer").wrong().0, 405, "{method} {path}");
    }
    for path in ["/api/nothing", "/api//tables", "/api/../etc/passwd"] {
        assert_eq!(ada.get(at, path).wrong().0, 404, "{path}");
    }
    assert_eq!(ada.log(at, &table), log);
    server.assert_well(data.path());
}

#[test]
fn a_program_is_told_what_to_send_instead() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, _]) = running(at);
    let told = |answer: Answer, code: &str| {
        assert_eq!(answer.wrong(), (400, code.to_owned()));
        answer.json()["error"]["message"].as_str().expect("a text").to_owned()
    };
    let open = |setup: Value| {
        told(ada.post(at, "/api/tables", json!({ "game": "adrenaline", "setup": setup })), "bad-setup")
    };
    // As `telefrag engine` says it, with the way to the place.
    let message = open(json!({ "skulls": "five" }));
    assert_eq!(message, "setup.skulls: invalid type: string \"five\", expected u8");
    assert!(open(json!({ "cheat": true })).starts_with("setup.cheat: unknown field `cheat`"));
    assert!(open(json!(5)).starts_with("setup: invalid type"));
    let lists = "say `?list=open`, `running`, `over` or `mine`";
    for path in ["/api/tables", "/api/tables?list=", "/api/tables?game=adrenaline"] {
        assert_eq!(told(ada.get(at, path), "unreadable"), lists, "{path}");
    }
    let check = |action: &str| ada.post(at, &format!("{table}/check"), json!({ "action": action }));
    for action in ["win", "at nowhere"] {
        let message = told(check(action), "unreadable");
        assert!(message.ends_with("; see `question.choices` of the scene"), "{message}");
    }
}

#[test]
fn the_description_of_the_interface_speaks_nobodys_language() {
    let data = folder();
    let server = Server::start(data.path());
    let document = NOBODY.get(server.at, "/api/openapi.json");
    assert!(!document.body.contains("```"), "examples in Rust help nobody who writes something else");
    let schemas = document.json()["components"]["schemas"].take();
    assert_eq!(schemas["Field"]["description"], "One option of a set-up.");
    assert_eq!(schemas["Reply"]["required"], json!(["answer"]));
    assert_eq!(schemas["Heard"]["required"], json!(["id"]));
    let light = &schemas["LightUpdate"]["properties"]["update"];
    assert_eq!(light["required"], json!(["news", "change"]));
    assert_eq!(light["properties"]["change"]["$ref"], "#/components/schemas/SceneChange");
    assert_eq!(schemas["SceneChange"]["oneOf"][0]["required"], json!(["="]));
    assert!(schemas["Change"]["properties"]["old_password"].is_object(), "what one changes about oneself");
}

#[test]
fn requests_that_are_no_http_harm_nobody() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let heads = "X-Many: y\r\n".repeat(5000);
    for request in [
        "\r\n\r\n".to_owned(),
        "hello\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n".to_owned(),
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzzzz\r\n".to_owned(),
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\n12345".to_owned(),
        format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{heads}\r\n"),
        format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(1_000_000)),
        "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{fc}\u{3}\u{3}".to_owned() + "\r\n\r\n",
    ] {
        // It answers 4xx or hangs up; 404 is what an address gets that is not there.
        if let Ok(answer) = exchange(at, request.as_bytes()) {
            assert!((400..500).contains(&answer.status), "{request:.80}: {answer:?}");
        }
    }
    server.assert_well(data.path());
}

#[test]
fn names_titles_and_messages_are_what_people_write() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let ten_kb = "x".repeat(10_000);
    let bad_names = [
        "",
        " ",
        "\t",
        "a\u{0}b",
        "a\u{7}",
        "a\u{1b}[31m",
        "a\u{9f}",
        "\u{200b}",
        "\u{202e}nimda",
        "a\u{feff}b",
        "\u{2066}x",
        "1234567890123456789012345",
        &ten_kb,
    ];
    for name in bad_names {
        let answer = NOBODY.post(at, "/api/guest", json!({ "name": name }));
        assert_eq!(answer.wrong(), (400, "bad-name".to_owned()), "{name:?}");
        let answer = NOBODY.post(at, "/api/account", json!({ "name": name, "password": "long enough" }));
        assert_eq!(answer.wrong(), (400, "bad-name".to_owned()), "{name:?}");
    }
    let (table, [ada, bela]) = running(at);
    for name in [
        "Željko Đ",
        "Łukasz",
        "Őrült Ödön",
        "مريم",
        "שרה",
        "小明",
        "👻",
        "<b>x</b>",
        "x'; DROP TABLE people;--",
    ] {
        let me = ada.json(at, "PATCH", "/api/me", &json!({ "name": name })).good();
        assert_eq!(me["name"], *name);
    }
    assert_eq!(bela.json(at, "PATCH", "/api/me", &json!({ "name": "  a \n  b " })).good()["name"], "a b");
    let log = ada.log(at, &table).len();
    for text in ["", " \n ", &"x".repeat(501), &ten_kb] {
        let answer = ada.post(at, &format!("{table}/chat"), json!({ "text": text }));
        assert_eq!(answer.wrong(), (422, "refusal-table-say".to_owned()));
    }
    assert_eq!(ada.log(at, &table).len(), log);
    for text in ["\u{202e}evil", "a\u{0}b", "a\nb", "\u{2066}x", "a\u{7}"] {
        let answer = ada.post(at, &format!("{table}/chat"), json!({ "text": text }));
        assert_eq!(answer.wrong(), (422, "refusal-table-say-signs".to_owned()), "{text:?}");
    }
    for text in
        ["<script>alert(1)</script>", "{\"number\":1}", "שלום", "👨\u{200d}👩\u{200d}👧", &"ő".repeat(250)]
    {
        let number = ada.post(at, &format!("{table}/chat"), json!({ "text": text })).good()["number"].clone();
        let said = ada.log(at, &table).pop().expect("an entry");
        assert_eq!((&said["number"], &said["text"]), (&number, &json!(text)));
    }
    for title in ["\u{7}", "a\nb", "\u{202e}x", &ten_kb] {
        let mut new = doom_for_two();
        new["options"] = json!({ "title": title });
        assert_eq!(ada.post(at, "/api/tables", new).wrong(), (400, "bad-options".to_owned()), "{title:.20?}");
    }
    let hidden = json!({ "private": true, "listed": true });
    for options in [json!({ "clock": 1 }), json!({ "clock": 99_999_999 }), json!({ "listen": true }), hidden]
    {
        let mut new = doom_for_two();
        new["options"] = options;
        assert!([400, 422].contains(&ada.post(at, "/api/tables", new).wrong().0));
    }
    for (key, value) in [
        ("setup", json!({ "marines": [] })),
        ("setup", json!({ "marines": ["zulu"] })),
        ("setup", json!({ "mission": "x\ny" })),
        ("setup", json!(5)),
        ("seats", json!(["me", "me", "me", "me", "me", "me"])),
        ("seats", json!([{ "bot": "genius" }])),
        ("begin", json!(true)),
    ] {
        let mut new = doom_for_two();
        new[key] = value;
        let answer = bela.post(at, "/api/tables", new);
        assert!([400, 422].contains(&answer.wrong().0), "{key}: {answer:?}");
    }
    // What was refused is not there.
    assert_eq!(bela.get(at, "/api/tables?list=mine").good().as_array().map(Vec::len), Some(1));
    server.assert_well(data.path());
}

#[test]
fn a_line_that_talks_nonsense_is_answered_or_ended() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let log = ada.log(at, &table);
    let mut calm = Line::open(at, &table, &bela);
    let mut line = Line::open(at, &table, &ada);
    let unreadable = |text: &str, answer: &Value| {
        assert_eq!(answer["error"]["code"], "unreadable", "{answer}");
        let id = if text.contains(r#""id":1"#) { json!(1) } else { Value::Null };
        assert!(answer["error"]["message"].is_string() && answer["id"] == id, "{text}: {answer}");
    };
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\u{0}",
        r#"{"do":"win","id":1}"#,
        r#"{"do":"say","id":1}"#,
        r#"{"do":"say","id":-1,"text":"x"}"#,
        r#"{"do":"say","id":1,"text":7}"#,
        r#"{"do":"say","id":1,"text":"x","loud":true}"#,
        r#"{"do":"undo","id":1,"to":0}"#,
        r#"{"do":"act","id":1,"after":"0","action":"x"}"#,
        r#"{"do":"act","id":1,"after":1e99,"action":"x"}"#,
    ] {
        line.send(text).expect("the line holds");
        loop {
            match line.hear() {
                Heard::Answer(answer) => break unreadable(text, &answer),
                Heard::Ended(code) => panic!("{text}: {code:?}"),
                Heard::Update | Heard::Nothing => {}
            }
        }
    }
    let long = "x".repeat(10_000);
    let asked = if line.known.choices().is_empty() { &mut calm } else { &mut line };
    for action in ["", "win", "p1 pass", "\u{0}", "шаг", &long] {
        let answer = asked.act(action).expect("an answer");
        assert_eq!(answer["error"]["code"], "unreadable", "{action:.20}: {answer}");
    }
    let ended = [
        Message::text("x".repeat(20_000)),
        Message::text("x".repeat(2 * 1024 * 1024)),
        Message::binary(vec![0u8; 10]),
        Message::binary(vec![0xff; 1024 * 1024]),
    ];
    for message in ended {
        let mut line = Line::open(at, &table, &ada);
        // It may hang up before it has read everything.
        _ = line.send(message);
        line.wait_end();
    }
    // Too many at once: what is too much is not done, and the line holds.
    let mut line = Line::open(at, &table, &ada);
    let mut answers = [0, 0];
    for n in 0..1000 {
        let message = json!({ "do": "say", "id": n, "text": "" });
        line.send(message.to_string()).expect("the line holds");
    }
    while answers.iter().sum::<u32>() < 1000 {
        match line.hear() {
            Heard::Answer(answer) if answer["error"]["code"] == "too-often" => answers[1] += 1,
            Heard::Answer(_) => answers[0] += 1,
            Heard::Ended(code) => panic!("{answers:?} {code:?}"),
            Heard::Update | Heard::Nothing => {}
        }
    }
    assert!(answers[0] >= 60 && answers[1] > 500, "{answers:?}");
    assert_eq!(bela.log(at, &table), log);
    assert!(calm.done(json!({ "do": "say", "text": "hello" })) > 0);
    server.assert_well(data.path());
}

#[test]
fn who_does_too_much_is_asked_to_wait() {
    let data = folder();
    let mut server = Server::with(data.path(), &["--sign-ups", "100"]);
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let log = ada.log(at, &table).len();
    let too_often = |answers: Vec<Answer>| {
        let refused = answers.iter().filter(|answer| answer.status == 429);
        refused.map(|answer| assert_eq!(answer.wrong().1, "too-often")).count()
    };
    let chat = format!("{table}/chat");
    // Who is a little quick waits a little; who does very much at once is refused.
    let answers = std::thread::scope(|scope| {
        let talk = || ada.post(at, &chat, json!({ "text": " " }));
        let talks: Vec<_> = (0..300).map(|_| scope.spawn(talk)).collect();
        talks.into_iter().map(|talk| talk.join().expect("it ends")).collect()
    });
    assert!(too_often(answers) > 100);
    assert_eq!(bela.post(at, &chat, json!({ "text": "hello" })).status, 200);
    assert_eq!(bela.log(at, &table).len(), log + 1);
    let guests = (0..150).map(|_| NOBODY.post(at, "/api/guest", json!({ "name": "Many" }))).collect();
    assert!(too_often(guests) > 20);
    let wrong = json!({ "name": "Ada", "password": "guess" });
    let tries = (0..15).map(|_| NOBODY.post(at, "/api/login", wrong.clone())).collect();
    assert!(too_often(tries) >= 3);
    server.assert_well(data.path());
}
