//! The window for Tagback Grenades.

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand, is_on_board, unasked};
use crate::powerup::PowerupKind;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::{damage, powerups};
use crate::state::MARK_LIMIT;
use crate::words::{card, seat, some_card};
use crate::{Action, Event, MarkCause, State, TargetSet};

/// Victims may answer with Tagback Grenades, one after the other (ADR-PWR-TAG-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tagback {
    /// Who hurt them.
    pub attacker: Seat,
    /// Who may still answer.
    pub queue: TargetSet,
}

impl Step for Tagback {
    /// It is asked only because of a card.
    #[inline]
    fn decision(self, state: &State) -> Option<Decision> {
        self.asked(state).map(|seat| Decision { seat, secret: true })
    }

    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(who) = self.asked(state) else { return };
        actions.extend(state.figure(who).hand.faces_of(PowerupKind::Tagback).map(Action::Tagback));
        actions.push(Action::Done);
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Some(who) = self.asked(state) else { return Err(Reason::TagbackWindow) };
        match action {
            Action::Tagback(card) => powerups::may_play(state, who, card, PowerupKind::Tagback),
            Action::Done => Ok(()),
            _ => Reason::TagbackWindow.unasked(action),
        }
    }

    /// Answer with a Tagback Grenade, or let it be (ADR-PWR-TAG-1).
    fn act(mut self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Some(who) = self.asked(state) else { return unasked(action) };
        match action {
            Action::Tagback(card) => {
                powerups::play(state, who, card, self.attacker, events);
                damage::mark(state, who, self.attacker, 1, MarkCause::Tagback, events);
            }
            Action::Done => self.queue = self.queue.without(TargetSet::figure(who)),
            _ => return unasked(action),
        }
        state.frames.pop();
        state.push(Frame::Tagback(self));
    }

    #[inline]
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let idle = self.asked(state).is_none();
        if idle {
            state.frames.pop();
        }
        idle
    }

    fn prompt(self, state: &State) -> Message {
        let grenade = some_card("adrenaline-a-tagback", PowerupKind::Tagback);
        Message::new("adrenaline-prompt-tagback")
            .with("attacker", seat(state, self.attacker))
            .with("card", grenade)
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::Tagback(it) => Message::new("adrenaline-label-tagback").with("card", card(it)),
            Action::Done => Message::new("adrenaline-label-done-tagback"),
            _ => return None,
        })
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let there = |who| is_on_board(state, who);
        let victims = self.queue.spawnpoints().is_empty() && self.queue.seats().all(there);
        let fine = there(self.attacker) && victims && !self.queue.has(self.attacker);
        demand(fine, "no such attacker or victim", ADR_PWR_TAG_1)
    }
}

impl Tagback {
    /// The next victim who is asked, clockwise (ADR-PWR-TAG-5): whoever has a grenade, killed or not (ADR-PWR-TAG-4), and
    /// room for its mark, so again after each (ADR-PWR-TAG-3).
    #[inline]
    fn asked(self, state: &State) -> Option<Seat> {
        let room = |who: &Seat| state.figure(self.attacker).marks[who.index()] < MARK_LIMIT;
        let holds = |who| state.figure(who).hand.has_kind(PowerupKind::Tagback);
        self.queue
            .clockwise(self.attacker, state.figures.len())
            .filter(room)
            .find(|&who| !state.is_bot(who) && (state.setup.open_windows || holds(who)))
    }
}
