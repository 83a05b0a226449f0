//! The player who was taught by games: of the plans that the greedy player knows it takes the one that leads to the
//! best positions, found by playing each of them out on several guesses.

use std::sync::Arc;

use ::doom2016::frame::{Frame, MarineStep};
use ::doom2016::{Action, Doom2016, Side, State};
use engine::{Chance, Eyes, Game, Seat, Silent};
use skirmish::FigureId;

use super::lair::Lair;
use super::learned::{is_trusted, shipped, value};
use super::scene::Scene;
use super::{Greedy, marine};
use crate::net::{Input, Net};
use crate::{Bot, Hint, Level, Opponent};

/// How long a look is. All is bounded by counts, so that the same move comes out on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Plans besides the greedy one.
    pub plans: usize,
    /// Guesses for all plans, more for the better half, more for the better quarter.
    pub guesses: [usize; 3],
    /// So many initiative cards are played out.
    pub cards: u8,
    /// Another plan must be better than the greedy one by so much, in 65,536ths of a game,
    pub margin: i32,
    /// and by so many tenths of what luck alone may do.
    pub doubt: i32,
    /// Decisions of all that is played out, at most.
    pub most: u32,
}

impl Look {
    /// A hasty one, for games to learn from.
    pub const SCHOOL: Look =
        Look { plans: 3, guesses: [1, 1, 2], cards: 1, margin: 1000, doubt: 10, most: 800 };
    /// A quick one.
    pub const QUICK: Look =
        Look { plans: 4, guesses: [2, 1, 2], cards: 1, margin: 1000, doubt: 10, most: 1500 };
    /// A long one.
    pub const LONG: Look =
        Look { plans: 8, guesses: [3, 3, 6], cards: 2, margin: 1000, doubt: 10, most: 6000 };
}

/// Choices with more answers than this are left to the greedy player.
const ANSWERS: usize = 12;

/// So often the last action of an activation is carried out, with other luck each time.
const ENDINGS: i32 = 3;

/// A player who was taught by games what positions are worth.
///
/// ```
/// use bots::{Bot, Level, doom2016::Veteran};
/// use doom2016::{Doom2016, Setup};
/// use engine::{Eyes, Game, Seat};
/// let mut state = Doom2016::start(&Setup::default(), 1).unwrap();
/// let eyes = Eyes::of(&state).unwrap();
/// let (seat, action) = (eyes.seat(), Veteran::of(Level::Veteran.into(), 7).choose(eyes));
/// assert!(Doom2016::check(&state, seat, action).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Veteran {
    greedy: Greedy,
    net: Arc<Net>,
    look: Look,
    luck: Chance,
    /// It uses what it learned everywhere, not only where that has proved better.
    everywhere: bool,
}

impl Veteran {
    /// A veteran, or with a longer look a nightmare, with a manner; choices follow from a seed and from what it sees.
    pub fn of(who: Opponent, seed: u64) -> Self {
        let look = if who.level == Level::Nightmare { Look::LONG } else { Look::QUICK };
        let greedy = Greedy::of(Opponent { level: Level::Soldier, ..who }, seed);
        Veteran { greedy, ..Veteran::taught(seed, shipped(), look, false) }
    }
    /// A player with another network, who may trust it in every mission.
    pub fn taught(seed: u64, net: Arc<Net>, look: Look, everywhere: bool) -> Self {
        Veteran { greedy: Greedy::new(seed), net, look, luck: Chance::seeded(seed), everywhere }
    }
}

impl Bot<Doom2016> for Veteran {
    fn choose(&mut self, eyes: Eyes<'_, Doom2016>) -> Action {
        let legal = eyes.legal();
        if legal.len() > 1 {
            let state = eyes.guess(self.greedy.seed);
            let side = if eyes.seat() == state.invader_seat() { Side::Invader } else { Side::Marines };
            if self.everywhere || is_trusted(&state, side) {
                let plans = plans(&self.greedy, &state, eyes.seat(), &legal, self.look.plans);
                if plans.len() > 1 {
                    let (net, seed) = (&self.net, self.luck.next_u64());
                    let best = Trial::new(&eyes, net, self.look, side, &plans, seed).best();
                    if best > 0
                        && let Some(action) = self.greedy.set_out(&state, plans[best].clone())
                    {
                        return action;
                    }
                }
            }
        }
        self.greedy.choose(eyes)
    }

