//! A map as it stands just now: the grid, and which of its edges are shut.

use crate::{Dir, Grid, Square};

/// A grid together with the answer to "is this edge shut?", for lines of sight.
///
/// A grid does not know which doors stand open, nor what else a game lays on edges. The game says so when it
/// takes a look at the ground.
#[derive(Clone, Copy)]
pub struct Ground<'g, S> {
    grid: &'g Grid,
    shut: S,
}

impl Grid {
    /// The ground where exactly those sides of squares are shut that `shut` says so of. It is asked about places without
    /// a square too, and about both sides of an edge.
    pub fn ground<S: Fn(Square, Dir) -> bool>(&self, shut: S) -> Ground<'_, S> {
        Ground { grid: self, shut }
    }
}

impl<'g, S: Fn(Square, Dir) -> bool> Ground<'g, S> {
    /// The map of this ground.
    pub fn grid(&self) -> &'g Grid {
        self.grid
    }

    /// Is this side of a square shut?
    #[inline]
    pub fn is_shut(&self, square: Square, dir: Dir) -> bool {
        (self.shut)(square, dir)
    }
}
