//! Single steps to the eight neighbours, and what counts as adjacent.

use crate::{Dir, Dir8, Ground, Square};

impl<S: Fn(Square, Dir) -> bool> Ground<'_, S> {
    /// The square one step away, if the step is free.
    ///
    /// A diagonal step is barred if both ways round its corner are shut; one free way is enough, and a way
    /// over a missing square is shut (D04-MOVE-9, D16-MOV-5). What stands on the two flanking squares does
    /// not matter (D04-MOVE-10).
    ///
    /// ```
    /// use grid::{Dir8, Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +---+---+---+
    ///     | .   .   . |
    ///     +---+   +---+
    ///         | . |
    ///     +   +---+   +
    /// ".parse()?;
    /// let ground = grid.open_ground();
    /// assert_eq!(ground.step(Square::new(0, 0), Dir8::SE), Some(Square::new(1, 1)));
    /// assert_eq!(ground.step(Square::new(0, 0), Dir8::S), None);
    /// assert_eq!(ground.step(Square::new(0, 2), Dir8::S), None);
    /// # Ok::<(), grid::MapError>(())
    /// ```
    #[inline]
    pub fn step(&self, from: Square, dir: Dir8) -> Option<Square> {
        let free = match (dir.straight(), dir.split()) {
            (Some(dir), _) => !self.is_shut(from, dir),
            (_, Some((first, second))) => {
                self.bend_is_free(from, first, second) || self.bend_is_free(from, second, first)
            }
            (None, None) => false,
        };
        if free { dir.step(from) } else { None }
    }

    /// Does a way lead from a square in one direction and then in another?
    fn bend_is_free(&self, from: Square, first: Dir, second: Dir) -> bool {
        !self.is_shut(from, first) && first.step(from).is_some_and(|flank| !self.is_shut(flank, second))
    }

    /// The squares one free step away, in the order of [`Dir8::ALL`].
    pub fn steps(&self, from: Square) -> impl Iterator<Item = Square> + '_ {
        Dir8::ALL.into_iter().filter_map(move |dir| self.step(from, dir))
    }

    /// Are these two squares one free step apart (D04-MELEE-2, D04-INT-17, D16-MOV-1)? No square is adjacent
    /// to itself.
    pub fn are_adjacent(&self, one: Square, other: Square) -> bool {
        Dir8::between(one, other).is_some_and(|dir| self.step(one, dir).is_some())
    }
}
