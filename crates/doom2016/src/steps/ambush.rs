//! The invader puts initiative cards back in any order (Ambush, D16-INT-29).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::sound::{Problem, demand};
use super::{Frame, Step};
use crate::event::Event;
use crate::initiative::InitiativeCard;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::rules::impossible;
use crate::words::named::many;
use crate::{Action, State};

/// Initiative cards that were looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// How many.
    pub cards: u8,
}

/// The orders of up to three cards.
const ORDERS: [[u8; 3]; 6] = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];

impl Ambush {
    /// All orders of the top initiative cards; equal results once.
    fn orders(self, state: &State) -> ArrayVec<[[u8; 3]; 6]> {
        let top = &state.round.initiative.top;
        let cards = usize::from(self.cards).min(3).min(top.len());
        let mut seen: ArrayVec<[[InitiativeCard; 3]; 6]> = ArrayVec::new();
        let mut orders = ArrayVec::new();
        for order in ORDERS {
            if order[..cards].iter().any(|&place| usize::from(place) > cards) {
                continue;
            }
            let (mut result, mut written) = ([InitiativeCard::Invader; 3], [0; 3]);
            for (n, &place) in order[..cards].iter().enumerate() {
                (result[n], written[n]) = (top[usize::from(place) - 1].card, place);
            }
            if !seen.contains(&result) {
                seen.push(result);
                orders.push(written);
            }
        }
        orders
    }
}

impl Step for Ambush {
    fn question(self, _: &State) -> Reason {
        Reason::Ambush
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.orders(state).into_iter().map(Action::Order));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::Order(order) = action else { return Err(Reason::Ambush) };
        allow(self.orders(state).contains(&order), Reason::Ambush)
    }
    fn act(self, state: &mut State, action: Action, _: &mut impl Events<Event>) {
        state.frames.pop();
        let Action::Order(order) = action else { return impossible("an order is asked for") };
        let before = state.round.initiative.top;
        for (n, &place) in order[..usize::from(self.cards)].iter().enumerate() {
            let mut settled = before[usize::from(place) - 1];
            // The marines no longer know where the cards lie.
            settled.marines = false;
            state.round.initiative.top[n] = settled;
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        if self.cards == 0 {
            state.frames.pop();
        }
        self.cards == 0
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-ambush").with("cards", many("cards", self.cards))
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Effects(_))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let seen = usize::from(self.cards) <= state.round.initiative.top.len().min(3);
        demand(seen, "so many initiative cards were not looked at", D16_INT_29)
    }
}
