//! What the cards of every marine and of the starting weapons do, one by one.

use doom2016::{DemonKind, Event};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::{black, names};

/// Kind, speed, range and dice of every card with a name that a marine can play (sections 3.4 to 3.6).
const CARDS: [(&str, char, u8, u8, &str); 40] = [
    ("uac-marine-1", 'M', 3, 4, "2R"),
    ("uac-marine-2", 'R', 0, 0, "-"),
    ("uac-marine-3", 'B', 3, 0, "-"),
    ("uac-marine-4", 'B', 1, 0, "-"),
    ("combat-shotgun-1", 'M', 3, 3, "2R1B"),
    ("combat-shotgun-2", 'B', 1, 4, "1B"),
    ("combat-shotgun-3", 'B', 2, 0, "-"),
    ("super-shotgun-1", 'M', 2, 2, "1R2B"),
    ("super-shotgun-2", 'B', 2, 0, "-"),
    ("super-shotgun-3", 'R', 0, 0, "-"),
    ("heavy-assault-rifle-1", 'M', 3, 6, "3R"),
    ("heavy-assault-rifle-2", 'B', 1, 0, "-"),
    ("heavy-assault-rifle-3", 'B', 1, 5, "1R"),
    ("plasma-rifle-1", 'M', 3, 5, "2R1B"),
    ("plasma-rifle-2", 'B', 1, 0, "-"),
    ("plasma-rifle-3", 'B', 1, 0, "-"),
    ("burst-rifle-1", 'M', 3, 6, "2R"),
    ("burst-rifle-2", 'B', 3, 0, "-"),
    ("burst-rifle-3", 'R', 0, 0, "-"),
    ("static-rifle-1", 'M', 4, 5, "2R"),
    ("static-rifle-2", 'B', 3, 0, "-"),
    ("static-rifle-3", 'B', 1, 0, "-"),
    ("rocket-launcher-1", 'M', 2, 7, "1R2B"),
    ("rocket-launcher-2", 'B', 1, 0, "-"),
    ("rocket-launcher-3", 'B', 1, 0, "-"),
    ("chaingun-1", 'M', 1, 6, "4R"),
    ("chaingun-2", 'B', 0, 0, "-"),
    ("chaingun-3", 'B', 1, 0, "-"),
    ("chainsaw-1", 'M', 4, 1, "2R2B"),
    ("chainsaw-2", 'B', 3, 0, "-"),
    ("chainsaw-3", 'B', 2, 0, "-"),
    ("gauss-cannon-1", 'M', 2, 10, "1R2B"),
    ("gauss-cannon-2", 'B', 1, 10, "1B"),
    ("gauss-cannon-3", 'B', 1, 0, "-"),
    ("bfg-9000-1", 'M', 0, 6, "2R2B"),
    ("bfg-9000-2", 'B', 1, 0, "-"),
    ("bfg-9000-3", 'B', 2, 0, "-"),
    ("frag-grenade", 'B', 1, 0, "-"),
    ("siphon-grenade", 'B', 1, 0, "-"),
    ("decoy-grenade", 'B', 1, 0, "-"),
];

/// D16-MAR-2, D16-MAR-3: speed first, then the attack of the box, as far as its range and no farther.
#[test]
fn every_card_gives_its_speed_and_rolls_its_dice() {
    for (card, kind, speed, range, pool) in CARDS {
        // Big attacks stand against a wall of health: nobody else is near.
        let mut scene = hall(1);
        scene.put(DemonKind::Cacodemon, (1 + i16::from(range.max(1)), 3));
        scene.hand(0, &[card]).marine_turn(0);
        let play = format!("play {card}");
        if kind == 'R' {
            scene.refuses(&play);
            continue;
        }
        scene.does(&play);
        assert_eq!((scene.mp(), scene.state.turn.mains), (speed, u8::from(kind == 'B')), "{card}");
        if range == 0 {
            assert!(!scene.can("fire"), "{card} has no attack of its own, or not yet");
            continue;
        }
        scene.does("fire");
        assert_eq!(dice(&scene), pool, "{card}");

        let mut far = hall(1);
        far.put(DemonKind::Cacodemon, (2 + i16::from(range), 3));
        far.hand(0, &[card]).marine_turn(0).does(&play).refuses("fire");
    }
}

