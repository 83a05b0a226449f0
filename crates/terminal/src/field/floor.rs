//! What a map is drawn from: spaces, and what lies between them.

use anstyle::Style;
use grid::Dir;
use skirmish::Pos;

use super::map::Map;

/// The board by places, as its reader knows it.
pub(crate) trait Floor: Sized {
    /// A line between two places that is no wall.
    type Line: Copy;

    /// All places that are known, in any order.
    fn places(&self) -> impl Iterator<Item = Pos> + Clone;
    /// What is on a side of a place.
    fn edge(&self, pos: Pos, dir: Dir) -> Edge<Self::Line>;
    /// The colour of the ground, for what is seen and for the rest; none where there is no space.
    fn ground(&self, pos: Pos, seen: bool) -> Option<u8>;
    /// A line as it is drawn: above a space if it runs across, otherwise left of it.
    fn line(&self, map: &Map<'_, Self>, line: Self::Line, across: bool) -> String;
    /// The sign where such lines meet above and left of a place, and no wall does.
    fn knot(&self, _map: &Map<'_, Self>, _pos: Pos) -> Option<String> {
        None
    }
    /// The inside of a space: who stands there, or the choice that leads there, or what lies there.
    fn cell(&self, map: &Map<'_, Self>, pos: Pos) -> (Style, String);

    /// The columns of the rim on the left, where the numbers of the rows stand.
    fn rim(&self) -> usize {
        4
    }
    /// The first and the last column and row; none if nothing is known.
    fn bounds(&self) -> Option<(Pos, Pos)> {
        bounds(self.places())
    }
}

/// What is between two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge<L> {
    /// No space on either side.
    Nothing,
    Open,
    Wall,
    Line(L),
}

impl<L> Edge<L> {
    /// Is something drawn there?
    pub(super) fn is_line(&self) -> bool {
        matches!(self, Edge::Wall | Edge::Line(_))
    }
}

/// The corners of the rectangle around some places.
pub(crate) fn bounds(places: impl Iterator<Item = Pos> + Clone) -> Option<(Pos, Pos)> {
    let columns = places.clone().map(|pos| pos.x);
    let rows = places.map(|pos| pos.y);
    let from = Pos::new(columns.clone().min()?, rows.clone().min()?);
    Some((from, Pos::new(columns.max()?, rows.max()?)))
}

/// The places of a figure with so many rows and columns, row by row.
pub(crate) fn cells(at: Pos, (rows, columns): (u8, u8)) -> impl Iterator<Item = Pos> {
    let (rows, columns) = (i16::from(rows), i16::from(columns));
    (0..rows).flat_map(move |y| (0..columns).map(move |x| Pos::new(at.x + x, at.y + y)))
}
