//! The four directions in which squares share an edge.

use crate::Square;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A cardinal direction; north is up, towards row 0.
///
/// ```
/// use grid::{Dir, Square};
///
/// assert_eq!(Dir::N.opposite(), Dir::S);
/// assert_eq!(Dir::E.step(Square::new(1, 2)), Some(Square::new(1, 3)));
/// assert_eq!(Dir::N.step(Square::new(0, 2)), None);
/// assert_eq!(Dir::ALL.map(|dir| dir.to_string()).concat(), "NESW");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dir {
    /// North: one row up.
    N,
    /// East: one column to the right.
    E,
    /// South: one row down.
    S,
    /// West: one column to the left.
    W,
}

impl Dir {
    /// All directions, clockwise from north. Whatever must break ties between directions goes by this order.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The way back.
    pub const fn opposite(self) -> Self {
        match self {
            Self::N => Self::S,
            Self::E => Self::W,
            Self::S => Self::N,
            Self::W => Self::E,
        }
    }

    /// The place one step this way, whether or not a map has a square there; `None` where numbers end.
    pub fn step(self, from: Square) -> Option<Square> {
        let Square { row, col } = from;
        let (row, col) = match self {
            Self::N => (row.checked_sub(1)?, col),
            Self::E => (row, col.checked_add(1)?),
            Self::S => (row.checked_add(1)?, col),
            Self::W => (row, col.checked_sub(1)?),
        };
        Some(Square { row, col })
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::N => "N",
            Self::E => "E",
            Self::S => "S",
            Self::W => "W",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_and_the_step_back_end_where_they_began() {
        let from = Square::new(7, 11);
        for dir in Dir::ALL {
            let there = dir.step(from).unwrap();
            assert_ne!(there, from);
            assert_eq!(dir.opposite().step(there), Some(from));
        }
    }

    #[test]
    fn no_step_leaves_the_numbers() {
        let (first, last) = (Square::new(0, 0), Square::new(255, 255));
        assert_eq!([Dir::N.step(first), Dir::W.step(first)], [None; 2]);
        assert_eq!([Dir::S.step(last), Dir::E.step(last)], [None; 2]);
    }
}
