//! Sight along the line from the centre of one square to the centre of another, as DOOM (2004) has it
//! (D04-LOS-1 to D04-LOS-5).

use super::line::{Exit, Line};
use crate::{Body, Dir, Ground, Square};

impl<S: Fn(Square, Dir) -> bool> Ground<'_, S> {
    /// Is some line free from the centre of a square of one body to the centre of a square of the other
    /// (D04-LOS-1, D04-LOS-3)?
    ///
    /// A line is blocked where it crosses a shut edge or the inside of a square that `blocks` names, the
    /// squares of the two bodies excepted. Where it runs exactly through a corner of the grid, it is blocked
    /// only if both ways round the corner are shut or lead over a square that blocks (D04-LOS-4). This is
    /// symmetric (D04-LOS-5).
    ///
    /// ```
    /// use grid::{Body, Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +---+---+---+---+
    ///     | .   .   .   . |
    ///     +   +   +---+---+
    ///     | .   .   .   . |
    ///     +---+---+---+---+
    /// ".parse()?;
    /// let ground = grid.open_ground();
    /// let [here, there, top] = ["00", "13", "03"].map(|name| name.parse::<Square>().unwrap());
    /// let imp = Square::new(1, 2);
    /// assert!(ground.sees_by_centres(here, there, |_| false));
    /// assert!(!ground.sees_by_centres(here, there, |square| square == imp));
    /// assert!(!ground.sees_by_centres(there, top, |_| false));
    ///
    /// let demon = Body::pair(imp, there).unwrap();
    /// assert!(ground.sees_by_centres(here, demon, |square| demon.contains(square)));
    /// # Ok::<(), grid::MapError>(())
    /// ```
    pub fn sees_by_centres(
        &self,
        from: impl Into<Body>,
        to: impl Into<Body>,
        blocks: impl Fn(Square) -> bool,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let blocks = |square| blocks(square) && !from.contains(square) && !to.contains(square);
        from.squares().any(|start| to.squares().any(|end| self.centre_line_is_free(start, end, blocks)))
    }

    /// The range to a square, which may belong to a larger body: the fewest steps on an open floor from a
    /// square of `from` that sees it (D04-RNG-1 to D04-RNG-3); `None` if none of them does.
    pub fn range_by_centres(
        &self,
        from: impl Into<Body>,
        to: Square,
        of: impl Into<Body>,
        blocks: impl Fn(Square) -> bool,
    ) -> Option<u8> {
        let (from, of) = (from.into(), of.into());
        let blocks = |square| blocks(square) && !from.contains(square) && !of.contains(square);
        let seeing = from.squares().filter(|&start| self.centre_line_is_free(start, to, blocks));
        seeing.map(|start| start.king_distance(to)).min()
    }

    /// Is the line from the centre of one square to that of another free (D04-LOS-4)? The first and the last
    /// square are not asked about.
    #[inline]
    pub fn centre_line_is_free(&self, from: Square, to: Square, blocks: impl Fn(Square) -> bool) -> bool {
        let row_dir = if to.row < from.row { Dir::N } else { Dir::S };
        let col_dir = if to.col < from.col { Dir::W } else { Dir::E };
        // One more or one less; the line never leaves the rectangle between its ends.
        let row_step = if row_dir == Dir::N { u8::MAX } else { 1 };
        let col_step = if col_dir == Dir::W { u8::MAX } else { 1 };

        let mut here = from;
        for exit in Line::between_centres(from.row.abs_diff(to.row), from.col.abs_diff(to.col)) {
            let beside = Square { col: here.col.wrapping_add(col_step), ..here };
            let ahead = Square { row: here.row.wrapping_add(row_step), ..here };
            let (next, shut) = match exit {
                Exit::Col => (beside, self.is_shut(here, col_dir)),
                Exit::Row => (ahead, self.is_shut(here, row_dir)),
                Exit::Corner => {
                    let way_is_shut = |flank: Square, first, second| {
                        self.is_shut(here, first) || self.is_shut(flank, second) || blocks(flank)
                    };
                    let shut = way_is_shut(beside, col_dir, row_dir) && way_is_shut(ahead, row_dir, col_dir);
                    (Square { row: ahead.row, col: beside.col }, shut)
                }
            };
            if shut || (next != to && blocks(next)) {
                return false;
            }
            here = next;
        }
        true
    }
}
