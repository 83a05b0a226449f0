//! The activation phase: initiative cards, demons one by one, points and attacks of demons.

use doom2016::DemonKind::{Cacodemon, Imp, Pinky, PossessedSoldier};
use doom2016::{DemonKind, Event, InvasionKind};
use engine::Seat;

use crate::support::Scene;

fn hall(marines: usize) -> Scene {
    let mut scene = Scene::drawn("hall[0-11,0-7]", marines);
    (0..marines).for_each(|n| {
        scene.stand(n, (0, n as i16));
    });
    scene
}

/// D16-ACT-1: the top card is revealed, resolved and gone, until the deck is empty.
#[test]
fn initiative_cards_come_one_by_one() {
    let mut scene = hall(2);
    scene.put(Imp, (8, 1));
    scene.initiative(&["p2", "invader", "p1"]).activation_phase();
    assert_eq!((scene.asked(), scene.state.round.initiative.len()), (Seat(1), 2));
    scene.does("end");
    assert_eq!((scene.asked(), scene.state.round.initiative.len()), (Seat(2), 1));
    scene.does("done");
    assert_eq!((scene.asked(), scene.state.round.initiative.len()), (Seat(0), 0));
    assert_eq!(scene.state.round.number, 1);
    scene.does("end");
    assert_eq!(scene.state.round.number, 2);
}

/// D16-ACT-2: the invader must choose a ready kind that lies face up, exhausts it, and activates each of its figures in
/// any order; a figure may do nothing.
#[test]
fn the_invader_chooses_a_kind_and_acts_with_all_of_it() {
    let mut scene = hall(1);
    let imps = [scene.put(Imp, (8, 1)), scene.put(Imp, (8, 2))];
    scene.put(PossessedSoldier, (8, 3));
    scene.put(Cacodemon, (8, 4));
    scene.state.invader.cards[Cacodemon.index()].exhausted = true;
    scene.argent(Pinky, 1).invader_card();
    assert_eq!(scene.asked(), Seat(1));
    assert_eq!(scene.legal(), ["rouse imp", "rouse possessed-soldier"]);
    scene.does("rouse imp");
    assert!(scene.state.demon_card(Imp).exhausted && !scene.state.demon_card(PossessedSoldier).exhausted);
    assert_eq!(scene.legal(), ["activate f1", "activate f2", "done"]);
    scene.does_all(&["activate f2", "step W", "done"]);
    assert_eq!(scene.legal(), ["activate f1", "done"]);
    scene.does_all(&["activate f1", "done"]);
    assert_eq!(imps.map(|imp| scene.demon_at(imp).unwrap()), [(8, 1), (7, 2)]);
    // All have acted: the next card. The deck is empty, so a new round begins.
    assert_eq!(scene.state.round.number, 2);
}

/// D16-ACT-3: without a ready kind nothing happens; a kind that came in the meantime may be chosen by a later card.
#[test]
fn an_invader_card_may_find_nobody() {
    let mut scene = hall(1);
    scene.put(Imp, (8, 1));
    scene.state.invader.cards[Imp.index()].exhausted = true;
    scene.initiative(&["p1"]).invader_card();
    assert!(scene.saw(|event| *event == Event::Idle));
    assert_eq!(scene.asked(), Seat(0));
    let soldier = scene.put(PossessedSoldier, (8, 3));
    scene.invader_card();
    assert_eq!(scene.legal(), [&format!("activate {soldier}"), "done"]);
}

/// A hall with a door, behind it a portal that a marine sees once the door is open.
fn behind_a_door(invasion: InvasionKind) -> Scene {
    let map =
        format!("hall[0-3,0-2] vault[4-11,0-2] doors 3|4,1 threat infestation invasion {invasion} blue 8,1");
    let mut scene = Scene::drawn(&map, 1);
    scene.stand(0, (3, 1)).marine_mp(0, 2);
    scene
}

