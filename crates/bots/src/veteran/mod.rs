//! The player who was taught by games: of the plans that the greedy player knows it takes the one that leads to the
//! best positions, found by playing each of them out on several guesses. It is the same in all games of marines and
//! invaders; what a game brings along is said by [`Planner`].

mod chance;
mod review;
mod trial;
mod tryout;

use std::sync::Arc;

use engine::{Chance, Eyes, Game, Seat};

use crate::contest::Contest;
use crate::net::{Input, Net};
use crate::{Bot, Hint, Level, Opponent, Style, Worth};
pub(crate) use chance::{SURE, logistic};
pub use review::Reviewer;
use trial::Trial;

/// How long a look is. All is bounded by counts, so that the same move comes out on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Plans besides the greedy one.
    pub plans: usize,
    /// How they are compared with it, in 65,536ths of a game.
    pub contest: Contest,
    /// So far it is played on: so many initiative cards in DOOM 2016; in DOOM 2004 an activation if it is 1, or a whole round.
    pub turns: u8,
    /// Decisions of all that is played out, at most.
    pub most: u32,
}

/// What a planner's game is made of.
type StateOf<P> = <<P as Planner>::Game as Game>::State;
/// What is done in it.
type ActionOf<P> = <<P as Planner>::Game as Game>::Action;

/// A greedy player whose plans can be tried out, and what games have taught of its game.
pub trait Planner: Bot<Self::Game> + Clone {
    /// The game.
    type Game: Game;
    /// What tells the parts of a game apart that are played out.
    type Part: PartialEq;

    /// A hasty look, for games to learn from; a quick one; a long one.
    const LOOKS: [Look; 3];
    /// So often the last action of what is played out is carried out, with other luck each time.
    const ENDINGS: i32;

    /// A soldier with a manner.
    fn soldier(style: Style, seed: u64) -> Self;
    /// Somebody who plays on where a plan is tried out.
    fn extra(seed: u64) -> Self;
    /// What its guesses follow from.
    fn seed(&self) -> u64;
    /// What it wants to do in a position that it knows.
    fn answer(
        &mut self,
        state: &StateOf<Self>,
        seat: Seat,
        legal: &[ActionOf<Self>],
    ) -> Option<ActionOf<Self>>;
    /// A new plan; its first action.
    fn set_out(&mut self, state: &StateOf<Self>, plan: Vec<ActionOf<Self>>) -> Option<ActionOf<Self>>;
    /// The rest of its plan.
    fn rest(&self) -> Vec<ActionOf<Self>>;
    /// What could be done instead of what the greedy player wants, without that; nothing where that is not weighed.
    fn others(
        &self,
        state: &StateOf<Self>,
        seat: Seat,
        legal: &[ActionOf<Self>],
        most: usize,
    ) -> Vec<Vec<ActionOf<Self>>>;
    /// How to do nothing.
    fn idle(legal: &[ActionOf<Self>]) -> Option<ActionOf<Self>>;

    /// Does this seat play the invader?
    fn is_invader(state: &StateOf<Self>, seat: Seat) -> bool;
    /// Is what games have taught the better judge for this side on this map, where nothing is played on?
    fn is_trusted(state: &StateOf<Self>, invader: bool) -> bool;
    /// The network that comes with the program.
    fn shipped() -> Arc<Net>;
    /// How likely the marines win, in 65,536ths; the game may be over.
    fn chance(net: &Net, state: &StateOf<Self>, inputs: &mut Vec<Input>) -> i32;
    /// Which part of a game it is, if it is played out from this start.
    fn part(state: &StateOf<Self>, start: &StateOf<Self>, look: &Look) -> Self::Part;
    /// So many parts are played out.
    fn parts(start: &StateOf<Self>, look: &Look) -> u8;
    /// Whose turn it is in which round, in words of the game.
    fn turn(state: &StateOf<Self>) -> Self::Part;
    /// The round, from 1; 0 while the game is being set up.
    fn time(state: &StateOf<Self>) -> u32;
    /// The same for all decisions that one plan can be made of; nothing where every answer stands for itself.
    fn stretch(state: &StateOf<Self>) -> Option<Self::Part>;
    /// Has something come up that no guess knows, so that it cannot be played on?
    fn is_dark(_: &StateOf<Self>) -> bool {
        false
    }
}

/// A player who was taught by games what positions are worth.
#[derive(Clone, Debug)]
pub struct Veteran<P> {
    soldier: P,
    net: Arc<Net>,
    look: Look,
    luck: Chance,
}

/// What could be done, the soldier's plan first, and what became of it when it was tried out.
struct Weighed<A> {
    plans: Vec<Vec<A>>,
    /// What each is worth to the side, in 65,536ths of a game; nothing for those that were given up early.
    worth: Vec<Option<i32>>,
    best: usize,
    invader: bool,
}

