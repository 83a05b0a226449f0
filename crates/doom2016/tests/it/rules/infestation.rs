//! What marines see comes out, and what they throw lands (D16-INT-39, D16-INT-40).

use doom2016::DemonKind::{BaronOfHell, Imp, Pinky};
use doom2016::place::{Arena, Shape};
use doom2016::{Callsign, ClassKind, Event, Ground, Setup};

use crate::support::Scene;

/// A hall and a den with a portal behind a door.
const DEN: &str = "hall[0-3,0-1] den[4-9,0-1] doors 3|4,0 blue 8,0 threat infestation";

/// Is the invader asked which group comes out?
fn comes_out(scene: &Scene) -> bool {
    scene.options("group").len() == 2
}

/// Infestation's set-up: the invader summons from each portal that lies face up, also from one in sight; the others wait.
#[test]
fn the_set_up_summons_from_portals_that_lie_face_up() {
    for id in ["knee-deep", "cold-relays", "long-walk-home", "titan-on-the-move"] {
        let scene = Scene::mission(id, 2);
        let plans = &scene.state.arena().mission().portals;
        assert_eq!(plans.iter().filter(|plan| plan.up).count(), 1, "{id}");
        for (portal, plan) in scene.state.portals.iter().zip(plans) {
            assert_eq!(
                (portal.there, portal.up),
                (!plan.up, plan.up),
                "{id}: those used are gone, the others wait"
            );
        }
        assert!(scene.state.demons.iter().count() > 0, "{id}: demons are on the map before round 1");
    }
    let arena = Arena::sketch(
        "seen",
        "hall[0-9,0-4] starts 0,0 0,1 0,2 0,3 up blue 8,2 9,4 red 4,4 threat infestation",
    );
    let mission = Ground::made(arena.unwrap());
    let mut scene =
        Scene::setup(Setup { mission, marines: [Callsign::Alpha].into_iter().collect(), ..Setup::default() });
    while !scene.can("portal 1") {
        let first = scene.legal().remove(0);
        scene.does(&first);
    }
    assert_eq!((scene.state.round.number, scene.legal()), (0, vec!["portal 1".into(), "portal 2".into()]));
    scene.does_all(&["portal 1", "group 1"]);
    while scene.state.round.number == 0 {
        let first = scene.legal().remove(0);
        scene.does(&first);
    }
    let there: Vec<bool> = scene.state.portals.iter().map(|portal| portal.there).collect();
    assert_eq!(there, [false, false, true], "the red one lies face down");
    let cards = |event: &Event| matches!(event, Event::Initiative { invader: 1, .. });
    assert!(scene.saw(cards), "imps have an initiative card in the first round");
}

/// D16-INT-39: an opened door shows a portal to all marines, whoever opened it and however far they are.
#[test]
fn int_39_an_opened_door_shows_portals() {
    let mut scene = Scene::drawn(DEN, 2);
    scene.stand(0, (3, 0)).stand(1, (0, 1)).marine_mp(0, 1);
    assert!(!comes_out(&scene));
    scene.does("door 1");
    assert!(comes_out(&scene));
    assert_eq!(scene.asked().0, 2);
    // What one marine sees comes out when another one moves.
    let mut scene = Scene::drawn(DEN, 2);
    scene.stand(0, (0, 0)).stand(1, (4, 0)).marine_mp(0, 1).does("step E");
    assert!(comes_out(&scene));
}

/// D16-INT-39: after every step, teleporter step and granted step; the move goes on afterwards.
#[test]
fn int_39_every_step_looks() {
    let map = "hall[0-5,0-0] shaft[5-5,1-4] open 5,0|1 blue 5,4 active 0,0 5,1 threat infestation";
    let mut scene = Scene::drawn(map, 2);
    scene.stand(0, (2, 0)).stand(1, (0, 0)).marine_mp(0, 3).does("step E");
    assert!(!comes_out(&scene), "(3,0) does not look down the shaft");
    let (mut teleporting, mut granted) = (scene.clone(), scene.clone());
    scene.does("step E");
    assert!(comes_out(&scene));
    scene.does("group 2");
    while !scene.can("end") {
        let first = scene.legal().remove(0);
        scene.does(&first);
    }
    assert_eq!((scene.at(0), scene.mp()), (Some((4, 0)), 1), "the move goes on");
    teleporting.marine_mp(1, 1).does("teleport 5,1");
    assert!(comes_out(&teleporting));
    granted.class(1, ClassKind::SignalOfficer).marine_turn(1).does_all(&["power 1", "step E"]);
    assert!(comes_out(&granted));
}

