//! Making a grid by code: name the squares, draw the edges, and have the whole checked once.

use crate::grid::{Cell, Sides, wide_place};
use crate::map::{is_label_char, is_mark};
use crate::number::Numbers;
use crate::{Dir, Edge, Grid, Room, Square};
use std::collections::BTreeMap;
use thiserror::Error;

/// Collects squares and edges, then makes a [`Grid`] of them.
///
/// Squares side by side are open to each other until an edge is drawn between them.
///
/// ```
/// use grid::{Dir, Edge, GridBuilder, Square};
///
/// let [a, b, c] = [0, 1, 2].map(|col| Square::new(0, col));
/// let mut builder = GridBuilder::new(1, 3);
/// builder.square(a, "BLU", "*").square(b, "", "").square(c, "", "").edge(b, Dir::E, Edge::Door);
/// let grid = builder.build()?;
///
/// assert_eq!(grid.edge(c, Dir::W), Edge::Door);
/// assert_eq!(format!("{grid}"), "\
/// +-----+-----+-----+
/// | BLU*  .   D .   |
/// +-----+-----+-----+
/// ");
/// # Ok::<(), grid::BuildError>(())
/// ```
#[derive(Clone, Debug)]
pub struct GridBuilder {
    height: u8,
    width: u8,
    squares: BTreeMap<Square, (String, String)>,
    edges: BTreeMap<(Square, Dir), Edge>,
}

impl GridBuilder {
    /// A map of so many rows and columns, without any square yet.
    pub fn new(height: u8, width: u8) -> Self {
        Self { height, width, squares: BTreeMap::new(), edges: BTreeMap::new() }
    }

    /// Adds a square with its label and marks, either of them possibly empty. A square added again is
    /// replaced.
    pub fn square(&mut self, square: Square, label: &str, marks: &str) -> &mut Self {
        self.squares.insert(square, (label.to_owned(), marks.to_owned()));
        self
    }

    /// Draws an edge on one side of a square; the square across gets it too. An edge drawn again is replaced.
    pub fn edge(&mut self, square: Square, dir: Dir, edge: Edge) -> &mut Self {
        let key = match (dir, dir.step(square)) {
            (Dir::N | Dir::W, Some(across)) => (across, dir.opposite()),
            _ => (square, dir),
        };
        self.edges.insert(key, edge);
        self
    }

    /// Checks everything and makes the grid.
    ///
    /// # Errors
    /// The first thing found wrong, see [`BuildError`].
    pub fn build(&self) -> Result<Grid, BuildError> {
        let places = usize::from(self.height) * usize::from(self.width);
        let mut grid = Grid {
            height: self.height,
            width: self.width,
            cells: vec![None; places],
            sides: vec![Sides::NONE; wide_place(Square::new(self.height, 0))],
            rooms: Vec::new(),
            numbers: Numbers::default(),
        };
        for (&square, (label, marks)) in &self.squares {
            let place = grid.place(square).ok_or(BuildError::OffTheMap { square })?;
            grid.cells[place] = Some(self.cell(square, label, marks)?);
            grid.sides[wide_place(square)] = Sides::new(Dir::ALL.map(|dir| self.edge_of(square, dir)));
        }
        self.check_edges()?;
        grid.number_squares();
        grid.find_rooms()?;
        Ok(grid)
    }

    fn cell(&self, square: Square, label: &str, marks: &str) -> Result<Cell, BuildError> {
        if !label.chars().all(is_label_char) {
            return Err(BuildError::BadLabel { square, label: label.to_owned() });
        }
        let mut sorted: Vec<char> = marks.chars().collect();
        sorted.sort_unstable();
        if !sorted.iter().all(|&c| is_mark(c)) || sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(BuildError::BadMarks { square, marks: marks.to_owned() });
        }
        Ok(Cell { label: label.to_owned(), marks: sorted.into_iter().collect(), room: Room(0) })
    }

    /// The edge of an existing square: as drawn, else open to a square and a wall to nothing.
    fn edge_of(&self, square: Square, dir: Dir) -> Edge {
        let Some(across) = dir.step(square).filter(|across| self.squares.contains_key(across)) else {
            return Edge::Wall;
        };
        let drawn = self.edges.get(&(square, dir)).or_else(|| self.edges.get(&(across, dir.opposite())));
        drawn.copied().unwrap_or(Edge::Open)
    }

    fn check_edges(&self) -> Result<(), BuildError> {
        for (&(square, dir), &edge) in &self.edges {
            let here = self.squares.contains_key(&square);
            let across = dir.step(square).is_some_and(|across| self.squares.contains_key(&across));
            if edge != Edge::Wall && !(here && across) {
                return Err(BuildError::EdgeIntoNothing { square, dir });
            }
        }
        Ok(())
    }
}

