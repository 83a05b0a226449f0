//! Which layout suits a terminal.

use super::board::Cell;
use crate::size::Size;

/// The rows of the boards of the box.
pub(super) const BOX_ROWS: u8 = 3;
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
    /// The layout depends on the size of the terminal and of the arena alone, so that the board stays where it is.
    pub(super) fn of(size: Size, arena_rows: u8) -> Layout {
        let more = usize::from(arena_rows.saturating_sub(BOX_ROWS)) * (Cell::LARGE.lines + 1);
        let rows = size.rows.map(|rows| rows.saturating_sub(more));
        let Some(rows) = rows.filter(|&rows| rows < LARGE) else { return Layout::Large };
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
        let layout = |columns, rows| Layout::of(Size::new(Some(columns), Some(rows)), BOX_ROWS);
        assert_eq!(layout(80, 24), Layout::Compact(Cell { columns: 7, lines: 2 }));
        assert_eq!(layout(100, 30), Layout::Compact(Cell { columns: 10, lines: 3 }));
        assert_eq!(layout(120, 40), Layout::Compact(Cell { columns: 10, lines: 4 }));
        assert_eq!(layout(80, 50), Layout::Large);
        assert_eq!(Layout::of(Size::new(None, None), BOX_ROWS), Layout::Large);
        let five = |rows| Layout::of(Size::new(Some(120), Some(rows)), 5);
        assert_eq!(five(40), Layout::Compact(Cell { columns: 10, lines: 3 }), "five rows need more room");
        assert_eq!(five(56), Layout::Large);
    }
}
