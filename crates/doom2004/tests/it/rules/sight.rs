//! Line of sight on drawn maps: walls, corners, gaps, doors, obstacles and large figures (T09).

use doom2004::place::Shape;
use doom2004::{FigureId, InvaderKind, Who};

use super::support::Scene;

const ME: Who = Who::Marine(0);

fn sees(scene: &Scene, id: FigureId) -> bool {
    let (there, back) = (scene.state.sees(ME, Who::Invader(id)), scene.state.sees(Who::Invader(id), ME));
    assert_eq!(there, back, "sight goes both ways (D04-LOS-5)");
    there
}

/// Does the first marine see this space?
fn spots(scene: &Scene, place: (i16, i16)) -> bool {
    scene.state.sight(ME).contains(&scene.space(place))
}

/// The first marine of a drawn map.
fn looking(map: &str) -> Scene {
    Scene::drawn(map, 1)
}

/// The rulebook's picture, four rows further south.
const PICTURE: &str = "
    +---+---+---+---+---+---+---+---+---+---+
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +---+---+---+---+---+---+---+---+---+---+
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0%  0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +   +   +   +   +   +   +   +   +   +   +
    | 0   0   0   0   0   0   0   0   0   0 |
    +---+---+---+---+---+---+---+---+---+---+
";

#[test]
fn t09_what_stops_sight() {
    // D04-LOS-1, D04-LOS-2, D04-LOS-3.
    let mut scene = looking(PICTURE);
    scene.stand(0, (0, 4));
    let zombie = scene.put(InvaderKind::Zombie, (4, 10));
    let demon = scene.put(InvaderKind::Demon, (3, 5));
    let archvile = scene.put(InvaderKind::Archvile, (6, 6));
    let cyberdemon = scene.put(InvaderKind::Cyberdemon, (1, 0));
    assert!(sees(&scene, demon));
    assert!(!sees(&scene, zombie), "behind the obstacle");
    assert!(!sees(&scene, archvile), "behind the demon");
    assert!(!sees(&scene, cyberdemon), "behind the wall");
    scene.does_all(&["unload", "fire pistol"]);
    scene.allows("at 3,5");
    for place in ["at 4,10", "at 6,6", "at 1,0", "at 2,1"] {
        scene.refuses(place, "D04-LOS-2");
    }
    // Without the demon the archvile is seen.
    scene.state.figures.remove(demon);
    assert!(sees(&scene, archvile));
}

#[test]
fn a_line_past_the_end_of_a_wall_is_free() {
    // D04-LOS-4: through a corner, one way round it is enough.
    let scene = looking(
        "
        +---+---+
        | 0r# 0 |
        +   +   +
        | 0   0 |
        +---+---+
    ",
    );
    assert!(spots(&scene, (1, 1)));
    assert!(!spots(&scene, (1, 0)));
    let scene = looking(
        "
        +---+---+
        | 0r# 0 |
        +   +---+
        | 0   0 |
        +---+---+
    ",
    );
    assert!(spots(&scene, (1, 1)), "both walls are on the same way");
}

#[test]
fn walls_that_meet_in_a_corner_stop_a_line_through_it() {
    // D04-LOS-4: a wall on each way.
    for map in [
        "
        +---+---+
        | 0r# 0 |
        +   +   +
        | 0 # 0 |
        +---+---+
        ",
        "
        +---+---+
        | 0r  0 |
        +---+---+
        | 0   0 |
        +---+---+
        ",
        "
        +---+---+---+
        | 0r# 0   0 |
        +---+   +   +
        | 0   0   0 |
        +---+---+---+
        ",
    ] {
        let scene = looking(map);
        assert!(!spots(&scene, (1, 1)), "{map}");
    }
    // From the other side: a bend of two walls that the line only touches with its tip.
    let mut scene = looking(
        "
        +---+---+---+
        | 0   0   0 |
        +   +---+   +
        | 0 # 0   0r|
        +   +   +   +
        | 0   0   0 |
        +---+---+---+
    ",
    );
    scene.stand(0, (1, 0));
    assert!(!spots(&scene, (1, 1)) && spots(&scene, (2, 1)));
    scene.stand(0, (0, 0));
    assert!(!spots(&scene, (1, 1)) && !spots(&scene, (2, 2)));
    scene.stand(0, (0, 2));
    assert!(spots(&scene, (1, 1)), "the wall west of it is on one way alone");
    assert!(spots(&scene, (2, 0)), "and so is the wall north of it");
}