/// D16-INT-39: a marine who is displaced or pushed sees what he then sees.
#[test]
fn int_39_displaced_marines_look() {
    let mut scene = Scene::drawn("hall[0-5,0-0] shaft[5-5,1-4] open 5,0|1 blue 5,4 threat infestation", 1);
    scene.stand(0, (3, 0));
    let pinky = scene.put_shape(Pinky, (1, 0), Shape::Across);
    scene.demon_turn(pinky).does_all(&["step E", "done"]);
    assert_eq!((scene.at(0), comes_out(&scene)), (Some((4, 0)), true));
    let mut scene = Scene::drawn("hall[0-3,0-1] shaft[3-3,2-5] open 3,1|2 blue 3,5 threat infestation", 1);
    scene.stand(0, (2, 0)).argent(BaronOfHell, 1);
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.demon_turn(baron).script(&["Rx0", "Rx0", "Bx1", "Bx1"]).does_all(&["strike 1", "argent", "to 3,1"]);
    assert!(comes_out(&scene));
}

/// D16-INT-39: the flip of the step comes before the portals; face-up portals stay silent.
#[test]
fn int_39_the_step_comes_first() {
    let map = "hall[0-3,0-0] shaft[3-3,1-4] open 3,0|1 blue 3,4 inactive 3,0 threat infestation";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (2, 0)).marine_mp(0, 2).does("step E");
    assert!(comes_out(&scene) && scene.state.active.0 == 1);
    let place = |like: fn(&Event) -> bool| scene.events_seen().iter().position(like).unwrap();
    assert!(
        place(|event| matches!(event, Event::Woken { .. }))
            < place(|event| matches!(event, Event::Summons { .. }))
    );
}

/// D16-INT-39: under the other threat cards nobody cares who sees a portal.
#[test]
fn int_39_only_under_infestation() {
    for threat in ["horde", "assault"] {
        let mut scene = Scene::drawn(&format!("hall[0-9,0-0] blue 8,0 threat {threat}"), 1);
        scene.stand(0, (0, 0)).marine_mp(0, 1).does("step E");
        assert!(scene.can("end"), "{threat}");
    }
}

/// D16-INT-40: a grenade needs sight and range to its space, as if a figure stood there.
#[test]
fn int_40_grenades_need_sight_and_range() {
    let mut scene = Scene::drawn("lane[0-9,0-0] nook[9-9,1-1]", 1);
    scene.stand(0, (3, 0)).hand(0, &["siphon-grenade"]).marine_turn(0).does("play siphon-grenade");
    assert_eq!(scene.options("to"), ["0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0", "7,0"]);
    scene.does("to 7,0");
    let mut scene = Scene::drawn("west[0-2,0-0] east[3-5,0-0] doors 2|3,0", 1);
    scene.stand(0, (1, 0)).hand(0, &["siphon-grenade"]).marine_turn(0).does("play siphon-grenade");
    assert_eq!(scene.options("to"), ["0,0", "1,0", "2,0"], "not behind a closed door");
    scene.does("to 2,0");
}

/// D16-INT-40: who is adjacent is a matter of walls and closed doors; each figure is hit once.
#[test]
fn int_40_bursts_reach_adjacent_spaces_once() {
    let mut scene = Scene::drawn("room[0-5,0-1] walls 2|3,0-0 impassable 1|2,0-1", 2);
    scene.stand(0, (0, 1)).stand(1, (5, 1)).hand(0, &["frag-grenade"]);
    // The grenade lands on (2,0): west an impassable edge, east a wall, whose end (3,1) can be reached round.
    let (west, behind) = (scene.put(Imp, (1, 0)), scene.put(Imp, (3, 0)));
    let (below, round) = (scene.put(Imp, (2, 1)), scene.put(Imp, (3, 1)));
    scene.marine_turn(0).script(&["Bx2"]).does_all(&["play frag-grenade", "to 2,0"]);
    assert_eq!([west, behind, below, round].map(|id| scene.demon(id).unwrap().damage), [2, 0, 2, 2]);
    assert_eq!([0, 1].map(|n| scene.marine(n).damage), [0, 0]);
    // A large figure on four of the spaces suffers once.
    let mut scene = Scene::drawn("room[0-5,0-1]", 1);
    scene.stand(0, (0, 0)).hand(0, &["frag-grenade"]);
    let baron = scene.put(BaronOfHell, (3, 0));
    scene.marine_turn(0).script(&["Bx2"]).does_all(&["play frag-grenade", "to 3,0"]);
    assert_eq!(scene.demon(baron).unwrap().damage, 2);
}
