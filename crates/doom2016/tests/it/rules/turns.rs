//! Whose turn it is, and cards that come and go (D16-INT-28 to D16-INT-32, D16-INT-34, T77, T78).

use doom2016::DemonKind::{Cacodemon, Imp};
use doom2016::{Callsign, ClassKind, Doom2016, Event, Ground, InitiativeCard, Setup, SquadKind};
use engine::{Game, Seat, Viewer};

use crate::support::{Scene, names};

/// D16-INT-28: a draw takes what the deck has, makes a new one of the discards and goes on; cards in play stay there.
#[test]
fn int_28_a_draw_goes_on_through_the_discards() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).hand(0, &["uac-marine-3", "chainsaw-2"]).glory(0, &["second-wind"]);
    scene.deck(0, &["plasma-rifle-1"]).discard(0, &["plasma-rifle-2"]).marine_turn(0).does("play chainsaw-2");
    scene.does("glory second-wind");
    let marine = scene.marine(0);
    assert_eq!(names(marine.hand.iter()), ["uac-marine-3", "plasma-rifle-1", "plasma-rifle-2"]);
    assert_eq!((names(marine.played.iter()), marine.discard.len()), (vec!["chainsaw-2".to_owned()], 0));
    // Nothing left but the card in play: nothing is drawn.
    scene.does("play uac-marine-3");
    assert_eq!((scene.marine(0).hand.len(), scene.marine(0).played.len()), (2, 2));
}

/// D16-INT-28: for cover the first card is discarded before the second is revealed, so that it may come back.
#[test]
fn int_28_the_first_card_may_come_back() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).hand(0, &["gauss-cannon-2"]).event_deck(&["ferocity"]);
    let imp = scene.put(Imp, (3, 0));
    scene.marine_turn(0).script(&["Bx2", "ferocity", "ferocity"]).does_all(&[
        "play gauss-cannon-2",
        "fire",
        "second",
    ]);
    assert_eq!((scene.demon(imp).unwrap().damage, scene.state.invader.discard.len()), (1, 1));
    // Without any card there is no second one either.
    scene.event_deck(&[]).hand(0, &["gauss-cannon-2"]).marine_turn(0).script(&["Bx1"]);
    scene.does_all(&["play gauss-cannon-2", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 2);
}

/// D16-INT-29: before an initiative card the invader comes first, then the marines; what they see is their own.
#[test]
fn int_29_ambush_then_scout() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 2);
    scene.class(0, ClassKind::Scout).events(&["ambush"]).initiative(&["p1", "invader", "p2"]);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).put(Imp, (9, 0));
    scene.activation_phase();
    assert_eq!((scene.asked().0, scene.legal()), (2, vec!["event ambush 1".to_owned(), "pass".to_owned()]));
    scene.does_all(&["event ambush 1", "order 231"]);
    assert_eq!((scene.asked().0, scene.legal()), (0, vec!["pass".to_owned(), "power 1".to_owned()]));
    scene.does("power 1");
    let seen = |viewer: Viewer| {
        let told = scene.events_seen().iter().filter_map(|event| Doom2016::witness(event, viewer));
        told.filter_map(|event| match event {
            Event::Looked { cards, .. } => Some(cards.len()),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(seen(Viewer::Seat(Seat(2))), [3, 0]);
    assert_eq!((seen(Viewer::Seat(Seat(1))), seen(Viewer::Spectator)), (vec![0, 1], vec![0, 0]));
    assert_eq!(seen(Viewer::Open), [3, 1]);
    // The invader's card was on top; it goes to the bottom, and the next one is p2's.
    scene.does("bottom");
    assert_eq!(scene.state.turn.who, doom2016::state::Actor::Marine(1));
    assert_eq!(scene.state.round.initiative.bottom.last().unwrap().card, InitiativeCard::Invader);
}

/// D16-INT-29: Point Man lifts his card right after the deck is shuffled, before the invader draws.
#[test]
fn int_29_point_man_goes_first() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 3);
    scene.class(1, ClassKind::PointMan).event_deck(&["ferocity", "dread"]).status_phase();
    assert_eq!((scene.asked().0, scene.state.invader.hand.len()), (1, 0));
    scene.does("power 1");
    assert!(scene.marine(1).exhausted && scene.state.invader.hand.len() == 2);
    scene.does("done");
    assert_eq!(scene.state.turn.who, doom2016::state::Actor::Marine(1));
    assert!(!scene.marine(1).exhausted, "his activation has begun");
}

/// T78: D16-INT-30, each main action may be a sprint, and each sprint costs a card.
#[test]
fn t78_two_main_actions() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 2);
    let hand = ["uac-marine-1", "plasma-rifle-1", "burst-rifle-1", "uac-marine-2"];
    scene.squad(0, SquadKind::CombatVeteran).hand(0, &hand).marine_turn(0);
    let mut sprints = scene.clone();
    let mut mains = scene.clone();
    scene.does_all(&["play uac-marine-1", "hold", "sprint uac-marine-2"]);
    assert_eq!(scene.mp(), 3 + 6);
    scene.refuses("play plasma-rifle-1");
    sprints.does_all(&["sprint uac-marine-1", "sprint uac-marine-2"]);
    assert_eq!(
        (sprints.mp(), names(sprints.marine(0).discard.iter())),
        (12, vec!["uac-marine-1".into(), "uac-marine-2".into()])
    );
    sprints.refuses("sprint plasma-rifle-1");
    mains.does_all(&["play uac-marine-1", "hold", "play plasma-rifle-1", "hold"]);
    mains.refuses("sprint burst-rifle-1");
    mains.refuses("play burst-rifle-1");
}

