//! The lines on the map of a scenario that doors lie on.

use std::fmt;

use grid::Dir;
use skirmish::Pos;

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
