//! The starter map: its spaces, walls and doors, and the examples of the rules that are played on it.

use doom2004::place::{
    self, AreaId, Arena, DoorId, Doors, Footing, ObstacleKind, Pos, Shape, SpaceId, WALL, Way,
};
use doom2004::{Colour, Ground, InvaderKind, KeyColour};
use grid::{Body, Dir, Dir8, Square};

fn arena() -> &'static Arena {
    place::shipped_by_id("way-out").unwrap()
}

fn at(x: i16, y: i16) -> SpaceId {
    arena().space_at(x, y).unwrap()
}

fn square(x: i16, y: i16) -> Square {
    arena().space(at(x, y)).square
}

/// A figure of 2 by 2 spaces with this northwest corner.
fn big(x: i16, y: i16) -> Footing {
    Footing { at: at(x, y), shape: Shape::Quad }
}

fn pair(one: (i16, i16), other: (i16, i16)) -> Footing {
    let body = Body::pair(square(one.0, one.1), square(other.0, other.1)).unwrap();
    Footing { at: arena().space_on(body.corner).unwrap(), shape: Shape::of(body) }
}

/// Where a figure comes to, if the step is free.
fn step(from: Footing, way: &str, closed: Doors) -> Option<Footing> {
    let way: Way = way.parse().unwrap();
    let stride = arena().strides(from).iter().find(|stride| stride.way == way)?;
    stride.is_free(closed).then_some(stride.to)
}

/// All doors closed but these.
fn closed_but(open: &[&str]) -> Doors {
    let doors = (0..).map(DoorId).zip(&arena().scenario().doors);
    doors.filter(|(_, door)| !open.contains(&door.id.as_str())).map(|(n, _)| n).collect()
}

fn door(id: &str) -> DoorId {
    DoorId(arena().scenario().doors.iter().position(|door| door.id == id).unwrap() as u8)
}

#[test]
fn the_map_is_the_one_of_the_rules() {
    assert_eq!(arena().spaces().len(), 159);
    assert_eq!(
        arena().area_map(),
        "\
...............22.........
...............222222.....
..00...........222222.....
.0000..........22222......
00000111111111122222......
00000111111111122222......
.0000.......11....22......
..00........33............
............33.....44.....
............33.4444444444.
...........33334444444444.
........555333344444444444
........555333344444444444
...........33334444444444.
............33............
"
    );
    let first = arena().space(SpaceId(0));
    assert_eq!((first.pos, first.area), (Pos::new(14, -3), AreaId(2)));
    assert_eq!(arena().space_at(-1, 1).map(|space| arena().space(space).area), Some(AreaId(0)));
    assert_eq!(arena().space_at(-2, 1), None);
    assert_eq!(arena().space_at(i16::MIN, i16::MAX), None);
}

#[test]
fn the_drawing_shows_walls_doors_and_what_lies_about() {
    let drawing = arena().to_string();
    let rows: Vec<&str> = drawing.lines().collect();
    assert_eq!(rows.len(), 31);
    // y = 8: the mancubus' corridor, d5, the room with the demon, d4, the hall with its barrel.
    assert_eq!(
        rows[2 * 11 + 1].trim(),
        "| 5   5   5 D 3   3   3   3 D 4   4   4   4!  4   4   4   4   4   4   4 |"
    );
    let same: grid::Grid = drawing.parse().unwrap();
    assert_eq!(&same, arena().grid());
}

#[test]
fn d04_move_8_touching_sides_without_openings_are_walls() {
    for y in [7, 10] {
        assert_eq!(arena().side(at(13, y), Dir::E), WALL, "x = 14 is a wall at y = {y}");
        assert_eq!(arena().side(at(14, y), Dir::W), WALL);
        assert_eq!(arena().step(at(13, y), Dir8::E), None);
    }
    for y in [8, 9] {
        assert_eq!(arena().side(at(13, y), Dir::E), Doors::of(door("d4")), "x = 14 is a door at y = {y}");
    }
    // The hall of A1 passes over the room of A3 and the locker room.
    assert_eq!(arena().side(at(13, 1), Dir::E), Doors::of(door("d2")));
    // Inside a piece and between joined pieces of one area all is open.
    assert_eq!(arena().side(at(9, 1), Dir::E), Doors::NONE);
    assert_eq!(arena().side(at(11, 6), Dir::S), Doors::NONE);
    // Towards nothing there is a wall.
    assert_eq!(arena().side(at(0, 0), Dir::W), WALL);
}

