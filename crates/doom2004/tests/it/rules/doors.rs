//! Doors and keys (T17, T18).

use doom2004::{InvaderKind, KeyColour};
use engine::Seat;

use super::support::Scene;

const TWO_ROOMS: &str = "
    +---+---+---+---+---+
    | 0   0   0   1   1 |
    +   +   +   +   +   +
    | 0r  0g  0 D 1   1 |
    +   +   +   +   +   +
    | 0   0   0 D 1   1 |
    +   +   +   +   +   +
    | 0   0   0   1   1 |
    +---+---+---+---+---+
";

#[test]
fn t17_a_door_is_worked_from_its_four_spaces() {
    // D04-DOOR-1, D04-DOOR-3, D04-COST-1: two points.
    for place in [(3, 1), (3, 2)] {
        let mut scene = Scene::way_out(1);
        scene.stand(0, place).does_all(&["advance", "door 1"]);
        assert_eq!((scene.state.closed.0 & 1, scene.state.turn.moves), (0, 2));
    }
    for place in [(4, 1), (4, 2)] {
        let mut scene = Scene::way_out(1);
        scene.reveal("A1").stand(0, place).does_all(&["sprint", "door 1", "door 1"]);
        assert_eq!((scene.state.closed.0 & 1, scene.state.turn.moves), (1, 4));
    }
    for place in [(3, 0), (2, 1), (3, 3)] {
        let mut scene = Scene::way_out(1);
        scene.stand(0, place).does("advance").refuses("door 1", "D04-DOOR-3");
    }
}

#[test]
fn t17_two_points_are_needed() {
    // D04-DOOR-3.
    let mut scene = Scene::way_out(1);
    scene.stand(0, (0, 1)).does_all(&["advance", "step E", "step E", "step E"]);
    scene.refuses("door 1", "D04-DOOR-3");
}

#[test]
fn t17_a_large_invader_keeps_its_door_open() {
    // D04-DOOR-5.
    let mut scene = Scene::drawn(TWO_ROOMS, 1);
    scene.open("d1").put(InvaderKind::Demon, (2, 1));
    scene.stand(0, (2, 2)).does("sprint").refuses("door 1", "D04-DOOR-5");
    // A 2 by 2 figure fills all four spaces; it cannot close the door on itself.
    let mut scene = Scene::drawn(TWO_ROOMS, 1);
    scene.open("d1").put(InvaderKind::HellKnight, (2, 1));
    scene.invader_turn().does("activate f1").refuses("door 1", "D04-DOOR-5");
    // Once it has moved on, it can.
    scene.does_all(&["step E", "door 1"]);
    assert_eq!(scene.state.closed.0, 1);
}

#[test]
fn both_sides_work_ordinary_doors() {
    // D04-DOOR-3, D04-DOOR-7: the door comes back on the same line.
    let mut scene = Scene::drawn(TWO_ROOMS, 1);
    scene.put(InvaderKind::Zombie, (3, 1));
    scene.invader_turn().does_all(&["activate f1", "door 1", "step W"]);
    assert_eq!(scene.state.closed.0, 0);
    scene.stand(0, (2, 2)).marine_turn(0).does_all(&["sprint", "step E", "door 1"]);
    assert_eq!(scene.state.closed.0, 1);
    // The way back is shut; beside the door there is none to be shut by it.
    scene.refuses("step W", "D04-MOVE-4");
    scene.allows("step N");
}

#[test]
fn closed_doors_stop_all_attacks_and_attacks_leave_doors_alone() {
    // D04-DOOR-2, D04-DOOR-4.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+
        | 0r  0 D 0   0 |
        +---+---+---+---+
    ",
        1,
    );
    let imp = scene.put(InvaderKind::Imp, (2, 0));
    scene.ammo(0, doom2004::AmmoKind::Rockets, 2).does("unload").does("fire pistol");
    scene.refuses("at 2,0", "D04-LOS-2");
    scene.does_all(&["at 1,0"]);
    scene.does("fire grenade").refuses("at 2,0", "D04-DOOR-2");
    scene.script(&["R0/4*", "G2/1"]).does("at 1,0");
    // The blast of five damage beside the door does not reach through it, and the door still stands.
    assert_eq!(scene.figure(imp).unwrap().wounds, 0);
    assert_eq!((scene.state.closed.0, scene.state.smashed.0), (1, 0));
    assert_eq!(scene.left(0), 8);
}

#[test]
fn t18_a_key_unlocks_its_doors_for_all_marines() {
    // D04-DOOR-6, D04-EQ-6.
    let mut scene = Scene::sketched(TWO_ROOMS, 2, |sketch| sketch.key("d1", KeyColour::Red));
    scene.token((0, 1), "red-key").stand(1, (2, 1));
    let mut locked = scene.clone();
    locked.marine_turn(1).does("sprint").refuses("door 1", "D04-DOOR-6");
    scene.does_all(&["sprint", "take red-key", "done"]);
    assert_eq!(scene.tokens((0, 1)), [] as [&str; 0]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does_all(&["sprint", "door 1"]);
    assert_eq!(scene.state.closed.0, 0);
    // Another colour does nothing.
    let mut wrong = Scene::sketched(TWO_ROOMS, 1, |sketch| sketch.key("d1", KeyColour::Blue));
    wrong.key("red").stand(0, (2, 1)).does("sprint").refuses("door 1", "D04-DOOR-6");
}

#[test]
fn t18_invaders_never_work_security_doors() {
    // D04-DOOR-6.
    let mut scene = Scene::sketched(TWO_ROOMS, 1, |sketch| sketch.key("d1", KeyColour::Red));
    scene.key("red").put(InvaderKind::Imp, (2, 1));
    scene.invader_turn().does("activate f1").refuses("door 1", "D04-DOOR-6");
    scene.open("d1").refuses("door 1", "D04-DOOR-6");
}
