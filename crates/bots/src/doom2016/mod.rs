//! The greedy player of DOOM 2016, for marines and for the invader: plans one activation by exact odds, the way to the
//! goal and the danger of a place, all on a guess at what is hidden.

mod answers;
mod arms;
mod cards;
mod dice;
mod events;
pub mod features;
mod goals;
mod invader;
mod lair;
mod learned;
mod marine;
mod paths;
mod plan;
mod prepare;
mod scene;
mod search;
mod summon;
mod threat;

pub use search::{Look, Part, Veteran, part};

use std::collections::VecDeque;

use ::doom2016::frame::{Frame, MarineStep, Prepare, Spend, Unstick};
use ::doom2016::place::Doors;
use ::doom2016::state::Actor;
use ::doom2016::{Action, Doom2016, State, Who};
use engine::{Eyes, Seat};
use skirmish::{FigureId, FigureSet};

use crate::Bot;
use crate::slips::Slips;
use lair::Lair;
use scene::Scene;

/// What a marine cares for, in hundredths of a damage.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// A point nearer to the goal.
    pub step: i32,
    /// How much more a point is worth with every round, in per cent.
    pub hurry: i32,
    /// Points that a mate's errand seems farther.
    pub mate: i32,
    /// Damage to be feared, in per cent.
    pub fear: i32,
    /// The part of his health that he risks without a thought, in per cent.
    pub bold: i32,
    /// Being killed, besides the damage.
    pub fall: i32,
    /// Being killed for the last time.
    pub last: i32,
    /// What the damage of a demon's attack makes its death worth, in per cent.
    pub kill: i32,
    /// What a demon's death is worth that the mission asks for.
    pub prize: i32,
    /// Damage to be feared for the drone, in per cent.
    pub drone: i32,
}

impl Taste {
    /// What has proved good.
    pub const TUNED: Taste = Taste {
        step: 80,
        hurry: 10,
        mate: 6,
        fear: 40,
        bold: 60,
        fall: 500,
        last: 2500,
        kill: 220,
        prize: 400,
        drone: 100,
    };
}

/// When a plan is still good: whose it is, and what has not changed since.
type Stamp = (Actor, Option<FigureId>, FigureSet, Doors, u8, u8);

fn stamp(state: &State) -> Stamp {
    (state.turn.who, state.turn.figure, state.demons.alive(), state.closed, state.frags, state.turn.attacks)
}

/// Takes what looks best at once.
///
/// ```
/// use bots::{Bot, doom2016::Greedy};
/// use doom2016::{Doom2016, Setup};
/// use engine::{Eyes, Game, Seat};
/// let mut state = Doom2016::start(&Setup::default(), 1).unwrap();
/// let eyes = Eyes::of(&state).unwrap();
/// let (seat, action) = (eyes.seat(), Greedy::new(7).choose(eyes));
/// assert!(Doom2016::check(&state, seat, action).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Greedy {
    seed: u64,
    taste: Taste,
    /// The rest of a plan.
    way: VecDeque<Action>,
    stamp: Option<Stamp>,
    slips: Slips,
}

impl Greedy {
    /// A player whose choices follow from a seed and from what it sees.
    pub fn new(seed: u64) -> Self {
        Greedy { seed, taste: Taste::TUNED, way: VecDeque::new(), stamp: None, slips: Slips::default() }
    }
    /// The same player with another taste.
    #[must_use]
    pub fn with_taste(self, taste: Taste) -> Self {
        Greedy { taste, ..self }
    }

    /// Has it a plan that is still good?
    fn goes_on(&self, state: &State, legal: &[Action]) -> bool {
        self.stamp == Some(stamp(state)) && self.way.front().is_some_and(|next| legal.contains(next))
    }

    /// What it wants to do in a position that it knows.
    fn answer(&mut self, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        if let [only] = *legal {
            // What must be done may be the next thing of the plan.
            self.way.pop_front_if(|next| *next == only);
            return Some(only);
        }
        if seat == state.invader_seat() {
            self.invade(state, legal)
        } else {
            self.march(state, seat.0, legal)
        }
    }

    /// The next action of the plan, while it is good: neither a death nor an event has overtaken it.
    fn on_the_way(&mut self, state: &State, legal: &[Action]) -> Option<Action> {
        if self.stamp != Some(stamp(state)) {
            self.way.clear();
        }
        self.way.pop_front().filter(|action| legal.contains(action))
    }

