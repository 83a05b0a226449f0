//! A whole game of each, with the page loaded again in the middle of it.

use crate::kit::{Browser, against_computers};

/// Play to the end by requests; the page is loaded again after so many own decisions.
fn play(game: &str, level: &str, reload: usize) {
    let mut browser = Browser::new();
    let (setup, seats) = against_computers(game, level);
    let table = browser.open(game, setup, seats);
    let mut decisions = 0;
    let scene = loop {
        browser.tend();
        let scene = browser.scene(&table);
        if scene["phase"] == "over" {
            break scene;
        }
        if decisions == reload {
            let (file, list) = (browser.file(&table), browser.get("/api/tables?list=mine"));
            browser.reload();
            assert_eq!(browser.file(&table), file);
            assert_eq!(browser.get("/api/tables?list=mine"), list);
            assert_eq!(browser.scene(&table), scene);
        }
        browser.answer(&table, &scene, decisions * 7 + 3);
        decisions += 1;
        assert!(decisions < 3_000, "{game} does not end");
    };
    assert!(decisions > reload, "{game} was over after {decisions}");
    assert!(scene["ended"]["points"].is_array(), "{scene}");
    // Everything can be seen again, and the file proves itself.
    let replay = browser.call("GET", &format!("{table}/replay"), "");
    assert_eq!(replay.status, 200);
    assert!(replay.name.is_some_and(|name| name.ends_with(".tfr")));
    let shown = browser.call("POST", "/api/replays", &replay.body);
    assert_eq!(shown.status, 200, "{}", shown.body);
    let middle =
        browser.get(&format!("{table}/moment?count={}&open=true", scene["actions"].as_u64().unwrap() / 2));
    assert!(middle["view"].is_object());
    let me = browser.get("/api/me")["id"].as_str().unwrap().to_owned();
    assert_eq!(browser.get(&format!("/api/people/{me}"))["played"][0]["game"], game);
}

#[test]
fn adrenaline() {
    play("adrenaline", "recruit", 10);
}

#[test]
fn doom_2004() {
    play("doom2004", "recruit", 10);
}

#[test]
fn doom_2016() {
    play("doom2016", "recruit", 10);
}

#[test]
fn computers_of_every_level_decide() {
    let games = Browser::new().get("/api/games");
    for game in games.as_array().expect("games") {
        let id = game["id"].as_str().expect("a name");
        let levels = game["levels"].as_array().expect("levels");
        assert!(levels.len() >= 3, "{levels:?}");
        for level in levels {
            let mut browser = Browser::new();
            let (setup, mut seats) = against_computers(id, level.as_str().expect("a level"));
            seats[0] = seats[1].clone();
            browser.open(id, setup, seats);
            for _ in 0..3 {
                assert!(browser.house.tend(browser.time).is_some(), "{id} {level}");
            }
        }
    }
}
