//! Sight, cover and range along lines from corner to corner, which figures do not block (D16-LOS-1 to D16-LOS-4,
//! D16-COV-1 to D16-COV-6): worked out when they are first asked for, then looked up.

use std::sync::OnceLock;

use grid::sight::{Corner, Corners, View};
use grid::{Bits, Dir, Square};

use crate::{Border, DoorId, DoorMask, Floor, Footing, SpaceId};

/// What a small figure sees from a space.
#[derive(Clone, Debug)]
struct Outlook<const N: usize> {
    /// The spaces in sight.
    seen: Bits<N>,
    /// By space: the corners of the viewer's own space, a bit each, from which lines to all four corners of that space
    /// are free; and four bits higher those of them whose lines cross no rough spaces either.
    corners: Box<[u8]>,
}

/// All that is seen from a space, whatever doors are closed.
#[derive(Clone, Debug)]
struct Window<const N: usize> {
    /// By closed doors: which outlook there is. Doors that lie near no line from here make no difference.
    places: Box<[u8]>,
    /// The first is the one with all doors open.
    outlooks: Box<[OnceLock<Outlook<N>>]>,
}

/// By space: how far everything is from there.
type Ranges = Vec<OnceLock<Box<[u8]>>>;

/// What is seen from where, and how far everything is, for all doors that may be closed.
///
/// A line is free if it crosses no wall, no blocking edge and no closed door. Rough spaces give cover to who stands in
/// them or behind them.
#[derive(Clone, Debug)]
pub struct Outlooks<const N: usize> {
    rough: Bits<N>,
    bars: Vec<Option<Bar>>,
    windows: Vec<OnceLock<Window<N>>>,
    /// By closed doors: what stops lines.
    corners: Vec<OnceLock<Corners>>,
    /// By closed doors and space.
    distances: Vec<OnceLock<Ranges>>,
}

impl<const N: usize> Outlooks<N> {
    /// Those of a floor with so many doors, at most eight, and these rough spaces.
    pub fn new<D: DoorMask, W: Copy>(floor: &Floor<D, W, N>, doors: usize, rough: Bits<N>) -> Self {
        Outlooks {
            rough,
            bars: (0..doors as u8).map(|n| Bar::new(floor, DoorId(n))).collect(),
            windows: floor.spaces().map(|_| OnceLock::new()).collect(),
            corners: (0..1 << doors).map(|_| OnceLock::new()).collect(),
            distances: (0..1 << doors).map(|_| OnceLock::new()).collect(),
        }
    }

    /// The spaces that are seen from one while these doors are closed, itself included.
    #[inline]
    pub fn view<D: DoorMask, W: Copy>(&self, floor: &Floor<D, W, N>, from: SpaceId, closed: D) -> &Bits<N> {
        &self.outlook(floor, from, closed).seen
    }

    /// By space: its range from this one while these doors are closed, `u8::MAX` if there is none.
    #[inline]
    pub fn distances<D: DoorMask, W: Copy>(&self, floor: &Floor<D, W, N>, from: SpaceId, closed: D) -> &[u8] {
        let place = closed.index() & (self.distances.len() - 1);
        let rows = self.distances[place].get_or_init(|| floor.spaces().map(|_| OnceLock::new()).collect());
        rows[from.index()].get_or_init(|| floor.measure(from, closed))
    }

    /// Does a figure have a corner with free lines to all four corners of a space, which pass through the inside of none
    /// of these spaces, nor of rough ones unless they do not matter?
    pub fn is_clear<D: DoorMask, W: Copy>(
        &self,
        floor: &Floor<D, W, N>,
        from: Footing,
        to: SpaceId,
        closed: D,
        figures: &Bits<N>,
        through_rough: bool,
    ) -> bool {
        floor.cells(from).iter().any(|&cell| {
            cell == to || self.clear_corners(floor, cell, to, closed, figures, through_rough) != 0
        })
    }

    /// The first such corner, and the space of the figure that it belongs to.
    pub fn vantage<D: DoorMask, W: Copy>(
        &self,
        floor: &Floor<D, W, N>,
        from: Footing,
        to: SpaceId,
        closed: D,
        figures: &Bits<N>,
        through_rough: bool,
    ) -> Option<(SpaceId, Corner)> {
        floor.cells(from).iter().find_map(|&cell| {
            let corners = self.clear_corners(floor, cell, to, closed, figures, through_rough);
            Corner::ALL
                .into_iter()
                .find(|&corner| corners & 1 << corner as u8 != 0)
                .map(|corner| (cell, corner))
        })
    }

