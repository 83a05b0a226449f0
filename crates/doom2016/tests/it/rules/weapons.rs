//! What the cards of the weapons that lie on maps do, one by one.

use doom2016::event::Death;
use doom2016::{DemonKind, Event, Named};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::{Scene, names};

/// Rocket: 1 damage for all others next to the defender, friends too, whatever the defender's card says (D16-INT-17).
#[test]
fn rocket_splashes_all_round() {
    let mut scene = hall(2);
    scene.stand(1, (4, 2)).hand(0, &["rocket-launcher-1"]).event_deck(&["onslaught", "dread"]);
    let target = scene.put(DemonKind::Imp, (4, 3));
    let baron = scene.put(DemonKind::BaronOfHell, (5, 3));
    let far = scene.put(DemonKind::Imp, (4, 5));
    let mut kill = scene.clone();
    scene.marine_turn(0).script(&["Rx2", "Bx3", "Bx3", "onslaught"]);
    scene.does_all(&["play rocket-launcher-1", "fire", "at f1"]);
    assert_eq!(damage(&scene, target), Some(0), "it dodged");
    assert_eq!(damage(&scene, baron), Some(1), "once, and no shield helps");
    assert_eq!((damage(&scene, far), scene.marine(1).damage, scene.marine(0).damage), (Some(0), 1, 0));

    // The defender dies, and the shooter is near enough.
    kill.stand(0, (3, 3)).marine_turn(0).script(&["Rx2", "Bx3", "Bx3", "dread"]);
    kill.does_all(&["play rocket-launcher-1", "fire", "at f1"]);
    assert_eq!((damage(&kill, target), damage(&kill, baron)), (None, Some(1)));
    assert_eq!((kill.marine(0).damage, kill.marine(1).damage), (1, 1));
}

/// D16-INT-17: a kill by Splash is a kill by that marine.
#[test]
fn a_splash_kills_in_the_shooters_name() {
    let mut scene = hall(1);
    scene.hand(0, &["rocket-launcher-1"]).event_deck(&["onslaught"]);
    scene.put(DemonKind::Cacodemon, (5, 3));
    let imp = scene.put(DemonKind::Imp, (6, 3));
    scene.damage(imp, 2).marine_turn(0).script(&["Rx0", "Bx1", "Bx1", "onslaught"]);
    scene.does_all(&["play rocket-launcher-1", "fire", "at f1"]);
    assert_eq!(damage(&scene, imp), None);
    let alpha = Some(Named::Marine(Seat(0)));
    assert!(scene.saw(|event| matches!(event, Event::Killed { by, how: Death::Damage, .. } if *by == alpha)));
}

/// Lock-On: no cover and one die more for the next attack.
#[test]
fn lock_on_finds_whoever_hides() {
    let mut scene = hall(1);
    scene.hand(0, &["rocket-launcher-2", "uac-marine-1"]).event_deck(&["dread", "demonic-resilience"]);
    scene.put(DemonKind::Imp, (3, 3));
    let caco = scene.put(DemonKind::Cacodemon, (5, 3));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "Rx1", "dread"]);
    scene.does_all(&["play rocket-launcher-2", "play uac-marine-1", "fire", "at f2"]);
    assert_eq!(
        (dice(&scene).as_str(), damage(&scene, caco)),
        ("3R", Some(3)),
        "nobody asked for a second card"
    );
}

/// Late Fuse: 2 damage for one enemy near where the Rocket struck, also after other attacks (D16-INT-17); without a
/// Rocket nothing.
#[test]
fn late_fuse_goes_off_where_the_rocket_struck() {
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (6, 1));
    let other = scene.put(DemonKind::Cacodemon, (4, 5));
    let near = scene.put(DemonKind::Cacodemon, (8, 1));
    scene.hand(0, &["rocket-launcher-1", "rocket-launcher-3", "combat-shotgun-2"]).marine_turn(0);
    let mut early = scene.clone();
    scene.script(&["Rx2", "Bx3", "Bx3"]).does_all(&["play rocket-launcher-1", "fire", "at f1"]);
    assert_eq!(damage(&scene, imp), None);
    let mut at_once = scene.clone();
    at_once.does("play rocket-launcher-3");
    assert_eq!(damage(&at_once, near), Some(2), "two spaces from the dead imp: the only one");
    scene.script(&["Bx1"]).does_all(&["play combat-shotgun-2", "fire", "play rocket-launcher-3"]);
    assert_eq!((damage(&scene, other), damage(&scene, near)), (Some(1), Some(2)));

    early.script(&["Bx1"]).does_all(&["play combat-shotgun-2", "fire", "play rocket-launcher-3"]);
    assert_eq!((early.asked(), damage(&early, other)), (Seat(0), Some(1)));
    assert!(early.can("play rocket-launcher-1"), "nothing is asked: there was no Rocket");
}

