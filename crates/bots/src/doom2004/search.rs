//! What the taught player needs to know of DOOM 2004: the whole activations that it can choose from, how far they are
//! played out, and what games have taught.

use std::sync::Arc;

use ::doom2004::frame::{Frame, InvaderStep, MarineStep};
use ::doom2004::{Action, Deed, Doom2004, State};
use engine::Seat;

use super::invader::Lair;
use super::learned::{is_trusted, shipped, value};
use super::scene::Scene;
use super::{Greedy, may_at_once};
use crate::contest::Contest;
use crate::net::{Input, Net};
use crate::veteran::{Look, Planner};
use crate::{Level, Opponent, Style};

/// A player who was taught by games what positions are worth.
///
/// ```
/// use bots::{Bot, Level, doom2004::Veteran};
/// use doom2004::{Doom2004, Setup};
/// use engine::{Eyes, Game, Seat};
/// let state = Doom2004::start(&Setup::default(), 1).unwrap();
/// let action = Veteran::of(Level::Veteran.into(), 7).choose(Eyes::of(&state).unwrap());
/// assert!(Doom2004::check(&state, Seat(0), action).is_ok());
/// ```
pub type Veteran = crate::veteran::Veteran<Greedy>;

/// Windows with more answers than this are left to the greedy player.
const ANSWERS: usize = 6;

/// A part of a game: the round, whose turn it is, and in the invader's turn how many figures have acted.
pub type Part = (u16, u8, usize);

/// Which part of a game it is; `figure` if every figure's activation is a part of its own.
pub fn part(state: &State, figure: bool) -> Part {
    let acted = || state.figures.iter().filter(|(_, figure)| figure.acted).count();
    let acted = if figure && state.is_invaders_turn() { acted() } else { 0 };
    (state.turn.round, state.turn.who, acted)
}

impl Greedy {
    fn marine_plans(&self, state: &State, who: u8, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let scene = || Scene::new(state, who, &self.taste, self.blur);
        match state.top() {
            Some(Frame::Marine(MarineStep::Respawn)) => scene().footholds(legal, most),
            Some(Frame::Marine(MarineStep::Declare)) => scene().turns(legal, most + 1),
            Some(Frame::Marine(_)) => {
                let scene = scene();
                if may_at_once(legal) && scene.at_once(legal).is_some() {
                    return Vec::new();
                }
                scene.acts(legal, most + 1)
            }
            _ => Vec::new(),
        }
    }

    fn invader_plans(&self, state: &State, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let each = |fits: fn(&Action) -> bool| -> Vec<Vec<Action>> {
            legal.iter().filter(|action| fits(action)).map(|&action| vec![action]).collect()
        };
        let lair = || Lair::new(state, self.temper, self.blur);
        match *match state.top() {
            Some(top) => top,
            None => return Vec::new(),
        } {
            Frame::Activation(activation) => {
                let lair = lair();
                // Who is far away comes nearer without a thought.
                if !lair.is_close(activation.figure) {
                    return Vec::new();
                }
                lair.doings(&activation, legal, most + 1)
            }
            Frame::Invader(InvaderStep::Menu) => {
                each(|action| matches!(action, Action::Spawn(..) | Action::Play(_)))
            }
            Frame::Window(_) if legal.len() <= ANSWERS => each(|_| true),
            Frame::Place(place) => {
                lair().other_puts(place, legal, most).into_iter().map(|put| vec![put]).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Planner for Greedy {
    type Game = Doom2004;
    type Part = Part;

    const LOOKS: [Look; 3] = [
        Look {
            plans: 4,
            contest: Contest { guesses: [2, 2, 2], margin: 2000, doubt: 12 },
            turns: 1,
            most: 400,
        },
        Look {
            plans: 6,
            contest: Contest { guesses: [2, 2, 4], margin: 1000, doubt: 10 },
            turns: 2,
            most: 6000,
        },
        Look {
            plans: 10,
            contest: Contest { guesses: [3, 4, 8], margin: 1000, doubt: 10 },
            turns: 2,
            most: 12_000,
        },
    ];
    const ENDINGS: i32 = 1;

    fn soldier(style: Style, seed: u64) -> Self {
        Greedy::of(Opponent { level: Level::Soldier, style }, seed)
    }
    fn extra(seed: u64) -> Self {
        Greedy::new(seed).steady()
    }
    fn seed(&self) -> u64 {
        self.seed
    }
    fn answer(&mut self, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        if let [only] = *legal {
            self.way.pop_front_if(|next| *next == only);
            return Some(only);
        }
        self.answer(state, seat, legal)
    }
    fn set_out(&mut self, state: &State, plan: Vec<Action>) -> Option<Action> {
        self.set_out(state, plan)
    }
    fn rest(&self) -> Vec<Action> {
        self.way.iter().copied().collect()
    }
    fn others(&self, state: &State, seat: Seat, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        if self.goes_on(state, legal) {
            Vec::new()
        } else if seat == state.invader() {
            self.invader_plans(state, legal, most)
        } else {
            self.marine_plans(state, seat.0, legal, most)
        }
    }
    fn idle(legal: &[Action]) -> Option<Action> {
        let rest = [Action::Done, Action::Pass, Action::Declare(Deed::Ready)];
        rest.into_iter().find(|action| legal.contains(action))
    }

    fn is_invader(state: &State, seat: Seat) -> bool {
        seat == state.invader()
    }
    fn is_trusted(state: &State, invader: bool) -> bool {
        is_trusted(state, invader)
    }
    fn shipped() -> Arc<Net> {
        shipped()
    }
    fn chance(net: &Net, state: &State, inputs: &mut Vec<Input>) -> i32 {
        value(net, state, inputs)
    }
    fn part(state: &State, _: &State, look: &Look) -> Part {
        part(state, look.turns == 1)
    }
    /// To the end of the activation, or for a whole round: until whoever decides has his turn again.
    fn parts(start: &State, look: &Look) -> u8 {
        if look.turns == 1 { 1 } else { start.marines.len() as u8 + 1 }
    }
    fn is_dark(state: &State) -> bool {
        !(state.revealed - state.known).is_empty()
    }
    fn turn(state: &State) -> Part {
        part(state, false)
    }
    fn time(state: &State) -> u32 {
        state.turn.round.into()
    }
    fn stretch(state: &State) -> Option<Part> {
        let acts = matches!(
            state.top(),
            Some(Frame::Marine(_) | Frame::Activation(_) | Frame::Mist(_) | Frame::Target | Frame::Attack)
        );
        let active = state.frames.iter().find_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation.figure.index() + 1),
            _ => None,
        });
        acts.then_some((state.turn.round, state.turn.who, active.unwrap_or(0)))
    }
}
