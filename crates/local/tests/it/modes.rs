//! Every option of every game's form at a table of its own, with computers of each level in turn: some decisions, the page
//! loaded again, and more decisions.

use serde_json::{Value, json};

use crate::kit::Browser;

/// So many decisions are made before the page is loaded again, and after.
const STRETCH: usize = 8;

/// How many seats a set-up has.
fn seats(setup: &Value) -> usize {
    match setup["players"].as_u64() {
        Some(players) => players as usize,
        None => setup["marines"].as_array().map_or(0, Vec::len) + 1,
    }
}

/// The values of an option, each of which is a way to play.
fn values(field: &Value) -> Vec<Value> {
    let words = || field["of"].as_array().cloned().unwrap_or_default();
    match field["takes"].as_str().expect("what it takes") {
        "flag" => vec![json!(false), json!(true)],
        "number" => {
            (field["least"].as_u64().unwrap()..=field["most"].as_u64().unwrap()).map(Value::from).collect()
        }
        "one" => words().into_iter().chain((field["or_null"] == true).then_some(Value::Null)).collect(),
        "several" => (field["least"].as_u64().unwrap()..=field["most"].as_u64().unwrap())
            .map(|count| words().into_iter().take(count as usize).collect())
            .collect(),
        _ => Vec::new(),
    }
}

/// The usual set-up with one option changed, for each value of each option.
fn ways(game: &Value) -> Vec<Value> {
    let usual = &game["setup"];
    let mut ways = vec![usual.clone()];
    for field in game["form"].as_array().expect("a form") {
        let name = field["name"].as_str().expect("a name");
        for value in values(field).into_iter().filter(|value| *value != usual[name]) {
            let mut setup = usual.clone();
            if name == "bot" {
                // It is one more figure, and there are five.
                setup["players"] = json!(3);
            }
            setup[name] = value;
            ways.push(setup);
        }
    }
    ways
}

/// Let computers decide, and answer what the person is asked, so many times; false if the game is over before.
fn go_on(browser: &mut Browser, table: &str) -> bool {
    for n in 0..STRETCH {
        let scene = browser.scene(table);
        if scene["phase"] == "over" {
            return false;
        }
        if scene["question"]["choices"].is_array() {
            browser.answer(table, &scene, n * 7 + 3);
        } else {
            let number = scene["number"].clone();
            // Whoever watches is given time to see one decision before the next.
            for _ in 0..3 {
                if browser.scene(table)["number"] == number {
                    browser.time += 1_000;
                    browser.house.tend(browser.time);
                    browser.keep();
                }
            }
            assert_ne!(browser.scene(table)["number"], number, "nobody decides: {scene}");
        }
    }
    true
}

/// Every way to play a game.
fn every_way(id: &str, least: usize) {
    let games = Browser::new().get("/api/games");
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == id).expect("the game");
    let levels = game["levels"].as_array().expect("levels");
    let ways = ways(game);
    assert!(ways.len() >= least, "only {} ways to play {id}", ways.len());
    for (way, level) in ways.iter().zip(levels.iter().cycle()) {
        let mut browser = Browser::new();
        let computers = (1..seats(way)).map(|_| json!({ "bot": level }));
        // The person sits at either end of the table.
        let mut all: Vec<Value> = std::iter::once(json!("me")).chain(computers).collect();
        if level == "recruit" {
            all.reverse();
        }
        let table = browser.open(id, way.clone(), json!(all));
        assert!(go_on(&mut browser, &table), "{way} is over at once");
        let (file, scene) = (browser.file(&table), browser.scene(&table));
        browser.reload();
        assert_eq!(browser.file(&table), file, "{way}");
        assert_eq!(browser.scene(&table), scene, "{way}");
        go_on(&mut browser, &table);
        assert_ne!(browser.file(&table), file, "{way}");
        // What another browser is brought can be read there to the last action, whose hash stands in it.
        let shown = Browser::new().call("POST", "/api/replays", &browser.file(&table));
        assert_eq!(shown.status, 200, "{way}: {}", shown.body);
        let shown: Value = serde_json::from_str(&shown.body).expect("a table");
        assert_eq!(shown["scene"]["phase"], "over", "nobody goes on with what is only shown: {way}");
    }
}

#[test]
fn adrenaline_in_every_mode() {
    every_way("adrenaline", 15);
}

#[test]
fn doom_2004_in_every_scenario_and_with_every_option() {
    every_way("doom2004", 15);
}

#[test]
fn doom_2016_in_every_mission_and_with_every_option() {
    every_way("doom2016", 25);
}

/// What is played in no browser twice the same would be found here first.
#[test]
fn games_of_players_who_think_end_the_same_every_time() {
    for game in local::games::all() {
        let [one, other] = [(); 2].map(|()| game.hashes(local::games::Crew::Thinking, 0, 1));
        assert_eq!(one.lines().count(), 1, "{one}");
        assert_eq!(one, other);
        assert_ne!(one, game.hashes(local::games::Crew::Random, 0, 1), "they do not think");
    }
}
