//! The judge of games of Adrenaline that are over: what somebody did against the best turn that was open to him, and what
//! was drawn against what could have been drawn.

use std::sync::Arc;

use adrenaline::{Action, Adrenaline, State};
use engine::{Chance, Eyes, Game, Seat};

use super::learned::{Learned, margin, shipped};
use super::plan::{Search, let_pass, play};
use super::value::{Judge as _, Taste};
use super::{LONG_BUDGET, LONG_WIDTH, TAUGHT_BUDGET, TAUGHT_WIDTH, Weights, simplified};
use crate::analysis::{Critic, Scale, Stroke, Verdict};
use crate::blur::Blur;
use crate::net::Net;
use crate::{Level, Style};

/// What another choice must be better by to be looked at once more, in hundredths of a point.
const GLANCE: i32 = 30;
/// The part of what a player tries out for a plan that is tried out for every answer at first.
const SHARE: u32 = 3;
/// Draws that what was drawn is compared with.
const DRAWS: usize = 8;
/// What luck must change to be worth a word, in hundredths of a point.
const STROKE: i32 = 60;

/// Somebody who judges the decisions of others by what games have taught.
pub struct Reviewer {
    net: Arc<Net>,
    weights: Weights,
    budget: u32,
    width: usize,
}

impl Reviewer {
    /// A judge who looks as long as a player of this level; none below a veteran, who was taught by nothing.
    pub fn of(level: Level) -> Option<Self> {
        let (budget, width) = match level {
            Level::Veteran => (TAUGHT_BUDGET, TAUGHT_WIDTH),
            Level::Nightmare => (LONG_BUDGET, LONG_WIDTH),
            _ => return None,
        };
        Some(Reviewer { net: shipped(), weights: Weights::TUNED, budget, width })
    }

    fn judge(&self, state: &State, me: Seat) -> Learned<'_> {
        let taste = Taste { me, known: state.figure(me).hand, weights: &self.weights, blur: Blur::NONE };
        Learned::new(taste, &self.net, Style::Even)
    }

    /// What a position is worth to a seat that goes on as well as it can while the turn lasts.
    fn prospects(&self, state: &State, me: Seat, budget: u32) -> i32 {
        if Adrenaline::decision(state).is_some_and(|decision| decision.seat == me) {
            Search::new(self.judge(state, me), self.width).line(state, budget).0
        } else {
            self.judge(state, me).value(state)
        }
    }
}

impl Critic<Adrenaline> for Reviewer {
    fn scale(&self) -> Scale {
        Scale::Ahead
    }

    fn is_proved(&self, _: &State) -> bool {
        true
    }

    fn round(&self, state: &State) -> Option<u32> {
        Some(state.turn.number + 1)
    }

    fn is_landmark(&self, before: &State, now: &State) -> bool {
        before.turn.number != now.turn.number
    }

    fn standing(&mut self, state: &State, seed: u64) -> Vec<i32> {
        let worth = |me: Seat| {
            if state.over {
                return margin(state, me);
            }
            let guess = simplified(Adrenaline::resample(state, me, seed), me);
            self.judge(&guess, me).value(&guess)
        };
        state.players().map(worth).collect()
    }

    fn goes_on(&self, _: &State, _: &State) -> bool {
        false
    }

    fn weigh(
        &mut self,
        eyes: &Eyes<'_, Adrenaline>,
        chosen: &[Action],
        seed: u64,
    ) -> Option<Verdict<Action>> {
        let (legal, me) = (eyes.legal(), eyes.seat());
        let &[own] = chosen else { return None };
        if legal.len() < 2 {
            return None;
        }
        let now = simplified(eyes.guess(seed), me);
        let after = |action: Action, budget: u32| {
            Search::new(self.judge(&now, me), self.width).after(&now, action, budget)
        };
        let worth = after(own, self.budget / SHARE).0;
        let others = legal.iter().copied().filter(|&action| action != own);
        let (best, first) = others
            .map(|action| (after(action, self.budget / SHARE).0, action))
            .reduce(|one, other| if other.0 > one.0 { other } else { one })?;
        let fine = Verdict { worth, best: chosen.to_vec(), best_worth: worth };
        if best <= worth + GLANCE {
            return Some(fine);
        }
        // Whoever looks longer may find a way to make good use of what was chosen, too.
        let worth = after(own, self.budget).0;
        let (best_worth, best) = after(first, self.budget);
        if best_worth <= worth {
            return Some(Verdict { worth, best_worth: worth, ..fine });
        }
        Some(Verdict { worth, best, best_worth })
    }

    fn luck(
        &mut self,
        eyes: &Eyes<'_, Adrenaline>,
        chosen: &[Action],
        after: &State,
        seed: u64,
    ) -> Option<Stroke> {
        let &[action] = chosen else { return None };
        let me = eyes.seat();
        let mut luck = Chance::seeded(seed);
        let mut sum = 0;
        for _ in 0..DRAWS {
            let mut guess = eyes.guess(luck.next_u64());
            play(&mut guess, action);
            sum += self.prospects(&simplified(guess, me), me, self.budget / SHARE);
        }
        let mut real = Adrenaline::resample(after, me, luck.next_u64());
        let_pass(&mut real, Some(me));
        let came = self.prospects(&simplified(real, me), me, self.budget / SHARE);
        let stroke = Stroke { expected: sum / DRAWS as i32, came };
        (stroke.change().abs() >= STROKE).then_some(stroke)
    }
}
