//! A computer player that wants what the rules forbid, or that has no answer, has a mistake in it: tests stop there,
//! games go on and count it.

use std::fmt::Display;

/// How often a player wanted what the rules forbid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slips(u32);

impl Slips {
    /// The action that a player has chosen. Should the rules forbid it, the slip is counted and the last of the list is
    /// taken: to pass, or to be done.
    pub(crate) fn judge<A: Copy + PartialEq + Display>(&mut self, chosen: Option<A>, legal: &[A]) -> A {
        if let Some(action) = chosen.filter(|action| legal.contains(action)) {
            return action;
        }
        debug_assert!(
            false,
            "{} is not legal",
            chosen.map_or("nothing".into(), |action| format!("`{action}`"))
        );
        self.0 += 1;
        legal[legal.len() - 1]
    }
    /// How often so far.
    pub(crate) fn count(self) -> u32 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Slips;

    #[test]
    fn what_is_legal_is_no_slip() {
        let mut slips = Slips::default();
        assert_eq!((slips.judge(Some(1), &[1, 2]), slips.count()), (1, 0));
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "`5` is not legal"))]
    fn what_is_not_legal_stops_a_test_and_is_counted_in_a_game() {
        let mut slips = Slips::default();
        assert_eq!((slips.judge(Some(5), &[1, 2]), slips.count()), (2, 1));
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "nothing is not legal"))]
    fn no_answer_is_a_slip() {
        let mut slips = Slips::default();
        assert_eq!((slips.judge(None, &[1, 2]), slips.count()), (2, 1));
    }
}
