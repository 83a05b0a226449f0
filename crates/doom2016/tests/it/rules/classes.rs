//! What the class cards do, one by one: Commando to Bulwark (section 3.13, 1 to 12).

use doom2016::{ClassKind, DemonKind, Event, InitiativeCard};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::{Scene, names};

const SHOT: [&str; 2] = ["play uac-marine-1", "fire"];

/// Alpha with a sidearm and a class, a cacodemon so far away.
fn armed(class: ClassKind, range: i16) -> (Scene, skirmish::FigureId) {
    let mut scene = hall(1);
    let caco = scene.put(DemonKind::Cacodemon, (1 + range, 3));
    scene.class(0, class).hand(0, &["uac-marine-1"]).marine_turn(0);
    (scene, caco)
}

/// 1 Commando: the defender's card is discarded, another counts (D16-INT-4); once, then exhausted.
#[test]
fn commando_makes_the_defender_reveal_again() {
    let (mut scene, caco) = armed(ClassKind::Commando, 3);
    scene.event_deck(&["demonic-resilience", "surge"]).events(&["demonic-resilience-b"]);
    let mut stunned = scene.clone();
    scene.script(&["Rx2", "Rx2", "demonic-resilience"]).does_all(&SHOT).does("pass");
    assert_eq!(scene.legal(), ["pass", "power 1"]);
    scene.script(&["surge"]).does("power 1");
    assert_eq!(damage(&scene, caco), Some(2), "4 less 2: the special icon of a cacodemon");
    assert!(scene.marine(0).exhausted);
    stunned.stun(caco).script(&["Rx2", "Rx2"]).does_all(&SHOT).does("pass");
    assert_eq!(damage(&stunned, caco), Some(4), "no card was revealed: nobody asked");
}

/// 2 Close Quarters: one die to any face, at range 2 or less, once in every attack and without exhausting; a turned die
/// is not rolled again (D16-INT-5).
#[test]
fn close_quarters_turns_a_die() {
    let (mut scene, caco) = armed(ClassKind::CloseQuarters, 2);
    scene.script(&["Rx0", "Rx1"]).does_all(&SHOT).does("power 1");
    assert_eq!(scene.options("turn"), ["1 1", "1 2", "2 0", "2 2"]);
    assert!(scene.refuses("power 1").cites("D16-INT-2"), "once");
    scene.does("turn 1 2");
    assert_eq!((damage(&scene, caco), scene.marine(0).exhausted), (Some(3), false));
    let (mut far, caco) = armed(ClassKind::CloseQuarters, 3);
    far.script(&["Rx0", "Rx1"]).does_all(&SHOT);
    assert_eq!(damage(&far, caco), Some(1));
}

/// 3 Runner: no surcharge for spaces of enemies (D16-MOV-2).
#[test]
fn runner_slips_past_enemies() {
    let (mut scene, _) = armed(ClassKind::Runner, 1);
    let mut plain = scene.clone();
    scene.marine_mp(0, 2).does_all(&["step E", "step E"]);
    assert_eq!((scene.at(0), scene.mp()), (Some((3, 3)), 0));
    plain.state.marines[0].class = None;
    plain.marine_mp(0, 2).refuses("step E");
}

/// 4 Slayer: a glory kill card at the start of his activation if he holds none, without recovering.
#[test]
fn slayer_begins_with_a_glory_card() {
    let mut scene = hall(1);
    scene.class(0, ClassKind::Slayer).damage(0, 3).script(&["fury"]).marine_begins(0);
    assert_eq!((names(scene.marine(0).glory.iter()), scene.marine(0).damage), (vec!["fury".into()], 3));
    assert!(!scene.can("recover"));
    scene.marine_begins(0);
    assert_eq!(scene.marine(0).glory.len(), 1, "he holds one");
}

/// 5 Sergeant: a hand of 4, and a card for 1 movement point of another marine who starts (D16-INT-34).
#[test]
fn sergeant_helps_others_along() {
    let mut scene = hall(2);
    scene.class(0, ClassKind::Sergeant).hand(0, &["uac-marine-1", "uac-marine-4"]).marine_begins(1);
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(0), vec!["fetch uac-marine-1".into(), "fetch uac-marine-4".into(), "pass".into()])
    );
    scene.does("fetch uac-marine-4");
    assert_eq!((scene.asked(), scene.mp()), (Seat(1), 1), "one card, then he acts");
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-4"]);
    scene.does("step S");
    assert_eq!(scene.state.rating(0).hand, 4);
    scene
        .initiative(&["p1"])
        .deck(0, &["uac-marine-2", "uac-marine-3", "combat-shotgun-1", "combat-shotgun-2"]);
    scene.hand(0, &[]).marine_begins(0);
    assert_eq!(scene.asked(), Seat(0), "no gift for himself");
    scene.initiative(&["p2"]).does("end");
    assert_eq!(scene.marine(0).hand.len(), 4);
}

/// 6 Scout: he looks at the next initiative card and may put it to the bottom (D16-INT-29).
#[test]
fn scout_looks_ahead() {
    let mut scene = hall(2);
    scene.class(1, ClassKind::Scout).initiative(&["invader", "p1"]);
    scene.put(DemonKind::Imp, (4, 3));
    scene.activation_phase();
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["pass".into(), "power 1".into()]));
    scene.does("power 1");
    assert_eq!(scene.legal(), ["bottom", "pass"]);
    assert!(
        scene.saw(
            |event| matches!(event, Event::Looked { cards, .. } if cards[..] == [InitiativeCard::Invader])
        )
    );
    let mut keep = scene.clone();
    scene.does("bottom");
    assert_eq!(scene.asked(), Seat(0), "Alpha is next");
    assert!(scene.marine(1).exhausted && scene.state.round.initiative.len() == 1);
    keep.does("pass");
    assert!(keep.can("activate f1"));
}

