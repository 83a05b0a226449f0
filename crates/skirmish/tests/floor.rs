//! Steps, large figures, floods and sight on drawn floors, after the rules and examples of both DOOM games.

use grid::{Bits, Dir, Dir8, Edge, Grid, Square};
use skirmish::{Border, DoorId, Entry, FewDoors, Footing, Lines, Pos, Shape, SpaceId};

type Floor = skirmish::Floor<FewDoors, Way, 2>;

/// How figures go here: as those of both games do.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Way {
    Step(Dir8),
    Lead(u8, Dir),
    Turn,
}

/// A drawn floor; its doors are one.
fn floor(text: &str) -> Floor {
    let grid: Grid = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let square = |pos: Pos| Square::new(pos.y as u8, pos.x as u8);
    let places = grid.squares().map(|square| {
        let pos = Pos::new(square.col.into(), square.row.into());
        (pos, grid.label(square).to_owned(), grid.marks(square).to_owned())
    });
    let border = |pos, dir| match grid.edge(square(pos), dir) {
        Edge::Open => Border::Plain,
        Edge::Wall => Border::Wall,
        Edge::Door => Border::Door(DoorId(0)),
    };
    let floor = Floor::new(places, border).unwrap();
    assert_eq!(floor.grid(), &grid, "the floor draws what it was made of");
    floor.with_shapes(&Shape::ALL, |floor, from| {
        let steps = Dir8::ALL.into_iter().filter_map(|dir| floor.shift(from, dir, Way::Step(dir)));
        let halves =
            (0..2).filter(|_| from.shape.spaces() == 2).flat_map(|half| Dir::ALL.map(|dir| (half, dir)));
        let led = halves.filter_map(|(half, dir)| floor.lead(from, half, dir, Way::Lead(half, dir)));
        let turned = from.shape.turned().and_then(|to| floor.turn(from, (0, 0), to, Way::Turn));
        steps.chain(led).chain(turned).collect::<Vec<_>>()
    })
}

fn at(floor: &Floor, x: i16, y: i16) -> SpaceId {
    floor.space_at(x, y).unwrap_or_else(|| panic!("there is no space {x},{y}"))
}

/// Where a figure comes to, if the step is free.
fn go(floor: &Floor, from: (i16, i16, Shape), way: Way, closed: u16) -> Option<(i16, i16, Shape)> {
    let (x, y, shape) = from;
    let strides = floor.strides(Footing { at: at(floor, x, y), shape });
    let stride = strides.iter().find(|stride| stride.way == way)?;
    let pos = floor.pos(stride.to.at);
    stride.is_free(FewDoors(closed)).then_some((pos.x, pos.y, stride.to.shape))
}

const TWO_BY_TWO: [(&str, &str, &str, bool, bool); 8] = [
    ("|. .|", "+ + +", "|. .|", true, true),
    ("|.#.|", "+ + +", "|. .|", true, true),
    ("|.#.|", "+-+ +", "|. .|", false, true),
    ("|.#.|", "+ +-+", "|. .|", true, false),
    ("|.#.|", "+ + +", "|.#.|", false, false),
    ("|. .|", "+-+-+", "|. .|", false, false),
    ("|. .|", "+ +-+", "|.#.|", false, true),
    ("|. .|", "+-+ +", "|.#.|", true, false),
];

#[test]
fn d04_move_9_one_free_way_round_the_corner_is_enough() {
    // Walls on no, one or two of the four borders at the middle corner, and whether the spaces in the northwest and
    // southeast, and the other two, are a step apart.
    for (top, middle, low, falling, rising) in TWO_BY_TWO {
        let floor = floor(&format!("+-+-+\n{top}\n{middle}\n{low}\n+-+-+"));
        let [a, b, c, d] = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| at(&floor, x, y));
        assert_eq!(
            (floor.are_adjacent(a, d, FewDoors::NONE), floor.are_adjacent(d, a, FewDoors::NONE)),
            (falling, falling),
            "{floor}"
        );
        assert_eq!(
            (floor.are_adjacent(b, c, FewDoors::NONE), floor.are_adjacent(c, b, FewDoors::NONE)),
            (rising, rising),
            "{floor}"
        );
        assert!(!floor.are_adjacent(a, a, FewDoors::NONE));
    }
}

#[test]
fn d04_move_9_a_missing_space_is_a_wall() {
    let floor = floor(
        "
        +-+-+ +
        |. .|
        + +-+-+
        |.| |.|
        +-+-+-+
          |. .|
        + +-+-+
    ",
    );
    assert!(floor.are_adjacent(at(&floor, 1, 0), at(&floor, 0, 1), FewDoors::NONE));
    assert_eq!(floor.step(at(&floor, 1, 0), Dir8::SE), None);
    assert_eq!(floor.step(at(&floor, 0, 1), Dir8::SE), None);
    assert_eq!(floor.step(at(&floor, 1, 0), Dir8::NE), None);
}

const HALL: &str = "
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + +-+ + +
    |. .#. . . .|
    +-+-+ + + + +
    |. .D. . . .|
    + + + + + + +
    |. .D. . . .|
    +-+-+-+-+-+-+
";

