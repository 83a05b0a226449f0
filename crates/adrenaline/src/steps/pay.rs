//! Paying: cubes from the box or powerups as cubes, one by one (ADR-PAY-2, ADR-PAY-5).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::dealing::discard_powerup;
use crate::words::{card, cube};
use crate::{Action, Colour, Cubes, Event, State};

/// A price is paid by the active player, cube by cube (ADR-PAY-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// What is left of it.
    pub cost: Cubes,
    /// Cubes of any colour that are left (Targeting Scope).
    pub any: u8,
}

impl Step for Pay {
    /// It is asked only because of a card.
    #[inline]
    fn decision(self, state: &State) -> Option<Decision> {
        Some(Decision { seat: state.turn.seat, secret: true })
    }

    #[inline]
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let payer = state.actor();
        let boxed = Colour::ALL.into_iter().filter(|&c| self.takes(c) && payer.ammo.of(c) > 0);
        actions.extend(boxed.map(Action::Cube));
        actions.extend(payer.hand.faces().filter(|card| self.takes(card.colour())).map(Action::Card));
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let payer = state.actor();
        match action {
            Action::Cube(c) => unless(self.takes(c) && payer.ammo.of(c) > 0, Reason::Pay),
            Action::Card(card) => unless(self.takes(card.colour()) && payer.hand.has(card), Reason::Pay),
            _ => Reason::Pay.unasked(action),
        }
    }

    #[inline]
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        self.pay(state, action, events);
    }

    /// Pay what can be paid in one way only.
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let payer = state.actor();
        let Some(colour) = self.due() else {
            if self.any == 0 {
                state.frames.pop();
                return true;
            }
            if !payer.hand.is_empty() {
                return false;
            }
            let mut boxed = Colour::ALL.into_iter().filter(|&c| payer.ammo.of(c) > 0);
            let (Some(only), None) = (boxed.next(), boxed.next()) else { return false };
            self.pay(state, Action::Cube(only), events);
            return true;
        };
        // No card to pay with, or everything of that colour is needed: there is nothing to choose.
        let (cubes, cards) = (payer.ammo.of(colour), payer.hand.of(colour));
        let all = cubes + cards <= self.cost.of(colour);
        let coin = if cards == 0 || (all && cubes > 0) {
            Some(Action::Cube(colour))
        } else if cubes == 0 {
            let mut faces = payer.hand.faces().filter(|card| card.colour() == colour);
            let first = faces.next();
            first.filter(|_| all || faces.next().is_none()).map(Action::Card)
        } else {
            None
        };
        if let Some(coin) = coin {
            self.pay(state, coin, events);
        }
        coin.is_some()
    }

    fn prompt(self, _: &State) -> Message {
        Message::new(match self.due() {
            Some(Colour::Red) => "adrenaline-prompt-pay-red",
            Some(Colour::Yellow) => "adrenaline-prompt-pay-yellow",
            Some(Colour::Blue) => "adrenaline-prompt-pay-blue",
            None => "adrenaline-prompt-pay-any",
        })
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::Cube(colour) => Message::new("adrenaline-label-cube").with("cube", cube(colour)),
            Action::Card(it) => Message::new("adrenaline-label-card").with("card", card(it)),
            _ => return None,
        })
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let actor = state.actor();
        demand(actor.can_pay(self.cost), "cubes and powerups do not cover the price", ADR_PAY_4)?;
        let coins = u32::from(actor.ammo.total()) + actor.hand.len();
        let enough = self.any <= 1 && coins >= u32::from(self.any);
        demand(enough, "nothing to pay the cube with", ADR_PAY_3)
    }
}

impl Pay {
    /// The colour whose cube is paid next; none once only cubes of any colour are left.
    #[inline]
    fn due(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&c| self.cost.of(c) > 0)
    }

    /// Can the next cube be of this colour (ADR-PAY-2)?
    #[inline]
    fn takes(self, colour: Colour) -> bool {
        self.due().map_or(self.any > 0, |due| due == colour)
    }

    /// Pay one cube (ADR-PAY-6: a card leaves the hand at once).
    fn pay(mut self, state: &mut State, coin: Action, events: &mut impl Events<Event>) {
        let who = state.turn.seat;
        let colour = match coin {
            Action::Cube(colour) => {
                state.actor_mut().ammo.0[colour.index()] -= 1;
                events.put(|| Event::PaidCube { who, colour });
                colour
            }
            Action::Card(card) => {
                discard_powerup(state, who, card);
                events.put(|| Event::PaidCard { who, card });
                card.colour()
            }
            _ => return unasked(coin),
        };
        if self.cost.of(colour) > 0 {
            self.cost.0[colour.index()] -= 1;
        } else {
            self.any -= 1;
        }
        state.frames.pop();
        state.push(Frame::Pay(self));
    }
}
