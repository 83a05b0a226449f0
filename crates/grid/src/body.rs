//! Figures larger than a square: where they stand, how they step and turn, and whom they touch.

use crate::{Dir, Dir8, Ground, Square};
use serde::{Deserialize, Serialize};

/// The rectangle of squares that a figure fills, named by its northwest square.
///
/// ```
/// use grid::{Body, Dir8, Square};
///
/// let knight = Body::new(Square::new(1, 1), 2, 2);
/// assert!(knight.contains(Square::new(2, 2)) && !knight.contains(Square::new(0, 1)));
///
/// let moved = knight.moved(Dir8::NE).unwrap();
/// let entered: Vec<String> = moved.entered_from(knight).map(|square| square.to_string()).collect();
/// assert_eq!(entered, ["02", "03", "13"]);
///
/// let marine = Body::from(Square::new(4, 4));
/// assert!(marine.squares().eq([Square::new(4, 4)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Body {
    /// Its square farthest north and west.
    pub corner: Square,
    /// Its height in squares.
    pub rows: u8,
    /// Its width in squares.
    pub cols: u8,
}

impl Body {
    /// A body of so many rows and columns, at least one each.
    pub const fn new(corner: Square, rows: u8, cols: u8) -> Self {
        Self { corner, rows, cols }
    }

    /// The body of two squares side by side; `None` if they share no edge.
    pub fn pair(one: Square, other: Square) -> Option<Self> {
        Dir8::between(one, other)?.straight().map(|dir| {
            let corner = one.min(other);
            if matches!(dir, Dir::N | Dir::S) { Self::new(corner, 2, 1) } else { Self::new(corner, 1, 2) }
        })
    }

    /// Its squares, row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        // Maps end before row and column 255.
        let rows = self.corner.row..self.corner.row.saturating_add(self.rows);
        let cols = self.corner.col..self.corner.col.saturating_add(self.cols);
        rows.flat_map(move |row| cols.clone().map(move |col| Square { row, col }))
    }

    /// Does it fill this square?
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        let (row, col) = (square.row.checked_sub(self.corner.row), square.col.checked_sub(self.corner.col));
        matches!((row, col), (Some(row), Some(col)) if row < self.rows && col < self.cols)
    }

    /// Do the two have a square in common?
    pub fn overlaps(self, other: Self) -> bool {
        self.squares().any(|square| other.contains(square))
    }

    /// The body one step further, whatever is there; `None` where numbers end.
    pub fn moved(self, dir: Dir8) -> Option<Self> {
        dir.step(self.corner).map(|corner| Self { corner, ..self })
    }

    /// The squares it fills now and did not fill before: only they matter when a body enters (D04-BIG-8).
    pub fn entered_from(self, before: Self) -> impl Iterator<Item = Square> + Clone {
        self.squares().filter(move |&square| !before.contains(square))
    }

    /// The fewest steps on an open floor from a square of one to a square of the other.
    pub fn king_distance(self, other: Self) -> u8 {
        let gap = |low: u8, long: u8, other_low: u8, other_long: u8| {
            let after = other_low.saturating_sub(low.saturating_add(long.saturating_sub(1)));
            after.max(low.saturating_sub(other_low.saturating_add(other_long.saturating_sub(1))))
        };
        let rows = gap(self.corner.row, self.rows, other.corner.row, other.rows);
        rows.max(gap(self.corner.col, self.cols, other.corner.col, other.cols))
    }
}

impl From<Square> for Body {
    fn from(square: Square) -> Self {
        Self::new(square, 1, 1)
    }
}

