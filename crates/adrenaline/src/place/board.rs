//! What the rules look up on the floor of an arena: a map, turned once into tables.

use grid::{Dir, Grid, Square};

use super::square::{COLUMNS, ROWS, SQUARES, Sq, SquareSet};
use crate::Colour;

/// A board's geometry in tables.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    squares: SquareSet,
    next: [[Sq; 4]; SQUARES],
    near: [SquareSet; SQUARES],
    see: [SquareSet; SQUARES],
    distance: [[u8; SQUARES]; SQUARES],
    reach: [[SquareSet; 5]; SQUARES],
    ray: [[SquareSet; 4]; SQUARES],
    room: [u8; SQUARES],
    rooms: Vec<SquareSet>,
    spawn: [Sq; 3],
    ammo: SquareSet,
}

impl Board {
    /// Read a board from a text map: at most 5 rows of 5 squares, a spawnpoint (`*`) in a red, a yellow and a blue
    /// square.
    ///
    /// # Errors
    /// What is wrong with the map, and where.
    pub fn parse(text: &str) -> Result<Board, String> {
        Board::new(text.parse().map_err(|e: grid::MapError| e.to_string())?)
    }

    /// The tables of a map: at most 5 rows of 5 squares, a spawnpoint (`*`) in a red, a yellow and a blue square.
    ///
    /// # Errors
    /// What is wrong with the map.
    pub(super) fn new(grid: Grid) -> Result<Board, String> {
        if grid.height() > ROWS || grid.width() > COLUMNS {
            return Err(format!("the arena has at most {ROWS} rows of {COLUMNS} squares"));
        }
        let sq = |s: Square| Sq::at(s.row, s.col);
        let set = |squares: &mut dyn Iterator<Item = Square>| squares.map(sq).collect::<SquareSet>();
        let mut board = Board {
            squares: set(&mut grid.squares()),
            next: [[Sq::OFF; 4]; SQUARES],
            near: [SquareSet::NONE; SQUARES],
            see: [SquareSet::NONE; SQUARES],
            distance: [[u8::MAX; SQUARES]; SQUARES],
            reach: [[SquareSet::NONE; 5]; SQUARES],
            ray: [[SquareSet::NONE; 4]; SQUARES],
            room: [u8::MAX; SQUARES],
            rooms: grid.rooms().map(|room| set(&mut grid.room_squares(room).iter().copied())).collect(),
            spawn: [Sq::OFF; 3],
            ammo: SquareSet::NONE,
            grid: grid.clone(),
        };
        for square in grid.squares() {
            let i = sq(square).index();
            for (d, dir) in Dir::ALL.into_iter().enumerate() {
                if let Some(next) = grid.neighbour(square, dir) {
                    board.next[i][d] = sq(next);
                    board.near[i] = board.near[i].or(sq(next).bit());
                }
                board.ray[i][d] = set(&mut grid.ray(square, dir)).or(sq(square).bit());
            }
            for other in grid.squares() {
                if grid.sees_by_rooms(square, other) {
                    board.see[i] = board.see[i].or(sq(other).bit());
                }
                if let Some(steps) = grid.distance(square, other) {
                    board.distance[i][sq(other).index()] = steps as u8;
                }
            }
            board.room[i] =
                board.rooms.iter().position(|r| r.has(sq(square))).map_or(u8::MAX, |room| room as u8);
        }
        for (i, square) in board.squares.iter().map(|square| (square.index(), square)) {
            for steps in 1..=4 {
                let so_far = if steps == 1 { square.bit() } else { board.reach[i][steps - 1] };
                let further = so_far.iter().fold(SquareSet::NONE, |set, s| set.or(board.near[s.index()]));
                board.reach[i][steps] = board.reach[i][steps - 1].or(further);
            }
        }
        for square in grid.marked('*') {
            let label = grid.label(square);
            let colour = Colour::ALL
                .into_iter()
                .find(|c| label.starts_with(&c.word()[..3].to_uppercase()))
                .ok_or_else(|| {
                format!("the spawnpoint on {square} stands in no red, yellow or blue square")
            })?;
            board.spawn[colour.index()] = sq(square);
        }
        if let Some(missing) = Colour::ALL.into_iter().find(|c| !board.spawn[c.index()].is_on()) {
            return Err(format!("the map has no {missing} spawnpoint; mark a square with *"));
        }
        board.ammo = board.squares.without(board.spawn.into_iter().collect());
        Ok(board)
    }

    /// The map behind the tables, with doors, walls and room labels.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }
    /// The squares that exist.
    #[inline]
    pub fn squares(&self) -> SquareSet {
        self.squares
    }
    /// Squares without a spawnpoint (ADR-BOARD-2).
    #[inline]
    pub fn ammo_squares(&self) -> SquareSet {
        self.ammo
    }
    /// Where the spawnpoint of a colour is.
    #[inline]
    pub fn spawn(&self, colour: Colour) -> Sq {
        self.spawn[colour.index()]
    }
    /// The colour of the spawnpoint on a square.
    #[inline]
    pub fn spawn_on(&self, square: Sq) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| self.spawn[c.index()] == square)
    }
    /// One legal step in a direction (0 north, 1 east, 2 south, 3 west); off the board if there is none (ADR-MOVE-1).
    #[inline]
    pub(crate) fn next(&self, square: Sq, dir: usize) -> Sq {
        self.next[square.index()][dir]
    }
    /// Squares exactly one step away: open or through a door, never through a wall (ADR-BOARD-3).
    #[inline]
    pub fn near(&self, square: Sq) -> SquareSet {
        self.near[square.index()]
    }
    /// Squares in sight, the own one included (ADR-SEE-1).
    #[inline]
    pub fn see(&self, square: Sq) -> SquareSet {
        self.see[square.index()]
    }
    /// Walking distance in steps (ADR-MOVE-4).
    #[inline]
    pub fn distance(&self, from: Sq, to: Sq) -> u8 {
        self.distance[from.index()][to.index()]
    }
    /// Where a walk of at least 1 and at most `steps` (0 to 4) steps can end; out and back again included.
    #[inline]
    pub fn reach(&self, square: Sq, steps: u8) -> SquareSet {
        self.reach[square.index()][usize::from(steps)]
    }
    /// The own square and all squares straight in one direction, walls ignored (ADR-W-RAIL-1).
    #[inline]
    pub(crate) fn ray(&self, square: Sq, dir: usize) -> SquareSet {
        self.ray[square.index()][dir]
    }
    /// Where up to `steps` steps in one direction can end, at least one step.
    pub(crate) fn straight(&self, square: Sq, steps: u8) -> SquareSet {
        let mut ends = SquareSet::NONE;
        for dir in 0..4 {
            let mut at = square;
            for _ in 0..steps {
                at = self.next(at, dir);
                if !at.is_on() {
                    break;
                }
                ends = ends.or(at.bit());
            }
        }
        ends
    }
    /// The number of the room a square belongs to.
    #[inline]
    pub fn room_of(&self, square: Sq) -> u8 {
        self.room[square.index()]
    }
    /// The colour of the floor of a square, as files and keys of texts call it.
    pub fn floor_colour(&self, square: Sq) -> &'static str {
        match self.grid.label(Square::new(square.row(), square.column())) {
            "RED" => "red",
            "YEL" => "yellow",
            "BLU" => "blue",
            "PUR" => "purple",
            "GRE" => "green",
            _ => "white",
        }
    }
    /// The squares of each room (ADR-BOARD-4).
    #[inline]
    pub fn rooms(&self) -> &[SquareSet] {
        &self.rooms
    }
}
