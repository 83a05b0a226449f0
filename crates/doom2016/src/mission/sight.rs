//! Sight, cover and range on an [`Arena`]: worked out once for each set of closed doors, then looked up.

use std::sync::OnceLock;

use grid::sight::{Corner, View};
use grid::{Dir, Square};

use super::arena::{Arena, EdgeSet, SpaceSet};
use super::shape::Footing;
use super::{DoorId, SpaceId};

/// Something for each set of closed doors and each space, made when it is first asked for.
#[derive(Clone, Debug)]
pub(super) struct Rows<T> {
    of_doors: Vec<OnceLock<Vec<OnceLock<T>>>>,
    spaces: usize,
}

impl<T> Rows<T> {
    pub(super) fn new(doors: usize, spaces: usize) -> Rows<T> {
        Rows { of_doors: (0..1 << doors).map(|_| OnceLock::new()).collect(), spaces }
    }
    #[inline]
    fn get(&self, closed: u16, space: SpaceId, make: impl FnOnce() -> T) -> &T {
        let rows = self.of_doors[usize::from(closed)]
            .get_or_init(|| (0..self.spaces).map(|_| OnceLock::new()).collect());
        rows[space.index()].get_or_init(make)
    }
}

/// What a small figure sees from a space.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// The spaces in sight.
    seen: SpaceSet,
    /// By space: the corners of the viewer's own space, a bit each, from which lines to all four corners of that space
    /// are free; and four bits higher those of them whose lines cross no difficult terrain either.
    corners: Box<[u8]>,
}

impl Arena {
    /// The spaces that are seen from one while these doors are closed, itself included (D16-LOS-1 to D16-LOS-3).
    #[inline]
    pub fn view(&self, from: SpaceId, closed: u16) -> &SpaceSet {
        &self.outlook(from, closed & self.all_doors()).seen
    }
    /// Is there a line of sight between the two while these doors are closed? It makes no difference who looks.
    #[inline]
    pub fn sees(&self, from: SpaceId, to: SpaceId, closed: u16) -> bool {
        self.view(from, closed).contains(to.index())
    }
    /// By space: its range from this one while these doors are closed (D16-ATK-3), `u8::MAX` if there is none.
    #[inline]
    pub fn distances(&self, from: SpaceId, closed: u16) -> &[u8] {
        let closed = closed & self.all_doors();
        self.distances.get(closed, from, || self.measure(from, closed))
    }

    /// Does a small defender have cover from an attacker who sees him (D16-COV-1 to D16-COV-6)?
    ///
    /// `figures` are the spaces of all figures but the two. The attacker takes the corner that suits him best; if he is
    /// large, of any of his spaces. Large defenders never have cover (D16-COV-4), and nobody has in the tutorial
    /// (D16-TUT-8): that is for the caller to know.
    ///
    /// ```
    /// use doom2016::mission::{Arena, Pos, SpaceSet};
    ///
    /// let arena = Arena::sketch("hall", "hall[0-4,0-0]")?;
    /// let [here, between, there] = [0, 1, 2].map(|x| arena.at(Pos::new(x, 0)).unwrap());
    /// let figures: SpaceSet = [between.index()].into_iter().collect();
    /// assert!(arena.has_cover(here.into(), there, 0, &figures));
    /// assert!(!arena.has_cover(here.into(), there, 0, &SpaceSet::EMPTY));
    /// # Ok::<(), doom2016::mission::Report>(())
    /// ```
    pub fn has_cover(&self, from: Footing, to: SpaceId, closed: u16, figures: &SpaceSet) -> bool {
        let (cells, closed) = (self.cells(from), closed & self.all_doors());
        let patch = self.space(to).patch;
        let same_patch = patch.is_some() && cells.iter().any(|&cell| self.space(cell).patch == patch);
        !cells.iter().any(|&cell| {
            let corners = self.outlook(cell, closed).corners[to.index()];
            let corners = if same_patch { corners & 0xf } else { corners >> 4 };
            cell == to || (corners != 0 && self.is_clear(cell, corners, to, figures))
        })
    }

