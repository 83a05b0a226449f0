//! Argent tokens are placed one by one (D16-ARG-1, D16-STA-5, D16-POR-4, D16-POR-5).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{MUCH, Problem, demand};
use super::{Frame, Phase, Step};
use crate::action::Spot;
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::words::named::many;
use crate::{Action, DemonKinds, State};

/// Argent to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charge {
    /// How many.
    pub left: u8,
    /// On cards of these kinds.
    pub on: DemonKinds,
    /// Or on the invasion card.
    pub invasion: bool,
    /// They come from the invasion card, and may be left there (D16-POR-5).
    pub moved: bool,
}

impl Step for Charge {
    fn question(self, _: &State) -> Reason {
        Reason::Charge
    }
    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend(self.on.iter().map(|kind| Action::Charge(Spot::Demon(kind))));
        if self.invasion {
            actions.push(Action::Charge(Spot::Invasion));
        }
        if self.moved {
            actions.push(Action::Done);
        }
    }
    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Charge(Spot::Demon(kind)) => allow(self.on.has(kind), Reason::ArgentSpot),
            Action::Charge(Spot::Invasion) => allow(self.invasion, Reason::ArgentSpot),
            Action::Done if self.moved => Ok(()),
            _ => Err(Reason::Charge),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Charge(spot) = action else {
            state.frames.pop();
            return;
        };
        if self.moved {
            state.invader.argent -= 1;
        }
        state.place_argent(spot, 1, events);
        state.set_top(Frame::Charge(Charge { left: self.left - 1, ..self }));
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let supply = if self.moved { state.invader.argent } else { state.argent_left() };
        let left = self.left.min(supply);
        if left == 0 || (self.on.is_empty() && !self.invasion) || state.is_tutorial() {
            state.frames.pop();
            return true;
        }
        // One place is no choice.
        if self.on.len() == 1 && !self.invasion && !self.moved {
            if let Some(kind) = self.on.nth(0) {
                state.place_argent(Spot::Demon(kind), left, events);
            }
            state.frames.pop();
            return true;
        }
        state.set_top(Frame::Charge(Charge { left, ..self }));
        false
    }
    fn prompt(self, _: &State) -> Message {
        Message::new(if self.moved { "d16-prompt-charge-moved" } else { "d16-prompt-charge" })
            .with("argent", many("argent", self.left))
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Done).then(|| Message::new("d16-label-done-charge"))
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Phase(Phase::Burn) | Frame::Summon(_) | Frame::Effects(_))
    }
    fn sound(self, _: &State) -> Result<(), Problem> {
        demand(self.left <= MUCH, "more argent than there is", D16_SET_9)
    }
}
