//! The bot appears.

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Problem, Step, demand, unasked};
use crate::reason::Reason;
use crate::rule::*;
use crate::words::{spawnpoint, the_bot};
use crate::{Action, Colour, Event, State};

/// A player puts the bot on a spawnpoint (ADR-BOT-2, ADR-BOT-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceBot {
    /// Who chooses.
    pub by: Seat,
}

impl Step for PlaceBot {
    #[inline]
    fn decision(self, _: &State) -> Option<Decision> {
        Some(Decision { seat: self.by, secret: false })
    }

    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend(Colour::ALL.map(Action::PlaceBot));
    }

    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        if let Action::PlaceBot(_) = action { Ok(()) } else { Reason::PlaceBotFirst.unasked(action) }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::PlaceBot(colour) = action else { return unasked(action) };
        state.frames.pop();
        let square = state.board().spawn(colour);
        let Some(bot) = state.bot() else { return debug_assert!(false, "there is no bot to place") };
        state.figure_mut(bot).square = square;
        events.put(|| Event::BotPlaced { by: self.by, square });
    }

    fn prompt(self, state: &State) -> Message {
        Message::new("adrenaline-prompt-place-bot").with("bot", the_bot(state))
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        let Action::PlaceBot(colour) = action else { return None };
        Some(Message::new("adrenaline-label-place-bot").with("spawnpoint", spawnpoint(colour)))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let fine = state.setup.bot && self.by.0 < state.setup.players;
        demand(fine, "there is no bot to place", ADR_BOT_2)
    }
}
