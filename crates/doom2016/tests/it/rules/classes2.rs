//! What the class cards do, one by one: Demolisher to Last Stand (section 3.13, 13 to 24).

use doom2016::{Callsign, CardSet, ClassKind, DemonKind, Event, Ground, Setup};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::{Scene, names};

/// 13 Demolisher: starts with a frag grenade, token and card; one damage more from Splash and grenades.
#[test]
fn demolisher_brings_a_grenade() {
    let marines = [Callsign::Alpha].into_iter().collect();
    let mission = Ground::shipped("knee-deep").unwrap();
    let mut scene = Scene::setup(Setup { mission, marines, ..Setup::default() });
    scene.script(&["demolisher", "gunner", "medic"]).does("start 1,12");
    scene.does_all(&["class demolisher", "arm plasma-rifle", "arm burst-rifle"]);
    assert_eq!(scene.marine(0).cards().len(), 11);
    assert!(scene.marine(0).weapons.has(CardSet::FragGrenade));
}

#[test]
fn demolisher_makes_bigger_holes() {
    let mut scene = hall(1);
    let cacos = [(4, 3), (5, 3)].map(|at| scene.put(DemonKind::Cacodemon, at));
    scene.class(0, ClassKind::Demolisher).hand(0, &["rocket-launcher-1", "frag-grenade", "siphon-grenade"]);
    scene.damage(0, 5).marine_turn(0).script(&["Rx0", "Bx1", "Bx1"]);
    scene.does_all(&["play rocket-launcher-1", "fire", "at f1"]);
    assert_eq!(cacos.map(|id| damage(&scene, id)), [Some(2), Some(2)], "the attack has nothing of it");
    scene.script(&["Bx1"]).does_all(&["play frag-grenade", "to 5,3"]);
    assert_eq!(cacos.map(|id| damage(&scene, id)), [Some(4), Some(4)]);
    scene.does_all(&["play siphon-grenade", "to 5,4"]);
    assert_eq!(cacos.map(|id| damage(&scene, id)), [None, None]);
    assert_eq!(scene.marine(0).damage, 3, "recovering as before");
}

/// 14 Quartermaster: one card of what he takes goes to his hand, the rest on top of his deck.
#[test]
fn quartermaster_unpacks_at_once() {
    let mut scene = hall(1);
    scene.class(0, ClassKind::Quartermaster).deck(0, &["uac-marine-1"]);
    scene.lay((1, 3), "chaingun").lay((1, 3), "frag-grenade").marine_turn(0).does("take chaingun");
    assert_eq!(scene.legal(), ["fetch chaingun-1", "fetch chaingun-2", "fetch chaingun-3"]);
    scene.does("fetch chaingun-2");
    assert_eq!(names(scene.marine(0).hand.iter()), ["chaingun-2"]);
    assert_eq!(names(scene.marine(0).deck.next().iter()), ["chaingun-1", "chaingun-3"]);
    scene.does("take frag-grenade");
    assert_eq!(names(scene.marine(0).hand.iter()), ["chaingun-2", "frag-grenade"]);
}

/// 15 Berserker: a die at range 1; glory kills recover 3.
#[test]
fn berserker_likes_it_close() {
    for (at, pool) in [((2, 3), "3R"), ((3, 3), "2R")] {
        let mut scene = hall(1);
        scene.put(DemonKind::Cacodemon, at);
        scene.class(0, ClassKind::Berserker).hand(0, &["uac-marine-1"]).marine_turn(0);
        scene.does_all(&["play uac-marine-1", "fire"]);
        assert_eq!(dice(&scene), pool, "{at:?}");
    }
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (2, 3));
    scene.damage(imp, 2).damage(0, 7).class(0, ClassKind::Berserker).marine_mp(0, 2).script(&["fury"]);
    scene.does_all(&["step E", "recover"]);
    assert_eq!(scene.marine(0).damage, 4);
}

/// 16 Acrobat: for 4 movement points no edge and no difficult terrain counts; walls and enemies do.
#[test]
fn acrobat_climbs_over_everything() {
    let map = "hall[0-8,0-2] cell[9-10,0-2] impassable 1|2,0-2 blocking 3|4,0-2 difficult 5-6,0-2";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (1, 1)).class(0, ClassKind::Acrobat).marine_mp(0, 7).refuses("step E");
    scene.does("power 1").refuses("power 1");
    scene.does_all(&["step E", "step E", "step E", "step E"]);
    assert_eq!((scene.at(0), scene.mp(), scene.marine(0).exhausted), (Some((5, 1)), 3, true));
    scene.does("step E");
    assert_eq!(scene.mp(), 1, "the fifth point is like any other");

    let mut wall = Scene::drawn(map, 1);
    wall.stand(0, (8, 1)).class(0, ClassKind::Acrobat).marine_mp(0, 7).does("power 1").refuses("step E");
    wall.put(DemonKind::Imp, (7, 1));
    wall.does("step W");
    assert_eq!(wall.mp(), 5, "the surcharge for an enemy stays");
}