    fn advise(&mut self, eyes: Eyes<'_, Doom2016>) -> Vec<Hint<Action>> {
        let first = self.choose(eyes);
        vec![Hint {
            plan: std::iter::once(first).chain(self.greedy.way.iter().copied()).collect(),
            worth: None,
        }]
    }

    fn slips(&self) -> u32 {
        self.greedy.slips()
    }
}

impl Greedy {
    /// Like [`Bot::choose`], but where it makes a plan it takes any that it knows, or stays `idle`: games go to places
    /// where it would never lead them, and can be learned from there.
    pub fn stray(&mut self, eyes: Eyes<'_, Doom2016>, luck: &mut Chance, idle: bool) -> Action {
        let legal = eyes.legal();
        if legal.len() > 1 {
            let state = eyes.guess(self.seed);
            let plans = plans(self, &state, eyes.seat(), &legal, Look::LONG.plans);
            let rest = legal.iter().find(|action| matches!(action, Action::End | Action::Done));
            if let Some(&rest) = rest.filter(|_| idle && !plans.is_empty()) {
                return rest;
            }
            let plan = plans.get(luck.below(plans.len() as u32) as usize);
            if let Some(action) = plan.and_then(|plan| self.set_out(&state, plan.clone())) {
                return action;
            }
        }
        self.choose(eyes)
    }
}

/// What could be done instead of what the greedy player wants, which comes first; nothing where that is not weighed.
pub(super) fn plans(
    greedy: &Greedy,
    state: &State,
    seat: Seat,
    legal: &[Action],
    most: usize,
) -> Vec<Vec<Action>> {
    let mut plans: Vec<Vec<Action>> = Vec::new();
    let Some(&frame) = state.top() else { return plans };
    let others: Vec<Vec<Action>> = match frame {
        Frame::Marine(MarineStep::Act) => {
            if greedy.goes_on(state, legal) || marine::at_once(state, seat.0, legal).is_some() {
                return plans;
            }
            let scene = Scene::new(state, seat.0, &greedy.taste, greedy.blur);
            scene.plans(marine::rush(legal), most + 1)
        }
        Frame::Demon(_) => {
            let Some(id) = state.turn.figure.filter(|_| !greedy.goes_on(state, legal)) else { return plans };
            let mut others = Lair::new(state, greedy.temper, greedy.blur).doings(id, most + 1);
            // Who only comes nearer needs no long thought, and who can attack does.
            others.retain(|plan| plan.iter().any(|action| matches!(action, Action::Strike(_))));
            if others.is_empty() {
                return plans;
            }
            others.push(vec![Action::Argent]);
            others
        }
        Frame::Kinds | Frame::Portals(_) if legal.len() <= ANSWERS => {
            legal.iter().map(|&action| vec![action]).collect()
        }
        Frame::Summon(summon) if summon.group.is_none() => legal.iter().map(|&action| vec![action]).collect(),
        _ => return plans,
    };
    let mut own = greedy.clone();
    let Some(first) = own.answer(state, seat, legal) else { return plans };
    plans.push(std::iter::once(first).chain(own.way).collect());
    for other in others {
        let begins = other.first().is_some_and(|action| legal.contains(action));
        if begins && !plans.contains(&other) {
            plans.push(other);
        }
    }
    plans
}

/// A part of a game: the round, whether its activations have begun, the initiative cards that are left, the demon that
/// acts.
pub type Part = (u8, bool, usize, Option<FigureId>);

/// Which part of a game it is; `demon` if every demon's activation is a part of its own.
pub fn part(state: &State, demon: bool) -> Part {
    let acts = demon && state.frames.iter().any(|frame| matches!(frame, Frame::Demon(_)));
    let figure = state.turn.figure.filter(|_| acts);
    (state.round.number, state.round.active, state.round.initiative.len(), figure)
}

