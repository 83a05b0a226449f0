//! Numbers for squares, edges and doors, so that games can keep them in tables and bit sets.

use crate::grid::wide_place;
use crate::{Bits, Dir, Edge, Grid, Square};

/// What a grid knows about its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// The number of the square on each place, see [`wide_place`]; `MISSING` where there is no square.
    of_places: Vec<u16>,
    squares: Vec<Square>,
    /// Sorted; a door is listed with the square north or west of it.
    doors: Vec<(Square, Dir)>,
}

const MISSING: u16 = u16::MAX;

/// Squares, the edges between them and the doors have numbers without gaps in the order of the map. Sets of
/// them are [`Bits`].
///
/// ```
/// use grid::{Dir, Grid, Square, SquareBits};
///
/// let grid: Grid = "
///     +---+   +---+
///     | A |   | B |
///     +-D-+---+-D-+
///     | C   D D E |
///     +---+---+---+
/// ".parse()?;
/// let (b, e) = (Square::new(0, 2), Square::new(1, 2));
/// assert_eq!((grid.square_count(), grid.index(b), grid.square_at(1)), (5, 1, b));
/// assert_eq!(grid.index_of(Square::new(0, 1)), None);
///
/// assert_eq!(grid.edge_id(b, Dir::S), grid.edge_id(e, Dir::N));
/// assert_eq!(grid.edge_id(b, Dir::E), None);
///
/// assert_eq!(grid.doors().count(), 3);
/// assert_eq!((grid.door_id(e, Dir::N), grid.door_id(e, Dir::W)), (Some(1), Some(2)));
///
/// let seen: SquareBits = grid.bits([b, e]);
/// assert!(grid.squares_in(&seen).eq([b, e]));
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

    /// The number of the edge between a square and the next one, the same from both sides and below twice the
    /// number of squares; `None` if there are not two squares. Walls between squares have numbers too.
    pub fn edge_id(&self, square: Square, dir: Dir) -> Option<usize> {
        let both = self.contains(square) && dir.step(square).is_some_and(|across| self.contains(across));
        if both { self.side_id(square, dir) } else { None }
    }

    /// The number of the edge on one side of a square that has another one there.
    #[inline]
    pub(crate) fn side_id(&self, square: Square, dir: Dir) -> Option<usize> {
        let (first, dir) = northwest(square, dir)?;
        Some(2 * self.index_of(first)? + usize::from(dir == Dir::S))
    }

    /// All doors in order, each with a square on one side of it and the way through, east or south.
    pub fn doors(&self) -> impl Iterator<Item = (Square, Dir)> + '_ {
        self.numbers.doors.iter().copied()
    }

    /// The number of the door on this side of a square, the same from both sides; `None` if there is no door.
    /// Doors are numbered as [`doors`](Self::doors) lists them.
    pub fn door_id(&self, square: Square, dir: Dir) -> Option<usize> {
        if self.edge(square, dir) != Edge::Door {
            return None;
        }
        self.numbers.doors.binary_search(&northwest(square, dir)?).ok()
    }

    /// The numbers of these squares as a set; places without a square are left out.
    ///
    /// # Panics
    /// If a number does not fit into the set.
    pub fn bits<const WORDS: usize>(&self, squares: impl IntoIterator<Item = Square>) -> Bits<WORDS> {
        squares.into_iter().filter_map(|square| self.index_of(square)).collect()
    }

    /// The squares whose numbers are in a set, row by row. Numbers without a square are left out.
    pub fn squares_in<const WORDS: usize>(&self, bits: &Bits<WORDS>) -> impl Iterator<Item = Square> + '_ {
        bits.iter().map_while(|index| self.numbers.squares.get(index).copied())
    }

    pub(crate) fn number_squares_and_doors(&mut self) {
        let squares: Vec<Square> = self.squares().collect();
        let mut of_places = vec![MISSING; self.sides.len()];
        // A map has at most 255 × 255 squares, fewer than there are numbers.
        for (number, &square) in (0..MISSING).zip(&squares) {
            of_places[wide_place(square)] = number;
        }
        let ways = squares.iter().flat_map(|&square| [(square, Dir::E), (square, Dir::S)]);
        let doors = ways.filter(|&(square, dir)| self.edge(square, dir) == Edge::Door).collect();
        self.numbers = Numbers { of_places, squares, doors };
    }
}

/// The same edge, seen from the square north or west of it.
#[inline]
fn northwest(square: Square, dir: Dir) -> Option<(Square, Dir)> {
    match dir {
        Dir::E | Dir::S => Some((square, dir)),
        Dir::N | Dir::W => Some((dir.step(square)?, dir.opposite())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

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
        for (number, (square, dir)) in grid.doors().enumerate() {
            let across = dir.step(square).unwrap();
            assert_eq!(grid.door_id(square, dir), Some(number));
            assert_eq!(grid.door_id(across, dir.opposite()), Some(number));
        }
        let sides = grid.squares().flat_map(|square| Dir::ALL.map(|dir| (square, dir)));
        let ids: Vec<usize> = sides.filter_map(|(square, dir)| grid.edge_id(square, dir)).collect();
        let different: BTreeSet<usize> = ids.iter().copied().collect();
        assert_eq!(ids.len(), 2 * different.len());
        assert!(different.iter().all(|&id| id < 2 * grid.square_count()));
    }

    #[test]
    #[should_panic(expected = "the map has no square 11")]
    fn a_missing_square_has_no_number() {
        let grid: Grid = "+-+-+\n|. .|\n+-+-+".parse().unwrap();
        grid.index(Square::new(1, 1));
    }
}
