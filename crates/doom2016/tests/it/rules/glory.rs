//! What the glory kill cards do, one by one (section 3.11).

use doom2016::DemonKind;
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::{Scene, names};

const SHOT: [&str; 2] = ["play uac-marine-1", "fire"];

/// Alpha with a glory kill card and a sidearm, a cacodemon 3 spaces away.
fn holding(card: &str) -> (Scene, skirmish::FigureId) {
    let mut scene = hall(1);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    scene.glory(0, &[card]).hand(0, &["uac-marine-1", "combat-shotgun-2"]).marine_turn(0);
    (scene, caco)
}

/// When a card is drawn he may recover 2, or not (D16-GLO-2).
#[test]
fn drawing_a_glory_card_lets_him_recover() {
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (2, 3));
    scene.damage(imp, 2).damage(0, 5).marine_mp(0, 2).script(&["gore-shield"]).does("step E");
    assert_eq!(scene.legal(), ["pass", "recover"]);
    assert_eq!(names(scene.marine(0).glory.iter()), ["gore-shield"]);
    let mut keep = scene.clone();
    scene.does("recover");
    assert_eq!((damage(&scene, imp), scene.marine(0).damage), (None, 3));
    keep.does("pass");
    assert_eq!(keep.marine(0).damage, 5);
}

/// Adrenaline Rush: a bonus action for 2 movement points.
#[test]
fn adrenaline_rush_gives_movement() {
    let (mut scene, _) = holding("adrenaline-rush");
    scene.clone().does("play uac-marine-1").refuses("glory adrenaline-rush");
    scene.does("glory adrenaline-rush");
    assert_eq!((scene.mp(), scene.marine(0).glory.len()), (2, 0));
    assert_eq!(names(scene.state.glory_discard.iter()), ["adrenaline-rush"]);
    assert!(scene.can("play uac-marine-1"), "no main action");
}

/// Trophy Grip: a red die while attacking.
#[test]
fn trophy_grip_adds_a_die() {
    let (mut scene, caco) = holding("trophy-grip");
    scene.script(&["Rx1", "Rx1"]).does_all(&SHOT);
    assert_eq!(scene.legal(), ["glory trophy-grip", "pass"]);
    scene.script(&["Rx2"]).does("glory trophy-grip");
    assert_eq!((damage(&scene, caco), scene.marine(0).glory.len()), (Some(4), 0));
}

/// D16-INT-3: two glory kill cards of one name never in the same window.
#[test]
fn one_trophy_grip_at_a_time() {
    let (mut scene, caco) = holding("trophy-grip");
    scene.glory(0, &["trophy-grip", "trophy-grip-b"]).script(&["Rx1", "Rx1", "Rx1"]).does_all(&SHOT);
    scene.does("glory trophy-grip");
    assert_eq!((damage(&scene, caco), scene.marine(0).glory.len()), (Some(3), 1));
}

/// Gore Shield: two shields while defending.
#[test]
fn gore_shield_adds_two_shields() {
    let (mut scene, caco) = holding("gore-shield");
    scene.demon_turn(caco).script(&["Rx2", "Bx3"]).does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), vec!["glory gore-shield".into(), "pass".into()]));
    scene.does("glory gore-shield");
    assert_eq!((scene.marine(0).damage, scene.marine(0).glory.len()), (3, 0));
}

/// Momentum: after a glory kill an attack with 1B at range 1; the card just drawn will do (D16-INT-18).
#[test]
fn momentum_carries_on() {
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (2, 3));
    let next = scene.put(DemonKind::Cacodemon, (3, 4));
    scene.damage(imp, 2).marine_mp(0, 2).script(&["momentum"]).does("step E");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), vec!["glory momentum".into(), "pass".into()]));
    let mut alone = scene.clone();
    scene.script(&["Bx3"]).does("glory momentum");
    assert_eq!((dice(&scene).as_str(), damage(&scene, next)), ("1B", Some(3)));
    alone.does("pass").refuses("glory momentum");

    let mut shot = hall(1);
    let imp = shot.put(DemonKind::Imp, (3, 3));
    shot.put(DemonKind::Imp, (2, 3));
    shot.damage(imp, 2)
        .glory(0, &["momentum"])
        .hand(0, &["uac-marine-1"])
        .marine_turn(0)
        .script(&["Rx2", "Rx2"]);
    shot.does_all(&["play uac-marine-1", "fire", "at f1"]);
    assert!(shot.demon(imp).is_none() && !shot.can("glory momentum"), "that was no glory kill");
}

/// Second Wind: a bonus action for 2 cards.
#[test]
fn second_wind_draws_two_cards() {
    let (mut scene, _) = holding("second-wind");
    scene
        .deck(0, &["uac-marine-2", "uac-marine-3", "uac-marine-4"])
        .script(&["uac-marine-4", "uac-marine-2"]);
    scene.does("glory second-wind");
    assert_eq!(
        names(scene.marine(0).hand.iter()),
        ["uac-marine-1", "uac-marine-2", "uac-marine-4", "combat-shotgun-2"]
    );
}

/// Fury: when a main action is played, any dice of its attack again; not for a bonus card.
#[test]
fn fury_rolls_a_main_action_again() {
    let (mut scene, caco) = holding("fury");
    let mut bonus = scene.clone();
    scene.refuses("glory fury");
    scene.does_all(&["play uac-marine-1", "glory fury"]).script(&["Rx0", "Rx1"]).does("fire");
    assert_eq!(scene.options("reroll"), ["1", "10", "11"]);
    scene.script(&["Rx2", "Rx2"]).does("reroll 11");
    assert_eq!((damage(&scene, caco), scene.marine(0).glory.len()), (Some(4), 0));
    bonus.does("play combat-shotgun-2").refuses("glory fury");
}
