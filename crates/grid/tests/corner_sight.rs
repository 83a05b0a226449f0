//! Sight and cover from corner to corner on drawn maps, after the rules and examples of DOOM (2016).

mod by_corners;
mod doors;

use by_corners::ByCorners;
use doors::Doors;
use grid::sight::{Corner, View};
use grid::{Body, Dir, Grid, GridBuilder, Square};

fn map(text: &str) -> Grid {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Places are written x first, as in the examples.
fn xy(x: u8, y: u8) -> Square {
    Square::new(y, x)
}

fn room(width: u8, height: u8) -> Grid {
    let mut builder = GridBuilder::new(height, width);
    for square in (0..height).flat_map(|y| (0..width).map(move |x| xy(x, y))) {
        builder.square(square, "", "");
    }
    builder.build().unwrap()
}

const NOBODY: fn(Square) -> bool = |_| false;

#[test]
fn d16_t20_the_cover_example() {
    let grid = room(8, 6);
    let blocking = [(xy(2, 3), Dir::E), (xy(3, 3), Dir::W)];
    let open = grid.with_doors(|_, _| false);
    let ground = grid.ground(|square, dir| open.is_shut(square, dir) || blocking.contains(&(square, dir)));
    let [alpha, soldier, imp, cacodemon] = [xy(0, 3), xy(3, 3), xy(5, 3), xy(3, 1)];
    let view = |to: Square| {
        let figures = [alpha, soldier, imp, cacodemon];
        ground
            .view_by_corners(alpha, to, |square| figures.contains(&square) && square != alpha && square != to)
    };
    assert_eq!([imp, soldier, cacodemon].map(view), [View::Covered, View::Covered, View::Clear]);
    // Without the blocking edge nobody covers the soldier.
    assert_eq!(grid.with_doors(|_, _| false).view_by_corners(alpha, soldier, NOBODY), View::Clear);
}

#[test]
fn d16_t57_two_rooms_and_a_door() {
    let grid = map("
        +-+-+-+-+-+-+
        |. . .#. . .|
        + + + + + + +
        |. . .D. . .|
        + + + + + + +
        |. . .#. . .|
        +-+-+-+-+-+-+
    ");
    let (open, closed) = (grid.with_doors(|_, _| false), grid.with_doors(|_, _| true));
    let pairs = [(xy(0, 0), xy(5, 0)), (xy(2, 0), xy(3, 2)), (xy(2, 0), xy(3, 0))];
    for (from, to) in pairs {
        assert_eq!(closed.view_by_corners(from, to, NOBODY), View::Hidden, "{from} to {to}");
        assert_eq!(open.view_by_corners(from, to, NOBODY), View::Covered, "{from} to {to}");
    }
    assert_eq!(open.view_by_corners(xy(0, 0), xy(3, 1), NOBODY), View::Clear);
}

#[test]
fn d16_t58_a_corridor_one_square_wide() {
    let grid = room(6, 1);
    let ground = grid.with_doors(|_, _| false);
    for (from, to) in [(0, 5), (5, 0), (1, 2), (0, 2)] {
        assert_eq!(ground.view_by_corners(xy(from, 0), xy(to, 0), NOBODY), View::Clear);
    }
}

#[test]
fn d16_t60_figures_in_front_cover_and_figures_beside_do_not() {
    let grid = room(4, 4);
    let ground = grid.with_doors(|_, _| false);
    let here = xy(0, 0);
    assert_eq!(ground.view_by_corners(here, xy(2, 0), |square| square == xy(1, 0)), View::Covered);
    let beside = [xy(1, 0), xy(0, 1)];
    assert_eq!(ground.view_by_corners(here, xy(1, 1), |square| beside.contains(&square)), View::Clear);
}

#[test]
fn d16_t61_difficult_ground() {
    let grid = room(7, 3);
    let ground = grid.with_doors(|_, _| false);
    let patch = |square| [xy(3, 1), xy(4, 1)].contains(&square);
    assert_eq!(ground.view_by_corners(xy(0, 1), xy(3, 1), patch), View::Covered);
    assert_eq!(ground.view_by_corners(xy(0, 1), xy(6, 1), patch), View::Covered);
    assert_eq!(ground.view_by_corners(xy(3, 1), xy(0, 1), patch), View::Clear);
}

#[test]
fn d16_los_3a_a_line_may_touch_the_free_end_of_a_wall() {
    let grid = map("
        +-+-+-+-+
        |. .#. .|
        + + + + +
        |. . . .|
        +-+-+-+-+
    ");
    let ground = grid.with_doors(|_, _| false);
    let corners = ground.corners();
    let line = |from, first, to, last| corners.line(from, first, to, last, NOBODY);
    // Down past the end of the wall at the corner (2,1), from the left and from the right.
    assert_eq!(line(xy(1, 0), Corner::NW, xy(3, 1), Corner::SW), View::Clear);
    assert_eq!(line(xy(2, 0), Corner::NE, xy(1, 1), Corner::SW), View::Clear);
    // One corner farther left it meets the wall itself.
    assert_eq!(line(xy(0, 0), Corner::NW, xy(3, 0), Corner::SE), View::Hidden);
    assert!(ground.sees_by_corners(xy(1, 0), xy(2, 0)));
}

#[test]
fn d16_los_3b_a_line_along_a_wall_needs_both_squares_on_one_side() {
    let grid = map("
        +-+-+-+-+
        |. . . .|
        + +-+-+ +
        |. . . .|
        +-+-+-+-+
    ");
    let ground = grid.with_doors(|_, _| false);
    let corners = ground.corners();
    let line = |from, first, to, last| corners.line(from, first, to, last, NOBODY);
    assert_eq!(line(xy(0, 0), Corner::SE, xy(3, 0), Corner::SW), View::Clear);
    assert_eq!(line(xy(0, 1), Corner::NE, xy(3, 1), Corner::NW), View::Clear);
    assert_eq!(line(xy(0, 0), Corner::SE, xy(3, 1), Corner::NW), View::Hidden);
    assert_eq!(line(xy(1, 0), Corner::SW, xy(1, 1), Corner::NW), View::Clear);
    assert!(ground.sees_by_corners(xy(1, 0), xy(1, 1)));
}

#[test]
fn d16_los_3c_nobody_sees_through_a_solid_wall_at_its_joints() {
    // A wall from side to side, and one that branches off from it.
    let grid = map("
        +-+-+-+
        |. .#.|
        +-+-+-+
        |. . .|
        +-+-+-+
    ");
    let ground = grid.with_doors(|_, _| false);
    for above in (0..3).map(|x| xy(x, 0)) {
        for below in (0..3).map(|x| xy(x, 1)) {
            assert!(!ground.sees_by_corners(above, below), "{above} to {below}");
        }
    }
    assert!(!ground.sees_by_corners(xy(1, 0), xy(2, 0)));
    assert!(ground.sees_by_corners(xy(0, 0), xy(1, 0)));
}

#[test]
fn d16_los_3c_a_square_that_touches_only_by_a_walled_corner_is_hidden() {
    let grid = map("
        +-+-+
        |.#.|
        +-+ +
        |. .|
        +-+-+
    ");
    assert!(!grid.with_doors(|_, _| false).sees_by_corners(xy(0, 0), xy(1, 1)));
    assert!(grid.with_doors(|_, _| false).sees_by_corners(xy(1, 0), xy(0, 1)));
}

#[test]
fn d16_t19_a_closed_door_blocks_until_it_is_opened() {
    let grid = map("+-+-+-+-+\n|. .D. .|\n+-+-+-+-+");
    assert!(!grid.with_doors(|_, _| true).sees_by_corners(xy(0, 0), xy(3, 0)));
    assert!(grid.with_doors(|_, _| false).sees_by_corners(xy(0, 0), xy(3, 0)));
}

#[test]
fn d16_los_4_large_figures_see_from_every_square() {
    let grid = map("
        +-+-+-+-+
        |. . .#.|
        + + + + +
        |. . .#.|
        + + +-+-+
        |. . . .|
        +-+-+-+-+
    ");
    let ground = grid.with_doors(|_, _| false);
    let baron = Body::new(xy(0, 1), 2, 2);
    assert!(!ground.sees_by_corners(xy(2, 0), xy(3, 2)));
    // One square lower it is round the free end of the wall.
    assert!(ground.sees_by_corners(xy(2, 1), xy(3, 2)));
    assert!(ground.sees_by_corners(baron, xy(3, 2)) && ground.sees_by_corners(xy(3, 2), baron));
    assert_eq!(ground.view_by_corners(baron, xy(3, 2), NOBODY), View::Clear);
    assert_eq!(ground.view_by_corners(baron, xy(3, 0), NOBODY), View::Hidden);
    assert_eq!(ground.view_by_corners(baron, xy(1, 1), NOBODY), View::Clear);
}