    /// Does one of these corners of a space have lines to all four corners of another that pass through the inside of
    /// none of these figures' spaces?
    fn is_clear(&self, from: SpaceId, mut corners: u8, to: SpaceId, figures: &SpaceSet) -> bool {
        let (here, there) = (self.space(from).square, self.space(to).square);
        for figure in figures.iter() {
            let square = self.spaces[figure].square;
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
                return false;
            }
        }
        true
    }

    #[inline]
    fn outlook(&self, from: SpaceId, closed: u16) -> &Outlook {
        self.outlooks.get(closed, from, || self.look_out(from, closed))
    }

    /// All lines from a space. With all doors open more is seen, never less, and nothing changes where no closed door is
    /// near.
    fn look_out(&self, from: SpaceId, closed: u16) -> Outlook {
        let shut = self.shut_to_sight(closed);
        let ground = self.grid.ground_shut_at(&shut);
        let difficult =
            |square: Square| self.on(square).is_some_and(|space| self.difficult.contains(space.index()));
        let open = (closed != 0).then(|| self.outlook(from, 0));
        let doors: Vec<Bar> = doors_in(closed).map(|door| self.bar(door)).collect();
        let mut outlook =
            Outlook { seen: SpaceSet::EMPTY, corners: vec![0; self.spaces.len()].into_boxed_slice() };
        let here = self.space(from).square;
        outlook.seen.insert(from.index());
        // Four squares meet at a corner: a slanting line to it is the same for all of them up to the last turn.
        let width = usize::from(self.grid.width()) + 1;
        let mut slants = vec![[None; 4]; width * (usize::from(self.grid.height()) + 1)];
        let mut line = |first: Corner, there: Square, last: Corner| {
            let (start, end) = (Point::of(here, first), Point::of(there, last));
            let Some((before, ahead)) = start.slant(end) else {
                return ground.corner_line(here, first, there, last, difficult);
            };
            let slant = *slants[end.row as usize * width + end.col as usize][first as usize]
                .get_or_insert_with(|| ground.corner_line(here, first, before, ahead, difficult));
            let turn = || ground.corner_line(before, ahead, there, last, |_| false);
            if slant == View::Hidden || before == there { slant } else { slant.min(turn()) }
        };
        for to in self.spaces() {
            let there = self.space(to).square;
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

    /// The edges that stop sight besides walls: blocking ones and closed doors (D16-LOS-3).
    fn shut_to_sight(&self, closed: u16) -> EdgeSet {
        let mut shut = self.blocking;
        for door in doors_in(closed) {
            let edges = self.door(door).edges.iter();
            shut.extend(edges.filter_map(|&(at, dir)| self.grid.edge_id(self.space(at).square, dir)));
        }
        shut
    }

    /// Where a door lies, from corner to corner.
    fn bar(&self, door: DoorId) -> Bar {
        let ends = self.door(door).edges.iter().flat_map(|&(at, dir)| {
            let corners = if dir == Dir::E { [Corner::NE, Corner::SE] } else { [Corner::SW, Corner::SE] };
            corners.map(|corner| Point::of(self.space(at).square, corner))
        });
        let ends: Vec<Point> = ends.collect();
        Bar(ends[0], ends[ends.len() - 1])
    }

    fn measure(&self, from: SpaceId, closed: u16) -> Box<[u8]> {
        let mut distances = vec![u8::MAX; self.spaces.len()].into_boxed_slice();
        distances[from.index()] = 0;
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&space) = queue.get(next) {
            next += 1;
            // Nothing is farther than 254: a longer chain counts as none.
            let Some(range) = distances[space.index()].checked_add(1).filter(|&range| range < u8::MAX) else {
                break;
            };
            for stride in self.strides(space).iter().filter(|stride| stride.is_near(closed)) {
                if distances[stride.to.index()] == u8::MAX {
                    distances[stride.to.index()] = range;
                    queue.push(stride.to);
                }
            }
        }
        distances
    }
}

/// The doors of a mask, lowest first.
fn doors_in(mask: u16) -> impl Iterator<Item = DoorId> {
    (0..16).filter(move |n| mask >> n & 1 == 1).map(DoorId)
}

/// Is a number between two others, or one of them?
#[inline]
fn between(one: u8, other: u8, number: u8) -> bool {
    one.min(other) <= number && number <= one.max(other)
}

/// A closed door: its first and its last corner.
struct Bar(Point, Point);

impl Bar {
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
#[derive(Clone, Copy)]
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
