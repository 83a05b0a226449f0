//! A place on the map, by row and column, and its short name in text.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A place on a map: row 0 is on top, column 0 on the left.
///
/// Its name is two digits, row and column, or `r12c3` when one of them needs more than a digit. Text, JSON
/// values and JSON keys all use this name. Squares sort row by row.
///
/// ```
/// use grid::Square;
///
/// assert_eq!(Square::new(1, 2).to_string(), "12");
/// assert_eq!(Square::new(12, 3).to_string(), "r12c3");
/// assert_eq!("12".parse(), Ok(Square { row: 1, col: 2 }));
/// assert_eq!("r1c2".parse(), Ok(Square { row: 1, col: 2 }));
/// assert!(Square::new(0, 9) < Square::new(1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square {
    /// Rows above this one.
    pub row: u8,
    /// Columns left of this one.
    pub col: u8,
}

impl Square {
    /// The square in this row and column.
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The steps between two squares on an open floor, where a diagonal step counts one like any other.
    ///
    /// ```
    /// use grid::Square;
    ///
    /// assert_eq!(Square::new(0, 0).king_distance(Square::new(1, 4)), 4);
    /// ```
    pub const fn king_distance(self, other: Self) -> u8 {
        let (rows, cols) = (self.row.abs_diff(other.row), self.col.abs_diff(other.col));
        if rows > cols { rows } else { cols }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { row, col } = *self;
        if row <= 9 && col <= 9 { f.pad(&format!("{row}{col}")) } else { f.pad(&format!("r{row}c{col}")) }
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let refuse = || ParseSquareError(text.to_owned());
        let (row, col) = match text.strip_prefix('r') {
            Some(long) => long.split_once('c').ok_or_else(refuse)?,
            None if text.len() == 2 => text.split_at_checked(1).ok_or_else(refuse)?,
            None => return Err(refuse()),
        };
        match (coordinate(row), coordinate(col)) {
            (Some(row), Some(col)) => Ok(Self { row, col }),
            _ => Err(refuse()),
        }
    }
}

/// Digits only: the standard parser would also take `+7`.
fn coordinate(text: &str) -> Option<u8> {
    if text.bytes().all(|b| b.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = ParseSquareError;

    fn try_from(text: String) -> Result<Self, ParseSquareError> {
        text.parse()
    }
}

/// A text that names no square.
///
/// ```
/// let error = "1-2".parse::<grid::Square>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`1-2` is not a square: write row and column as two digits (12), or as r12c3 with numbers up to 255"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a square: write row and column as two digits (12), or as r12c3 with numbers up to 255")]
pub struct ParseSquareError(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_its_name() {
        for row in 0..=255 {
            for col in 0..=255 {
                let square = Square { row, col };
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "", "1", "123", "+1", "1a", "é", "r", "rc", "r1", "r1c", "rc1", "r256c0", "r+1c2", "r1c2c3",
            "R1C2",
        ] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn json_uses_the_name() {
        let json = serde_json::to_string(&[Square::new(1, 2), Square::new(0, 10)]).unwrap();
        assert_eq!(json, r#"["12","r0c10"]"#);
        assert_eq!(serde_json::from_str::<[Square; 2]>(&json).unwrap()[1], Square::new(0, 10));
        assert!(serde_json::from_str::<Square>(r#""north""#).is_err());
    }
}
