//! Sight along the line from the centre of one square to the centre of another, as DOOM (2004) has it
//! (D04-LOS-1 to D04-LOS-5).

use super::line::{Exit, Line};
use crate::{Dir, Square};

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
///
/// It is blocked where it crosses a shut side or a square that blocks. Where it runs exactly through a corner, it is
/// blocked only if both ways round it are shut or lead over a square that blocks (D04-LOS-4). This is symmetric
/// (D04-LOS-5).
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
