//! Tables as people use them: sitting down, computer players, clocks, taking back, talking, playing again.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::input::running;
use crate::kit::{NOBODY, Person, Server, doom_for_two, folder, wait_until};
use crate::line::{Line, connect, refused};

/// What somebody wants of a seat, and what they get.
#[track_caller]
fn wish(at: SocketAddr, who: &Person, table: &str, seat: &str, wish: Value) -> Result<u64, String> {
    let answer = who.post(at, &format!("{table}/seats/{seat}"), wish);
    if answer.status == 200 {
        Ok(answer.json()["number"].as_u64().expect("a number"))
    } else {
        Err(answer.wrong().1)
    }
}

#[track_caller]
fn begin(at: SocketAddr, who: &Person, table: &str) -> Result<(), String> {
    let answer = who.post(at, &format!("{table}/begin"), json!({}));
    if answer.status == 200 { Ok(()) } else { Err(answer.wrong().1) }
}

#[test]
fn people_sit_down_get_up_and_begin() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let [host, guest, third] = ["Host", "Guest", "Third"].map(|name| Person::guest(at, name));
    let mut new = doom_for_two();
    new["options"] = json!({ "title": "Friday", "listed": true });
    let table = host.open(at, new);
    let open = NOBODY.get(at, "/api/tables?list=open&game=doom2016").good();
    assert_eq!((&open[0]["options"]["title"], &open[1]), (&json!("Friday"), &Value::Null));
    assert_eq!(begin(at, &host, &table), Err("refusal-table-free-seat".to_owned()));
    assert!(wish(at, &guest, &table, "p2", json!("take")).is_ok());
    assert_eq!(wish(at, &guest, &table, "p2", json!("take")), Err("refusal-table-yours".to_owned()));
    assert_eq!(wish(at, &third, &table, "p2", json!("take")), Err("refusal-table-taken".to_owned()));
    assert_eq!(wish(at, &third, &table, "p2", json!("leave")), Err("refusal-table-not-yours".to_owned()));
    assert_eq!(
        wish(at, &third, &table, "p2", json!({ "bot": "random" })),
        Err("refusal-table-not-yours".to_owned())
    );
    assert_eq!(wish(at, &guest, &table, "p1", json!("leave")), Err("refusal-table-not-yours".to_owned()));
    // The host may free a seat before the game, but not put a computer player on somebody.
    assert_eq!(
        wish(at, &host, &table, "p2", json!({ "bot": "random" })),
        Err("refusal-table-not-yours".to_owned())
    );
    assert!(wish(at, &host, &table, "p2", json!("leave")).is_ok());
    assert!(wish(at, &third, &table, "p2", json!("take")).is_ok());
    assert_eq!(host.get(at, "/api/tables?list=mine").good().as_array().map(Vec::len), Some(1));
    assert_eq!(begin(at, &guest, &table), Err("refusal-table-not-seated".to_owned()));
    assert_eq!(begin(at, &third, &table), Ok(()));
    assert_eq!(begin(at, &host, &table), Err("refusal-table-begun".to_owned()));
    assert_eq!(wish(at, &host, &table, "p2", json!("leave")), Err("refusal-table-not-yours".to_owned()));
    assert_eq!(host.json(at, "DELETE", &table, &json!({})).wrong().1, "refusal-table-others-play");
    assert_eq!(NOBODY.get(at, "/api/tables?list=open").good(), json!([]));
    assert_eq!(NOBODY.get(at, "/api/tables?list=running").good().as_array().map(Vec::len), Some(1));
    // Who leaves a running game leaves it for good; then the host may close the table.
    assert!(wish(at, &third, &table, "p2", json!("leave")).is_ok());
    assert_eq!(wish(at, &third, &table, "p2", json!("take")), Err("refusal-table-taken".to_owned()));
    assert_eq!(third.json(at, "DELETE", &table, &json!({})).wrong().1, "refusal-table-not-host");
    assert_eq!(host.json(at, "DELETE", &table, &json!({})).status, 200);
    assert_eq!(host.scene(at, &table)["phase"], "closed");
    assert_eq!(wish(at, &host, &table, "p1", json!("leave")), Err("refusal-table-over".to_owned()));
    assert_eq!(host.post(at, &format!("{table}/undo"), json!({})).wrong().1, "refusal-table-over");
    assert_eq!(host.get(at, "/api/tables?list=mine").good(), json!([]));
}

