//! Figures of more than one space: their steps, sight, doors and goo (T31, T46, T50 to T53).

use doom2004::InvaderKind as I;
use doom2004::place::Shape;

use super::support::Scene;
use super::t31_floor::{empty_way_out, lies, on_floor};

const FLOOR: [&str; 8] =
    ["r.......", "........", "........", "........", "........", "........", "........", "........"];

/// T31 (D04-BIG-6): 2 by 2 figures step like all others, in eight directions.
#[test]
fn t31_cyberdemon_steps_right_up_right_and_up() {
    let mut scene = on_floor(&FLOOR, 1);
    let cyberdemon = scene.put(I::Cyberdemon, (2, 4));
    scene.invader_turn().does_all(&["activate f1", "step E", "step NE", "step N"]);
    assert_eq!(lies(&scene, cyberdemon), Some(((4, 2), Shape::Quad)));
    scene.does("step NW");
    assert_eq!(lies(&scene, cyberdemon), Some(((3, 1), Shape::Quad)));
}

/// D04-BIG-6: all four spaces must exist.
#[test]
fn t31_two_by_two_fills_four_existing_spaces() {
    let mut scene = on_floor(&["......", "......", "..  ..", "r....."], 1);
    scene.put(I::Mancubus, (1, 0));
    scene.invader_turn().does("activate f1");
    scene.refuses("step S", "D04-MOVE-2");
    scene.refuses("step N", "D04-MOVE-2");
    scene.does_all(&["step W", "step S"]);
}

/// T31 (D04-BIG-5): one half leads and the other follows, or both sidestep.
#[test]
fn t31_demon_leads_left_then_up_then_sidesteps() {
    let mut scene = on_floor(&FLOOR, 1);
    let demon = scene.put(I::Demon, (4, 4));
    scene.invader_turn().does_all(&["activate f1", "step 1W"]);
    assert_eq!(lies(&scene, demon), Some(((3, 4), Shape::Across)));
    scene.does("step 1N");
    assert_eq!(lies(&scene, demon), Some(((3, 3), Shape::Down)));
    scene.does("step NW");
    assert_eq!(lies(&scene, demon), Some(((2, 2), Shape::Down)));
}

/// D04-BIG-7: either half may lead, and there is no shifting sideways.
#[test]
fn t31_demon_does_not_shift_sideways() {
    let mut scene = on_floor(&FLOOR, 1);
    scene.put(I::Demon, (4, 4));
    scene.invader_turn().does("activate f1");
    let mut steps = scene.options("step");
    steps.retain(|way| way.len() == 2 && !way.starts_with(['1', '2']));
    assert_eq!(steps, ["NE", "NW", "SE", "SW"]);
    assert_eq!(
        scene.options("step").iter().filter(|way| way.starts_with(['1', '2'])).count(),
        6,
        "each half leads to the three sides that are not the other half"
    );
    scene.refuses("step N", "D04-BIG-7");
    scene.refuses("step E", "D04-BIG-7");
}

/// D04-BIG-1: how many spaces each invader fills.
#[test]
fn d04_big_1_spaces_of_every_invader() {
    let spaces = |kind: I| kind.sheet().spaces;
    assert_eq!([I::Zombie, I::Trite, I::Imp, I::Archvile].map(spaces), [1; 4]);
    assert_eq!(spaces(I::Demon), 2);
    assert_eq!([I::Mancubus, I::HellKnight, I::Cyberdemon].map(spaces), [4; 3]);
}