/// D16-ACT-4: after a summoning in the activation phase, invader cards are added until there is one for each ready kind.
#[test]
fn a_new_kind_brings_an_initiative_card() {
    let mut scene = behind_a_door(InvasionKind::Stampede);
    scene.initiative(&["invader"]).put(Imp, (9, 0));
    scene.does_all(&["door 1", "group 1", "put 8,1 across"]);
    let added = |event: &Event| matches!(event, Event::MoreInitiative { cards: 1 });
    assert!(scene.saw(added));
    assert_eq!(scene.state.round.initiative.rest, [0, 0, 0, 0, 2]);
    // A kind whose card is exhausted gets none, and none is taken away.
    let mut scene = behind_a_door(InvasionKind::Stampede);
    scene.state.invader.cards[Pinky.index()].exhausted = true;
    scene.initiative(&["invader", "invader"]).does_all(&["door 1", "group 1", "put 8,1 across"]);
    assert_eq!(scene.state.round.initiative.len(), 2);
    // A kind that waits for its card already gets no second one.
    let mut scene = behind_a_door(InvasionKind::ImpAssault);
    scene.initiative(&["invader"]).put(Imp, (9, 0));
    scene.does_all(&["door 1", "group 1", "put 8,1 one", "put 8,0 one", "put 8,2 one"]);
    assert_eq!((scene.count(Imp), scene.state.round.initiative.len()), (4, 1));
}

/// D16-ACT-5: a marine who was killed comes back when his card is revealed and acts as always.
#[test]
fn a_killed_marine_respawns_and_acts() {
    let mut scene = Scene::drawn("hall[0-5,0-2] active 4,1", 1);
    scene.fallen(0).hand(0, &["uac-marine-1"]).marine_begins(0);
    assert_eq!((scene.asked(), scene.at(0)), (Seat(0), Some((4, 1))));
    scene.does_all(&["play uac-marine-1", "step N"]);
    assert_eq!((scene.at(0), scene.mp()), (Some((4, 0)), 2));
}

/// D16-DEM-1: points as its card says, one attack, points before and after it but not in between; the rest is lost.
#[test]
fn a_demon_moves_and_attacks_once() {
    let mut scene = hall(2);
    let soldier = scene.put(PossessedSoldier, (6, 0));
    scene.demon_turn(soldier);
    assert_eq!(scene.mp(), 3);
    scene.does_all(&["step W", "strike 1"]);
    assert_eq!(scene.legal(), ["at p1", "at p2"]);
    scene.refuses("step W");
    scene.script(&["Rx1", "Rx1"]).does("at p1");
    assert_eq!((scene.marine(0).damage, scene.mp()), (2, 2));
    scene.refuses("strike 1");
    scene.does("step W");
    let other = scene.put(PossessedSoldier, (9, 5));
    scene.does_all(&["done", &format!("activate {other}")]);
    assert_eq!(scene.mp(), 3, "what the first one left is lost");
    scene.does_all(&["step E", "step E", "step N"]).refuses("step N");
}

/// D16-DEM-2: an imp gains two points after its attack; its argent ability takes a token of its own card.
#[test]
fn demons_use_what_their_cards_say() {
    let mut scene = hall(1);
    scene.argent(Imp, 1).argent(Cacodemon, 2);
    let imp = scene.put(Imp, (3, 0));
    scene.demon_turn(imp).script(&["Rx1", "Rx1", "Rx1"]).does_all(&["strike 1", "argent"]);
    assert_eq!((scene.marine(0).damage, scene.mp()), (3, 4 + 2));
    assert_eq!((scene.argent_on(Imp), scene.argent_on(Cacodemon)), (0, 2));
}

/// D16-DEM-3: demons take nothing, wake no teleporter and do not use one.
#[test]
fn demons_leave_items_and_teleporters_alone() {
    let mut scene = Scene::drawn("hall[0-9,0-2] active 3,1 9,1 inactive 4,1 health-pack 5,1 chainsaw 5,2", 1);
    scene.stand(0, (0, 0));
    let imp = scene.put(Imp, (2, 1));
    scene.demon_turn(imp).does("step E");
    assert!(scene.options("teleport").is_empty());
    scene.does("step E");
    assert_eq!(scene.state.active.0, 0b011);
    scene.does("step E");
    assert!(scene.options("take").is_empty());
    scene.does_all(&["step S", "done"]);
    assert_eq!(scene.lying((5, 1)).len() + scene.lying((5, 2)).len(), 2);
}

