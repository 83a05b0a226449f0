//! The greedy player of DOOM 2004, for marines and for the invader: weighs single actions by the odds of the dice, the
//! way to the goal and the danger of a place, all on a guess at what is hidden. And the player who was taught by games,
//! who tries whole activations out.

mod answers;
mod cards;
mod dice;
pub mod features;
mod fields;
mod goals;
mod invader;
mod learned;
mod marine;
mod paths;
mod scene;
mod search;
mod shots;
mod threat;

pub use search::{Part, Veteran, part};

use std::collections::VecDeque;

use ::doom2004::frame::{Frame, InvaderStep, MarineStep, Stage};
use ::doom2004::state::Areas;
use ::doom2004::{Action, Doom2004, FigureId, State};
use engine::{Eyes, Seat};
use skirmish::FigureSet;

use crate::blur::Blur;
use crate::slips::Slips;
use crate::{Bot, Hint, Opponent, Style};
use invader::Lair;
use scene::Scene;

/// What a marine cares for, in hundredths of a wound.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// A point nearer to the goal.
    pub step: i32,
    /// A wound to be feared, in per cent.
    pub fear: i32,
    /// Being fragged, besides the wounds.
    pub fall: i32,
    /// Being fragged for the last time.
    pub last: i32,
    /// Leaving the board as wished.
    pub out: i32,
    /// Opening a door to the unknown.
    pub blind: i32,
    /// A point left after that, in per cent of one nearer to the goal.
    pub ready: i32,
    /// An attack left after that.
    pub armed: i32,
    /// What adrenaline must be good for.
    pub rush: i32,
    /// The part of the danger that a dodge averts, in per cent.
    pub dodge: i32,
    /// The part of a shot that guard is worth, in per cent.
    pub guard: i32,
    /// What the death of an invader is worth, in per cent.
    pub kill: i32,
    /// Points that a mate's nearness to a goal adds to it.
    pub mate: i32,
    /// The round in which he begins to lose his fear.
    pub patience: i32,
    /// Dark corners close by.
    pub spawn: i32,
}

/// What the invader cares for, in per cent of the usual.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    /// Being near the marines.
    seek: i32,
    /// Not being nearer than need be.
    apart: i32,
    /// Waiting with cards until they are good for much.
    save: i32,
}

impl Temper {
    const USUAL: Temper = Temper { seek: 100, apart: 100, save: 100 };

    fn of(style: Style) -> Temper {
        match style {
            Style::Even => Temper::USUAL,
            Style::Careful => Temper { seek: 80, apart: 150, save: 150 },
            Style::Hunter => Temper { seek: 200, apart: 30, save: 60 },
            Style::Gunner => Temper { seek: 90, apart: 400, save: 100 },
        }
    }
}

impl Taste {
    /// What has proved good.
    pub const TUNED: Taste = Taste {
        step: 120,
        fear: 70,
        fall: 300,
        last: 1500,
        out: 2000,
        blind: 100,
        ready: 60,
        armed: 80,
        rush: 120,
        dodge: 35,
        guard: 70,
        kill: 70,
        mate: 6,
        patience: 12,
        spawn: 100,
    };

    fn of(style: Style) -> Taste {
        let usual = Taste::TUNED;
        match style {
            Style::Even => usual,
            Style::Careful => Taste { fear: 110, fall: 420, dodge: 50, spawn: 150, ..usual },
            Style::Hunter => Taste { fear: 50, kill: 110, blind: 40, spawn: 60, ..usual },
            Style::Gunner => Taste { step: 95, kill: 95, armed: 130, guard: 100, ..usual },
        }
    }
}

/// How far a recruit is off, in hundredths of a wound.
const RECRUIT: i32 = 320;

/// Until somebody else acts it is the same moment.
fn moment(state: &State) -> u64 {
    u64::from(state.turn.round) << 16 | u64::from(state.turn.who) << 8 | u64::from(state.frags)
}

/// When a plan is still good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stamp {
    /// That of an invader: while he is active.
    Invader(FigureId),
    /// That of a marine: while it is his turn, and nothing has come to light, nobody has died and he is not hurt.
    Marine { round: u16, who: u8, revealed: Areas, alive: FigureSet, wounds: u8 },
}

fn stamp(state: &State) -> Option<Stamp> {
    match *state.top()? {
        Frame::Activation(activation) => Some(Stamp::Invader(activation.figure)),
        Frame::Marine(_) => {
            let (round, who) = (state.turn.round, state.turn.who);
            let (revealed, alive) = (state.revealed, state.figures.alive());
            Some(Stamp::Marine { round, who, revealed, alive, wounds: state.marine(who).wounds })
        }
        _ => None,
    }
}