#[test]
fn a_diagonal_gap_between_two_obstacles_is_shut() {
    // D04-LOS-4.
    let both = looking(
        "
        +---+---+---+
        | 0r  0%  0 |
        +   +   +   +
        | 0!  0   0 |
        +   +   +   +
        | 0   0   0 |
        +---+---+---+
    ",
    );
    assert!(!spots(&both, (1, 1)) && !spots(&both, (2, 2)));
    let one = looking(
        "
        +---+---+---+
        | 0r  0%  0 |
        +   +   +   +
        | 0   0   0 |
        +   +   +   +
        | 0   0   0 |
        +---+---+---+
    ",
    );
    assert!(spots(&one, (1, 1)) && spots(&one, (2, 2)));
    // An obstacle on one side and a wall on the other.
    let mixed = looking(
        "
        +---+---+
        | 0r  0%|
        +   +   +
        | 0 # 0 |
        +---+---+
    ",
    );
    assert!(!spots(&mixed, (1, 1)));
}

#[test]
fn missing_squares_stop_sight_as_walls_do() {
    // D04-LOS-4: a way over a square off the board is shut.
    let scene = looking(
        "
        +---+---+---+
        | 0r  0   0 |
        +   +---+   +
        | 0 |   | 0 |
        +   +---+   +
        | 0   0   0 |
        +---+---+---+
    ",
    );
    assert!(!spots(&scene, (2, 2)) && !spots(&scene, (1, 2)) && !spots(&scene, (2, 1)));
    assert!(spots(&scene, (2, 0)) && spots(&scene, (0, 2)));
    let mut bend = looking(
        "
        +---+---+
        | 0r  0 |
        +---+   +
            | 0 |
        +   +---+
    ",
    );
    assert!(spots(&bend, (1, 1)), "one way is over the corner space");
    bend.put(InvaderKind::Trite, (1, 0));
    assert!(!spots(&bend, (1, 1)), "and now that is shut");
}

#[test]
fn a_line_of_a_knights_move_passes_two_spaces() {
    // D04-LOS-4: from (0, 0) to (2, 1) through (1, 0) and (1, 1), over the edge between them.
    let map = "
        +---+---+---+
        | 0r  0   0 |
        +   +   +   +
        | 0   0   0 |
        +---+---+---+
    ";
    assert!(spots(&looking(map), (2, 1)));
    for block in [(1, 0), (1, 1)] {
        let mut scene = looking(map);
        scene.put(InvaderKind::Trite, block);
        assert!(!spots(&scene, (2, 1)), "{block:?}");
    }
    for aside in [(0, 1), (2, 0)] {
        let mut scene = looking(map);
        scene.put(InvaderKind::Trite, aside);
        assert!(spots(&scene, (2, 1)), "{aside:?}");
    }
    let wall = map.replacen("+   +   +   +", "+   +---+   +", 1);
    assert!(!spots(&looking(&wall), (2, 1)));
}

#[test]
fn a_closed_door_stops_a_line_and_an_open_one_does_not() {
    // D04-LOS-2, D04-DOOR-2, D04-DOOR-7.
    let mut scene = looking(
        "
        +---+---+---+---+
        | 0   0 # 1   1 |
        +   +   +   +   +
        | 0r  0 D 1   1 |
        +   +   +   +   +
        | 0   0 D 1   1 |
        +---+---+---+---+
    ",
    );
    let east = [(2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2)];
    assert!(east.iter().all(|&place| !spots(&scene, place)));
    scene.open("d1");
    let seen: Vec<_> = east.into_iter().filter(|&place| spots(&scene, place)).collect();
    assert_eq!(seen, [(3, 0), (2, 1), (3, 1), (2, 2), (3, 2)], "to (3, 0) past the end of the wall");
    // From beside the frame the line to (2, 1) touches the end of the wall: the way through the door is free.
    scene.stand(0, (1, 0));
    assert!(spots(&scene, (2, 1)) && !spots(&scene, (2, 0)));
    scene.close("d1");
    assert!(!spots(&scene, (2, 1)));
}

