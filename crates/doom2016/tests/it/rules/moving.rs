//! Steps of small figures: costs, ways round corners, where a move may end (D16-MOV-1 to D16-MOV-6).

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Imp};

use crate::support::Scene;

/// D16-MOV-1: a step to any of eight spaces costs one point; walls and closed doors part spaces.
#[test]
fn mov_1_a_step_goes_to_an_adjacent_space() {
    let mut scene = Scene::drawn("west[0-2,0-2] east[3-5,0-2] doors 2|3,1", 1);
    scene.stand(0, (2, 1)).marine_mp(0, 3);
    assert_eq!(scene.options("step"), ["N", "NW", "S", "SW", "W"]);
    scene.open(1);
    assert_eq!(scene.options("step"), ["E", "N", "NE", "NW", "S", "SE", "SW", "W"]);
    scene.does("step NE");
    assert_eq!((scene.at(0), scene.mp()), (Some((3, 0)), 2));
    scene.does_all(&["step S", "step W"]);
    assert_eq!((scene.at(0), scene.mp(), scene.options("step").len()), (Some((2, 1)), 0, 0));
}

/// D16-MOV-2: no surcharge for a friend, one point for an enemy; nobody stays on an occupied space.
#[test]
fn mov_2_friends_are_free_enemies_cost_one_more() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).hand(0, &["uac-marine-4"]);
    scene.put(Imp, (3, 0));
    scene.marine_mp(0, 5).does("step E");
    assert_eq!((scene.at(0), scene.mp()), (Some((1, 0)), 4));
    for action in ["end", "play uac-marine-4", "sprint uac-marine-4"] {
        scene.refuses(action);
    }
    scene.does_all(&["step E", "step E"]);
    assert_eq!((scene.at(0), scene.mp()), (Some((3, 0)), 1));
    scene.refuses("end");
    scene.does_all(&["step E", "end"]);
    assert_eq!(scene.at(0), Some((4, 0)));
}

/// D16-MOV-2: the same for demons: a marine in the way costs one more, another demon nothing.
#[test]
fn mov_2_demons_pay_for_marines_only() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (3, 0));
    let imp = scene.put(Imp, (0, 0));
    scene.put(Imp, (1, 0));
    scene.demon_turn(imp).does("step E");
    assert_eq!(scene.mp(), 3);
    scene.refuses("done");
    scene.does("step E").refuses("step E");
    scene.state.turn.mp = 3;
    scene.does("step E");
    assert_eq!((scene.demon_at(imp), scene.mp()), (Some((3, 0)), 1));
    scene.refuses("strike 1");
    scene.refuses("done");
}

/// D16-MOV-3: difficult terrain costs one more for each space entered, and surcharges add up.
#[test]
fn mov_3_difficult_terrain_costs_one_more() {
    let mut scene = Scene::drawn("lane[0-5,0-0] difficult 1-3,0", 1);
    scene.stand(0, (0, 0));
    scene.put(Imp, (2, 0));
    scene.marine_mp(0, 8).does("step E");
    assert_eq!(scene.mp(), 6);
    scene.does("step E");
    assert_eq!(scene.mp(), 3, "an enemy in difficult terrain");
    scene.does("step E");
    assert_eq!(scene.mp(), 1);
    scene.does("step E");
    assert_eq!(scene.mp(), 0, "leaving costs nothing more");
}

/// D16-MOV-4: nobody enters an occupied space without the points to get out again.
#[test]
fn mov_4_an_occupied_space_is_entered_only_with_a_way_out() {
    let mut scene = Scene::drawn("lane[0-5,0-0] difficult 2,0", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0));
    scene.marine_mp(0, 2);
    assert!(scene.can("step E"), "there and back");
    scene.marine_mp(0, 1).refuses("step E");
    // The space he came from is taken as well: only forward, through difficult terrain.
    scene.stand(1, (1, 0)).stand(0, (0, 0)).marine_mp(0, 3).does("step E");
    scene.does("step E");
    assert_eq!((scene.at(0), scene.mp()), (Some((2, 0)), 0));
}

/// D16-MOV-4: two friends in a row: he must have enough for both.
#[test]
fn mov_4_the_way_out_may_be_long() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 3);
    scene.stand(0, (1, 0)).stand(1, (2, 0)).stand(2, (3, 0));
    scene.marine_mp(0, 3).does_all(&["step E", "step E"]);
    scene.refuses("step W");
    scene.does("step E");
    assert_eq!(scene.at(0), Some((4, 0)));
}

