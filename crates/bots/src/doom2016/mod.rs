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

pub use search::{Part, Veteran, part};

use std::collections::VecDeque;

use ::doom2016::frame::{Frame, MarineStep, Prepare, Spend, Unstick};
use ::doom2016::place::Doors;
use ::doom2016::state::Actor;
use ::doom2016::{Action, Doom2016, State, Who};
use engine::{Eyes, Seat};
use skirmish::{FigureId, FigureSet};

use crate::blur::Blur;
use crate::slips::Slips;
use crate::{Bot, Hint, Opponent, Style};
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

/// What the invader cares for, in per cent of the usual.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    /// Being near the marines.
    seek: i32,
    /// Being out of their sight.
    hide: i32,
    /// Not being nearer than need be.
    apart: i32,
}

impl Temper {
    const USUAL: Temper = Temper { seek: 100, hide: 100, apart: 100 };
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

    fn of(style: Style) -> Taste {
        let usual = Taste::TUNED;
        match style {
            Style::Even => usual,
            Style::Careful => Taste { fear: 65, bold: 40, fall: 650, mate: 3, ..usual },
            Style::Hunter => Taste { fear: 30, bold: 75, kill: 330, prize: 600, ..usual },
            Style::Gunner => Taste { step: 65, fear: 45, kill: 280, ..usual },
        }
    }
}

impl Temper {
    fn of(style: Style) -> Temper {
        match style {
            Style::Even => Temper::USUAL,
            Style::Careful => Temper { seek: 80, hide: 300, apart: 150 },
            Style::Hunter => Temper { seek: 170, hide: 30, apart: 20 },
            Style::Gunner => Temper { seek: 90, hide: 100, apart: 400 },
        }
    }
}

/// How far a recruit is off, in hundredths of a damage.
const RECRUIT: i32 = 280;

/// When a plan is still good: whose it is, and what has not changed since.
type Stamp = (Actor, Option<FigureId>, FigureSet, Doors, u8, u8);

fn stamp(state: &State) -> Stamp {
    (state.turn.who, state.turn.figure, state.demons.alive(), state.closed, state.frags, state.turn.attacks)
}

/// Until somebody else acts it is the same moment.
fn moment(state: &State) -> u64 {
    let figure = state.turn.figure.map_or(0, |figure| figure.index() as u64 + 1);
    u64::from(state.round.number) << 16 | figure << 8 | u64::from(state.frags)
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
    temper: Temper,
    blur: Blur,
    /// The rest of a plan.
    way: VecDeque<Action>,
    stamp: Option<Stamp>,
    slips: Slips,
}

impl Greedy {
    /// A player whose choices follow from a seed and from what it sees.
    pub fn new(seed: u64) -> Self {
        Greedy {
            seed,
            taste: Taste::TUNED,
            temper: Temper::USUAL,
            blur: Blur::NONE,
            way: VecDeque::new(),
            stamp: None,
            slips: Slips::default(),
        }
    }

    /// A recruit or a soldier, with a manner.
    pub fn of(who: Opponent, seed: u64) -> Self {
        let blur = Blur::of_level(who.level, seed, RECRUIT);
        Greedy { taste: Taste::of(who.style), temper: Temper::of(who.style), blur, ..Greedy::new(seed) }
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

    /// Does a recruit not think of his cards?
    fn forgets(&self, state: &State, legal: &[Action]) -> bool {
        matches!(state.top(), Some(Frame::Window(_)))
            && legal.contains(&Action::Pass)
            && self.blur.at(moment(state)).forgets(legal.len() as u64)
    }

    fn march(&mut self, state: &State, who: u8, legal: &[Action]) -> Option<Action> {
        let taste = self.taste;
        let blur = self.blur.at(moment(state));
        let scene = || Scene::new(state, who, &taste, blur);
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
        let lair = Lair::new(state, self.temper, self.blur.at(moment(state)));
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
        let state = eyes.guess(self.seed);
        if self.forgets(&state, &legal) {
            return Action::Pass;
        }
        let answer = self.answer(&state, eyes.seat(), &legal);
        self.slips.judge(answer, &legal)
    }

    fn advise(&mut self, eyes: Eyes<'_, Doom2016>) -> Vec<Hint<Action>> {
        let first = self.choose(eyes);
        vec![Hint { plan: std::iter::once(first).chain(self.way.iter().copied()).collect(), worth: None }]
    }

    fn slips(&self) -> u32 {
        self.slips.count()
    }
}
