//! Figures on the floor: the ways they make a step.

use std::fmt;
use std::str::FromStr;

use grid::{Dir, Dir8};
use skirmish::{DoorMask, Shape};

use super::Doors;
use super::arena::Floor;
use crate::Base;

impl Base {
    /// The ways in which it can lie (D16-LRG-1).
    ///
    /// ```
    /// use doom2016::Base;
    /// use doom2016::place::Shape;
    /// assert_eq!(Base::Six.shapes(), [Shape::Wide, Shape::Tall]);
    /// ```
    #[inline]
    pub const fn shapes(self) -> &'static [Shape] {
        Shape::of_size(match self {
            Base::One => 1,
            Base::Two => 2,
            Base::Four => 4,
            Base::Six => 6,
        })
    }
}

/// How a figure makes a step.
///
/// ```
/// use doom2016::place::Way;
/// use grid::Dir8;
/// assert_eq!(Way::Step(Dir8::NE).to_string(), "NE");
/// assert_eq!((Way::Turn(0).to_string(), "turn4".parse()), ("turn1".to_owned(), Ok(Way::Turn(3))));
/// assert!("turn5".parse::<Way>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// All of it goes one space in a direction; large figures never diagonally (D16-LRG-1).
    Step(Dir8),
    /// A quarter turn of a large figure (D16-LRG-2), from 0: its northwest corner goes to the first of the places that
    /// keep half of its spaces, row by row, and so on.
    Turn(u8),
}

impl Way {
    /// The turns that there are: a base of 1 by 2 and one of 2 by 3 both have so many.
    pub const TURNS: u8 = 4;

    /// All ways of all figures.
    pub fn all() -> impl Iterator<Item = Way> {
        Dir8::ALL.map(Way::Step).into_iter().chain((0..Way::TURNS).map(Way::Turn))
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Step(dir) => write!(f, "{dir}"),
            Way::Turn(n) => write!(f, "turn{}", n + 1),
        }
    }
}

impl FromStr for Way {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Way::all().find(|way| engine::is_written(way, text)).ok_or_else(|| {
            format!("`{text}` is no step; write N, NE, E, SE, S, SW, W or NW, or turn1 to turn4")
        })
    }
}

engine::serde_as_text!(Way);

/// What stands for a wall among doors. No door has its number.
pub const WALL: Doors = <Doors as DoorMask>::WALL;

/// A step of a small figure to a space beside its own (D16-MOV-1, D16-MOV-5).
pub type Stride = skirmish::Step<Doors>;
/// A shift or a turn of a large figure that its doors alone can stop (D16-LRG-1 to D16-LRG-3, D16-LRG-7).
pub type BigStride = skirmish::Stride<Doors, Way>;

/// The floor with all that large figures can do on it (D16-LRG-1, D16-LRG-2, D16-LRG-7); small ones just step.
pub(super) fn with_figures(floor: Floor) -> Floor {
    floor.with_shapes(&Shape::ALL, |floor, from| {
        let dirs = Dir::ALL.into_iter().filter(|_| from.shape.is_large()).map(Dir8::from);
        let shifts = dirs.filter_map(|dir| floor.shift(from, dir, Way::Step(dir)));
        let turned = from
            .shape
            .turned()
            .into_iter()
            .flat_map(|to| (0..).zip(turns(from.shape)).map(move |turn| (turn, to)));
        let turns = turned.filter_map(|((n, corner), to)| floor.turn(from, corner, to, Way::Turn(n)));
        shifts.chain(turns).collect::<Vec<_>>()
    })
}

/// From the northwest corner of a figure to those that it has after a turn, as rows and columns, in order: at least half of the
/// spaces are kept (D16-LRG-2).
fn turns(shape: Shape) -> impl Iterator<Item = (i16, i16)> {
    let (rows, cols) = shape.sides();
    let (rows, cols) = (i16::from(rows), i16::from(cols));
    let long = if rows == cols { 0 } else { rows.max(cols) };
    let corners = (-long..long).flat_map(move |row| (-long..long).map(move |col| (row, col)));
    corners.filter(move |&(row, col)| {
        let common = |at: i16, old: i16, new: i16| (old.min(at + new) - at.max(0)).max(0);
        2 * common(row, rows, cols) * common(col, cols, rows) >= rows * cols
    })
}
