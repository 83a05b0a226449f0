//! A figure spends movement points at once, or makes steps without them (D16-GEN-5, D16-MOV-6).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{self, MUCH, Problem, demand};
use super::{Displace, Frame, Step, Unstick, open};
use crate::action::Who;
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::rules::impossible;
use crate::words::named::{about, many, who};
use crate::{Action, Moment, State};

/// A figure that moves outside its activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spend {
    /// Who.
    pub who: Who,
    /// Points or steps left.
    pub left: u8,
    /// Steps without points and surcharges.
    pub steps: bool,
    /// It has made a step: to end without one is no stop (D16-INT-12).
    pub moved: bool,
}

impl Spend {
    /// May it stop where it is (D16-MOV-4, D16-LRG-5)?
    fn may_stop(self, state: &State) -> bool {
        match self.who {
            Who::Demon(id) if state.is_large(self.who) => state.may_stop_here(id),
            _ => !state.is_sharing(self.who),
        }
    }

    /// Whatever moves it on.
    fn list_moves(self, state: &State, actions: &mut Vec<Action>) {
        state.list_steps(self.who, self.left, self.steps, actions);
        if let Who::Marine(n) = self.who {
            actions.extend(state.ends(n, self.left).map(|space| Action::Teleport(state.pos(space))));
            // In passing no door is opened (D16-INT-16).
            if !state.is_sharing(self.who) {
                state.list_doors(self.who, self.left, actions);
            }
        }
    }

    /// The move is over: that is a stop too, if there was a step (D16-INT-12).
    fn stop(self, state: &mut State) {
        state.frames.pop();
        if !self.moved {
            return;
        }
        if let Who::Demon(_) = self.who {
            state.push_window(Moment::DemonStops, self.who);
        }
        if state.is_large(self.who) {
            state.push(Frame::Displace(Displace { by: self.who }));
        } else if state.is_sharing(self.who) {
            state.push(Frame::Unstick(Unstick { who: self.who }));
        }
    }
}

impl Step for Spend {
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(state.owner(self.who)))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Spend
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let first = actions.len();
        self.list_moves(state, actions);
        if actions.len() == first || self.may_stop(state) {
            actions.push(Action::Done);
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let marine = matches!(self.who, Who::Marine(_));
        match action {
            Action::Step(way) => state.may_step(self.who, self.left, self.steps, way).map(|_| ()),
            Action::Teleport(pos) => state.may_teleport(self.who, self.left, pos),
            Action::Door(door) if marine => {
                state.may_open(self.who, self.left, door)?;
                allow(!state.is_sharing(self.who), Reason::Passing)
            }
            Action::Done if self.may_stop(state) => Ok(()),
            Action::Done => {
                let mut moves = Vec::new();
                self.list_moves(state, &mut moves);
                allow(moves.is_empty(), Reason::MoveOn)
            }
            _ => Err(Reason::Spend),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        // A step may put something on top of this frame, which then knows the points that are left.
        let depth = state.frames.len();
        let left = match action {
            Action::Step(way) => self.left - state.make_step(self.who, way, self.steps, events),
            Action::Teleport(pos) => {
                let (Who::Marine(n), Some(space)) = (self.who, state.arena().at(pos)) else {
                    return impossible("a marine steps to a teleporter");
                };
                let cost = state.teleport_cost(n, space, state.climbs(self.who));
                state.teleport(n, pos, events);
                self.left - cost
            }
            Action::Door(door) => {
                let cost = state.door_cost(self.who);
                state.open_door(self.who, door, events);
                self.left - cost
            }
            _ => return self.stop(state),
        };
        if let Some(frame) = state.frames.get_mut(depth - 1) {
            let moved = self.moved || !matches!(action, Action::Door(_));
            *frame = Frame::Spend(Spend { left, moved, ..self });
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        if state.footing(self.who).is_none() {
            state.frames.pop();
            return true;
        }
        if self.left == 0 {
            self.stop(state);
        }
        self.left == 0
    }
    fn prompt(self, state: &State) -> Message {
        let left = many(if self.steps { "spaces" } else { "points" }, self.left);
        about("d16-prompt-spend", state, self.who).with("left", left)
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let done = || Message::new("d16-label-done-spend").with("who", who(state, self.who));
        (action == Action::Done).then(done)
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(self.left <= MUCH, "more movement points than anything gives", D16_GEN_5)?;
        sound::figure(state, self.who)
    }
}
