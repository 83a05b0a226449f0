//! Going outwards over the floor: what is within so many steps, and how far everything is.

use grid::Bits;

use super::{DoorMask, Floor, Step};
use crate::SpaceId;

/// Whether a way may go onto a space, and on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Onto it and on.
    Pass,
    /// Onto it, but no further.
    Stop,
    /// Not onto it.
    Barred,
}

impl From<bool> for Entry {
    #[inline]
    fn from(passes: bool) -> Entry {
        if passes { Entry::Pass } else { Entry::Barred }
    }
}

impl<D: DoorMask, W: Copy, const N: usize> Floor<D, W, N> {
    /// The spaces within so many steps of some others, which are among them.
    ///
    /// `enter` is asked about every step to a space not yet entered, with the number of steps up to there: nearest first,
    /// and in the order of the spaces and the directions.
    pub fn flood<E: Into<Entry>>(
        &self,
        from: impl IntoIterator<Item = SpaceId>,
        limit: u8,
        mut enter: impl FnMut(&Step<D>, u8) -> E,
    ) -> Bits<N> {
        let mut covered = Bits::EMPTY;
        let mut queue: Vec<(SpaceId, u8)> = Vec::with_capacity(64);
        queue.extend(from.into_iter().map(|space| (space, 0)));
        covered.extend(queue.iter().map(|(space, _)| space.index()));
        let mut first = 0;
        while let Some(&(space, steps)) = queue.get(first) {
            first += 1;
            if steps == limit {
                break;
            }
            for step in self.steps(space) {
                if covered.contains(step.to.index()) {
                    continue;
                }
                match enter(step, steps + 1).into() {
                    Entry::Barred => continue,
                    Entry::Pass => queue.push((step.to, steps + 1)),
                    Entry::Stop => {}
                }
                covered.insert(step.to.index());
            }
        }
        covered
    }

    /// By space: the fewest steps from this one while these doors are closed (D16-ATK-3), `u8::MAX` if there is no way.
    pub fn measure(&self, from: SpaceId, closed: D) -> Box<[u8]> {
        let mut distances = vec![u8::MAX; self.spaces().len()].into_boxed_slice();
        distances[from.index()] = 0;
        // Nothing is farther than 254: a longer chain counts as none.
        self.flood([from], u8::MAX - 1, |step, steps| {
            let near = step.is_near(closed);
            if near {
                distances[step.to.index()] = steps;
            }
            near
        });
        distances
    }
}
