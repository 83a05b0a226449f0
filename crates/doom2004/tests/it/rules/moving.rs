//! Steps of marines and small invaders (T08).

use doom2004::InvaderKind;
use engine::Seat;

use super::support::{Scene, floor};

#[test]
fn t08_a_trite_moves_five_spaces() {
    // D04-MOVE-1.
    let mut scene = Scene::drawn(&floor(9, 1), 1);
    scene.stand(0, (0, 0));
    let trite = scene.put(InvaderKind::Trite, (2, 0));
    scene.invader_turn().does("activate f1").does_all(&["step E"; 5]);
    assert_eq!(scene.figure_at(trite), Some((7, 0)));
    scene.refuses("step E", "D04-MOVE-1");
    scene.does("done");
    scene.does("done");
    assert_eq!(scene.asked(), Seat(0));
}

#[test]
fn a_step_goes_to_any_of_eight_neighbours_on_the_board() {
    // D04-MOVE-2, D04-MOVE-1: less may be used.
    let mut scene = Scene::drawn(&floor(3, 3), 1);
    scene.stand(0, (1, 1)).does("advance");
    assert_eq!(scene.options("step"), ["E", "N", "NE", "NW", "S", "SE", "SW", "W"]);
    assert_eq!(scene.state.turn.moves, 4);
    scene.does("step NE");
    assert_eq!((scene.at(0), scene.state.turn.moves), (Some((2, 0)), 3));
    assert_eq!(scene.options("step"), ["S", "SW", "W"]);
    scene.refuses("step N", "D04-MOVE-2");
    scene.does("done");
}

#[test]
fn friends_are_passed_enemies_and_obstacles_are_not() {
    // D04-MOVE-3, D04-MOVE-4.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+---+
        | 0r  0g  0   0   0%|
        +---+---+---+---+---+
    ",
        2,
    );
    let zombie = scene.put(InvaderKind::Zombie, (3, 0));
    scene.does_all(&["advance", "step E"]);
    assert_eq!(scene.at(0), scene.at(1));
    scene.refuses("done", "D04-MOVE-3");
    scene.does("step E");
    scene.refuses("step E", "D04-MOVE-4");
    // The same for invaders.
    scene.stand(0, (0, 0)).invader_turn().does_all(&["activate f1", "step W"]);
    scene.refuses("step W", "D04-MOVE-4");
    scene.does_all(&["step E"]).refuses("step E", "D04-MOVE-4");
    assert_eq!(scene.figure_at(zombie), Some((3, 0)));
}

#[test]
fn a_closed_door_stops_a_step_and_an_open_one_does_not() {
    // D04-MOVE-4, D04-DOOR-2, D04-DOOR-7.
    let mut scene = Scene::drawn(
        "
        +---+---+
        | 0rD 0 |
        +---+---+
    ",
        1,
    );
    scene.does("sprint").refuses("step E", "D04-MOVE-4");
    scene.open("d1").does("step E");
    assert_eq!(scene.at(0), Some((1, 0)));
}

#[test]
fn going_round_enemies_costs_nothing_and_is_safe() {
    // D04-MOVE-5.
    let mut scene = Scene::drawn(&floor(5, 2), 1);
    scene.stand(0, (0, 0)).hand(&[]);
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.put(InvaderKind::HellKnight, (3, 0));
    scene.does_all(&["sprint", "step E", "step E", "step W", "step W"]);
    assert_eq!((scene.left(0), scene.state.turn.moves), (10, 4));
}

#[test]
fn nobody_attacks_from_a_shared_space() {
    // D04-MOVE-7.
    let mut scene = Scene::drawn(&floor(4, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).put(InvaderKind::Imp, (3, 0));
    scene.does_all(&["advance", "step E"]);
    scene.refuses("fire pistol", "D04-MOVE-7");
    scene.does("step E");
    scene.allows("fire pistol");
    // Invaders alike.
    let mut scene = Scene::drawn(&floor(4, 1), 1);
    scene.stand(0, (0, 0));
    scene.put(InvaderKind::Imp, (3, 0));
    scene.put(InvaderKind::Imp, (2, 0));
    scene.invader_turn().does_all(&["activate f1", "step W"]);
    scene.refuses("strike", "D04-MOVE-7");
    scene.refuses("done", "D04-MOVE-3");
}

#[test]
fn a_diagonal_step_needs_one_free_way_round_the_corner() {
    // D04-MOVE-8, D04-MOVE-9.
    let mut scene = Scene::drawn(
        "
        +---+---+---+
        | 0r  0 # 0 |
        +   +---+   +
        | 0 # 0   0 |
        +---+---+---+
    ",
        1,
    );
    scene.does("sprint");
    // From (0, 0) both ways to (1, 1) are walled, one behind each corner.
    scene.refuses("step SE", "D04-MOVE-9");
    // From (1, 0) to (2, 1): the wall east of (1, 0) and the wall south of it.
    scene.does("step E").refuses("step SE", "D04-MOVE-9");
    scene.refuses("step E", "D04-MOVE-8");
    // One way free is enough.
    let mut scene = Scene::drawn(
        "
        +---+---+
        | 0r# 0 |
        +   +   +
        | 0   0 |
        +---+---+
    ",
        1,
    );
    scene.does_all(&["sprint", "step SE"]);
    assert_eq!(scene.at(0), Some((1, 1)));
    // A way over a square that is missing is walled.
    let mut scene = Scene::drawn(
        "
        +---+---+
        | 0r# 0 |
        +   +---+
        | 0 |
        +   +---+
        | 0   0 |
        +---+---+
    ",
        1,
    );
    scene.stand(0, (0, 1)).does("sprint");
    scene.refuses("step NE", "D04-MOVE-9");
    scene.allows("step SE");
}

#[test]
fn a_closed_door_counts_on_a_diagonal_as_a_wall_does() {
    // D04-MOVE-9, D04-INT-17.
    let mut scene = Scene::drawn(
        "
        +---+---+
        | 0r# 0 |
        +   +   +
        | 0 D 0 |
        +---+---+
    ",
        1,
    );
    scene.does("sprint").refuses("step SE", "D04-MOVE-9");
    scene.open("d1").allows("step SE");
}

#[test]
fn figures_beside_a_diagonal_step_do_not_matter() {
    // D04-MOVE-10.
    let mut scene = Scene::drawn(
        "
        +---+---+
        | 0r  0%|
        +   +   +
        | 0   0 |
        +---+---+
    ",
        1,
    );
    scene.put(InvaderKind::Zombie, (0, 1));
    scene.does_all(&["sprint", "step SE"]);
    assert_eq!(scene.at(0), Some((1, 1)));
}
