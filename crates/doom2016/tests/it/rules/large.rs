//! Large figures: shifts, turns, edges, and small figures that must make room (T45 to T49, T72).

use std::collections::BTreeSet;

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Cyberdemon, Imp, Mancubus, Pinky};
use doom2016::place::Shape;
use engine::Seat;
use skirmish::FigureId;

use crate::support::Scene;

/// Where a demon lies: its northwest place and its shape.
fn lies(scene: &Scene, id: FigureId) -> ((i16, i16), Shape) {
    let demon = scene.demon(id).expect("it is on the map");
    (scene.place(demon.at), demon.shape)
}

/// The places that a demon fills.
fn filled(scene: &Scene, id: FigureId) -> BTreeSet<(i16, i16)> {
    let demon = scene.demon(id).expect("it is on the map");
    scene.state.arena().cells(demon.footing()).iter().map(|&cell| scene.place(cell)).collect()
}

/// T45: D16-LRG-2, a base of 1 by 2 turns about one end for a movement point.
#[test]
fn t45_a_pinky_turns_about_one_end() {
    let mut scene = Scene::drawn("room[0-6,0-5]", 1);
    let pinky = scene.put_shape(Pinky, (3, 2), Shape::Across);
    scene.demon_turn(pinky).does("step turn1");
    assert_eq!((lies(&scene, pinky), scene.mp()), (((3, 1), Shape::Down), 4));
    scene.does("step turn4");
    assert_eq!((lies(&scene, pinky), scene.mp()), (((3, 2), Shape::Across), 3));
    assert_eq!(scene.state.turn.shifted, 0, "a turn is no shift");
}

/// T46: D16-LRG-2, a base of 2 by 3 keeps four of its six spaces in any turn; two are too few.
#[test]
fn t46_a_cyberdemon_keeps_half_of_its_spaces() {
    let mut scene = Scene::drawn("room[0-8,0-8]", 1);
    let cyber = scene.put_shape(Cyberdemon, (3, 3), Shape::Wide);
    scene.demon_turn(cyber);
    let before = filled(&scene, cyber);
    let turns: Vec<_> = scene.options("step").into_iter().filter(|way| way.starts_with("turn")).collect();
    assert_eq!(turns, ["turn1", "turn2", "turn3", "turn4"]);
    for turn in turns {
        let mut turned = scene.clone();
        turned.does(&format!("step {turn}"));
        let after = filled(&turned, cyber);
        assert_eq!((after.len(), before.intersection(&after).count(), turned.mp()), (6, 4, 2), "{turn}");
        assert_eq!(turned.demon(cyber).unwrap().shape, Shape::Tall);
    }
}

/// T47: D16-LRG-1, large figures shift straight, the whole base for one movement point, and a square one never turns.
#[test]
fn t47_large_figures_make_no_diagonal_step() {
    let mut scene = Scene::drawn("room[0-6,0-6]", 1);
    scene.stand(0, (6, 6));
    let baron = scene.put(BaronOfHell, (2, 2));
    scene.demon_turn(baron);
    assert_eq!(scene.options("step"), ["E", "N", "S", "W"]);
    scene.refuses("step NE");
    scene.does("step E");
    assert_eq!(filled(&scene, baron), BTreeSet::from([(3, 2), (4, 2), (3, 3), (4, 3)]));
    assert_eq!(scene.mp(), 3);
}

/// T48: D16-LRG-4, a marine under a large demon is moved by his player, without harm.
#[test]
fn t48_a_marine_makes_room_for_a_large_demon() {
    let mut scene = Scene::drawn("room[0-6,0-3]", 1);
    scene.stand(0, (2, 0));
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.demon_turn(baron).does_all(&["step E", "done"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), vec!["to 3,0".to_owned(), "to 3,1".to_owned()]));
    scene.does("to 3,1");
    assert_eq!((scene.at(0), scene.marine(0).damage), (Some((3, 1)), 0));
    assert_eq!(lies(&scene, baron).0, (1, 0));
}

/// T49: D16-LRG-3, blocking and impassable edges do not stop large figures, walls do.
#[test]
fn t49_large_figures_cross_blocking_edges_and_no_walls() {
    let mut scene = Scene::drawn("room[0-5,0-5] blocking 1|2,0 impassable 1|2,1 walls 1|2,3", 1);
    scene.stand(0, (5, 5));
    let free = scene.put(BaronOfHell, (0, 0));
    let shut = scene.put(Mancubus, (0, 3));
    scene.demon_turn(free).does_all(&["step E", "done"]);
    assert_eq!(lies(&scene, free).0, (1, 0), "it may stand on such edges");
    scene.demon_turn(shut);
    scene.refuses("step E");
}