    /// The corners of a space, a bit each, that have such lines.
    #[inline]
    fn clear_corners<D: DoorMask, W: Copy>(
        &self,
        floor: &Floor<D, W, N>,
        cell: SpaceId,
        to: SpaceId,
        closed: D,
        figures: &Bits<N>,
        through_rough: bool,
    ) -> u8 {
        let corners = self.outlook(floor, cell, closed).corners[to.index()];
        let corners = if through_rough { corners & 0xf } else { corners >> 4 };
        let squares = figures.iter().map(|figure| floor.square(SpaceId(figure as u16)));
        if corners == 0 { 0 } else { clear(floor.square(cell), corners, floor.square(to), squares) }
    }

    #[inline]
    fn outlook<D: DoorMask, W: Copy>(&self, floor: &Floor<D, W, N>, from: SpaceId, closed: D) -> &Outlook<N> {
        let window = self.windows[from.index()].get_or_init(|| self.window(floor, from));
        let outlook =
            &window.outlooks[usize::from(window.places[closed.index() & (window.places.len() - 1)])];
        outlook.get_or_init(|| self.look_out(floor, from, closed, window.outlooks[0].get()))
    }

    /// A window with nothing in it but what is seen with all doors open.
    fn window<D: DoorMask, W: Copy>(&self, floor: &Floor<D, W, N>, from: SpaceId) -> Window<N> {
        let open = self.look_out(floor, from, D::default(), None);
        let here = floor.square(from);
        let is_near = |&n: &u8| {
            let bar = self.bars[usize::from(n)];
            bar.is_some_and(|bar| {
                open.seen.iter().any(|to| bar.is_near_lines(here, floor.square(SpaceId(to as u16))))
            })
        };
        let near: Vec<u8> = (0..self.bars.len() as u8).filter(is_near).collect();
        let place =
            |closed: usize| near.iter().rev().fold(0, |place, n| place << 1 | (closed >> n & 1) as u8);
        let outlooks: Box<[OnceLock<_>]> = (0..1 << near.len()).map(|_| OnceLock::new()).collect();
        outlooks[0].get_or_init(|| open);
        Window { places: (0..1 << self.bars.len()).map(place).collect(), outlooks }
    }

    /// What stops lines while these doors are closed: walls, closed doors and blocking edges do, impassable ones and
    /// figures do not (D16-LOS-2, D16-COV-2).
    fn corners<D: DoorMask, W: Copy>(&self, floor: &Floor<D, W, N>, closed: D) -> &Corners {
        let stops = |space, dir| match floor.border(space, dir) {
            Border::Wall | Border::Blocking => true,
            Border::Door(door) => !(D::of(door) & closed).is_none(),
            Border::Plain | Border::Open | Border::Impassable => false,
        };
        let shut = |square, dir| floor.space_on(square).is_none_or(|space| stops(space, dir));
        let place = closed.index() & (self.corners.len() - 1);
        self.corners[place].get_or_init(|| floor.grid().ground(shut).corners())
    }

    /// All lines from a space. With all doors open more is seen, never less, and nothing changes where no closed door
    /// is near.
    fn look_out<D: DoorMask, W: Copy>(
        &self,
        floor: &Floor<D, W, N>,
        from: SpaceId,
        closed: D,
        open: Option<&Outlook<N>>,
    ) -> Outlook<N> {
        let corners = self.corners(floor, closed);
        let difficult =
            |square: Square| floor.space_on(square).is_some_and(|space| self.rough.contains(space.index()));
        let doors: Vec<Bar> = closed.doors().filter_map(|door| *self.bars.get(door.index())?).collect();
        let mut outlook =
            Outlook { seen: Bits::EMPTY, corners: vec![0; floor.spaces().len()].into_boxed_slice() };
        let here = floor.square(from);
        outlook.seen.insert(from.index());
        // Four squares meet at a corner: a slanting line to it is the same for all of them up to the last turn.
        let (grid, width) = (floor.grid(), usize::from(floor.grid().width()) + 1);
        let mut slants = vec![[None; 4]; width * (usize::from(grid.height()) + 1)];
        let mut line = |first: Corner, there: Square, last: Corner| {
            let (start, end) = (Point::of(here, first), Point::of(there, last));
            let Some((before, ahead)) = start.slant(end) else {
                return corners.line(here, first, there, last, difficult);
            };
            let slant = *slants[end.row as usize * width + end.col as usize][first as usize]
                .get_or_insert_with(|| corners.line(here, first, before, ahead, difficult));
            let turn = || corners.line(before, ahead, there, last, |_| false);
            if slant == View::Hidden || before == there { slant } else { slant.min(turn()) }
        };
        for to in floor.spaces() {
            let there = floor.square(to);
            if let Some(open) = open {
                if !open.seen.contains(to.index()) {
                    continue;
                }
                if !doors.iter().any(|door| door.is_near_lines(here, there)) {
                    outlook.corners[to.index()] = open.corners[to.index()];
                    outlook.seen.insert(to.index());
                    continue;
                }
            }
            for first in Corner::ALL {
                let lines = Corner::ALL.map(|last| line(first, there, last));
                let bits = match lines.into_iter().min() {
                    Some(View::Clear) => 0x11,
                    Some(View::Covered) => 0x01,
                    _ => 0,
                };
                outlook.corners[to.index()] |= bits << first as u8;
                if lines.iter().any(|&line| line != View::Hidden) {
                    outlook.seen.insert(to.index());
                }
            }
        }
        outlook
    }
}

