//! A marine's activation, from its start to the cards he draws at its end (D16-MAR-1 to D16-MAR-10, D16-INT-34).

mod act;
mod end;

pub(crate) use act::open_attack;

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::sound::{Problem, demand};
use super::{Frame, Respawn, Step, Unstick, open};
use crate::action::Who;
use crate::event::Event;
use crate::reason::Reason;
use crate::rule::*;
use crate::state::Actor;
use crate::{Action, Moment, State};

/// How far a marine's activation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarineStep {
    /// His class card readies and he respawns (D16-MAR-1).
    Begin,
    /// Effects of the start (D16-INT-34).
    Start,
    /// Others may help him.
    Gift,
    /// He acts.
    Act,
    /// His activation ends: cards are taken back.
    End,
    /// He discards and draws.
    Draw,
    /// The drone is moved.
    Drone,
    /// Nothing is left.
    Over,
}

impl Step for MarineStep {
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(Seat(state.active_marine())))
    }
    fn question(self, _: &State) -> Reason {
        match self {
            MarineStep::End => Reason::TakeBack,
            MarineStep::Drone => Reason::Drone,
            _ => Reason::NotInActivation,
        }
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        match self {
            MarineStep::Act => act::list(state, actions),
            MarineStep::Drone => end::list_drone(state, actions),
            MarineStep::End => end::list_take_back(state, actions),
            // These run by themselves.
            _ => {}
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match self {
            MarineStep::Act => act::may(state, action),
            MarineStep::Drone => end::may_move_drone(state, action),
            MarineStep::End => end::may_take_back(state, action),
            _ => Err(self.question(state)),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match self {
            MarineStep::Drone => end::move_drone(state, action, events),
            MarineStep::End => end::take_back(state, action, events),
            _ => act::act(state, action, events),
        }
    }
    /// Whoever was killed comes back as his activation begins, and then acts as usual (D16-MAR-1, D16-ACT-5,
    /// D16-INT-22).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let who = state.active_marine();
        match self {
            MarineStep::Begin => {
                state.marine_mut(who).exhausted = false;
                state.turn.mains = if state.is_tutorial() { 1 } else { state.rating(who).mains };
                events.put(|| Event::Marine { who: Seat(who) });
                state.set_top(Frame::Marine(MarineStep::Start));
                if state.marine(who).space().is_none() {
                    state.push(Frame::Respawn(Respawn { who }));
                }
                true
            }
            MarineStep::Start => {
                state.set_top(Frame::Marine(MarineStep::Gift));
                state.use_at_once(who, Moment::ActivationStart);
                true
            }
            MarineStep::Gift => {
                state.set_top(Frame::Marine(MarineStep::Act));
                state.push_window(Moment::OtherStart, Who::Marine(who));
                true
            }
            MarineStep::Act => {
                if state.marine(who).space().is_none() {
                    // Killed: the activation ends, and he has drawn already (D16-KIL-5).
                    state.set_top(Frame::Marine(MarineStep::Over));
                    return true;
                }
                if state.is_stuck(Who::Marine(who), state.turn.mp) {
                    state.push(Frame::Unstick(Unstick { who: Who::Marine(who) }));
                    return true;
                }
                false
            }
            MarineStep::End => end::settle_take_back(state, who),
            MarineStep::Draw => {
                end::draw_up(state, who, events);
                state.set_top(Frame::Marine(MarineStep::Drone));
                true
            }
            MarineStep::Drone => end::settle_drone(state, who),
            MarineStep::Over => {
                state.turn = Default::default();
                state.frames.pop();
                true
            }
        }
    }
    fn prompt(self, state: &State) -> Message {
        match self {
            MarineStep::Act => act::prompt(state),
            MarineStep::End => Message::new("d16-prompt-take-back"),
            MarineStep::Drone => Message::new("d16-prompt-drone"),
            _ => Message::new("d16-prompt-wait"),
        }
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        match (self, action) {
            (MarineStep::End, Action::Pass) => Some(Message::new("d16-label-pass-take-back")),
            (MarineStep::Drone, Action::Done) => Some(Message::new("d16-label-done-drone")),
            _ => None,
        }
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Phase(_))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(matches!(state.turn.who, Actor::Marine(_)), "it is no marine's activation", D16_ACT_1)
    }
}
