//! The windows of an attack and of a stop, in their order (D16-INT-1 to D16-INT-16).

use doom2016::{ClassKind, DemonKind, Event};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::{Scene, names};

/// D16-INT-1: declare, pool, reveal, cover, while defending, while attacking, damage, on hit, after; no window reopens.
#[test]
fn the_windows_of_an_attack_come_in_order() {
    let mut scene = hall(2);
    scene
        .stand(1, (3, 3))
        .hand(0, &["uac-marine-2"])
        .deck(0, &["uac-marine-1", "uac-marine-3", "super-shotgun-1"]);
    scene.events(&["demonic-precision", "hellish-power", "dread", "crippling-strike", "onslaught"]);
    scene.argent(DemonKind::PossessedSoldier, 2);
    let soldier = scene.put(DemonKind::PossessedSoldier, (5, 3));
    scene.put(DemonKind::PossessedSoldier, (5, 5));
    let invader = Seat(2);
    let asked = |scene: &Scene, seat, legal: &[&str]| {
        assert_eq!(
            (scene.asked(), scene.legal()),
            (seat, legal.iter().map(|text| (*text).to_owned()).collect())
        );
    };
    scene.stun(soldier).demon_turn(soldier).does("strike 1");
    asked(&scene, invader, &["at p1", "at p2", "event demonic-precision 1"]);
    scene.does("at p1");
    asked(&scene, invader, &["event hellish-power 1", "event hellish-power 2", "pass"]);
    scene.does("event hellish-power 2");
    asked(&scene, invader, &["lose black", "lose red"]);
    scene.script(&["Rx1", "Bx3", "uac-marine-3"]).does("lose red");
    asked(&scene, Seat(0), &["pass", "second"]);
    scene.script(&["uac-marine-1"]).does("second");
    asked(&scene, Seat(0), &["pass", "play uac-marine-2"]);
    scene.does("pass");
    asked(&scene, invader, &["event dread 1", "pass", "reroll 1", "reroll 10"]);
    scene.script(&["super-shotgun-1"]).does("event dread 1");
    asked(&scene, invader, &["pass", "reroll 1", "reroll 10"]);
    scene.does("pass");
    assert_eq!(scene.marine(0).damage, 4, "1 and 3, and a card without shields");
    asked(&scene, invader, &["argent", "pass"]);
    assert!(!scene.demon(soldier).unwrap().stunned, "stun goes before effects of the hit");
    scene.does("argent");
    assert!(scene.marine(0).stunned);
    asked(&scene, invader, &["event crippling-strike 1", "event onslaught 1", "pass"]);
    scene.does("pass").refuses("event crippling-strike 1");
    assert!(scene.can("done"), "the demon acts on");
}

/// D16-INT-2, D16-INT-13: of marines who may react the first by letters is asked first, and may use all that he has.
#[test]
fn marines_react_in_letter_order() {
    let mut scene = hall(2);
    scene
        .stand(1, (1, 4))
        .class(0, ClassKind::Overwatch)
        .hand(0, &["super-shotgun-3"])
        .hand(1, &["super-shotgun-3-b"]);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    scene.demon_turn(caco).does_all(&["step W", "step W", "strike 1"]);
    assert_eq!(scene.asked(), Seat(0));
    assert_eq!(scene.legal(), ["pass", "play super-shotgun-3", "power 1"]);
    let mut passed = scene.clone();
    scene.script(&["Bx1", "Rx1"]).does_all(&["play super-shotgun-3", "power 1"]);
    assert_eq!((scene.asked(), damage(&scene, caco)), (Seat(1), Some(2)), "his own card of that name");
    scene.does("pass");
    assert_eq!(scene.asked(), Seat(2), "the demon's attack comes after them");
    passed.does("pass");
    assert_eq!(
        (passed.asked(), passed.legal()),
        (Seat(1), vec!["pass".into(), "play super-shotgun-3-b".into()])
    );
}

/// D16-INT-3: a pass is final for that window, and cards come one after the other.
#[test]
fn a_pass_closes_a_window() {
    let mut scene = hall(1);
    scene.hand(0, &["uac-marine-2"]).glory(0, &["gore-shield"]).class(0, ClassKind::Bulwark);
    let baron = scene.put(DemonKind::BaronOfHell, (4, 3));
    let mut passed = scene.clone();
    scene.demon_turn(baron).script(&["Rx2", "Bx3", "Bx3"]).does("strike 1");
    assert_eq!(scene.legal(), ["glory gore-shield", "pass", "play uac-marine-2", "power 1"]);
    scene.does("play uac-marine-2");
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-2"], "resolved before the next");
    scene.does_all(&["glory gore-shield", "power 1"]);
    assert_eq!(scene.marine(0).damage, 3, "8 less 2, 2 and 1");
    passed.demon_turn(baron).script(&["Rx2", "Bx3", "Bx3"]).does_all(&[
        "strike 1",
        "play uac-marine-2",
        "pass",
    ]);
    assert_eq!((passed.marine(0).damage, passed.marine(0).glory.len()), (6, 1));
}

