//! Steps, bodies, distances and areas on drawn maps, after the rules and examples of both DOOM games.

use grid::{Body, Dir, Dir8, Distances, Entry, Grid, Square, SquareBits};

fn map(text: &str) -> Grid {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn open_floor(height: u8, width: u8) -> Grid {
    let mut builder = grid::GridBuilder::new(height, width);
    for square in (0..height).flat_map(|row| (0..width).map(move |col| Square { row, col })) {
        builder.square(square, "", "");
    }
    builder.build().unwrap()
}

fn sq(row: u8, col: u8) -> Square {
    Square::new(row, col)
}

fn pair(one: Square, other: Square) -> Body {
    Body::pair(one, other).unwrap()
}

fn names(grid: &Grid, bits: &SquareBits) -> String {
    grid.squares_in(bits).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// The rooms A3 and A4 of the starter scenario of DOOM (2004) with the door d4 between them.
const D4: &str = "
    + + + + +-+-+-+-+-+-+-+-+-+-+ +
            |. . . . . . . . . .|
    +-+-+-+-+ + + + + + + + + + + +
    |. . . .#. . . . . . . . . .|
    + + + + + + + + + + + + + + +-+
    |. . . .D. . . . . . . . . . .|
    + + + + + + + + + + + + + + + +
    |. . . .D. . . . . . . . . . .|
    + + + + + + + + + + + + + + +-+
    |. . . .#. . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+ +
";

/// A square of [`D4`] by the coordinates of the scenario, x first.
fn xy(x: u8, y: u8) -> Square {
    sq(y - 6, x - 10)
}

fn knight(x: u8, y: u8) -> Body {
    Body::new(xy(x, y), 2, 2)
}

#[test]
fn d04_move_9_one_free_way_round_the_corner_is_enough() {
    // Walls on no, one or two of the four borders at the middle corner, and whether 00 and 11, and 01 and 10,
    // are a step apart.
    let cases = [
        ("|. .|", "+ + +", "|. .|", true, true),
        ("|.#.|", "+ + +", "|. .|", true, true),
        ("|.#.|", "+-+ +", "|. .|", false, true),
        ("|.#.|", "+ +-+", "|. .|", true, false),
        ("|.#.|", "+ + +", "|.#.|", false, false),
        ("|. .|", "+-+-+", "|. .|", false, false),
        ("|. .|", "+ +-+", "|.#.|", false, true),
        ("|. .|", "+-+ +", "|.#.|", true, false),
    ];
    for (top, middle, low, falling, rising) in cases {
        let grid = map(&format!("+-+-+\n{top}\n{middle}\n{low}\n+-+-+"));
        let ground = grid.open_ground();
        assert_eq!(ground.are_adjacent(sq(0, 0), sq(1, 1)), falling, "{grid}");
        assert_eq!(ground.are_adjacent(sq(1, 1), sq(0, 0)), falling, "{grid}");
        assert_eq!(ground.are_adjacent(sq(0, 1), sq(1, 0)), rising, "{grid}");
    }
}

#[test]
fn d04_move_9_a_missing_square_is_a_wall() {
    let grid = map("
        +-+-+ +
        |. .|
        + +-+-+
        |.| |.|
        +-+-+-+
          |. .|
        + +-+-+
    ");
    let ground = grid.open_ground();
    assert!(ground.are_adjacent(sq(0, 1), sq(1, 0)));
    assert_eq!(ground.step(sq(0, 1), Dir8::SE), None);
    assert_eq!(ground.step(sq(1, 0), Dir8::SE), None);
    assert_eq!(ground.step(sq(0, 1), Dir8::NE), None);
    assert!(!ground.are_adjacent(sq(0, 0), sq(0, 0)));
}

#[test]
fn d04_t53_adjacent_round_the_end_of_a_wall_through_an_open_door() {
    let grid = map(D4);
    let (open, closed) = (grid.open_ground(), grid.ground(|_, _| true));
    let demon = pair(xy(14, 8), xy(15, 8));
    assert!(open.touch(xy(13, 7), demon) && !closed.touch(xy(13, 7), demon));
    assert!(!open.touch(xy(13, 7), xy(14, 7)) && !closed.touch(xy(13, 7), xy(14, 7)));
}

#[test]
fn d04_t31_steps_of_large_figures() {
    // Row and column 4 stand for 0.
    let grid = open_floor(10, 12);
    let ground = grid.open_ground();
    let cyberdemon = Body::new(sq(4, 4), 2, 2);
    let walk = [Dir8::E, Dir8::NE, Dir8::N].into_iter();
    let end = walk.fold(cyberdemon, |body, dir| ground.body_step(body, dir).unwrap());
    assert_eq!(end, Body::new(sq(2, 6), 2, 2));

    let demon = pair(sq(4, 4), sq(4, 5));
    let left = ground.lead(demon, sq(4, 4), Dir::W).unwrap();
    assert_eq!(left, pair(sq(4, 3), sq(4, 4)));
    let up = ground.lead(left, sq(4, 3), Dir::N).unwrap();
    assert_eq!(up, pair(sq(3, 3), sq(4, 3)));
    assert_eq!(ground.body_step(up, Dir8::NW), Some(pair(sq(2, 2), sq(3, 2))));
}

#[test]
fn d04_big_7_a_demon_has_ten_steps_and_none_goes_straight_sideways() {
    let grid = open_floor(5, 6);
    let ground = grid.open_ground();
    let demon = pair(sq(2, 2), sq(2, 3));
    let mut ends: Vec<Body> = ground.pair_steps(demon).collect();
    ends.sort();
    ends.dedup();
    assert_eq!(ends.len(), 10);
    assert!(!ends.contains(&demon.moved(Dir8::N).unwrap()) && !ends.contains(&demon));
    assert_eq!(ground.lead(demon, sq(2, 2), Dir::E), None);
    assert_eq!(ground.lead(demon, sq(0, 0), Dir::E), None);
}

#[test]
fn d04_t50_a_large_figure_at_a_door() {
    let grid = map(D4);
    let (open, closed) = (grid.open_ground(), grid.ground(|_, _| true));
    assert_eq!(open.body_step(knight(14, 7), Dir8::SW), Some(knight(13, 8)));
    assert_eq!(open.body_step(knight(13, 8), Dir8::W), Some(knight(12, 8)));
    assert_eq!(open.body_step(knight(14, 6), Dir8::SW), None);
    assert_eq!(open.body_step(knight(14, 8), Dir8::NW), None);
    assert_eq!(closed.body_step(knight(14, 7), Dir8::SW), None);
    assert!(open.fits(knight(13, 8)) && !closed.fits(knight(13, 8)));
    assert!(!open.fits(knight(13, 7)) && !open.fits(knight(24, 8)) && !open.fits(knight(10, 6)));
}

#[test]
fn d04_t52_a_demon_turns_in_a_dead_end_and_at_a_door() {
    let grid = map(D4);
    let ground = grid.open_ground();
    let turned = ground.lead(pair(xy(23, 8), xy(24, 8)), xy(24, 8), Dir::S).unwrap();
    assert_eq!(turned, pair(xy(24, 8), xy(24, 9)));
    assert_eq!(ground.lead(turned, xy(24, 9), Dir::W), Some(pair(xy(23, 9), xy(24, 9))));

    let demon = pair(xy(14, 7), xy(14, 8));
    assert_eq!(ground.lead(demon, xy(14, 8), Dir::W), Some(pair(xy(13, 8), xy(14, 8))));
    assert_eq!(ground.lead(demon, xy(14, 7), Dir::W), None);
    assert_eq!(ground.body_step(demon, Dir8::SW), Some(pair(xy(13, 8), xy(13, 9))));
    assert_eq!(grid.ground(|_, _| true).body_step(demon, Dir8::SW), None);
}

#[test]
fn d04_t32_a_blast_stays_behind_walls_closed_doors_and_obstacles() {
    let grid = map("
        +-+-+-+-+-+
        |. . .D. .|
        + + +-+ + +
        |. . .#. .|
        +-+-+-+-+-+
    ");
    let (open, closed) = (grid.open_ground(), grid.ground(|_, _| true));
    let target = sq(0, 2);
    let anywhere = |_| Entry::Pass;
    let obstacle = |square| if square == sq(0, 1) { Entry::Barred } else { Entry::Pass };
    assert_eq!(names(&grid, &closed.area(target, 0, anywhere)), "02");
    assert_eq!(names(&grid, &closed.area(target, 1, anywhere)), "01 02 11");
    assert_eq!(names(&grid, &open.area(target, 1, anywhere)), "01 02 03 11 13");
    // Past the obstacle's corner, not onto it.
    assert_eq!(names(&grid, &closed.area(target, 1, obstacle)), "02 11");
    assert_eq!(names(&grid, &closed.area(target, 2, obstacle)), "00 02 10 11 12");
    // Onto the barrel, not over it, when the obstacle leaves no other way.
    let barrel_too = |square| if square == sq(1, 1) { Entry::Stop } else { obstacle(square) };
    assert_eq!(names(&grid, &closed.area(target, 3, barrel_too)), "02 11");
}

#[test]
fn d04_t37_range_round_a_corner() {
    let grid = map("
        +-+-+-+-+-+-+
        |. . . . . .|
        +-+-+-+-+-+ +
        |. . . .D. .|
        +-+-+-+-+-+-+
    ");
    let (open, closed) = (grid.open_ground(), grid.ground(|_, _| true));
    let (thrower, target) = (sq(0, 2), sq(1, 4));
    assert!(!open.sees_by_centres(thrower, target, |_| false));
    assert_eq!(open.distance(thrower, target), Some(4));
    assert_eq!(open.distance(sq(0, 0), sq(1, 1)), Some(9));
    assert_eq!(closed.distance(thrower, sq(1, 3)), None);

    // Over obstacles, unless the way may not enter them.
    let mut distances = Distances::default();
    let obstacle = |square| if square == sq(0, 3) { Entry::Barred } else { Entry::Pass };
    open.find_distances(&mut distances, [thrower], 8, |_| Entry::Pass);
    assert_eq!(distances.to(&grid, target), Some(4));
    assert_eq!(distances.to(&grid, sq(1, 0)), Some(8));
    open.find_distances(&mut distances, [thrower], 8, obstacle);
    assert_eq!(distances.to(&grid, target), None);
    assert_eq!(distances.iter().last(), Some((sq(0, 0), 2)));
    // From any square of a large figure, no farther than the limit.
    open.find_distances(&mut distances, pair(sq(0, 4), sq(0, 5)).squares(), 2, |_| Entry::Pass);
    assert_eq!(distances.to(&grid, target), Some(1));
    assert_eq!(distances.to(&grid, sq(0, 1)), None);
    let stop = |square| if square == target { Entry::Stop } else { Entry::Pass };
    open.find_distances(&mut distances, [sq(0, 5)], 8, stop);
    assert_eq!((distances.to(&grid, target), distances.to(&grid, sq(1, 3))), (Some(1), None));
}

#[test]
fn d16_mov_5_edges_of_other_kinds_bar_steps_too() {
    let grid = open_floor(2, 2);
    let edge = |square, dir| grid.edge_id(square, dir).unwrap();
    let mut red: grid::EdgeBits = [edge(sq(0, 0), Dir::E)].into_iter().collect();
    assert!(grid.ground_shut_at(&red).are_adjacent(sq(0, 0), sq(1, 1)));
    assert!(!grid.ground_shut_at(&red).are_adjacent(sq(0, 1), sq(0, 0)));
    red.insert(edge(sq(1, 1), Dir::W));
    assert!(!grid.ground_shut_at(&red).are_adjacent(sq(0, 0), sq(1, 1)));
    assert!(grid.open_ground().are_adjacent(sq(0, 0), sq(1, 1)));
}

#[test]
fn d16_t45_t46_turns_keep_half_of_the_base() {
    let grid = open_floor(8, 8);
    let ground = grid.open_ground();
    let turns = |body| ground.turns(body).map(|turned| turned.corner).collect::<Vec<_>>();
    assert_eq!(turns(Body::new(sq(2, 2), 1, 2)), [sq(1, 2), sq(1, 3), sq(2, 2), sq(2, 3)]);
    assert_eq!(turns(Body::new(sq(2, 2), 2, 3)), [sq(1, 2), sq(1, 3), sq(2, 2), sq(2, 3)]);
    assert_eq!(turns(Body::new(sq(0, 0), 3, 2)), [sq(0, 0), sq(1, 0)]);
    assert_eq!(turns(Body::new(sq(2, 2), 2, 2)), []);
}

#[test]
fn d16_t72_a_base_needs_a_gap_as_wide_as_itself() {
    let grid = map("
        +-+-+-+-+-+-+
        |. . . . . .|
        + + + +-+ + +
        |. .#. . . .|
        +-+-+ + + + +
        |. .D. . . .|
        + + + + + + +
        |. .D. . . .|
        +-+-+-+-+-+-+
    ");
    let ground = grid.open_ground();
    let base = |row, col| Body::new(sq(row, col), 2, 2);
    // A wall inside the new base.
    assert_eq!(ground.body_step(base(0, 4), Dir8::W), None);
    assert_eq!(ground.body_step(base(0, 0), Dir8::E), None);
    assert_eq!(ground.body_step(base(1, 2), Dir8::W), None);
    assert_eq!(ground.body_step(base(2, 2), Dir8::W), Some(base(2, 1)));
    assert_eq!(grid.ground(|_, _| true).body_step(base(2, 2), Dir8::W), None);
}

#[test]
fn bodies_measure_from_their_nearest_squares() {
    let bodies: Vec<Body> = (0..4)
        .flat_map(|at| [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3)].map(|(rows, cols)| (at, rows, cols)))
        .map(|(at, rows, cols)| Body::new(sq(2 * at, 5 * at % 7), rows, cols))
        .collect();
    for &one in &bodies {
        for &other in &bodies {
            let pairs = one.squares().flat_map(|here| other.squares().map(move |there| (here, there)));
            let nearest = pairs.map(|(here, there)| here.king_distance(there)).min().unwrap();
            assert_eq!(one.king_distance(other), nearest, "{one:?} {other:?}");
            assert_eq!(one.overlaps(other), nearest == 0, "{one:?} {other:?}");
        }
    }
    assert_eq!(Body::pair(sq(1, 1), sq(2, 2)), None);
    assert_eq!(Body::pair(sq(1, 1), sq(1, 1)), None);
}