/// 7 Point Man: right after the shuffle his initiative card comes to the top (D16-INT-29).
#[test]
fn point_man_goes_first() {
    let mut scene = hall(3);
    scene.class(2, ClassKind::PointMan).status_phase();
    assert_eq!((scene.asked(), scene.legal()), (Seat(2), vec!["pass".into(), "power 1".into()]));
    scene.does("power 1");
    assert_eq!(scene.asked(), Seat(2), "it is his activation");
    assert!(scene.can("end") && !scene.marine(2).exhausted, "which readied his card");
}

/// 8 Medic: as a bonus action he or an adjacent marine recovers 2.
#[test]
fn medic_heals() {
    let mut scene = hall(3);
    scene.stand(1, (2, 4)).stand(2, (3, 3)).class(0, ClassKind::Medic).damage(0, 5).damage(1, 5).damage(2, 5);
    scene.marine_turn(0).does("power 1");
    assert_eq!(scene.legal(), ["pick p1", "pick p2"], "the third is two spaces away");
    let mut himself = scene.clone();
    scene.does("pick p2");
    assert_eq!([0, 1, 2].map(|n| scene.marine(n).damage), [5, 3, 5]);
    scene.refuses("power 1");
    himself.does("pick p1");
    assert_eq!(himself.marine(0).damage, 3);
}

/// D16-MAR-9: a bonus action waits for the attack of an open card.
#[test]
fn medic_waits_for_an_open_card() {
    let (mut scene, _) = armed(ClassKind::Medic, 3);
    scene.damage(0, 5);
    assert!(scene.can("power 1"));
    scene.does("play uac-marine-1").refuses("power 1");
    scene.does_all(&["hold", "power 1"]);
    assert_eq!(scene.marine(0).damage, 3);
}

/// 9 Gunner: one red die while attacking, rolled at once (D16-ATK-15); the cap holds.
#[test]
fn gunner_adds_a_die() {
    let (mut scene, caco) = armed(ClassKind::Gunner, 3);
    scene.script(&["Rx1", "Rx1"]).does_all(&SHOT);
    assert_eq!(scene.legal(), ["pass", "power 1"]);
    scene.script(&["Rx2"]).does("power 1");
    assert_eq!((damage(&scene, caco), scene.marine(0).exhausted), (Some(4), true));
}

/// 10 Sniper: two spaces farther, but not for attacks of range 1 (D16-INT-8); no cover from 5 spaces on.
#[test]
fn sniper_shoots_far() {
    let (mut scene, _) = armed(ClassKind::Sniper, 6);
    scene.put(DemonKind::Imp, (4, 3));
    scene.event_deck(&["dread", "crippling-strike"]).script(&["Rx1", "Rx1", "dread"]);
    scene.does_all(&["play uac-marine-1", "fire", "at f1"]);
    assert_eq!(scene.asked(), Seat(0), "6 spaces away: no second card");
    let (mut near, _) = armed(ClassKind::Sniper, 4);
    near.put(DemonKind::Imp, (3, 3));
    near.event_deck(&["dread", "crippling-strike"]).script(&["Rx1", "Rx1", "dread"]);
    near.does_all(&["play uac-marine-1", "fire", "at f1"]);
    assert_eq!(near.legal(), ["pass", "second"]);
    let (mut saw, _) = armed(ClassKind::Sniper, 2);
    saw.hand(0, &["chainsaw-1"]).does("play chainsaw-1").refuses("fire");
    let (mut far, _) = armed(ClassKind::Sniper, 7);
    far.does("play uac-marine-1").refuses("fire");
}

/// 11 Breacher: doors for nothing, and a die for the first attack after one.
#[test]
fn breacher_opens_doors_for_nothing() {
    let mut scene = Scene::drawn("hall[0-3,0-2] cell[4-9,0-2] doors 3|4,0-1", 1);
    scene.stand(0, (3, 1)).class(0, ClassKind::Breacher).hand(0, &["uac-marine-1", "combat-shotgun-2"]);
    scene.put(DemonKind::Cacodemon, (6, 1));
    scene.marine_turn(0).does("door 1");
    assert_eq!(scene.state.closed.0, 0);
    scene.does_all(&SHOT);
    assert_eq!(dice(&scene), "3R");
    scene.does_all(&["play combat-shotgun-2", "fire"]);
    assert_eq!(dice(&scene), "1B", "the first attack only");
}

/// 12 Bulwark: a shield while defending, two with a marine next to him.
#[test]
fn bulwark_stands_firm() {
    for (friend, left) in [((2, 4), 2), ((3, 5), 3)] {
        let mut scene = hall(2);
        scene.stand(1, friend).class(0, ClassKind::Bulwark).deck(0, &["super-shotgun-1"]);
        let imp = scene.put(DemonKind::Imp, (5, 3));
        scene.demon_turn(imp).script(&["Rx2", "Rx2", "super-shotgun-1"]).does_all(&["strike 1", "at p1"]);
        let powers = scene.options("power");
        assert_eq!(powers.len(), 1, "{powers:?}");
        scene.does(&format!("power {}", powers[0]));
        assert_eq!((scene.marine(0).damage, scene.marine(0).exhausted), (left, true), "{friend:?}");
    }
}
