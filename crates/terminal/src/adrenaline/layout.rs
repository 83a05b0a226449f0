//! Which layout suits a terminal.

use super::board::Cell;
use crate::size::Size;

/// From so many rows on, everything has its place below a large board.
const LARGE: usize = 46;
/// From so many rows on, the squares of the compact layout are four, or three, lines high.
const TALL: usize = 34;
const MIDDLE: usize = 30;
/// From so many columns on, the squares of the compact layout are as wide as the large ones.
const WIDE: usize = 96;

/// Where things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// Players beside the board, everything else below it.
    Large,
    /// Everything beside a board of such squares.
    Compact(Cell),
}

impl Layout {
    /// The layout depends on the size alone, so that the board stays where it is.
    pub(super) fn of(size: Size) -> Layout {
        let Some(rows) = size.rows.filter(|&rows| rows < LARGE) else { return Layout::Large };
        let columns = if size.columns < WIDE { 7 } else { 10 };
        let lines = match rows {
            TALL.. => 4,
            MIDDLE.. => 3,
            _ => 2,
        };
        Layout::Compact(Cell { columns, lines })
    }

    /// The squares of the board.
    pub(super) fn cell(self) -> Cell {
        match self {
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
        let layout = |columns, rows| Layout::of(Size::new(Some(columns), Some(rows)));
        assert_eq!(layout(80, 24), Layout::Compact(Cell { columns: 7, lines: 2 }));
        assert_eq!(layout(100, 30), Layout::Compact(Cell { columns: 10, lines: 3 }));
        assert_eq!(layout(120, 40), Layout::Compact(Cell { columns: 10, lines: 4 }));
        assert_eq!(layout(80, 50), Layout::Large);
        assert_eq!(Layout::of(Size::new(None, None)), Layout::Large);
    }
}
