//! The workshop: the checker answers, and scenarios are shared, found, played, made anew and withdrawn.

use std::net::SocketAddr;
use std::process::Command;

use serde_json::{Value, json};

use crate::kit::{NOBODY, Person, Server, doom_for_two, folder};
use crate::program::TELEFRAG;

/// A small mission of its own, which can be played.
pub(crate) fn mission(id: &str) -> String {
    format!(
        r#"id = "{id}"
title = "Two Rooms"
objective = "relay-link"
threat = "horde"
invasion = ["swarm"]
rooms = [
    {{ id = "west", at = [0, 0], to = [4, 4] }},
    {{ id = "east", at = [5, 0], to = [9, 4] }},
]
doors = [{{ x = 5, y = [1, 2] }}]
starts = [[0, 0], [1, 0], [0, 1], [1, 1]]
teleporters = [{{ at = [0, 4], active = true }}]
portals = [{{ colour = "blue", at = [7, 2] }}]
objectives = [[9, 0], [9, 2], [9, 4]]
"#
    )
}

fn new(title: &str, text: &str) -> Value {
    let cover = json!({ "title": title, "about": "Two <b>rooms</b>.", "languages": ["en"], "tags": ["Small", "duel"] });
    json!({ "game": "doom2016", "cover": cover, "text": text })
}

/// Share a mission; its name in addresses.
pub(crate) fn share(who: &Person, at: SocketAddr, title: &str) -> String {
    let id = title.to_lowercase().replace(' ', "-");
    let page = who.post(at, "/api/scenarios", new(title, &mission(&id))).good();
    page["card"]["id"].as_str().expect("an id").to_owned()
}

/// Another version of a shared mission.
pub(crate) fn renew(who: &Person, at: SocketAddr, id: &str) {
    let text = mission(id).replace("\"swarm\"", "\"imp-assault\"");
    let cover = json!({ "title": "Once more", "languages": ["en"] });
    who.json(at, "PUT", &format!("/api/scenarios/{id}"), &json!({ "cover": cover, "text": text })).good();
}

/// The titles of a list.
fn titles(at: SocketAddr, query: &str) -> Vec<String> {
    let list = NOBODY.get(at, &format!("/api/scenarios{query}")).good();
    let title = |card: &Value| card["cover"]["title"].as_str().expect("a title").to_owned();
    list.as_array().expect("a list").iter().map(title).collect()
}

#[test]
fn the_checker_says_what_is_wrong_and_where() {
    let data = folder();
    let server = Server::start(data.path());
    let check = |game: &str, text: &str| {
        NOBODY.post(server.at, "/api/scenarios/check", json!({ "game": game, "text": text }))
    };
    let fine = check("doom2016", &mission("fine")).good();
    assert_eq!(fine, json!({ "playable": true, "findings": [] }));
    let broken = mission("broken").replace("[9, 2]", "[12, 2]");
    let broken = check("doom2016", &broken).good();
    assert_eq!(broken["playable"], false);
    let first = &broken["findings"][0];
    assert_eq!((&first["grave"], &first["line"]), (&json!(true), &json!(14)), "{first}");
    assert!(first["message"].as_str().is_some_and(|text| text.contains("(12, 2)")), "{first}");
    assert!(first["advice"].as_str().is_some_and(|text| !text.is_empty()), "{first}");
    // Everybody reads it in their own language.
    for (lang, said) in
        [("en", "where there is no space"), ("pl", "gdzie nie ma pola"), ("hu", "ott nincs mező")]
    {
        let path = format!("/api/scenarios/check?lang={lang}");
        let text = mission("broken").replace("[9, 2]", "[12, 2]");
        let told = NOBODY.post(server.at, &path, json!({ "game": "doom2016", "text": text })).good();
        assert!(told["findings"][0]["message"].as_str().is_some_and(|text| text.contains(said)), "{told}");
    }
    let ours = include_str!("../../../../content/doom2004/scenarios/way-out.toml");
    assert_eq!(check("doom2004", ours).good()["playable"], true);
    let ours = include_str!("../../../../content/adrenaline/boards/big.toml");
    assert_eq!(check("adrenaline", ours).good()["playable"], true);
    assert_eq!(check("duel", "").wrong(), (400, "bad-scenario".to_owned()));
    let long = format!("#{}\n", "x".repeat(64 * 1024));
    assert_eq!(check("doom2016", &long).wrong(), (400, "bad-scenario".to_owned()));
    // Nobody keeps the place busy with it.
    let tired = (0..60).any(|_| check("doom2016", "").status == 429);
    assert!(tired, "sixty files in a row");
}