/// Takes what looks best at once.
///
/// ```
/// use bots::{Bot, doom2004::Greedy};
/// use doom2004::{Doom2004, Setup};
/// use engine::{Eyes, Game, Seat};
/// let state = Doom2004::start(&Setup::default(), 1).unwrap();
/// let action = Greedy::new(7).choose(Eyes::of(&state).unwrap());
/// assert!(Doom2004::check(&state, Seat(0), action).is_ok());
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
    /// As a marine it keeps to its plan, too, and does not think anew at every step.
    steady: bool,
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
            steady: false,
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

    /// The same player, but as a marine it keeps to its plan until something happens: quicker, and hardly worse.
    #[must_use]
    pub fn steady(self) -> Self {
        Greedy { steady: true, ..self }
    }

    /// Has it a plan that is still good?
    fn goes_on(&self, state: &State, legal: &[Action]) -> bool {
        self.stamp.is_some()
            && self.stamp == stamp(state)
            && self.way.front().is_some_and(|next| legal.contains(next))
    }

    /// A new plan; its first action.
    fn set_out(&mut self, state: &State, plan: Vec<Action>) -> Option<Action> {
        self.way = plan.into();
        self.stamp = stamp(state);
        self.way.pop_front()
    }

    /// A marine's plan; who is not steady forgets the rest.
    fn march_out(&mut self, state: &State, plan: Vec<Action>) -> Option<Action> {
        if self.steady { self.set_out(state, plan) } else { plan.first().copied() }
    }

    /// Does a recruit not think of his cards?
    fn forgets(&self, state: &State, legal: &[Action]) -> bool {
        matches!(state.top(), Some(Frame::Window(_)))
            && legal.contains(&Action::Pass)
            && self.blur.at(moment(state)).forgets(legal.len() as u64)
    }

    fn answer(&mut self, state: &State, me: Seat, legal: &[Action]) -> Option<Action> {
        if me == state.invader() { self.invade(state, legal) } else { self.march(state, me.0, legal) }
    }

    fn march(&mut self, state: &State, who: u8, legal: &[Action]) -> Option<Action> {
        let taste = self.taste;
        let blur = self.blur.at(moment(state));
        let scene = || Scene::new(state, who, &taste, blur);
        match *state.top()? {
            Frame::Marine(MarineStep::Respawn) => scene().respawn(legal),
            Frame::Marine(step) => {
                if may_at_once(legal)
                    && let Some(action) = scene().at_once(legal)
                {
                    return Some(action);
                }
                if self.goes_on(state, legal) {
                    return self.way.pop_front();
                }
                let scene = scene();
                let declares = step == MarineStep::Declare;
                let plan = if declares { scene.declare(legal) } else { scene.act(legal, None) };
                self.march_out(state, plan)
            }
            Frame::Mist(mist) => scene().act(legal, Some(mist.moves)).first().copied(),
            Frame::Window(window) => Some(scene().interrupt(window.moment, legal)),
            Frame::Backup { .. } => Some(answers::back_up(state)),
            Frame::Offer { .. } => Some(Action::Accept),
            Frame::Target => {
                let planned = self.way.pop_front_if(|next| matches!(next, Action::At(_)));
                planned.filter(|action| legal.contains(action)).or_else(|| scene().aim(legal))
            }
            Frame::Attack => match state.attacks.last()?.stage {
                Stage::Reroll => Some(scene().reroll()),
                _ => Some(scene().chain(legal)),
            },
            _ => None,
        }
    }

    fn invade(&mut self, state: &State, legal: &[Action]) -> Option<Action> {
        // A guard's shot or an event may have overtaken the rest of the way: then it is made anew.
        if self.goes_on(state, legal) {
            return self.way.pop_front();
        }
        self.way.clear();
        self.stamp = None;
        let lair = Lair::new(state, self.temper, self.blur.at(moment(state)));
        match *state.top()? {
            Frame::Invader(InvaderStep::Discard) => lair.discard(legal),
            Frame::Invader(_) => Some(lair.menu(legal)),
            Frame::Window(window) => Some(lair.interrupt(window.moment, legal)),
            Frame::Event(event) => lair.event_choice(event.card, event.first, legal),
            Frame::Trap(trap) => Some(lair.trap(trap.card, legal)),
            Frame::Activation(activation) => {
                let plan = lair.activation(&activation, legal);
                self.set_out(state, plan)
            }
            Frame::Watch { .. } => legal.first().copied(),
            Frame::Target => lair.aim(legal),
            Frame::Attack => match state.attacks.last()?.stage {
                Stage::Reroll => Some(lair.reroll(legal)),
                Stage::Knock => Some(lair.knock(legal)),
                _ => Some(lair.chain(legal)),
            },
            Frame::Lay { .. } => Some(lair.free_one(legal)),
            Frame::Place(place) => Some(lair.put(place, legal)),
            _ => None,
        }
    }
}

/// Is there anything that a marine might do without a thought?
fn may_at_once(legal: &[Action]) -> bool {
    let quick = |action: &Action| matches!(action, Action::Take(_) | Action::TakeItem(_) | Action::Heal(_));
    legal.iter().any(quick)
}

impl Bot<Doom2004> for Greedy {
    fn choose(&mut self, eyes: Eyes<'_, Doom2004>) -> Action {
        let legal = eyes.legal();
        if let [only] = legal[..] {
            // What must be done may be the next thing on the way.
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

    fn advise(&mut self, eyes: Eyes<'_, Doom2004>) -> Vec<Hint<Action>> {
        let first = self.choose(eyes);
        vec![Hint { plan: std::iter::once(first).chain(self.way.iter().copied()).collect(), worth: None }]
    }

    fn slips(&self) -> u32 {
        self.slips.count()
    }
}