#[test]
fn a_computer_player_takes_over_and_gives_back() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let host = Person::guest(at, "Host");
    let bot = json!({ "bot": "random" });
    let setup = json!({ "players": 3, "skulls": 8 });
    let new = json!({ "game": "adrenaline", "setup": setup, "seats": ["me", bot, bot], "begin": true });
    let table = host.open(at, new);
    let mut line = Line::open(at, &table, &host);
    assert!(wish(at, &host, &table, "p1", json!({ "bot": "genius" })).is_err());
    assert!(wish(at, &host, &table, "p1", json!({ "bot": "random" })).is_ok());
    let acted = |entry: &Value, seat: &str| entry["bot"] == true && entry["seat"] == seat;
    line.wait("both play", |known| {
        ["p1", "p2"].into_iter().all(|seat| known.news.iter().any(|entry| acted(entry, seat)))
    });
    let action = json!({ "after": 1_000_000, "action": "pass" });
    assert_eq!(host.post(at, &format!("{table}/act"), action).wrong().1, "refusal-table-bot-plays");
    assert!(wish(at, &Person::guest(at, "Thief"), &table, "p1", json!("take")).is_err());
    let back = wish(at, &host, &table, "p1", json!("take")).expect("the own seat");
    line.wait("the own turn", |known| {
        known.seen >= back && !known.choices().is_empty() || known.scene["phase"] == "over"
    });
    if let Some(action) = line.known.choices().first() {
        assert!(line.act(action).expect("an answer")["number"].as_u64().is_some());
    }
    assert!(
        line.known
            .news
            .iter()
            .filter(|entry| entry["number"].as_u64() > Some(back))
            .all(|entry| !acted(entry, "p1"))
    );
}

#[test]
fn a_short_clock_reminds_and_then_plays() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let [host, guest] = ["Host", "Guest"].map(|name| Person::guest(at, name));
    let mut new = doom_for_two();
    new["options"] = json!({ "clock": 10 });
    let table = host.open(at, new);
    wish(at, &guest, &table, "p2", json!("take")).expect("a seat");
    begin(at, &host, &table).expect("it begins");
    let begun = Instant::now();
    let [ours, theirs] = [&host, &guest].map(|who| Line::open(at, &table, who));
    let (mut line, mut other) = if ours.known.choices().is_empty() { (theirs, ours) } else { (ours, theirs) };
    assert!(line.known.scene["clock"].is_u64());
    let reminded = |entry: &&Value| entry["what"] == "reminded";
    line.wait("a reminder", |known| known.news.iter().any(|entry| reminded(&entry)));
    assert!(begun.elapsed() > Duration::from_secs(7), "{:?}", begun.elapsed());
    // Others hear who was reminded only if they know who is asked.
    let open = other.known.scene["question"]["seat"].is_string();
    other.wait("a reminder", |known| known.news.iter().any(|entry| reminded(&entry)));
    let heard = other.known.news.iter().find(reminded).expect("a reminder");
    assert_eq!(heard["seat"].is_string(), open, "{heard}");
    line.wait("an action", |known| known.news.iter().any(|entry| entry["bot"] == true));
    assert!(begun.elapsed() > Duration::from_secs(9), "{:?}", begun.elapsed());
    // It is still the seat of a person.
    assert!(line.known.scene["sitters"][0]["person"].is_object(), "{}", line.known.scene["sitters"]);
}

/// Act on whichever of these lines is asked, with the first choice for which `wanted` holds afterwards.
fn act_until(lines: &mut [Line; 2], what: &str, wanted: impl Fn(&Line) -> bool) -> usize {
    for _ in 0..200 {
        let asked =
            lines.iter().position(|line| !line.known.choices().is_empty()).expect("somebody is asked");
        let choices = lines[asked].known.choices();
        let action = choices.last().expect("a choice");
        let number = lines[asked].act(action).expect("the line holds")["number"].as_u64().expect("a number");
        lines.iter_mut().for_each(|line| line.wait_for(number));
        if wanted(&lines[asked]) {
            return asked;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{what} did not come");
}

#[test]
fn an_action_is_taken_back_at_once_or_by_consent() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, people) = running(at);
    let mut lines = [0, 1].map(|n| Line::open(at, &table, &people[n]));
    let undo = json!({ "do": "undo" });
    let asked = act_until(&mut lines, "undo at once", |line| line.known.scene["undo"] == true);
    let actions = lines[asked].known.scene["actions"].as_u64().expect("a count");
    let number = lines[asked].done(undo.clone());
    lines.iter_mut().for_each(|line| line.wait_for(number));
    assert_eq!(lines[asked].known.scene["actions"], actions - 1);
    assert_eq!(lines[asked].known.news.last().expect("news")["what"], "took-back");
    // What cannot be taken back at once needs the others.
    let asked =
        act_until(&mut lines, "an action that shows something", |line| line.known.scene["undo"] == false);
    let actions = lines[asked].known.scene["actions"].as_u64().expect("a count");
    let number = lines[asked].done(undo.clone());
    lines.iter_mut().for_each(|line| line.wait_for(number));
    let other = 1 - asked;
    assert!(lines.iter().all(|line| line.known.scene["wish"]["seat"].is_string()));
    let number = lines[other].done(json!({ "do": "answer-undo", "yes": false }));
    lines.iter_mut().for_each(|line| line.wait_for(number));
    assert!(lines.iter().all(|line| line.known.scene.get("wish").is_none()));
    assert_eq!(lines[asked].known.scene["actions"], actions);
    let number = lines[asked].done(undo);
    let answer = lines[asked].ask(json!({ "do": "answer-undo", "yes": true })).expect("an answer");
    assert_eq!(answer["error"]["code"], "refusal-table-agreed");
    lines[other].wait_for(number);
    let to = lines[other].known.scene["wish"]["to"].as_u64().expect("a count");
    assert!(to < actions);
    let number = lines[other].done(json!({ "do": "answer-undo", "yes": true }));
    lines.iter_mut().for_each(|line| line.wait_for(number));
    // What is left, and that luck goes on with another stream.
    assert!(lines.iter().all(|line| line.known.scene["actions"].as_u64() == Some(to + 1)));
    // All of it is in the log, and those who come later see what was taken back.
    let log = people[0].log(at, &table);
    assert!(log.iter().filter(|entry| entry["undone"] == true).count() >= 2);
    let undone = |entry: &Value| entry["undone"] == true && entry["told"] != json!([]);
    assert!(!log.iter().any(undone), "what was taken back is told no more");
}

