//! Walking: distances and shortest paths by single steps through open edges and doors.

use crate::{Dir, Grid, Square};
use std::collections::{BTreeMap, VecDeque};

impl Grid {
    /// The fewest steps from one square to another; `None` if no way leads there.
    ///
    /// ```
    /// use grid::{Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +---+---+---+
    ///     | .   . # . |
    ///     +-D-+   +---+
    ///     | .   . |
    ///     +---+---+   +
    /// ".parse()?;
    /// let [here, there, shut] = ["00", "11", "02"].map(|name| name.parse::<Square>().unwrap());
    /// assert_eq!(grid.distance(here, there), Some(2));
    /// assert_eq!(grid.distance(here, here), Some(0));
    /// assert_eq!(grid.distance(here, shut), None);
    /// # Ok::<(), grid::MapError>(())
    /// ```
    pub fn distance(&self, from: Square, to: Square) -> Option<u16> {
        self.distances_from(from).get(&to).copied()
    }

    /// The fewest steps to every square that can be walked to, the start (0 steps) included.
    pub fn distances_from(&self, from: Square) -> BTreeMap<Square, u16> {
        let mut distances = BTreeMap::new();
        let mut queue = VecDeque::new();
        if self.contains(from) {
            distances.insert(from, 0);
            queue.push_back((from, 0));
        }
        while let Some((square, steps)) = queue.pop_front() {
            for next in Dir::ALL.into_iter().filter_map(|dir| self.neighbour(square, dir)) {
                distances.entry(next).or_insert_with(|| {
                    queue.push_back((next, steps + 1));
                    steps + 1
                });
            }
        }
        distances
    }

    /// A shortest path: the squares stepped on, without the start and with the goal; `None` if no way leads
    /// there.
    ///
    /// Of several shortest paths this is the one that always takes the first good direction of [`Dir::ALL`].
    ///
    /// ```
    /// use grid::{Grid, Square};
    ///
    /// let grid: Grid = "
    ///     +---+---+
    ///     | .   . |
    ///     +   +   +
    ///     | .   . |
    ///     +---+---+
    /// ".parse()?;
    /// let path = grid.path(Square::new(0, 0), Square::new(1, 1));
    /// assert_eq!(path, Some(vec![Square::new(0, 1), Square::new(1, 1)]));
    /// # Ok::<(), grid::MapError>(())
    /// ```
    pub fn path(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        // Every way can be walked back, so the distances from the goal are those to it.
        let left = self.distances_from(to);
        let mut steps_left = *left.get(&from)?;
        let mut path = Vec::new();
        let mut here = from;
        while steps_left > 0 {
            steps_left -= 1;
            let mut nexts = Dir::ALL.into_iter().filter_map(|dir| self.neighbour(here, dir));
            here = nexts.find(|next| left.get(next) == Some(&steps_left))?;
            path.push(here);
        }
        Some(path)
    }
}
