//! What the cards of the other starting weapons do: rifles of all kinds.

use doom2016::{DemonKind, Event};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::Scene;

/// Scope: three spaces and one die more for the next attack.
#[test]
fn scope_sees_farther() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (8, 3));
    scene.hand(0, &["heavy-assault-rifle-2", "uac-marine-1", "combat-shotgun-2"]).marine_turn(0);
    scene.does_all(&["play heavy-assault-rifle-2", "play uac-marine-1", "fire"]);
    assert_eq!(dice(&scene), "3R");
    scene.does("play combat-shotgun-2").refuses("fire");
}

/// Micro-Missiles: two attacks on whom he likes, the second one only if he wants (D16-INT-6); MP between them.
#[test]
fn micro_missiles_fly_twice() {
    let mut scene = hall(1);
    let cacos = [(4, 2), (4, 4)].map(|at| scene.put(DemonKind::Cacodemon, at));
    scene.hand(0, &["heavy-assault-rifle-3"]).marine_turn(0);
    scene.script(&["Rx2"]).does_all(&["play heavy-assault-rifle-3", "fire", "at f1"]);
    let mut enough = scene.clone();
    scene.script(&["Rx1"]).does_all(&["step E", "fire", "at f2"]);
    assert_eq!(cacos.map(|id| damage(&scene, id)), [Some(2), Some(1)]);
    scene.refuses("fire");
    enough.does("hold").refuses("fire");
    assert_eq!(cacos.map(|id| damage(&enough, id)), [Some(2), Some(0)]);
}

/// Heat Vent: 1 damage for each adjacent enemy; no attack, so nothing is revealed and stun stays (D16-ATK-13).
#[test]
fn heat_vent_burns_whoever_is_adjacent() {
    let mut scene = hall(2);
    scene.stand(1, (1, 2)).event_deck(&["demonic-resilience"]).hand(0, &["plasma-rifle-2"]);
    let near = [(2, 2), (0, 4)].map(|at| scene.put(DemonKind::Imp, at));
    let far = scene.put(DemonKind::Imp, (3, 3));
    scene.stun(near[0]).marine_turn(0).does("play plasma-rifle-2");
    assert_eq!(near.map(|id| damage(&scene, id)), [Some(1), Some(1)]);
    assert_eq!((damage(&scene, far), scene.marine(1).damage), (Some(0), 0));
    assert!(scene.demon(near[0]).unwrap().stunned && scene.state.invader.discard.is_empty());
}

/// Stun Charge: one enemy within 4 in sight.
#[test]
fn stun_charge_stuns_one_in_sight() {
    let mut scene = hall(1);
    let imps = [(5, 3), (1, 6), (6, 3)].map(|at| scene.put(DemonKind::Imp, at));
    scene.hand(0, &["plasma-rifle-3"]).marine_turn(0).does("play plasma-rifle-3");
    assert_eq!(scene.legal(), ["at f1", "at f2"], "the third is 5 spaces away");
    scene.does("at f2");
    assert_eq!(imps.map(|id| scene.demon(id).unwrap().stunned), [false, true, false]);

    let mut hidden = Scene::drawn("cell[0-2,0-2] next[3-5,0-2] open 2|3,0", 1);
    hidden.stand(0, (2, 2)).hand(0, &["plasma-rifle-3"]);
    let imp = hidden.put(DemonKind::Imp, (3, 2));
    hidden.marine_turn(0).does("play plasma-rifle-3");
    assert!(!hidden.demon(imp).unwrap().stunned, "4 spaces away, but round the corner");
}

/// Double Burst: two attacks; one die more for the second at the same defender, none at another (D16-INT-6).
#[test]
fn double_burst_hits_harder_the_second_time() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (4, 2));
    scene.put(DemonKind::Cacodemon, (4, 4));
    scene.hand(0, &["burst-rifle-1"]).marine_turn(0).does_all(&["play burst-rifle-1", "fire", "at f1"]);
    assert_eq!(dice(&scene), "2R");
    let mut other = scene.clone();
    scene.does_all(&["fire", "at f1"]);
    assert_eq!(dice(&scene), "3R");
    other.does_all(&["fire", "at f2"]);
    assert_eq!(dice(&other), "2R");
}