#[test]
fn a_scenario_is_shared_found_played_liked_and_withdrawn() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let [ann, bob] = ["Ann", "Bob"].map(|name| Person::guest(at, name));
    let first = share(&ann, at, "Cold Stair");
    share(&ann, at, "Hot Stair");
    assert_eq!(titles(at, ""), ["Hot Stair", "Cold Stair"]);
    assert_eq!(titles(at, "?search=COLD"), ["Cold Stair"]);
    assert_eq!(titles(at, "?search=ann&tag=small&game=doom2016").len(), 2);
    assert!(titles(at, "?tag=mall").is_empty() && titles(at, "?search=%25").is_empty());
    assert!(titles(at, "?game=doom2004").is_empty() && titles(at, "?page=1").is_empty());
    let wrong = NOBODY.get(at, "/api/scenarios?sort=best");
    assert_eq!(wrong.wrong(), (400, "unreadable".to_owned()));

    let path = format!("/api/scenarios/{first}");
    let page = bob.get(at, &path).good();
    assert_eq!((&page["yours"], &page["card"]["author_name"]), (&json!(false), &json!("Ann")));
    assert_eq!(page["card"]["cover"]["tags"], json!(["small", "duel"]));
    let file = NOBODY.get(at, &format!("{path}/file"));
    assert_eq!(file.body, mission("cold-stair"));
    assert!(file.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")));

    // Who plays it is counted, once; its author is not.
    let table = json!({ "game": "doom2016", "setup": { "mission": file.body, "marines": ["alpha"] } });
    for who in [&ann, &bob, &bob] {
        who.open(at, table.clone());
    }
    assert_eq!(NOBODY.get(at, &path).good()["card"]["plays"], 1);
    assert_eq!(titles(at, "?sort=played")[0], "Cold Stair");

    let rating = format!("{path}/rating");
    assert_eq!(ann.json(at, "PUT", &rating, &json!({ "stars": 5 })).wrong().1, "refusal-scenario-own");
    for stars in [2, 5] {
        bob.json(at, "PUT", &rating, &json!({ "stars": stars })).good();
    }
    let page = bob.get(at, &path).good();
    assert_eq!(
        (&page["card"]["votes"], &page["card"]["stars"], &page["rated"]),
        (&json!(1), &json!(5), &json!(5))
    );
    assert_eq!(titles(at, "?sort=liked")[0], "Cold Stair");

    // A new version takes the place of the old one; tables keep theirs.
    let next = mission("cold-stair").replace("\"swarm\"", "\"imp-assault\"");
    let cover = json!({ "title": "Colder Stair", "languages": ["en", "pl"] });
    let page = ann.json(at, "PUT", &path, &json!({ "cover": cover, "text": next })).good();
    assert_eq!((&page["card"]["version"], &page["yours"]), (&json!(2), &json!(true)));
    assert_eq!(titles(at, "?search=colder"), ["Colder Stair"]);
    let older = NOBODY.get(at, &format!("{path}/versions")).good();
    assert_eq!((&older[0]["version"], &older[0]["title"]), (&json!(1), &json!("Cold Stair")));
    let first = NOBODY.get(at, &format!("{path}/versions/1")).good();
    assert_eq!(first["text"], mission("cold-stair"));
    for gone in ["2", "99", "x"] {
        let wrong = NOBODY.get(at, &format!("{path}/versions/{gone}"));
        assert_eq!(wrong.wrong(), (404, "missing".to_owned()), "{gone}");
    }

    assert_eq!(ann.call(at, "DELETE", &path, "", "").expect("an answer").status, 204);
    for gone in ["", "/versions", "/versions/1", "/comments"] {
        let wrong = NOBODY.get(at, &format!("{path}{gone}"));
        assert_eq!(wrong.wrong(), (404, "missing".to_owned()), "{gone}");
    }
    assert_eq!(titles(at, ""), ["Hot Stair"]);
    server.assert_well(data.path());
}

