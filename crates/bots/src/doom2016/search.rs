//! What the taught player needs to know of DOOM 2016: the plans of an activation, how far they are played out, and what
//! games have taught.

use std::sync::Arc;

use ::doom2016::frame::{Frame, MarineStep};
use ::doom2016::{Action, Doom2016, Side, State};
use engine::Seat;
use skirmish::FigureId;

use super::lair::Lair;
use super::learned::{is_trusted, shipped, value};
use super::scene::Scene;
use super::{Greedy, marine};
use crate::contest::Contest;
use crate::net::{Input, Net};
use crate::veteran::{Look, Planner};
use crate::{Level, Opponent, Style};

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
pub type Veteran = crate::veteran::Veteran<Greedy>;

/// Choices with more answers than this are left to the greedy player.
const ANSWERS: usize = 12;

/// A part of a game: the round, whether its activations have begun, the initiative cards that are left, the demon that
/// acts.
pub type Part = (u8, bool, usize, Option<FigureId>);

/// Which part of a game it is; `demon` if every demon's activation is a part of its own.
pub fn part(state: &State, demon: bool) -> Part {
    let acts = demon && state.frames.iter().any(|frame| matches!(frame, Frame::Demon(_)));
    let figure = state.turn.figure.filter(|_| acts);
    (state.round.number, state.round.active, state.round.initiative.len(), figure)
}

impl Planner for Greedy {
    type Game = Doom2016;
    type Part = Part;

    const LOOKS: [Look; 3] = [
        Look {
            plans: 3,
            contest: Contest { guesses: [1, 1, 2], margin: 1000, doubt: 10 },
            turns: 1,
            most: 800,
        },
        Look {
            plans: 4,
            contest: Contest { guesses: [2, 2, 4], margin: 1000, doubt: 10 },
            turns: 6,
            most: 6000,
        },
        Look {
            plans: 8,
            contest: Contest { guesses: [3, 4, 8], margin: 1000, doubt: 10 },
            turns: 6,
            most: 12_000,
        },
    ];
    /// Cards are drawn at the end of an activation, and the next initiative card.
    const ENDINGS: i32 = 3;

    fn soldier(style: Style, seed: u64) -> Self {
        Greedy::of(Opponent { level: Level::Soldier, style }, seed)
    }
    fn extra(seed: u64) -> Self {
        Greedy::new(seed)
    }
    fn seed(&self) -> u64 {
        self.seed
    }
    fn answer(&mut self, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        self.answer(state, seat, legal)
    }
    fn set_out(&mut self, state: &State, plan: Vec<Action>) -> Option<Action> {
        self.set_out(state, plan)
    }
    fn rest(&self) -> Vec<Action> {
        self.way.iter().copied().collect()
    }
    fn others(&self, state: &State, seat: Seat, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let each = || legal.iter().map(|&action| vec![action]).collect();
        match state.top() {
            Some(Frame::Marine(MarineStep::Act)) => {
                if self.goes_on(state, legal) || marine::at_once(state, seat.0, legal).is_some() {
                    return Vec::new();
                }
                let scene = Scene::new(state, seat.0, &self.taste, self.blur);
                scene.plans(marine::rush(legal), most + 1)
            }
            Some(Frame::Demon(_)) => {
                let Some(id) = state.turn.figure.filter(|_| !self.goes_on(state, legal)) else {
                    return Vec::new();
                };
                let mut others = Lair::new(state, self.temper, self.blur).doings(id, most + 1);
                // Who only comes nearer needs no long thought, and who can attack does.
                others.retain(|plan| plan.iter().any(|action| matches!(action, Action::Strike(_))));
                if !others.is_empty() {
                    others.push(vec![Action::Argent]);
                }
                others
            }
            Some(Frame::Kinds | Frame::Portals(_)) if legal.len() <= ANSWERS => each(),
            Some(Frame::Summon(summon)) if summon.group.is_none() => each(),
            _ => Vec::new(),
        }
    }
    fn idle(legal: &[Action]) -> Option<Action> {
        legal.iter().copied().find(|action| matches!(action, Action::End | Action::Done))
    }

    fn is_invader(state: &State, seat: Seat) -> bool {
        seat == state.invader_seat()
    }
    fn is_trusted(state: &State, invader: bool) -> bool {
        is_trusted(state, if invader { Side::Invader } else { Side::Marines })
    }
    fn shipped() -> Arc<Net> {
        shipped()
    }
    fn chance(net: &Net, state: &State, inputs: &mut Vec<Input>) -> i32 {
        value(net, state, inputs)
    }
    fn part(state: &State, start: &State, look: &Look) -> Part {
        part(state, look.turns == 1 && matches!(start.top(), Some(Frame::Demon(_))))
    }
    fn parts(_: &State, look: &Look) -> u8 {
        look.turns
    }
    fn turn(state: &State) -> Part {
        part(state, false)
    }
    fn time(state: &State) -> u32 {
        state.round.number.into()
    }
    fn stretch(state: &State) -> Option<Part> {
        let acts =
            matches!(state.top(), Some(Frame::Marine(_) | Frame::Demon(_) | Frame::Attack | Frame::Spend(_)));
        acts.then(|| part(state, true))
    }
}
