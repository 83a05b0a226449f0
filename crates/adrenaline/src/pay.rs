//! Paying: cubes from the box or powerups as cubes, one by one (ADR-PAY-2, ADR-PAY-5).

use engine::Events;

use crate::event::Event;
use crate::frame::Frame;
use crate::{Action, Colour, Cubes, State};

impl State {
    /// Ask for a price; nothing to pay is nothing to ask.
    pub(crate) fn charge(&mut self, cost: Cubes) {
        if !cost.is_none() {
            self.push(Frame::Pay { cost, any: 0 });
        }
    }

    /// The colour whose cube is paid next.
    fn due(cost: Cubes) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&c| cost.of(c) > 0)
    }

    pub(crate) fn legal_payments(&self, cost: Cubes, any: u8, actions: &mut Vec<Action>) {
        let payer = self.actor();
        let due = State::due(cost);
        if due.is_none() && any == 0 {
            return;
        }
        let wanted = |colour| due.is_none_or(|d| d == colour);
        let boxed = Colour::ALL.into_iter().filter(|&c| wanted(c) && payer.ammo.of(c) > 0);
        actions.extend(boxed.map(Action::Cube));
        actions.extend(payer.hand.faces().filter(|card| wanted(card.colour())).map(Action::Card));
    }

    /// Pay what can be paid in one way only; true if the frame is done or went on.
    pub(crate) fn settle_payment(&mut self, cost: Cubes, any: u8, events: &mut impl Events<Event>) -> bool {
        let payer = self.actor();
        let Some(colour) = State::due(cost) else {
            if any == 0 {
                self.frames.pop();
                return true;
            }
            if !payer.hand.is_empty() {
                return false;
            }
            let mut boxed = Colour::ALL.into_iter().filter(|&c| payer.ammo.of(c) > 0);
            let (Some(only), None) = (boxed.next(), boxed.next()) else { return false };
            self.pay(Action::Cube(only), events);
            return true;
        };
        // No card to pay with, or everything of that colour is needed: there is nothing to choose.
        let (cubes, cards) = (payer.ammo.of(colour), payer.hand.of(colour));
        let all = cubes + cards <= cost.of(colour);
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
            self.pay(coin, events);
        }
        coin.is_some()
    }

    /// Pay one cube of the open price (ADR-PAY-6: a card leaves the hand at once).
    pub(crate) fn pay(&mut self, coin: Action, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        let colour = match coin {
            Action::Cube(colour) => {
                self.actor_mut().ammo.0[colour.index()] -= 1;
                events.put(|| Event::PaidCube { who, colour });
                colour
            }
            Action::Card(card) => {
                self.discard_powerup(who, card);
                events.put(|| Event::PaidCard { who, card });
                card.colour()
            }
            _ => return,
        };
        if let Some(Frame::Pay { cost, any }) = self.frames.last_mut() {
            if cost.of(colour) > 0 {
                cost.0[colour.index()] -= 1;
            } else {
                *any -= 1;
            }
        }
    }
}
