//! Missions: goals, the end, perks, secrets (D16-MIS-1 to D16-MIS-8, D16-INT-35, T54, T55, T68, T80, T88).

use doom2016::DemonKind::{Imp, PossessedSoldier};
use doom2016::event::Ending;
use doom2016::view::Held;
use doom2016::{
    Callsign, ClassKind, Doom2016, Event, Ground, InvasionKind, ObjectiveKind, Setup, Side, ThreatKind, place,
};
use engine::{Game, Seat, Viewer};

use crate::support::{Scene, names};

fn marines(n: usize) -> tinyvec::ArrayVec<[Callsign; 4]> {
    Callsign::ALL.into_iter().take(n).collect()
}

fn won(scene: &Scene) -> Option<(Side, Ending)> {
    scene.events_seen().iter().find_map(|event| match event {
        Event::Won { side, why } => Some((*side, *why)),
        _ => None,
    })
}

/// T54: D16-MIS-5, marines see neither the invasion card nor face-down demon cards nor the event hand.
#[test]
fn t54_what_marines_may_know() {
    let mut scene = Scene::mission("cold-relays", 2);
    scene.invasion(InvasionKind::RottingGuard).argent(PossessedSoldier, 2).hand(0, &["uac-marine-1"]);
    scene.events(&["surge", "dark-pact"]).marine_turn(0);
    let [ours, theirs, nobody, open] =
        [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator, Viewer::Open]
            .map(|viewer| Doom2016::view(&scene.state, viewer));
    assert_eq!((ours.cards.invasion, nobody.cards.invasion), (None, None));
    assert_eq!(theirs.cards.invasion, Some(InvasionKind::RottingGuard));
    // What came out of the portal that lay face up in the set-up is known.
    let known: Vec<_> = ours.cards.known.iter().map(|card| card.kind).collect();
    assert_eq!((ours.cards.hand, known), (Held::Count(2), vec![Imp]));
    assert_eq!(ours.cards.possible.len(), 2, "the names of the cards offered are public");
    // Rotting Guard and Imp Assault lie there with all that they could bring.
    let laid = scene.state.invader.cards.iter().filter(|card| card.laid).count();
    assert_eq!((ours.cards.down.len(), ours.cards.down[0]), (laid - 1, 2), "how many there are, and argent");
    assert!(matches!(theirs.cards.hand, Held::Faces(hand) if names(hand.iter()) == ["surge", "dark-pact"]));
    // Marines see each other's hands, the invader does not.
    assert!(matches!(ours.marines[0].hand, Held::Faces(hand) if hand.len() == 1));
    assert_eq!((theirs.marines[0].hand, nobody.marines[0].hand), (Held::Count(1), Held::Count(1)));
    assert!(matches!(theirs.marines[0].deck, Held::Count(_)), "nor the deck");
    assert!(matches!(nobody.cards.hand, Held::Count(2)));
    // With all cards on the table there is what either side sees.
    assert_eq!((open.cards, open.marines), (theirs.cards, ours.marines));
}

/// D16-MIS-5: draws are told without faces to the other side.
#[test]
fn mis_5_draws_are_secret() {
    let drew = Event::DrewEvents { cards: vec!["surge".parse().unwrap()], n: 1, invader: Seat(1) };
    let known = |viewer| match Doom2016::witness(&drew, viewer) {
        Some(Event::DrewEvents { cards, n, .. }) => (cards.len(), n),
        other => panic!("{other:?}"),
    };
    assert_eq!((known(Viewer::Seat(Seat(1))), known(Viewer::Open)), ((1, 1), (1, 1)));
    assert_eq!((known(Viewer::Seat(Seat(0))), known(Viewer::Spectator)), ((0, 1), (0, 1)));
}

/// T55: D16-SET-5, no second copy of a weapon in a deck, and none with a grey mark.
#[test]
fn t55_two_different_starting_weapons() {
    let mission = Ground::shipped("knee-deep").unwrap();
    let mut scene = Scene::setup(Setup { mission, marines: marines(1), ..Setup::default() });
    let class = |scene: &Scene| scene.options("class").into_iter().find(|name| name != "demolisher").unwrap();
    scene.does("start 1,12");
    let class = class(&scene);
    scene.does_all(&[&format!("class {class}"), "arm plasma-rifle"]);
    for set in ["plasma-rifle", "chainsaw", "bfg-9000", "frag-grenade"] {
        scene.refuses(&format!("arm {set}"));
    }
    assert_eq!(scene.options("arm").len(), 5);
    scene.does("arm burst-rifle");
    assert_eq!(scene.marine(0).cards().len(), 10);
}

/// D16-MIS-1: a class ability lasts all game; after it was exhausted it is there again in his next activation.
#[test]
fn mis_1_a_class_lasts_all_game() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).class(0, ClassKind::Medic).damage(0, 9).initiative(&["p1"]).marine_turn(0);
    scene.does("power 1").refuses("power 1");
    scene.does_all(&["end", "power 1"]);
    assert_eq!(scene.marine(0).damage, 5);
}

/// D16-MIS-2: two operations of six missions; each names an objective card, a threat card and a map.
#[test]
fn mis_2_every_mission_names_its_cards() {
    let lists = place::operations().iter().map(|operation| operation.missions.len());
    assert!(lists.eq([6, 6]));
    let all = place::arenas().map(|arena| arena.mission()).filter(|one| !one.tutorial);
    let mut cards: Vec<(ObjectiveKind, ThreatKind)> =
        all.map(|one| (one.objective.unwrap(), one.threat.unwrap())).collect();
    assert_eq!(cards.len(), 12);
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), 12, "no two are alike");
}