/// A table carries the whole file: what its author does afterwards changes nothing there.
#[test]
fn a_running_game_keeps_the_version_it_began_with() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let [ann, bob] = ["Ann", "Bob"].map(|name| Person::guest(at, name));
    let id = share(&ann, at, "Cold Stair");
    let text = NOBODY.get(at, &format!("/api/scenarios/{id}/file")).body;
    let mut table = doom_for_two();
    table["setup"]["mission"] = json!(text);
    (table["seats"], table["begin"]) = (json!(["me", "me"]), json!(true));
    let table = bob.open(at, table);
    let act = || {
        let scene = bob.scene(at, &table);
        let action = scene["question"]["choices"][0]["action"].as_str().expect("a choice").to_owned();
        bob.post(at, &format!("{table}/act"), json!({ "after": scene["number"], "action": action })).good();
        bob.scene(at, &table)
    };
    let before = act();
    let next = mission("cold-stair").replace("[9, 4]]", "[8, 4]]");
    let cover = json!({ "title": "Colder Stair", "languages": ["en"] });
    ann.json(at, "PUT", &format!("/api/scenarios/{id}"), &json!({ "cover": cover, "text": next })).good();
    assert_eq!(NOBODY.get(at, &format!("/api/scenarios/{id}/file")).body, next);
    let same = |at: SocketAddr, number: &Value| {
        let page = bob.get(at, &table).good();
        assert_eq!((&page["setup"]["mission"], &page["scene"]["number"]), (&json!(text), number));
    };
    same(at, &before["number"]);
    assert_ne!(act()["number"], before["number"], "it goes on");
    ann.call(at, "DELETE", &format!("/api/scenarios/{id}"), "", "").expect("an answer");
    let last = act()["number"].clone();
    same(at, &last);
    // The log is played again from the file that the table carries.
    server.kill();
    let mut again = Server::start(data.path());
    same(again.at, &last);
    again.assert_well(data.path());
}

#[test]
fn what_is_made_from_another_says_so() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let [ann, bob] = ["Ann", "Bob"].map(|name| Person::guest(at, name));
    let first = share(&ann, at, "Cold Stair");
    // The same file again is nobody's work.
    let same = bob.post(at, "/api/scenarios", new("Mine", &mission("cold-stair")));
    assert_eq!(same.wrong(), (409, "refusal-scenario-known".to_owned()));
    let mut fork = new("Warm Stair", &mission("warm-stair"));
    fork["forked"] = json!("nowhere");
    assert_eq!(bob.post(at, "/api/scenarios", fork.clone()).wrong(), (404, "missing".to_owned()));
    fork["forked"] = json!(first);
    let page = bob.post(at, "/api/scenarios", fork).good();
    let origin = &page["card"]["forked"];
    assert_eq!((&origin["title"], &origin["author_name"]), (&json!("Cold Stair"), &json!("Ann")));
    assert_eq!(origin["shelved"], true);
    // The first one knows what was made of it, and each author has a list.
    assert_eq!(titles(at, &format!("?forked={first}")), ["Warm Stair"]);
    assert_eq!(titles(at, &format!("?author={}", ann.id)), ["Cold Stair"]);
    ann.call(at, "DELETE", &format!("/api/scenarios/{first}"), "", "").expect("an answer");
    let path = format!("/api/scenarios/{}", page["card"]["id"].as_str().expect("an id"));
    let origin = NOBODY.get(at, &path).good()["card"]["forked"].clone();
    assert_eq!((&origin["shelved"], &origin["author_name"]), (&json!(false), &json!("Ann")));
}

#[test]
fn only_what_can_be_played_is_shared() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let ann = Person::guest(at, "Ann");
    let share = |body: Value| ann.post(at, "/api/scenarios", body).wrong();
    let bad = (400, "bad-scenario".to_owned());
    assert_eq!(share(new("Broken", &mission("broken").replace("\"horde\"", "\"crowd\""))), bad);
    assert_eq!(share(new("", &mission("untitled"))), bad);
    let mut other = new("Board", "");
    other["game"] = json!("adrenaline");
    assert_eq!(share(other), bad);
    assert!(titles(at, "").is_empty());
}

