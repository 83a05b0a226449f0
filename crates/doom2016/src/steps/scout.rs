//! A marine looks at the top initiative card and may put it to the bottom (Scout, D16-INT-29).

use borsh::BorshSerialize;
use engine::{Arg, Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::sound::{self, Problem};
use super::{Frame, Step, open};
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::words::named::initiative;
use crate::{Action, State};

/// A marine who scouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scout {
    /// Who.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
}

/// The initiative card that he has seen.
fn seen(state: &State, key: &'static str) -> Message {
    let seen = state.round.initiative.top.first().filter(|settled| settled.marines);
    let card = seen.map_or(Arg::key("d16-unknown-card"), |settled| initiative(state, settled.card));
    Message::new(key).with("card", card)
}

impl Step for Scout {
    fn decision(self, _: &State) -> Option<Decision> {
        Some(open(Seat(self.who)))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Scout
    }
    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend([Action::Bottom, Action::Pass]);
    }
    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        allow(matches!(action, Action::Bottom | Action::Pass), Reason::Scout)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        state.frames.pop();
        if action == Action::Bottom {
            state.round.initiative.sink();
            events.put(|| Event::Sunk);
        }
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-scout")
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        match action {
            Action::Bottom => Some(seen(state, "d16-label-bottom")),
            Action::Pass => Some(seen(state, "d16-label-pass-scout")),
            _ => None,
        }
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Effects(_))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        sound::marine(state, self.who)
    }
}
