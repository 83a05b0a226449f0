//! Health packs, weapons and grenades on the floor (D16-ITM-1 to D16-ITM-5, D16-INT-33, T79).

use doom2016::{CardSet, ClassKind, Event};

use crate::support::{Scene, names};

/// D16-ITM-1: in his activation a marine takes what lies on his space, for nothing, also in passing.
#[test]
fn itm_1_items_are_free_also_in_passing() {
    let mut scene = Scene::drawn("lane[0-4,0-0] chaingun 1,0", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).marine_mp(0, 2).refuses("take chaingun");
    scene.does_all(&["step E", "take chaingun"]);
    assert_eq!((scene.mp(), scene.lying((1, 0)).len()), (1, 0));
    scene.does_all(&["step E", "end"]);
    assert!(scene.marine(0).weapons.has(CardSet::Chaingun));
}

/// D16-ITM-1: not in anybody else's activation.
#[test]
fn itm_1_only_in_his_own_activation() {
    let mut scene = Scene::drawn("lane[0-4,0-0] health-pack 1,0", 2);
    scene.stand(0, (4, 0)).stand(1, (0, 0)).damage(1, 3).class(0, ClassKind::SignalOfficer).marine_turn(0);
    scene.does_all(&["power 1", "step E"]).refuses("take health-pack");
    scene.does("done").refuses("take health-pack");
    assert!(scene.marine_turn(1).can("take health-pack"));
}

/// D16-ITM-2: a health pack recovers 5 and is gone; nobody must take it.
#[test]
fn itm_2_a_health_pack_recovers_five() {
    let mut scene = Scene::drawn("lane[0-4,0-0] health-pack 1,0", 1);
    scene.stand(0, (0, 0)).damage(0, 8).marine_mp(0, 1).does("step E");
    let mut proud = scene.clone();
    scene.does("take health-pack");
    assert_eq!((scene.marine(0).damage, scene.lying((1, 0)).len()), (3, 0));
    proud.initiative(&["p1"]).does("end");
    assert_eq!((proud.marine(0).damage, proud.lying((1, 0))), (8, vec!["health-pack".to_owned()]));
}

/// D16-ITM-3: the token is kept, its cards join the deck.
#[test]
fn itm_3_a_weapon_brings_its_cards() {
    let mut scene = Scene::drawn("lane[0-4,0-0] gauss-cannon 0,0", 1);
    scene.stand(0, (0, 0)).marine_turn(0).does("take gauss-cannon");
    assert_eq!(names(scene.marine(0).weapons.iter()), ["gauss-cannon"]);
    assert_eq!(
        names(scene.marine(0).deck.all().iter()),
        ["gauss-cannon-1", "gauss-cannon-2", "gauss-cannon-3"]
    );
    assert!(scene.saw(|event| matches!(event, Event::Took { .. })));
}

/// D16-ITM-4: its cards lie on top, shuffled among themselves, and are the next ones drawn; nothing leaves the deck.
#[test]
fn itm_4_a_weapon_lies_on_top_of_the_deck() {
    let mut scene = Scene::drawn("lane[0-4,0-0] gauss-cannon 0,0", 2);
    scene.stand(0, (0, 0)).initiative(&["p2"]).deck(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3"]);
    scene.marine_turn(0).does("take gauss-cannon");
    assert_eq!((scene.marine(0).deck.len(), scene.marine(0).deck.next().len()), (6, 3));
    scene.does("end");
    assert_eq!(names(scene.marine(0).hand.iter()), ["gauss-cannon-1", "gauss-cannon-2", "gauss-cannon-3"]);
    assert_eq!(scene.marine(0).deck.len(), 3);
}

/// D16-ITM-4: of two weapons the one taken last lies on top; a killed marine shuffles all together (D16-KIL-5).
#[test]
fn itm_4_the_last_weapon_is_on_top() {
    let mut scene = Scene::drawn("lane[0-4,0-0] gauss-cannon 0,0 chainsaw 1,0", 1);
    scene.stand(0, (0, 0)).deck(0, &["uac-marine-1"]).marine_mp(0, 1);
    scene.does_all(&["take gauss-cannon", "step E", "take chainsaw"]);
    let next = scene.marine(0).deck.next();
    assert!(next.len() == 3 && next.iter().all(|card| card.set() == CardSet::Chainsaw));
    let imp = scene.put(doom2016::DemonKind::Imp, (3, 0));
    scene.damage(0, 9).stun(0).demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert!(scene.marine(0).deck.top.is_empty());
    assert_eq!(scene.marine(0).cards().len(), 7);
}

/// D16-ITM-5: a grenade is one card, which leaves the game when it is played, and only then.
#[test]
fn itm_5_a_grenade_is_one_card_for_once() {
    let mut scene = Scene::drawn("lane[0-8,0-0] siphon-grenade 0,0", 2);
    scene
        .stand(0, (0, 0))
        .stand(1, (8, 0))
        .initiative(&["p1", "p2"])
        .marine_turn(0)
        .does("take siphon-grenade");
    assert_eq!(names(scene.marine(0).deck.all().iter()), ["siphon-grenade"]);
    scene.does("end");
    assert_eq!(names(scene.marine(0).hand.iter()), ["siphon-grenade"]);
    let mut sprinter = scene.clone();
    scene.does_all(&["play siphon-grenade", "to 4,0", "end"]);
    assert!(scene.marine(0).cards().is_empty());
    sprinter.does_all(&["sprint siphon-grenade", "end"]);
    assert_eq!(names(sprinter.marine(0).cards().iter()), ["siphon-grenade"], "discarded, it stays his");
}

/// T79: D16-INT-33, a weapon taken with an empty deck becomes the deck; the discards stay until they are needed.
#[test]
fn t79_a_weapon_and_an_empty_deck() {
    let mut scene = Scene::drawn("lane[0-4,0-0] chaingun 0,0", 2);
    let five = ["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4", "plasma-rifle-1"];
    scene.stand(0, (0, 0)).initiative(&["p2"]).discard(0, &five).marine_turn(0).does("take chaingun");
    assert_eq!((scene.marine(0).deck.len(), scene.marine(0).discard.len()), (3, 5));
    scene.does("end");
    assert_eq!((scene.marine(0).hand.len(), scene.marine(0).deck.len()), (3, 0));
    assert_eq!(scene.marine(0).discard.len(), 5, "not needed yet");
}

/// D16-INT-24: tokens under a figure stay and work: an item under a demon is taken in passing.
#[test]
fn int_24_items_under_a_demon_are_taken_in_passing() {
    let mut scene = Scene::drawn("lane[0-4,0-0] health-pack 1,0", 1);
    scene.stand(0, (0, 0)).damage(0, 6);
    scene.put(doom2016::DemonKind::Imp, (1, 0));
    scene.marine_mp(0, 3).does_all(&["step E", "take health-pack", "step E", "end"]);
    assert_eq!(scene.marine(0).damage, 1);
}
