//! Edges, difficult ground and doors (D16-TER-1 to D16-TER-5, D16-DOR-1 to D16-DOR-4).

use doom2016::DemonKind::{Cacodemon, Imp};
use doom2016::{ClassKind, Event};

use crate::rules::sight::shot;
use crate::support::Scene;

/// What lies between a marine and an imp: may he step there, is it next to him, how does he see it?
fn across(map: &str) -> (bool, bool, &'static str) {
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (1, 0));
    let imp = scene.put(Imp, (2, 0));
    scene.damage(imp, 2);
    let seen = shot(&scene, imp);
    let near = scene.state.range(doom2016::Who::Marine(0), doom2016::Who::Demon(imp)) == 1;
    (scene.marine_mp(0, 2).can("step E"), near, seen)
}

/// D16-TER-1: a wall stops steps and sight, and what is behind it is not adjacent.
#[test]
fn ter_1_walls_stop_everything() {
    assert_eq!(across("lane[0-3,0-0]"), (true, true, "clear"), "without anything");
    assert_eq!(across("lane[0-3,0-0] walls 1|2,0"), (false, false, "hidden"));
}

/// D16-TER-2: an impassable edge stops steps alone.
#[test]
fn ter_2_impassable_edges_stop_steps_alone() {
    assert_eq!(across("lane[0-3,0-0] impassable 1|2,0"), (false, true, "clear"));
}

/// D16-TER-3: a blocking edge stops steps and sight; what is behind it is adjacent all the same.
#[test]
fn ter_3_blocking_edges_stop_steps_and_sight() {
    assert_eq!(across("lane[0-3,0-0] blocking 1|2,0"), (false, true, "hidden"));
    assert_eq!(across("room[0-3,0-1] blocking 1|2,0"), (false, true, "cover"), "past its end");
}

/// D16-TER-4: difficult ground costs one more for each space, stops no sight and covers.
#[test]
fn ter_4_difficult_ground_costs_and_covers() {
    let mut scene = Scene::drawn("lane[0-4,0-0] difficult 2-3,0", 1);
    scene.stand(0, (1, 0));
    let imp = scene.put(Imp, (4, 0));
    assert_eq!(shot(&scene, imp), "cover");
    scene.marine_mp(0, 4).does("step E");
    assert_eq!(scene.mp(), 2);
    scene.does("step E");
    assert_eq!(scene.mp(), 0);
}

/// D16-TER-5: a closed door stops all that a wall stops; an open one nothing.
#[test]
fn ter_5_closed_doors_are_like_walls() {
    let map = "west[0-1,0-0] east[2-3,0-0] doors 1|2,0";
    assert_eq!(across(map), (false, false, "hidden"));
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (1, 0)).open(1);
    let imp = scene.put(Imp, (2, 0));
    assert_eq!(shot(&scene, imp), "clear");
    assert!(scene.damage(imp, 2).marine_mp(0, 2).can("step E"));
}

/// D16-TER-2, D16-TER-3: who flies crosses both kinds of edges, and no wall or closed door.
#[test]
fn ter_3_flyers_cross_edges() {
    let goes = |map: &str| {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (3, 0));
        let flyer = scene.put(Cacodemon, (0, 0));
        scene.demon_turn(flyer).can("step E")
    };
    assert!(goes("lane[0-3,0-0] impassable 0|1,0") && goes("lane[0-3,0-0] blocking 0|1,0"));
    assert!(!goes("lane[0-3,0-0] walls 0|1,0"));
    assert!(!goes("west[0-0,0-0] east[1-3,0-0] doors 0|1,0"));
}

/// D16-DOR-1: a door costs a movement point and is gone for good.
#[test]
fn dor_1_a_door_is_opened_for_a_point_and_never_closes() {
    let mut scene = Scene::drawn("west[0-1,0-1] east[2-3,0-1] doors 1|2,0", 1);
    scene.stand(0, (1, 0)).marine_mp(0, 0).refuses("door 1");
    scene.marine_mp(0, 2).does("door 1");
    assert_eq!((scene.mp(), scene.state.closed.0), (1, 0));
    assert!(scene.saw(|event| matches!(event, Event::Opened { .. })));
    scene.refuses("door 1");
    scene.does_all(&["step E", "end"]).marine_mp(0, 1);
    assert_eq!((scene.state.closed.0, scene.can("door 1"), scene.can("step W")), (0, false, true));
}

/// D16-DOR-1: a demon opens it for a point of its own.
#[test]
fn dor_1_demons_pay_for_doors_too() {
    let mut scene = Scene::drawn("west[0-1,0-0] east[2-3,0-0] doors 1|2,0", 1);
    scene.stand(0, (3, 0));
    let imp = scene.put(Imp, (0, 0));
    scene.demon_turn(imp).refuses("door 1");
    scene.does_all(&["step E", "door 1"]);
    assert_eq!((scene.mp(), scene.can("strike 1")), (2, true));
}

/// D16-DOR-2: only from a space that has the door on one of its edges.
#[test]
fn dor_2_a_door_is_opened_from_its_own_edges() {
    let mut scene = Scene::drawn("west[0-1,0-2] east[2-3,0-2] doors 1|2,1", 1);
    for (at, able) in [((1, 1), true), ((2, 1), true), ((1, 0), false), ((1, 2), false), ((0, 1), false)] {
        scene.stand(0, at).marine_mp(0, 1);
        assert_eq!(scene.can("door 1"), able, "{at:?}");
    }
}

/// D16-DOR-3: under Infestation demons open no doors, under the others they do.
#[test]
fn dor_3_demons_and_doors_by_threat_card() {
    for (threat, able) in [("infestation", false), ("horde", true), ("assault", true)] {
        let map = format!("west[0-1,0-0] east[2-3,0-0] doors 1|2,0 blue 0,0 threat {threat}");
        let mut scene = Scene::drawn(&map, 1);
        scene.stand(0, (3, 0));
        let imp = scene.put(Imp, (1, 0));
        assert_eq!(scene.demon_turn(imp).can("door 1"), able, "{threat}");
        scene.stand(0, (2, 0)).marine_mp(0, 1);
        assert!(scene.can("door 1"), "marines always do");
    }
}

/// D16-DOR-4: a door two edges wide opens from either, both edges at once.
#[test]
fn dor_4_both_edges_of_a_door_open_together() {
    for y in [1, 2] {
        let mut scene = Scene::drawn("west[0-1,0-3] east[2-3,0-3] doors 1|2,1-2", 1);
        scene.stand(0, (1, y)).marine_mp(0, 1).does("door 1");
        for at in [(1, 1), (1, 2)] {
            assert!(scene.stand(0, at).marine_mp(0, 1).can("step E"), "{at:?}");
        }
        assert!(!scene.stand(0, (1, 0)).marine_mp(0, 1).can("step E"), "the rest of the wall stays");
    }
}

/// D16-DOR-1: nobody opens a door in passing (D16-INT-16), not even with points given by another marine.
#[test]
fn dor_1_no_door_is_opened_on_an_occupied_space() {
    let mut scene = Scene::drawn("west[0-2,0-0] east[3-4,0-0] doors 2|3,0", 3);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).stand(2, (2, 0)).marine_mp(1, 3).does("step E");
    scene.refuses("door 1");
    scene.stand(1, (1, 0)).class(0, ClassKind::SignalOfficer).marine_turn(0);
    scene.does_all(&["power 1", "pick p2", "step E"]);
    scene.refuses("door 1");
    scene.does("step W").does("done");
    assert_eq!(scene.at(1), Some((1, 0)));
}
