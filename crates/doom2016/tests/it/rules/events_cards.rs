//! What event cards do, one by one: Power Overwhelming, Seek and Destroy, Red Haste.

use doom2016::{DemonKind, Event};
use engine::Seat;

use crate::rules::hall::{dice, hall, hall_with_portals};
use crate::support::{Scene, names};

/// Surge: two argent on the demon's card, or a die for its first attack.
#[test]
fn surge_gives_argent_or_a_die() {
    let mut scene = hall(2);
    scene.events(&["surge", "onslaught"]);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    scene.demon_turn(caco);
    assert_eq!(scene.legal(), ["event surge 1", "event surge 2", "pass"]);
    let mut argent = scene.clone();
    argent.does("event surge 1");
    assert_eq!(
        (argent.argent_on(DemonKind::Cacodemon), names(argent.state.invader.discard.iter())),
        (2, vec!["surge".into()])
    );
    argent.does_all(&["strike 1", "at p1"]);
    assert_eq!(dice(&argent), "1R1B");
    argent.passes();

    scene.script(&["Rx1", "Rx1", "Bx1"]).does_all(&[
        "event surge 2",
        "strike 1",
        "at p1",
        "event onslaught 1",
        "strike 1",
    ]);
    assert_eq!(
        (dice(&scene).as_str(), scene.argent_on(DemonKind::Cacodemon)),
        ("1R", 0),
        "its first attack only"
    );
}

/// Hellish Power: a red die before the roll, or a black one for an argent token from its card.
#[test]
fn hellish_power_adds_a_die() {
    let mut scene = hall(1);
    scene.events(&["hellish-power"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    let mut rich = scene.clone();
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(scene.legal(), ["event hellish-power 1", "pass"], "no argent to spend");
    scene.does("event hellish-power 1");
    assert_eq!(dice(&scene), "3R");
    rich.argent(DemonKind::Imp, 1).demon_turn(imp).does_all(&["strike 1", "at p1", "event hellish-power 2"]);
    assert_eq!((dice(&rich).as_str(), rich.argent_on(DemonKind::Imp)), ("2R1B", 0));
}

/// Soul Harvest: after a demon is killed, one argent on any demon card and one event card.
#[test]
fn soul_harvest_draws_on_the_dead() {
    let mut scene = hall_with_portals(1);
    scene.events(&["soul-harvest", "soul-harvest-b"]).event_deck(&["surge"]).hand(0, &["plasma-rifle-2"]);
    let imps = [(2, 3), (5, 3)].map(|at| scene.put(DemonKind::Imp, at));
    scene.damage(imps[0], 2).marine_turn(0).does("play plasma-rifle-2");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["event soul-harvest 1".into(), "pass".into()]));
    scene.does("event soul-harvest 1");
    let places = scene.options("charge");
    assert!(places.contains(&"imp".into()) && places.contains(&"baron-of-hell".into()), "{places:?}");
    assert!(!places.contains(&"invasion-card".into()), "a demon card");
    scene.does("charge imp");
    assert_eq!(scene.argent_on(DemonKind::Imp), 1);
    assert_eq!(names(scene.state.invader.hand.iter()), ["surge", "soul-harvest-b"]);
    assert_eq!(scene.asked(), Seat(0), "the second copy not at the same moment (D16-ATK-12)");
}

/// Dark Pact: the first attack of each kind of demon on that marine has a die more, this round.
#[test]
fn dark_pact_points_at_a_marine() {
    let mut scene = hall(2);
    scene.stand(1, (1, 4)).events(&["dark-pact"]).initiative(&["invader", "invader"]);
    let soldier = scene.put(DemonKind::PossessedSoldier, (4, 4));
    for at in [(4, 2), (4, 3)] {
        scene.put(DemonKind::Imp, at);
    }
    scene.activation_phase();
    assert_eq!(scene.legal(), ["event dark-pact 1", "pass"]);
    scene.does("event dark-pact 1");
    assert_eq!(scene.legal(), ["pick p1", "pick p2"]);
    scene.does_all(&["pick p1", "rouse imp", "activate f2", "strike 1", "at p2"]);
    assert_eq!(dice(&scene), "2R", "another marine");
    scene.does_all(&["done", "activate f3", "strike 1", "at p1"]);
    assert_eq!(dice(&scene), "3R", "the first imp to attack him");
    scene.demon_turn(soldier).does_all(&["strike 1", "at p1"]);
    assert_eq!(dice(&scene), "3R", "the first soldier");
    scene.passes().demon_turn(soldier).does_all(&["strike 1", "at p1"]);
    assert_eq!(dice(&scene), "2R", "the second time not");
}

/// D16-INT-9: an attack on many has the die of Dark Pact if he is one of them.
#[test]
fn dark_pact_counts_among_many() {
    let mut scene = hall(2);
    scene.stand(0, (3, 3)).stand(1, (3, 4)).events(&["dark-pact"]).initiative(&["invader"]);
    let mancubus = scene.put(DemonKind::Mancubus, (4, 3));
    scene.argent(DemonKind::Mancubus, 1).activation_phase();
    scene.does_all(&["event dark-pact 1", "pick p2"]).demon_turn(mancubus).does_all(&["strike 1", "argent"]);
    assert_eq!(dice(&scene), "3R1B");
}

/// D16-STA-7: Mark expires with the round.
#[test]
fn dark_pact_ends_with_the_round() {
    let mut scene = hall(1);
    scene.events(&["dark-pact"]).initiative(&["p1"]);
    scene.activation_phase().does_all(&["event dark-pact 1", "end"]);
    assert_eq!((scene.state.round.number, scene.state.round.marked), (2, None));
}

