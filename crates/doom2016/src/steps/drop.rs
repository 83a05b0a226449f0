//! Samples of a large demon are put on one of its spaces (D16-INT-36).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message};
use serde::{Deserialize, Serialize};
use skirmish::SpaceId;

use super::sound::{self, MUCH, Problem, demand};
use super::{Step, open};
use crate::action::Thing;
use crate::event::Event;
use crate::place::Footing;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::{Action, State};

/// Samples that fall where a large demon stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drop {
    /// Where it stood.
    pub at: Footing,
    /// How many.
    pub samples: u8,
}

impl Drop {
    fn lay(self, state: &mut State, space: SpaceId, events: &mut impl Events<Event>) {
        state.frames.pop();
        (0..self.samples).for_each(|_| state.lay(space, Thing::Sample, events));
    }
}

impl Step for Drop {
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(state.spokesman()))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Drop
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(state.arena().cells(self.at).iter().map(|&space| Action::To(state.pos(space))));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::To(pos) = action else { return Err(Reason::Drop) };
        let space = state.arena().at(pos);
        allow(space.is_some_and(|space| state.arena().cells(self.at).contains(&space)), Reason::Drop)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        if let Action::To(pos) = action
            && let Some(space) = state.arena().at(pos)
        {
            self.lay(state, space, events);
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        // A space that is shut off from all others by the map is no choice either.
        if let [space] = *state.arena().cells(self.at) {
            self.lay(state, space, events);
            return true;
        }
        false
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-drop")
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let fine = sound::is_place(state, self.at) && self.samples <= MUCH;
        demand(fine, "no place for samples", D16_INT_36)
    }
}
