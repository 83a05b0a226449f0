//! Figures larger than a square: which squares they fill.

use crate::{Dir, Dir8, Square};
use serde::{Deserialize, Serialize};

/// The rectangle of squares that a figure fills, named by its northwest square.
///
/// ```
/// use grid::{Body, Dir8, Square};
///
/// let knight = Body::new(Square::new(1, 1), 2, 2);
/// assert!(knight.contains(Square::new(2, 2)) && !knight.contains(Square::new(0, 1)));
///
/// assert_eq!(knight.moved(Dir8::NE), Some(Body::new(Square::new(0, 2), 2, 2)));
///
/// let marine = Body::from(Square::new(4, 4));
/// assert!(marine.squares().eq([Square::new(4, 4)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Body {
    /// Its square farthest north and west.
    pub corner: Square,
    /// Its height in squares.
    pub rows: u8,
    /// Its width in squares.
    pub cols: u8,
}

impl Body {
    /// A body of so many rows and columns, at least one each.
    pub const fn new(corner: Square, rows: u8, cols: u8) -> Self {
        Self { corner, rows, cols }
    }

    /// The body of two squares side by side; `None` if they share no edge.
    pub fn pair(one: Square, other: Square) -> Option<Self> {
        Dir8::between(one, other)?.straight().map(|dir| {
            let corner = one.min(other);
            if matches!(dir, Dir::N | Dir::S) { Self::new(corner, 2, 1) } else { Self::new(corner, 1, 2) }
        })
    }

    /// Its squares, row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        // Maps end before row and column 255.
        let rows = self.corner.row..self.corner.row.saturating_add(self.rows);
        let cols = self.corner.col..self.corner.col.saturating_add(self.cols);
        rows.flat_map(move |row| cols.clone().map(move |col| Square { row, col }))
    }

    /// Does it fill this square?
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        let (row, col) = (square.row.checked_sub(self.corner.row), square.col.checked_sub(self.corner.col));
        matches!((row, col), (Some(row), Some(col)) if row < self.rows && col < self.cols)
    }

    /// The body one step further, whatever is there; `None` where numbers end.
    pub fn moved(self, dir: Dir8) -> Option<Self> {
        dir.step(self.corner).map(|corner| Self { corner, ..self })
    }
}

impl From<Square> for Body {
    fn from(square: Square) -> Self {
        Self::new(square, 1, 1)
    }
}