#[test]
fn d04_t50_d16_t72_a_base_needs_a_gap_as_wide_as_itself() {
    let hall = floor(HALL);
    let quad = |x, y| (x, y, Shape::Quad);
    let west = Way::Step(Dir8::W);
    assert_eq!(go(&hall, quad(4, 0), west, 0), None, "a wall inside the new base");
    assert_eq!(go(&hall, quad(0, 0), Way::Step(Dir8::E), 0), None);
    assert_eq!(go(&hall, quad(2, 1), west, 0), None);
    assert_eq!(go(&hall, quad(2, 2), west, 0), Some(quad(1, 2)));
    assert_eq!(go(&hall, quad(2, 2), west, 1), None);
    let between = Footing { at: at(&hall, 1, 2), shape: Shape::Quad };
    assert!(
        hall.fits(between, FewDoors(0)) && !hall.fits(between, FewDoors(1)) && hall.cells(between).len() == 4
    );
    assert!(hall.cells(Footing { at: at(&hall, 5, 3), shape: Shape::Quad }).is_empty());
    assert_eq!((hall.doors_at(between), hall.doors_at(at(&hall, 0, 0))), (FewDoors(1), FewDoors(0)));
}

#[test]
fn d04_big_5_halves_of_a_demon_lead_and_never_into_each_other() {
    let hall = floor(HALL);
    let demon = (3, 2, Shape::Across);
    assert_eq!(go(&hall, demon, Way::Lead(1, Dir::S), 0), Some((4, 2, Shape::Down)));
    assert_eq!(go(&hall, demon, Way::Lead(0, Dir::W), 0), Some((2, 2, Shape::Across)));
    assert_eq!(go(&hall, demon, Way::Lead(0, Dir::E), 0), None);
    assert_eq!(go(&hall, (2, 2, Shape::Across), Way::Lead(0, Dir::W), 1), None, "the door is closed");
    assert_eq!(go(&hall, (2, 2, Shape::Wide), Way::Turn, 0), None, "there are two rows only");
    assert_eq!(go(&hall, (2, 1, Shape::Tall), Way::Turn, 0), Some((2, 1, Shape::Wide)));
}

fn places(floor: &Floor, spaces: &Bits<2>) -> String {
    let names = spaces.iter().map(|space| floor.pos(SpaceId(space as u16)).to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn d04_t32_a_blast_stays_behind_walls_closed_doors_and_obstacles() {
    let floor = floor(
        "
        +-+-+-+-+-+
        |. . .D. .|
        + + +-+ + +
        |. . .#. .|
        +-+-+-+-+-+
    ",
    );
    let [target, obstacle, barrel] = [(2, 0), (1, 0), (1, 1)].map(|(x, y)| at(&floor, x, y));
    let blast = |closed: u16, radius, barred: Option<SpaceId>, stops: Option<SpaceId>| {
        let covered = floor.flood([target], radius, |step, _| match step.is_near(FewDoors(closed)) {
            true if Some(step.to) == stops => Entry::Stop,
            near => Entry::from(near && Some(step.to) != barred),
        });
        places(&floor, &covered)
    };
    assert_eq!(blast(1, 0, None, None), "2,0");
    assert_eq!(blast(1, 1, None, None), "1,0 2,0 1,1");
    assert_eq!(blast(0, 1, None, None), "1,0 2,0 3,0 1,1 3,1");
    // Past the obstacle's corner, not onto it.
    assert_eq!(blast(1, 1, Some(obstacle), None), "2,0 1,1");
    assert_eq!(blast(1, 2, Some(obstacle), None), "0,0 2,0 0,1 1,1 2,1");
    // Onto the barrel, not over it, when the obstacle leaves no other way.
    assert_eq!(blast(1, 3, Some(obstacle), Some(barrel)), "2,0 1,1");
}

#[test]
fn d04_t37_d16_atk_3_range_round_a_corner() {
    let floor = floor(
        "
        +-+-+-+-+-+-+
        |. . . . . .|
        +-+-+-+-+-+ +
        |. . . .D. .|
        +-+-+-+-+-+-+
    ",
    );
    let [thrower, target, shut] = [(2, 0), (4, 1), (3, 1)].map(|(x, y)| at(&floor, x, y));
    let lines = Lines::new(&floor);
    assert!(!lines.is_free(thrower, target, FewDoors::NONE, &Bits::EMPTY));
    assert_eq!(floor.measure(thrower, FewDoors::NONE)[target.index()], 4);
    assert_eq!(floor.measure(at(&floor, 0, 0), FewDoors::NONE)[at(&floor, 1, 1).index()], 9);
    assert_eq!(floor.measure(thrower, FewDoors(1))[shut.index()], u8::MAX);
    assert_eq!(floor.ring(target.into(), FewDoors(1)).len(), 2);
    assert_eq!(floor.ring(target.into(), FewDoors::NONE).len(), 3);
}

#[test]
fn d04_los_4_a_line_through_a_corner_needs_one_of_two_ways() {
    let floor = floor(
        "
        +-+-+-+
        |. .D.|
        + + + +
        |. . .|
        +-+-+-+
    ",
    );
    let lines = Lines::new(&floor);
    let [here, there, above, below] = [(1, 0), (2, 1), (2, 0), (1, 1)].map(|(x, y)| at(&floor, x, y));
    let free = |closed, blocks: &[SpaceId]| {
        let closed = FewDoors(closed);
        let blocks = blocks.iter().map(|space| space.index()).collect();
        let found =
            [lines.is_free(here, there, closed, &blocks), lines.is_free(there, here, closed, &blocks)];
        assert_eq!(found[0], found[1]);
        found[0]
    };
    assert!(free(0, &[]) && free(0, &[above]) && free(0, &[below]) && free(1, &[above]));
    assert!(!free(0, &[above, below]) && !free(1, &[below]));
    assert!(free(1, &[here, there]), "the ends do not block");
}
