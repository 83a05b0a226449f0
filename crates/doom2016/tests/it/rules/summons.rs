//! Summoning and supply: exhausted kinds, short pools, full floors, argent (T69 to T71, T84, T85, D16-INT-24 to D16-INT-27).

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Imp, Pinky, PossessedSoldier};
use doom2016::place::Arena;
use doom2016::{Callsign, Event, Ground, InitiativeCard, InvasionKind, Setup};

use crate::support::Scene;

/// Put all demons of the group on the first places offered.
fn put_all(scene: &mut Scene) {
    while let Some(place) = scene.options("put").first() {
        scene.does(&format!("put {place}"));
    }
}

/// A hall and a den behind a corner; whoever steps east sees the blue portal in the den.
fn den(invasion: InvasionKind) -> Scene {
    let mut scene = Scene::drawn("hall[0-3,0-0] den[3-5,1-5] open 3,0|1 blue 4,4 threat infestation", 1);
    scene.stand(0, (1, 0)).invasion(invasion).marine_mp(0, 3);
    scene
}

/// Invader cards that are still in the initiative deck.
fn invader_cards(scene: &Scene) -> u8 {
    scene.state.round.initiative.count(InitiativeCard::Invader)
}

/// T69: D16-INT-25, a kind that was used, died out and comes again in the same round stays exhausted.
#[test]
fn t69_an_exhausted_kind_comes_again() {
    let mut scene = den(InvasionKind::ImpAssault);
    scene.state.invader.cards[Imp.index()].exhausted = true;
    scene.does_all(&["step E", "group 1"]);
    put_all(&mut scene);
    let card = scene.state.demon_card(Imp);
    assert_eq!((scene.count(Imp), card.up, card.exhausted, invader_cards(&scene)), (3, true, true, 0));
}

/// D16-INT-25: a kind that died out without being used is ready when it comes again.
#[test]
fn int_25_an_unused_kind_comes_again_ready() {
    let mut scene = den(InvasionKind::ImpAssault);
    let imp = scene.put(Imp, (3, 0));
    scene
        .damage(imp, 2)
        .hand(0, &["gauss-cannon-2"])
        .script(&["Bx1"])
        .does_all(&["play gauss-cannon-2", "fire"]);
    assert!(!scene.state.demon_card(Imp).up);
    scene.does_all(&["step E", "group 1"]);
    put_all(&mut scene);
    let card = scene.state.demon_card(Imp);
    assert_eq!((card.up, card.exhausted, invader_cards(&scene)), (true, false, 1));
}

/// T70: D16-ACT-4, a new kind brings an invader card; not in the tutorial.
#[test]
fn t70_a_new_kind_brings_an_initiative_card() {
    let mut scene = den(InvasionKind::Stampede);
    scene.does_all(&["step E", "group 1"]);
    put_all(&mut scene);
    assert_eq!((scene.count(Pinky), invader_cards(&scene)), (1, 1));
    assert!(scene.saw(|event| matches!(event, Event::MoreInitiative { cards: 1 })));
    let mut scene = Scene::mission("tutorial", 1);
    scene.stand(0, (6, 3)).marine_mp(0, 1).does_all(&["door 1", "portal 2", "group 2"]);
    put_all(&mut scene);
    assert_eq!((scene.count(Pinky), invader_cards(&scene)), (2, 0));
}

/// A den with a portal in its middle and a lane out of it; `imps` and soldiers stand there, one space is free.
fn crowded(imps: usize) -> Scene {
    let mut scene = Scene::drawn("den[0-2,0-2] lane[3-9,1-1] open 2|3,1 blue 1,1", 1);
    scene.stand(0, (9, 1));
    let spaces = (0..3).flat_map(|y| (0..3).map(move |x| (x, y))).filter(|&place| place != (2, 2));
    for (n, place) in spaces.enumerate() {
        scene.put(if n < imps { Imp } else { PossessedSoldier }, place);
    }
    scene.status_phase().does_all(&["portal 1", "group 1"]);
    scene
}

/// T71: D16-POR-3, as many as the box has, on the nearest free spaces if there is no room at the portal.
#[test]
fn t71_short_of_figures_and_of_room() {
    let scene = crowded(7);
    assert_eq!(
        (scene.count(Imp), scene.state.others_on(scene.space((2, 2)), doom2016::Who::Drone).count()),
        (8, 1)
    );
    let scene = crowded(5);
    assert_eq!(scene.count(Imp), 8);
    for place in [(2, 2), (3, 1), (4, 1)] {
        assert_eq!(scene.state.others_on(scene.space(place), doom2016::Who::Drone).count(), 1, "{place:?}");
    }
}

