//! The four boards: text maps, turned once into tables that the rules look things up in.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use grid::{Dir, Grid, Square};

use super::square::{COLUMNS, ROWS, SQUARES, Sq, SquareSet};
use crate::Colour;

/// Which board is played on (ADR-BOARD-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub enum BoardId {
    /// 10 squares, best with 3 or 4 players.
    Small,
    /// 11 squares, for any number.
    MediumA,
    /// 11 squares, for any number.
    MediumB,
    /// 12 squares, best with 4 or 5.
    #[default]
    Big,
}

impl BoardId {
    /// All boards.
    pub const ALL: [BoardId; 4] = [BoardId::Small, BoardId::MediumA, BoardId::MediumB, BoardId::Big];

    /// The name in set-ups and locale keys.
    pub fn word(self) -> &'static str {
        ["small", "medium-a", "medium-b", "big"][self as usize]
    }

    /// The numbers of players the board is recommended for (ADR-BOARD-5).
    pub fn recommended(self) -> std::ops::RangeInclusive<u8> {
        match self {
            BoardId::Small => 3..=4,
            BoardId::MediumA | BoardId::MediumB => 3..=5,
            BoardId::Big => 4..=5,
        }
    }

    /// The board itself.
    #[inline]
    pub fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for BoardId {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        BoardId::ALL
            .into_iter()
            .find(|b| b.word() == text)
            .ok_or_else(|| format!("`{text}` is no board; boards are small, medium-a, medium-b and big"))
    }
}

engine::serde_as_text!(BoardId);

static BOARDS: LazyLock<[Board; 4]> = LazyLock::new(|| {
    [
        include_str!("../../../../content/adrenaline/boards/small.txt"),
        include_str!("../../../../content/adrenaline/boards/medium-a.txt"),
        include_str!("../../../../content/adrenaline/boards/medium-b.txt"),
        include_str!("../../../../content/adrenaline/boards/big.txt"),
    ]
    .map(|text| Board::parse(text).unwrap_or_else(|e| panic!("a built-in board is broken: {e}")))
});

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
    /// Read a board from a text map: at most 3 rows of 4 squares, a spawnpoint (`*`) in a red, a yellow and a blue
    /// square.
    ///
    /// # Errors
    /// What is wrong with the map, and where.
    pub fn parse(text: &str) -> Result<Board, String> {
        let grid: Grid = text.parse().map_err(|e: grid::MapError| e.to_string())?;
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
        for i in board.squares.iter().map(Sq::index) {
            for steps in 1..=4 {
                let so_far =
                    if steps == 1 { Sq::from_index(i as u8).bit() } else { board.reach[i][steps - 1] };
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
    /// The squares of each room (ADR-BOARD-4).
    #[inline]
    pub fn rooms(&self) -> &[SquareSet] {
        &self.rooms
    }
}