#[test]
fn nobody_takes_all_lines() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy"]);
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let live = format!("{table}/live");
    let open =
        |who: &Person, from: &str| connect(at, &live, &[&who.pass, &format!("X-Forwarded-For: {from}")]);
    let mut lines: Vec<_> =
        (0..100).map(|n| open(&ada, &format!("192.0.2.{n}")).expect("there is room")).collect();
    let full = (409, "refusal-too-many-lines".to_owned());
    assert_eq!(refused(open(&ada, "198.51.100.1")), full);
    open(&bela, "192.0.2.1").expect("there is room for others");
    lines.truncate(90);
    wait_until("there is room again", || open(&ada, "198.51.100.1").is_ok());
}

/// Nor does a crowd that comes from one place, each with a line or two.
#[test]
fn nobody_takes_all_lines_with_many_guests_of_one_network() {
    let data = folder();
    let server = Server::with(data.path(), &["--trust-proxy", "--lines-from", "8", "--sign-ups", "1000"]);
    let at = server.at;
    let (table, _) = running(at);
    let live = format!("{table}/live");
    let open = |from: &str| {
        let guest = Person::guest(at, "Guest");
        connect(at, &live, &[&guest.pass, &format!("X-Forwarded-For: {from}")])
    };
    // In IPv6 a network is one address.
    let mut lines: Vec<_> =
        (0..8).map(|n| open(&format!("2001:db8:7:7::{n:x}")).expect("there is room")).collect();
    let full = (409, "refusal-too-many-lines".to_owned());
    assert_eq!(refused(open("2001:db8:7:7:ffff::1")), full);
    for other in ["2001:db8:7:8::1", "192.0.2.1"] {
        open(other).expect("there is room for others");
    }
    // Programs on the same machine are no network.
    let here: Vec<_> = (0..9).map(|_| open("::1")).collect();
    assert!(here.iter().all(Result::is_ok));
    lines.truncate(4);
    wait_until("there is room again", || open("2001:db8:7:7:ffff::1").is_ok());
}

#[test]
fn those_who_watch_talk_when_they_may_and_are_not_too_many() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let mut ours = Line::open(at, &table, &ada);
    let watcher = Person::guest(at, "Watcher");
    let mut theirs = Line::open(at, &table, &watcher);
    // Strangers talk if somebody who plays wants it, and as long.
    let closed = |line: &mut Line| {
        let answer = line.ask(json!({ "do": "say", "text": "buy this" })).expect("an answer");
        assert_eq!(answer["error"]["code"], "refusal-table-chat-closed");
    };
    closed(&mut theirs);
    let (chat, log) = (format!("{table}/chat"), bela.log(at, &table).len());
    assert_eq!(
        watcher.json(at, "PUT", &chat, &json!({ "open": true })).wrong().1,
        "refusal-table-not-seated"
    );
    assert_eq!(ours.known.scene["open_chat"], false);
    assert_eq!(bela.log(at, &table).len(), log);
    bela.json(at, "PUT", &chat, &json!({ "open": true })).good();
    let number = theirs.done(json!({ "do": "say", "text": "good luck" }));
    ours.wait_for(number);
    assert_eq!(ours.known.news.last().expect("news")["name"], "Watcher");
    let live = format!("{table}/live");
    let crowd: Vec<_> = (0..198).map(|_| connect(at, &live, &[]).expect("there is room")).collect();
    wait_until("the crowd", || {
        let line = connect(at, &live, &[]);
        line.is_err() && refused(line) == (409, "refusal-too-many-watch".to_owned())
    });
    // Those who sit at the table always find room.
    Line::open(at, &table, &bela);
    let number = ours.done(json!({ "do": "say", "text": "thanks" }));
    theirs.wait_for(number);
    assert_eq!(theirs.known.scene["open_chat"], true);
    ada.json(at, "PUT", &chat, &json!({ "open": false })).good();
    closed(&mut theirs);
    drop(crowd);
    wait_until("room again", || connect(at, &live, &[]).is_ok());
}