/// Armor: two shields after the card was revealed; also for the stunned (D16-STN-2), but for himself alone (D16-INT-2).
#[test]
fn armor_adds_two_shields() {
    let mut scene = hall(2);
    scene.hand(0, &["uac-marine-2"]).hand(1, &["uac-marine-2-b"]).deck(0, &["uac-marine-1"]);
    let imp = scene.put(DemonKind::Imp, (5, 3));
    let mut stunned = scene.clone();
    scene.demon_turn(imp).script(&["Rx2", "Rx2", "uac-marine-1"]).does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), vec!["pass".into(), "play uac-marine-2".into()]));
    scene.does("play uac-marine-2");
    assert_eq!(scene.marine(0).damage, 1);
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-1", "uac-marine-2"]);
    assert_eq!(scene.marine(1).hand.len(), 1, "nobody asked Bravo");

    stunned.stun(0).demon_turn(imp).script(&["Rx2", "Rx2"]).does_all(&["strike 1", "play uac-marine-2"]);
    assert_eq!((stunned.marine(0).damage, stunned.marine(0).stunned), (2, false));
}

/// Double-Time: a card.
#[test]
fn double_time_draws_a_card() {
    let mut scene = hall(1);
    scene.hand(0, &["uac-marine-3"]).deck(0, &["uac-marine-1", "uac-marine-4"]).marine_turn(0);
    scene.script(&["uac-marine-4"]).does("play uac-marine-3");
    assert_eq!(names(scene.marine(0).hand.iter()), ["uac-marine-4"]);
}

/// Steady Hands: any dice of the next attack, once (D16-INT-5).
#[test]
fn steady_hands_roll_any_dice_again() {
    let mut scene = hall(1);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    scene.hand(0, &["uac-marine-4", "uac-marine-1"]).marine_turn(0);
    scene.script(&["Rx0", "Rx1"]).does_all(&["play uac-marine-4", "play uac-marine-1", "fire"]);
    assert_eq!(scene.legal(), ["pass", "reroll 1", "reroll 10", "reroll 11"]);
    scene.script(&["Rx1", "Rx2"]).does("reroll 11");
    assert_eq!(damage(&scene, caco), Some(3), "once: nothing more is asked");
}

/// Pump Blast: one die more against an adjacent defender.
#[test]
fn pump_blast_likes_it_near() {
    let mut scene = hall(1);
    scene.put(DemonKind::Cacodemon, (2, 4));
    scene.hand(0, &["combat-shotgun-1"]).marine_turn(0).does_all(&["play combat-shotgun-1", "fire"]);
    assert_eq!(dice(&scene), "3R1B");
}

/// Concussion: stun with the next attack, if it does damage at range 3 or less; a farther one uses it up (D16-INT-7).
#[test]
fn concussion_stuns_whom_the_next_attack_hurts() {
    let attack = ["play combat-shotgun-3", "play combat-shotgun-2", "fire"];
    let shot = |at: (i16, i16), script: &[&str]| {
        let mut scene = hall(1);
        scene
            .hand(0, &["combat-shotgun-2", "combat-shotgun-3", "uac-marine-1"])
            .event_deck(&["demonic-resilience", "dread"]);
        let caco = scene.put(DemonKind::Cacodemon, at);
        scene.marine_turn(0).script(script).does_all(&attack);
        (scene, caco)
    };
    let (near, caco) = shot((4, 3), &["Bx2", "dread"]);
    assert!(near.demon(caco).unwrap().stunned);
    let (held, caco) = shot((4, 3), &["Bx2", "demonic-resilience"]);
    assert!(!held.demon(caco).unwrap().stunned, "no damage");
    let (mut far, caco) = shot((5, 3), &["Bx2", "dread"]);
    assert_eq!(damage(&far, caco), Some(2));
    far.script(&["Rx2", "Rx2", "demonic-resilience"]).does_all(&["play uac-marine-1", "step E", "fire"]);
    assert_eq!(damage(&far, caco), Some(4));
    assert!(!far.demon(caco).unwrap().stunned, "used up by the attack before");
}

