//! Walking by destination, case by case: round those who watch, up to a door, past what nobody has seen.

use doom2004::{Doom2004, InvaderKind as I};
use engine::about::{Kind, Spot};
use engine::journey::{Journeys, Road, look};

use super::support::Scene;
use super::t31_floor::on_floor;

type Action = doom2004::Action;

fn ahead(scene: &Scene) -> Journeys<Action> {
    look::<Doom2004>(&scene.state)
}

/// The stop where a walk to this square ends, by its number.
fn end(road: &Road<Action>, square: &str) -> usize {
    let there = |stop: &engine::journey::Stop<Action>| stop.ends && stop.to.id == square;
    road.stops.iter().position(there).unwrap_or_else(|| panic!("no walk ends on {square}"))
}

fn text(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// D04-ABIL-WATCH: who can go round a watchful invader does; who cannot is warned.
#[test]
fn a_walk_leads_round_those_who_watch() {
    let mut scene = on_floor(&["......", "r.....", "......", "......"], 1);
    scene.put(I::Demon, (2, 0));
    scene.does("sprint");
    let journeys = ahead(&scene);
    let road = &journeys.roads[0];
    let far = &road.stops[end(road, "5,1")];
    assert_eq!((far.stirs.len(), far.cost), (0, 5), "round it, no longer than need be");
    let near = &road.stops[end(road, "2,1")];
    assert_eq!(near.stirs, [Spot::figure("f1")], "who goes beside it is warned");
    for action in road.way_to(end(road, "5,1")) {
        scene.does(&action.to_string());
    }
    assert_eq!(scene.at(0), Some((5, 1)));
}

/// D04-ACT-4, D04-DOOR-3: at the choice of an action a square proposes to go there, with an attack left if it can be, and a
/// door to go and open it.
#[test]
fn squares_and_doors_propose_what_gets_there() {
    let scene = Scene::way_out(1);
    let journeys = ahead(&scene);
    assert_eq!(journeys.walker, Some(Spot::figure("p1")));
    let road = &journeys.roads[0];
    assert_eq!(road.by.first().and_then(|by| by.action).map(|by| by.to_string()).as_deref(), Some("advance"));
    assert!(!road.by[0].shows, "a declared action can be taken back");
    let door = Spot::new(Kind::Door, 1);
    let opened = journeys.proposals.iter().find(|one| one.on.contains(&door)).expect("a door");
    assert!(text(&opened.actions).starts_with("advance; step "), "{}", text(&opened.actions));
    assert_eq!(opened.actions.last().map(ToString::to_string).as_deref(), Some("door 1"));
}

/// D04-ATK-1: an enemy in sight proposes to be attacked, with what is at hand.
#[test]
fn an_enemy_proposes_to_be_attacked() {
    let mut scene = on_floor(&["......", "r.....", "......"], 1);
    scene.put(I::Zombie, (4, 1));
    let journeys = ahead(&scene);
    let attacks: Vec<String> = journeys
        .proposals
        .iter()
        .filter(|one| one.on.contains(&Spot::figure("f1")))
        .map(|one| text(&one.actions))
        .collect();
    assert!(attacks.contains(&"advance; fire pistol; at 4,1".to_owned()), "{attacks:?}");
    assert!(attacks.iter().all(|attack| !attack.contains("fist")), "nobody reaches so far: {attacks:?}");
}
