//! Sight along lines from a corner of one square to a corner of another, and the cover on the way, as DOOM
//! (2016) has them (D16-LOS-1 to D16-LOS-4, D16-COV-1 to D16-COV-6).

use super::line::{Exit, Line};
use crate::{Dir, Ground, Square};

/// A corner of a square, or one of the four squares round a corner of the grid.
///
/// ```
/// use grid::sight::Corner;
///
/// assert_eq!(Corner::ALL.map(Corner::opposite), [Corner::SE, Corner::SW, Corner::NW, Corner::NE]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corner {
    /// Northwest.
    NW,
    /// Northeast.
    NE,
    /// Southeast.
    SE,
    /// Southwest.
    SW,
}

impl Corner {
    /// All corners, clockwise from northwest.
    pub const ALL: [Self; 4] = [Self::NW, Self::NE, Self::SE, Self::SW];

    /// The corner across.
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    const fn turned(self, quarters: usize) -> Self {
        Self::ALL[(self as usize + quarters) % 4]
    }

    const fn new(north: bool, west: bool) -> Self {
        match (north, west) {
            (true, true) => Self::NW,
            (true, false) => Self::NE,
            (false, false) => Self::SE,
            (false, true) => Self::SW,
        }
    }

    const fn is_north(self) -> bool {
        matches!(self, Self::NW | Self::NE)
    }

    const fn is_west(self) -> bool {
        matches!(self, Self::NW | Self::SW)
    }
}

/// How much of a square is seen, from least to most.
///
/// ```
/// use grid::sight::View;
///
/// assert!(View::Hidden < View::Covered && View::Covered < View::Clear);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum View {
    /// Not at all.
    Hidden,
    /// Seen, but behind cover.
    Covered,
    /// Seen, with nothing in the way.
    Clear,
}

/// A point where corners of squares meet: the northwest corner of the square in the same row and column.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Point {
    row: u8,
    col: u8,
}

impl Point {
    fn of(square: Square, corner: Corner) -> Self {
        // Maps end before row and column 255, so there is always one more.
        Self {
            row: square.row.saturating_add(u8::from(!corner.is_north())),
            col: square.col.saturating_add(u8::from(!corner.is_west())),
        }
    }

    /// One of the four squares round this point.
    fn square(self, quarter: Corner) -> Option<Square> {
        let row = if quarter.is_north() { self.row.checked_sub(1)? } else { self.row };
        let col = if quarter.is_west() { self.col.checked_sub(1)? } else { self.col };
        Some(Square { row, col })
    }
}

/// A point as lines meet it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Knot {
    /// The edges that run from it and are shut, a bit each.
    shut: u8,
    /// By quarter: the quarters to which one can turn round it without crossing a shut edge, a bit each.
    turns: [u8; 4],
}

impl Knot {
    /// A point beyond the map.
    const SHUT: Self = Self { shut: 0xf, turns: [1, 2, 4, 8] };

    fn new(shut: u8) -> Self {
        let clockwise = |from: Corner, to: Corner| {
            // Northwest and northeast are parted by the edge that runs north from the point, and so on.
            let mut here = from;
            while here != to && shut & 1 << here as u8 == 0 {
                here = here.turned(1);
            }
            here == to
        };
        let turns = Corner::ALL.map(|from| {
            let free = |to: &Corner| clockwise(from, *to) || clockwise(*to, from);
            Corner::ALL.into_iter().filter(free).fold(0, |turns, to| turns | 1 << to as u8)
        });
        Self { shut, turns }
    }

    /// Can one turn from one quarter to another?
    #[inline]
    const fn is_free(self, from: Corner, to: Corner) -> bool {
        self.turns[from as usize] & 1 << to as u8 != 0
    }
}