#[test]
fn a_rematch_has_the_same_seats_and_new_luck() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let (table, [ada, bela]) = running(at);
    let page = ada.post(at, &format!("{table}/rematch"), json!({})).good();
    let old = ada.get(at, &table).good();
    assert_eq!((&page["game"], &page["setup"]), (&old["game"], &old["setup"]));
    assert_ne!(page["scene"]["pledge"], old["scene"]["pledge"]);
    assert_eq!((&page["scene"]["phase"], &page["scene"]["you"]), (&json!("open"), &json!("p1")));
    assert_eq!(page["scene"]["sitters"][1], "open");
    // The others are told where.
    let said = bela.log(at, &table).pop().expect("an entry");
    assert_eq!(said["text"], json!(format!("/table/{}", page["id"].as_str().expect("an id"))));
}

/// After a mission the next one follows, with the same company.
#[test]
fn a_finished_mission_leads_to_the_next() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ada = Person::guest(at, "Ada");
    let seats = json!([{ "bot": "recruit" }, { "bot": "soldier" }]);
    let setup = json!({ "mission": "knee-deep", "marines": ["alpha"] });
    let table = ada.open(at, json!({ "game": "doom2016", "setup": setup, "seats": seats, "begin": true }));
    assert_eq!(
        ada.post(at, &format!("{table}/next"), json!({})).wrong(),
        (409, "refusal-table-no-next".to_owned())
    );
    wait_until("the end of the game", || ada.scene(at, &table)["phase"] == "over");
    let scene = ada.scene(at, &table);
    let loser = if scene["ended"]["winners"] == json!(["p2"]) { "marines" } else { "invader" };
    let next = ada.post(at, &format!("{table}/next"), json!({})).good();
    assert_eq!((&next["setup"]["mission"], &next["setup"]["perk"]), (&json!("cold-relays"), &json!(loser)));
    assert_eq!(next["setup"], scene["next"]);
    assert_eq!(next["scene"]["sitters"], scene["sitters"]);
}

#[test]
fn an_account_keeps_its_tables_on_every_device() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let guest = Person::guest(at, "Ada");
    let table = guest.open(at, doom_for_two());
    let (name, password) = ("Ada", "correct horse");
    let account = json!({ "name": name, "password": password });
    assert_eq!(guest.post(at, "/api/account", account.clone()).good()["id"], json!(guest.id));
    let again = NOBODY.post(at, "/api/account", json!({ "name": " ADA ", "password": password }));
    assert_eq!(again.wrong(), (409, "refusal-name-taken".to_owned()));
    let elsewhere = Person::with_cookie(&NOBODY.post(at, "/api/login", account.clone()));
    assert_eq!(elsewhere.scene(at, &table)["you"], "p1");
    let cookie = NOBODY.post(at, "/api/login", account.clone());
    let cookie = cookie.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    // The password is changed by those who know it.
    let change = |old: &str| json!({ "password": "battery staple", "old_password": old });
    assert_eq!(elsewhere.json(at, "PATCH", "/api/me", &change("wrong")).wrong().0, 403);
    let changed = elsewhere.json(at, "PATCH", "/api/me", &change(password));
    // Whoever was logged in with the old one is so no longer, here and elsewhere.
    for old in [&elsewhere, &guest] {
        assert_eq!(old.get(at, "/api/me").wrong().0, 401);
    }
    let elsewhere = Person::with_cookie(&changed);
    assert_eq!(NOBODY.post(at, "/api/login", account).wrong(), (401, "refusal-login".to_owned()));
    assert_eq!(elsewhere.json(at, "DELETE", "/api/me", &json!({ "password": password })).wrong().0, 403);
    assert_eq!(elsewhere.json(at, "DELETE", "/api/me", &json!({ "password": "battery staple" })).status, 204);
    assert_eq!(guest.get(at, "/api/me").wrong().0, 401);
    assert_eq!(NOBODY.get(at, &format!("/api/people/{}", guest.id)).wrong().0, 404);
}
