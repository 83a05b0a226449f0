//! Sight from corner to corner, as a game asks for it.

use grid::sight::{Corner, View};
use grid::{Body, Dir, Ground, Square};

/// Sight on a ground.
pub(crate) trait ByCorners {
    /// Is some line free from a corner of a square of one body to a corner of a square of the other (D16-LOS-1)?
    fn sees_by_corners(&self, from: impl Into<Body>, to: impl Into<Body>) -> bool;
    /// How a body sees a square: clear if one of its corners has free lines to all four corners (D16-COV-1).
    fn view_by_corners(&self, from: impl Into<Body>, to: Square, covers: impl Fn(Square) -> bool) -> View;
}

impl<S: Fn(Square, Dir) -> bool> ByCorners for Ground<'_, S> {
    fn sees_by_corners(&self, from: impl Into<Body>, to: impl Into<Body>) -> bool {
        let (from, to, corners) = (from.into(), to.into(), self.corners());
        from.squares().any(|square| to.contains(square))
            || from.squares().any(|start| {
                to.squares().any(|end| {
                    Corner::ALL.into_iter().any(|first| {
                        Corner::ALL
                            .into_iter()
                            .any(|last| corners.line(start, first, end, last, |_| false) != View::Hidden)
                    })
                })
            })
    }

    fn view_by_corners(&self, from: impl Into<Body>, to: Square, covers: impl Fn(Square) -> bool) -> View {
        let (from, corners) = (from.into(), self.corners());
        let mut best = if from.contains(to) { View::Clear } else { View::Hidden };
        for start in from.squares() {
            for first in Corner::ALL {
                if best == View::Clear {
                    return best;
                }
                let lines = Corner::ALL.map(|last| corners.line(start, first, to, last, &covers));
                let worst = lines.into_iter().min().unwrap_or(View::Hidden);
                let seen = lines.iter().any(|&line| line != View::Hidden);
                best = best.max(if seen { worst.max(View::Covered) } else { View::Hidden });
            }
        }
        best
    }
}
