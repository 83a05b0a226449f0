//! Small figures leave the spaces of a large one (D16-LRG-8).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{self, Problem};
use super::{Step, open};
use crate::action::Who;
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::rules::impossible;
use crate::words::named::{about, to_label, who};
use crate::{Action, State};

/// A large figure on small ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Displace {
    /// The large figure.
    pub by: Who,
}

impl Step for Displace {
    fn decision(self, state: &State) -> Option<Decision> {
        let who = state.next_displaced(self.by)?;
        Some(open(state.owner(who)))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Displace
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        if let Some(who) = state.next_displaced(self.by) {
            actions.extend(state.refuges(who).into_iter().map(|space| Action::To(state.pos(space))));
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::To(pos) = action else { return Err(Reason::Displace) };
        let Some(space) = state.arena().at(pos) else { return Err(Reason::Displace) };
        allow(
            state.next_displaced(self.by).is_some_and(|who| state.refuges(who).contains(&space)),
            Reason::Displace,
        )
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let (Action::To(pos), Some(who)) = (action, state.next_displaced(self.by)) else {
            return impossible("somebody goes to a space");
        };
        if let Some(space) = state.arena().at(pos) {
            state.displace(who, space, events);
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(who) = state.next_displaced(self.by) else {
            state.frames.pop();
            return true;
        };
        match state.refuges(who)[..] {
            [] => {
                state.frames.pop();
            }
            [space] => state.displace(who, space, events),
            _ => return false,
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        match state.next_displaced(self.by) {
            Some(one) => about("d16-prompt-displace", state, one).with("by", who(state, self.by)),
            None => Message::new("d16-prompt-wait"),
        }
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        to_label(action)
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        sound::figure(state, self.by)
    }
}