/// T72: D16-LRG-7, D16-DOR-4, D16-INT-23, a wall stub inside the base, a gap of one edge, and one of two.
#[test]
fn t72_large_figures_need_room_for_their_base() {
    let rooms = "west[0-2,0-3] east[3-6,0-3]";
    let goes_east = |map: &str, open: bool| {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (0, 0));
        if open {
            scene.open(1);
        }
        let baron = scene.put(BaronOfHell, (1, 1));
        scene.demon_turn(baron);
        scene.can("step E")
    };
    assert!(!goes_east("room[0-6,0-3] walls 3,1|2", false), "a stub between the rows of the new base");
    assert!(!goes_east(&format!("{rooms} doors 2|3,1"), true), "a gap of one edge");
    assert!(!goes_east(&format!("{rooms} doors 2|3,1-2"), false), "a closed door");
    assert!(goes_east(&format!("{rooms} doors 2|3,1-2"), true), "a gap of two edges");
    assert!(!goes_east(&format!("{rooms} doors 2|3,2-3"), true), "not beside the gap");
}

/// D16-LRG-7: a turn may not lay a base across a wall, though its swing is not looked at.
#[test]
fn lrg_7_no_wall_inside_a_base_after_a_turn() {
    let mut scene = Scene::drawn("room[0-4,0-4] walls 2,1|2", 1);
    let pinky = scene.put_shape(Pinky, (2, 2), Shape::Across);
    scene.demon_turn(pinky);
    // turn1 would lie on (2,1) and (2,2), with the wall between; turn2 on (3,1) and (3,2).
    scene.refuses("step turn1");
    scene.refuses("step N");
    scene.does("step turn2");
    assert_eq!(lies(&scene, pinky), ((3, 1), Shape::Down));
}

/// D16-LRG-3: no surcharge for difficult terrain or for small figures, of either side.
#[test]
fn lrg_3_large_figures_pay_no_surcharges() {
    let mut scene = Scene::drawn("room[0-7,0-1] difficult 2-3,0 2-3,1", 1);
    scene.stand(0, (2, 0));
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.put(Imp, (3, 1));
    scene.demon_turn(baron).does_all(&["step E", "step E"]);
    assert_eq!(scene.mp(), 2);
    scene.does_all(&["step E", "step E", "done"]);
    assert_eq!((lies(&scene, baron).0, scene.at(0)), ((4, 0), Some((2, 0))), "who was passed stays");
}

/// D16-LRG-5: a large figure passes through a friendly one and may not stop on it.
#[test]
fn lrg_5_large_figures_never_stop_on_each_other() {
    let mut scene = Scene::drawn("room[0-7,0-1]", 1);
    scene.stand(0, (6, 0));
    let (baron, other) = (scene.put(BaronOfHell, (0, 0)), scene.put(BaronOfHell, (2, 0)));
    scene.demon_turn(baron).does("step E");
    for action in ["done", "strike 1"] {
        scene.refuses(action);
    }
    scene.does_all(&["step E", "step E"]).refuses("done");
    scene.does_all(&["step E", "done"]);
    assert_eq!((lies(&scene, baron).0, lies(&scene, other).0), ((4, 0), (2, 0)));
}

/// D16-LRG-5: it does not even start if it cannot come out on the other side.
#[test]
fn lrg_5_a_large_figure_with_too_few_points_stays_where_it_is() {
    let mut scene = Scene::drawn("room[0-7,0-1]", 1);
    scene.stand(0, (7, 0));
    let mancubus = scene.put(Mancubus, (0, 0));
    scene.put(BaronOfHell, (2, 0));
    scene.demon_turn(mancubus);
    assert!(scene.can("step E"), "there and back");
    scene.state.turn.mp = 1;
    scene.refuses("step E");
}

/// D16-LRG-5: the same for a move that an event gives it.
#[test]
fn lrg_5_a_move_by_an_event_does_not_stop_on_a_large_figure_either() {
    let mut scene = Scene::drawn("room[0-7,0-1]", 1);
    scene.stand(0, (7, 0)).hand(0, &["plasma-rifle-1"]).events(&["unstoppable"]);
    let hit = scene.put_shape(Pinky, (4, 0), Shape::Down);
    scene.put_shape(Pinky, (3, 0), Shape::Down);
    scene.marine_turn(0).script(&["Rx0", "Rx1", "Bx1"]);
    scene.does_all(&["play plasma-rifle-1", "fire", &format!("at {hit}"), "event unstoppable 1", "step W"]);
    scene.refuses("done");
    scene.does("step W");
    assert_eq!(lies(&scene, hit), ((2, 0), Shape::Down));
}

