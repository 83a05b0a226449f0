//! Maps with their doors open or closed.

use grid::{Dir, Edge, Grid, Ground, Square};

/// Grounds of a map whose doors are open or closed.
pub(crate) trait Doors {
    /// The ground where walls are shut, and those doors that `closed` says are closed.
    fn with_doors<C: Fn(Square, Dir) -> bool>(&self, closed: C) -> Ground<'_, impl Fn(Square, Dir) -> bool>;
}

impl Doors for Grid {
    fn with_doors<C: Fn(Square, Dir) -> bool>(&self, closed: C) -> Ground<'_, impl Fn(Square, Dir) -> bool> {
        self.ground(move |square, dir| match self.edge(square, dir) {
            Edge::Open => false,
            Edge::Door => closed(square, dir),
            Edge::Wall => true,
        })
    }
}
