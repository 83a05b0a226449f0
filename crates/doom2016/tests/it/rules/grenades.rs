//! The three grenades: what they do, and that they are gone (D16-ITM-5, D16-INT-15, D16-INT-17, D16-INT-40).

use doom2016::{DemonKind, Event, Named};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::Scene;

/// Frag: one black die for everybody on a space or next to it, friends too; the card leaves the game.
#[test]
fn a_frag_grenade_hurts_everybody_near() {
    let mut scene = hall(2);
    scene.stand(1, (5, 4)).event_deck(&["demonic-resilience"]).hand(0, &["frag-grenade"]);
    let near = [(5, 3), (6, 2)].map(|at| scene.put(DemonKind::Imp, at));
    let far = scene.put(DemonKind::Imp, (7, 3));
    scene.damage(near[1], 1).marine_turn(0).does("play frag-grenade");
    assert!(scene.can("to 5,6") && !scene.can("to 6,3"), "4 spaces, not 5");
    scene.script(&["Bx2"]).does("to 5,3");
    assert_eq!(near.map(|id| damage(&scene, id)), [Some(2), None]);
    assert_eq!((damage(&scene, far), scene.marine(1).damage), (Some(0), 2));
    let alpha = Some(Named::Marine(Seat(0)));
    assert!(scene.saw(|event| matches!(event, Event::Killed { by, .. } if *by == alpha)), "D16-INT-17");
    assert!(scene.state.invader.discard.is_empty(), "no attack, no card (D16-ATK-13)");
    let thrown = "frag-grenade".parse().unwrap();
    assert!(!scene.marine(0).cards().has(thrown), "D16-ITM-5: it is nowhere");
}

/// Siphon: 1 damage for each demon near the space, 1 recovered for each, at most 3; marines are safe.
#[test]
fn a_siphon_grenade_feeds_on_demons() {
    for (imps, left) in [(1, 4), (2, 3), (4, 2)] {
        let mut scene = hall(2);
        scene.stand(1, (4, 4)).damage(0, 5).hand(0, &["siphon-grenade"]).marine_turn(0);
        let around = [(4, 2), (5, 2), (5, 3), (5, 4)];
        let imps: Vec<_> = around[..imps].iter().map(|&at| scene.put(DemonKind::Imp, at)).collect();
        scene.does_all(&["play siphon-grenade", "to 4,3"]);
        assert!(imps.iter().all(|&id| damage(&scene, id) == Some(1)));
        assert_eq!((scene.marine(0).damage, scene.marine(1).damage), (left, 0), "{} imps", imps.len());
        assert!(!scene.marine(0).cards().has("siphon-grenade".parse().unwrap()));
    }
}

/// Decoy: on a free space; a demon that sees it rolls one die fewer at a marine, once for any number (D16-INT-15).
#[test]
fn a_decoy_takes_a_die() {
    let mut scene = hall(1);
    scene.hand(0, &["decoy-grenade", "decoy-grenade-b"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    scene.marine_turn(0).does("play decoy-grenade");
    assert!(!scene.can("to 4,3") && !scene.can("to 1,3") && scene.can("to 4,2") && !scene.can("to 6,3"));
    scene.does("to 4,2");
    let mut two = scene.clone();
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(dice(&scene), "1R");
    two.does_all(&["play decoy-grenade-b", "to 4,4"]).demon_turn(imp).does("strike 1");
    assert_eq!(dice(&two), "1R", "once");

    // It is no figure: it covers nobody and stands in nobody's way.
    let mut scene = hall(1);
    scene.hand(0, &["decoy-grenade", "uac-marine-1"]).event_deck(&["dread", "crippling-strike"]);
    scene.put(DemonKind::Cacodemon, (4, 3));
    scene.marine_turn(0).does_all(&["play decoy-grenade", "to 3,3"]);
    scene.script(&["Rx1", "Rx1", "dread"]).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(scene.asked(), Seat(0), "no second card for cover");
    scene.does_all(&["step E", "step E"]);
    assert_eq!(scene.at(0), Some((3, 3)));
}

/// D16-INT-15, D16-INT-1: the demon chooses the die; stun takes another.
#[test]
fn a_decoy_and_stun_take_a_die_each() {
    let mut scene = hall(1);
    scene.hand(0, &["decoy-grenade"]);
    let revenant = scene.put(DemonKind::Revenant, (6, 3));
    scene.stun(revenant).marine_turn(0).does_all(&["play decoy-grenade", "to 3,3"]);
    scene.demon_turn(revenant).does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["lose black".into(), "lose red".into()]));
    scene.does_all(&["lose red", "lose red"]);
    assert_eq!(dice(&scene), "1B");
}

/// D16-INT-15: not for a demon that does not see it, nor for attacks on the drone; gone at the end of the round.
#[test]
fn a_decoy_must_be_seen_and_lasts_a_round() {
    let mut scene = Scene::drawn("hall[0-5,0-2] objective drone-escort drone 4,2 exits 0,0", 1);
    scene.stand(0, (3, 1)).hand(0, &["decoy-grenade"]);
    let imp = scene.put(DemonKind::Imp, (4, 1));
    scene.marine_turn(0).does_all(&["play decoy-grenade", "to 2,1"]);
    let mut drone = scene.clone();
    drone.demon_turn(imp).does_all(&["strike 1", "at drone"]);
    assert_eq!(dice(&drone), "2R");
    scene.demon_turn(imp).does_all(&["strike 1", "at p1"]);
    assert_eq!(dice(&scene), "1R");
    let mut over = scene.clone();
    over.marine_turn(0).does_all(&["end", "done"]);
    assert!(over.state.round.number == 2 && over.state.decoys.is_empty());

    let mut unseen = Scene::drawn("west[0-4,0-4] east[5-9,0-4] open 4|5,0", 1);
    unseen.stand(0, (4, 0)).hand(0, &["decoy-grenade"]);
    let imp = unseen.put(DemonKind::Imp, (7, 0));
    unseen.marine_turn(0).does_all(&["play decoy-grenade", "to 4,3"]).demon_turn(imp).does("strike 1");
    assert_eq!(dice(&unseen), "2R", "round the corner");
}
