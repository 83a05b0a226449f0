//! Attacks on many: every defender counts, not the first or the last alone (D16-ATK-14, D16-INT-9).

use doom2016::{ClassKind, DemonKind};

use crate::rules::hall::{damage, dice, hall};
use crate::support::Scene;

fn stunned(scene: &Scene, marines: usize) -> Vec<bool> {
    (0..marines).map(|n| scene.marine(n).stunned).collect()
}

/// Concussion and Big Shot: each defender that is hit and near enough is stunned (D16-ATK-10, D16-INT-7).
#[test]
fn int_9_stun_on_a_hit_is_for_each_defender() {
    let mut scene = hall(1);
    let near = scene.put(DemonKind::Pinky, (3, 3));
    let dodges = scene.put(DemonKind::Pinky, (3, 5));
    let far = scene.put(DemonKind::Cacodemon, (6, 0));
    scene.hand(0, &["bfg-9000-1", "combat-shotgun-3"]).event_deck(&["dread", "onslaught", "ferocity"]);
    scene.marine_turn(0).script(&["Rx1", "Rx0", "Bx1", "Bx1"]);
    scene.does_all(&["play combat-shotgun-3", "play bfg-9000-1", "fire"]);
    scene.script(&["dread", "onslaught", "ferocity"]);
    scene.does_all(&[&format!("at {near}"), &format!("at {dodges}")]);
    let felt = [near, dodges, far].map(|id| scene.demon(id).map(|demon| (demon.damage, demon.stunned)));
    assert_eq!(felt, [Some((3, true)), Some((0, false)), Some((2, false))], "the last is 5 spaces away");
}

/// Crippling Strike after Fire Wash: everybody whom it hurt is stunned, though the last one dodged.
#[test]
fn int_9_hamstring_is_for_all_that_were_hurt() {
    let mut scene = hall(3);
    for (marine, at) in [(3, 3), (3, 5), (2, 4)].into_iter().enumerate() {
        scene.stand(marine, at);
    }
    scene.argent(DemonKind::Mancubus, 1).deck(1, &["uac-marine-3-b"]).events(&["crippling-strike"]);
    let mancubus = scene.put(DemonKind::Mancubus, (4, 3));
    scene.demon_turn(mancubus).does("strike 1");
    scene.script(&["Rx0", "Rx1", "Bx2", "uac-marine-3-b"]).does("argent");
    scene.does_all(&["at p3", "at p1"]);
    assert_eq!([0, 1, 2].map(|n| scene.marine(n).damage), [3, 0, 3]);
    scene.does("event crippling-strike 1");
    assert_eq!(stunned(&scene, 3), [true, false, true]);
}

/// Onslaught looks at the defender that was hurt most, not at the last.
#[test]
fn int_9_the_most_damage_counts() {
    let mut scene = hall(2);
    scene.stand(0, (3, 3)).stand(1, (3, 5)).deck(1, &["uac-marine-3-b"]).events(&["onslaught"]);
    scene.argent(DemonKind::Mancubus, 1);
    let mancubus = scene.put(DemonKind::Mancubus, (4, 3));
    scene.demon_turn(mancubus).does("strike 1");
    scene.script(&["Rx0", "Rx1", "Bx2", "uac-marine-3-b"]).does_all(&["argent", "at p1"]);
    assert!(scene.can("event onslaught 1"));
}

/// Sniper: those 5 or more spaces away have no cover, nearer ones have; one common roll is no reason to mix them up.
#[test]
fn int_9_cover_is_every_defenders_own() {
    let mut scene = hall(1);
    scene.stand(0, (0, 3)).class(0, ClassKind::Sniper).hand(0, &["bfg-9000-1"]);
    let shield = scene.put(DemonKind::Imp, (1, 3));
    let near = scene.put(DemonKind::Imp, (2, 3));
    let far = scene.put(DemonKind::Imp, (5, 3));
    scene
        .event_deck(&["dread", "dread-b", "crippling-strike"])
        .marine_turn(0)
        .script(&["Rx0", "Rx0", "Bx1", "Bx1"]);
    scene.does_all(&["play bfg-9000-1", "fire"]);
    scene.script(&["dread"]).does(&format!("at {far}"));
    assert_eq!(scene.options("at").len(), 2, "the one far away was not asked for a second card");
    scene.script(&["dread-b"]).does(&format!("at {near}"));
    assert_eq!(scene.legal(), ["pass", "second"]);
    scene.script(&["crippling-strike"]).does("pass");
    assert_eq!([shield, near, far].map(|id| damage(&scene, id)), [Some(2); 3]);
}

/// Berserker: a die more if one of the defenders is next to him, wherever it is in the list.
#[test]
fn int_9_one_defender_that_fits_is_enough() {
    for (near, pool) in [((2, 3), "3R2B"), ((3, 3), "2R2B")] {
        let mut scene = hall(1);
        scene.class(0, ClassKind::Berserker).hand(0, &["bfg-9000-1"]);
        scene.put(DemonKind::Mancubus, (5, 1));
        scene.put(DemonKind::Mancubus, near);
        scene.marine_turn(0).does_all(&["play bfg-9000-1", "fire"]);
        assert_eq!(dice(&scene), pool, "{near:?}");
    }
}

/// Close Quarters asks for a defender within 2: any of them.
#[test]
fn int_9_abilities_after_the_roll_ask_any_defender() {
    for (near, offered) in [((3, 3), true), ((4, 3), false)] {
        let mut scene = hall(1);
        scene.class(0, ClassKind::CloseQuarters).hand(0, &["bfg-9000-1"]);
        scene.put(DemonKind::Mancubus, (5, 1));
        scene.put(DemonKind::Mancubus, near);
        scene.marine_turn(0).does_all(&["play bfg-9000-1", "fire"]);
        assert_eq!(scene.can("power 1"), offered, "{near:?}");
    }
}

/// Ferocity asks for range 1: any of those whom Fire Wash reaches.
#[test]
fn int_9_events_after_the_roll_ask_any_defender() {
    for (at, offered) in [((3, 5), true), ((2, 5), false)] {
        let mut scene = hall(2);
        scene.stand(0, (2, 3)).stand(1, at).argent(DemonKind::Mancubus, 1).events(&["ferocity"]);
        let mancubus = scene.put(DemonKind::Mancubus, (4, 3));
        scene.demon_turn(mancubus).does_all(&["strike 1", "argent"]);
        assert_eq!(scene.can("event ferocity 1"), offered, "{at:?}");
    }
}

/// Sustained Fire after Big Shot goes on at the one who was dealt with last.
#[test]
fn the_last_of_many_is_the_previous_defender() {
    let mut scene = hall(1);
    let first = scene.put(DemonKind::Mancubus, (3, 1));
    let last = scene.put(DemonKind::Mancubus, (3, 4));
    scene.hand(0, &["bfg-9000-1", "chaingun-3"]).marine_turn(0).script(&["Rx0", "Rx0", "Bx1", "Bx1"]);
    scene.does_all(&["play bfg-9000-1", "fire", &format!("at {last}")]);
    assert_eq!(scene.state.turn.last, Some(doom2016::Who::Demon(first)));
}