/// A ground as lines from corner to corner meet it: made once, then looked up line by line.
///
/// ```
/// use grid::sight::{Corner, View};
/// use grid::{Edge, Grid, Square};
///
/// let grid: Grid = "
///     +---+---+
///     | .   . |
///     +-D-+---+
///     | .   . |
///     +---+---+
/// ".parse()?;
/// let (here, there) = (Square::new(0, 0), Square::new(1, 0));
/// let look = |open: bool| {
///     let ground = grid.ground(|square, dir| match grid.edge(square, dir) {
///         Edge::Door => !open,
///         edge => edge == Edge::Wall,
///     });
///     ground.corners().line(here, Corner::NE, there, Corner::SE, |_| false)
/// };
/// assert_eq!([true, false].map(look), [View::Clear, View::Hidden]);
/// # Ok::<(), grid::MapError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Corners {
    /// Points in a row.
    width: usize,
    /// Row by row.
    knots: Vec<Knot>,
}

impl<S: Fn(Square, Dir) -> bool> Ground<'_, S> {
    /// The ground as lines from corner to corner meet it.
    pub fn corners(&self) -> Corners {
        let (height, width) = (self.grid().height(), self.grid().width());
        let points = (0..=height).flat_map(|row| (0..=width).map(move |col| Point { row, col }));
        let shut = |point: Point| {
            let shut = |dir: &Dir| self.is_shut_at(point, *dir);
            Dir::ALL.into_iter().filter(shut).fold(0, |edges, dir| edges | 1 << dir as u8)
        };
        Corners { width: usize::from(width) + 1, knots: points.map(|point| Knot::new(shut(point))).collect() }
    }

    /// Is the edge that runs this way from a point shut?
    fn is_shut_at(&self, point: Point, dir: Dir) -> bool {
        let (quarter, across) = match dir {
            Dir::N => (Corner::NW, Dir::E),
            Dir::E => (Corner::NE, Dir::S),
            Dir::S => (Corner::SW, Dir::E),
            Dir::W => (Corner::NW, Dir::S),
        };
        point.square(quarter).is_none_or(|square| self.is_shut(square, across))
    }
}

impl Corners {
    #[inline]
    fn knot(&self, point: Point) -> Knot {
        let (row, col) = (usize::from(point.row), usize::from(point.col));
        let knot = if col < self.width { self.knots.get(row * self.width + col) } else { None };
        knot.copied().unwrap_or(Knot::SHUT)
    }

    /// Can one turn round a point from one of its squares to another without crossing a shut edge, one way
    /// or the other?
    #[inline]
    fn turn_is_free(&self, point: Point, from: Corner, to: Corner) -> bool {
        self.knot(point).is_free(from, to)
    }

    /// Is the edge that runs this way from a point shut?
    #[inline]
    fn is_shut_at(&self, point: Point, dir: Dir) -> bool {
        self.knot(point).shut & 1 << dir as u8 != 0
    }

    /// Is this side of a square shut?
    #[inline]
    fn is_shut(&self, square: Square, dir: Dir) -> bool {
        let (corner, along) = match dir {
            Dir::N => (Corner::NW, Dir::E),
            Dir::E => (Corner::NE, Dir::S),
            Dir::S => (Corner::SW, Dir::E),
            Dir::W => (Corner::NW, Dir::S),
        };
        self.is_shut_at(Point::of(square, corner), along)
    }

