//! What the mission asks for.

use crate::action::Thing;
use crate::{FragChoice, Goal, State};

impl State {
    /// What the objective asks for; nothing in the tutorial.
    #[inline]
    pub(crate) fn goal(&self) -> Option<Goal> {
        self.arena().goal()
    }

    /// The price of taking something.
    pub(crate) fn take_cost(&self, thing: Thing) -> u8 {
        match (thing, self.goal()) {
            (Thing::Asset, Some(Goal::Assets { mp, .. })) => mp,
            _ => 0,
        }
    }

    /// Frags that win for the invader (D16-MIS-3, D16-TUT-9).
    pub fn frag_limit(&self) -> u8 {
        let mission = self.arena().mission();
        let limits = match self.setup.frags {
            FragChoice::Printed => mission.frags,
            FragChoice::Tuned => mission.tuned_frags,
        };
        limits[self.marines.len() - 1]
    }
}
