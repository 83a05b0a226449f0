//! What demons can do, kind by kind: the ability and the argent ability of each demon card (section 3.2).

use doom2016::{DemonKind, Event};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::Scene;

/// Imp, Hit & Run: 2 movement points after its attack.
#[test]
fn imps_hit_and_run() {
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (3, 3));
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(scene.mp(), 6);
    scene.does_all(&["step E"; 6]).refuses("step E");
    scene.refuses("strike 1");
}

/// Imp, Charged Fireball: before it attacks, 2 spaces farther and a die more, for a token, once (D16-ARG-3).
#[test]
fn imps_throw_charged_fireballs() {
    let mut scene = hall(1);
    scene.argent(DemonKind::Imp, 2);
    let imp = scene.put(DemonKind::Imp, (7, 3));
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(scene.legal(), ["argent", "pass"], "6 spaces: out of range without it");
    scene.does("argent");
    assert_eq!((dice(&scene).as_str(), scene.argent_on(DemonKind::Imp)), ("3R", 1));
    assert!(scene.saw(|event| matches!(event, Event::Charged { kind: DemonKind::Imp, .. })));

    let mut poor = hall(1);
    let imp = poor.put(DemonKind::Imp, (7, 3));
    poor.demon_turn(imp).refuses("strike 1");
}

/// Possessed Soldier, Crossfire: one die again if another of them sees the defender.
#[test]
fn soldiers_shoot_in_crossfire() {
    let map = "hall[0-9,0-2] cell[0-9,3-4]";
    for (other, again) in [((7, 2), true), ((7, 3), false)] {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (1, 1));
        let soldier = scene.put(DemonKind::PossessedSoldier, (5, 1));
        scene.put(DemonKind::PossessedSoldier, other);
        scene.demon_turn(soldier).script(&["Rx0", "Rx1"]).does("strike 1");
        assert_eq!(scene.can("reroll 1"), again, "{other:?}");
        if again {
            assert_eq!(scene.legal(), ["pass", "reroll 1", "reroll 10"]);
            scene.script(&["Rx2"]).does("reroll 1");
            assert_eq!(scene.marine(0).damage, 3);
        }
    }
    let mut alone = hall(1);
    let soldier = alone.put(DemonKind::PossessedSoldier, (5, 3));
    alone.put(DemonKind::Imp, (5, 4));
    alone.demon_turn(soldier).does("strike 1");
    assert!(!alone.can("reroll 1"), "an imp is none of them");
}

/// Possessed Soldier, Shock Round, and Cacodemon, Lightning Orb: stun, paid once damage is known (D16-ARG-3).
#[test]
fn soldiers_and_cacodemons_stun() {
    for (kind, hit, miss) in [
        (DemonKind::PossessedSoldier, ["Rx1", "Rx0"], ["Rx0", "Rx0"]),
        (DemonKind::Cacodemon, ["Rx0", "Bx2"], ["Rx0", "Bx1"]),
    ] {
        let mut scene = hall(1);
        scene.argent(kind, 1).deck(0, &["super-shotgun-2"]);
        let demon = scene.put(kind, (4, 3));
        let mut held = scene.clone();
        scene.stun(0).demon_turn(demon).script(&hit).does("strike 1");
        assert_eq!(scene.legal(), ["argent", "pass"], "{kind}");
        scene.does("argent");
        assert!(
            scene.marine(0).stunned && scene.argent_on(kind) == 0,
            "{kind}: it outlasts the attack (D16-ATK-10)"
        );
        held.demon_turn(demon).script(&miss).script(&["super-shotgun-2"]).does("strike 1");
        assert!(!held.can("argent") && held.argent_on(kind) == 1, "{kind}: no damage");
    }
}

/// Pinky, Ram: a die more after three shifts; turns do not count.
#[test]
fn pinkies_ram() {
    let mut scene = hall(1);
    let pinky = scene.put(DemonKind::Pinky, (5, 3));
    scene.demon_turn(pinky).does_all(&["step W", "step W", "step W", "strike 1"]);
    assert_eq!(dice(&scene), "2R1B");
    let mut short = hall(1);
    let pinky = short.put(DemonKind::Pinky, (4, 3));
    short.demon_turn(pinky).does_all(&["step W", "step W"]);
    let turns: Vec<String> =
        short.options("step").into_iter().filter(|way| way.starts_with("turn")).collect();
    let mut turned = 0;
    for way in turns {
        let mut scene = short.clone();
        scene.does(&format!("step {way}"));
        if scene.can("strike 1") {
            scene.does("strike 1");
            assert_eq!(dice(&scene), "1R1B", "{way}");
            turned += 1;
        }
    }
    assert!(turned > 0);
}