impl<P: Planner> Veteran<P> {
    /// A veteran, or with a longer look a nightmare, with a manner; choices follow from a seed and from what it sees.
    pub fn of(who: Opponent, seed: u64) -> Self {
        let look = P::LOOKS[if who.level == Level::Nightmare { 2 } else { 1 }];
        Veteran { soldier: P::soldier(who.style, seed), ..Veteran::taught(seed, P::shipped(), look) }
    }
    /// A player with another network.
    pub fn taught(seed: u64, net: Arc<Net>, look: Look) -> Self {
        let soldier = P::soldier(Style::Even, seed);
        Veteran { soldier, net, look, luck: Chance::seeded(seed) }
    }

    /// Tries out what could be done; nothing where there is no choice that is worth it.
    fn weigh(&mut self, eyes: &Eyes<'_, P::Game>) -> Option<Weighed<ActionOf<P>>> {
        let legal = eyes.legal();
        if legal.len() < 2 {
            return None;
        }
        let state = eyes.guess(self.soldier.seed());
        let invader = P::is_invader(&state, eyes.seat());
        let plans = plans(&self.soldier, &state, eyes.seat(), &legal, self.look.plans);
        if plans.len() < 2 {
            return None;
        }
        let seed = self.luck.next_u64();
        let (best, worth) = Trial::<P>::new(eyes, &self.net, self.look, invader, &plans, seed).best();
        Some(Weighed { plans, worth, best, invader })
    }

    fn carry_out(&mut self, eyes: Eyes<'_, P::Game>, weighed: Option<&Weighed<ActionOf<P>>>) -> ActionOf<P> {
        if let Some(Weighed { plans, best: best @ 1.., .. }) = weighed {
            let state = eyes.guess(self.soldier.seed());
            if let Some(action) = self.soldier.set_out(&state, plans[*best].clone()) {
                return action;
            }
        }
        self.soldier.choose(eyes)
    }
}

/// Besides the best, so many hints are given.
const HINTS: usize = 2;

impl<P: Planner> Bot<P::Game> for Veteran<P> {
    fn choose(&mut self, eyes: Eyes<'_, P::Game>) -> ActionOf<P> {
        let weighed = self.weigh(&eyes);
        self.carry_out(eyes, weighed.as_ref())
    }

    fn advise(&mut self, eyes: Eyes<'_, P::Game>) -> Vec<Hint<ActionOf<P>>> {
        let weighed = self.weigh(&eyes);
        let first = self.carry_out(eyes, weighed.as_ref());
        let plan = std::iter::once(first).chain(self.soldier.rest()).collect();
        let Some(Weighed { plans, worth, best, invader }) = weighed else {
            return vec![Hint { plan, worth: None }];
        };
        // What the marines' chance takes from the invader is all that is not his.
        let sure = if invader { SURE } else { 0 };
        let chance = |plan: usize| worth[plan].map(|worth| Worth::Chance(sure + worth));
        let mut hints = vec![Hint { plan, worth: chance(best) }];
        let mut left: Vec<usize> =
            (0..plans.len()).filter(|&plan| plan != best && worth[plan].is_some()).collect();
        left.sort_by_key(|&plan| std::cmp::Reverse(worth[plan]));
        for other in left {
            let begins = |hint: &Hint<ActionOf<P>>| hint.plan.first() == plans[other].first();
            if hints.len() <= HINTS && !hints.iter().any(begins) {
                hints.push(Hint { plan: plans[other].clone(), worth: chance(other) });
            }
        }
        hints
    }

    fn slips(&self) -> u32 {
        self.soldier.slips()
    }
}

/// What could be done, with what the greedy player wants first; nothing where that is not weighed.
fn plans<P: Planner>(
    greedy: &P,
    state: &StateOf<P>,
    seat: Seat,
    legal: &[ActionOf<P>],
    most: usize,
) -> Vec<Vec<ActionOf<P>>> {
    let mut plans: Vec<Vec<ActionOf<P>>> = Vec::new();
    let others = greedy.others(state, seat, legal, most);
    if others.is_empty() {
        return plans;
    }
    let mut own = greedy.clone();
    let Some(first) = own.answer(state, seat, legal) else { return plans };
    plans.push(std::iter::once(first).chain(own.rest()).collect());
    for other in others {
        let begins = other.first().is_some_and(|action| legal.contains(action));
        if begins && !plans.contains(&other) {
            plans.push(other);
        }
    }
    plans
}

/// Like [`Bot::choose`] of the greedy player, but where it makes a plan it takes any that it knows, or stays `idle`:
/// games go to places where it would never lead them, and can be learned from there.
pub fn stray<P: Planner>(
    greedy: &mut P,
    eyes: Eyes<'_, P::Game>,
    luck: &mut Chance,
    idle: bool,
) -> ActionOf<P> {
    let legal = eyes.legal();
    if legal.len() > 1 {
        let state = eyes.guess(greedy.seed());
        let plans = plans(greedy, &state, eyes.seat(), &legal, P::LOOKS[2].plans);
        if let Some(rest) = P::idle(&legal).filter(|_| idle && !plans.is_empty()) {
            return rest;
        }
        let plan = plans.get(luck.below(plans.len() as u32) as usize);
        if let Some(action) = plan.and_then(|plan| greedy.set_out(&state, plan.clone())) {
            return action;
        }
    }
    greedy.choose(eyes)
}
