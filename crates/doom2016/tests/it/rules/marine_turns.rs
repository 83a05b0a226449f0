//! A marine's activation: cards, points, sprint, reactions, drawing (T26 to T30).

use doom2016::DemonKind::{Cacodemon, Imp, PossessedSoldier};
use doom2016::{ClassKind, Event};
use engine::Seat;

use crate::support::{Scene, names};

fn hall(hand: &[&str]) -> Scene {
    let mut scene = Scene::drawn("hall[0-9,0-4]", 1);
    scene.stand(0, (0, 2)).hand(0, hand);
    scene
}

/// D16-MAR-1: at the start his class card readies; if he was killed he comes back.
#[test]
fn an_activation_starts_with_class_and_respawn() {
    let mut scene = Scene::drawn("hall[0-5,0-2] active 4,1 5,0", 1);
    scene.class(0, ClassKind::Medic).fallen(0);
    scene.state.marines[0].exhausted = true;
    scene.marine_begins(0);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["respawn 4,1", "respawn 5,0"])));
    assert!(!scene.marine(0).exhausted);
    scene.does("respawn 5,0");
    assert_eq!(scene.at(0), Some((5, 0)));
    assert!(scene.can("end"));
}

/// T27: D16-MAR-2, one main action and any number of bonus actions.
#[test]
fn t27_one_main_action_and_any_number_of_bonus_actions() {
    let mut scene = hall(&["uac-marine-1", "plasma-rifle-1", "burst-rifle-2", "static-rifle-2"]);
    scene.marine_turn(0).does_all(&[
        "play burst-rifle-2",
        "play uac-marine-1",
        "hold",
        "play static-rifle-2",
    ]);
    assert_eq!(scene.mp(), 3 + 3 + 3);
    assert!(scene.refuses("play plasma-rifle-1").cites("D16-MAR-2"));
    assert_eq!(names(scene.marine(0).hand.iter()), ["plasma-rifle-1"]);
    // He may stop at any time, at once too.
    scene.does("end");
    scene.marine_turn(0).does("end");
}

/// D16-MAR-3: a played card lies in the play area; he gains its speed, then he may attack, or not.
#[test]
fn a_card_gives_points_and_an_attack() {
    let mut scene = hall(&["uac-marine-1"]);
    let imp = scene.put(Imp, (3, 2));
    scene.marine_turn(0).does("play uac-marine-1");
    assert_eq!((scene.mp(), names(scene.marine(0).played.iter())), (3, names(["uac-marine-1"])));
    assert!(scene.marine(0).hand.is_empty() && scene.can("fire") && scene.can("hold"));
    let mut other = scene.clone();
    scene.script(&["Rx1", "Rx0"]).does("fire");
    assert_eq!((scene.demon(imp).unwrap().damage, scene.mp()), (1, 3));
    scene.refuses("fire");
    other.does("hold").refuses("fire");
    assert_eq!(other.demon(imp).unwrap().damage, 0);
}

/// D16-MAR-4: points add up and are spent in any portions, before and after attacks; what is left is lost.
#[test]
fn points_add_up_and_are_lost_at_the_end() {
    let mut scene = hall(&["uac-marine-1", "static-rifle-2"]);
    scene.put(Cacodemon, (5, 2));
    scene.marine_turn(0).does_all(&["play static-rifle-2", "step E", "play uac-marine-1", "step E"]);
    assert_eq!(scene.mp(), 3 - 1 + 3 - 1);
    scene.script(&["Rx0", "Rx0"]).does_all(&["fire", "step E"]);
    assert_eq!((scene.mp(), scene.at(0)), (3, Some((3, 2))));
    scene.initiative(&["p1"]).does("end");
    assert_eq!((scene.asked(), scene.mp()), (Seat(0), 0));
    assert!(scene.options("step").is_empty());
}