/// Those of these corners of a square that have lines to all four corners of another that pass through the inside of none
/// of these (D16-COV-3).
fn clear(here: Square, mut corners: u8, there: Square, figures: impl Iterator<Item = Square>) -> u8 {
    for square in figures {
        if !between(here.row, there.row, square.row) || !between(here.col, there.col, square.col) {
            continue;
        }
        for first in Corner::ALL {
            let (start, bit) = (Point::of(here, first), 1 << first as u8);
            let crosses = |last: Corner| start.line_crosses(Point::of(there, last), square);
            if corners & bit != 0 && Corner::ALL.into_iter().any(crosses) {
                corners &= !bit;
            }
        }
        if corners == 0 {
            return 0;
        }
    }
    corners
}

/// Is a number between two others, or one of them?
#[inline]
fn between(one: u8, other: u8, number: u8) -> bool {
    one.min(other) <= number && number <= one.max(other)
}

/// A door: its first and its last corner.
#[derive(Clone, Copy, Debug)]
struct Bar(Point, Point);

impl Bar {
    fn new<D: DoorMask, W: Copy, const N: usize>(floor: &Floor<D, W, N>, door: DoorId) -> Option<Bar> {
        let sides = floor.spaces().flat_map(|space| [(space, Dir::E), (space, Dir::S)]);
        let edges = sides.filter(|&(space, dir)| floor.border(space, dir) == Border::Door(door));
        let ends = edges.flat_map(|(space, dir)| {
            let corners = if dir == Dir::E { [Corner::NE, Corner::SE] } else { [Corner::SW, Corner::SE] };
            corners.map(|corner| Point::of(floor.square(space), corner))
        });
        let ends: Vec<Point> = ends.collect();
        Some(Bar(*ends.iter().min()?, *ends.iter().max()?))
    }
    /// Can it stop a line between the two squares? Lines stay in the rectangle that both squares lie in; a door that
    /// has no corner there is neither crossed nor met at a corner.
    fn is_near_lines(&self, one: Square, other: Square) -> bool {
        let reaches = |from: i32, to: i32, one: u8, other: u8| {
            from <= i32::from(one.max(other)) + 1 && to >= i32::from(one.min(other))
        };
        reaches(self.0.row, self.1.row, one.row, other.row)
            && reaches(self.0.col, self.1.col, one.col, other.col)
    }
}

/// A point where corners of squares meet, by row and column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Point {
    row: i32,
    col: i32,
}

impl Point {
    #[inline]
    fn of(square: Square, corner: Corner) -> Point {
        let south = matches!(corner, Corner::SE | Corner::SW);
        let east = matches!(corner, Corner::NE | Corner::SE);
        Point { row: i32::from(square.row) + i32::from(south), col: i32::from(square.col) + i32::from(east) }
    }
    /// The last square that a line from here to there passes, and its corner there; none if it runs along the grid.
    fn slant(self, end: Point) -> Option<(Square, Corner)> {
        let (south, east) = (end.row > self.row, end.col > self.col);
        let corner = match (south, east) {
            (false, false) => Corner::NW,
            (false, true) => Corner::NE,
            (true, true) => Corner::SE,
            (true, false) => Corner::SW,
        };
        let square = Square {
            row: u8::try_from(end.row - i32::from(south)).ok()?,
            col: u8::try_from(end.col - i32::from(east)).ok()?,
        };
        (self.row != end.row && self.col != end.col).then_some((square, corner))
    }
    /// Does the line from here to there pass through the inside of a square? Not if it runs along it or touches it: then
    /// all corners of the square are on one side of the line, or it lies beyond an end.
    #[inline]
    fn line_crosses(self, end: Point, square: Square) -> bool {
        let (row, col) = (i32::from(square.row), i32::from(square.col));
        let (rows, cols) = (end.row - self.row, end.col - self.col);
        let apart = self.row.max(end.row) <= row
            || self.row.min(end.row) > row
            || self.col.max(end.col) <= col
            || self.col.min(end.col) > col;
        if apart {
            return false;
        }
        let side = |corner: Corner| {
            let point = Point::of(square, corner);
            rows * (point.col - self.col) - cols * (point.row - self.row)
        };
        let sides = Corner::ALL.map(side);
        sides.iter().any(|&side| side < 0) && sides.iter().any(|&side| side > 0)
    }
}
