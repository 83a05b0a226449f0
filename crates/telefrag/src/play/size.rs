//! How large the terminal is, and which layout suits it.

use std::env;
use std::io;

use terminal_size::{Height, Width, terminal_size_of};

use super::board::Cell;

/// Narrower than this nothing is drawn, wider lines are hard to read.
const COLUMNS: std::ops::RangeInclusive<usize> = 80..=120;
/// With fewer rows than this a screen has to scroll.
const ROWS: usize = 20;

/// From so many rows on, everything has its place below a large board.
const LARGE: usize = 46;
/// From so many rows on, the squares of the compact layout are four, or three, lines high.
const TALL: usize = 34;
const MIDDLE: usize = 30;
/// From so many columns on, the squares of the compact layout are as wide as the large ones.
const WIDE: usize = 96;

/// The room for a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) columns: usize,
    /// None where nothing scrolls away: in a file, in a pipe.
    pub(super) rows: Option<usize>,
}

/// Where things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// Players beside the board, everything else below it.
    Large,
    /// Everything beside a board of such squares.
    Compact(Cell),
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

    /// The layout depends on the size alone, so that the board stays where it is.
    pub(super) fn layout(self) -> Layout {
        let Some(rows) = self.rows.filter(|&rows| rows < LARGE) else { return Layout::Large };
        let columns = if self.columns < WIDE { 7 } else { 10 };
        let lines = match rows {
            TALL.. => 4,
            MIDDLE.. => 3,
            _ => 2,
        };
        Layout::Compact(Cell { columns, lines })
    }

    /// The squares of the board.
    pub(super) fn cell(self) -> Cell {
        match self.layout() {
            Layout::Large => Cell::LARGE,
            Layout::Compact(cell) => cell,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_follows_from_the_size() {
        let layout = |columns, rows| Size::new(Some(columns), Some(rows)).layout();
        assert_eq!(layout(80, 24), Layout::Compact(Cell { columns: 7, lines: 2 }));
        assert_eq!(layout(100, 30), Layout::Compact(Cell { columns: 10, lines: 3 }));
        assert_eq!(layout(120, 40), Layout::Compact(Cell { columns: 10, lines: 4 }));
        assert_eq!(layout(80, 50), Layout::Large);
        assert_eq!(Size::new(None, None), Size { columns: 80, rows: None });
        assert_eq!(Size::new(Some(300), Some(5)), Size { columns: 120, rows: Some(20) });
    }
}