/// Several plans that are tried out on the same guesses.
struct Trial<'a> {
    eyes: &'a Eyes<'a, Doom2016>,
    net: &'a Net,
    look: Look,
    side: Side,
    plans: &'a [Vec<Action>],
    luck: Chance,
    /// What each plan was worth to the side, guess by guess.
    found: Vec<Vec<i32>>,
    decisions: u32,
    inputs: Vec<Input>,
}

impl<'a> Trial<'a> {
    fn new(
        eyes: &'a Eyes<'a, Doom2016>,
        net: &'a Net,
        look: Look,
        side: Side,
        plans: &'a [Vec<Action>],
        seed: u64,
    ) -> Self {
        let found = vec![Vec::new(); plans.len()];
        Trial {
            eyes,
            net,
            look,
            side,
            plans,
            luck: Chance::seeded(seed),
            found,
            decisions: 0,
            inputs: Vec::new(),
        }
    }

    /// The plan to take: the first one, unless another is clearly better.
    fn best(mut self) -> usize {
        let mut left: Vec<usize> = (0..self.plans.len()).collect();
        for (n, more) in self.look.guesses.into_iter().enumerate() {
            if n > 0 {
                left.sort_by_key(|&plan| std::cmp::Reverse(self.sum(plan)));
                left.truncate(left.len().div_ceil(2));
                if !left.contains(&0) {
                    left.push(0);
                }
            }
            if left.len() < 2 {
                return 0;
            }
            for _ in 0..more {
                if self.decisions > self.look.most {
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
        let best = left.into_iter().max_by_key(|&plan| (self.sum(plan), std::cmp::Reverse(plan)));
        best.filter(|&plan| self.is_clear(plan)).unwrap_or(0)
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

    /// Follow a plan, then let greedy players go on until the activation is over; what that is worth.
    fn play(&mut self, guess: &State, plan: usize, seed: u64) -> i32 {
        let mut state = guess.clone();
        let mut players: Vec<Greedy> = (0..Doom2016::seats(&state)).map(|_| Greedy::new(seed)).collect();
        let demon = self.look.cards == 1 && matches!(state.top(), Some(Frame::Demon(_)));
        let mut cards = 0;
        let me = self.eyes.seat();
        let mut next = players[me.index()].set_out(&state, self.plans[plan].clone());
        let mut legal = Vec::new();
        while let Some(decision) = Doom2016::decision(&state) {
            legal.clear();
            Doom2016::legal(&state, &mut legal);
            let player = &mut players[decision.seat.index()];
            let wanted = next.take().or_else(|| player.answer(&state, decision.seat, &legal));
            let Some(action) = wanted.filter(|action| legal.contains(action)).or(legal.last().copied())
            else {
                break;
            };
            let before = state.clone();
            Doom2016::apply(&mut state, action, &mut Silent);
            self.decisions += 1;
            cards += u8::from(part(&state, demon) != part(&before, demon));
            if cards >= self.look.cards {
                return self.settled(&before, action, &state, seed);
            }
            if self.decisions > 2 * self.look.most {
                break;
            }
        }
        self.worth(&state)
    }

    /// What a position is worth to the side.
    fn worth(&mut self, state: &State) -> i32 {
        let chance = value(self.net, state, &mut self.inputs);
        if self.side == Side::Marines { chance } else { -chance }
    }

    /// What the end of an activation is worth. The cards that are drawn then and the next initiative card are luck that
    /// has nothing to do with the plan: the last action is repeated with other luck.
    fn settled(&mut self, before: &State, action: Action, after: &State, seed: u64) -> i32 {
        let mut sum = self.worth(after);
        for n in 1..ENDINGS {
            let mut state = before.clone();
            Doom2016::chance_mut(&mut state).reseed(seed.wrapping_add(n as u64));
            Doom2016::apply(&mut state, action, &mut Silent);
            sum += self.worth(&state);
        }
        sum / ENDINGS
    }
}