/// Brace: a black die, and no step more; useless once he has moved.
#[test]
fn brace_for_a_black_die() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (4, 3));
    scene.hand(0, &["chaingun-2", "uac-marine-1"]).marine_mp(0, 2);
    let mut moved = scene.clone();
    scene.does_all(&["play chaingun-2", "play uac-marine-1"]);
    assert_eq!((scene.mp(), scene.options("step").len()), (5, 0));
    scene.does("fire");
    assert_eq!((dice(&scene).as_str(), scene.options("step").len()), ("2R1B", 0));
    moved.does_all(&["step N", "play chaingun-2", "play uac-marine-1", "fire"]);
    assert_eq!((dice(&moved).as_str(), moved.can("step N")), ("2R", true));
}

/// Sustained Fire: only at the defender of the attack before.
#[test]
fn sustained_fire_stays_on_its_target() {
    let mut scene = hall(1);
    let cacos = [(4, 2), (4, 4)].map(|at| scene.put(DemonKind::Cacodemon, at));
    scene.hand(0, &["chaingun-3", "uac-marine-1"]).marine_turn(0);
    scene.clone().does("play chaingun-3").refuses("fire");
    scene.script(&["Rx1", "Rx0", "Rx1", "Rx1"]);
    scene.does_all(&["play uac-marine-1", "fire", "at f2", "play chaingun-3", "fire"]);
    assert_eq!(cacos.map(|id| damage(&scene, id)), [Some(0), Some(3)]);
}

/// Saw Through: a kill recovers 2.
#[test]
fn saw_through_feeds_on_a_kill() {
    for (kind, left) in [(DemonKind::Imp, 3), (DemonKind::Cacodemon, 5)] {
        let mut scene = hall(1);
        scene.put(kind, (2, 3));
        scene.damage(0, 5).hand(0, &["chainsaw-1"]).marine_turn(0).script(&["Rx0", "Rx0", "Bx1", "Bx2"]);
        scene.does_all(&["play chainsaw-1", "fire"]);
        assert_eq!(scene.marine(0).damage, left, "{kind}");
    }
}

/// Rev: demons stagger one point sooner, for him and in this activation.
#[test]
fn rev_makes_demons_stagger_sooner() {
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (2, 3));
    scene.damage(imp, 1).hand(0, &["chainsaw-2"]).marine_turn(0);
    let mut without = scene.clone();
    scene.script(&["fury"]).does_all(&["play chainsaw-2", "step E"]);
    assert_eq!((damage(&scene, imp), scene.mp(), scene.at(0)), (None, 1, Some((2, 3))));
    let mut whole = without.clone();
    without.marine_mp(0, 3).does("step E");
    assert_eq!(damage(&without, imp), Some(1), "only passed through");
    whole.damage(imp, 0).does_all(&["play chainsaw-2", "step E"]);
    assert_eq!(damage(&whole, imp), Some(0), "one point, not two");
}

/// Trophy: one card more for the next glory kill, 2 damage recovered for each (D16-INT-18).
#[test]
fn trophy_draws_one_card_more() {
    let mut scene = hall(1);
    for at in [(2, 3), (3, 3)] {
        let imp = scene.put(DemonKind::Imp, at);
        scene.damage(imp, 2);
    }
    scene.damage(0, 9).hand(0, &["chainsaw-3"]).marine_mp(0, 2).script(&["fury", "second-wind"]);
    scene.does_all(&["play chainsaw-3", "step E", "recover", "recover"]);
    assert_eq!((scene.marine(0).damage, scene.marine(0).glory.len()), (5, 2));
    scene.script(&["fury-b"]).does_all(&["step E", "recover"]);
    assert_eq!((scene.marine(0).damage, scene.marine(0).glory.len()), (3, 3), "the next one only");
}

/// Siege Bolt: two shields do not count, a dodge does.
#[test]
fn siege_bolt_pierces_shields() {
    for (card, left) in [
        ("surge", Some(3)),
        ("demonic-resilience", Some(4)),
        ("hellish-power", Some(5)),
        ("onslaught", Some(0)),
    ] {
        let mut scene = hall(1);
        let baron = scene.put(DemonKind::BaronOfHell, (11, 3));
        scene.hand(0, &["gauss-cannon-1"]).event_deck(&[card]).marine_turn(0);
        scene.script(&["Rx1", "Bx2", "Bx2", card]).does_all(&["play gauss-cannon-1", "fire"]);
        assert_eq!(
            damage(&scene, baron),
            left,
            "{card}: 5, less its shields and 1 for toughness, but for 2 of them"
        );
    }
}