    /// A new plan; its first action.
    fn set_out(&mut self, state: &State, plan: Vec<Action>) -> Option<Action> {
        self.way = plan.into();
        self.stamp = Some(stamp(state));
        self.way.pop_front()
    }

    fn march(&mut self, state: &State, who: u8, legal: &[Action]) -> Option<Action> {
        let taste = self.taste;
        let scene = || Scene::new(state, who, &taste);
        match *state.top()? {
            Frame::Prepare(Prepare::Start(_)) => scene().settle(legal),
            Frame::Prepare(_) => prepare::marine(legal),
            Frame::Marine(MarineStep::Act) => {
                if let Some(action) = marine::at_once(state, who, legal) {
                    self.way.clear();
                    return Some(action);
                }
                if let Some(action) = self.on_the_way(state, legal) {
                    return Some(action);
                }
                let plan = scene().act(legal);
                self.set_out(state, plan)
            }
            Frame::Marine(MarineStep::Drone) => {
                Some(scene().spend(Who::Drone, marine::drone_steps(state), true))
            }
            Frame::Marine(_) => cards::take_back(legal),
            Frame::Attack => scene().in_attack(legal),
            Frame::Window(window) => Some(scene().interrupt(&window, legal)),
            Frame::Effects(_) => scene().choice(legal),
            Frame::Spend(Spend { who, left, steps, .. }) => Some(scene().spend(who, left, steps)),
            Frame::Displace(_) | Frame::Unstick(_) | Frame::Respawn(_) | Frame::Drop(_) => {
                scene().settle(legal)
            }
            Frame::Glory(_) => Some(Action::Recover),
            Frame::Scout(_) => Some(answers::scout(state)),
            _ => None,
        }
    }

    fn invade(&mut self, state: &State, legal: &[Action]) -> Option<Action> {
        if let Frame::Demon(_) = state.top()?
            && let Some(action) = self.on_the_way(state, legal)
        {
            return Some(action);
        }
        let lair = Lair::new(state);
        match *state.top()? {
            Frame::Prepare(_) => prepare::invader(&lair, legal),
            Frame::Phase(_) => Some(lair.burn(legal)),
            Frame::Kinds => pick(legal, |action| match action {
                Action::Rouse(kind) => Some(lair.rousing(*kind)),
                _ => None,
            }),
            Frame::Demons => lair.next_demon(legal),
            Frame::Demon(_) => {
                let plan = lair.activation(state.turn.figure?, legal);
                self.set_out(state, plan)
            }
            Frame::Attack => lair.in_attack(legal),
            Frame::Window(window) => Some(lair.interrupt(&window, legal)),
            Frame::Effects(_) => lair.mark(legal),
            Frame::Portals(_) => lair.portal(legal),
            Frame::Summon(summon) if summon.group.is_none() => Some(lair.group(&summon)),
            Frame::Summon(summon) => lair.put(&summon, legal),
            Frame::Charge(_) => lair.charge(legal),
            Frame::Spend(Spend { who, left, steps, .. }) => Some(lair.spend(who, left, steps)),
            Frame::Unstick(Unstick { who: Who::Demon(id) }) => lair.settle(legal, Some(id)),
            Frame::Displace(_) | Frame::Push(_) => lair.settle(legal, None),
            Frame::Ambush(_) => lair.ambush(legal),
            _ => None,
        }
    }
}

/// The first of the legal actions that are worth most, of those that are worth anything.
fn pick(legal: &[Action], worth: impl Fn(&Action) -> Option<i32>) -> Option<Action> {
    let mut best = None;
    for action in legal {
        if let Some(worth) = worth(action)
            && best.is_none_or(|(most, _)| worth > most)
        {
            best = Some((worth, *action));
        }
    }
    best.map(|(_, action)| action)
}

impl Bot<Doom2016> for Greedy {
    fn choose(&mut self, eyes: Eyes<'_, Doom2016>) -> Action {
        let legal = eyes.legal();
        if let [only] = legal[..] {
            self.way.pop_front_if(|next| *next == only);
            return only;
        }
        let answer = self.answer(&eyes.guess(self.seed), eyes.seat(), &legal);
        self.slips.judge(answer, &legal)
    }

    fn slips(&self) -> u32 {
        self.slips.count()
    }
}
