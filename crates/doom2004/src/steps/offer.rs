//! A marine is offered something, and takes it or not (D04-EQ-2, D04-INT-40).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, MarineStep, Problem, Step, asks, demand, is_marine};
use crate::action::Gift;
use crate::event::Event;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::equipment::has_gift;
use crate::{Action, State, words};

/// A marine is offered something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Who is asked.
    #[serde(with = "skirmish::seat")]
    pub to: u8,
    /// What it is.
    pub gift: Gift,
}

impl Step for Offer {
    fn decision(self, _: &State) -> Option<Decision> {
        asks(Seat(self.to))
    }
    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend([Action::Accept, Action::Pass]);
    }
    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        if matches!(action, Action::Accept | Action::Pass) { Ok(()) } else { Err(Reason::InOffer) }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Offer { to, gift } = self;
        state.frames.pop();
        let who = state.turn.who;
        if action != Action::Accept {
            events.put(|| Event::Refused { who: Seat(to) });
            return;
        }
        state.pay_points(1);
        let mut giver = *state.marine(who);
        let mut taker = *state.marine(to);
        match gift {
            Gift::Weapon(weapon) => {
                *giver.weapons.of_mut(weapon) -= 1;
                *taker.weapons.of_mut(weapon) += 1;
            }
            Gift::Ammo(ammo) => {
                giver.ammo[ammo.index()] -= 1;
                taker.ammo[ammo.index()] = taker.ammo[ammo.index()].saturating_add(1);
            }
            Gift::Item(item) => {
                giver.items.remove(item);
                taker.items.insert(item);
            }
        }
        *state.marine_mut(who) = giver;
        *state.marine_mut(to) = taker;
        events.put(|| Event::Gave { who: Seat(who), to: Seat(to), gift });
    }
    fn prompt(self, state: &State) -> Message {
        let giver = words::marine(state, state.turn.who);
        Message::new("d04-prompt-offer").with("giver", giver).with("what", words::gift(state, self.gift))
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Pass).then(|| Message::new("d04-label-pass-offer"))
    }
    fn rests_on(self, below: Frame) -> bool {
        below == Frame::Marine(MarineStep::Act)
    }
    fn bears(self) -> bool {
        false
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        is_marine(state, self.to)?;
        let held = has_gift(state.marine(state.turn.who), self.gift);
        demand(held && self.to != state.turn.who, "the giver does not have that", D04_EQ_2)
    }
}