/// Running Fire: one die for the next attack only; with Scope both count (D16-INT-7).
#[test]
fn running_fire_adds_a_die_once() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (4, 3));
    scene.hand(0, &["burst-rifle-2", "heavy-assault-rifle-2", "heavy-assault-rifle-3"]).marine_turn(0);
    scene.does_all(&[
        "play burst-rifle-2",
        "play heavy-assault-rifle-2",
        "play heavy-assault-rifle-3",
        "fire",
    ]);
    assert_eq!(dice(&scene), "3R");
    scene.does("fire");
    assert_eq!(dice(&scene), "1R");
}

/// D16-INT-7: what was made ready for the next attack lapses with the activation.
#[test]
fn next_attack_effects_lapse_at_the_end_of_the_activation() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (4, 3));
    scene.hand(0, &["burst-rifle-2", "uac-marine-1"]).initiative(&["p1"]).marine_turn(0);
    scene.does_all(&["play burst-rifle-2", "end", "play uac-marine-1", "fire"]);
    assert_eq!(dice(&scene), "2R");
}

/// Suppress: two movement points fewer for a demon in sight within 6, after the invader's own cards (D16-INT-14).
#[test]
fn suppress_slows_a_demon_down() {
    let mut scene = hall(1);
    scene.hand(0, &["burst-rifle-3"]).events(&["demonic-speed"]);
    let imps = [(7, 3), (8, 3)].map(|at| scene.put(DemonKind::Imp, at));
    scene.demon_turn(imps[0]);
    assert_eq!(scene.asked(), Seat(1), "the invader first");
    scene.does("event demonic-speed 1");
    assert_eq!((scene.asked(), scene.mp()), (Seat(0), 7));
    scene.does("play burst-rifle-3");
    assert_eq!((scene.mp(), scene.marine(0).discard.len()), (5, 1));
    assert!(scene.saw(|event| matches!(event, Event::LostMp { n: 2, .. })));
    scene.does_all(&["done", "activate f2"]);
    assert_eq!(scene.mp(), 4, "one figure for a card");

    let mut far = hall(1);
    far.hand(0, &["burst-rifle-3"]);
    let imp = far.put(DemonKind::Imp, (8, 3));
    far.demon_turn(imp);
    assert_eq!((far.asked(), far.mp()), (Seat(1), 4), "7 spaces away: nobody is asked");
}

/// Suppress never takes more than there is.
#[test]
fn suppress_stops_at_nothing() {
    let mut scene = hall(2);
    scene.hand(0, &["burst-rifle-3"]);
    let slow = scene.put(DemonKind::Mancubus, (4, 3));
    scene.demon_turn(slow).does("play burst-rifle-3");
    assert_eq!(scene.mp(), 0);
}

/// D16-INT-3: of the same name only one in a window, whoever plays it.
#[test]
fn two_cards_of_one_name_never_meet() {
    let mut scene = hall(2);
    scene.hand(0, &["burst-rifle-3"]).hand(1, &["burst-rifle-3-b"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    let mut other = scene.clone();
    scene.demon_turn(imp).does("play burst-rifle-3");
    assert_eq!((scene.asked(), scene.mp()), (Seat(2), 2), "Bravo is not asked");
    // A pass of the first leaves it to the second.
    other.demon_turn(imp).does("pass");
    assert_eq!(other.asked(), Seat(1));
    other.does("play burst-rifle-3-b");
    assert_eq!(other.mp(), 2);
}

/// Charged Shot: a die for every 2 movement points spent before, at most two.
#[test]
fn charged_shot_runs_on_movement() {
    for (steps, pool) in [(0, "2R"), (1, "2R"), (2, "3R"), (3, "3R"), (4, "4R"), (6, "4R")] {
        let mut scene = hall(1);
        scene.put(DemonKind::Cacodemon, (2, 5));
        scene.hand(0, &["static-rifle-1"]).marine_mp(0, 2).does("play static-rifle-1");
        for step in 0..steps {
            scene.does(["step N", "step S"][step % 2]);
        }
        scene.does("fire");
        assert_eq!(dice(&scene), pool, "after {steps} steps");
    }
}

/// Discharge: only after 3 movement points were spent.
#[test]
fn discharge_needs_movement() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (3, 3));
    scene.hand(0, &["static-rifle-2", "static-rifle-3"]).marine_turn(0);
    scene.does_all(&["play static-rifle-2", "play static-rifle-3", "step N", "step S"]).refuses("fire");
    scene.does_all(&["step N", "fire"]);
    assert_eq!(dice(&scene), "1B");
}