/// Break and Load: another card of the set comes back; cards in play are not among the discards.
#[test]
fn break_and_load_takes_another_card_of_the_set_back() {
    let mut scene = hall(1);
    scene.hand(0, &["super-shotgun-2"]).discard(0, &["super-shotgun-1", "super-shotgun-3", "uac-marine-1"]);
    scene.marine_turn(0).does("play super-shotgun-2");
    assert_eq!(scene.legal(), ["fetch super-shotgun-1", "fetch super-shotgun-3"]);
    scene.does("fetch super-shotgun-1");
    assert_eq!(names(scene.marine(0).hand.iter()), ["super-shotgun-1"]);
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-1", "super-shotgun-3"]);

    let mut played = hall(1);
    played.hand(0, &["super-shotgun-1", "super-shotgun-2"]).discard(0, &["uac-marine-1"]).marine_turn(0);
    played.does_all(&["play super-shotgun-1", "hold", "play super-shotgun-2"]);
    assert!(played.marine(0).hand.is_empty());
}

/// Doorway Blast: against a demon that stops next to him, before it attacks (D16-INT-12, D16-INT-13).
#[test]
fn doorway_blast_meets_whoever_stops() {
    let mut scene = hall(1);
    scene.hand(0, &["super-shotgun-3"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    scene.demon_turn(imp).does_all(&["step W", "step W"]);
    assert_eq!(scene.asked(), Seat(1), "it has not stopped yet");
    scene.does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), vec!["pass".into(), "play super-shotgun-3".into()]));
    scene.script(&["Bx2"]).does("play super-shotgun-3");
    assert_eq!(
        (dice(&scene).as_str(), damage(&scene, imp)),
        ("2R", Some(2)),
        "1B first, then the imp's own attack"
    );
    assert!(scene.saw(|event| matches!(event, Event::Rolled { dice } if dice[..] == [black(2)])));
    assert_eq!(names(scene.marine(0).discard.iter()), ["super-shotgun-3"]);

    let mut still = hall(1);
    still.hand(0, &["super-shotgun-3"]).damage(0, 0);
    let imp = still.put(DemonKind::Imp, (2, 3));
    still.demon_turn(imp).does("strike 1");
    assert_eq!(still.marine(0).hand.len(), 1, "it did not move, so it did not stop");
    let mut passing = hall(1);
    passing.hand(0, &["super-shotgun-3"]);
    let imp = passing.put(DemonKind::Imp, (3, 2));
    passing.demon_turn(imp).does_all(&["step W", "step E", "done"]);
    assert_eq!(passing.marine(0).hand.len(), 1, "it was near, but stopped farther away");
}

/// Aimed Burst: one die again, and no second card for cover (D16-ATK-11).
#[test]
fn aimed_burst_ignores_cover() {
    let mut scene = hall(1);
    scene.hand(0, &["heavy-assault-rifle-1", "uac-marine-1"]).event_deck(&["dread", "crippling-strike"]);
    scene.put(DemonKind::Imp, (3, 3));
    let caco = scene.put(DemonKind::Cacodemon, (5, 3));
    let mut plain = scene.clone();
    plain.marine_turn(0).script(&["Rx1", "Rx1", "dread"]).does_all(&["play uac-marine-1", "fire", "at f2"]);
    assert_eq!((plain.asked(), plain.legal()), (Seat(1), vec!["pass".into(), "second".into()]));

    scene.marine_turn(0).script(&["Rx0", "Rx1", "Rx2", "dread"]);
    scene.does_all(&["play heavy-assault-rifle-1", "fire", "at f2"]);
    assert_eq!(scene.legal(), ["pass", "reroll 1", "reroll 10", "reroll 100"]);
    scene.script(&["Rx2"]).does("reroll 1");
    assert_eq!(damage(&scene, caco), Some(5), "one die, once");
}
