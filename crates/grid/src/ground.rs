//! A map as it stands just now: the grid, and which of its edges are shut.

use crate::{Bits, Dir, Edge, Grid, Square};

/// A grid together with the answer to "is this edge shut?", for steps, areas and lines of sight.
///
/// A grid does not know which doors stand open, nor what else a game lays on edges. The game says so when it
/// takes a look at the ground, and asks everything else here. One grid can be several grounds at once: one
/// for movement, one for sight.
///
/// ```
/// use grid::{Dir8, DoorBits, Grid, Square};
///
/// let grid: Grid = "
///     +---+---+
///     | .   . |
///     +-D-+---+
///     | .   . |
///     +---+---+
/// ".parse()?;
/// let corner = Square::new(0, 0);
///
/// let mut open = DoorBits::EMPTY;
/// let shut = |square, dir| grid.door_id(square, dir).is_none_or(|door| !open.contains(door));
/// assert_eq!(grid.ground(shut).step(corner, Dir8::SE), None);
///
/// open.insert(0);
/// let shut = |square, dir| grid.door_id(square, dir).is_none_or(|door| !open.contains(door));
/// assert_eq!(grid.ground(shut).step(corner, Dir8::SE), Some(Square::new(1, 1)));
/// # Ok::<(), grid::MapError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Ground<'g, S> {
    pub(crate) grid: &'g Grid,
    shut: S,
}

impl Grid {
    /// The ground where walls are shut, and those doors that `closed` says are closed. It is asked about
    /// doors only, from either side.
    pub fn ground<C: Fn(Square, Dir) -> bool>(
        &self,
        closed: C,
    ) -> Ground<'_, impl Fn(Square, Dir) -> bool + use<'_, C>> {
        let shut = move |square, dir| match self.edge(square, dir) {
            Edge::Open => false,
            Edge::Door => closed(square, dir),
            Edge::Wall => true,
        };
        Ground { grid: self, shut }
    }

    /// The ground where every door stands open.
    pub fn open_ground(&self) -> Ground<'_, impl Fn(Square, Dir) -> bool + use<'_>> {
        self.ground(|_, _| false)
    }

    /// The ground where exactly those sides of squares are shut that `shut` says so of. It is asked about places without
    /// a square too, and about both sides of an edge.
    pub fn ground_where<S: Fn(Square, Dir) -> bool>(&self, shut: S) -> Ground<'_, S> {
        Ground { grid: self, shut }
    }

    /// The ground where walls are shut and all edges whose numbers ([`Grid::edge_id`]) are in the set: for
    /// games that have other barriers than walls and doors.
    pub fn ground_shut_at<'g, const WORDS: usize>(
        &'g self,
        edges: &'g Bits<WORDS>,
    ) -> Ground<'g, impl Fn(Square, Dir) -> bool + use<'g, WORDS>> {
        let shut = move |square, dir| {
            self.edge(square, dir) == Edge::Wall
                || self.side_id(square, dir).is_none_or(|edge| edges.contains(edge))
        };
        Ground { grid: self, shut }
    }
}

impl<'g, S: Fn(Square, Dir) -> bool> Ground<'g, S> {
    /// The map of this ground.
    pub fn grid(&self) -> &'g Grid {
        self.grid
    }

    /// Is this side of a square shut? Towards places without a square it always is.
    #[inline]
    pub fn is_shut(&self, square: Square, dir: Dir) -> bool {
        (self.shut)(square, dir)
    }
}
