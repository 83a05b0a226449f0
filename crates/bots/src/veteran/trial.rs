//! Plans that are tried out on the same guesses: each is followed, then greedy players go on for a while, and the
//! network judges what has become of it. Bad plans are given up early.

use engine::{Chance, Eyes, Game, Silent};

use super::{ActionOf, Look, Planner, StateOf};
use crate::net::{Input, Net};

/// Several plans that are tried out on the same guesses.
pub(super) struct Trial<'a, P: Planner> {
    eyes: &'a Eyes<'a, P::Game>,
    net: &'a Net,
    look: Look,
    invader: bool,
    plans: &'a [Vec<ActionOf<P>>],
    luck: Chance,
    /// What each plan was worth to the side, guess by guess.
    found: Vec<Vec<i32>>,
    decisions: u32,
    inputs: Vec<Input>,
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
        Trial { eyes, net, look, invader, plans, luck, found, decisions: 0, inputs: Vec::new() }
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
                if self.decisions > self.look.most || left.len() < 2 {
                    break;
                }
                let seed = self.luck.next_u64();
                let guess = self.eyes.guess(seed);
                for &plan in &left {
                    let worth = self.play(&guess, plan, seed);
                    self.found[plan].push(worth);
                }
            }
        }
        let best = left.iter().copied().max_by_key(|&plan| (self.sum(plan), std::cmp::Reverse(plan)));
        let best = best.filter(|&plan| self.is_clear(plan)).unwrap_or(0);
        let mean = |plan: usize| {
            let count = self.found[plan].len() as i64;
            (count > 0 && left.contains(&plan)).then(|| (self.sum(plan) / count) as i32)
        };
        (best, (0..self.plans.len()).map(mean).collect())
    }

    fn sum(&self, plan: usize) -> i64 {
        self.found[plan].iter().map(|&worth| i64::from(worth)).sum()
    }

    /// Is a plan better than the first by more than luck?
    fn is_clear(&self, plan: usize) -> bool {
        let gains: Vec<i64> =
            self.found[plan].iter().zip(&self.found[0]).map(|(one, own)| i64::from(one - own)).collect();
        let count = gains.len() as i64;
        let mean = gains.iter().sum::<i64>() / count.max(1);
        let spread: i64 = gains.iter().map(|gain| (gain - mean).pow(2)).sum();
        let error = (spread / (count * (count - 1)).max(1)).isqrt();
        mean > i64::from(self.look.margin) + i64::from(self.look.doubt) * error / 10
    }

    /// Follow a plan, then let greedy players go on for a while; what that is worth.
    fn play(&mut self, guess: &StateOf<P>, plan: usize, seed: u64) -> i32 {
        let mut state = guess.clone();
        let mut players: Vec<P> = (0..P::Game::seats(&state)).map(|_| P::extra(seed)).collect();
        let me = self.eyes.seat();
        let mut next = players[me.index()].set_out(&state, self.plans[plan].clone());
        let (mut gone, all) = (0, P::parts(guess, &self.look));
        let mut legal = Vec::new();
        while let Some(decision) = P::Game::decision(&state) {
            legal.clear();
            P::Game::legal(&state, &mut legal);
            let player = &mut players[decision.seat.index()];
            let wanted = next.take().or_else(|| player.answer(&state, decision.seat, &legal));
            let Some(action) = wanted.filter(|action| legal.contains(action)).or(legal.last().copied())
            else {
                break;
            };
            let before = state.clone();
            P::Game::apply(&mut state, action, &mut Silent);
            self.decisions += 1;
            let part = |state| P::part(state, guess, &self.look);
            gone += u8::from(part(&state) != part(&before));
            if gone >= all {
                return self.settled(&before, action, &state, seed);
            }
            if P::is_dark(&state) || self.decisions > 2 * self.look.most {
                break;
            }
        }
        self.worth(&state)
    }

    /// What a position is worth to the side.
    fn worth(&mut self, state: &StateOf<P>) -> i32 {
        let chance = P::chance(self.net, state, &mut self.inputs);
        if self.invader { -chance } else { chance }
    }

    /// What the end is worth. The cards that are drawn then are luck that has nothing to do with the plan: the last
    /// action is repeated with other luck.
    fn settled(&mut self, before: &StateOf<P>, action: ActionOf<P>, after: &StateOf<P>, seed: u64) -> i32 {
        let mut sum = self.worth(after);
        for n in 1..P::ENDINGS {
            let mut state = before.clone();
            P::Game::chance_mut(&mut state).reseed(seed.wrapping_add(n as u64));
            P::Game::apply(&mut state, action, &mut Silent);
            sum += self.worth(&state);
        }
        sum / P::ENDINGS
    }
}
