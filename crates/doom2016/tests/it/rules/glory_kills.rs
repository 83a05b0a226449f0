//! Glory kills: who staggers, what it costs and brings, in which order (D16-GLO-1 to D16-GLO-4, D16-INT-18, T75).

use doom2016::DemonKind::{BaronOfHell, Imp, Pinky};
use doom2016::event::Death;
use doom2016::place::Shape;
use doom2016::{ClassKind, Event};

use crate::support::{Scene, names};

/// A marine on (0,0) of a lane with an imp of this damage next to him.
fn lane(damage: u8) -> (Scene, skirmish::FigureId) {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0));
    let imp = scene.put(Imp, (1, 0));
    scene.damage(imp, damage);
    (scene, imp)
}

/// D16-GLO-1: damage of at least the stability staggers.
#[test]
fn glo_1_damage_staggers() {
    for (damage, staggers) in [(0, false), (1, false), (2, true)] {
        let (mut scene, imp) = lane(damage);
        assert_eq!(scene.state.is_staggered(imp, 0), staggers, "{damage}");
        assert_eq!(scene.marine_mp(0, 2).can("step E"), staggers, "{damage}");
    }
}

/// D16-GLO-2: a marine who moves in kills at once, draws the top card and may recover 2.
#[test]
fn glo_2_moving_in_kills_and_brings_a_card() {
    let (mut scene, imp) = lane(2);
    scene.damage(0, 5).marine_mp(0, 2).script(&["trophy-grip"]).does("step E");
    assert_eq!(
        (scene.demon(imp), names(scene.marine(0).glory.iter())),
        (None, vec!["trophy-grip".to_owned()])
    );
    assert!(scene.saw(|event| matches!(event, Event::Killed { how: Death::Glory, .. })));
    assert_eq!(scene.legal(), ["pass", "recover"]);
    let mut proud = scene.clone();
    assert_eq!(scene.does("recover").marine(0).damage, 3);
    assert_eq!(proud.does("pass").marine(0).damage, 5);
}

/// D16-GLO-2, D16-INT-18: any space of a large demon will do, and its other spaces are empty then.
#[test]
fn glo_2_any_space_of_a_large_demon() {
    let mut scene = Scene::drawn("room[0-5,0-2]", 1);
    scene.stand(0, (0, 2));
    let baron = scene.put(BaronOfHell, (1, 0));
    scene.damage(baron, 7).marine_mp(0, 4).does("step NE");
    assert_eq!((scene.demon(baron), scene.at(0), scene.mp()), (None, Some((1, 1)), 2));
    scene.does_all(&["step N", "step E"]);
    assert_eq!((scene.at(0), scene.mp()), (Some((2, 0)), 0), "no surcharge for what is gone");
}

/// D16-GLO-3: the step costs the surcharge, and he may stay.
#[test]
fn glo_3_the_surcharge_is_paid_and_he_may_stay() {
    let (mut scene, _) = lane(2);
    scene.marine_mp(0, 1).refuses("step E");
    scene.marine_mp(0, 2).does("step E");
    assert_eq!((scene.at(0), scene.mp()), (Some((1, 0)), 0));
    assert!(scene.can("end"));
}

/// D16-GLO-4: a move that somebody else gives him counts too.
#[test]
fn glo_4_a_granted_move_counts() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 2);
    scene.stand(0, (4, 0)).stand(1, (0, 0)).class(0, ClassKind::SignalOfficer);
    let imp = scene.put(Imp, (1, 0));
    scene.damage(imp, 2).marine_turn(0).does_all(&["power 1", "step E"]);
    assert_eq!((scene.demon(imp), scene.marine(1).glory.len()), (None, 1));
    scene.does("done");
    assert_eq!(scene.at(1), Some((1, 0)));
}

/// D16-GLO-4: nobody is pushed onto a staggered demon: the space is not free.
#[test]
fn glo_4_a_push_is_no_glory_kill() {
    let mut scene = Scene::drawn("lane[0-4,0-1]", 1);
    scene.stand(0, (2, 0)).argent(BaronOfHell, 1);
    let (baron, imp) = (scene.put(BaronOfHell, (0, 0)), scene.put(Imp, (3, 0)));
    scene
        .damage(imp, 2)
        .demon_turn(baron)
        .script(&["Rx0", "Rx0", "Bx1", "Bx1"])
        .does_all(&["strike 1", "argent"]);
    assert_eq!((scene.at(0), scene.demon(imp).is_some()), (Some((3, 1)), true));
}