/// Pinky, Headlong: 3 movement points for a token, once in an activation.
#[test]
fn pinkies_go_headlong() {
    let mut scene = hall(1);
    scene.argent(DemonKind::Pinky, 2);
    let pinky = scene.put(DemonKind::Pinky, (10, 3));
    scene.demon_turn(pinky).does("argent");
    assert_eq!((scene.mp(), scene.argent_on(DemonKind::Pinky)), (8, 1));
    scene.refuses("argent");
}

/// Cacodemon, Flying: no edge, no difficult terrain and no enemy is in its way; walls are, and it may not stop on others.
#[test]
fn cacodemons_fly() {
    let mut scene =
        Scene::drawn("hall[0-5,0-2] next[6-7,0-2] impassable 4|5,0-2 blocking 3|4,0-2 difficult 3,0-2", 1);
    scene.stand(0, (2, 1));
    let caco = scene.put(DemonKind::Cacodemon, (5, 1));
    scene.demon_turn(caco).refuses("step E");
    scene.does_all(&["step W", "step W", "step W"]);
    assert_eq!((scene.demon_at(caco), scene.mp()), (Some((2, 1)), 1));
    scene.refuses("done");
    scene.does_all(&["step W", "done"]);
    assert_eq!(scene.demon_at(caco), Some((1, 1)));
}

/// Revenant, Jets: the first 3 movement points of an activation are flown.
#[test]
fn revenants_have_jets() {
    let mut scene = Scene::drawn("hall[0-9,0-2] impassable 7|8,0-2 blocking 6|7,0-2 difficult 4-6,0-2", 1);
    scene.stand(0, (0, 0));
    let revenant = scene.put(DemonKind::Revenant, (8, 1));
    let mut late = scene.clone();
    scene.demon_turn(revenant).does_all(&["step W", "step W", "step W"]);
    assert_eq!((scene.demon_at(revenant), scene.mp()), (Some((5, 1)), 1));
    scene.refuses("step W");
    late.demon_turn(revenant).does_all(&["step N", "step S", "step N"]).refuses("step W");
}

/// Revenant, Salvo: no cover, and any dice again later, once.
#[test]
fn revenants_fire_salvos() {
    let mut scene = hall(2);
    scene.stand(1, (3, 3)).argent(DemonKind::Revenant, 1).deck(0, &["super-shotgun-1", "uac-marine-3"]);
    let revenant = scene.put(DemonKind::Revenant, (6, 3));
    let mut plain = scene.clone();
    scene.demon_turn(revenant).does_all(&["strike 1", "argent"]);
    scene.script(&["Rx0", "Rx0", "Bx1", "super-shotgun-1"]).does("at p1");
    assert_eq!(scene.asked(), Seat(2), "no second card for cover");
    assert!(scene.can("reroll 111") && scene.can("reroll 1") && scene.can("reroll 100"));
    scene.script(&["Rx2", "Rx2", "Bx3"]).does("reroll 111");
    assert_eq!(scene.marine(0).damage, 7);
    plain
        .demon_turn(revenant)
        .script(&["Rx0", "Rx0", "Bx1", "super-shotgun-1"])
        .does_all(&["strike 1", "at p1"]);
    assert_eq!((plain.asked(), plain.legal()), (Seat(0), vec!["pass".into(), "second".into()]));
}

/// Mancubus, Splash: 1 damage for each other marine next to the defender; not for the drone, nor for demons.
#[test]
fn mancubi_splash() {
    let map = "hall[0-13,0-6] objective drone-escort drone 1,4 exits 13,6";
    let mut scene = Scene::drawn(map, 3);
    scene.stand(0, (1, 3)).stand(1, (2, 2)).stand(2, (1, 1)).deck(0, &["uac-marine-3"]);
    let imp = scene.put(DemonKind::Imp, (0, 3));
    let mancubus = scene.put(DemonKind::Mancubus, (5, 3));
    scene
        .demon_turn(mancubus)
        .script(&["Rx2", "Rx2", "Bx3", "uac-marine-3"])
        .does_all(&["strike 1", "at p1"]);
    assert_eq!([0, 1, 2].map(|n| scene.marine(n).damage), [0, 1, 0], "he dodged, but not his neighbour");
    assert_eq!((scene.state.drone.unwrap().damage, damage(&scene, imp)), (0, Some(0)));
}

