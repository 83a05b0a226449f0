//! The grid itself: which squares exist, what is written on them and what lies between them.

use crate::number::Numbers;
use crate::{Dir, Edge, Room, Square};

/// A map of squares: made from text ([`map`](crate::map)) or by a [`GridBuilder`](crate::GridBuilder), then
/// fixed.
///
/// Every edge towards a place without a square is a [`Wall`](Edge::Wall).
///
/// ```
/// use grid::{Dir, Edge, Grid, Square};
///
/// let grid: Grid = "
///     +---+---+
///     | A*D B |
///     +---+---+
///         | C |
///     +   +---+
/// ".parse()?;
/// let [a, b, none] = [Square::new(0, 0), Square::new(0, 1), Square::new(1, 0)];
///
/// assert_eq!((grid.height(), grid.width()), (2, 2));
/// assert_eq!((grid.label(a), grid.marks(a)), ("A", "*"));
/// assert_eq!(grid.edge(a, Dir::E), Edge::Door);
/// assert_eq!(grid.neighbour(a, Dir::E), Some(b));
/// assert_eq!(grid.neighbour(b, Dir::S), None);
/// assert_eq!(grid.beyond(b, Dir::S), Some(Square::new(1, 1)));
/// assert!(!grid.contains(none));
/// # Ok::<(), grid::MapError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    pub(crate) height: u8,
    pub(crate) width: u8,
    /// Row by row; `None` where the map has no square.
    pub(crate) cells: Vec<Option<Cell>>,
    /// What lies around each place: the part of the map that is asked all the time, see [`wide_place`].
    pub(crate) sides: Vec<Sides>,
    /// The squares of each room, both in order.
    pub(crate) rooms: Vec<Vec<Square>>,
    pub(crate) numbers: Numbers,
}

/// An existing square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) label: String,
    pub(crate) marks: String,
    pub(crate) room: Room,
}

/// The four edges of a place in one byte: two bits for each direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sides(u8);

impl Sides {
    /// A place without a square: walls all round, written as no square can have them.
    pub(crate) const NONE: Self = Self(0xff);

    /// The edges of a square, in the order of [`Dir::ALL`].
    pub(crate) fn new(edges: [Edge; 4]) -> Self {
        Self(
            Dir::ALL.into_iter().fold(0, |bits, dir| bits | ((edges[dir as usize] as u8) << (2 * dir as u8))),
        )
    }

    fn edge(self, dir: Dir) -> Edge {
        match (self.0 >> (2 * dir as u8)) & 3 {
            0 => Edge::Open,
            1 => Edge::Door,
            _ => Edge::Wall,
        }
    }
}

/// Where a place stands in tables with room for the longest rows: they take more memory and less time.
#[inline]
pub(crate) fn wide_place(square: Square) -> usize {
    usize::from(square.row) << 8 | usize::from(square.col)
}

impl Grid {
    /// Number of rows.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// Number of columns.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Does the map have this square?
    pub fn contains(&self, square: Square) -> bool {
        self.sides(square) != Sides::NONE
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.places().filter(|&square| self.contains(square))
    }

    /// The word written on a square, such as the colour of its floor; empty if there is none.
    pub fn label(&self, square: Square) -> &str {
        self.cell(square).map_or("", |cell| &cell.label)
    }

    /// The marks drawn on a square, such as `*`, in the order of the characters; empty if there are none.
    pub fn marks(&self, square: Square) -> &str {
        self.cell(square).map_or("", |cell| &cell.marks)
    }

    /// All squares that carry this mark, row by row.
    pub fn marked(&self, mark: char) -> impl Iterator<Item = Square> + '_ {
        self.squares().filter(move |&square| self.marks(square).contains(mark))
    }

    /// What lies on this side of a square. Places without a square have walls all round.
    #[inline]
    pub fn edge(&self, square: Square, dir: Dir) -> Edge {
        self.sides(square).edge(dir)
    }

    /// The square one step away through an open edge or a door; `None` if a wall or the end of the map is
    /// there.
    pub fn neighbour(&self, square: Square, dir: Dir) -> Option<Square> {
        if self.edge(square, dir).can_be_walked() { dir.step(square) } else { None }
    }

    /// The next square that exists in this direction. Walls do not matter, and gaps in the map are skipped.
    pub fn beyond(&self, square: Square, dir: Dir) -> Option<Square> {
        let places = std::iter::successors(dir.step(square), |&place| dir.step(place));
        places.take_while(|&place| self.place(place).is_some()).find(|&place| self.contains(place))
    }

    /// All squares straight in this direction, nearest first, without the first square itself. Walls do not
    /// matter.
    ///
    /// ```
    /// use grid::{Dir, Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +-+-+ +-+
    ///     |.#.| |.|
    ///     +-+-+ +-+
    /// ".parse()?;
    /// let hit: Vec<Square> = grid.ray(Square::new(0, 0), Dir::E).collect();
    /// assert_eq!(hit, [Square::new(0, 1), Square::new(0, 3)]);
    /// # Ok::<(), grid::MapError>(())
    /// ```
    pub fn ray(&self, square: Square, dir: Dir) -> impl Iterator<Item = Square> + '_ {
        std::iter::successors(self.beyond(square, dir), move |&last| self.beyond(last, dir))
    }

    /// Every place inside the map's rectangle, with or without a square.
    pub(crate) fn places(&self) -> impl Iterator<Item = Square> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |row| (0..width).map(move |col| Square { row, col }))
    }

    #[inline]
    fn sides(&self, square: Square) -> Sides {
        self.sides.get(wide_place(square)).copied().unwrap_or(Sides::NONE)
    }

    pub(crate) fn cell(&self, square: Square) -> Option<&Cell> {
        self.cells[self.place(square)?].as_ref()
    }

    /// Where a place stands in tables that go row by row through the whole rectangle.
    pub(crate) fn place(&self, square: Square) -> Option<usize> {
        let inside = square.row < self.height && square.col < self.width;
        inside.then(|| usize::from(square.row) * usize::from(self.width) + usize::from(square.col))
    }
}
