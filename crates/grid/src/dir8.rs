//! The eight directions in which squares share an edge or a corner.

use crate::{Dir, Square};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A direction of a step on boards where figures also go diagonally (D04-MOVE-2, D16-MOV-1).
///
/// ```
/// use grid::{Dir, Dir8, Square};
///
/// assert_eq!(Dir8::NE.step(Square::new(1, 1)), Some(Square::new(0, 2)));
/// assert_eq!(Dir8::NE.split(), Some((Dir::N, Dir::E)));
/// assert_eq!(Dir8::from(Dir::S).split(), None);
/// assert_eq!((Dir8::NE.opposite(), Dir8::NW.turned(3)), (Dir8::SW, Dir8::E));
/// assert_eq!(Dir8::between(Square::new(1, 1), Square::new(2, 0)), Some(Dir8::SW));
/// assert_eq!(Dir8::ALL.map(|dir| dir.to_string()).join(" "), "N NE E SE S SW W NW");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dir8 {
    /// North: one row up.
    N,
    /// Northeast.
    NE,
    /// East: one column to the right.
    E,
    /// Southeast.
    SE,
    /// South: one row down.
    S,
    /// Southwest.
    SW,
    /// West: one column to the left.
    W,
    /// Northwest.
    NW,
}

impl Dir8 {
    /// All directions, clockwise from north. Whatever must break ties between directions goes by this order.
    pub const ALL: [Self; 8] = [Self::N, Self::NE, Self::E, Self::SE, Self::S, Self::SW, Self::W, Self::NW];

    /// The four that go diagonally, clockwise from northeast.
    pub const DIAGONAL: [Self; 4] = [Self::NE, Self::SE, Self::SW, Self::NW];

    /// The way back.
    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// The direction so many eighths of a turn further clockwise, as when a card is laid by the compass.
    pub const fn turned(self, eighths: u8) -> Self {
        Self::ALL[(self as usize + eighths as usize) % 8]
    }

    /// The two straight ways that a diagonal step is made of, north or south first; `None` for a straight
    /// step.
    pub const fn split(self) -> Option<(Dir, Dir)> {
        match self {
            Self::NE => Some((Dir::N, Dir::E)),
            Self::SE => Some((Dir::S, Dir::E)),
            Self::SW => Some((Dir::S, Dir::W)),
            Self::NW => Some((Dir::N, Dir::W)),
            Self::N | Self::E | Self::S | Self::W => None,
        }
    }

    /// The same direction as a [`Dir`]; `None` for a diagonal one.
    pub const fn straight(self) -> Option<Dir> {
        match self {
            Self::N => Some(Dir::N),
            Self::E => Some(Dir::E),
            Self::S => Some(Dir::S),
            Self::W => Some(Dir::W),
            Self::NE | Self::SE | Self::SW | Self::NW => None,
        }
    }

    /// The place one step this way, whether or not a map has a square there; `None` where numbers end.
    pub fn step(self, from: Square) -> Option<Square> {
        match (self.straight(), self.split()) {
            (Some(dir), _) => dir.step(from),
            (_, Some((first, second))) => second.step(first.step(from)?),
            (None, None) => None,
        }
    }

    /// The direction of a step from one square to a neighbour; `None` if they are no neighbours.
    pub fn between(from: Square, to: Square) -> Option<Self> {
        Self::ALL.into_iter().find(|dir| dir.step(from) == Some(to))
    }
}

impl From<Dir> for Dir8 {
    fn from(dir: Dir) -> Self {
        Self::ALL[2 * dir as usize]
    }
}

impl fmt::Display for Dir8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::N => "N",
            Self::NE => "NE",
            Self::E => "E",
            Self::SE => "SE",
            Self::S => "S",
            Self::SW => "SW",
            Self::W => "W",
            Self::NW => "NW",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_steps_lead_to_eight_neighbours_and_back() {
        let from = Square::new(4, 4);
        for dir in Dir8::ALL {
            let there = dir.step(from).unwrap();
            assert_eq!(from.king_distance(there), 1);
            assert_eq!(dir.opposite().step(there), Some(from));
            assert_eq!(Dir8::between(from, there), Some(dir));
            assert_eq!(dir.split().is_some(), Dir8::DIAGONAL.contains(&dir));
            assert_eq!(dir.straight().map(Dir8::from), dir.split().is_none().then_some(dir));
        }
        assert_eq!(Dir8::between(from, from), None);
        assert_eq!(Dir8::between(from, Square::new(4, 6)), None);
    }
}