#[test]
fn every_border_between_areas_is_a_door() {
    for space in arena().spaces() {
        for dir in Dir8::ALL {
            let Some(step) = arena().step(space, dir) else { continue };
            if arena().space(space).area != arena().space(step.to).area {
                assert!(!step.is_near(closed_but(&[])), "{:?} {dir}", arena().space(space).pos);
                assert!(step.is_near(Doors::NONE));
            }
        }
    }
}

/// A step as D04-MOVE-9 has it, from the sides of the spaces alone.
fn is_step(arena: &Arena, from: SpaceId, dir: Dir8, closed: Doors) -> Option<SpaceId> {
    let go = |from: SpaceId, dir: Dir| {
        let open = (arena.side(from, dir) & (closed | WALL)).is_empty();
        dir.step(arena.space(from).square).filter(|_| open).and_then(|square| arena.space_on(square))
    };
    match (dir.straight(), dir.split()) {
        (Some(dir), _) => go(from, dir),
        (_, Some((one, other))) => {
            let round = |one, other| go(from, one).and_then(|beside| go(beside, other));
            round(one, other).or_else(|| round(other, one))
        }
        (None, None) => None,
    }
}

#[test]
fn d04_move_9_steps_agree_with_the_sides() {
    for arena in place::shipped().iter().map(Ground::place) {
        for closed in [0, arena.closed_at_start().0, 0b10101, 0b01010].map(Doors) {
            for space in arena.spaces() {
                let here = arena.space(space).pos;
                for dir in Dir8::ALL {
                    let step = arena.step(space, dir).filter(|step| step.is_near(closed)).map(|step| step.to);
                    assert_eq!(
                        step,
                        is_step(arena, space, dir, closed),
                        "{} {here} {dir}",
                        arena.scenario().id
                    );
                    let strides = arena.strides(space.into()).iter();
                    let stride = strides.filter(|stride| stride.is_free(closed));
                    let stride = stride.filter(|stride| stride.way == Way::Step(dir)).map(|stride| stride.to);
                    assert!(stride.eq(step.map(Footing::from)), "{} {here} {dir}", arena.scenario().id);
                }
            }
        }
    }
}

#[test]
fn d04_door_1_doors_have_four_spaces_and_the_exit_two() {
    let spaces = |id: &str| -> Vec<(i16, i16)> {
        let plan = arena().door(door(id));
        plan.spaces.iter().map(|&space| arena().space(space).pos).map(|pos| (pos.x, pos.y)).collect()
    };
    assert_eq!(spaces("d1"), [(3, 1), (3, 2), (4, 1), (4, 2)]);
    assert_eq!(spaces("d2"), [(13, 1), (13, 2), (14, 1), (14, 2)]);
    assert_eq!(spaces("d3"), [(11, 3), (12, 3), (11, 4), (12, 4)]);
    assert_eq!(spaces("d4"), [(13, 8), (13, 9), (14, 8), (14, 9)]);
    assert_eq!(spaces("d5"), [(9, 8), (9, 9), (10, 8), (10, 9)]);
    assert_eq!(spaces("red-door"), [(7, 8), (7, 9)]);
    let red = arena().door(door("red-door"));
    assert!(red.exit && red.key == Some(KeyColour::Red) && red.dir == Dir::W);
    assert_eq!(arena().exit(at(7, 8), Dir::W), Some(door("red-door")));
    assert_eq!(arena().exit(at(7, 8), Dir::N), None);
    assert_eq!(arena().exit(at(8, 8), Dir::W), None);
    assert_eq!(arena().step(at(7, 8), Dir8::W), None, "an exit is no way to another space");
    assert_eq!(arena().closed_at_start().0, 0b111111);
}

#[test]
fn t17_a_door_is_worked_from_its_four_spaces_only() {
    let d4 = &arena().door(door("d4")).spaces;
    assert!([at(13, 8), at(13, 9), at(14, 8), at(14, 9)].iter().all(|space| d4.contains(space)));
    for neighbour in [at(13, 7), at(14, 7), at(13, 10), at(14, 10), at(12, 8)] {
        assert!(!d4.contains(&neighbour));
    }
}

#[test]
fn t50_a_hell_knight_at_the_doorway() {
    let open = closed_but(&["d4"]);
    assert_eq!(step(big(14, 7), "SW", open), Some(big(13, 8)));
    assert_eq!(step(big(13, 8), "W", open), Some(big(12, 8)));
    assert_eq!(step(big(14, 6), "SW", open), None, "a wall would split it");
    assert_eq!(step(big(14, 8), "NW", open), None);
    assert_eq!(step(big(14, 7), "SW", closed_but(&[])), None);
}