/// T77: D16-INT-31, a lone marine has two full activations: his class is ready again, his hand full, both times.
#[test]
fn t77_two_activations_of_a_lone_marine() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 1);
    scene
        .squad(0, SquadKind::SoloOperative)
        .class(0, ClassKind::Medic)
        .damage(0, 9)
        .hand(0, &["uac-marine-4"]);
    let all = ["plasma-rifle-1", "plasma-rifle-2", "plasma-rifle-3", "burst-rifle-1", "burst-rifle-2"];
    scene.deck(0, &all).discard(0, &["burst-rifle-3", "uac-marine-1"]).initiative(&["p1"]).marine_turn(0);
    scene.does_all(&["power 1", "play uac-marine-4", "end"]);
    assert_eq!(
        (scene.marine(0).hand.len(), scene.marine(0).exhausted, scene.state.turn.mains),
        (5, false, 2)
    );
    scene.does_all(&["power 1", "sprint plasma-rifle-2"]);
    scene.initiative(&["p1"]).does("end");
    assert_eq!((scene.marine(0).hand.len(), scene.marine(0).damage), (5, 5));
}

/// D16-INT-31: classes that help others are not offered to him.
#[test]
fn int_31_classes_of_a_lone_marine() {
    let offered = |n: usize| {
        let marines = Callsign::ALL.into_iter().take(n).collect();
        let mission = Ground::shipped("knee-deep").unwrap();
        Scene::setup(Setup { mission, marines, ..Setup::default() }).state.classes
    };
    let missing = offered(2).minus(offered(1));
    assert_eq!(missing.iter().collect::<Vec<_>>(), [ClassKind::Sergeant, ClassKind::SignalOfficer]);
}

/// D16-INT-31: what is once a round stays so for his second activation.
#[test]
fn int_31_once_a_round_is_once_a_round() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 2);
    scene
        .stand(0, (0, 0))
        .stand(1, (5, 0))
        .class(0, ClassKind::SignalOfficer)
        .initiative(&["p1"])
        .marine_turn(0);
    scene.does_all(&["power 1", "done", "end"]);
    assert!(!scene.marine(0).exhausted, "a second activation in the same round");
    scene.refuses("power 1");
    scene.initiative(&[]).script(&["initiative-1"]).does("end");
    assert!(scene.can("power 1"), "a new round");
}

/// D16-INT-32: the highest hand size counts, when he draws up; nobody discards down.
#[test]
fn int_32_the_highest_hand_size() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 1);
    scene.class(0, ClassKind::Sergeant);
    assert_eq!(scene.state.rating(0).hand, 4);
    scene.squad(0, SquadKind::SoloOperative);
    assert_eq!(scene.state.rating(0).hand, 5);
    scene.class(0, ClassKind::Gunner).squad(0, SquadKind::CombatVeteran);
    assert_eq!(scene.state.rating(0).hand, 4);
    scene.state.marines[0].squad = None;
    let five = ["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4", "plasma-rifle-1"];
    scene.hand(0, &five).deck(0, &["plasma-rifle-2"]).initiative(&["p1"]).marine_turn(0).does("end");
    assert_eq!((scene.marine(0).hand.len(), scene.marine(0).deck.len()), (5, 1));
}

/// D16-INT-34: the class is readied, he respawns, his own start effects come, then the gift of another.
#[test]
fn int_34_the_start_of_an_activation() {
    let mut scene = Scene::drawn("lane[0-9,0-0] active 0,0 4,0", 2);
    scene.fallen(0).stand(1, (9, 0)).class(0, ClassKind::Slayer).class(1, ClassKind::Sergeant);
    scene.hand(1, &["uac-marine-1-b"]).marine_begins(0);
    assert_eq!((scene.marine(0).glory.len(), scene.options("respawn").len()), (0, 2));
    scene.does("respawn 4,0");
    assert_eq!(
        (scene.marine(0).glory.len(), scene.asked().0),
        (1, 1),
        "the card is drawn, then the gift is asked for"
    );
    scene.does("fetch uac-marine-1-b");
    assert_eq!((scene.asked().0, scene.mp(), scene.marine(1).hand.len()), (0, 1, 0));
    // No card for one who has one, and no gift of one who is off the map.
    scene.fallen(1).hand(1, &["uac-marine-1-b"]).marine_begins(0);
    assert_eq!((scene.marine(0).glory.len(), scene.asked().0), (1, 0));
}

/// D16-INT-34: a squad card's health replaces 10.
#[test]
fn int_34_squad_health() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 1);
    scene.stand(0, (0, 0)).squad(0, SquadKind::SoloOperative).damage(0, 14);
    let imp = scene.put(Cacodemon, (3, 0));
    scene.demon_turn(imp).script(&["Rx0", "Bx1"]).does("strike 1");
    assert_eq!((scene.marine(0).damage, scene.at(0)), (15, Some((0, 0))));
    scene.demon_turn(imp).script(&["Rx0", "Bx1"]).does("strike 1");
    assert_eq!(scene.at(0), None);
}
