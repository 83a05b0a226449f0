//! Figures on the floor: how they lie, where they stand, and the ways they make a step.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use grid::{Body, Dir8, Square};
use serde::{Deserialize, Serialize};
use skirmish::{Extent, Pos};

use super::SpaceId;
use crate::Base;

/// How a figure lies (D16-LRG-1).
///
/// ```
/// use doom2016::Base;
/// use doom2016::mission::Shape;
/// assert_eq!(Shape::ALL.map(Shape::spaces), [1, 2, 2, 4, 6, 6]);
/// assert_eq!(Shape::of(Base::Six), [Shape::Wide, Shape::Tall]);
/// assert_eq!("across".parse(), Ok(Shape::Across));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub enum Shape {
    /// On one space: a small figure.
    #[default]
    One,
    /// On two spaces, west and east.
    Across,
    /// On two spaces, north and south.
    Down,
    /// On two by two spaces.
    Quad,
    /// On two rows of three spaces.
    Wide,
    /// On three rows of two spaces.
    Tall,
}

engine::words! {
    Shape, "shape" {
        One = "one",
        Across = "across",
        Down = "down",
        Quad = "quad",
        Wide = "wide",
        Tall = "tall",
    }
}

impl Shape {
    /// Its rows and columns.
    #[inline]
    pub const fn sides(self) -> (u8, u8) {
        [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)][self as usize]
    }
    /// How many spaces it fills.
    #[inline]
    pub const fn spaces(self) -> usize {
        let (rows, cols) = self.sides();
        rows as usize * cols as usize
    }
    /// Is it the shape of a large figure?
    #[inline]
    pub const fn is_large(self) -> bool {
        !matches!(self, Shape::One)
    }
    /// The ways in which a base can lie.
    #[inline]
    pub const fn of(base: Base) -> &'static [Shape] {
        match base {
            Base::One => &[Shape::One],
            Base::Two => &[Shape::Across, Shape::Down],
            Base::Four => &[Shape::Quad],
            Base::Six => &[Shape::Wide, Shape::Tall],
        }
    }
    /// The shape after a quarter turn; none if that makes no difference (D16-LRG-2).
    pub const fn turned(self) -> Option<Shape> {
        match self {
            Shape::Across => Some(Shape::Down),
            Shape::Down => Some(Shape::Across),
            Shape::Wide => Some(Shape::Tall),
            Shape::Tall => Some(Shape::Wide),
            Shape::One | Shape::Quad => None,
        }
    }
    pub(super) const fn body(self, corner: Square) -> Body {
        let (rows, cols) = self.sides();
        Body::new(corner, rows, cols)
    }
    /// What it fills with its northwest corner there.
    pub(super) fn extent(self, from: Pos) -> Extent {
        let (rows, cols) = self.sides();
        Extent { from, to: Pos::new(from.x + i16::from(cols) - 1, from.y + i16::from(rows) - 1) }
    }
    /// From its northwest corner to those that it has after a turn, as rows and columns, in order: at least half of the
    /// spaces are kept (D16-LRG-2).
    pub(super) fn turns(self) -> impl Iterator<Item = (i16, i16)> {
        let (rows, cols) = self.sides();
        let (rows, cols) = (i16::from(rows), i16::from(cols));
        let long = if rows == cols { 0 } else { rows.max(cols) };
        let corners = (-long..long).flat_map(move |row| (-long..long).map(move |col| (row, col)));
        corners.filter(move |&(row, col)| {
            let common = |at: i16, old: i16, new: i16| (old.min(at + new) - at.max(0)).max(0);
            2 * common(row, rows, cols) * common(col, cols, rows) >= rows * cols
        })
    }
}

/// Where a figure stands: its northwest space and how it lies.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize, Serialize, Deserialize,
)]
pub struct Footing {
    /// Its northwest space.
    pub at: SpaceId,
    /// How it lies.
    pub shape: Shape,
}

impl From<SpaceId> for Footing {
    fn from(at: SpaceId) -> Self {
        Footing { at, shape: Shape::One }
    }
}

/// How a figure makes a step.
///
/// ```
/// use doom2016::mission::Way;
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
        Way::all().find(|way| way.to_string() == text).ok_or_else(|| {
            format!("`{text}` is no step; write N, NE, E, SE, S, SW, W or NW, or turn1 to turn4")
        })
    }
}

engine::serde_as_text!(Way);

/// The bit of a door mask that stands for a wall. No door has it.
pub const WALL: u16 = 1 << 15;

/// A step of a small figure to a space beside its own (D16-MOV-1, D16-MOV-5).
///
/// A straight step has the same way twice, a diagonal one two ways round the corner. A way is shut while one of the
/// doors in its mask is closed, and for good if it has the bit [`WALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stride {
    /// Where it goes.
    pub dir: Dir8,
    /// The space it leads to.
    pub to: SpaceId,
    /// What shuts the two ways of somebody who walks: walls, doors, impassable and blocking edges.
    pub walk: [u16; 2],
    /// What shuts them for adjacency, range and flyers: walls and doors.
    pub near: [u16; 2],
}

impl Stride {
    /// Can one walk there while these doors are closed?
    #[inline]
    pub const fn walks(self, closed: u16) -> bool {
        self.walk[0] & (closed | WALL) == 0 || self.walk[1] & (closed | WALL) == 0
    }
    /// Are the two spaces adjacent while these doors are closed?
    #[inline]
    pub const fn is_near(self, closed: u16) -> bool {
        self.near[0] & (closed | WALL) == 0 || self.near[1] & (closed | WALL) == 0
    }
}

/// A shift or a turn of a large figure that its doors alone can stop (D16-LRG-1 to D16-LRG-3, D16-LRG-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BigStride {
    /// How.
    pub way: Way,
    /// Where it then stands.
    pub to: Footing,
    /// The doors that must be open.
    pub shut: u16,
}

impl BigStride {
    /// Can it be made while these doors are closed?
    #[inline]
    pub const fn is_free(self, closed: u16) -> bool {
        self.shut & closed == 0
    }
}
