//! Killing, items, glory kills and teleporters by their first cases (T24, T25, T31, T32, T41 to T44).

use doom2016::DemonKind::{BaronOfHell, Imp, PossessedSoldier};
use doom2016::event::Death;
use doom2016::{Event, Named};
use engine::Seat;

use crate::support::{Scene, names};

/// All ten cards of a marine of the first callsign.
const TEN: [&str; 10] = [
    "uac-marine-1",
    "uac-marine-2",
    "uac-marine-3",
    "uac-marine-4",
    "plasma-rifle-1",
    "plasma-rifle-2",
    "plasma-rifle-3",
    "burst-rifle-1",
    "burst-rifle-2",
    "burst-rifle-3",
];

/// T24: D16-KIL-4, D16-KIL-5, D16-KIL-6, a marine dies, the invader gains a frag, all his cards are shuffled, and he
/// comes back on an active teleporter.
#[test]
fn t24_a_killed_marine_loses_his_damage_and_comes_back() {
    let mut scene = Scene::drawn("hall[0-9,0-2] active 8,0 9,2 inactive 9,0", 2);
    scene.stand(0, (0, 1)).stand(1, (5, 2)).damage(0, 9).hand(0, &TEN[..2]);
    scene.deck(0, &TEN[4..]).discard(0, &TEN[2..4]).stun(1);
    let imp = scene.put(Imp, (2, 1));
    scene.demon_turn(imp).does("strike 1").script(&["Rx2", "Rx0", "plasma-rifle-1"]).does("at p1");
    scene.script(&["plasma-rifle-1", "uac-marine-2", "burst-rifle-3"]).does("pass");
    let marine = scene.marine(0);
    assert_eq!((scene.at(0), marine.damage, scene.state.frags), (None, 0, 1));
    assert_eq!(names(marine.hand.iter()), ["uac-marine-2", "plasma-rifle-1", "burst-rifle-3"]);
    assert_eq!((marine.deck.len(), marine.discard.len(), marine.cards().len()), (7, 0, 10));
    // He is away until his next activation.
    scene.does("done");
    scene.marine_begins(0);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["respawn 8,0", "respawn 9,2"])));
    scene.does("respawn 9,2");
    assert_eq!((scene.at(0), scene.state.frags), (Some((9, 2)), 1));
}

