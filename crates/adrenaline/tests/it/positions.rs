//! Positions as JSON: dumped, edited by hand, loaded and played on; broken ones refused with the place and the reason.

use crate::support::Scene;
use adrenaline::{Adrenaline, PerSquare, SQUARES, Sq, SquareSet, State};
use borsh::BorshSerialize;
use engine::{Game, Proof, Seat, Silent, Start, Table};
use serde_json::{Value, json};

fn dump(state: &State) -> Value {
    serde_json::to_value(state).unwrap()
}

fn load(json: Value) -> Result<State, String> {
    let state: State = serde_json::from_value(json).map_err(|e| e.to_string())?;
    let faults = Adrenaline::faults(&state);
    if faults.is_empty() {
        Ok(state)
    } else {
        Err(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }
}

fn scene() -> Scene {
    Scene::on("big")
        .figures("S 12, X 01 d4, Y 23, Z 11, W 20")
        .weapon("S", "lock-rifle zx-2")
        .hand("S", "red-newton")
        .hand("X", "blue-tagback")
}

#[test]
fn a_position_is_edited_by_hand_and_played_on() {
    let mut json = dump(&scene().state);
    // Move X next door, give S a full box and take a token off X.
    json["figures"][1]["square"] = json!("02");
    json["figures"][0]["ammo"] = json!("RRRYYYBBB");
    json["figures"][1]["damage"] = json!(["p5", "p5", "p3"]);
    let state = load(json).unwrap();
    let mut table = Table::<Adrenaline>::new(Start::Position(state)).unwrap();
    for action in ["shoot", "fire lock-rifle basic", "hit p2", "done"] {
        table.apply(Seat(0), action.parse().unwrap()).unwrap();
    }
    let x = table.state().figure(Seat(1));
    assert_eq!((x.damage.len(), x.marks[0], x.square.to_string()), (5, 1, "02".to_string()));
}

#[test]
fn a_position_in_the_middle_of_a_shot_can_be_loaded() {
    let mut scene = scene();
    scene.play("shoot; fire lock-rifle basic; hit X");
    let state = load(dump(&scene.state)).unwrap();
    assert_eq!(state, scene.state);
    let mut table = Table::<Adrenaline>::new(Start::Position(state)).unwrap();
    table.apply(Seat(0), "use lock-rifle second-lock".parse().unwrap()).unwrap();
    // S holds a red card, so the red cube may be paid in two ways.
    for coin in ["cube red", "card red-newton"] {
        assert!(Adrenaline::check(table.state(), Seat(0), coin.parse().unwrap()).is_ok(), "{coin}");
    }
}

#[test]
fn a_position_says_what_a_person_would_write() {
    let json = dump(&scene().state);
    assert_eq!(json["figures"][0]["square"], "12");
    assert_eq!(json["figures"][0]["loaded"], json!(["lock-rifle", "zx-2"]));
    assert_eq!(json["figures"][0]["hand"], json!(["red-newton"]));
    assert_eq!(json["figures"][1]["damage"], json!(["p5", "p5", "p5", "p5"]));
    assert_eq!(json["setup"]["board"], "big");
    assert_eq!(json["frames"], json!(["menu"]));
}

/// An edit that breaks a position, and the place and reason that the report must name.
type Breakage = (fn(&mut Value), &'static str, &'static str);

const BREAKAGES: &[Breakage] = &[
    (
        |p| p["setup"]["turrets"] = json!(true),
        "floor.00",
        "no tile lies on 00 on this board and in this mode",
    ),
    (|p| p["offer"] = json!(["YBB"]), "offer", "five tiles lie on offer in Turret mode"),
    (|p| p["setup"]["players"] = json!(9), "setup", "ADR-SETUP-1"),
    (|p| p["setup"]["players"] = json!(4), "figures", "5 figures; the set-up asks for 4"),
    (|p| p["setup"]["board"] = json!("small"), "figures[4].square", "20 is no square of the arena"),
    (|p| p["figures"][0]["ammo"] = json!("RRRR"), "figures[0].ammo", "4 red cubes; the box holds 3"),
    (|p| p["figures"][2]["marks"][0] = json!(4), "figures[2].marks[0]", "at most 3"),
    (|p| p["figures"][2]["marks"][2] = json!(1), "figures[2].marks[2]", "at most 0"),
    (|p| p["figures"][1]["damage"] = json!(["p2"]), "figures[1].damage", "Domination only"),
    (|p| p["figures"][1]["damage"] = json!(vec!["p1"; 11]), "figures[1].damage", "turn.killed"),
    (|p| p["figures"][0]["hand"] = json!([]), "powerup_deck", "red-newton is in play 1 times"),
    (|p| p["figures"][0]["loaded"] = json!([]), "weapon_deck", "lock-rifle is in 0 places"),
    (|p| p["floor"]["00"] = json!("none"), "tile_stack", "there are"),
    (|p| p["skulls_left"] = json!(9), "skulls_left", "9 skulls left; the game began with 8"),
    (|p| p["turrets"]["00"] = json!("p1"), "turrets.00", "p1 cannot control a turret on 00"),
    (|p| p["spawn_tracks"][0][0] = json!(2), "spawn_tracks[0][0]", "Domination"),
    (|p| p["turn"]["seat"] = json!("p6"), "turn.seat", "p1 to p5"),
    (|p| p["turn"]["actions"] = json!(3), "turn.actions", "at most two actions"),
    (|p| p["turn"]["killed"] = json!(["p2"]), "figures[1].damage", "fewer than 11"),
    (|p| p["frenzy"] = json!({"trigger": "p1", "turns_left": 7}), "frenzy", "at most 4 turns"),
    (|p| p["over"] = json!(true), "frames", "the game is over"),
    (|p| p["frames"] = json!([]), "frames", "waits for somebody"),
    (|p| p["frames"] = json!(["shot"]), "frames[0]", "the first frame is"),
    (|p| p["frames"] = json!(["menu", "scope"]), "frames[1]", "on top of the frame before"),
    (|p| p["frames"] = json!(["menu", "shot"]), "shot.weapon", "not firing that weapon"),
    (|p| p["frames"] = json!(["menu", {"taking": {"weapon": "zx-2"}}]), "frames[1]", "not on offer here"),
    (|p| p["frames"] = json!(["menu", "bot-shot"]), "frames[1]", "the bot is not on the board"),
    (|p| p["figures"][0]["square"] = json!("off"), "frames[0]", "not on the board"),
    (|p| p["track"] = json!(vec![json!({"kill": "p1", "overkill": null}); 13]), "track", "13 killshots"),
];

#[test]
fn a_broken_position_is_refused_with_the_place_and_the_reason() {
    for (number, (break_it, place, reason)) in BREAKAGES.iter().enumerate() {
        let mut json = dump(&scene().state);
        break_it(&mut json);
        let report = load(json).expect_err(&format!("breakage {number} ({place}) was accepted"));
        let fault = report.lines().find(|line| line.starts_with(&format!("{place}:")));
        let fault = fault.unwrap_or_else(|| panic!("breakage {number}: nothing about {place} in\n{report}"));
        assert!(fault.contains(reason), "breakage {number}: `{fault}` does not say `{reason}`");
        assert!(fault.contains("[ADR-"), "breakage {number}: `{fault}` cites no rule");
    }
}

#[test]
fn a_misspelt_position_is_refused_with_what_would_be_right() {
    let misspelt: &[Breakage] = &[
        (|p| p["figures"][0]["square"] = json!("99"), "", "`99` is no square"),
        (|p| p["figures"][0]["loaded"] = json!(["lock-riffle"]), "", "weapons are lock-rifle"),
        (|p| p["figures"][0]["hand"] = json!(["red-newtonn"]), "", "is no powerup"),
        (|p| p["floor"]["00"] = json!("XXX"), "", "is no ammo tile"),
        (
            |p| p["setup"]["board"] = json!("huge"),
            "",
            "write small, medium-a, medium-b or big, or the whole text",
        ),
        (|p| p["colour"] = json!("red"), "", "unknown field `colour`"),
        (|p| p["figures"][0]["hand"] = json!(["red-newton", "red-newton"]), "", "red-newton-2"),
    ];
    for (break_it, _, reason) in misspelt {
        let mut json = dump(&scene().state);
        break_it(&mut json);
        let report = load(json).unwrap_err();
        assert!(report.contains(reason), "`{report}` does not say `{reason}`");
    }
}

/// What passes the check can be played: positions with random edits either are refused or play on without a panic.
#[test]
fn no_accepted_position_breaks_the_rules() {
    let mut luck = engine::Chance::seeded(5);
    let (mut accepted, mut refused) = (0, 0);
    let setups = Adrenaline::setups();
    let mut actions = Vec::new();
    for game in 0..3000 {
        let mut state = Adrenaline::start(&setups[game % setups.len()], game as u64).unwrap();
        for _ in 0..luck.below(300) {
            if Adrenaline::decision(&state).is_none() {
                break;
            }
            play_one(&mut state, &mut luck, &mut actions);
        }
        let mut json = dump(&state);
        for _ in 0..=luck.below(2) {
            scramble(&mut json, &mut luck);
        }
        match load(json) {
            Err(_) => refused += 1,
            Ok(mut state) => {
                accepted += 1;
                for _ in 0..60 {
                    if Adrenaline::decision(&state).is_none() {
                        break;
                    }
                    play_one(&mut state, &mut luck, &mut actions);
                }
            }
        }
    }
    assert!(accepted > 300 && refused > 300, "{accepted} accepted, {refused} refused");
}

fn play_one(state: &mut State, luck: &mut engine::Chance, actions: &mut Vec<adrenaline::Action>) {
    actions.clear();
    Adrenaline::legal(state, actions);
    assert!(!actions.is_empty(), "{:?}", state.frames);
    let action = actions[luck.below(actions.len() as u32) as usize];
    Adrenaline::apply(state, action, &mut Silent);
}

/// Change one leaf of a document to another value of its kind.
fn scramble(json: &mut Value, luck: &mut engine::Chance) {
    const WORDS: [&str; 14] = [
        "p1",
        "p2",
        "p4",
        "p5",
        "00",
        "12",
        "23",
        "off",
        "menu",
        "strike",
        "pick",
        "lock-rifle",
        "RB",
        "fist-on",
    ];
    match json {
        Value::Object(map) if !map.is_empty() => {
            let place = luck.below(map.len() as u32) as usize;
            scramble(map.values_mut().nth(place).unwrap(), luck);
        }
        Value::Array(list) if !list.is_empty() => {
            let place = luck.below(list.len() as u32) as usize;
            match luck.below(4) {
                0 => drop(list.remove(place)),
                1 => list.push(list[place].clone()),
                _ => scramble(&mut list[place], luck),
            }
        }
        Value::String(text) => *text = WORDS[luck.below(WORDS.len() as u32) as usize].to_string(),
        Value::Number(_) => *json = json!(luck.below(6)),
        Value::Bool(flag) => *flag = !*flag,
        _ => {}
    }
}

fn hashed(it: &impl BorshSerialize) -> Vec<u8> {
    borsh::to_vec(it).unwrap()
}

#[test]
fn hashes_number_the_squares_of_the_box_as_ever_and_tell_all_others_apart() {
    let of_box = (0..3).flat_map(|row| (0..4).map(move |column| Sq::at(row, column)));
    let boxed: Vec<u8> = of_box.flat_map(|square| hashed(&square)).collect();
    assert_eq!(boxed, (0..12).collect::<Vec<u8>>());
    assert_eq!(hashed(&Sq::OFF), [15]);
    let mut codes: Vec<u8> = Sq::all().chain([Sq::OFF]).flat_map(|square| hashed(&square)).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), SQUARES + 1);
    let set = |names: &[&str]| names.iter().map(|name| name.parse::<Sq>().unwrap()).collect::<SquareSet>();
    assert_eq!(hashed(&set(&["01", "13", "20"])), (1u16 << 1 | 1 << 7 | 1 << 8).to_le_bytes());
    assert_ne!(hashed(&set(&["01", "34"])), hashed(&set(&["01", "44"])));
}

#[test]
fn what_lies_on_squares_is_written_by_square_and_its_old_list_is_still_read() {
    let read = |text: &str| serde_json::from_str::<PerSquare<u8>>(text);
    let by_square = read(r#"{"03": 4, "44": 9}"#).unwrap();
    assert_eq!(serde_json::to_string(&by_square).unwrap(), r#"{"03":4,"44":9}"#);
    let list = read("[0,0,0,4,0,0,0,0,0,0,0,0]").unwrap();
    assert_eq!((list[Sq::at(0, 3)], list.some().count()), (4, 1));
    assert!(read("[0,0,0,4]").unwrap_err().to_string().contains("before the last square"));
    assert!(read(r#"{"off": 4}"#).unwrap_err().to_string().contains("no square"));
    assert!(read("{\"50\": 4}").is_err() && read("7").is_err());
}

#[test]
fn hashes_list_the_squares_of_the_box_as_ever_and_then_others() {
    let mut all = PerSquare::<u8>::default();
    all[Sq::at(2, 3)] = 7;
    assert_eq!(borsh::to_vec(&all).unwrap(), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
    all[Sq::at(4, 0)] = 7;
    assert_eq!(borsh::to_vec(&all).unwrap()[12..], [16 + 20, 7]);
}
