//! The figures of a spawn card are placed out of sight (D04-SPAWN-1 to D04-SPAWN-7).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::{Frame, InvaderStep, Problem, Step, demand};
use crate::event::Event;
use crate::frame::in_order;
use crate::place::Footing;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::spawning::Hideouts;
use crate::{Action, InvaderCard, InvaderKind, State, words};

/// Figures of a spawn card are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The card.
    pub card: InvaderCard,
    /// Which of its groups.
    pub side: u8,
    /// Figures of the group that are done with.
    pub next: u8,
    /// A figure has just been taken off the board for this, and whether it had acted (D04-INT-35).
    pub reused: Option<bool>,
}

impl Place {
    /// The figure that is placed next.
    fn kind(self) -> Option<InvaderKind> {
        let group = self.card.groups().get(usize::from(self.side))?;
        in_order(*group).nth(usize::from(self.next))
    }
    /// Is there a figure to place, rather than one to be taken off the board first (D04-SPAWN-4)?
    fn is_in_hand(self, state: &State, kind: InvaderKind) -> bool {
        state.available(kind) > 0 || self.reused.is_some()
    }
    fn after(self) -> Frame {
        Frame::Place(Place { next: self.next + 1, reused: None, ..self })
    }
}

impl Step for Place {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(kind) = self.kind() else { return };
        if self.is_in_hand(state, kind) {
            let put = |footing: Footing| Action::Put(state.arena().space(footing.at).pos, footing.shape);
            actions.extend(Hideouts::of(state, kind).iter().map(put));
        } else {
            actions.extend(state.reusable(kind).map(Action::Remove));
        }
        // The invader may leave figures out (D04-INT-34), but not one that was taken off for this (D04-SPAWN-4).
        if self.reused.is_none() {
            actions.push(Action::Pass);
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Some(kind) = self.kind() else { return Err(Reason::InPlace) };
        let in_hand = self.is_in_hand(state, kind);
        match action {
            Action::Pass if self.reused.is_none() => Ok(()),
            Action::Remove(_) if in_hand => Err(Reason::RemoveAvailable),
            Action::Remove(id) => {
                let fits = state.reusable(kind).any(|other| other == id);
                if fits { Ok(()) } else { Err(Reason::RemoveKind) }
            }
            Action::Put(..) if !in_hand => Err(Reason::PutNone),
            Action::Put(pos, shape) => {
                let Some(at) = state.arena().at(pos) else { return Err(Reason::NoSpaceToSpawn) };
                Hideouts::of(state, kind).may(Footing { at, shape })
            }
            _ => Err(Reason::InPlace),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match (action, self.kind()) {
            (Action::Remove(id), _) => {
                let acted = state.take_off(id, events);
                state.set_top(Frame::Place(Place { reused: Some(acted), ..self }));
            }
            (Action::Put(pos, shape), Some(kind)) => {
                state.set_top(self.after());
                state.put(kind, pos, shape, None, self.reused.unwrap_or(false), events);
            }
            _ => state.set_top(self.after()),
        }
    }
    /// A figure that finds no place is left out, the others are not (D04-SPAWN-3).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(kind) = self.kind() else {
            // The card is discarded after placement (D04-SPAWN-7).
            state.frames.pop();
            state.finish_card(self.card);
            state.pause();
            return true;
        };
        if state.has_room_for(kind, self.is_in_hand(state, kind)) {
            return false;
        }
        events.put(|| Event::NoRoom { kind });
        state.set_top(self.after());
        true
    }
    fn prompt(self, state: &State) -> Message {
        let group = self.card.groups().get(usize::from(self.side)).copied().unwrap_or_default();
        let Some(kind) = self.kind() else { return Message::new("d04-prompt-wait") };
        if !self.is_in_hand(state, kind) {
            return Message::new("d04-prompt-place-reuse").with("kind", words::kind(kind));
        }
        let message = Message::new("d04-prompt-place").with("kind", words::kind(kind));
        message.with("nth", self.next + 1).with("n", group.len())
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Pass).then(|| Message::new("d04-label-pass-place"))
    }
    fn rests_on(self, below: Frame) -> bool {
        below == Frame::Invader(InvaderStep::Menu)
    }
    fn sound(self, _: &State) -> Result<(), Problem> {
        demand(usize::from(self.side) < self.card.groups().len(), "the card has no such side", D04_SPAWN_1)
    }
}