/// T29: D16-MAR-4, D16-MAR-9, no step while his attack is under way.
#[test]
fn t29_nobody_moves_during_his_attack() {
    let mut scene = hall(&["uac-marine-1"]);
    scene.class(0, ClassKind::Gunner);
    scene.put(Cacodemon, (3, 2));
    scene.put(Imp, (3, 1));
    scene.marine_turn(0).does("play uac-marine-1");
    assert!(scene.can("step E"));
    scene.does("fire");
    scene.refuses("step E");
    scene.script(&["Rx0", "Rx0"]).does("at f1");
    assert_eq!(scene.legal(), ["pass", "power 1"]);
    scene.refuses("step E");
    scene.does("pass");
    assert!(scene.can("step E"), "the attack is over");
}

/// T26: D16-MAR-5, a sprint costs a card and the main action.
#[test]
fn t26_a_sprint_takes_a_card_and_the_main_action() {
    let mut scene = hall(&["uac-marine-1", "plasma-rifle-1", "uac-marine-2"]);
    scene.marine_turn(0).does("sprint uac-marine-2");
    assert_eq!((scene.mp(), names(scene.marine(0).discard.iter())), (6, names(["uac-marine-2"])));
    for refused in ["play uac-marine-1", "play plasma-rifle-1"] {
        assert!(scene.refuses(refused).cites("D16-MAR-2"), "{refused}");
    }
    assert!(scene.refuses("sprint uac-marine-1").cites("D16-MAR-5"));
    // After a main action there is no sprint either.
    scene.hand(0, &["uac-marine-1", "uac-marine-2"]).marine_turn(0).does_all(&["play uac-marine-1", "hold"]);
    scene.refuses("sprint uac-marine-2");
}

/// T28: D16-MAR-6, he draws up to three and keeps what he did not play.
#[test]
fn t28_he_draws_up_to_his_hand_size() {
    let mut scene = hall(&["uac-marine-1", "uac-marine-2", "uac-marine-4"]);
    scene.deck(0, &["plasma-rifle-1", "plasma-rifle-2"]).initiative(&["p1"]).marine_turn(0);
    scene.does_all(&["play uac-marine-4"]).script(&["plasma-rifle-2"]).does("end");
    assert_eq!(names(scene.marine(0).hand.iter()), ["uac-marine-1", "uac-marine-2", "plasma-rifle-2"]);
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-4"]);
    assert!(scene.marine(0).played.is_empty());
    // With four cards nothing is drawn and nothing thrown away.
    scene.hand(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4"]);
    scene.initiative(&["p1"]).marine_turn(0).does("end");
    assert_eq!((scene.marine(0).hand.len(), scene.marine(0).deck.len()), (4, 1));
}

/// T30: D16-MAR-7, Armor in a demon's activation: two shields more, then straight to the discards.
#[test]
fn t30_armor_adds_two_shields_and_is_discarded() {
    let mut scene = hall(&["uac-marine-2"]);
    scene.deck(0, &["uac-marine-1"]);
    let imp = scene.put(Imp, (3, 2));
    scene.demon_turn(imp).script(&["Rx2", "Rx2", "uac-marine-1"]).does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["pass", "play uac-marine-2"])));
    scene.does("play uac-marine-2");
    assert_eq!(scene.marine(0).damage, 1);
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-1", "uac-marine-2"]);
    assert!(scene.marine(0).played.is_empty() && scene.marine(0).hand.is_empty());
}

/// D16-MAR-7: a reaction is neither main nor bonus: he cannot play it as one, and playing it uses up neither.
#[test]
fn a_reaction_is_no_action() {
    let mut scene = hall(&["uac-marine-1", "uac-marine-2"]);
    scene.marine_turn(0).refuses("play uac-marine-2");
    assert!(scene.can("play uac-marine-1"));
}

