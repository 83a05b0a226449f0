//! Plans of one side that are tried out on the same guesses.

use engine::{Chance, Eyes};

use super::tryout::{Course, Tryout};
use super::{ActionOf, Look, Planner};
use crate::net::Net;

/// Several plans that are tried out on the same guesses.
pub(super) struct Trial<'a, P: Planner> {
    eyes: &'a Eyes<'a, P::Game>,
    look: Look,
    plans: &'a [Vec<ActionOf<P>>],
    luck: Chance,
    tryout: Tryout<'a, P>,
}

impl<'a, P: Planner> Trial<'a, P> {
    pub(super) fn new(
        eyes: &'a Eyes<'a, P::Game>,
        net: &'a Net,
        look: Look,
        invader: bool,
        plans: &'a [Vec<ActionOf<P>>],
        seed: u64,
    ) -> Self {
        let luck = Chance::seeded(seed);
        Trial { eyes, look, plans, luck, tryout: Tryout::new(net, look, eyes.seat(), invader) }
    }

    /// The plan to take: the first one, unless another is clearly better. And what each of those is worth that were not
    /// given up.
    pub(super) fn best(mut self) -> (usize, Vec<Option<i32>>) {
        let (contest, plans) = (self.look.contest, self.plans);
        contest.hold(plans.len(), |left| {
            if self.tryout.is_enough() {
                return None;
            }
            let seed = self.luck.next_u64();
            let guess = self.eyes.guess(seed);
            let play = |&plan: &usize| self.tryout.play(&guess, Course::Plan(&plans[plan]), seed);
            Some(left.iter().map(play).collect())
        })
    }
}