/// D16-MOV-4: a space whose occupant the step removes is a place to stop; also behind a friend.
#[test]
fn mov_4_a_staggered_demon_is_no_obstacle() {
    let mut scene = Scene::drawn("lane[0-3,0-0] difficult 0,0", 3);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).stand(2, (2, 0));
    let imp = scene.put(Imp, (3, 0));
    // Behind the second friend the imp is the only space near enough.
    scene.marine_mp(0, 4).does("step E").refuses("step E");
    scene.damage(imp, 2).does_all(&["step E", "step E"]);
    assert_eq!((scene.at(0), scene.demon(imp)), (Some((3, 0)), None));
}

/// D16-MOV-5: a diagonal step needs one free way round the corner; adjacency asks for walls and closed doors alone.
#[test]
fn mov_5_diagonal_steps_go_round_the_corner() {
    let steps = |map: &str| {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (0, 0)).marine_mp(0, 1);
        scene.options("step")
    };
    assert_eq!(steps("room[0-1,0-1] impassable 0|1,0"), ["S", "SE"], "south, then east");
    assert_eq!(steps("room[0-1,0-1] walls 0|1,0 blocking 0|1,1"), ["S"], "both ways are shut");
    assert_eq!(steps("room[0-2,0-2] impassable 0|1,0 0,0|1"), [] as [&str; 0]);
    // Such an edge is no wall: the imp round the corner is next to him.
    let next_to = |map: &str| {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (0, 0)).hand(0, &["chainsaw-1"]);
        scene.put(Imp, (1, 1));
        scene.marine_turn(0).does("play chainsaw-1");
        scene.can("fire")
    };
    assert!(next_to("room[0-2,0-2] impassable 0|1,0 0,0|1"));
    assert!(!next_to("room[0-2,0-2] walls 0|1,0 0|1,1"));
}

/// D16-MOV-6: every space of a large enemy has its surcharge.
#[test]
fn mov_6_each_space_of_a_large_enemy_costs_one_more() {
    let mut scene = Scene::drawn("lane[0-4,0-1]", 1);
    scene.stand(0, (0, 0));
    scene.put(BaronOfHell, (1, 0));
    scene.marine_mp(0, 4).does("step E").refuses("step E");
    scene.stand(0, (0, 0)).marine_mp(0, 5).does_all(&["step E", "step E", "step E"]);
    assert_eq!((scene.at(0), scene.mp()), (Some((3, 0)), 0));
}

/// D16-MOV-6: so many spaces are steps without points and surcharges, and end like every move.
#[test]
fn mov_6_moving_spaces_costs_no_points() {
    let mut scene = Scene::drawn("lane[0-6,0-0] difficult 4,0", 2);
    scene.stand(0, (6, 0)).stand(1, (4, 0)).hand(0, &["uac-marine-1"]).events(&["unstoppable"]);
    let imp = scene.put(Imp, (5, 0));
    scene.marine_turn(0).script(&["Rx0", "Rx1"]).does_all(&[
        "play uac-marine-1",
        "fire",
        "event unstoppable 1",
    ]);
    scene.does("step W").refuses("done");
    scene.does("step W");
    assert_eq!(scene.demon_at(imp), Some((3, 0)), "a marine in difficult terrain on the way");
    assert_eq!(scene.asked().0, 0, "two steps are over");
}

/// D16-MOV-6: with one step left a demon does not enter an occupied space.
#[test]
fn mov_6_moving_spaces_ends_on_a_free_space() {
    let mut scene = Scene::drawn("lane[0-6,0-0] blocking 3|4,0", 2);
    scene.stand(0, (6, 0)).stand(1, (3, 0)).hand(0, &["uac-marine-1"]).events(&["unstoppable"]);
    let flyer = scene.put(Cacodemon, (5, 0));
    scene.marine_turn(0).script(&["Rx0", "Rx1"]).does_all(&[
        "play uac-marine-1",
        "fire",
        "event unstoppable 1",
    ]);
    scene.does("step W").refuses("step W");
    scene.does("done");
    assert_eq!(scene.demon_at(flyer), Some((4, 0)));
}
