//! How large the terminal is.

use std::env;
use std::io;

use terminal_size::{Height, Width, terminal_size_of};

/// Narrower than this nothing is drawn, wider lines are hard to read.
const COLUMNS: std::ops::RangeInclusive<usize> = 80..=120;
/// With fewer rows than this a screen has to scroll.
const ROWS: usize = 20;

/// The room for a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) columns: usize,
    /// None where nothing scrolls away: in a file, in a pipe.
    pub(super) rows: Option<usize>,
}

impl Size {
    /// That of the terminal; of `COLUMNS` and `LINES` where there is none.
    pub(super) fn measure() -> Self {
        let told = |name: &str| env::var(name).ok()?.trim().parse().ok().filter(|&n: &usize| n > 0);
        match terminal_size_of(io::stdout()) {
            Some((Width(columns), Height(rows))) if columns > 0 && rows > 0 => {
                Size::new(Some(columns.into()), Some(rows.into()))
            }
            _ => Size::new(told("COLUMNS"), told("LINES")),
        }
    }

    /// So many columns and rows, as far as something can be drawn there.
    pub(super) fn new(columns: Option<usize>, rows: Option<usize>) -> Self {
        let columns = columns.unwrap_or(*COLUMNS.start()).clamp(*COLUMNS.start(), *COLUMNS.end());
        Size { columns, rows: rows.map(|rows| rows.max(ROWS)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_has_bounds() {
        assert_eq!(Size::new(None, None), Size { columns: 80, rows: None });
        assert_eq!(Size::new(Some(300), Some(5)), Size { columns: 120, rows: Some(20) });
    }
}
