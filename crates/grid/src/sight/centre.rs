//! Sight along the line from the centre of one square to the centre of another, as DOOM (2004) has it
//! (D04-LOS-1 to D04-LOS-5).

use super::line::{Exit, Line};
use crate::{Body, Dir, Ground, Square};

/// What a line from centre to centre crosses when it leaves a square.
///
/// ```
/// use grid::sight::{Crossing, centre_line};
/// use grid::{Dir, Square};
///
/// let [a, b, c, d] = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(row, col)| Square::new(row, col));
/// assert!(centre_line(a, b).eq([(Crossing::Side(a, Dir::E), b)]));
/// let ways = [[(a, Dir::E), (b, Dir::S)], [(a, Dir::S), (c, Dir::E)]];
/// assert!(centre_line(a, d).eq([(Crossing::Corner(ways), d)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// A side of a square.
    Side(Square, Dir),
    /// A corner: two ways round it, each over a side of the square that is left and one of the square beside it.
    Corner([[(Square, Dir); 2]; 2]),
}

/// The line from the centre of one square to that of another: what it crosses, and which square it comes to.
pub fn centre_line(from: Square, to: Square) -> impl Iterator<Item = (Crossing, Square)> {
    let row_dir = if to.row < from.row { Dir::N } else { Dir::S };
    let col_dir = if to.col < from.col { Dir::W } else { Dir::E };
    // One more or one less; the line never leaves the rectangle between its ends.
    let row_step = if row_dir == Dir::N { u8::MAX } else { 1 };
    let col_step = if col_dir == Dir::W { u8::MAX } else { 1 };
    let mut here = from;
    Line::between_centres(from.row.abs_diff(to.row), from.col.abs_diff(to.col)).map(move |exit| {
        let beside = Square { col: here.col.wrapping_add(col_step), ..here };
        let ahead = Square { row: here.row.wrapping_add(row_step), ..here };
        let (crossing, next) = match exit {
            Exit::Col => (Crossing::Side(here, col_dir), beside),
            Exit::Row => (Crossing::Side(here, row_dir), ahead),
            Exit::Corner => {
                let ways = [[(here, col_dir), (beside, row_dir)], [(here, row_dir), (ahead, col_dir)]];
                (Crossing::Corner(ways), Square { row: ahead.row, col: beside.col })
            }
        };
        here = next;
        (crossing, next)
    })
}

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
        centre_line(from, to).all(|(crossing, next)| {
            let free = match crossing {
                Crossing::Side(square, dir) => !self.is_shut(square, dir),
                Crossing::Corner(ways) => ways.into_iter().any(|way| {
                    way.iter().all(|&(square, dir)| !self.is_shut(square, dir)) && !blocks(way[1].0)
                }),
            };
            free && (next == to || !blocks(next))
        })
    }
}
