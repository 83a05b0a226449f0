//! Plans that are tried out on the same guesses. Bad plans are given up early.

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
    /// What each plan was worth to the side, guess by guess.
    found: Vec<Vec<i32>>,
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
        let found = vec![Vec::new(); plans.len()];
        let luck = Chance::seeded(seed);
        Trial { eyes, look, plans, luck, found, tryout: Tryout::new(net, look, eyes.seat(), invader) }
    }

    /// The plan to take: the first one, unless another is clearly better. And what each of those is worth that were not
    /// given up.
    pub(super) fn best(mut self) -> (usize, Vec<Option<i32>>) {
        let mut left: Vec<usize> = (0..self.plans.len()).collect();
        for (n, more) in self.look.guesses.into_iter().enumerate() {
            if n > 0 {
                left.sort_by_key(|&plan| std::cmp::Reverse(self.sum(plan)));
                left.truncate(left.len().div_ceil(2));
                if !left.contains(&0) {
                    left.push(0);
                }
            }
            for _ in 0..more {
                if self.tryout.is_enough() || left.len() < 2 {
                    break;
                }
                let seed = self.luck.next_u64();
                let guess = self.eyes.guess(seed);
                for &plan in &left {
                    let worth = self.tryout.play(&guess, Course::Plan(&self.plans[plan]), seed);
                    self.found[plan].push(worth);
                }
            }
        }
        let best = left.iter().copied().max_by_key(|&plan| (self.sum(plan), std::cmp::Reverse(plan)));
        let clear = |plan: &usize| is_clear(&self.found[*plan], &self.found[0], &self.look);
        let best = best.filter(clear).unwrap_or(0);
        let kept = |plan: usize| left.contains(&plan).then(|| mean(&self.found[plan])).flatten();
        (best, (0..self.plans.len()).map(kept).collect())
    }

    fn sum(&self, plan: usize) -> i64 {
        sum(&self.found[plan])
    }
}

fn sum(found: &[i32]) -> i64 {
    found.iter().map(|&worth| i64::from(worth)).sum()
}

/// What was found on average, if anything was.
pub(super) fn mean(found: &[i32]) -> Option<i32> {
    (!found.is_empty()).then(|| (sum(found) / found.len() as i64) as i32)
}

/// Is one plan better than another by more than luck, where both were tried out on the same guesses?
pub(super) fn is_clear(one: &[i32], own: &[i32], look: &Look) -> bool {
    let gains: Vec<i64> = one.iter().zip(own).map(|(one, own)| i64::from(one - own)).collect();
    let count = gains.len() as i64;
    let mean = gains.iter().sum::<i64>() / count.max(1);
    let spread: i64 = gains.iter().map(|gain| (gain - mean).pow(2)).sum();
    let error = (spread / (count * (count - 1)).max(1)).isqrt();
    mean > i64::from(look.margin) + i64::from(look.doubt) * error / 10
}