/// T84: D16-STA-7, D16-STA-6, under Horde a group comes before the initiative deck is built; yellow not before round 3.
#[test]
fn t84_horde_in_round_one() {
    let map = "room[0-9,0-4] starts 0,0 0,1 0,2 0,3 blue 5,2 8,2 yellow 2,2 threat horde events power-overwhelming seek-and-destroy night";
    let mission = Ground::made(Arena::sketch("horde", map).unwrap());
    let marines = [Callsign::Alpha].into_iter().collect();
    let mut scene = Scene::setup(Setup { mission, marines, ..Setup::default() });
    while scene.state.round.number == 0 {
        let first = scene.legal().remove(0);
        scene.does(&first);
    }
    let before = scene.state.demons.iter().count();
    assert_eq!(
        (scene.options("portal"), before),
        (vec!["1".to_owned(), "2".to_owned()], 3),
        "one blue at the set-up"
    );
    scene.forget().does_all(&["portal 2", "group 1"]);
    put_all(&mut scene);
    let place = |like: fn(&Event) -> bool| scene.events_seen().iter().position(like).unwrap();
    let last = scene.events_seen().iter().rposition(|event| matches!(event, Event::Summoned { .. })).unwrap();
    let built = place(|event| matches!(event, Event::Initiative { invader: 1, .. }));
    assert!(last < built, "the deck knows the new kind");
}

/// T85: D16-ARG-3, no more argent than the supply has.
#[test]
fn t85_short_of_argent() {
    let mut scene = den(InvasionKind::ImpAssault);
    scene.argent(Cacodemon, 17).does_all(&["step E", "group 2"]);
    put_all(&mut scene);
    assert_eq!((scene.count(Imp), scene.argent_on(Imp), scene.state.argent_left()), (2, 1, 0));
}

/// D16-INT-24: a covered portal still summons beside it.
#[test]
fn int_24_a_covered_portal_summons_beside_it() {
    let mut scene = Scene::drawn("room[0-8,0-2] blue 4,1", 1);
    scene.stand(0, (0, 0));
    scene.put(PossessedSoldier, (4, 1));
    scene.status_phase().does_all(&["portal 1", "group 1"]);
    let ring = ["3,0 one", "3,1 one", "3,2 one", "4,0 one", "4,2 one", "5,0 one", "5,1 one", "5,2 one"];
    assert_eq!(scene.options("put"), ring);
    put_all(&mut scene);
    assert_eq!((scene.count(Imp), scene.count(PossessedSoldier)), (3, 1));
}

/// D16-INT-26: larger figures come first; each keeps its whole base on free spaces.
#[test]
fn int_26_large_figures_are_placed_first() {
    let mut scene = Scene::drawn("room[0-9,0-4] red 5,2", 1);
    scene.stand(0, (0, 0)).invasion(InvasionKind::HellNobles);
    scene.state.round.number = 2;
    scene.state.stock = 6;
    scene.status_phase().does_all(&["portal 1", "group 2"]);
    let places = scene.options("put");
    assert!(!places.is_empty() && places.iter().all(|place| place.ends_with("quad")), "{places:?}");
    scene.does("put 4,1 quad");
    assert!(scene.options("put").iter().all(|place| place.ends_with("one")));
    put_all(&mut scene);
    assert_eq!((scene.count(BaronOfHell), scene.count(Imp)), (1, 2));
}

/// D16-INT-26: no figure placed, no argent of the group.
#[test]
fn int_26_no_figure_no_argent() {
    let mut scene = den(InvasionKind::ImpAssault);
    // All eight imps are on the map already.
    for n in 0..8 {
        scene.put(Imp, [(3, 2), (4, 2), (5, 2), (3, 3), (4, 3), (5, 3), (3, 5), (4, 5)][n]);
    }
    scene.does_all(&["step E", "group 2"]);
    assert_eq!((scene.count(Imp), scene.argent_on(Imp), scene.state.argent_left()), (8, 0, 18));
    assert!(!scene.state.portals[0].there, "the portal is gone all the same");
}

/// D16-INT-26: a figure that fits nowhere is not placed.
#[test]
fn int_26_no_space_anywhere() {
    let mut scene = Scene::drawn("den[0-2,0-0] hall[5-6,0-0] blue 1,0", 1);
    scene.stand(0, (5, 0)).invasion(InvasionKind::ImpAssault);
    scene.put(PossessedSoldier, (0, 0));
    scene.status_phase().does_all(&["portal 1", "group 1"]);
    put_all(&mut scene);
    assert_eq!(scene.count(Imp), 2, "the hall cannot be reached from the portal");
}

/// D16-INT-27: argent on a face-down card cannot be spent, and is there again when the kind is.
#[test]
fn int_27_argent_waits_on_a_face_down_card() {
    let mut scene = den(InvasionKind::ImpAssault);
    scene.argent(Imp, 2).events(&[]);
    assert!(!scene.state.demon_card(Imp).up);
    scene.does_all(&["step E", "group 1"]);
    put_all(&mut scene);
    assert_eq!((scene.state.demon_card(Imp).up, scene.argent_on(Imp)), (true, 2));
    let imp = scene.state.demons.iter().next().unwrap().0;
    scene.demon_turn(imp);
    while !scene.can("strike 1") {
        scene.does("step N");
    }
    scene.does_all(&["strike 1", "argent"]);
    assert_eq!(scene.argent_on(Imp), 1);
}
