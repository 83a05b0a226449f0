//! Numbers for squares, so that games can keep them in tables and bit sets.

use crate::grid::wide_place;
use crate::{Grid, Square};

/// What a grid knows about its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// The number of the square on each place, see [`wide_place`]; `MISSING` where there is no square.
    of_places: Vec<u16>,
    squares: Vec<Square>,
}

const MISSING: u16 = u16::MAX;

/// Squares have numbers without gaps in the order of the map. Sets of them are [`Bits`](crate::Bits).
///
/// ```
/// use grid::{Grid, Square};
///
/// let grid: Grid = "
///     +---+   +---+
///     | A |   | B |
///     +-D-+---+-D-+
///     | C   D D E |
///     +---+---+---+
/// ".parse()?;
/// let b = Square::new(0, 2);
/// assert_eq!((grid.square_count(), grid.index(b), grid.square_at(1)), (5, 1, b));
/// assert_eq!(grid.index_of(Square::new(0, 1)), None);
/// # Ok::<(), grid::MapError>(())
/// ```
impl Grid {
    /// How many squares the map has: their numbers are smaller.
    pub fn square_count(&self) -> usize {
        self.numbers.squares.len()
    }

    /// The number of a square.
    ///
    /// # Panics
    /// If the map has no such square; see [`index_of`](Self::index_of).
    #[inline]
    pub fn index(&self, square: Square) -> usize {
        match self.index_of(square) {
            Some(index) => index,
            None => panic!("the map has no square {square}"),
        }
    }

    /// The number of a square, if the map has it.
    #[inline]
    pub fn index_of(&self, square: Square) -> Option<usize> {
        let number = *self.numbers.of_places.get(wide_place(square))?;
        (number != MISSING).then_some(usize::from(number))
    }

    /// The square with this number.
    ///
    /// # Panics
    /// If there are not so many squares.
    pub fn square_at(&self, index: usize) -> Square {
        self.numbers.squares[index]
    }

    pub(crate) fn number_squares(&mut self) {
        let squares: Vec<Square> = self.squares().collect();
        let mut of_places = vec![MISSING; self.sides.len()];
        // A map has at most 255 × 255 squares, fewer than there are numbers.
        for (number, &square) in (0..MISSING).zip(&squares) {
            of_places[wide_place(square)] = number;
        }
        self.numbers = Numbers { of_places, squares };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_used_once_and_found_again() {
        let grid: Grid = "
            +-+-+ +-+
            |. .| |.|
            +D+-+-+-+
            |.D.#. .|
            +-+-+-+-+
        "
        .parse()
        .unwrap();
        for index in 0..grid.square_count() {
            assert_eq!(grid.index(grid.square_at(index)), index);
        }
    }

    #[test]
    #[should_panic(expected = "the map has no square 11")]
    fn a_missing_square_has_no_number() {
        let grid: Grid = "+-+-+\n|. .|\n+-+-+".parse().unwrap();
        grid.index(Square::new(1, 1));
    }
}
