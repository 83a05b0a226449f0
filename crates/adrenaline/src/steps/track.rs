//! An overkill in Domination.

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Problem, Step, demand, unasked};
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::damage;
use crate::words::{seat, spawnpoint};
use crate::{Action, Colour, Event, State, TagCause};

/// An overkill token goes on a spawnpoint track (ADR-DOM-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Whose token.
    pub token: Seat,
}

impl Step for Track {
    /// Its owner chooses; for the bot the active player (ADR-BOT-16).
    fn decision(self, state: &State) -> Option<Decision> {
        let seat = if state.is_bot(self.token) { state.turn.seat } else { self.token };
        Some(Decision { seat, secret: false })
    }

    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend(Colour::ALL.map(Action::Track));
    }

    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        if let Action::Track(_) = action { Ok(()) } else { Reason::ChooseTrack.unasked(action) }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Track(colour) = action else { return unasked(action) };
        state.frames.pop();
        damage::tag(state, self.token, colour, TagCause::Overkill, events);
    }

    fn prompt(self, state: &State) -> Message {
        Message::new("adrenaline-prompt-track").with("token", seat(state, self.token))
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        let Action::Track(colour) = action else { return None };
        Some(Message::new("adrenaline-label-track").with("spawnpoint", spawnpoint(colour)))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let fine = state.setup.domination && self.token.index() < state.figures.len();
        demand(fine, "overkill tokens go on tracks in Domination only", ADR_DOM_12)
    }
}
