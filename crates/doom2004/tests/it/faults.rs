//! Positions as JSON: edited by hand and played on; broken ones refused with the place and the reason; and thousands
//! of spoiled ones, of which none that is accepted may upset the rules.

use doom2004::{Doom2004, KeyColour, Setup, State};
use engine::{Game, Seat, Silent, Start, Table, conformance};
use serde_json::{Value, json};

fn dump(state: &State) -> Value {
    serde_json::to_value(state).unwrap()
}

fn load(json: Value) -> Result<State, String> {
    let state: State = serde_json::from_value(json).map_err(|e| e.to_string())?;
    let faults = Doom2004::faults(&state);
    if faults.is_empty() {
        Ok(state)
    } else {
        Err(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }
}

/// The first scenario with three marines, the first of whom has to declare an action.
fn start() -> State {
    let mut state = Doom2004::start(&Setup::default(), 7).unwrap();
    while Doom2004::decision(&state).unwrap().seat != Seat(0) {
        Doom2004::apply(&mut state, "pass".parse().unwrap(), &mut Silent);
    }
    state
}

/// The same in the middle of an attack: a pistol has been chosen, and its target is to be named.
fn aiming() -> State {
    let mut state = start();
    for action in ["advance", "fire pistol"] {
        Doom2004::apply(&mut state, action.parse().unwrap(), &mut Silent);
    }
    state
}

#[test]
fn a_position_is_edited_by_hand_and_played_on() {
    let mut json = dump(&start());
    json["marines"][0]["wounds"] = json!(6);
    json["marines"][0]["weapons"] = json!(["shotgun"]);
    let at = json["marines"][0]["place"]["on"].clone();
    json["floor"].as_array_mut().unwrap().push(json!({"at": at, "thing": {"token": "health"}}));
    let mut table = Table::<Doom2004>::new(Start::Position(load(json).unwrap())).unwrap();
    for action in ["advance", "take health", "fire shotgun"] {
        table.apply(Seat(0), action.parse().unwrap()).unwrap();
    }
    assert!(table.state().marines[0].wounds <= 3);
}

#[test]
fn a_position_in_the_middle_of_an_attack_can_be_loaded() {
    let state = aiming();
    assert_eq!(load(dump(&state)).unwrap(), state);
}

#[test]
fn a_position_says_what_a_person_would_write() {
    let json = dump(&aiming());
    assert_eq!(json["marines"][0]["colour"], "red");
    assert_eq!(json["setup"]["scenario"], "way-out");
    assert_eq!(json["frames"], json!([{"marine": "act"}, "target"]));
    assert_eq!(json["attacks"][0]["by"], "p1");
    assert_eq!(json["attacks"][0]["weapon"], "pistol");
    assert_eq!(json["turn"]["who"], "p1");
    assert_eq!(json["revealed"], json!([1]));
    assert_eq!(json["closed"], json!([1, 2, 3, 4, 5, 6]));
    assert_eq!((&json["keys"], &json["burst"]), (&json!([]), &json!([])));
    let red = Setup::default().scenario.place().scenario().start.marines[0].0;
    assert_eq!(json["marines"][0]["place"], json!({"on": red.to_string()}));
}

/// Once sets were numbers, a bit for each thing, and spaces and marines were numbers, too: such positions still open.
#[test]
fn an_old_position_still_opens() {
    let mut state = aiming();
    state.keys = [KeyColour::Red, KeyColour::Yellow].into_iter().collect();
    let mut old = dump(&state);
    for (name, bits) in [
        ("revealed", u64::from(state.revealed.0)),
        ("closed", state.closed.0),
        ("smashed", 0),
        ("jammed", 0),
        ("unlocked", 0),
        ("keys", 0b101),
        ("burst", 0),
        ("fired", state.fired.0),
        ("met", u64::from(state.met.0)),
    ] {
        old[name] = json!(bits);
    }
    for (marine, written) in state.marines.iter().zip(old["marines"].as_array_mut().unwrap()) {
        written["place"] = json!({"on": marine.space().unwrap().0});
        written["items"] = json!(0);
    }
    for (lying, written) in state.floor.iter().zip(old["floor"].as_array_mut().unwrap()) {
        written["at"] = json!(lying.at.0);
    }
    for (id, figure) in state.figures.iter() {
        old["figures"][id.to_string()]["at"] = json!(figure.at.0);
    }
    old["turn"]["who"] = json!(0);
    let attack = &mut old["attacks"][0];
    attack["target"] = json!(state.attacks[0].target.0);
    for name in ["declined", "struck", "struck_marines", "loose", "loose_marines", "fuses"] {
        attack[name] = json!(0);
    }
    assert_eq!(load(old).unwrap(), state);
}

/// A spot of the map as positions write it.
fn space(x: i16, y: i16) -> Value {
    json!(format!("{x},{y}"))
}

fn figure(kind: &str, x: i16, y: i16, shape: &str) -> Value {
    let at = space(x, y);
    json!({"kind": kind, "at": at, "shape": shape, "wounds": 0, "tag": null, "acted": false, "in_goo": false})
}

/// An edit that breaks a position, and the place and reason that the report must name.
type Breakage = (fn(&mut Value), &'static str, &'static str);

const BREAKAGES: &[Breakage] = &[
    (|p| p["setup"]["marines"] = json!(["red", "red"]), "setup", "D04-SETUP-1"),
    (|p| p["setup"]["marines"] = json!(["red", "green"]), "marines", "red, green"),
    (|p| p["marines"][1]["colour"] = json!("blue"), "marines", "red, green, blue"),
    (|p| p["marines"][0]["place"] = json!({"on": 999}), "marines[0].place", "revealed board"),
    (|p| p["marines"][0]["place"] = json!({"on": space(20, 8)}), "marines[0].place", "revealed board"),
    (|p| p["marines"][0]["wounds"] = json!(10), "marines[0].wounds", "frag him"),
    (|p| p["marines"][0]["wounds"] = json!(30), "marines[0].wounds", "30 wounds"),
    (|p| p["marines"][2]["armour"] = json!(1), "marines[2].armour", "at least 2"),
    (|p| p["marines"][2]["weapons"] = json!(["pistol"]), "marines[2].weapons", "no token"),
    (|p| p["marines"][2]["berserk"] = json!(4), "marines[2].berserk", "three turns"),
    (|p| p["marines"][2]["adrenaline"] = json!(200), "marines[2].adrenaline", "at most 40"),
    (|p| p["marines"][2]["items"] = json!(1), "marines", "thing 1 is in 1 places"),
    (|p| p["marines"][0]["cards"] = p["marines"][1]["cards"].clone(), "marines", "the same card"),
    (|p| p["figures"]["f9"] = figure("zombie", 20, 8, "one"), "figures.f9.at", "revealed board"),
    (|p| p["figures"]["f9"] = figure("zombie", 0, 0, "quad"), "figures.f9.shape", "fills 1 spaces"),
    (|p| p["figures"]["f9"] = figure("hell-knight", 3, 0, "quad"), "figures.f9.at", "does not fit"),
    (|p| p["figures"]["f9"] = figure("zombie", 1, 1, "one"), "marines[0].place", "an invader is there"),
    (
        |p| (p["figures"]["f9"], p["figures"]["f9"]["wounds"]) = (figure("imp", 0, 0, "one"), json!(9)),
        "figures.f9.wounds",
        "2 wounds kill it",
    ),
    (|p| p["floor"] = json!([{"at": 999, "thing": {"token": "health"}}]), "floor[0].at", "revealed board"),
    (
        |p| p["floor"] = json!([{"at": space(0, 0), "thing": {"token": "duct"}}]),
        "floor[0].thing",
        "can lie there",
    ),
    (
        |p| p["floor"] = json!([{"at": space(0, 0), "thing": {"encounter": 9}}]),
        "floor[0].thing",
        "can lie there",
    ),
    (|p| p["revealed"] = json!(1 << 20), "revealed", "6 areas"),
    (|p| p["closed"] = json!(1 << 20), "closed", "6 doors"),
    (|p| p["smashed"] = json!(1), "closed", "open for good"),
    (|p| (p["closed"], p["jammed"]) = (json!(0), json!(1)), "jammed", "is closed"),
    (|p| p["keys"] = json!(8), "keys", "red, blue and yellow"),
    (|p| p["burst"] = json!(2), "burst", "1 barrels"),
    (|p| p["fired"] = json!(1u64 << 60), "fired", "triggers"),
    (|p| p["met"] = json!(2), "met", "1 goals"),
    (|p| p["frags"] = json!(6), "frags", "has won"),
    (|p| drop(p["deck"].as_array_mut().unwrap().pop()), "deck", "missing"),
    (|p| p["discard"] = json!([p["deck"][0]]), "deck", "two places"),
    (|p| p["turn"]["who"] = json!(4), "turn.who", "p1 to p3"),
    (|p| p["turn"]["who"] = json!(3), "frames[0]", "the invader's turn"),
    (|p| p["turn"]["round"] = json!(0), "turn.round", "from 1"),
    (|p| p["turn"]["moves"] = json!(99), "turn.moves", "at most 10"),
    (|p| p["turn"]["spawns"] = json!(9), "turn.spawns", "at most"),
    (|p| p["turn"]["attacks"] = json!(0), "frames[1]", "no attack left"),
    (|p| p["frames"] = json!([]), "frames", "waits for somebody"),
    (|p| p["frames"] = json!(["target"]), "frames[0]", "the first frame is a turn"),
    (|p| p["frames"] = json!([{"marine": "act"}, "target", "look"]), "frames[2]", "on top of"),
    (
        |p| p["frames"] = json!([{"marine": "act"}, {"mist": {"moves": 99}}, "target"]),
        "frames[1]",
        "Red Mist",
    ),
    (|p| p["frames"] = json!([{"marine": "act"}, "attack"]), "frames", "asks nobody"),
    (|p| p["frames"] = json!([{"marine": "begin"}]), "attacks", "1 attacks for 0 frames"),
    (|p| p["attacks"] = json!([]), "attacks", "0 attacks for 1 frames"),
    (|p| p["attacks"][0]["by"] = json!("p2"), "frames[1]", "somebody else"),
    (|p| p["attacks"][0]["weapon"] = json!("bfg"), "attacks[0].weapon", "does not have"),
    (|p| p["attacks"][0]["target"] = json!(999), "attacks[0].target", "revealed board"),
    (|p| p["attacks"][0]["faces"][0] = json!(6), "attacks[0].faces", "0 to 5"),
    (|p| p["attacks"][0]["fuses"] = json!(8), "attacks[0].fuses", "barrels"),
    (|p| p["attacks"][0]["deadly"] = json!(200), "attacks[0].deadly", "so much"),
];

#[test]
fn nobody_is_named_who_can_not_be_there() {
    let mut json = dump(&aiming());
    json["attacks"][0]["by"] = json!("p9");
    assert!(load(json).unwrap_err().contains("p9"));
}

#[test]
fn a_broken_position_is_refused_with_the_place_and_the_reason() {
    for (number, (break_it, place, reason)) in BREAKAGES.iter().enumerate() {
        let mut json = dump(&aiming());
        break_it(&mut json);
        let report = load(json).expect_err(&format!("breakage {number} ({place}) was accepted"));
        let fault = report.lines().find(|line| line.starts_with(place));
        let fault = fault.unwrap_or_else(|| panic!("breakage {number}: nothing about {place} in\n{report}"));
        assert!(fault.contains(reason), "breakage {number}: `{fault}` does not say `{reason}`");
        assert!(fault.contains("[D04-"), "breakage {number}: `{fault}` cites no rule");
    }
}

#[test]
fn a_position_that_is_no_position_is_refused_while_it_is_read() {
    let breakages: [fn(&mut Value); 6] = [
        |p| p["figures"]["f64"] = figure("zombie", 0, 0, "one"),
        |p| p["marines"][0]["order"] = json!("sleep"),
        |p| p["deck"] = json!(["S99-1"]),
        |p| p["frames"] = Value::Array(vec![json!("look"); 99]),
        |p| p["attacks"][0]["pool"] = json!("RRRR"),
        |p| drop(p.as_object_mut().unwrap().remove("turn")),
    ];
    for (number, break_it) in breakages.iter().enumerate() {
        let mut json = dump(&aiming());
        break_it(&mut json);
        assert!(load(json).is_err(), "breakage {number} was accepted");
    }
}

/// Words that a mutation may write in the place of another.
const WORDS: [&str; 34] = [
    "red",
    "green",
    "blue",
    "aim",
    "guard",
    "dodge",
    "heal",
    "left",
    "begin",
    "respawn",
    "declare",
    "act",
    "end",
    "draw",
    "discard",
    "menu",
    "close",
    "look",
    "target",
    "attack",
    "before-attack",
    "after-roll",
    "after-attack",
    "between",
    "before-turn",
    "last-heal",
    "zombie",
    "demon",
    "cyberdemon",
    "quad",
    "roll",
    "knock",
    "chain",
    "S02-1",
];

#[test]
fn no_spoiled_position_that_is_accepted_upsets_the_rules() {
    conformance::assert_calm::<Doom2004>(&WORDS, 1500);
}