/// Why a [`GridBuilder`] refuses to make a grid.
///
/// ```
/// use grid::{BuildError, GridBuilder, Square};
///
/// let error = GridBuilder::new(2, 2).square(Square::new(2, 0), "", "").build().unwrap_err();
/// assert_eq!(error, BuildError::OffTheMap { square: Square::new(2, 0) });
/// assert_eq!(error.to_string(), "square 20 lies outside the map: make the map larger or move the square");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BuildError {
    /// A square outside the map's rows and columns.
    #[error("square {square} lies outside the map: make the map larger or move the square")]
    OffTheMap {
        /// The square.
        square: Square,
    },
    /// A label with a character that is no letter, digit or underscore.
    #[error("square {square} cannot be labelled `{label}`: use letters, digits and `_`")]
    BadLabel {
        /// The square.
        square: Square,
        /// The label as given.
        label: String,
    },
    /// A mark that maps cannot show, or the same mark twice.
    #[error(
        "square {square} cannot carry the marks `{marks}`: use different punctuation characters, none of `+-|#._`"
    )]
    BadMarks {
        /// The square.
        square: Square,
        /// The marks as given.
        marks: String,
    },
    /// An open edge or a door with a square on one side at most.
    #[error(
        "a way leads {dir} from {square}, but one of its two squares is missing: add the square or draw a wall"
    )]
    EdgeIntoNothing {
        /// The square on one side.
        square: Square,
        /// The way to the other side.
        dir: Dir,
    },
    /// More rooms than [`Room`] can number.
    #[error("the room of square {square} is one too many: a map has at most 256 rooms")]
    TooManyRooms {
        /// The first square of the room that is too many.
        square: Square,
    },
}

impl BuildError {
    /// The square where it went wrong.
    pub fn square(&self) -> Square {
        match *self {
            Self::OffTheMap { square }
            | Self::BadLabel { square, .. }
            | Self::BadMarks { square, .. }
            | Self::EdgeIntoNothing { square, .. }
            | Self::TooManyRooms { square } => square,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Square = Square::new(0, 0);
    const B: Square = Square::new(0, 1);

    fn pair() -> GridBuilder {
        let mut builder = GridBuilder::new(1, 2);
        builder.square(A, "", "").square(B, "", "");
        builder
    }

    #[test]
    fn an_edge_is_the_same_from_both_sides_and_the_last_one_drawn_counts() {
        let grid = pair().edge(A, Dir::E, Edge::Wall).edge(B, Dir::W, Edge::Door).build().unwrap();
        assert_eq!((grid.edge(A, Dir::E), grid.edge(B, Dir::W)), (Edge::Door, Edge::Door));
        assert_eq!(pair().build().unwrap().edge(B, Dir::W), Edge::Open);
    }

    #[test]
    fn the_outside_is_walled_and_may_be_drawn_so() {
        let grid = pair().edge(A, Dir::N, Edge::Wall).edge(B, Dir::E, Edge::Wall).build().unwrap();
        assert_eq!(grid, pair().build().unwrap());
        assert_eq!(grid.edge(A, Dir::N), Edge::Wall);
        assert_eq!(grid.edge(Square::new(9, 9), Dir::N), Edge::Wall);
    }

    #[test]
    fn ways_into_nothing_are_refused() {
        for (square, dir) in [(A, Dir::N), (A, Dir::W), (B, Dir::E), (B, Dir::S)] {
            let error = pair().edge(square, dir, Edge::Door).build().unwrap_err();
            assert_eq!(error, BuildError::EdgeIntoNothing { square, dir });
        }
    }

    #[test]
    fn labels_and_marks_must_be_printable() {
        let label = pair().square(B, "two words", "").build().unwrap_err();
        assert_eq!(
            label.to_string(),
            "square 01 cannot be labelled `two words`: use letters, digits and `_`"
        );
        for marks in ["**", "a", ".", "*#", "é"] {
            let error = pair().square(B, "", marks).build().unwrap_err();
            assert_eq!(error, BuildError::BadMarks { square: B, marks: marks.to_owned() });
        }
        let sorted = pair().square(B, "", "*!").build().unwrap();
        assert_eq!(sorted, pair().square(B, "", "!*").build().unwrap());
    }

    #[test]
    fn rooms_beyond_the_256th_are_refused() {
        let mut builder = GridBuilder::new(2, 129);
        for col in 0..129 {
            let top = Square::new(0, col);
            builder.square(top, "", "").edge(top, Dir::E, Edge::Wall).edge(top, Dir::S, Edge::Wall);
        }
        for col in 0..127 {
            let low = Square::new(1, col);
            builder.square(low, "", "").edge(low, Dir::E, Edge::Wall);
        }
        assert_eq!(builder.build().unwrap().rooms().count(), 256);
        let last = Square::new(1, 127);
        let error = builder.square(last, "", "").build().unwrap_err();
        assert_eq!(error, BuildError::TooManyRooms { square: last });
    }
}
