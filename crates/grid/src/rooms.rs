//! Rooms: squares that are open to each other, whatever colour they are painted.

use crate::{BuildError, Dir, Edge, Grid, Square};
use serde::{Deserialize, Serialize};

/// A room of one grid: squares joined by open edges (ADR-BOARD-4). Labels have no say in it.
///
/// Rooms are numbered from 0 by their first square, row by row.
///
/// ```
/// use grid::{Grid, Room, Square};
///
/// let grid: Grid = "
///     +---+---+---+
///     | R   P D P |
///     +---+---+---+
/// ".parse()?;
/// assert_eq!(grid.rooms().collect::<Vec<_>>(), [Room(0), Room(1)]);
/// assert_eq!(grid.room_of(Square::new(0, 1)), Some(Room(0)));
/// assert_eq!(grid.room_squares(Room(1)), [Square::new(0, 2)]);
/// # Ok::<(), grid::MapError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Room(pub u8);

impl Grid {
    /// All rooms, in order.
    pub fn rooms(&self) -> impl Iterator<Item = Room> + use<> {
        // find_rooms has seen to it that they can be numbered.
        (0..=u8::MAX).take(self.rooms.len()).map(Room)
    }

    /// The room a square is in; `None` if the map has no such square.
    pub fn room_of(&self, square: Square) -> Option<Room> {
        self.cell(square).map(|cell| cell.room)
    }

    /// The squares of a room, row by row; none if the map has no such room.
    pub fn room_squares(&self, room: Room) -> &[Square] {
        self.rooms.get(usize::from(room.0)).map_or(&[], Vec::as_slice)
    }

    /// Numbers the rooms of a grid whose edges are known.
    pub(crate) fn find_rooms(&mut self) -> Result<(), BuildError> {
        let mut found = vec![false; self.cells.len()];
        for first in self.places() {
            if !self.contains(first) || self.mark_found(&mut found, first) {
                continue;
            }
            let number = u8::try_from(self.rooms.len());
            let room = Room(number.map_err(|_| BuildError::TooManyRooms { square: first })?);
            let mut squares = vec![first];
            let mut looked_at = 0;
            while let Some(&square) = squares.get(looked_at) {
                looked_at += 1;
                for dir in Dir::ALL.into_iter().filter(|&dir| self.edge(square, dir) == Edge::Open) {
                    if let Some(next) = dir.step(square)
                        && !self.mark_found(&mut found, next)
                    {
                        squares.push(next);
                    }
                }
            }
            squares.sort_unstable();
            self.name_room(room, &squares);
            self.rooms.push(squares);
        }
        Ok(())
    }

    /// Notes that a square has been found, and says whether it had been before.
    fn mark_found(&self, found: &mut [bool], square: Square) -> bool {
        self.place(square).is_none_or(|place| std::mem::replace(&mut found[place], true))
    }

    fn name_room(&mut self, room: Room, squares: &[Square]) {
        for &square in squares {
            if let Some(place) = self.place(square)
                && let Some(cell) = &mut self.cells[place]
            {
                cell.room = room;
            }
        }
    }
}