/// D16-MAR-8: a marine who is off the map plays nothing, is no target and blocks nothing.
#[test]
fn a_killed_marine_is_not_there() {
    let mut scene = Scene::drawn("hall[0-9,0-0]", 2);
    scene.stand(0, (9, 0)).stand(1, (2, 0)).hand(1, &["burst-rifle-3"]);
    let soldier = scene.put(PossessedSoldier, (4, 0));
    // There he could react, and would be a defender.
    scene.demon_turn(soldier);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["pass", "play burst-rifle-3"])));
    scene.does("pass").does("strike 1");
    assert_eq!(scene.legal(), ["at p1", "at p2"]);
    // Off the map he is neither.
    scene.fallen(1).demon_turn(soldier);
    assert_eq!(scene.asked(), Seat(2));
    scene.does_all(&["step W", "step W"]);
    assert_eq!((scene.demon_at(soldier), scene.mp()), (Some((2, 0)), 1), "no surcharge, and it may stay");
    assert!(scene.can("done"));
}

/// D16-MAR-9: a card with an attack lies open until the attack is made or declined; meanwhile he may move, take items
/// and open doors, but use no other card, sprint or bonus ability.
#[test]
fn an_open_card_comes_first() {
    let mut scene = Scene::drawn("hall[0-4,0-2] vault[5-9,0-2] doors 4|5,1 health-pack 3,1", 1);
    scene.stand(0, (2, 1)).hand(0, &["combat-shotgun-2", "static-rifle-2", "uac-marine-1", "plasma-rifle-2"]);
    scene.class(0, ClassKind::Medic).damage(0, 7).glory(0, &["adrenaline-rush"]);
    scene.put(Imp, (4, 2));
    scene.marine_mp(0, 3);
    let actions = [
        "play static-rifle-2",
        "play uac-marine-1",
        "sprint plasma-rifle-2",
        "power 1",
        "glory adrenaline-rush",
    ];
    actions.iter().for_each(|action| assert!(scene.can(action), "{action}"));
    scene.does("play combat-shotgun-2");
    for action in actions {
        let refusal = scene.refuses(action);
        assert!(refusal.cites("D16-MAR-9") || action.starts_with("glory"), "{action}: {refusal}");
    }
    scene.does_all(&["step E", "take health-pack", "step E", "door 1"]);
    scene.script(&["Bx1"]).does("fire");
    assert!(actions.iter().all(|action| scene.can(action)));
    // Declining is as good.
    scene.hand(0, &["combat-shotgun-2", "static-rifle-2"]).does_all(&["play combat-shotgun-2", "hold"]);
    assert!(scene.can("play static-rifle-2"));
}

/// D16-MAR-10: the card of a sprint goes to the discards at once and has no effect.
#[test]
fn the_card_of_a_sprint_does_nothing_else() {
    let mut scene = hall(&["uac-marine-3"]);
    scene.deck(0, &["uac-marine-1"]).marine_turn(0).does("sprint uac-marine-3");
    assert_eq!(scene.mp(), 6, "not the speed of the card");
    assert!(scene.marine(0).hand.is_empty() && scene.marine(0).played.is_empty(), "no card drawn");
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-3"]);
    assert!(!scene.saw(|event| matches!(event, Event::Played { .. })));
}

/// D16-MAR-10: a reaction may be played in his own activation when its moment comes.
#[test]
fn a_reaction_in_his_own_activation() {
    let mut scene = hall(&["uac-marine-1", "super-shotgun-3"]);
    scene.event_deck(&["dread", "ferocity"]).events(&["unstoppable"]);
    let caco = scene.put(Cacodemon, (3, 2));
    scene.marine_turn(0).script(&["Rx1", "Rx0", "dread"]).does_all(&["play uac-marine-1", "fire"]);
    // The demon lives and is moved next to him.
    scene.does_all(&["event unstoppable 1", "step W", "step W"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["pass", "play super-shotgun-3"])));
    scene.script(&["Bx2", "ferocity"]).does("play super-shotgun-3");
    assert_eq!(scene.demon(caco).unwrap().damage, 1 + 1);
    assert_eq!(names(scene.marine(0).discard.iter()), ["super-shotgun-3"]);
    assert_eq!((scene.mp(), scene.asked()), (3, Seat(0)));
}
