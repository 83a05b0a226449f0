//! A computer player that wants what the rules forbid has a mistake in it: it is counted.

/// How often a player wanted what the rules forbid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slips(u32);

impl Slips {
    /// The action that a player has chosen. Should the rules forbid it, the slip is counted and the last of the list is
    /// taken: to pass, or to be done.
    pub(crate) fn judge<A: Copy + PartialEq>(&mut self, chosen: A, legal: &[A]) -> A {
        if legal.contains(&chosen) {
            return chosen;
        }
        self.0 += 1;
        legal[legal.len() - 1]
    }
    /// How often so far.
    pub(crate) fn count(self) -> u32 {
        self.0
    }
}
