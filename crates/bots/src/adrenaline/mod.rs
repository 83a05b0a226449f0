//! The greedy player of Adrenaline: plans its own turn on a guess at what is hidden, and takes the line that leaves it
//! best off.

mod ahead;
mod aim;
pub mod features;
mod learned;
mod plan;
mod points;
mod review;
mod value;
mod weights;

pub use review::Reviewer;
pub use weights::Weights;

use std::collections::VecDeque;
use std::sync::Arc;

use adrenaline::{Action, Adrenaline, Hand, State, TileCount, WeaponSet};
use engine::{Chance, Eyes, Seat};

use crate::blur::Blur;
use crate::net::Net;
use crate::slips::Slips;
use crate::{Bot, Hint, Level, Opponent, Style, Worth};
use ahead::{LINES, Trial};
use learned::Learned;
use plan::{Search, play};
use value::Taste;

/// Actions that are tried out for one plan.
const BUDGET: u32 = 1500;
/// Positions that a plan looks at more closely, of all at the same depth.
const WIDTH: usize = 7;

/// The same for somebody taught, who judges well what is found.
const TAUGHT_BUDGET: u32 = 4000;
const TAUGHT_WIDTH: usize = 12;
/// The same for a longer look.
const LONG_BUDGET: u32 = 48_000;
const LONG_WIDTH: usize = 40;
/// The same for a glance.
const SHORT_BUDGET: u32 = 300;
const SHORT_WIDTH: usize = 3;
/// So many hints are given.
const HINTS: usize = 3;
/// How far a recruit is off, in hundredths of a point.
const RECRUIT: i32 = 120;

/// Takes what looks best at once: no thought is given to what others will do.
///
/// ```
/// use adrenaline::{Adrenaline, Setup};
/// use bots::{Bot, adrenaline::Greedy};
/// use engine::{Eyes, Game, Seat};
/// let state = Adrenaline::start(&Setup::default(), 1).unwrap();
/// let action = Greedy::new(7).with_budget(200).choose(Eyes::of(&state).unwrap());
/// assert!(Adrenaline::check(&state, Seat(0), action).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Greedy {
    seed: u64,
    budget: u32,
    width: usize,
    weights: Weights,
    /// Before it takes a turn it tries out what others will do.
    ahead: bool,
    /// Judges in the place of the weights.
    net: Option<Arc<Net>>,
    style: Style,
    blur: Blur,
    /// The rest of the last plan, and the position it goes on from.
    plan: VecDeque<Action>,
    expected: Option<State>,
    slips: Slips,
}

impl Greedy {
    /// A player whose choices follow from a seed and from what it sees.
    pub fn new(seed: u64) -> Self {
        let (plan, expected, slips) = (VecDeque::new(), None, Slips::default());
        Greedy {
            seed,
            budget: BUDGET,
            width: WIDTH,
            weights: Weights::TUNED,
            ahead: false,
            net: None,
            style: Style::Even,
            blur: Blur::NONE,
            plan,
            expected,
            slips,
        }
    }

    /// A player of a level, with a manner; none who plays anything.
    pub fn of(who: Opponent, seed: u64) -> Option<Self> {
        let soldier = Greedy { weights: Weights::of(who.style), style: who.style, ..Greedy::new(seed) };
        let taught = |player: Greedy| player.with_net(learned::shipped());
        Some(match who.level {
            Level::Random => return None,
            Level::Recruit => {
                let blur = Blur::of_level(who.level, seed, RECRUIT);
                Greedy { blur, ..soldier }.with_budget(SHORT_BUDGET).with_width(SHORT_WIDTH)
            }
            Level::Soldier => soldier,
            Level::Veteran => taught(soldier).with_look(),
            Level::Nightmare => taught(soldier).with_longer_look(),
        })
    }

    /// The same player with another number of actions tried out for one plan.
    #[must_use]
    pub fn with_budget(self, budget: u32) -> Self {
        Greedy { budget, ..self }
    }

    /// The same player, who looks at more or fewer positions closely.
    #[must_use]
    pub fn with_width(self, width: usize) -> Self {
        Greedy { width, ..self }
    }

    /// The same player, who looks at what somebody taught looks at.
    #[must_use]
    pub fn with_look(self) -> Self {
        self.with_budget(TAUGHT_BUDGET).with_width(TAUGHT_WIDTH)
    }

    /// The same player, who takes its time and thinks of what others will do.
    #[must_use]
    pub fn with_longer_look(self) -> Self {
        Greedy { ahead: true, ..self.with_budget(LONG_BUDGET).with_width(LONG_WIDTH) }
    }

    /// The same player, taught by games instead of people.
    #[must_use]
    pub fn with_net(self, net: Arc<Net>) -> Self {
        Greedy { net: Some(net), ..self }
    }

    /// The same player, who is off by up to so many hundredths of a point: it tries what only looks best.
    #[must_use]
    pub fn with_errors(self, most: i32) -> Self {
        Greedy { blur: Blur::up_to(self.seed, most), ..self }
    }

