//! The cards that a defender reveals, and what stops damage (D16-ATK-6 to D16-ATK-9, D16-INT-4).

use engine::Events;

use crate::action::Who;
use crate::event::{Event, Revealed};
use crate::frame::Attack;
use crate::{Block, Card, EventCard, State};

impl State {
    /// The top card of the defender's deck.
    pub(crate) fn turn_up(&mut self, who: Who, events: &mut impl Events<Event>) -> Option<u8> {
        let named = self.named(who);
        match who {
            Who::Marine(n) => {
                let card = self.take_top(n, events)?;
                events.put(|| Event::Defence { who: named, card: Revealed::Action(card) });
                Some(card.index() as u8)
            }
            Who::Demon(_) => {
                let card = self.take_event(events)?;
                events.put(|| Event::Defence { who: named, card: Revealed::Event(card) });
                Some(card.index() as u8)
            }
            Who::Drone => None,
        }
    }

    /// The revealed card goes to the discards.
    pub(crate) fn put_away(&mut self) {
        let attack = self.attack_now();
        if let Some(code) = attack.revealed {
            match attack.target {
                Who::Marine(n) => {
                    if let Some(card) = Card::from_index(usize::from(code)) {
                        self.marine_mut(n).discard.insert(card);
                    }
                }
                Who::Demon(_) => {
                    if let Some(card) = EventCard::from_index(usize::from(code)) {
                        self.invader.discard.insert(card);
                    }
                }
                Who::Drone => {}
            }
        }
        self.attack_mut().revealed = None;
    }

    /// The second card for cover; the first is discarded before (D16-INT-28).
    pub(crate) fn second_card(&mut self, events: &mut impl Events<Event>) {
        let attack = self.attack_now();
        self.put_away();
        let revealed = self.turn_up(attack.target, events);
        let attack = self.attack_mut();
        (attack.revealed, attack.cover) = (revealed, false);
    }

    /// The defender must reveal another card (D16-INT-4).
    pub(crate) fn reveal_again(&mut self, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        if attack.revealed.is_none() {
            return;
        }
        self.put_away();
        let revealed = self.turn_up(attack.target, events);
        self.attack_mut().revealed = revealed;
    }

    /// All that stops damage of the attack on top.
    pub fn block_now(&self, attack: &Attack) -> Block {
        let code = attack.revealed.map(usize::from);
        let icons = match (attack.target, code) {
            (Who::Marine(_), Some(code)) => Card::from_index(code).map(|card| card.block()),
            (Who::Demon(id), Some(code)) => EventCard::from_index(code).and_then(|card| {
                let special = self.demons.get(id)?.kind.sheet().special;
                Some(card.face().defence.block(special))
            }),
            _ => None,
        };
        icons.unwrap_or_default().plus(attack.shields)
    }
}
