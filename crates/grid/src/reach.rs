//! How far it is: distances and areas by steps to the eight neighbours.

use crate::{Bits, Dir, Dir8, Grid, Ground, Square};

/// Whether a way may go onto a square, and on from there.
///
/// ```
/// use grid::{Entry, Grid, Square, SquareBits};
///
/// let grid: Grid = "
///     +---+---+---+---+
///     | .   .   !   . |
///     +---+---+---+---+
/// ".parse()?;
/// let barrel = |square: Square| if square.col == 2 { Entry::Stop } else { Entry::Pass };
/// let area: SquareBits = grid.open_ground().area(Square::new(0, 0), 3, barrel);
/// assert_eq!(area.len(), 3);
/// # Ok::<(), grid::MapError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Onto it and on.
    Pass,
    /// Onto it, but no further.
    Stop,
    /// Not onto it.
    Barred,
}

/// Distances from one or more squares, found by [`Ground::find_distances`].
///
/// It keeps its memory, so that one table can be filled again and again without asking for more.
///
/// ```
/// use grid::{Distances, Entry, Grid, Square};
///
/// let grid: Grid = "
///     +---+---+---+
///     | .   .   . |
///     +---+   +   +
///     | .   .   . |
///     +---+---+---+
/// ".parse()?;
/// let from = Square::new(0, 0);
/// let mut distances = Distances::default();
/// grid.open_ground().find_distances(&mut distances, [from], 2, |_| Entry::Pass);
/// assert_eq!(distances.to(&grid, Square::new(1, 2)), Some(2));
/// assert_eq!(distances.to(&grid, Square::new(1, 0)), Some(2));
/// assert_eq!(distances.iter().next(), Some((from, 0)));
/// # Ok::<(), grid::MapError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Distances {
    /// By the numbers of squares; `FAR` if not reached.
    steps: Vec<u16>,
    /// The squares reached, nearest first.
    reached: Vec<(Square, u16)>,
}

const FAR: u16 = u16::MAX;

impl Distances {
    /// The fewest steps to a square; `None` if it was not reached.
    pub fn to(&self, grid: &Grid, square: Square) -> Option<u16> {
        self.steps.get(grid.index_of(square)?).copied().filter(|&steps| steps != FAR)
    }

    /// The squares reached with their distances, nearest first, the start included.
    pub fn iter(&self) -> impl Iterator<Item = (Square, u16)> + '_ {
        self.reached.iter().copied()
    }

    fn clear(&mut self, squares: usize) {
        self.reached.clear();
        self.steps.clear();
        self.steps.resize(squares, FAR);
    }

    /// Notes a square, if it is reached for the first time and allowed to be.
    fn reach(&mut self, grid: &Grid, square: Square, steps: u16, allowed: impl FnOnce() -> bool) {
        if let Some(index) = grid.index_of(square)
            && self.steps[index] == FAR
            && allowed()
        {
            self.steps[index] = steps;
            self.reached.push((square, steps));
        }
    }
}

impl<S: Fn(Square, Dir) -> bool> Ground<'_, S> {
    /// Finds the fewest free steps from the nearest of some squares to every other, up to `limit` steps.
    ///
    /// `entry` says where the way may go; it is not asked about the squares that the way starts from. With
    /// [`Entry::Pass`] everywhere only what is shut matters, as when counting range round a corner
    /// (D04-RNG-2, D16-ATK-3).
    pub fn find_distances(
        &self,
        distances: &mut Distances,
        from: impl IntoIterator<Item = Square>,
        limit: u16,
        entry: impl Fn(Square) -> Entry,
    ) {
        let grid = self.grid;
        distances.clear(grid.square_count());
        for start in from {
            distances.reach(grid, start, 0, || true);
        }
        let starts = distances.reached.len();
        let mut at = 0;
        while let Some(&(square, steps)) = distances.reached.get(at) {
            let may_go_on = at < starts || entry(square) == Entry::Pass;
            at += 1;
            if steps >= limit {
                break;
            }
            if may_go_on {
                for dir in Dir8::ALL {
                    if let Some(next) = dir.step(square) {
                        let allowed = || self.step(square, dir).is_some() && entry(next) != Entry::Barred;
                        distances.reach(grid, next, steps + 1, allowed);
                    }
                }
            }
        }
    }

    /// The fewest free steps from one square to another, whatever stands between; `None` if no way leads
    /// there. To ask often, use [`find_distances`](Self::find_distances).
    pub fn distance(&self, from: Square, to: Square) -> Option<u16> {
        let mut distances = Distances::default();
        self.find_distances(&mut distances, [from], FAR - 1, |_| Entry::Pass);
        distances.to(self.grid, to)
    }

    /// The squares within so many free steps, the start included, as a blast covers them: `entry` bars what
    /// it never enters and stops it where it does not pass (D04-INT-19).
    ///
    /// # Panics
    /// If the number of a square does not fit into the set.
    pub fn area<const WORDS: usize>(
        &self,
        from: Square,
        steps: u16,
        entry: impl Fn(Square) -> Entry,
    ) -> Bits<WORDS> {
        let grid = self.grid;
        let mut covered = grid.bits([from]);
        let mut rim = covered;
        for _ in 0..steps {
            let mut next_rim = Bits::EMPTY;
            let ways = grid.squares_in(&rim).flat_map(|square| Dir8::ALL.map(|dir| (square, dir)));
            for (square, dir) in ways {
                let Some(next) = dir.step(square) else { continue };
                let Some(index) = grid.index_of(next) else { continue };
                if covered.contains(index) || self.step(square, dir).is_none() {
                    continue;
                }
                match entry(next) {
                    Entry::Pass => {
                        covered.insert(index);
                        next_rim.insert(index);
                    }
                    Entry::Stop => {
                        covered.insert(index);
                    }
                    Entry::Barred => {}
                }
            }
            if next_rim.is_empty() {
                break;
            }
            rim = next_rim;
        }
        covered
    }
}
