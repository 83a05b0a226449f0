//! What is wrong with a map, where, and what to do about it.

use thiserror::Error;

/// An error in the text of a map.
///
/// ```
/// let error = "
/// +---+---+
/// | .   . |
/// +---+-D-+".parse::<grid::Grid>().unwrap_err();
///
/// assert_eq!((error.line, error.column), (4, 6));
/// assert_eq!(error.to_string(), "line 4, column 6: the door of square 01 leads into nothing\n\
///     help: write a square behind the door (`.` for a bare one), or draw the border with `-`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {message}\nhelp: {help}")]
pub struct MapError {
    /// The line in the text, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: String,
}