/// Demonic Precision: three spaces farther and no cover, before the defender is chosen.
#[test]
fn demonic_precision_makes_range_longer() {
    let mut scene = hall(1);
    scene.events(&["demonic-precision"]).deck(0, &["uac-marine-1", "uac-marine-4"]);
    let imp = scene.put(DemonKind::Imp, (8, 3));
    scene.put(DemonKind::Imp, (4, 3));
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(scene.legal(), ["event demonic-precision 1", "pass"], "nobody is within 4");
    scene.script(&["Rx2", "Rx2", "uac-marine-1"]).does("event demonic-precision 1");
    assert_eq!(scene.marine(0).damage, 3, "no second card, although a figure stands between");

    let mut too_far = hall(1);
    too_far.events(&["demonic-precision"]);
    let imp = too_far.put(DemonKind::Imp, (9, 3));
    too_far.demon_turn(imp).refuses("strike 1");
}

/// D16-INT-8: attacks of printed range 1 reach no farther.
#[test]
fn demonic_precision_is_nothing_to_a_pinky() {
    let mut scene = hall(1);
    scene.events(&["demonic-precision"]);
    let pinky = scene.put(DemonKind::Pinky, (3, 3));
    scene.demon_turn(pinky).refuses("strike 1");
    scene.does_all(&["step W", "strike 1"]);
    assert!(scene.can("event demonic-precision 1"), "it may still take cover away");
}

/// Cut Off: a marine who sprints or teleports loses 2 movement points.
#[test]
fn cut_off_slows_a_marine() {
    let mut scene = hall(1);
    scene.events(&["cut-off"]).hand(0, &["uac-marine-1"]).marine_turn(0).does("sprint uac-marine-1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["event cut-off 1".into(), "pass".into()]));
    scene.does("event cut-off 1");
    assert_eq!((scene.mp(), scene.asked()), (4, Seat(0)));

    let mut jump = Scene::drawn("hall[0-8,0-2] active 0,0 8,2", 1);
    jump.stand(0, (0, 0)).events(&["cut-off"]).marine_mp(0, 2).does_all(&["teleport 8,2", "event cut-off 1"]);
    assert_eq!((jump.mp(), jump.at(0)), (0, Some((8, 2))), "as many as he has");
    assert!(jump.saw(|event| matches!(event, Event::LostMp { n: 1, .. })));
}

/// Demonic Speed: three movement points more for a demon that activates.
#[test]
fn demonic_speed_speeds_a_demon_up() {
    let mut scene = hall(1);
    scene.events(&["demonic-speed", "demonic-speed-b"]);
    let imp = scene.put(DemonKind::Imp, (13, 6));
    scene.demon_turn(imp).does("event demonic-speed 1");
    assert_eq!(scene.mp(), 7);
    scene.refuses("event demonic-speed-b 1");
}

/// Ferocity: any dice again, at range 1.
#[test]
fn ferocity_rolls_again_at_range_1() {
    let mut scene = hall(1);
    scene.events(&["ferocity"]);
    let imp = scene.put(DemonKind::Imp, (2, 3));
    let mut far = scene.clone();
    scene.demon_turn(imp).script(&["Rx0", "Rx1"]).does("strike 1");
    assert_eq!(scene.legal(), ["event ferocity 1", "pass"]);
    scene.does("event ferocity 1");
    assert_eq!(scene.options("reroll"), ["1", "10", "11"]);
    scene.script(&["Rx2"]).does("reroll 1");
    assert_eq!(scene.marine(0).damage, 3);
    far.demon_turn(imp).does_all(&["step E", "strike 1"]);
    assert!(far.saw(|event| matches!(event, Event::Damage { .. })), "two spaces away nobody is asked");
}

/// Onslaught: after 3 damage or a kill, two movement points and an attack on another marine with 1R at its printed
/// range (D16-INT-11).
#[test]
fn onslaught_strikes_another() {
    let mut scene = hall(2);
    scene.events(&["onslaught"]).argent(DemonKind::Cacodemon, 2);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    let mut weak = scene.clone();
    let mut kill = scene.clone();
    scene.demon_turn(caco).script(&["Rx0", "Bx3"]).does_all(&["strike 1", "at p1", "pass"]);
    assert_eq!(scene.legal(), ["event onslaught 1", "pass"]);
    scene.does("event onslaught 1");
    assert_eq!(scene.mp(), 6);
    let mut second = scene.clone();
    second.does("strike 1");
    assert!(!second.can("at p1"), "not the same marine again");
    scene.script(&["Rx2"]).does("strike 1");
    assert_eq!((dice(&scene).as_str(), scene.marine(0).damage, scene.marine(1).damage), ("1R", 3, 2));
    assert!(scene.can("done") && !scene.can("argent"), "D16-INT-11: no argent for it");
    scene.refuses("strike 1");

    weak.demon_turn(caco).script(&["Rx0", "Bx2"]).does_all(&["strike 1", "at p1", "pass"]);
    weak.refuses("event onslaught 1");
    // Nobody is left to be stunned: Lightning Orb is not asked for.
    kill.damage(0, 9).demon_turn(caco).script(&["Rx0", "Bx1"]).does_all(&["strike 1", "at p1"]);
    kill.does("event onslaught 1");
    assert_eq!((kill.mp(), kill.state.frags), (6, 1));
}