/// D16-DEM-4: one demon after the other; one that is killed acts no more; they stand on any token.
#[test]
fn a_demon_finishes_before_the_next_one_starts() {
    let mut scene = Scene::drawn("hall[0-9,0-2] health-pack 4,1 active 6,1 blue 7,1", 1);
    scene.stand(0, (0, 1)).hand(0, &["super-shotgun-3"]);
    let [one, other] = [scene.put(Imp, (3, 1)), scene.put(Imp, (6, 2))];
    scene.damage(one, 2).demon_turn(one).refuses(&format!("activate {other}"));
    scene.does_all(&["step W", "step W", "strike 1"]);
    // It stops next to the marine, who shoots first: no attack, and no more of its activation.
    assert_eq!(scene.asked(), Seat(0));
    scene.script(&["Bx1"]).does("play super-shotgun-3");
    assert_eq!((scene.demon(one), scene.marine(0).damage), (None, 0));
    assert_eq!(scene.legal(), [&format!("activate {other}"), "done"]);
    scene.does(&format!("activate {other}"));
    for (step, at) in [("step N", (6, 1)), ("step E", (7, 1))] {
        scene.does(step);
        assert!(scene.demon_at(other) == Some(at) && scene.can("done"), "{at:?}");
    }
    scene.does_all(&["step W", "step W"]).does("done");
    assert_eq!(scene.demon_at(other), Some((5, 1)));
}

/// D16-ARG-2, D16-ARG-3: a token helps the one figure that acts, each ability once in its activation.
#[test]
fn argent_helps_one_figure_once() {
    let mut scene = hall(1);
    scene.argent(Pinky, 3);
    let [one, other] = [scene.put(Pinky, (4, 1)), scene.put(Pinky, (4, 3))];
    scene.demon_turn(one).does("argent");
    assert_eq!((scene.mp(), scene.argent_on(Pinky)), (5 + 3, 2));
    assert!(scene.refuses("argent").cites("D16-ARG-3"));
    scene.does_all(&["done", &format!("activate {other}")]);
    assert_eq!(scene.mp(), 5, "the other one has to pay for itself");
    scene.does("argent");
    assert_eq!((scene.mp(), scene.argent_on(Pinky)), (8, 1));
}

/// D16-ARG-3: abilities that ask for damage are paid once it is known.
#[test]
fn argent_for_damage_is_paid_after_it() {
    let mut scene = hall(1);
    scene.argent(PossessedSoldier, 2);
    let soldier = scene.put(PossessedSoldier, (3, 0));
    scene.demon_turn(soldier).script(&["Rx0", "Rx0"]).does("strike 1");
    assert!(!scene.can("argent"), "no damage, nothing to pay for");
    scene.demon_turn(soldier).script(&["Rx0", "Rx1"]).does("strike 1");
    assert_eq!((scene.legal(), scene.marine(0).damage), (vec!["argent".to_owned(), "pass".to_owned()], 1));
    scene.does("argent");
    assert_eq!((scene.marine(0).stunned, scene.argent_on(PossessedSoldier)), (true, 1));
}

/// D16-ARG-3: with all eighteen tokens placed nothing is gained.
#[test]
fn an_empty_supply_gives_no_argent() {
    let mut scene = hall(1);
    scene.argent(Cacodemon, 17).argent(Imp, 0).events(&["surge"]);
    let imp = scene.put(Imp, (4, 0));
    assert_eq!(scene.state.argent_left(), 1);
    scene.demon_turn(imp).does("event surge 1");
    assert_eq!((scene.argent_on(Imp), scene.state.argent_left()), (1, 0));
    scene.events(&["surge-b"]).demon_turn(imp).does("event surge-b 1");
    assert_eq!((scene.argent_on(Imp), scene.argent_on(DemonKind::Cacodemon)), (1, 17));
}
