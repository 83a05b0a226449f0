//! What the threat cards do: Infestation, Horde, Assault (section 3.9, D16-MIS-4, D16-STA-6).

use doom2016::{DemonKind, InitiativeCard, Portal};
use engine::Seat;

use crate::support::Scene;

/// Answer the questions of a summoning, always with the first of what is legal.
fn settle(scene: &mut Scene) {
    let words = ["group", "put", "charge"];
    while let Some(first) =
        scene.legal().first().filter(|text| words.iter().any(|word| text.starts_with(word)))
    {
        let first = first.clone();
        scene.does(&first);
    }
}

/// The status phase of this round.
fn round(scene: &mut Scene, number: u8) {
    scene.state.round.number = number - 1;
    scene.status_phase();
    assert_eq!(scene.state.round.number, number);
}

/// Infestation: a face-down portal that a marine sees after opening a door fires at once, and is gone (D16-POR-2).
#[test]
fn infestation_comes_with_an_opened_door() {
    let mut scene = Scene::drawn("hall[0-5,0-4] cell[6-11,0-4] doors 5|6,1-2 threat infestation blue 9,2", 1);
    scene.stand(0, (5, 2)).marine_mp(0, 3);
    assert!(!scene.state.portals[0].up);
    scene.does("door 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["group 1".into(), "group 2".into()]));
    settle(&mut scene);
    assert_eq!((scene.count(DemonKind::Imp), scene.state.portals[0].there), (3, false));
    assert_eq!((scene.asked(), scene.mp()), (Seat(0), 2), "then his activation goes on");
    assert_eq!(scene.state.round.initiative.count(InitiativeCard::Invader), 1, "D16-ACT-4");
}

/// Infestation: a step into sight does it too; range does not matter, the other portal stays face down (D16-INT-39).
#[test]
fn infestation_comes_with_a_step() {
    let map = "hall[0-5,0-4] cell[6-13,0-4] shed[0-5,5-6] open 5|6,0 threat infestation yellow 12,0 blue 2,6";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (5, 3)).marine_mp(0, 4).does("step N");
    assert_eq!(scene.asked(), Seat(0));
    scene.does("step N");
    assert_eq!(scene.asked(), Seat(1), "7 spaces away, and yet in sight");
    settle(&mut scene);
    assert_eq!((scene.state.portals[0].there, scene.state.portals[1].there), (false, true));
    assert!(!scene.state.portals[1].up);
}

/// Doors: shut for demons under Infestation (D16-DOR-3), not under Horde and Assault.
#[test]
fn demons_and_doors() {
    for (threat, opens) in [("infestation", false), ("horde", true), ("assault", true)] {
        let mut scene = Scene::drawn(&format!("hall[0-5,0-2] cell[6-8,0-2] doors 5|6,1 threat {threat}"), 1);
        let imp = scene.put(DemonKind::Imp, (6, 1));
        scene.demon_turn(imp);
        assert_eq!(scene.can("door 1"), opens, "{threat}");
    }
}

const HORDE: &str = "hall[0-13,0-6] starts 0,0 threat horde blue 3,3 10,3 yellow 6,1 red 6,5";

/// Horde: counters on face-up portals; each status phase one of them must be used, and stays until it is empty.
#[test]
fn horde_is_a_steady_stream() {
    let mut scene = Scene::drawn(HORDE, 1);
    let counters =
        |scene: &Scene| scene.state.portals.iter().map(|portal| portal.counters).collect::<Vec<_>>();
    assert_eq!(counters(&scene), [2, 2, 2, 1]);
    assert!(scene.state.portals.iter().all(|portal| portal.up));
    round(&mut scene, 2);
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(1), vec!["portal 1".into(), "portal 2".into()]),
        "he must"
    );
    scene.does("portal 1");
    settle(&mut scene);
    assert_eq!((counters(&scene), scene.count(DemonKind::Imp)), (vec![1, 2, 2, 1], 3));
    assert!(!scene.can("portal 2"), "one a round");
    round(&mut scene, 3);
    assert_eq!(scene.legal(), ["portal 1", "portal 2", "portal 3"], "yellow from round 3");
    scene.does("portal 1");
    settle(&mut scene);
    assert!(!scene.state.portals[0].there, "empty: it is gone");
    round(&mut scene, 5);
    assert_eq!(scene.legal(), ["portal 2", "portal 3", "portal 4"], "red from round 5");
    scene.state.portals.iter_mut().for_each(|portal| portal.counters = 0);
    round(&mut scene, 6);
    assert!(!scene.can("portal 2"), "nothing is left to use");
}

/// Horde: before the first round one group from one blue portal, which costs nothing.
#[test]
fn horde_begins_with_a_blue_group() {
    let scene = Scene::mission("dockside", 1);
    assert_eq!(scene.state.round.number, 1);
    assert!(!scene.state.demons.alive().is_empty());
    for (n, portal) in scene.state.portals.iter().enumerate() {
        let full = if scene.state.portal_colour(n as u8) == Portal::Red { 1 } else { 2 };
        assert_eq!((portal.counters, portal.there), (full, true));
    }
}

/// Assault: 6 counters and 1 more each round; blue 1, yellow 2, red 3 and from round 3; 4 a round, a portal once.
#[test]
fn assault_is_bought() {
    let map = "hall[0-13,0-6] starts 0,0 threat assault blue 3,3 yellow 6,1 10,3 red 6,5";
    let mut scene = Scene::drawn(map, 1);
    assert_eq!(scene.state.stock, 6);
    round(&mut scene, 2);
    assert_eq!(
        (scene.state.stock, scene.legal()),
        (7, ["done", "portal 1", "portal 2", "portal 3"].map(String::from).to_vec())
    );
    let mut spare = scene.clone();
    scene.does("portal 2");
    settle(&mut scene);
    assert_eq!(
        (scene.state.stock, scene.legal()),
        (5, ["done", "portal 1", "portal 3"].map(String::from).to_vec())
    );
    scene.does("portal 3");
    settle(&mut scene);
    assert_eq!(scene.state.stock, 3);
    assert!(!scene.can("portal 1"), "4 were spent");
    assert!(scene.state.portals.iter().all(|portal| portal.there), "portals stay");
    spare.does("done");
    assert_eq!((spare.state.stock, spare.state.demons.alive().len()), (7, 0), "he may save them");

    round(&mut spare, 3);
    assert!(spare.can("portal 4"));
    spare.does("portal 4");
    settle(&mut spare);
    assert_eq!(
        (spare.state.stock, spare.legal()),
        (5, ["done", "portal 1"].map(String::from).to_vec()),
        "1 of 4 is left"
    );
}