/// Capacitor: one die shows its best face; a die that was turned is not rolled again (D16-INT-5).
#[test]
fn capacitor_turns_a_die_to_its_best_face() {
    let mut scene = hall(1);
    let caco = scene.put(DemonKind::Cacodemon, (9, 3));
    scene.hand(0, &["gauss-cannon-3", "gauss-cannon-2", "uac-marine-4"]).marine_turn(0).script(&["Bx1"]);
    scene.does_all(&["play uac-marine-4", "play gauss-cannon-3", "play gauss-cannon-2", "fire"]);
    assert_eq!(scene.legal(), ["pass", "reroll 1", "turn 1 3"]);
    let mut rolled = scene.clone();
    scene.does("turn 1 3");
    assert_eq!(damage(&scene, caco), Some(3), "no die is left to roll");
    rolled.script(&["Bx2"]).does_all(&["reroll 1", "turn 1 3"]);
    assert_eq!(damage(&rolled, caco), Some(3), "rolled first, then turned");
}

/// Big Shot: one roll against every enemy in range and sight, a card each (D16-ATK-14, D16-INT-9).
#[test]
fn big_shot_hits_everybody() {
    let mut scene = hall(1);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    let caco = scene.put(DemonKind::Cacodemon, (7, 3));
    let far = scene.put(DemonKind::Imp, (8, 3));
    scene
        .hand(0, &["bfg-9000-1"])
        .event_deck(&["demonic-resilience", "dread"])
        .stun(0)
        .stun(caco)
        .marine_turn(0);
    scene.does_all(&["play bfg-9000-1", "fire"]);
    assert_eq!(scene.legal(), ["lose black", "lose red"], "stun takes one die of the common roll");
    scene.script(&["Rx2", "Bx1", "Bx1"]).does("lose red");
    assert_eq!((dice(&scene).as_str(), scene.legal()), ("1R2B", vec!["at f1".into(), "at f2".into()]));
    scene.script(&["demonic-resilience"]).does("at f2");
    assert_eq!(names(scene.state.invader.discard.iter()), ["demonic-resilience"], "none for the stunned one");
    assert_eq!([imp, caco, far].map(|id| damage(&scene, id)), [Some(2), Some(4), Some(0)]);
    assert!(!scene.marine(0).stunned && !scene.demon(caco).unwrap().stunned);
}

/// D16-INT-9: the damage of all comes at the same time; dice are changed once, right after the roll.
#[test]
fn big_shot_kills_at_the_same_time() {
    let mut scene = hall(1);
    let imps = [(4, 2), (4, 4)].map(|at| scene.put(DemonKind::Imp, at));
    scene
        .hand(0, &["bfg-9000-1", "gauss-cannon-3"])
        .event_deck(&["dread", "crippling-strike"])
        .marine_turn(0);
    scene.script(&["Rx0", "Rx0", "Bx1", "Bx1"]).does_all(&["play gauss-cannon-3", "play bfg-9000-1", "fire"]);
    assert_eq!(scene.legal(), ["pass", "turn 1 2", "turn 3 3"], "before any card");
    scene.script(&["dread"]).does_all(&["turn 3 3", "at f2"]);
    assert_eq!(imps.map(|id| damage(&scene, id)), [None, None], "4 damage each");
}

/// Arcs: 1 damage for each enemy within 4 in sight.
#[test]
fn arcs_reach_everybody_near() {
    let mut scene = hall(1);
    let imps = [(5, 3), (3, 1), (6, 3)].map(|at| scene.put(DemonKind::Imp, at));
    scene.hand(0, &["bfg-9000-2"]).marine_turn(0).does("play bfg-9000-2");
    assert_eq!(imps.map(|id| damage(&scene, id)), [Some(1), Some(1), Some(0)]);

    let mut walled = Scene::drawn("cell[0-2,0-2] next[3-5,0-2] open 2|3,0", 1);
    walled.stand(0, (2, 2)).hand(0, &["bfg-9000-2"]);
    let behind = walled.put(DemonKind::Imp, (3, 2));
    walled.marine_turn(0).does("play bfg-9000-2");
    assert_eq!(damage(&walled, behind), Some(0), "round the corner");
}

/// Cell Reserve: the discards join the deck, then a card.
#[test]
fn cell_reserve_shuffles_the_discards_in() {
    let mut scene = hall(1);
    scene.hand(0, &["bfg-9000-3"]).deck(0, &["uac-marine-1"]).discard(0, &["uac-marine-4", "uac-marine-3"]);
    scene.marine_turn(0).script(&["uac-marine-4"]).does("play bfg-9000-3");
    assert_eq!(names(scene.marine(0).hand.iter()), ["uac-marine-4"]);
    assert_eq!(names(scene.marine(0).deck.all().iter()), ["uac-marine-1", "uac-marine-3"]);
    assert!(scene.marine(0).discard.is_empty());
}
