//! Reading data files: one loader for all sheets, and errors that say where and what.
//!
//! | you want | look at |
//! |---|---|
//! | a data file as a type, its lists and what must hold | [`Sheet`], [`Lists`] |
//! | where a fact comes from | [`Source`], [`Origin`] |
//! | TOML as any type | [`parse`] |
//! | all files that a game reads | [`Papers`] |
//! | what a checker finds in a file that people write | [`Report`], [`Finding`], [`flaws!`](crate::flaws) |
//!
//! ```
//! use engine::content::{self, ContentError};
//!
//! let error = content::parse::<Vec<u8>>("a = [1, 2").unwrap_err();
//! assert_eq!((error.line, error.column), (1, 10));
//! assert_eq!(content::at("one\ntwo\n", 5, "no w here").to_string(), "line 2, column 2: no w here");
//! ```

mod finding;
mod papers;
mod sheet;
mod source;

pub use finding::{Finding, Remark, Report, Severity};
pub use papers::{Looks, Papers, Places};
pub use sheet::{DataFile, Lists, Sheet, Wrong, must, read, shipped};
pub use source::{Origin, Source, Sources};

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

/// For tests of data files: break a shipped sheet in one place (after `after`, `old` becomes `new`) and read it. The
/// error points at `at` in the broken text, at or after that place, or at its beginning if `at` is empty, and says
/// `says`.
///
/// # Panics
/// If the sheet is not refused, or elsewhere, or in other words.
#[track_caller]
pub fn assert_refused<S: Sheet>([after, old, new]: [&str; 3], [at, says]: [&str; 2]) {
    let text = S::TEXT;
    assert!(read::<S>(text).is_ok());
    let start = text.find(after).expect("the place to break");
    let place = start + text[start..].find(old).expect("what to break");
    let broken = format!("{}{new}{}", &text[..place], &text[place + old.len()..]);
    let byte = if at.is_empty() { 0 } else { start + broken[start..].find(at).expect("where to point") };
    let line = broken[..byte].matches('\n').count() + 1;
    let column = byte - broken[..byte].rfind('\n').map_or(0, |newline| newline + 1) + 1;
    let error = read::<S>(&broken).err().expect("a broken file is refused");
    assert_eq!((error.line, error.column), (line, column), "{error}");
    assert!(error.message.contains(says), "{error}");
}
