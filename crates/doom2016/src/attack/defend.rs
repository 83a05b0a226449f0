//! The defence: revealed cards, cover, and the damage that gets through (D16-ATK-6 to D16-ATK-9).

use engine::Events;

use super::declare::bits;
use crate::action::Who;
use crate::event::{Event, Revealed};
use crate::frame::{Attack, Stage};
use crate::{Block, Card, EventCard, Goal, State};

impl State {
    /// The defender reveals a card, unless stunned (D16-ATK-6).
    pub(crate) fn reveal(&mut self, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        if self.footing(attack.target).is_none() {
            self.go_to(Stage::Count);
            return;
        }
        // Of many defenders some have no cover from him and others have.
        let bare = attack.gains.ignore_cover
            || attack.everyone && self.own_gains(&attack, bits(attack.target)).ignore_cover;
        let covered = !bare && self.has_cover(attack.by, attack.target);
        let mut shields = match attack.target {
            Who::Demon(id) => u8::from(self.demons.get(id).is_some_and(|demon| demon.kind.sheet().tough)),
            Who::Drone => match self.goal() {
                Some(Goal::Drone { shields, .. }) => shields,
                _ => 0,
            },
            Who::Marine(_) => 0,
        };
        if covered && self.setup.flat_cover {
            shields += 1;
        }
        self.attack_mut().shields += shields;
        let revealed =
            if self.is_stunned(attack.target) { None } else { self.turn_up(attack.target, events) };
        let second = revealed.is_some() && covered && !self.setup.flat_cover;
        let attack = self.attack_mut();
        (attack.revealed, attack.cover) = (revealed, second);
        self.go_to(Stage::Cover);
    }

    /// The top card of the defender's deck.
    fn turn_up(&mut self, who: Who, events: &mut impl Events<Event>) -> Option<u8> {
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
    fn put_away(&mut self) {
        let Some(&attack) = self.attack() else { return };
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
        let Some(&attack) = self.attack() else { return };
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

    /// The damage of the present defender; his card is discarded (D16-ATK-9).
    pub(crate) fn count_damage(&mut self, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        let there = self.footing(attack.target).is_some();
        let mut damage = self.block_now(&attack).damage(self.rolled(), attack.gains.pierce);
        if let Some(cap) = attack.cap {
            damage = damage.min(cap);
        }
        if !there {
            damage = 0;
        }
        self.put_away();
        self.wound(attack.target, damage);
        let who = self.named(attack.target);
        if there {
            events.put(|| Event::Damage { who, n: damage });
        }
        let attack = self.attack_mut();
        attack.dealt = attack.dealt.max(damage);
        let (demons, marines) = bits(attack.target);
        attack.done_demons |= demons;
        attack.done_marines |= marines;
        if damage > 0 {
            attack.hit_demons |= demons;
            attack.hit_marines |= marines;
        }
        let next = if attack.everyone { Stage::Next } else { Stage::Damage };
        self.go_to(next);
    }
}