    /// A single line from a corner of one square to a corner of another: hidden if it is blocked
    /// (D16-LOS-3), covered if it is free but passes through the inside of a square that `covers` names,
    /// else clear.
    ///
    /// A line is blocked
    /// - where it crosses a shut edge;
    /// - where it lies along one, if the two squares are on opposite sides of the line;
    /// - at a corner of the grid, its own ends included, if neither way round the corner is free from the
    ///   square that the line comes from to the square that it goes to. It comes from the first square and
    ///   goes to the last one. A line along the grid runs through the squares on the side of the first one.
    pub fn line(
        &self,
        from: Square,
        first: Corner,
        to: Square,
        last: Corner,
        covers: impl Fn(Square) -> bool,
    ) -> View {
        let (start, end) = (Point::of(from, first), Point::of(to, last));
        // Seen from its own corner, a square lies on the other side.
        let (out_of, into) = (first.opposite(), last.opposite());
        let (rows, cols) = (start.row.abs_diff(end.row), start.col.abs_diff(end.col));
        let (north, west) = (end.row < start.row, end.col < start.col);
        let free_or = |free: bool, view: View| if free { view } else { View::Hidden };

        match (rows, cols) {
            (0, 0) => free_or(self.turn_is_free(start, out_of, into), View::Clear),
            (0, _) => {
                let heading = if west { Dir::W } else { Dir::E };
                let ahead = Corner::new(out_of.is_north(), west);
                let crosses_over = out_of.is_north() != into.is_north();
                let free = self.grid_line_is_free(start, end, heading, [out_of, ahead, into], crosses_over);
                free_or(free, View::Clear)
            }
            (_, 0) => {
                let heading = if north { Dir::N } else { Dir::S };
                let ahead = Corner::new(north, out_of.is_west());
                let crosses_over = out_of.is_west() != into.is_west();
                let free = self.grid_line_is_free(start, end, heading, [out_of, ahead, into], crosses_over);
                free_or(free, View::Clear)
            }
            _ => {
                let ahead = Corner::new(north, west);
                let ends_are_free =
                    self.turn_is_free(start, out_of, ahead) && self.turn_is_free(end, ahead.opposite(), into);
                let view = if ends_are_free { self.slant(start, rows, cols, ahead, covers) } else { None };
                view.unwrap_or(View::Hidden)
            }
        }
    }

    /// A line along the grid from one point to another: free at every corner, and free to change sides if it
    /// has to. It comes out of the first, runs through the second, and ends in the third square.
    fn grid_line_is_free(
        &self,
        start: Point,
        end: Point,
        heading: Dir,
        [out_of, ahead, into]: [Corner; 3],
        crosses_over: bool,
    ) -> bool {
        let behind = match heading {
            Dir::N | Dir::S => Corner::new(!ahead.is_north(), ahead.is_west()),
            Dir::E | Dir::W => Corner::new(ahead.is_north(), !ahead.is_west()),
        };
        let mut here = start;
        let mut came_from = out_of;
        while here != end {
            if (crosses_over && self.is_shut_at(here, heading)) || !self.turn_is_free(here, came_from, ahead)
            {
                return false;
            }
            match heading {
                Dir::N => here.row -= 1,
                Dir::E => here.col += 1,
                Dir::S => here.row += 1,
                Dir::W => here.col -= 1,
            }
            came_from = behind;
        }
        self.turn_is_free(end, came_from, into)
    }

    /// The inner part of a line that does not run along the grid; `None` if it is blocked.
    fn slant(
        &self,
        start: Point,
        rows: u8,
        cols: u8,
        ahead: Corner,
        covers: impl Fn(Square) -> bool,
    ) -> Option<View> {
        let row_dir = if ahead.is_north() { Dir::N } else { Dir::S };
        let col_dir = if ahead.is_west() { Dir::W } else { Dir::E };
        let mut here = start.square(ahead)?;
        let mut covered = covers(here);
        for exit in Line::between_corners(rows, cols) {
            let free = match exit {
                Exit::Col => !self.is_shut(here, col_dir),
                Exit::Row => !self.is_shut(here, row_dir),
                Exit::Corner => self.turn_is_free(Point::of(here, ahead), ahead.opposite(), ahead),
            };
            if !free {
                return None;
            }
            if exit != Exit::Row {
                here = col_dir.step(here)?;
            }
            if exit != Exit::Col {
                here = row_dir.step(here)?;
            }
            covered = covered || covers(here);
        }
        Some(if covered { View::Covered } else { View::Clear })
    }
}