#[test]
fn t51_a_hell_knight_straddles_the_door_line() {
    let d4 = &arena().door(door("d4")).spaces;
    let straddles = |knight: Footing| {
        let on = |side: &[SpaceId]| side.iter().any(|space| arena().cells(knight).contains(space));
        on(&d4[..2]) && on(&d4[2..])
    };
    assert!(straddles(big(13, 8)));
    assert!(!straddles(big(12, 8)) && !straddles(big(14, 8)));
}

#[test]
fn t52_a_demon_turns_in_a_dead_end_and_at_a_doorway() {
    let open = closed_but(&["d4"]);
    let demon = pair((23, 8), (24, 8));
    let turned = pair((24, 8), (24, 9));
    assert_eq!(step(demon, "2S", open), Some(turned));
    assert_eq!(step(turned, "2W", open), Some(pair((23, 9), (24, 9))));

    let demon = pair((14, 7), (14, 8));
    assert!(step(demon, "2W", open).is_some());
    assert_eq!(step(demon, "1W", open), None);
    assert_eq!(step(demon, "SW", open), Some(pair((13, 8), (13, 9))));
}

#[test]
fn t53_adjacent_through_an_open_door_never_through_a_wall() {
    let adjacent = |closed: Doors, one: (i16, i16), other: (i16, i16)| {
        arena().are_adjacent(at(one.0, one.1), at(other.0, other.1), closed)
    };
    assert!(adjacent(closed_but(&["d4"]), (13, 7), (14, 8)));
    assert!(!adjacent(closed_but(&[]), (13, 7), (14, 8)));
    assert!(!adjacent(Doors::NONE, (13, 7), (14, 7)));
}

#[test]
fn t61_where_a_marine_comes_back() {
    let far = |from: (i16, i16), least: u8| -> Vec<Pos> {
        let mut places = Vec::new();
        arena().flood([at(from.0, from.1)], 16, |step, steps| {
            let space = arena().space(step.to);
            let revealed = step.is_near(Doors::NONE) && space.area.0 <= 1;
            places.extend((revealed && steps >= least).then_some(space.pos));
            revealed
        });
        places.sort();
        places
    };
    assert_eq!(far((5, 1), 8), [Pos::new(13, 1), Pos::new(13, 2)]);
    assert_eq!(far((6, 1), 8), []);
    let nearest = [Pos::new(-1, 1), Pos::new(13, 1), Pos::new(-1, 2), Pos::new(13, 2)];
    assert_eq!(far((6, 1), 7), nearest);
}

#[test]
fn areas_hold_what_the_rules_list() {
    let with = |area: u8, colours: &[Colour]| -> String {
        let figures = arena().figures(AreaId(area), |colour| colours.contains(&colour));
        let words: Vec<String> = figures
            .map(|figure| {
                let pos = arena().space(arena().space_on(figure.body.corner).unwrap()).pos;
                format!("{} {pos:#}", figure.kind)
            })
            .collect();
        words.join(", ")
    };
    assert_eq!(with(1, &[Colour::Red]), "zombie (9, 1)");
    assert_eq!(with(3, &[Colour::Red, Colour::Blue]), "demon (12, 8), zombie (11, 10)");
    assert_eq!(with(4, &[Colour::Green]), "imp (18, 10), trite (18, 6)");
    assert_eq!(with(5, &[]), "mancubus (8, 8)", "always there");
    assert_eq!(
        with(4, &Colour::ALL),
        "hell-knight (20, 7), imp (18, 10), trite (18, 6), trite (22, 10), archvile (23, 7)"
    );
    let knight = arena().area(AreaId(4)).figures[0];
    assert_eq!((knight.kind, knight.body), (InvaderKind::HellKnight, Body::new(square(20, 7), 2, 2)));

    let tokens: Vec<String> =
        arena().area(AreaId(4)).tokens.iter().map(|(_, kind)| kind.to_string()).collect();
    assert_eq!(tokens, ["red-key", "chainsaw", "rockets", "berserk", "health"]);
    assert_eq!(arena().space(at(17, 8)).obstacle, Some(ObstacleKind::Barrel));
    assert_eq!(arena().space(at(20, 9)).obstacle, Some(ObstacleKind::Goo));
    assert_eq!(arena().space(at(16, 0)).obstacle, Some(ObstacleKind::Blocking));
    assert_eq!(arena().ducts(), [at(13, 2), at(10, 10), at(19, 6)]);
    assert_eq!(Colour::ALL.map(|colour| arena().start(colour)), [at(1, 1), at(1, 2), at(2, 1)]);
    assert_eq!(arena().area(AreaId(2)).encounters.len(), 1);
}