/// 17 Phase Tech: the first teleporter step is free; inactive ones within 2 in sight wake for a point.
#[test]
fn phase_tech_knows_teleporters() {
    let mut scene = Scene::drawn("hall[0-8,0-4] active 0,0 8,0 inactive 8,2 5,0", 1);
    scene.stand(0, (0, 0)).class(0, ClassKind::PhaseTech).marine_mp(0, 2);
    scene.refuses("power 2");
    scene.does("teleport 8,0");
    assert_eq!(scene.mp(), 2);
    scene.does("power 2");
    assert_eq!((scene.mp(), scene.state.active.0), (1, 0b111), "the one at 8,2; the other is 3 spaces away");
    scene.does("teleport 8,2");
    assert_eq!((scene.mp(), scene.at(0)), (0, Some((8, 2))));
    let mut plain = Scene::drawn("hall[0-8,0-4] active 0,0 8,0", 1);
    plain.stand(0, (0, 0)).marine_mp(0, 1).does("teleport 8,0");
    assert_eq!(plain.mp(), 0);
}

/// 18 Shock Trooper: a die for the first attack of an activation, against a demon without damage.
#[test]
fn shock_trooper_strikes_first() {
    let mut scene = hall(1);
    let cacos = [(4, 2), (4, 4)].map(|at| scene.put(DemonKind::Cacodemon, at));
    scene.class(0, ClassKind::ShockTrooper).hand(0, &["uac-marine-1", "combat-shotgun-2"]);
    let mut hurt = scene.clone();
    scene.marine_turn(0).does_all(&["play uac-marine-1", "fire", "at f1"]);
    assert_eq!(dice(&scene), "3R");
    scene.does_all(&["play combat-shotgun-2", "fire", "at f2"]);
    assert_eq!(dice(&scene), "1B", "the second attack");
    hurt.damage(cacos[0], 1).marine_turn(0).does_all(&["play uac-marine-1", "fire", "at f1"]);
    assert_eq!(dice(&hurt), "2R", "it has damage");
}

/// 19 Veteran Nerves: cannot be stunned.
#[test]
fn veteran_nerves_are_never_stunned() {
    for class in [ClassKind::VeteranNerves, ClassKind::Gunner] {
        let mut scene = hall(1);
        scene.class(0, class).argent(DemonKind::PossessedSoldier, 1);
        let soldier = scene.put(DemonKind::PossessedSoldier, (4, 3));
        scene.demon_turn(soldier).script(&["Rx1", "Rx1"]).does_all(&["strike 1", "argent"]);
        assert_eq!(scene.marine(0).stunned, class == ClassKind::Gunner);
    }
}

/// 20 Tactician: at the end of his activation a played bonus card comes back, no grenade; then he draws up.
#[test]
fn tactician_takes_a_card_back() {
    let mut scene = hall(1);
    scene.class(0, ClassKind::Tactician).deck(0, &["uac-marine-2", "plasma-rifle-1", "plasma-rifle-2"]);
    scene.hand(0, &["uac-marine-1", "uac-marine-4", "static-rifle-2", "decoy-grenade"]).initiative(&["p1"]);
    scene.marine_turn(0).does_all(&[
        "play decoy-grenade",
        "to 2,2",
        "play uac-marine-4",
        "play static-rifle-2",
    ]);
    scene.does_all(&["play uac-marine-1", "hold", "end"]);
    assert_eq!(scene.legal(), ["fetch static-rifle-2", "fetch uac-marine-4", "pass"]);
    scene.script(&["uac-marine-2", "plasma-rifle-1"]).does("fetch static-rifle-2");
    assert_eq!(names(scene.marine(0).hand.iter()), ["uac-marine-2", "plasma-rifle-1", "static-rifle-2"]);
    assert!(scene.saw(|event| matches!(event, Event::Power { class: ClassKind::Tactician, .. })));
}

