//! Positions as JSON: edited by hand and played on; broken ones refused with the place and the reason; and thousands
//! of spoiled ones, of which none that is accepted may upset the rules.

use doom2016::frame::{Frame, Stage};
use doom2016::{Doom2016, Ground, Setup, State, Who};
use engine::{Chance, Game, Seat, Silent, conformance};
use serde_json::{Value, json};

fn dump(state: &State) -> Value {
    serde_json::to_value(state).unwrap()
}

fn load(json: Value) -> Result<State, String> {
    let state: State = serde_json::from_value(json).map_err(|e| e.to_string())?;
    let faults = Doom2016::faults(&state);
    if faults.is_empty() {
        Ok(state)
    } else {
        Err(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }
}

/// Play so many random actions, or to the end, or until somebody likes what he sees.
fn walk(state: &mut State, steps: u32, luck: &mut Chance, found: impl Fn(&State) -> bool) -> bool {
    let mut legal = Vec::new();
    for _ in 0..steps {
        if found(state) || Doom2016::decision(state).is_none() {
            break;
        }
        legal.clear();
        Doom2016::legal(state, &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        Doom2016::apply(state, action, &mut Silent);
    }
    found(state)
}

/// The first mission with two marines, played until a position is found.
fn find(found: impl Fn(&State) -> bool) -> State {
    let mission = Ground::shipped("knee-deep").expect("it is ours");
    let marines = Setup::default().marines.into_iter().take(2).collect();
    let setup = Setup { mission, marines, ..Setup::default() };
    for seed in 0..1000 {
        let mut state = Doom2016::start(&setup, seed).unwrap();
        if walk(&mut state, 3000, &mut Chance::seeded(seed), &found) {
            return state;
        }
    }
    panic!("no such position");
}

/// A demon attacks the first marine, has rolled, and somebody may still use something.
fn attacked() -> State {
    find(|state| {
        let fits = |attack: &doom2016::frame::Attack| {
            attack.stage == Stage::Defend && attack.target == Who::Marine(0) && attack.revealed.is_some()
        };
        state.top() == Some(&Frame::Attack) && state.attacks.len() == 1 && state.attack().is_some_and(fits)
    })
}

#[test]
fn a_position_is_edited_by_hand_and_played_on() {
    let state = find(|state| state.turn.who == doom2016::state::Actor::Marine(0) && state.frames.len() == 3);
    let mut json = dump(&state);
    json["marines"][0]["damage"] = json!(6);
    let at = json["marines"][0]["place"]["on"].clone();
    json["floor"].as_array_mut().unwrap().push(json!({"at": at, "thing": {"item": "health-pack"}}));
    let mut state = load(json).unwrap();
    Doom2016::check(&state, Seat(0), "take health-pack".parse().unwrap()).unwrap();
    Doom2016::apply(&mut state, "take health-pack".parse().unwrap(), &mut Silent);
    assert!(state.marines[0].damage < 6);
}

#[test]
fn a_position_in_the_middle_of_an_attack_can_be_loaded() {
    let state = attacked();
    assert_eq!(load(dump(&state)).unwrap(), state);
}

/// Until dice are capped there may be more of them than the box has (D16-ATK-15).
#[test]
fn a_heap_of_dice_is_read_as_it_is_written() {
    let mut state = attacked();
    let attack = &mut state.attacks[0];
    attack.pool = "4R2B".parse::<doom2016::Pool>().unwrap().plus("3R".parse().unwrap());
    assert_eq!(serde_json::from_value::<State>(dump(&state)).unwrap(), state);
}

#[test]
fn a_position_says_what_a_person_would_write() {
    let state = attacked();
    let json = dump(&state);
    assert_eq!(json["marines"][0]["callsign"], "alpha");
    assert_eq!(json["setup"]["mission"], "knee-deep");
    assert_eq!(json["frames"][0], "round");
    assert_eq!(json["frames"][1], json!({"phase": "next"}));
    assert_eq!(json["attacks"][0]["target"], "p1");
    assert_eq!(json["attacks"][0]["weapon"], "demon");
    assert_eq!(json["attacks"][0]["marines"], json!(["p1"]));
    assert_eq!(json["attacks"][0]["demons"], json!([]));
    let at = state.marines[0].space().expect("he is there");
    assert_eq!(json["marines"][0]["place"], json!({"on": state.arena().pos(at).to_string()}));
    let closed: Vec<u32> = state.closed.iter().map(doom2016::place::DoorId::number).collect();
    assert_eq!(json["closed"], json!(closed));
}

/// Once sets were numbers, a bit for each thing, and spaces and marines were numbers, too: such positions still open.
#[test]
fn an_old_position_still_opens() {
    let state = attacked();
    let mut old = dump(&state);
    old["closed"] = json!(state.closed.0);
    old["active"] = json!(state.active.0);
    old["fallen"] = json!(state.fallen.0);
    for (marine, written) in state.marines.iter().zip(old["marines"].as_array_mut().unwrap()) {
        if let Some(space) = marine.space() {
            written["place"] = json!({"on": space.0});
        }
    }
    for (lying, written) in state.floor.iter().zip(old["floor"].as_array_mut().unwrap()) {
        written["at"] = json!(lying.at.0);
    }
    for (id, figure) in state.demons.iter() {
        old["demons"][id.to_string()]["at"] = json!(figure.at.0);
    }
    let (attack, written) = (&state.attacks[0], &mut old["attacks"][0]);
    written["target_at"]["at"] = json!(attack.target_at.at.0);
    written["demons"] = json!(attack.demons.0);
    written["marines"] = json!(attack.marines.0);
    for name in ["done_demons", "done_marines", "hit_demons", "hit_marines", "turned", "rerolled"] {
        written[name] = json!(0);
    }
    assert_eq!(load(old).unwrap(), state);
}

/// The bit that once said that one portal is enough is still read.
#[test]
fn portals_of_which_one_is_enough_are_read_in_both_ways() {
    let portals = |json: Value| serde_json::from_value::<doom2016::frame::Portals>(json).unwrap();
    let old = portals(json!({"of": (1_u32 << 31) + 5, "free": false}));
    assert_eq!(old, portals(json!({"of": [1, 3], "one": true, "free": false})));
    assert_eq!(serde_json::to_value(old).unwrap(), json!({"of": [1, 3], "one": true, "free": false}));
}

/// The slot of the demon that attacks.
fn attacker(position: &Value) -> String {
    position["attacks"][0]["by"].as_str().expect("a demon attacks").to_owned()
}

/// The demon that attacks, to be changed.
fn demon(position: &mut Value) -> &mut Value {
    let slot = attacker(position);
    &mut position["demons"][slot]
}

/// An edit that breaks a position, and the place and reason that the report must name.
type Breakage = (fn(&mut Value), &'static str, &'static str);

const BREAKAGES: &[Breakage] = &[
    (|p| p["setup"]["marines"] = json!(["bravo", "alpha"]), "setup", "D16-SET-3"),
    (|p| p["setup"]["marines"] = json!(["alpha", "delta"]), "marines", "alpha, delta"),
    (|p| p["marines"][1]["callsign"] = json!("charlie"), "marines", "alpha, bravo"),
    (|p| p["closed"] = json!(1 << 9), "closed", "doors"),
    (|p| p["active"] = json!(128), "active", "teleporters"),
    (|p| drop(p["portals"].as_array_mut().unwrap().pop()), "portals", "portals"),
    (|p| p["marines"][0]["place"] = json!({"on": 999}), "marines[0].place", "no space"),
    (|p| p["marines"][0]["damage"] = json!(30), "marines[0].damage", "kill him"),
    (
        |p| (p["marines"][1]["place"], p["marines"][1]["damage"]) = (json!("off"), json!(1)),
        "marines[1].damage",
        "off",
    ),
    (
        |p| (p["marines"][1]["place"], p["marines"][1]["asset"]) = (json!("off"), json!(true)),
        "marines[1].samples",
        "off",
    ),
    (|p| p["marines"][0]["squad"] = json!("solo-operative"), "marines[0].squad", "so many marines"),
    (|p| p["marines"][0]["hurt"] = json!(200), "marines[0].hurt", "at most 100"),
    (|p| demon(p)["shape"] = json!("wide"), "demons.", "fills"),
    (|p| demon(p)["at"] = json!(999), "demons.", "does not fit"),
    (|p| demon(p)["damage"] = json!(99), "demons.", "kill it"),
    (|p| demon(p)["samples"] = json!(200), "demons.", "at most 100"),
    (
        |p| {
            let one = demon(p).clone();
            let slots = p["demons"].as_object_mut().unwrap();
            (20..34).for_each(|n| drop(slots.insert(format!("f{n}"), one.clone())));
        },
        "demons",
        "the box has",
    ),
    (|p| p["marines"][1]["place"] = p["marines"][0]["place"].clone(), "marines[0].place", "p2 is there"),
    (
        |p| p["drone"] = json!({"at": null, "damage": 0, "hurt": 0, "home": 0, "moves": 0}),
        "drone",
        "only an escort",
    ),
    (|p| p["floor"] = json!([{"at": 999, "thing": "sample"}]), "floor[0]", "no space"),
    (|p| p["floor"] = json!([{"at": 0, "thing": "asset"}]), "floor[0]", "nothing that can lie there"),
    (|p| p["decoys"] = json!([999]), "decoys", "no space"),
    (|p| p["fallen"] = json!(9), "fallen", "does not play"),
    (|p| p["marines"][0]["samples"] = json!(4), "samples", "this mission has"),
    (|p| p["marines"][0]["asset"] = json!(true), "assets", "this mission has 0"),
    (|p| p["delivered"] = json!(1), "assets", "this mission has 0"),
    (|p| p["attacks"][0]["hit_marines"] = json!(8), "attacks[0].marines", "does not play"),
    (|p| p["attacks"][0]["hit_demons"] = json!(1u64 << 40), "attacks[0].demons", "no such demon"),
    (|p| p["marines"][1]["hand"] = p["marines"][0]["hand"].clone(), "marines[1]", "is in two places"),
    (|p| p["marines"][0]["deck"]["top"] = json!([[]]), "marines[0].deck.top", "without cards"),
    (|p| p["glory"] = json!([]), "glory", "in one place"),
    (|p| p["classes"] = json!([p["marines"][0]["class"]]), "classes", "two places"),
    (|p| p["invader"]["discard"] = p["invader"]["hand"].clone(), "invader.deck", "two places"),
    (|p| p["invader"]["hand"] = json!([]), "invader.deck", "three sets"),
    (|p| p["invader"]["sets"] = json!(["night"]), "invader.", "three"),
    (|p| p["invader"]["invasion"] = json!("tyrant"), "invader.invasion", "not among"),
    (|p| p["invader"]["invasion"] = json!(null), "invader.invasion", "in the set-up"),
    (|p| p["invader"]["possible"] = json!(["tyrant"]), "invader.possible", "not offered"),
    (|p| p["invader"]["argent"] = json!(19), "invader.argent", "the box has 18"),
    (
        |p| p["invader"]["cards"][7] = json!({"laid": true, "up": true, "exhausted": false, "argent": 0}),
        "invader.cards[7]",
        "face up",
    ),
    (
        |p| p["invader"]["cards"][7] = json!({"laid": false, "up": false, "exhausted": false, "argent": 1}),
        "invader.cards[7]",
        "no argent",
    ),
    (|p| p["frags"] = json!(200), "frags", "too much"),
    (|p| p["progress"][0] = json!(200), "progress", "too much"),
    (|p| p["round"]["marked"] = json!(3), "round.marked", "no such marine"),
    (|p| p["round"]["initiative"]["rest"][3] = json!(1), "round.initiative", "does not play"),
    (|p| p["round"]["initiative"]["rest"][4] = json!(9), "round.initiative", "more cards"),
    (|p| p["turn"]["mp"] = json!(200), "turn.mp", "too much"),
    (|p| p["turn"]["who"] = json!({"marine": 3}), "turn.who", "no such marine"),
    (|p| p["turn"]["who"] = json!({"marine": 1}), "turn.figure", "active kind"),
    (|p| p["turn"]["pending"] = json!(3), "turn.pending", "no such attack"),
    (
        |p| p["turn"]["open"] = json!({"card": "uac-marine-1", "left": 3, "fury": 0}),
        "turn.open",
        "no such attack",
    ),
    (|p| p["turn"]["last"] = json!("p4"), "turn.last", "no such figure"),
    (|p| p["attacks"] = json!([]), "attacks", "0 attacks for 1 frames"),
    (|p| p["attacks"][0]["by"] = json!("drone"), "attacks[0].by", "could attack"),
    (|p| p["attacks"][0]["by"] = json!("f33"), "frames[4]", "somebody else"),
    (|p| p["attacks"][0]["target"] = json!("p4"), "attacks[0].target", "no such figure"),
    (|p| p["attacks"][0]["target"] = p["attacks"][0]["by"].clone(), "attacks[0].target", "enemies"),
    (|p| p["attacks"][0]["weapon"] = json!("granted"), "attacks[0].weapon", "no such attack"),
    (|p| p["attacks"][0]["faces"][0] = json!(6), "attacks[0].faces", "0 to 5"),
    (|p| p["attacks"][0]["marines"] = json!(8), "attacks[0].marines", "does not play"),
    (|p| p["attacks"][0]["shields"] = json!(200), "attacks[0].shields", "more than"),
    (|p| p["attacks"][0]["revealed"] = json!(90), "attacks[0].revealed", "no card"),
    (|p| p["frames"] = json!([]), "frames", "waits for somebody"),
    (|p| drop(p["frames"].as_array_mut().unwrap().remove(0)), "frames[0]", "that of the round"),
    (|p| p["frames"][2] = json!("kinds"), "frames[3]", "on top of"),
    (|p| p["frames"][2] = json!({"marine": "act"}), "frames[2]", "no marine's activation"),
    (|p| p["frames"].as_array_mut().unwrap().push(json!({"ambush": {"cards": 2}})), "frames[5]", "on top of"),
    (
        |p| p["frames"].as_array_mut().unwrap().push(json!({"glory": {"who": 3, "left": 1}})),
        "frames[5]",
        "no such marine",
    ),
    (
        |p| p["frames"].as_array_mut().unwrap().push(json!({"portals": {"of": 1 << 17, "free": false}})),
        "frames[5]",
        "does not have",
    ),
    (
        |p| p["frames"].as_array_mut().unwrap().push(json!({"glory": {"who": 0, "left": 0}})),
        "frames",
        "would run on",
    ),
    (|p| p["attacks"][0]["stage"] = json!("count"), "frames", "would run on"),
];

#[test]
fn a_broken_position_is_refused_with_the_place_and_the_reason() {
    let state = attacked();
    for (number, (break_it, place, reason)) in BREAKAGES.iter().enumerate() {
        let mut json = dump(&state);
        break_it(&mut json);
        let report = load(json).expect_err(&format!("breakage {number} ({place}) was accepted"));
        let fault = report.lines().find(|line| line.starts_with(place) && line.contains(reason));
        let fault = fault.unwrap_or_else(|| panic!("breakage {number}: no {place}, `{reason}` in\n{report}"));
        assert!(fault.contains("[D16-"), "breakage {number}: `{fault}` cites no rule");
    }
}

#[test]
fn a_position_that_is_no_position_is_refused_while_it_is_read() {
    let breakages: [fn(&mut Value); 6] = [
        |p| p["demons"]["f34"] = demon(p).clone(),
        |p| p["marines"][0]["class"] = json!("janitor"),
        |p| p["marines"][0]["hand"] = json!(["fist-1"]),
        |p| p["frames"] = Value::Array(vec![json!("round"); 99]),
        |p| p["attacks"][0]["pool"] = json!("RRRR"),
        |p| drop(p.as_object_mut().unwrap().remove("turn")),
    ];
    let state = attacked();
    for (number, break_it) in breakages.iter().enumerate() {
        let mut json = dump(&state);
        break_it(&mut json);
        assert!(load(json).is_err(), "breakage {number} was accepted");
    }
}

/// Words that a mutation may write in the place of another.
const WORDS: [&str; 34] = [
    "alpha",
    "bravo",
    "begin",
    "act",
    "over",
    "end",
    "start",
    "next",
    "burn",
    "kinds",
    "demons",
    "attack",
    "round",
    "drone",
    "nobody",
    "declare",
    "before-roll",
    "thin",
    "common",
    "defend",
    "count",
    "demon-stops",
    "demon-activates",
    "after-attack",
    "demon-killed",
    "imp",
    "mancubus",
    "quad",
    "wide",
    "one",
    "surge",
    "uac-marine-1",
    "sample",
    "granted",
];

#[test]
fn no_spoiled_position_that_is_accepted_upsets_the_rules() {
    conformance::assert_calm::<Doom2016>(&WORDS, 900);
}