/// D16-INT-4: the new card counts with dodge and special icon, toughness stays, cover gives no second card any more.
#[test]
fn a_card_revealed_again_counts_whole() {
    for (card, left) in [("onslaught", 0), ("surge", 2), ("demonic-resilience", 3)] {
        let mut scene = hall(1);
        scene.class(0, ClassKind::Commando).hand(0, &["chaingun-1"]).event_deck(&["dread", card]);
        let baron = scene.put(DemonKind::BaronOfHell, (4, 3));
        scene
            .marine_turn(0)
            .script(&["Rx2", "Rx2", "Rx1", "Rx1", "dread"])
            .does_all(&["play chaingun-1", "fire"]);
        scene.script(&[card]).does("power 1");
        assert_eq!(damage(&scene, baron), Some(left), "{card}: 6, less its icons and 1 for toughness");
    }
    let mut covered = hall(1);
    covered.class(0, ClassKind::Commando).hand(0, &["uac-marine-1"]).event_deck(&[
        "dread",
        "crippling-strike",
        "demonic-resilience",
    ]);
    covered.put(DemonKind::Imp, (3, 3));
    let caco = covered.put(DemonKind::Cacodemon, (5, 3));
    covered.marine_turn(0).script(&["Rx2", "Rx2", "dread"]).does_all(&[
        "play uac-marine-1",
        "fire",
        "at f2",
        "pass",
    ]);
    covered.script(&["crippling-strike"]).does("power 1");
    assert_eq!(
        (covered.asked(), damage(&covered, caco)),
        (Seat(0), Some(4)),
        "no question about a second card"
    );
}

/// D16-INT-9: of many defenders Commando hits one.
#[test]
fn commando_hits_one_of_many() {
    let mut scene = hall(1);
    scene.class(0, ClassKind::Commando).hand(0, &["bfg-9000-1"]).event_deck(&[
        "demonic-resilience",
        "dread",
        "crippling-strike",
    ]);
    let cacos = [(4, 2), (4, 4)].map(|at| scene.put(DemonKind::Cacodemon, at));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "Bx1", "Bx1"]).does_all(&["play bfg-9000-1", "fire"]);
    scene.script(&["demonic-resilience"]).does("at f1");
    assert_eq!(scene.legal(), ["pass", "power 1"]);
    scene.script(&["dread", "crippling-strike"]).does("power 1");
    assert_eq!(cacos.map(|id| damage(&scene, id)), [Some(4), Some(4)]);
}

/// D16-INT-5: different effects may roll a die again, the last result counts.
#[test]
fn several_effects_roll_dice_again() {
    let mut scene = hall(1);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    scene.hand(0, &["uac-marine-4", "heavy-assault-rifle-1"]).marine_turn(0).script(&["Rx0", "Rx0", "Rx2"]);
    scene.does_all(&["play uac-marine-4", "play heavy-assault-rifle-1", "fire"]);
    scene.script(&["Rx1", "Rx0"]).does("reroll 11");
    assert_eq!(
        scene.legal(),
        ["pass", "reroll 1", "reroll 10", "reroll 100"],
        "one die is left to Aimed Burst"
    );
    scene.script(&["Rx2"]).does("reroll 10");
    assert_eq!(damage(&scene, caco), Some(5));
}

/// D16-INT-10: without dice the attack still happens: a card is revealed, stun goes.
#[test]
fn an_attack_without_dice_is_an_attack() {
    let mut scene = hall(1);
    scene.event_deck(&["dread"]).hand(0, &["combat-shotgun-2"]).stun(0);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    scene.marine_turn(0).does_all(&["play combat-shotgun-2", "fire"]);
    assert_eq!((dice(&scene).as_str(), damage(&scene, caco)), ("-", Some(0)));
    assert!(!scene.marine(0).stunned && scene.state.invader.discard.len() == 1);
}

