//! Sight by rooms, as Adrenaline has it (ADR-SEE-1 to ADR-SEE-4).

use crate::{Dir, Edge, Grid, Room, Square};

impl Grid {
    /// Does somebody on `from` see the square `to`? Yes if it lies in their own room, or in a room that a
    /// door of their own square leads into (ADR-SEE-1). Figures and places within squares never matter
    /// (ADR-SEE-3).
    ///
    /// This is not symmetric (ADR-SEE-2):
    ///
    /// ```
    /// use grid::{Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +---+---+---+
    ///     | A D B   B |
    ///     +---+---+---+
    /// ".parse()?;
    /// let (a, b) = (Square::new(0, 0), Square::new(0, 2));
    /// assert!(grid.sees_by_rooms(a, b));
    /// assert!(!grid.sees_by_rooms(b, a));
    /// # Ok::<(), grid::MapError>(())
    /// ```
    pub fn sees_by_rooms(&self, from: Square, to: Square) -> bool {
        self.room_of(to).is_some_and(|room| self.rooms_seen(from).contains(&room))
    }

    /// The rooms that somebody on this square sees: their own and those behind the doors of the square, in
    /// order. Nobody sees through two doors in a row, but through all doors of the own square at once
    /// (ADR-SEE-4).
    pub fn rooms_seen(&self, from: Square) -> Vec<Room> {
        let doors = Dir::ALL.into_iter().filter(|&dir| self.edge(from, dir) == Edge::Door);
        let behind = doors.filter_map(|dir| dir.step(from)).filter_map(|square| self.room_of(square));
        let mut rooms: Vec<Room> = self.room_of(from).into_iter().chain(behind).collect();
        rooms.sort_unstable();
        rooms.dedup();
        rooms
    }
}
