//! Places on the map of a scenario: single ones, rectangles, and the lines that doors lie on.

use std::fmt;

use grid::Dir;

/// A place on the map of a scenario: x grows to the east, y to the south, and both may be negative.
///
/// ```
/// use doom2004::scenario::Pos;
/// use grid::Dir;
///
/// assert_eq!(Pos::new(4, -1).step(Dir::N), Pos::new(4, -2));
/// assert_eq!(Pos::new(4, -1).to_string(), "(4, -1)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
pub struct Pos {
    /// Row; first, so that places sort row by row.
    pub y: i16,
    /// Column.
    pub x: i16,
}

impl Pos {
    /// The place in this column and row.
    pub const fn new(x: i16, y: i16) -> Pos {
        Pos { y, x }
    }
    /// The place next to it.
    #[must_use]
    pub const fn step(self, dir: Dir) -> Pos {
        match dir {
            Dir::N => Pos::new(self.x, self.y - 1),
            Dir::E => Pos::new(self.x + 1, self.y),
            Dir::S => Pos::new(self.x, self.y + 1),
            Dir::W => Pos::new(self.x - 1, self.y),
        }
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// A rectangle of places: what a figure or an obstacle lies on.
///
/// ```
/// use doom2004::scenario::{Extent, Pos};
///
/// let knight = Extent { from: Pos::new(20, 7), to: Pos::new(21, 8) };
/// assert_eq!((knight.width(), knight.height(), knight.places().count()), (2, 2, 4));
/// assert_eq!(knight.to_string(), "(20, 7) to (21, 8)");
/// assert_eq!(Extent::from(Pos::new(1, 1)).to_string(), "(1, 1)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extent {
    /// Its northwest place.
    pub from: Pos,
    /// Its southeast place.
    pub to: Pos,
}

impl Extent {
    /// Columns.
    pub fn width(self) -> u16 {
        self.to.x.abs_diff(self.from.x) + 1
    }
    /// Rows.
    pub fn height(self) -> u16 {
        self.to.y.abs_diff(self.from.y) + 1
    }
    /// Its places, row by row.
    pub fn places(self) -> impl Iterator<Item = Pos> + Clone {
        (self.from.y..=self.to.y).flat_map(move |y| (self.from.x..=self.to.x).map(move |x| Pos { y, x }))
    }
}

impl From<Pos> for Extent {
    fn from(pos: Pos) -> Extent {
        Extent { from: pos, to: pos }
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.from == self.to { self.from.fmt(f) } else { write!(f, "{} to {}", self.from, self.to) }
    }
}

/// A line two spaces long between columns or rows.
///
/// ```
/// use doom2004::scenario::{Line, Pos};
/// use grid::Dir;
///
/// let d1 = Line::X { x: 4, from: 1 };
/// assert_eq!(d1.before(), [Pos::new(3, 1), Pos::new(3, 2)]);
/// assert_eq!(d1.after(), [Pos::new(4, 1), Pos::new(4, 2)]);
/// assert_eq!(d1.across(), Dir::E);
/// assert_eq!(d1.to_string(), "line x = 4, y 1 to 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// Between columns `x - 1` and `x`, along rows `from` and `from + 1`.
    X {
        /// The column east of it.
        x: i16,
        /// The first row.
        from: i16,
    },
    /// Between rows `y - 1` and `y`, along columns `from` and `from + 1`.
    Y {
        /// The row south of it.
        y: i16,
        /// The first column.
        from: i16,
    },
}

impl Line {
    /// The two spaces west or north of it.
    pub fn before(self) -> [Pos; 2] {
        self.after().map(|pos| pos.step(self.across().opposite()))
    }
    /// The two spaces east or south of it.
    pub fn after(self) -> [Pos; 2] {
        match self {
            Line::X { x, from } => [Pos::new(x, from), Pos::new(x, from + 1)],
            Line::Y { y, from } => [Pos::new(from, y), Pos::new(from + 1, y)],
        }
    }
    /// The way from the spaces before it to those after it.
    pub fn across(self) -> Dir {
        if matches!(self, Line::X { .. }) { Dir::E } else { Dir::S }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::X { x, from } => write!(f, "line x = {x}, y {from} to {}", from + 1),
            Line::Y { y, from } => write!(f, "line y = {y}, x {from} to {}", from + 1),
        }
    }
}
