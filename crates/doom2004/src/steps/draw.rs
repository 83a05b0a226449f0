//! The invader draws, card by card (D04-INV-1, D04-INV-2, D04-INT-47).

use borsh::BorshSerialize;
use engine::Events;
use serde::{Deserialize, Serialize};

use super::{Frame, InvaderStep, Step};
use crate::State;
use crate::event::Event;

/// Cards are drawn, one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// How many are left to draw.
    pub left: u8,
}

impl Step for Draw {
    /// One of the cards; running through the deck is a frag (D04-INV-2).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        if self.left == 0 || state.deck.is_empty() {
            state.frames.pop();
            return true;
        }
        state.set_top(Frame::Draw(Draw { left: self.left - 1 }));
        let card = state.draw_card();
        state.hand.insert(card);
        let who = state.invader();
        events.put(|| Event::Drew { who, n: 1, cards: vec![card] });
        state.check_deck(events);
        true
    }
    fn rests_on(self, below: Frame) -> bool {
        below == Frame::Invader(InvaderStep::Discard)
    }
    fn bears(self) -> bool {
        false
    }
}