/// D16-MIS-3: the mission ends at once when a condition of victory is met.
#[test]
fn mis_3_the_mission_ends_at_once() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).lay((0, 0), "sample").lay((0, 0), "sample").lay((0, 0), "sample").marine_mp(0, 1);
    scene.does_all(&["take sample", "take sample"]);
    assert_eq!(won(&scene), None);
    scene.does("take sample");
    assert_eq!(won(&scene), Some((Side::Marines, Ending::Objective)));
    assert_eq!((Doom2016::decision(&scene.state), scene.legal().len()), (None, 0));
    assert_eq!(Doom2016::outcome(&scene.state).unwrap().winners, [Seat(0)]);
}

/// D16-MIS-4: what each threat card lets come out at the start of a status phase.
#[test]
fn mis_4_three_kinds_of_threat() {
    let asked = |threat: &str, number: u8| {
        let map =
            format!("hall[0-2,0-2] den[3-9,0-2] doors 2|3,1 blue 5,1 yellow 7,1 red 9,1 threat {threat}");
        let mut scene = Scene::drawn(&map, 1);
        scene.stand(0, (0, 0)).state.round.number = number;
        scene.status_phase();
        scene.options("portal")
    };
    assert_eq!(asked("infestation", 1).len(), 0, "only what marines see");
    assert_eq!(asked("horde", 2), ["1", "2"], "one of them, yellow from round 3");
    assert_eq!(asked("horde", 4), ["1", "2", "3"], "red from round 5");
    assert_eq!(asked("assault", 1), ["1", "2"], "red from round 3");
    assert_eq!(asked("assault", 2), ["1", "2", "3"]);
}

/// D16-MIS-6: the loser of the mission before: a health pack more, or 2 argent on the invasion card.
#[test]
fn mis_6_the_loser_starts_better() {
    let start = |perk| {
        let mission = Ground::shipped("knee-deep").unwrap();
        let scene = Scene::setup(Setup { mission, marines: marines(1), perk, ..Setup::default() });
        let packs = scene.state.floor.iter().filter(|lying| lying.thing.to_string() == "health-pack").count();
        (packs, scene.state.invader.argent)
    };
    assert_eq!(start(None), (5, 0));
    assert_eq!(start(Some(Side::Marines)), (6, 0));
    assert_eq!(start(Some(Side::Invader)), (5, 2));
}

/// T88: D16-MIS-7, an undecided mission is the invader's after its last round; a table may do without.
#[test]
fn t88_the_last_round() {
    let end = |rounds: u8, number: u8, limit: bool| {
        let mut scene = Scene::drawn(&format!("lane[0-5,0-0] rounds {rounds}"), 1);
        scene.option(|setup| setup.no_round_limit = !limit).state.round.number = number;
        scene.marine_turn(0).does("end");
        won(&scene)
    };
    assert_eq!(end(12, 12, true), Some((Side::Invader, Ending::Rounds)));
    assert_eq!((end(12, 11, true), end(12, 12, false)), (None, None));
    assert_eq!(end(5, 5, true), Some((Side::Invader, Ending::Rounds)));
}

/// T68: D16-MIS-8, the last demon and the sixth frag at once, in a marine's activation: the marines win.
#[test]
fn t68_both_goals_at_once() {
    let mut scene = Scene::drawn("lane[0-5,0-0] objective seal-the-breach", 1);
    scene.stand(0, (0, 0)).damage(0, 7).hand(0, &["frag-grenade"]).state.frags = 5;
    scene.put(Imp, (1, 0));
    scene.marine_turn(0).script(&["Bx3"]).does_all(&["play frag-grenade", "to 1,0"]);
    assert_eq!((scene.state.frags, scene.state.demons.iter().count()), (6, 0));
    assert_eq!(won(&scene), Some((Side::Marines, Ending::Objective)));
}

/// D16-MIS-8: in an activation of demons the invader wins such a tie, between activations the marines.
#[test]
fn mis_8_ties_go_to_the_active_side() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0));
    let imp = scene.put(Imp, (5, 0));
    let mut between = scene.clone();
    scene.demon_turn(imp);
    (scene.state.frags, scene.state.marines[0].samples) = (6, 3);
    scene.does("step W");
    assert_eq!(won(&scene), Some((Side::Invader, Ending::Frags)));
    (between.state.frags, between.state.marines[0].samples) = (6, 3);
    between.activation_phase();
    assert_eq!(won(&between), Some((Side::Marines, Ending::Objective)));
}

/// T80: D16-INT-35, the sixth frag ends the mission in the middle of an attack.
#[test]
fn t80_the_sixth_frag_ends_it() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).damage(0, 9).events(&["onslaught", "execution"]).state.frags = 5;
    let imp = scene.put(Imp, (3, 0));
    scene.demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert_eq!(won(&scene), Some((Side::Invader, Ending::Frags)));
    assert_eq!(Doom2016::decision(&scene.state), None, "neither Onslaught nor Execution");
}

/// D16-INT-35: what would follow the kill does not happen; kills of one moment count together.
#[test]
fn int_35_no_splash_after_the_end() {
    let mut scene = Scene::drawn("room[0-9,0-0] objective seal-the-breach", 2);
    scene.stand(0, (0, 0)).stand(1, (6, 0)).hand(0, &["rocket-launcher-1"]);
    let imp = scene.put(Imp, (5, 0));
    scene.damage(imp, 2).marine_turn(0).script(&["Rx1", "Bx1", "Bx1"]);
    scene.does_all(&["play rocket-launcher-1", "fire"]);
    assert_eq!((won(&scene), scene.marine(1).damage), (Some((Side::Marines, Ending::Objective)), 0));
}