/// D16-GLO-4: used cards are shuffled into a new deck when the old one is empty; nobody holds too many.
#[test]
fn glo_4_used_cards_come_back() {
    let (mut scene, imp) = lane(2);
    let twelve = names(doom2016::GloryCards::ALL.iter());
    let held: Vec<&str> = twelve.iter().map(String::as_str).filter(|card| *card != "fury").collect();
    scene.glory(0, &held);
    (scene.state.glory_discard, scene.state.glory) = (scene.state.glory, scene.state.glory_discard);
    scene.marine_mp(0, 2).does("step E");
    assert_eq!((scene.demon(imp), scene.marine(0).glory.len()), (None, 12));
    assert!(scene.state.glory_discard.is_empty());
}

/// D16-GLO-2: who draws no card, because all are held, recovers nothing.
#[test]
fn glo_2_no_card_no_recovery() {
    let (mut scene, imp) = lane(2);
    let twelve = names(doom2016::GloryCards::ALL.iter());
    scene.glory(0, &twelve.iter().map(String::as_str).collect::<Vec<_>>());
    scene.damage(0, 5).marine_mp(0, 2).does("step E");
    assert_eq!((scene.demon(imp), scene.marine(0).damage), (None, 5));
    assert!(!scene.can("recover"), "{:?}", scene.legal());
}

/// D16-GLO-4: a used card goes to the discards of glory kill cards.
#[test]
fn glo_4_a_used_card_is_discarded() {
    let (mut scene, _) = lane(0);
    scene.glory(0, &["adrenaline-rush"]).marine_turn(0).does("glory adrenaline-rush");
    assert_eq!((scene.mp(), scene.marine(0).glory.len()), (2, 0));
    assert_eq!(names(scene.state.glory_discard.iter()), ["adrenaline-rush"]);
}

/// T75: D16-INT-18, the recovery comes before Death Curse.
#[test]
fn t75_recovery_before_death_curse() {
    let (mut scene, _) = lane(2);
    scene.damage(0, 9).events(&["death-curse"]).marine_mp(0, 2).does_all(&["step E", "recover"]);
    assert_eq!((scene.marine(0).damage, scene.asked().0), (7, 1));
    scene.does("event death-curse 1");
    assert_eq!((scene.marine(0).damage, scene.at(0), scene.state.frags), (9, Some((1, 0)), 0));
}

/// D16-INT-18: the after-kill window knows the card just drawn; then the move goes on.
#[test]
fn int_18_momentum_may_be_the_card_just_drawn() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0));
    let (first, second) = (scene.put(Imp, (1, 0)), scene.put(Imp, (2, 0)));
    scene
        .damage(first, 2)
        .marine_mp(0, 4)
        .script(&["momentum", "Bx2"])
        .does_all(&["step E", "glory momentum"]);
    assert_eq!(scene.demon(second).unwrap().damage, 2);
    // The one it attacked staggers now: a new glory kill.
    scene.script(&["fury"]).does("step E");
    assert_eq!((scene.demon(second), scene.mp()), (None, 0));
    assert_eq!((names(scene.marine(0).glory.iter()), scene.at(0)), (vec!["fury".to_owned()], Some((2, 0))));
}

/// D16-INT-18: with Trophy two cards, and 2 recovered for each if he wants.
#[test]
fn int_18_two_cards_recover_twice() {
    let (mut scene, _) = lane(2);
    scene.hand(0, &["chainsaw-3"]).damage(0, 9).marine_turn(0).script(&["fury", "momentum"]);
    scene.does_all(&["play chainsaw-3", "step E", "recover", "recover"]);
    assert_eq!((scene.marine(0).damage, scene.marine(0).glory.len()), (5, 2));
}

/// D16-INT-18, D16-INT-39: what the step shows comes after the kill, the recovery and the after-kill window.
#[test]
fn int_18_portals_come_after_the_glory_kill() {
    let mut scene = Scene::drawn("west[0-2,0-0] shaft[2-2,1-4] open 2,0|1 blue 2,4 threat infestation", 1);
    scene.stand(0, (0, 0)).events(&["death-curse"]).damage(0, 9);
    let pinky = scene.put_shape(Pinky, (1, 0), Shape::Across);
    scene.damage(pinky, 4).marine_mp(0, 3).does("step E");
    assert_eq!(scene.legal(), ["pass", "recover"]);
    scene.does_all(&["recover", "event death-curse 1"]);
    assert_eq!((scene.marine(0).damage, scene.options("group")), (9, vec!["1".to_owned(), "2".to_owned()]));
}
