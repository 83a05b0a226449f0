//! A figure that shares a space and cannot go on leaves it (D16-MOV-4).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{self, Problem};
use super::{Step, open};
use crate::action::Who;
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::words::named::{about, to_label};
use crate::{Action, State};

/// A figure that must leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unstick {
    /// Who.
    pub who: Who,
}

impl Step for Unstick {
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(state.owner(self.who)))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Unstick
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(state.refuges(self.who).into_iter().map(|space| Action::To(state.pos(space))));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::To(pos) = action else { return Err(Reason::Unstick) };
        let Some(space) = state.arena().at(pos) else { return Err(Reason::Unstick) };
        allow(state.refuges(self.who).contains(&space), Reason::Unstick)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        state.frames.pop();
        if let Action::To(pos) = action
            && let Some(space) = state.arena().at(pos)
        {
            state.displace(self.who, space, events);
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let spaces = if state.is_sharing(self.who) { state.refuges(self.who) } else { Vec::new() };
        match spaces[..] {
            [] => {
                state.frames.pop();
            }
            [space] => {
                state.frames.pop();
                state.displace(self.who, space, events);
            }
            _ => return false,
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        about("d16-prompt-unstick", state, self.who)
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        to_label(action)
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        sound::figure(state, self.who)
    }
}
