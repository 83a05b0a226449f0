//! Lines of sight on thousands of random maps: symmetric, and equal to a slow exact test.

mod by_centres;
mod by_corners;
mod chance;
mod doors;
mod slow;

use by_centres::ByCentres;
use by_corners::ByCorners;
use chance::{Chance, map_with, random_map};
use doors::Doors;
use grid::sight::{Corner, View};
use grid::{Bits, Dir, Edge, Grid, Ground, Square};
use slow::{Floor, Place};

/// A map, which of its doors are closed, and which squares block.
struct Scene {
    grid: Grid,
    /// Doors, each by the square north or west of it.
    closed: Vec<(Square, Dir)>,
    blocking: Bits<16>,
}

impl Scene {
    fn random(seed: u64) -> Self {
        let chance = &mut Chance(seed);
        // Long lines need open maps: few walls on most of them.
        let mut edges = vec![Edge::Open; usize::try_from(3 + chance.below(20)).unwrap()];
        edges.extend([Edge::Door, Edge::Wall]);
        let (size, gaps) = ([chance.side(9), chance.side(9)], chance.below(7).saturating_sub(4));
        let grid =
            if seed.is_multiple_of(16) { random_map(seed) } else { map_with(chance, size, gaps, &edges) };
        let sides = grid.squares().flat_map(|square| [(square, Dir::E), (square, Dir::S)]);
        let doors = sides.filter(|&(square, dir)| grid.edge(square, dir) == Edge::Door);
        let closed = doors.filter(|_| chance.below(2) == 0).collect();
        let figures = chance.below(4);
        let blocking = (0..grid.square_count()).filter(|_| chance.below(20) < figures).collect();
        Self { grid, closed, blocking }
    }

    fn is_closed(&self, square: Square, dir: Dir) -> bool {
        let across = dir.step(square).map(|across| (across, dir.opposite()));
        self.closed.contains(&(square, dir)) || across.is_some_and(|across| self.closed.contains(&across))
    }

    fn blocks(&self, square: Square) -> bool {
        self.grid.index_of(square).is_some_and(|index| self.blocking.contains(index))
    }

    fn square(&self, chance: &mut Chance) -> Square {
        let squares = self.grid.square_count() as u64;
        self.grid.square_at(usize::try_from(chance.below(squares)).unwrap())
    }

    /// Answers for the slow test, by rows and columns that may lie anywhere.
    fn slow_shut(&self, one: Place, other: Place) -> bool {
        let (Some(square), Some(across)) = (on_map(one), on_map(other)) else { return true };
        let dir = Dir::ALL.into_iter().find(|dir| dir.step(square) == Some(across)).unwrap();
        match self.grid.edge(square, dir) {
            Edge::Open => false,
            Edge::Door => self.is_closed(square, dir),
            Edge::Wall => true,
        }
    }
}

fn on_map((row, col): Place) -> Option<Square> {
    Some(Square { row: u8::try_from(row).ok()?, col: u8::try_from(col).ok()? })
}

fn place(square: Square) -> Place {
    (square.row.into(), square.col.into())
}

fn corner_of(square: Square, corner: Corner) -> Place {
    let (row, col) = place(square);
    match corner {
        Corner::NW => (row, col),
        Corner::NE => (row, col + 1),
        Corner::SE => (row + 1, col + 1),
        Corner::SW => (row + 1, col),
    }
}

fn each_scene(scenes: u64, check: impl Fn(&Scene, &mut Chance)) {
    for seed in 0..scenes {
        let scene = Scene::random(seed);
        // Shown only if the check fails.
        println!("seed {seed}\n{}closed {:?}, blocking {:?}", scene.grid, scene.closed, scene.blocking);
        check(&scene, &mut Chance(seed));
    }
}

#[test]
fn d04_los_4_centre_lines_agree_with_the_slow_test_and_are_symmetric() {
    each_scene(4000, |scene, chance| {
        let ground = scene.grid.with_doors(|square, dir| scene.is_closed(square, dir));
        let shut = |one, other| scene.slow_shut(one, other);
        let blocks = |place| on_map(place).is_some_and(|square| scene.blocks(square));
        let floor = Floor { shut: &shut, blocks: &blocks };
        for _ in 0..40 {
            let (from, to) = (scene.square(chance), scene.square(chance));
            let free = ground.centre_line_is_free(from, to, |square| scene.blocks(square));
            assert_eq!(free, floor.centre_line(place(from), place(to)), "{from} to {to}");
            let back = ground.centre_line_is_free(to, from, |square| scene.blocks(square));
            assert_eq!(free, back, "{from} to {to} and back");
            assert_eq!(free, ground.sees_by_centres(from, to, |square| scene.blocks(square)));
        }
    });
}

#[test]
fn d16_los_3_corner_lines_agree_with_the_slow_test_and_are_symmetric() {
    each_scene(3000, |scene, chance| {
        let ground = scene.grid.with_doors(|square, dir| scene.is_closed(square, dir));
        let corners = ground.corners();
        let shut = |one, other| scene.slow_shut(one, other);
        let floor = Floor { shut: &shut, blocks: &|_| false };
        for _ in 0..6 {
            let (from, to) = (scene.square(chance), scene.square(chance));
            let mut seen = from == to;
            for (first, last) in
                Corner::ALL.into_iter().flat_map(|first| Corner::ALL.map(|last| (first, last)))
            {
                let line = corners.line(from, first, to, last, |square| scene.blocks(square));
                let slow =
                    floor.corner_line(place(from), corner_of(from, first), place(to), corner_of(to, last));
                assert_eq!(line != View::Hidden, slow, "{from} {first:?} to {to} {last:?}");
                let back = corners.line(to, last, from, first, |square| scene.blocks(square));
                assert_eq!(line, back, "{from} {first:?} to {to} {last:?} and back");
                seen |= slow;
            }
            assert_eq!(ground.sees_by_corners(from, to), seen, "{from} to {to}");
            assert_eq!(ground.sees_by_corners(to, from), seen, "{to} to {from}");
            let view = ground.view_by_corners(from, to, |square| scene.blocks(square));
            assert_eq!(view != View::Hidden, seen, "{from} to {to}");
        }
    });
}

/// Does a way lead from one square to another?
fn is_way(ground: &Ground<'_, impl Fn(Square, Dir) -> bool>, from: Square, to: Square) -> bool {
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&square) = found.get(next) {
        next += 1;
        let open = Dir::ALL.into_iter().filter(|&dir| !ground.is_shut(square, dir));
        for across in open.filter_map(|dir| dir.step(square)).collect::<Vec<_>>() {
            if !found.contains(&across) {
                found.push(across);
            }
        }
    }
    found.contains(&to)
}

#[test]
fn nobody_sees_into_parts_that_no_way_leads_to() {
    each_scene(1000, |scene, chance| {
        let ground = scene.grid.with_doors(|square, dir| scene.is_closed(square, dir));
        for _ in 0..20 {
            let (from, to) = (scene.square(chance), scene.square(chance));
            if !is_way(&ground, from, to) {
                assert!(!ground.sees_by_corners(from, to), "{from} to {to}");
                assert!(!ground.sees_by_centres(from, to, |_| false), "{from} to {to}");
            }
        }
    });
}
