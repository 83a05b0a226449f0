//! Reading data files: errors that say where and what.
//!
//! ```
//! use engine::content::{self, ContentError};
//!
//! let error = content::parse::<Vec<u8>>("a = [1, 2").unwrap_err();
//! assert_eq!((error.line, error.column), (1, 10));
//! assert_eq!(content::at("one\ntwo\n", 5, "no w here").to_string(), "line 2, column 2: no w here");
//! ```

use serde::de::DeserializeOwned;

/// A data file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct ContentError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there and what to do.
    pub message: String,
}

/// An error at a byte of the text.
pub fn at(text: &str, byte: usize, message: impl Into<String>) -> ContentError {
    let before = &text[..byte.min(text.len())];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    ContentError { line, column, message: message.into() }
}

/// Read TOML; the error points into the text.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|e| at(text, e.span().map_or(0, |s| s.start), e.message()))
}
