//! Stun, attacks on many, dice after the roll, damage without an attack (T11, T12).

use doom2016::DemonKind::{Cacodemon, Imp, Mancubus, Pinky, PossessedSoldier};
use doom2016::{Event, Named};
use engine::Seat;

use crate::support::{Scene, names, red};

fn hall(hand: &[&str], events: &[&str]) -> Scene {
    let mut scene = Scene::drawn("hall[0-9,0-4]", 1);
    scene.stand(0, (0, 2)).hand(0, hand).event_deck(events);
    scene
}

/// What happened to stun, in order.
fn stuns(scene: &Scene) -> Vec<&'static str> {
    let told = scene.events_seen().iter().filter_map(|event| match event {
        Event::Stunned { .. } => Some("stunned"),
        Event::Steady { .. } => Some("steady"),
        _ => None,
    });
    told.collect()
}

/// T11: D16-STN-1, nobody is stunned twice.
#[test]
fn t11_to_stun_a_stunned_figure_does_nothing() {
    let mut scene = hall(&["plasma-rifle-3", "uac-marine-1"], &[]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.stun(caco).marine_turn(0).does("play plasma-rifle-3");
    assert!(scene.demon(caco).unwrap().stunned && stuns(&scene).is_empty());
    // One attack is enough to end it.
    scene.script(&["Rx1", "Rx1"]).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!((scene.demon(caco).unwrap().stunned, stuns(&scene)), (false, vec!["steady"]));
}

/// T12: D16-ATK-10, stun of the attack itself comes after the old one has gone.
#[test]
fn t12_the_stun_of_an_attack_outlives_it() {
    let mut scene = hall(&["combat-shotgun-3", "uac-marine-1"], &["soul-harvest"]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.stun(caco).marine_turn(0).script(&["Rx1", "Rx1"]);
    scene.does_all(&["play combat-shotgun-3", "play uac-marine-1", "fire"]);
    assert_eq!(stuns(&scene), ["steady", "stunned"]);
    assert!(scene.demon(caco).unwrap().stunned);
    assert_eq!(scene.state.invader.deck.len(), 1, "stunned before: no card");
}

/// D16-ATK-10: both the attacker and the defender recover, whatever the damage.
#[test]
fn an_attack_ends_the_stun_of_both() {
    let mut scene = hall(&["uac-marine-1"], &[]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.stun(caco).stun(0).marine_turn(0).script(&["Rx0"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    assert!(!scene.demon(caco).unwrap().stunned && !scene.marine(0).stunned);
    assert_eq!(scene.demon(caco).unwrap().damage, 0);
}

/// D16-STN-1: a stunned marine reveals no card when he defends.
#[test]
fn a_stunned_marine_reveals_nothing() {
    let mut scene = hall(&[], &[]);
    scene.deck(0, &["uac-marine-3"]).stun(0);
    let imp = scene.put(Imp, (2, 2));
    scene.demon_turn(imp).script(&["Rx2", "Rx1"]).does("strike 1");
    assert_eq!((scene.marine(0).damage, scene.marine(0).deck.len()), (3, 1));
    assert!(!scene.marine(0).stunned);
}

/// D16-STN-2: but he may play a reaction while defending.
#[test]
fn a_stunned_marine_still_reacts() {
    let mut scene = hall(&["uac-marine-2"], &[]);
    scene.deck(0, &["uac-marine-3"]).stun(0);
    let imp = scene.put(Imp, (2, 2));
    scene.demon_turn(imp).script(&["Rx2", "Rx1"]).does("strike 1");
    assert_eq!(scene.asked(), Seat(0));
    scene.does("play uac-marine-2");
    assert_eq!((scene.marine(0).damage, scene.marine(0).deck.len()), (1, 1));
}

/// D16-ATK-12: of two copies of one event card only one is played at the same moment.
#[test]
fn two_copies_of_an_event_are_not_played_together() {
    let mut scene = hall(&[], &[]);
    scene.events(&["hellish-power", "hellish-power-b", "ferocity"]);
    let imp = scene.put(Imp, (2, 2));
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(scene.legal(), ["event hellish-power 1", "pass"]);
    scene.does("event hellish-power 1").refuses("event hellish-power-b 1");
    // Its next attack is another moment.
    scene.passes().demon_turn(imp).does("strike 1");
    assert!(scene.can("event hellish-power-b 1"));
}

/// D16-ATK-13: what makes somebody suffer is no attack: no roll, no card, and stun stays.
#[test]
fn suffering_is_no_attack() {
    let mut scene = hall(&["plasma-rifle-2"], &["onslaught"]);
    let caco = scene.put(Cacodemon, (1, 2));
    let mancubus = scene.put(Mancubus, (0, 3));
    let far = scene.put(Imp, (2, 0));
    scene.stun(caco).marine_turn(0).does("play plasma-rifle-2");
    let damage = [caco, mancubus, far].map(|id| scene.demon(id).unwrap().damage);
    assert_eq!(damage, [1, 1, 0], "toughness is no help, and the imp is not adjacent");
    assert!(scene.demon(caco).unwrap().stunned);
    assert!(!scene.saw(|event| matches!(event, Event::Rolled { .. } | Event::Defence { .. })));
    let suffered = |event: &Event| matches!(event, Event::Suffered { who: Named::Demon(..), n: 1, .. });
    assert_eq!(scene.events_seen().iter().filter(|event| suffered(event)).count(), 2);
}

/// D16-ATK-14: one roll against all, a card for each in the order of the attacker's choice, kills after the last.
#[test]
fn an_attack_on_many_is_one_roll() {
    let mut scene = hall(&["bfg-9000-1"], &["demonic-resilience", "onslaught", "dread"]);
    let soldier = scene.put(PossessedSoldier, (2, 2));
    let imp = scene.put(Imp, (3, 0));
    let pinky = scene.put(Pinky, (4, 3));
    scene.marine_turn(0).script(&["Rx1", "Rx0", "Bx1", "Bx1"]);
    scene.does_all(&["play bfg-9000-1", "fire"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["at f1", "at f2", "at f3"])));
    scene.script(&["dread"]).does("at f2");
    assert!(scene.demon(imp).is_some(), "it dies together with the others");
    scene.script(&["demonic-resilience", "onslaught"]).does("at f3");
    assert_eq!(scene.demon(imp), None);
    assert_eq!(scene.demon(pinky).unwrap().damage, 1);
    assert_eq!(scene.demon(soldier).unwrap().damage, 0);
    let rolls = scene.events_seen().iter().filter(|event| matches!(event, Event::Rolled { .. }));
    assert_eq!(rolls.count(), 1);
}

/// D16-ATK-15: a die gained after the roll is rolled at once and counts; there are no more dice than in the box.
#[test]
fn a_die_after_the_roll_is_added() {
    let mut scene = hall(&["uac-marine-1"], &["soul-harvest"]);
    scene.glory(0, &["trophy-grip"]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "soul-harvest"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    scene.script(&["Rx2"]).does("glory trophy-grip");
    let changed = Event::Changed { dice: vec![red(1), red(1), red(2)] };
    assert!(scene.events_seen().contains(&changed));
    assert_eq!(scene.demon(caco).unwrap().damage, 3);
    // Four red dice are all there are.
    let mut scene = hall(&["chaingun-1"], &[]);
    scene.glory(0, &["trophy-grip"]);
    let mancubus = scene.put(Mancubus, (2, 2));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "Rx1", "Rx1"]);
    scene.does_all(&["play chaingun-1", "fire", "glory trophy-grip"]);
    assert_eq!(scene.demon(mancubus).unwrap().damage, 4 - 1);
}
