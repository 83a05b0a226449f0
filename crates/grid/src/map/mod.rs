//! Maps as text: drawings that people can read and edit, read into a [`Grid`](crate::Grid) and printed back.
//!
//! ```
//! use grid::Grid;
//!
//! let grid: Grid = "
//!     ; A hall, a closet behind it, and a yard with a well (!) and a bare square at its end.
//!     +-----+-----+-----+
//!     | HALL  HALL| BOX |
//!     +     +--D--+--D--+
//!     | HALL# YARD  YARD|
//!     +-----+-----+     +
//!                 | .   |
//!     +     +-----+     +
//!           | WC!   .   |
//!     +     +-----+-----+
//! ".parse()?;
//! assert_eq!(grid.squares().count(), 9);
//! assert_eq!(grid.rooms().count(), 3);
//! # Ok::<(), grid::MapError>(())
//! ```
//!
//! # The format
//!
//! **Lines.** Separator lines and rows of cells take turns; the first and the last line are separators. Lines
//! that start with `;` or `//` are comments, wherever they stand, and empty lines before and after the map do
//! not count. The whole map may be indented with blanks. Blanks at the end of a line may be left out.
//!
//! **Corners.** A separator line has a `+` at every corner of the cells, also around missing squares. The
//! first two corners of the first line set the width of all cells (1 is enough, 3 and 5 look good), its last
//! corner the width of the map.
//!
//! **Cells.** What stands between two edges of a row, blanks around it aside:
//!
//! | text | meaning |
//! |---|---|
//! | nothing | no square here |
//! | `.` | a bare square |
//! | `BLU` | a square with a label: ASCII letters, digits, `_` |
//! | `BLU*`, `*`, `A*!` | the same with marks: different punctuation characters |
//!
//! Marks are ASCII punctuation, except the characters that maps are drawn with: `+-|#._`.
//!
//! **Edges.** Between two cells of a row stands one character; between two rows every cell has as many
//! characters as it is wide.
//!
//! | in a row | in a separator (width 5) | meaning |
//! |---|---|---|
//! | blank | five blanks | open |
//! | `D` | `--D--`: one `D` anywhere among `-` | door |
//! | `#` | `#####` | wall |
//! | <code>&#124;</code> | `-----` | wall, as the border of the map is drawn |
//!
//! A square has a wall wherever there is no square on the other side, and the map must show it: a border left
//! open, a door into nothing and a border between two missing squares are errors, so that a slip of the hand
//! is found where it was made. A map has at most 255 rows, 255 columns and 256 rooms, and at least one
//! square.
//!
//! Rooms come from edges alone: labels and marks mean what a game makes of them.
//!
//! # Printing
//!
//! A grid prints with one blank before the text of each cell, `#` for walls between squares and `|` and `-`
//! around them. Cells are as wide as looks good; a width can be asked for. What was printed reads back as the
//! same grid.
//!
//! ```
//! use grid::Grid;
//!
//! let grid: Grid = "
//!     +-+-+-+
//!     |. .|*|
//!     +D+-+ +
//!     |.| |.|
//!     +-+ +-+
//! ".parse()?;
//! assert_eq!(grid.to_string(), "\
//! +---+---+---+
//! | .   . # * |
//! +-D-+---+   +
//! | . |   | . |
//! +---+   +---+
//! ");
//! assert_eq!(format!("{grid:1}"), "\
//! +-+-+-+
//! |. .#*|
//! +D+-+ +
//! |.| |.|
//! +-+ +-+
//! ");
//! # Ok::<(), grid::MapError>(())
//! ```

mod cell;
mod error;
mod parse;
mod print;
mod sheet;

pub(crate) use cell::{is_label_char, is_mark};
pub use error::MapError;