/// D16-LRG-8: the active side's figures make room first; nearest is by fewest steps; the owner picks among equals.
#[test]
fn lrg_8_the_active_side_makes_room_first() {
    let mut scene = Scene::drawn("room[0-5,0-1]", 1);
    scene.stand(0, (2, 0));
    let baron = scene.put(BaronOfHell, (0, 0));
    let imp = scene.put(Imp, (2, 1));
    scene.demon_turn(baron).does_all(&["step E", "done"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["to 3,0".to_owned(), "to 3,1".to_owned()]));
    scene.does("to 3,0");
    // One space is nearest now, and nobody is asked.
    assert_eq!((scene.demon_at(imp), scene.at(0)), (Some((3, 0)), Some((3, 1))));
}

/// D16-LRG-8: steps are those of the figure that leaves: round a blocking edge, not across it.
#[test]
fn lrg_8_room_is_made_by_legal_steps() {
    let mut scene = Scene::drawn("room[0-5,0-2] blocking 2|3,0-2", 1);
    scene.stand(0, (2, 1));
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.demon_turn(baron).does_all(&["step E", "done"]);
    assert_eq!(scene.options("to"), ["1,2", "2,2"], "(3,1) is nearer as the crow flies");
    // A demon that flies leaves across the edge.
    let mut scene = Scene::drawn("room[0-5,0-1] blocking 2|3,0-1", 1);
    scene.stand(0, (5, 0));
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.put(Cacodemon, (2, 1));
    scene.demon_turn(baron).does_all(&["step E", "done"]);
    assert_eq!(scene.options("to"), ["3,0", "3,1"]);
}

/// D16-LRG-8: a stop that leaves somebody without a space to go to is illegal.
#[test]
fn lrg_8_no_stop_where_somebody_has_nowhere_to_go() {
    // The marine is shut in by blocking edges, which large figures ignore.
    let mut scene = Scene::drawn("room[0-6,0-0] blocking 2|3,0 3|4,0", 1);
    scene.stand(0, (3, 0));
    let pinky = scene.put_shape(Pinky, (1, 0), Shape::Across);
    scene.demon_turn(pinky).does("step E").refuses("done");
    scene.does("step E").refuses("done");
    scene.does_all(&["step E", "done"]);
    assert_eq!((scene.at(0), lies(&scene, pinky).0), (Some((3, 0)), (4, 0)));
}

/// D16-LRG-8, D16-INT-12: displacement comes with the stop before an attack, not with a step in passing.
#[test]
fn lrg_8_room_is_made_when_it_stops_to_attack() {
    let mut scene = Scene::drawn("room[0-6,0-1]", 2);
    scene.stand(0, (2, 0)).stand(1, (5, 0));
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.demon_turn(baron).does("step E");
    assert_eq!(scene.at(0), Some((2, 0)));
    scene.does_all(&["strike 1", "to 3,1"]);
    assert_eq!(scene.at(0), Some((3, 1)));
    assert_eq!(scene.options("at"), ["p1", "p2"], "the attack goes on");
}

/// D16-INT-23: a large figure at a closed door may open it where demons may.
#[test]
fn int_23_a_large_figure_opens_a_door() {
    let map = "west[0-2,0-3] east[3-6,0-3] doors 2|3,1-2";
    let mut scene = Scene::drawn(&format!("{map} threat assault"), 1);
    scene.stand(0, (0, 0));
    let baron = scene.put(BaronOfHell, (1, 2));
    scene.demon_turn(baron).does_all(&["door 1", "step N", "step E"]);
    assert_eq!((lies(&scene, baron).0, scene.mp()), ((2, 1), 1));
    let mut scene = Scene::drawn(&format!("{map} threat infestation"), 1);
    let baron = scene.put(BaronOfHell, (1, 2));
    scene.demon_turn(baron).refuses("door 1");
}

/// D16-LRG-6: a large figure sees and is seen from any of its spaces.
#[test]
fn lrg_6_sight_from_any_space_of_a_large_figure() {
    // Only its east half is level with the gap.
    let mut scene = Scene::drawn("north[0-5,0-1] south[0-5,2-4] open 3,1|2", 1);
    scene.stand(0, (3, 4));
    let baron = scene.put(BaronOfHell, (2, 0));
    scene.demon_turn(baron);
    assert!(scene.can("strike 1"), "range 3, by way of (3,1)");
    scene.does("step W").does("step W");
    scene.refuses("strike 1");
}
