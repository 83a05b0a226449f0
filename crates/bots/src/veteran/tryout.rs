//! Playing a plan out: it is followed on a guess, then greedy players go on for a while, and the network judges what has
//! become of it.

use std::marker::PhantomData;

use engine::{Game, Seat, Silent};

use super::{ActionOf, Look, Planner, StateOf};
use crate::net::{Input, Net};

/// How what is played out begins.
#[derive(Clone, Copy)]
pub(super) enum Course<'a, A> {
    /// By a plan of the greedy player, who drops it when something overtakes it.
    Plan(&'a [A]),
    /// By what somebody really did, action by action, as far as that is possible.
    Deed(&'a [A]),
}

/// Questions that what somebody did gives no answer to, before it is dropped: a guess may ask more than the game did.
const MISSES: u32 = 2;

/// Plays plans of one seat out.
pub(super) struct Tryout<'a, P> {
    net: &'a Net,
    look: Look,
    me: Seat,
    invader: bool,
    /// Decisions of all that was played out so far.
    pub(super) decisions: u32,
    inputs: Vec<Input>,
    planner: PhantomData<P>,
}

impl<'a, P: Planner> Tryout<'a, P> {
    pub(super) fn new(net: &'a Net, look: Look, me: Seat, invader: bool) -> Self {
        Tryout { net, look, me, invader, decisions: 0, inputs: Vec::new(), planner: PhantomData }
    }

    /// Has enough been played out?
    pub(super) fn is_enough(&self) -> bool {
        self.decisions > self.look.most
    }

    /// Follow a plan, then let greedy players go on to the end of the part; what that is worth to the side.
    pub(super) fn play(&mut self, guess: &StateOf<P>, course: Course<'_, ActionOf<P>>, seed: u64) -> i32 {
        self.play_on(guess, guess, course, seed)
    }

    /// The same in the middle of a part that began with `start`.
    pub(super) fn play_on(
        &mut self,
        start: &StateOf<P>,
        guess: &StateOf<P>,
        course: Course<'_, ActionOf<P>>,
        seed: u64,
    ) -> i32 {
        let mut state = guess.clone();
        let mut players: Vec<P> = (0..P::Game::seats(&state)).map(|_| P::extra(seed)).collect();
        let (mut next, mut deed): (_, &[ActionOf<P>]) = match course {
            Course::Plan(plan) => (players[self.me.index()].set_out(&state, plan.to_vec()), &[]),
            Course::Deed(deed) => (None, deed),
        };
        let mut misses = 0;
        let (mut gone, all) = (0, P::parts(start, &self.look));
        let mut legal = Vec::new();
        while let Some(decision) = P::Game::decision(&state) {
            legal.clear();
            P::Game::legal(&state, &mut legal);
            if let [first, rest @ ..] = deed
                && decision.seat == self.me
            {
                if legal.contains(first) {
                    (next, deed) = (Some(*first), rest);
                } else {
                    misses += 1;
                    deed = if misses < MISSES { deed } else { &[] };
                }
            }
            let player = &mut players[decision.seat.index()];
            let wanted = next.take().or_else(|| player.answer(&state, decision.seat, &legal));
            let Some(action) = wanted.filter(|action| legal.contains(action)).or(legal.last().copied())
            else {
                break;
            };
            let before = state.clone();
            P::Game::apply(&mut state, action, &mut Silent);
            self.decisions += 1;
            let part = |state| P::part(state, start, &self.look);
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
    pub(super) fn worth(&mut self, state: &StateOf<P>) -> i32 {
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