/// D04-BIG-2: a large figure fills all its spaces; sight may go from and to each of them.
#[test]
fn d04_big_2_fills_its_spaces_and_is_seen_by_any_of_them() {
    // Only the southwest quarter of the mancubus can be seen past the wall of obstacles.
    let rows = ["......", ".%%%..", "r.....", "......"];
    let mut scene = on_floor(&rows, 1);
    scene.put(I::Mancubus, (4, 1));
    scene.does_all(&["unload", "fire pistol"]);
    scene.allows("at 4,2");
    scene.refuses("at 5,1", "D04-LOS-2");

    // The other way round: the mancubus sees him from one of its spaces, and that one counts.
    let mut scene = on_floor(&rows, 1);
    scene.put(I::Mancubus, (4, 1));
    scene.invader_turn().script(&["Y1/3", "G2/0", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 0,2"]);
    assert_eq!(scene.left(0), 8, "range 4 from its southwest space is reached");

    // Nobody walks through it.
    let mut scene = on_floor(&["r..", "...", "..."], 1);
    scene.put(I::Mancubus, (1, 1));
    scene.does("sprint");
    scene.refuses("step SE", "D04-MOVE-4");
    scene.does("step S");
    for way in ["step E", "step SE"] {
        scene.refuses(way, "D04-MOVE-4");
    }
}

/// T46 (D04-BIG-4): goo costs a large figure one wound in an activation, however much of it it enters.
#[test]
fn t46_goo_costs_a_large_figure_one_wound_per_activation() {
    let mut scene = on_floor(&["..~.~...", "..~.~...", "r......."], 1);
    let knight = scene.put(I::HellKnight, (0, 0));
    scene.invader_turn().does_all(&["activate f1", "step E"]);
    assert_eq!(scene.figure(knight).unwrap().wounds, 1, "two goo spaces in one step");
    scene.does_all(&["step E", "step E"]);
    assert_eq!(scene.figure(knight).unwrap().wounds, 1, "more goo in the same activation");
    scene.does("done").invader_turn();
    scene.does_all(&["activate f1", "step W", "step W"]);
    assert_eq!(scene.figure(knight).unwrap().wounds, 2, "the next activation");
}

/// D04-OBST-2, D04-BIG-4: a small figure pays for each goo space that it enters.
#[test]
fn t46_small_figures_pay_for_every_goo_space() {
    let mut scene = on_floor(&[".~~.", "r..."], 1);
    let archvile = scene.put(I::Archvile, (0, 0));
    scene.invader_turn().does_all(&["activate f1", "step E", "step E"]);
    assert_eq!(scene.figure(archvile).unwrap().wounds, 2);
}

/// T50 (D04-BIG-8): walls and closed doors, on the starter map.
#[test]
fn t50_hell_knight_goes_through_a_doorway() {
    let at = |corner, open: bool| {
        let mut scene = empty_way_out(1);
        scene.put(I::HellKnight, corner);
        if open {
            scene.open("d4");
        }
        scene.invader_turn().does("activate f1");
        scene
    };
    let mut scene = at((14, 7), true);
    scene.does("step SW").does("step W");
    assert_eq!(lies(&scene, doom2004::FigureId(0)), Some(((12, 8), Shape::Quad)));
    // A wall would split it.
    at((14, 6), true).refuses("step SW", "D04-BIG-8");
    at((14, 8), true).refuses("step NW", "D04-BIG-8");
    // The closed door is between.
    at((14, 7), false).refuses("step SW", "D04-BIG-8");
    at((14, 8), false).refuses("step W", "D04-MOVE-4");
}

/// T51 (D04-DOOR-5, D04-INT-43): who keeps a door from being closed.
#[test]
fn t51_a_straddled_door_stays_open() {
    let mut scene = empty_way_out(1);
    scene.open("d4").put(I::HellKnight, (13, 8));
    scene.invader_turn().does("activate f1");
    scene.refuses("door 4", "D04-DOOR-5");

    let mut scene = empty_way_out(1);
    scene.open("d4").stand(0, (13, 9)).put(I::Demon, (13, 8));
    scene.does("sprint");
    scene.refuses("door 4", "D04-DOOR-5");

    // Small figures on both sides do not matter; they stay.
    let mut scene = empty_way_out(1);
    scene.open("d4").stand(0, (13, 8));
    let zombie = scene.put(I::Zombie, (14, 9));
    let mut other = scene.clone();
    scene.does_all(&["sprint", "door 4"]);
    assert_eq!((scene.at(0), scene.figure_at(zombie)), (Some((13, 8)), Some((14, 9))));
    assert_eq!((scene.state.turn.moves, scene.state.closed.0 >> 3 & 1), (6, 1));
    other.invader_turn().does_all(&["activate f1", "door 4"]);
    assert_eq!((other.at(0), other.figure_at(zombie)), (Some((13, 8)), Some((14, 9))));
    assert_eq!(other.state.closed.0 >> 3 & 1, 1);
}

/// T52 (D04-BIG-5, D04-BIG-7, D04-BIG-8): a demon turns in a dead end and at a doorway.
#[test]
fn t52_demon_turns_in_a_dead_end() {
    let mut scene = empty_way_out(1);
    let demon = scene.put(I::Demon, (23, 8));
    scene.invader_turn().does_all(&["activate f1", "step 2S"]);
    assert_eq!(lies(&scene, demon), Some(((24, 8), Shape::Down)));
    scene.does("step 2W");
    assert_eq!(lies(&scene, demon), Some(((23, 9), Shape::Across)));

    let mut scene = empty_way_out(1);
    scene.open("d4").put_shape(I::Demon, (14, 7), Shape::Down);
    scene.invader_turn().does("activate f1");
    scene.refuses("step 1W", "D04-BIG-8");
    let mut aside = scene.clone();
    scene.does("step 2W");
    assert_eq!(lies(&scene, demon), Some(((13, 8), Shape::Across)));
    aside.does("step SW");
    assert_eq!(lies(&aside, demon), Some(((13, 8), Shape::Down)));
}

/// T53 (D04-MELEE-2, D04-INT-17): adjacent means one legal step.
#[test]
fn t53_adjacent_round_the_doorpost() {
    let strikes = |open: bool, at, shape, target: &str| {
        let mut scene = empty_way_out(1);
        if open {
            scene.open("d4");
        }
        scene.stand(0, (13, 7)).put_shape(I::Demon, at, shape);
        scene.does_all(&["unload", "fire fist"]);
        scene.check(target).is_ok()
    };
    assert!(strikes(true, (14, 8), Shape::Across, "at 14,8"));
    assert!(!strikes(false, (14, 8), Shape::Across, "at 14,8"));
    assert!(!strikes(true, (14, 6), Shape::Down, "at 14,7"), "a wall between");
}

/// D04-BIG-9: large figures pass friends and are passed, but end their move on free spaces.
#[test]
fn d04_big_9_large_figures_pass_friends() {
    let mut scene = on_floor(&["........", "........", "r......."], 1);
    let knight = scene.put(I::HellKnight, (0, 0));
    let zombie = scene.put(I::Zombie, (2, 1));
    scene.invader_turn().does_all(&["activate f1", "step E"]);
    scene.refuses("done", "D04-MOVE-3");
    scene.does_all(&["step E", "step E", "done"]);
    assert_eq!(scene.figure_at(knight), Some((3, 0)));
    assert_eq!(scene.figure_at(zombie), Some((2, 1)));

    // With its last point it cannot enter a friend's space.
    let mut scene = on_floor(&["........", "........", "r.......", "........"], 1);
    scene.stand(0, (7, 3)).put(I::Mancubus, (0, 0));
    scene.put(I::Mancubus, (2, 0));
    scene.invader_turn().does_all(&["activate f1", "step S", "step N"]);
    scene.refuses("step E", "D04-INT-24");

    // A small figure goes through a large one.
    let mut scene = on_floor(&["........", "........"], 1);
    let zombie = scene.stand(0, (7, 1)).put(I::Zombie, (0, 0));
    scene.put(I::HellKnight, (1, 0));
    scene.invader_turn().does_all(&["activate f1", "step E", "step E", "step E"]);
    assert_eq!(scene.figure_at(zombie), Some((3, 0)));
}

/// D04-INT-24: nobody opens a door on a friend's space if he could not go on to a free one.
#[test]
fn d04_int_24_no_door_work_that_strands_a_figure() {
    let map = "
        +---+---+---+---+
        | .   .   . D r |
        +   +   +   +   +
        | .   .   . D . |
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (2, 0));
    scene.invader_turn().does_all(&["activate f1", "step E"]);
    scene.refuses("door 1", "D04-INT-24");
    scene.does_all(&["step S", "done"]);
}