/// T25: D16-KIL-3, the card of a kind that has died out lies face down, and the next deck is a card thinner.
#[test]
fn t25_the_last_imp_takes_its_initiative_card_along() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene.stand(0, (0, 1)).hand(0, &["uac-marine-1"]).argent(Imp, 2).put(PossessedSoldier, (9, 0));
    let last = scene.put(Imp, (2, 1));
    let other = scene.put(Imp, (9, 2));
    scene.damage(last, 2).marine_turn(0).script(&["Rx1", "Rx1"]).does_all(&["play uac-marine-1", "fire"]);
    assert!(scene.demon(last).is_none() && scene.state.demon_card(Imp).up, "one is left");
    scene.state.demons.remove(other);
    let last = scene.put(Imp, (2, 1));
    scene.hand(0, &["uac-marine-1"]).damage(last, 2).marine_turn(0).script(&["Rx1", "Rx1"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    assert!(!scene.state.demon_card(Imp).up);
    assert_eq!(scene.argent_on(Imp), 2, "argent stays");
    scene.event_deck(&["demonic-resilience", "dread"]).status_phase();
    assert_eq!(scene.state.round.initiative.rest, [1, 0, 0, 0, 1]);
}

/// T31: D16-ITM-2, a health pack recovers five, never below nothing, and is gone.
#[test]
fn t31_a_health_pack_recovers_up_to_five() {
    for (damage, left) in [(3, 0), (5, 0), (8, 3)] {
        let mut scene = Scene::drawn("hall[0-3,0-2] health-pack 1,1", 1);
        scene.stand(0, (0, 1)).damage(0, damage).marine_mp(0, 2).does("step E");
        assert!(scene.can("step E"), "he may refuse it");
        scene.does("take health-pack");
        assert_eq!((scene.marine(0).damage, scene.mp()), (left, 1));
        assert!(scene.lying((1, 1)).is_empty());
    }
}

/// T32: D16-ITM-4, the cards of a weapon lie on top of the deck and are drawn next.
#[test]
fn t32_a_weapon_comes_on_top_of_the_deck() {
    let mut scene = Scene::drawn("hall[0-3,0-2] rocket-launcher 1,1", 1);
    scene.stand(0, (1, 1)).deck(0, &TEN).initiative(&["p1"]).marine_turn(0).does("take rocket-launcher");
    let marine = scene.marine(0);
    assert_eq!((marine.deck.len(), marine.cards().len()), (13, 13));
    assert_eq!(names(marine.weapons.iter()), ["plasma-rifle", "burst-rifle", "rocket-launcher"]);
    assert!(scene.lying((1, 1)).is_empty());
    scene.does("end");
    let drawn = ["rocket-launcher-1", "rocket-launcher-2", "rocket-launcher-3"];
    assert_eq!(names(scene.marine(0).hand.iter()), drawn);
}

/// T41: D16-GLO-2, D16-GLO-3, a marine walks into a staggered demon: it dies, he draws and may recover, and stays.
#[test]
fn t41_a_glory_kill() {
    let mut scene = Scene::drawn("hall[0-3,0-0]", 1);
    scene.stand(0, (0, 0)).damage(0, 5);
    let imp = scene.put(Imp, (1, 0));
    scene.damage(imp, 2).marine_mp(0, 2).script(&["fury"]).does("step E");
    assert_eq!((scene.demon(imp), scene.mp(), scene.at(0)), (None, 0, Some((1, 0))));
    assert_eq!(names(scene.marine(0).glory.iter()), ["fury"]);
    assert_eq!(scene.legal(), ["pass", "recover"]);
    scene.does("recover");
    assert_eq!(scene.marine(0).damage, 3);
    assert!(scene.can("end"), "the space is his");
    let how = |event: &Event| matches!(event, Event::Killed { who: Named::Demon(..), how: Death::Glory, .. });
    assert!(scene.saw(how));
}

/// T42: D16-GLO-3, the step into the demon costs two points.
#[test]
fn t42_a_glory_kill_needs_two_points() {
    let mut scene = Scene::drawn("hall[0-3,0-0]", 1);
    scene.stand(0, (0, 0));
    let imp = scene.put(Imp, (1, 0));
    scene.damage(imp, 2).marine_mp(0, 1).refuses("step E");
    // A demon that is not staggered is no place to stay, whatever he has.
    scene.damage(imp, 1).marine_mp(0, 2).refuses("step E");
    scene.damage(imp, 2).marine_mp(0, 2);
    assert!(scene.can("step E"));
}

/// T43: D16-TEL-3, a step from teleporter to teleporter kills the demon there, for one point and no card.
#[test]
fn t43_a_telefrag() {
    let mut scene = Scene::drawn("hall[0-9,0-4] active 1,1 7,2", 1);
    scene.stand(0, (1, 1)).damage(0, 4);
    let baron = scene.put(BaronOfHell, (7, 2));
    scene.marine_mp(0, 1).does("teleport 7,2");
    assert_eq!((scene.demon(baron), scene.at(0), scene.mp()), (None, Some((7, 2)), 0));
    assert!(scene.marine(0).glory.is_empty() && scene.marine(0).damage == 4);
    let how = |event: &Event| matches!(event, Event::Killed { how: Death::Telefrag, .. });
    assert!(scene.saw(how));
}

/// T44: D16-TEL-1, D16-TEL-2, a teleporter wakes when a marine enters it, and is then next to all others.
#[test]
fn t44_an_entered_teleporter_wakes() {
    let mut scene = Scene::drawn("hall[0-9,0-4] active 8,3 inactive 1,1 9,0", 1);
    scene.stand(0, (0, 1)).marine_mp(0, 3);
    assert!(scene.options("teleport").is_empty());
    scene.does("step E");
    assert_eq!((scene.state.active.0, scene.options("teleport")), (0b011, names(["8,3"])));
    scene.refuses("teleport 9,0");
    scene.does("teleport 8,3");
    assert_eq!((scene.at(0), scene.mp()), (Some((8, 3)), 1));
    scene.does("teleport 1,1").refuses("teleport 8,3");
}