#[test]
fn whoever_runs_the_place_hears_of_complaints_and_can_act() {
    let data = folder();
    let server = Server::start(data.path());
    let at = server.at;
    let [ann, bob] = ["Ann", "Bob"].map(|name| Person::guest(at, name));
    let id = share(&ann, at, "Cold Stair");
    let report = format!("/api/scenarios/{id}/report");
    assert_eq!(bob.post(at, &report, json!({ "why": "It is mine." })).status, 204);
    let shelf = |more: &[&str]| {
        let run = Command::new(TELEFRAG).arg("shelf").args(more).arg("--data").arg(data.path()).output();
        String::from_utf8(run.expect("it runs").stdout).expect("text")
    };
    assert_eq!(shelf(&[]), format!("{id}  Cold Stair: It is mine.\n"));
    let comments = format!("/api/scenarios/{id}/comments");
    let said = ann.post(at, &comments, json!({ "text": "Buy shoes" })).good();
    let comment = said[0]["id"].as_str().expect("an id");
    assert_eq!(
        bob.post(at, &format!("{comments}/{comment}/report"), json!({ "why": "No shoes." })).status,
        204
    );
    assert_eq!(
        shelf(&[]),
        format!("{id}  Cold Stair: It is mine.\ncomment {comment}  \"Buy shoes\": No shoes.\n")
    );
    assert_eq!(shelf(&["--remove-comment", comment]), format!("the comment {comment} is gone\n"));
    assert_eq!(shelf(&["--remove-comment", comment]), "", "it is there no more");
    // Both deeds are noted: by whom, and what it was done to.
    let deed = || {
        let log = Command::new(TELEFRAG).args(["admin", "log", "--json", "--data"]).arg(data.path()).output();
        let log: Value = serde_json::from_slice(&log.expect("it runs").stdout).expect("JSON");
        assert!(log[0]["who"].as_str().is_some_and(|who| !who.is_empty()), "{log}");
        ["what", "whom", "name", "more"].map(|field| log[0][field].as_str().expect("a text").to_owned())
    };
    assert_eq!(deed(), ["remove-comment", &id, "Ann", comment]);
    assert_eq!(NOBODY.get(at, &comments).good(), json!([]));
    assert_eq!(shelf(&["--withdraw", &id]), format!("{id} is off the shelf\n"));
    assert_eq!(deed(), ["withdraw-scenario", &id, "", ""]);
    assert_eq!(shelf(&["--withdraw", &id]), "", "it is there no more");
    assert_eq!(deed()[0], "withdraw-scenario");
    assert!(titles(at, "").is_empty());
    assert!(shelf(&[]).starts_with("nobody says anything"));
}

#[test]
fn comments_are_said_by_anybody_and_removed_by_those_whose_they_are() {
    let data = folder();
    let mut server = Server::start(data.path());
    let at = server.at;
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| Person::guest(at, name));
    let id = share(&ann, at, "Cold Stair");
    let comments = format!("/api/scenarios/{id}/comments");
    let say = |who: &Person, text: &str| {
        let list = who.post(at, &comments, json!({ "text": text })).good();
        list[0]["id"].as_str().expect("an id").to_owned()
    };
    let [first, second, third] =
        [(&bob, "Good,\n but long."), (&bob, "<script>alert(1)</script>"), (&cid, "Hm")]
            .map(|(who, text)| say(who, text));
    let list = NOBODY.get(at, &comments).good();
    let texts: Vec<&str> =
        list.as_array().expect("a list").iter().filter_map(|one| one["text"].as_str()).collect();
    assert_eq!(texts.len(), 3);
    assert!(texts.contains(&"Good, but long.") && texts.contains(&"<script>alert(1)</script>"), "{texts:?}");
    assert_eq!(list[2]["name"], "Bob");
    let remove = |who: &Person, comment: &str| {
        who.call(at, "DELETE", &format!("{comments}/{comment}"), "", "").expect("an answer")
    };
    assert_eq!(remove(&cid, &first).wrong(), (403, "refusal-comment-not-yours".to_owned()));
    assert_eq!(remove(&bob, &first).status, 204, "one's own");
    assert_eq!(remove(&ann, &third).status, 204, "under one's own scenario");
    assert_eq!(remove(&bob, &first).wrong(), (404, "missing".to_owned()));
    let wrong = |text: &str| ann.post(at, &comments, json!({ "text": text })).wrong();
    assert_eq!(wrong(" \n "), (400, "bad-scenario".to_owned()));
    assert_eq!(wrong(&"x".repeat(501)), (400, "bad-scenario".to_owned()));
    // Nobody talks without end.
    let tired = (0..30).any(|n| cid.post(at, &comments, json!({ "text": n.to_string() })).status == 429);
    assert!(tired, "thirty comments in a row");
    // Who goes takes their words along.
    assert_eq!(bob.json(at, "DELETE", "/api/me", &json!({})).status, 204);
    let list = NOBODY.get(at, &comments).good();
    assert!(list.as_array().expect("a list").iter().all(|one| one["id"] != second.as_str()), "{list}");
    server.assert_well(data.path());
}