/// Mancubus, Fire Wash: one attack against every marine within 2 in sight instead, without Splash (D16-ATK-14).
#[test]
fn mancubi_wash_with_fire() {
    let mut scene = hall(4);
    for (marine, at) in [(3, 3), (3, 5), (2, 4), (1, 3)].into_iter().enumerate() {
        scene.stand(marine, at);
    }
    scene.argent(DemonKind::Mancubus, 1).deck(1, &["uac-marine-3-b"]);
    let mancubus = scene.put(DemonKind::Mancubus, (4, 3));
    scene.demon_turn(mancubus).does("strike 1");
    scene.script(&["Rx0", "Rx1", "Bx2", "uac-marine-3-b"]).does("argent");
    scene.does_all(&["at p3", "at p2"]);
    assert_eq!(
        [0, 1, 2, 3].map(|n| scene.marine(n).damage),
        [3, 0, 3, 0],
        "one dodged, one is 3 spaces away"
    );
}

/// Baron of Hell, Stride: a die more against a marine at range 1.
#[test]
fn barons_stride() {
    for (at, pool) in [((2, 3), "2R2B"), ((3, 3), "1R2B")] {
        let mut scene = hall(1);
        let baron = scene.put(DemonKind::BaronOfHell, at);
        scene.demon_turn(baron).does("strike 1");
        assert_eq!(dice(&scene), pool, "{at:?}");
    }
}

/// Baron of Hell, Slam: after its attack each marine within 2 suffers 1 and is pushed away; no damage is needed.
#[test]
fn barons_slam() {
    let mut scene = hall(3);
    scene.stand(0, (4, 3)).stand(1, (5, 6)).stand(2, (3, 1)).argent(DemonKind::BaronOfHell, 1);
    scene.deck(0, &["uac-marine-3"]);
    let baron = scene.put(DemonKind::BaronOfHell, (5, 3));
    scene.damage(1, 2).demon_turn(baron).script(&["Rx2", "Rx2", "Bx3", "Bx3", "uac-marine-3"]);
    scene.does_all(&["strike 1", "at p1"]);
    assert_eq!(scene.legal(), ["argent", "pass"], "it did no damage, and yet");
    scene.does("argent");
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(3), vec!["to 3,2".into(), "to 3,3".into(), "to 3,4".into()])
    );
    scene.does("to 3,4");
    assert_eq!([0, 1, 2].map(|n| scene.marine(n).damage), [1, 3, 1]);
    assert_eq!([0, 1].map(|n| scene.at(n)), [Some((3, 4)), Some((5, 6))], "the second has nowhere to go");
    assert_eq!((scene.asked(), scene.options("to").len()), (Seat(3), 5), "and now the third");
}

/// Cyberdemon, Twin Fire: a second attack with 2R, at another defender, without argent (D16-INT-6).
#[test]
fn cyberdemons_fire_twice() {
    let mut scene = hall(3);
    scene.argent(DemonKind::Cyberdemon, 2);
    let cyberdemon = scene.put(DemonKind::Cyberdemon, (6, 2));
    scene.demon_turn(cyberdemon).does_all(&["strike 1", "at p1"]);
    assert_eq!(dice(&scene), "2R2B");
    scene.does("strike 1");
    assert_eq!(scene.legal(), ["at p2", "at p3"], "neither the first again nor argent");
    scene.does("at p3");
    assert_eq!(dice(&scene), "2R");
    scene.refuses("strike 1");
    let mut alone = hall(1);
    let cyberdemon = alone.put(DemonKind::Cyberdemon, (6, 2));
    alone.demon_turn(cyberdemon).does("strike 1").refuses("strike 1");
}

/// Cyberdemon, Rocket Storm: two dice and Splash for one attack.
#[test]
fn cyberdemons_storm() {
    let mut scene = hall(3);
    scene.stand(1, (2, 4)).argent(DemonKind::Cyberdemon, 1);
    let cyberdemon = scene.put(DemonKind::Cyberdemon, (6, 2));
    scene.demon_turn(cyberdemon).does_all(&["strike 1", "argent", "at p1"]);
    assert_eq!((dice(&scene).as_str(), scene.argent_on(DemonKind::Cyberdemon)), ("4R2B", 0));
    assert_eq!([1, 2].map(|n| scene.marine(n).damage), [1, 0], "Bravo stands next to the defender");
    scene.does_all(&["strike 1", "at p3"]);
    assert_eq!((dice(&scene).as_str(), scene.marine(1).damage), ("2R", 1), "the second without");
}