#[test]
fn goo_bodies_and_tokens_stop_nothing() {
    // D04-LOS-2, D04-OBST-2.
    let mut scene = looking(
        "
        +---+---+---+---+---+---+
        | 0r  0~  0&  0=  0R  0 |
        +---+---+---+---+---+---+
    ",
    );
    scene.token((1, 0), "shotgun");
    assert!(spots(&scene, (5, 0)));
}

#[test]
fn a_large_attacker_looks_from_any_of_its_spaces() {
    // D04-LOS-3, D04-BIG-2, D04-RNG-3.
    let mut scene = looking(
        "
        +---+---+---+---+---+
        | 0   0   0%  0   0r|
        +   +   +   +   +   +
        | 0   0   0   0   0 |
        +---+---+---+---+---+
    ",
    );
    let high = scene.put(InvaderKind::Imp, (1, 0));
    assert!(!sees(&scene, high));
    scene.state.figures.remove(high);
    let mancubus = scene.put(InvaderKind::Mancubus, (0, 0));
    // Its southern half looks past the obstacle.
    assert!(sees(&scene, mancubus));
    scene.put(InvaderKind::Trite, (3, 1));
    assert!(!sees(&scene, mancubus));
}

#[test]
fn a_demon_lies_in_its_own_way_never_and_in_others_always() {
    // D04-LOS-3, D04-LOS-2.
    let mut scene = looking(
        "
        +---+---+---+---+---+
        | 0r  0   0   0   0 |
        +---+---+---+---+---+
    ",
    );
    let demon = scene.put(InvaderKind::Demon, (2, 0));
    let imp = scene.put(InvaderKind::Imp, (4, 0));
    assert!(sees(&scene, demon) && !sees(&scene, imp));
    // Its far half can be named, though the near one is before it.
    scene.does_all(&["unload", "fire pistol"]).allows("at 3,0");
    scene.refuses("at 4,0", "D04-LOS-2");
}

#[test]
fn a_demon_across_a_gap_shuts_it() {
    // D04-LOS-2, D04-LOS-4: the demon fills both spaces beside the corner.
    let map = "
        +---+---+---+
        | 0r  0   0 |
        +   +   +   +
        | 0   0   0 |
        +   +   +   +
        | 0   0   0 |
        +---+---+---+
    ";
    let mut scene = looking(map);
    let imp = scene.put(InvaderKind::Imp, (2, 2));
    assert!(sees(&scene, imp));
    scene.put_shape(InvaderKind::Demon, (1, 0), Shape::Down);
    assert!(!sees(&scene, imp), "it stands in the middle");
    let mut scene = looking(map);
    let imp = scene.put(InvaderKind::Imp, (1, 2));
    scene.put_shape(InvaderKind::Demon, (1, 0), Shape::Down);
    assert!(!sees(&scene, imp));
    scene.state.figures.remove(FigureId(1));
    scene.put_shape(InvaderKind::Demon, (1, 0), Shape::Across);
    assert!(sees(&scene, imp), "it lies beside the line");
}

#[test]
fn one_free_quarter_of_a_large_target_is_enough() {
    // D04-LOS-3.
    let mut scene = looking(
        "
        +---+---+---+---+---+
        | 0r  0   0   0   0 |
        +   +   +   +   +   +
        | 0   0%  0%  0   0 |
        +   +   +   +   +   +
        | 0   0   0%  0   0 |
        +---+---+---+---+---+
    ",
    );
    let knight = scene.put(InvaderKind::HellKnight, (3, 1));
    scene.does_all(&["unload", "fire pistol"]);
    let seen = scene.options("at").iter().any(|place| ["3,1", "4,1", "3,2", "4,2"].contains(&place.as_str()));
    assert_eq!(seen, sees(&scene, knight));
    // Moved up by one, its northern half is in the open row.
    scene.state.figures.remove(knight);
    let knight = scene.put(InvaderKind::HellKnight, (3, 0));
    assert!(sees(&scene, knight));
    scene.allows("at 3,0");
    scene.allows("at 4,0");
}

#[test]
fn marines_stop_sight_like_all_figures() {
    // D04-LOS-2: friend or foe.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+
        | 0r  0g  0   0 |
        +---+---+---+---+
    ",
        2,
    );
    let imp = scene.put(InvaderKind::Imp, (3, 0));
    assert!(!sees(&scene, imp));
    assert!(scene.state.sees(Who::Marine(1), Who::Invader(imp)));
    scene.fallen(1, (1, 0));
    assert!(sees(&scene, imp), "who has fallen is off the board");
}