impl<S: Fn(Square, Dir) -> bool> Ground<'_, S> {
    /// Can a body stand here? All its squares must exist, and nothing shut may run between two of them
    /// (D04-BIG-6, D04-BIG-8, D16-LRG-7).
    pub fn fits(&self, body: Body) -> bool {
        let (south, east) = (self.grid.height(), self.grid.width());
        let inside = |low: u8, long: u8, end: u8| low.checked_add(long).is_some_and(|past| past <= end);
        inside(body.corner.row, body.rows, south)
            && inside(body.corner.col, body.cols, east)
            && body.squares().all(|square| {
                self.grid.contains(square)
                    && [Dir::E, Dir::S].into_iter().all(|dir| {
                        let within = dir.step(square).is_some_and(|next| body.contains(next));
                        !(within && self.is_shut(square, dir))
                    })
            })
    }

    /// The body after a step of all its squares in the same direction, if the step is free.
    ///
    /// No square may cross anything shut. A diagonal step is split into two straight ones; one of the two
    /// orders must be free for the whole body (D04-BIG-8, D16-LRG-7). Who stands where does not matter here.
    ///
    /// ```
    /// use grid::{Body, Dir8, Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +---+---+---+
    ///     | .   .   . |
    ///     +   +   +   +
    ///     | .   . # . |
    ///     +   +   +   +
    ///     | .   .   . |
    ///     +---+---+---+
    /// ".parse()?;
    /// let ground = grid.open_ground();
    /// let baron = Body::new(Square::new(0, 0), 2, 2);
    /// assert_eq!(ground.body_step(baron, Dir8::S), Some(Body::new(Square::new(1, 0), 2, 2)));
    /// assert_eq!(ground.body_step(baron, Dir8::E), None);
    /// assert_eq!(ground.body_step(baron, Dir8::SE), None);
    /// # Ok::<(), grid::MapError>(())
    /// ```
    pub fn body_step(&self, body: Body, dir: Dir8) -> Option<Body> {
        let shift = |body: Body, dir: Dir| {
            let free = body.squares().all(|square| !self.is_shut(square, dir));
            if free { body.moved(dir.into()) } else { None }
        };
        let end = match (dir.straight(), dir.split()) {
            (Some(dir), _) => shift(body, dir),
            (_, Some((first, second))) => shift(body, first)
                .and_then(|half_way| shift(half_way, second))
                .or_else(|| shift(body, second).and_then(|half_way| shift(half_way, first))),
            (None, None) => None,
        };
        end.filter(|&end| self.fits(end))
    }

    /// A body of two squares after one of them has led the way to a square beside it and the other has
    /// followed onto the square just left, if that is free (D04-BIG-5a). Either may lead (D04-BIG-7).
    pub fn lead(&self, body: Body, leader: Square, dir: Dir) -> Option<Body> {
        let follower = body.squares().find(|&square| square != leader)?;
        let next = dir.step(leader)?;
        let legal = Body::pair(leader, follower) == Some(body)
            && next != follower
            && !self.is_shut(leader, dir)
            && self.are_adjacent(follower, leader);
        if legal { Body::pair(leader, next) } else { None }
    }

    /// All free steps of a body of two squares: one half leads the other, or both go diagonally (D04-BIG-5).
    /// It never shifts straight sideways (D04-BIG-7).
    pub fn pair_steps(&self, body: Body) -> impl Iterator<Item = Body> + '_ {
        let leaders = body.squares().flat_map(|leader| Dir::ALL.map(|dir| (leader, dir)));
        let led = leaders.filter_map(move |(leader, dir)| self.lead(body, leader, dir));
        led.chain(Dir8::DIAGONAL.into_iter().filter_map(move |dir| self.body_step(body, dir)))
    }

    /// Everywhere a body fits after a quarter turn that keeps at least half of its squares (D16-LRG-2). The
    /// swing itself is not looked at (D16-LRG-7). Bodies as high as wide do not turn.
    pub fn turns(&self, body: Body) -> impl Iterator<Item = Body> + '_ {
        let Body { corner, rows, cols } = body;
        let reach = if rows == cols { 0 } else { rows.max(cols) };
        let around = move |at: u8| at.saturating_sub(reach)..at.saturating_add(reach);
        let corners =
            around(corner.row).flat_map(move |row| around(corner.col).map(move |col| Square { row, col }));
        corners.map(move |corner| Body::new(corner, cols, rows)).filter(move |turned| {
            let kept = turned.squares().filter(|&square| body.contains(square)).count();
            2 * kept >= usize::from(rows) * usize::from(cols) && self.fits(*turned)
        })
    }

    /// Is any square of one body adjacent to any square of the other (D04-INT-17)?
    pub fn touch(&self, one: impl Into<Body>, other: impl Into<Body>) -> bool {
        let (one, other) = (one.into(), other.into());
        one.king_distance(other) <= 1
            && one.squares().any(|here| other.squares().any(|there| self.are_adjacent(here, there)))
    }
}
