//! Sight from centre to centre, as a game asks for it.

use grid::sight::{Crossing, centre_line};
use grid::{Body, Dir, Ground, Square};

/// Sight on a ground.
pub(crate) trait ByCentres {
    /// Is some line free from the centre of a square of one body to that of a square of the other, what blocks left
    /// out where the two stand (D04-LOS-1, D04-LOS-3)?
    fn sees_by_centres(
        &self,
        from: impl Into<Body>,
        to: impl Into<Body>,
        blocks: impl Fn(Square) -> bool,
    ) -> bool;
    /// Is the line from the centre of one square to that of another free (D04-LOS-4)? Its ends are not asked about.
    fn centre_line_is_free(&self, from: Square, to: Square, blocks: impl Fn(Square) -> bool) -> bool;
}

impl<S: Fn(Square, Dir) -> bool> ByCentres for Ground<'_, S> {
    fn sees_by_centres(
        &self,
        from: impl Into<Body>,
        to: impl Into<Body>,
        blocks: impl Fn(Square) -> bool,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let blocks = |square| blocks(square) && !from.contains(square) && !to.contains(square);
        from.squares().any(|start| to.squares().any(|end| self.centre_line_is_free(start, end, blocks)))
    }

    fn centre_line_is_free(&self, from: Square, to: Square, blocks: impl Fn(Square) -> bool) -> bool {
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