/// 21 Overwatch: an attack with 1R on a demon that stops in sight within 4, once until he readies (D16-INT-13).
#[test]
fn overwatch_shoots_whoever_stops() {
    let mut scene = hall(1);
    scene.class(0, ClassKind::Overwatch);
    let imps = [(7, 3), (7, 5), (6, 0)].map(|at| scene.put(DemonKind::Imp, at));
    scene.demon_turn(imps[0]).does_all(&["step W", "step W"]);
    assert_eq!(scene.asked(), Seat(1), "moving is not stopping");
    scene.does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), vec!["pass".into(), "power 1".into()]));
    scene.script(&["Rx2", "Rx1", "Rx1"]).does("power 1");
    assert_eq!((damage(&scene, imps[0]), scene.marine(0).damage), (Some(2), 2), "then its own attack");
    scene.does_all(&["done", "activate f2", "step W", "step W", "done"]);
    assert_eq!(scene.asked(), Seat(1), "his card is exhausted");

    let mut far = hall(1);
    far.class(0, ClassKind::Overwatch);
    let imp = far.put(DemonKind::Imp, (7, 3));
    far.demon_turn(imp).does_all(&["step W", "done"]);
    assert!(!far.marine(0).exhausted && far.state.round.number == 2, "5 spaces away nobody is asked");
}

/// 22 Scavenger: health packs recover 7, and another marine within 3 recovers 1.
#[test]
fn scavenger_makes_the_most_of_a_pack() {
    let mut scene = hall(3);
    scene.stand(1, (4, 3)).stand(2, (5, 3)).class(0, ClassKind::Scavenger).lay((1, 3), "health-pack");
    scene.damage(0, 9).damage(1, 4).damage(2, 4).marine_turn(0).does("take health-pack");
    assert_eq!([0, 1, 2].map(|n| scene.marine(n).damage), [2, 3, 4], "the third is 4 spaces away");

    let mut choice = hall(3);
    choice.stand(1, (4, 3)).stand(2, (1, 5)).class(0, ClassKind::Scavenger).lay((1, 3), "health-pack");
    choice.damage(1, 4).damage(2, 4).marine_turn(0).does("take health-pack");
    assert_eq!(choice.legal(), ["pick p2", "pick p3"]);
    choice.does("pick p3");
    assert_eq!((choice.marine(1).damage, choice.marine(2).damage), (4, 3));
}

/// 23 Signal Officer: a bonus action, once in a round: 3 movement points for another marine, spent at once (D16-GEN-5).
#[test]
fn signal_officer_sends_others_on() {
    let mut scene = hall(3);
    scene.class(0, ClassKind::SignalOfficer).marine_turn(0).does("power 1");
    assert_eq!(scene.legal(), ["pick p2", "pick p3"]);
    scene.does("pick p2");
    assert_eq!(scene.asked(), Seat(1));
    scene.does_all(&["step E", "step E"]);
    let mut all = scene.clone();
    scene.does("done");
    assert_eq!((scene.at(1), scene.asked(), scene.mp()), (Some((2, 0)), Seat(0), 0), "what is left is lost");
    all.does("step E");
    assert_eq!((all.at(1), all.asked()), (Some((3, 0)), Seat(0)));
    // Ready again, but in the same round.
    scene.marine_begins(0).refuses("power 1");
    assert!(!scene.marine(0).exhausted);
    scene.state.marines[0].signalled = false;
    assert!(scene.can("power 1"));
}

/// 24 Last Stand: a die for all attacks while he has 6 damage or more.
#[test]
fn last_stand_fights_harder() {
    for (hurt, pool) in [(5, "2R"), (6, "3R"), (9, "3R")] {
        let mut scene = hall(1);
        scene.put(DemonKind::Cacodemon, (4, 3));
        scene.class(0, ClassKind::LastStand).damage(0, hurt).hand(0, &["uac-marine-1"]).marine_turn(0);
        scene.does_all(&["play uac-marine-1", "fire"]);
        assert_eq!(dice(&scene), pool, "with {hurt} damage");
    }
}

/// D16-INT-31: Sergeant and Signal Officer are not offered to a lone marine.
#[test]
fn a_lone_marine_is_offered_nothing_for_others() {
    let marines = [Callsign::Alpha].into_iter().collect();
    let mission = Ground::shipped("knee-deep").unwrap();
    for seed in 0..40 {
        let mut scene = Scene::setup(Setup { mission: mission.clone(), marines, ..Setup::default() });
        scene.state.chance.reseed(seed);
        scene.does("start 1,12");
        let offer = scene.options("class");
        assert_eq!(offer.len(), 3);
        assert!(
            !offer.iter().any(|class| ["sergeant", "signal-officer"].contains(&class.as_str())),
            "{offer:?}"
        );
    }
}
