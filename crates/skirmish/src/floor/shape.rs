//! How figures lie on the floor, and where they stand.

use borsh::BorshSerialize;
use grid::{Body, Square};
use serde::{Deserialize, Serialize};

use crate::{Extent, Pos, SpaceId};

/// How a figure lies (D04-BIG-1, D16-LRG-1).
///
/// ```
/// use skirmish::Shape;
/// assert_eq!(Shape::ALL.map(Shape::spaces), [1, 2, 2, 4, 6, 6]);
/// assert_eq!(Shape::of_size(6), [Shape::Wide, Shape::Tall]);
/// assert_eq!("down".parse(), Ok(Shape::Down));
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
    /// The shapes of a figure of so many spaces.
    #[inline]
    pub const fn of_size(spaces: u8) -> &'static [Shape] {
        match spaces {
            2 => &[Shape::Across, Shape::Down],
            4 => &[Shape::Quad],
            6 => &[Shape::Wide, Shape::Tall],
            _ => &[Shape::One],
        }
    }
    /// The shape of a body.
    pub fn of(body: Body) -> Shape {
        Shape::ALL.into_iter().find(|shape| shape.sides() == (body.rows, body.cols)).unwrap_or_default()
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
    /// The squares it fills with its northwest corner there.
    pub const fn body(self, corner: Square) -> Body {
        let (rows, cols) = self.sides();
        Body::new(corner, rows, cols)
    }
    /// The places it fills with its northwest corner there.
    pub fn extent(self, from: Pos) -> Extent {
        let (rows, cols) = self.sides();
        Extent { from, to: Pos::new(from.x + i16::from(cols) - 1, from.y + i16::from(rows) - 1) }
    }
}

/// Where a figure stands: its northwest space and how it lies.
///
/// ```
/// use skirmish::{Footing, Shape, SpaceId};
/// assert_eq!(Footing::from(SpaceId(7)), Footing { at: SpaceId(7), shape: Shape::One });
/// ```
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
    #[inline]
    fn from(at: SpaceId) -> Self {
        Footing { at, shape: Shape::One }
    }
}
