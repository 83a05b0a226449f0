//! Appearing on the board, for the first time or again.

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::dealing::discard_powerup;
use crate::words::{card, spawnpoint};
use crate::{Action, Event, State};

/// A player chooses the card that decides the spawnpoint: any of those in hand (ADR-SPAWN-1, ADR-SPAWN-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spawn {
    /// Who appears.
    pub who: Seat,
}

impl Step for Spawn {
    #[inline]
    fn decision(self, _: &State) -> Option<Decision> {
        Some(Decision { seat: self.who, secret: false })
    }

    #[inline]
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(state.figure(self.who).hand.faces().map(Action::Discard));
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Discard(card) => unless(state.figure(self.who).hand.has(card), Reason::NotInHandToSpawn),
            _ => Reason::SpawnFirst.unasked(action),
        }
    }

    #[inline]
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Discard(card) = action else { return unasked(action) };
        let who = self.who;
        state.frames.pop();
        discard_powerup(state, who, card);
        let square = state.board().spawn(card.colour());
        state.figure_mut(who).square = square;
        events.put(|| Event::Spawned { who, card, square });
    }

    fn prompt(self, _: &State) -> Message {
        Message::new("adrenaline-prompt-spawn")
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        let Action::Discard(it) = action else { return None };
        let message = Message::new("adrenaline-label-discard").with("card", card(it));
        Some(message.with("spawnpoint", spawnpoint(it.colour())))
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::PlaceBot(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let who = self.who;
        demand(who.0 < state.setup.players, "nobody sits in that seat", ADR_SPAWN_1)?;
        let first = state.frames.first() == Some(&Frame::Menu);
        let due = if first { who == state.turn.seat } else { state.turn.killed.contains(&who) };
        demand(due, "only a first turn or a death lets somebody appear", ADR_SPAWN_3)?;
        demand(!state.figure(who).hand.is_empty(), "no powerup to choose a spawnpoint with", ADR_SPAWN_3)
    }
}
