//! Walking along a straight line from square to square, in whole numbers.

/// Where a line leaves a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// Into the next column.
    Col,
    /// Into the next row.
    Row,
    /// Exactly through a corner, into the next column and row at once.
    Corner,
}

/// The exits of a line, in order. All times are whole: the line takes `rows × cols` ticks from one corner of
/// the grid to another, and twice as many from centre to centre.
pub(super) struct Line {
    next_col: u32,
    next_row: u32,
    col_every: u32,
    row_every: u32,
    cols_left: u32,
    rows_left: u32,
}

impl Line {
    /// From the centre of a square to the centre of the square so many rows and columns away.
    pub(super) fn between_centres(rows: u8, cols: u8) -> Self {
        let (rows, cols) = (u32::from(rows), u32::from(cols));
        Self {
            // Half a square lies before the first border.
            next_col: rows,
            next_row: cols,
            col_every: 2 * rows,
            row_every: 2 * cols,
            cols_left: cols,
            rows_left: rows,
        }
    }

    /// From a corner of the grid to the corner so many rows and columns away, at least one each. The corners
    /// at the ends are no exits.
    pub(super) fn between_corners(rows: u8, cols: u8) -> Self {
        let (rows, cols) = (u32::from(rows), u32::from(cols));
        Self {
            next_col: rows,
            next_row: cols,
            col_every: rows,
            row_every: cols,
            cols_left: cols.saturating_sub(1),
            rows_left: rows.saturating_sub(1),
        }
    }
}

impl Iterator for Line {
    type Item = Exit;

    #[inline]
    fn next(&mut self) -> Option<Exit> {
        if self.cols_left == 0 && self.rows_left == 0 {
            return None;
        }
        // Behind the last border of one kind its next time lies after the end, so it is never the earlier.
        let (col, row) = (self.next_col <= self.next_row, self.next_row <= self.next_col);
        if col {
            self.next_col += self.col_every;
            self.cols_left -= 1;
        }
        if row {
            self.next_row += self.row_every;
            self.rows_left -= 1;
        }
        Some(match (col, row) {
            (true, true) => Exit::Corner,
            (true, false) => Exit::Col,
            _ => Exit::Row,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exits(line: Line) -> String {
        let letter = |exit| match exit {
            Exit::Col => 'c',
            Exit::Row => 'r',
            Exit::Corner => '+',
        };
        line.map(letter).collect()
    }

    #[test]
    fn a_line_leaves_squares_in_this_order() {
        assert_eq!(exits(Line::between_centres(0, 0)), "");
        assert_eq!(exits(Line::between_centres(0, 3)), "ccc");
        assert_eq!(exits(Line::between_centres(2, 0)), "rr");
        assert_eq!(exits(Line::between_centres(2, 2)), "++");
        assert_eq!(exits(Line::between_centres(1, 2)), "crc");
        assert_eq!(exits(Line::between_centres(1, 3)), "c+c");
        assert_eq!(exits(Line::between_centres(255, 255)).len(), 255);
        assert_eq!(exits(Line::between_corners(1, 1)), "");
        assert_eq!(exits(Line::between_corners(2, 2)), "+");
        assert_eq!(exits(Line::between_corners(2, 4)), "c+c");
        assert_eq!(exits(Line::between_corners(3, 2)), "rcr");
        assert_eq!(exits(Line::between_corners(1, 3)), "cc");
    }
}