    /// The same player with another taste.
    #[must_use]
    pub fn with_weights(self, weights: Weights) -> Self {
        Greedy { weights, ..self }
    }
}

impl Bot<Adrenaline> for Greedy {
    fn choose(&mut self, eyes: Eyes<'_, Adrenaline>) -> Action {
        let legal = eyes.legal();
        if let ([only], None) = (&legal[..], &self.expected) {
            return *only;
        }
        let me = eyes.seat();
        let now = simplified(eyes.guess(self.seed), me);
        // A plan goes on from the position that it foresaw; another card, or another's answer, and it is made anew.
        let foreseen = self.expected.take().filter(|expected| outline(expected) == outline(&now));
        let mut state = foreseen.unwrap_or_else(|| {
            let (known, weights) = (now.figure(me).hand, &self.weights);
            let taste = Taste { me, known, weights, blur: self.blur.at(now.turn.number.into()) };
            let (_, line) = match &self.net {
                Some(net) => {
                    let judge = || Learned::new(taste, net, self.style);
                    let search = Search::new(judge(), self.width);
                    if self.ahead {
                        let lines = search.lines(&now, self.budget, LINES);
                        let (best, _) = Trial::new(&eyes, judge(), self.luck(&now)).best(&lines);
                        lines.into_iter().nth(best).unwrap_or_default()
                    } else {
                        search.line(&now, self.budget)
                    }
                }
                None => Search::new(taste, self.width).line(&now, self.budget),
            };
            self.plan = line.into();
            now
        });
        let planned = self.plan.pop_front();
        let action = self.slips.judge(planned, &legal);
        if planned != Some(action) {
            return action;
        }
        play(&mut state, action);
        self.expected = (!self.plan.is_empty()).then_some(state);
        action
    }

    fn advise(&mut self, eyes: Eyes<'_, Adrenaline>) -> Vec<Hint<Action>> {
        // Numbers that people have written down are good for comparing, and for nothing else.
        let Some(net) = self.net.clone() else {
            return vec![Hint { plan: vec![self.choose(eyes)], worth: None }];
        };
        let me = eyes.seat();
        let now = simplified(eyes.guess(self.seed), me);
        let taste = Taste { me, known: now.figure(me).hand, weights: &self.weights, blur: self.blur };
        let judge = || Learned::new(taste, &net, self.style);
        let after = |&action: &Action| Search::new(judge(), self.width).after(&now, action, self.budget);
        let mut lines: Vec<(i32, Vec<Action>)> = eyes.legal().iter().map(after).collect();
        lines.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        if self.ahead {
            lines.truncate(LINES);
            let (best, found) = Trial::new(&eyes, judge(), self.luck(&now)).best(&lines);
            let first = lines.remove(best);
            let others = lines.into_iter().zip(found.iter().enumerate().filter(|&(n, _)| n != best));
            // What others were given up for, nobody has seen to the end.
            let mut seen: Vec<_> =
                others.filter_map(|((_, plan), (_, worth))| worth.map(|it| (it, plan))).collect();
            seen.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
            seen.insert(0, (found[best].unwrap_or(first.0), first.1));
            lines = seen;
        }
        lines.truncate(HINTS);
        let hint = |(worth, plan)| Hint { plan, worth: Some(Worth::Ahead(worth)) };
        lines.into_iter().map(hint).collect()
    }

    fn slips(&self) -> u32 {
        self.slips.count()
    }
}

impl Greedy {
    /// The luck of what is tried out before a turn.
    fn luck(&self, now: &State) -> Chance {
        Chance::seeded(self.seed ^ u64::from(now.turn.number))
    }
}

/// What a seat looks at when it plans: a guess at the position, without what nobody can count on.
pub fn considered(eyes: &Eyes<'_, Adrenaline>, seed: u64) -> State {
    simplified(eyes.guess(seed), eyes.seat())
}

/// Carry out an action in what a seat plans with: others let their windows pass.
pub fn foresee(state: &mut State, action: Action) {
    play(state, action);
}

/// A guess without what a plan should not count on: cards of others, and what the decks will deal.
fn simplified(mut state: State, me: Seat) -> State {
    for (i, figure) in state.figures.iter_mut().enumerate() {
        if i != me.index() {
            figure.hand = Hand::NONE;
        }
    }
    state.weapon_deck = WeaponSet::NONE;
    state.tile_stack = TileCount::default();
    state.tile_discard = TileCount::default();
    state
}

/// A position without luck, decks and discards: two that agree in this are the same to a plan.
fn outline(state: &State) -> State {
    State {
        chance: Chance::seeded(0),
        powerup_deck: Hand::NONE,
        powerup_discard: Hand::NONE,
        weapon_deck: WeaponSet::NONE,
        tile_stack: TileCount::default(),
        tile_discard: TileCount::default(),
        ..state.clone()
    }
}