/// D16-INT-6, D16-INT-7: stun and what was made ready touch the first of two attacks alone.
#[test]
fn the_second_attack_has_nothing_of_the_first() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cyberdemon, (6, 2));
    scene.hand(0, &["burst-rifle-2", "heavy-assault-rifle-3"]).stun(0).marine_turn(0);
    scene.does_all(&["play burst-rifle-2", "play heavy-assault-rifle-3", "fire"]);
    assert_eq!(dice(&scene), "1R", "1 and 1 for Running Fire, less 1 for stun");
    scene.does("fire");
    assert_eq!(dice(&scene), "1R");
}

/// D16-INT-8: Scope does nothing for the range of a chainsaw, its die counts.
#[test]
fn range_1_stays_range_1() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (3, 3));
    scene.hand(0, &["heavy-assault-rifle-2", "chainsaw-1"]).marine_turn(0);
    scene.does_all(&["play heavy-assault-rifle-2", "play chainsaw-1"]).refuses("fire");
    scene.does_all(&["step E", "fire"]);
    assert_eq!(dice(&scene), "3R2B");
}

/// D16-INT-11: attacks outside one's activation follow all rules: stun takes a die and goes.
#[test]
fn a_stunned_marine_reacts_badly() {
    let mut scene = hall(1);
    scene.class(0, ClassKind::Overwatch).stun(0);
    let imp = scene.put(DemonKind::Imp, (5, 3));
    scene.demon_turn(imp).does_all(&["step W", "done", "power 1"]);
    assert_eq!((dice(&scene).as_str(), damage(&scene, imp)), ("-", Some(0)));
    assert!(!scene.marine(0).stunned);
}

/// D16-INT-12: every stop of an activation counts: before the attack, and at the end if it moved since.
#[test]
fn a_demon_may_stop_twice() {
    let mut scene = hall(2);
    scene.class(0, ClassKind::Overwatch).hand(1, &["super-shotgun-3"]);
    let imp = scene.put(DemonKind::Imp, (3, 1));
    scene.demon_turn(imp).does_all(&["step W", "step W", "strike 1"]);
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(0), vec!["pass".into(), "power 1".into()]),
        "at 1,1: two spaces"
    );
    scene.does("pass");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["pass".into(), "play super-shotgun-3".into()]));
    scene.does_all(&["pass", "at p1", "step E", "done"]);
    assert_eq!(scene.asked(), Seat(0), "it has moved and stops again");
    scene.script(&["Rx2"]).does("power 1");
    assert_eq!(damage(&scene, imp), Some(2));
}

/// D16-INT-13: a summoning is no stop.
#[test]
fn nobody_reacts_to_a_summoning() {
    let mut scene = Scene::drawn("hall[0-5,0-2] blue 3,1", 1);
    scene.stand(0, (0, 1)).class(0, ClassKind::Overwatch).hand(0, &["super-shotgun-3"]);
    scene.script(&["initiative-1"]).status_phase().does_all(&["portal 1", "group 1"]);
    scene.does_all(&["put 2,1 one", "put 2,0 one", "put 2,2 one"]);
    assert!(!scene.marine(0).exhausted && scene.can("end"), "it is Alpha's activation already");
}

/// D16-INT-16: in passing a marine takes items and wakes teleporters, but attacks nobody, plays nothing, opens nothing.
#[test]
fn in_passing_little_is_possible() {
    let mut scene = Scene::drawn("hall[0-5,0-2] cell[6-7,0-2] doors 5|6,1 inactive 5,1", 2);
    scene.stand(0, (3, 1)).stand(1, (5, 1)).hand(0, &["uac-marine-1", "uac-marine-3"]).damage(0, 5);
    scene.lay((4, 1), "health-pack").lay((4, 1), "frag-grenade");
    let imp = scene.put(DemonKind::Imp, (4, 1));
    scene.marine_mp(0, 2).does("play uac-marine-1").does("step E");
    assert_eq!((scene.at(0), scene.mp()), (Some((4, 1)), 3));
    assert_eq!(scene.options("take"), ["frag-grenade", "health-pack"]);
    for action in ["fire", "hold", "play uac-marine-3", "end"] {
        scene.refuses(action);
    }
    scene.does_all(&["take health-pack", "step E"]);
    assert_eq!((scene.marine(0).damage, scene.state.active.0), (0, 1), "woken, although Bravo stands on it");
    scene.refuses("door 1");
    scene.does("step N");
    assert!(scene.can("fire") && damage(&scene, imp) == Some(0));
    assert!(scene.saw(|event| matches!(event, Event::Woken { .. })));
}
