//! Taking, giving and using equipment, and heal orders (D04-EQ, D04-ORD-HEAL).

use engine::{Events, Seat};

use crate::action::{Gift, Who};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::scenario::{Cue, ItemId, Prize, SpaceId};
use crate::state::Thing;
use crate::{Action, AmmoKind, OrderKind, State, TokenKind, WeaponKind};

impl State {
    /// Tokens on the own space (D04-EQ-1); health only for one who lacks wounds (D04-EQ-5).
    pub(crate) fn legal_takes(&self, who: u8, space: SpaceId, actions: &mut Vec<Action>) {
        let healthy = || self.marine(who).wounds >= self.full_wounds(who);
        let before = actions.len();
        for thing in self.lying(space) {
            let action = match thing {
                Thing::Token(TokenKind::Health) if healthy() => continue,
                Thing::Token(token) => Action::Take(token),
                Thing::Item(item) => Action::TakeItem(item),
                Thing::Encounter(_) => continue,
            };
            if !actions[before..].contains(&action) {
                actions.push(action);
            }
        }
    }

    /// Weapons, ammo and things of the scenario for an adjacent marine, 1 point each (D04-EQ-2).
    pub(crate) fn legal_gifts(&self, who: u8, points: u8, actions: &mut Vec<Action>) {
        let marine = self.marine(who);
        let Some(space) = marine.space().filter(|_| points > 0 && self.marines.len() > 1) else { return };
        if !self.can_linger(space.into(), &self.traffic(Who::Marine(who)), points - 1) {
            return;
        }
        for (to, there) in self.standing() {
            if to == who || !(there == space || self.adjacent(space, there)) {
                continue;
            }
            let weapons = marine.weapons.set().iter().map(Gift::Weapon);
            let ammo = AmmoKind::ALL.into_iter().filter(|&ammo| marine.ammo_of(ammo) > 0).map(Gift::Ammo);
            let items = (0..8).filter(|n| marine.items >> n & 1 != 0).map(|n| Gift::Item(ItemId(n)));
            actions.extend(weapons.chain(ammo).chain(items).map(|gift| Action::Give(Seat(to), gift)));
        }
    }

    /// A heal order for himself or an adjacent marine who lacks wounds (D04-ORD-HEAL).
    pub(crate) fn legal_heals(&self, who: u8, actions: &mut Vec<Action>) {
        let marine = self.marine(who);
        if marine.order != Some(OrderKind::Heal) {
            return;
        }
        let Some(space) = marine.space() else { return };
        let near = self.standing().filter(|&(_, there)| there == space || self.adjacent(space, there));
        let hurt = near.filter(|&(whom, _)| self.marine(whom).wounds < self.full_wounds(whom));
        actions.extend(hurt.map(|(whom, _)| Action::Heal(Seat(whom))));
    }

    pub(crate) fn heal(&mut self, who: u8, whom: u8, events: &mut impl Events<Event>) {
        self.marine_mut(who).order = None;
        events.put(|| Event::Used { who: Seat(who), order: OrderKind::Heal });
        self.regain(whom, 1, events);
    }

    /// Wounds come back, never above full.
    pub(crate) fn regain(&mut self, whom: u8, n: u8, events: &mut impl Events<Event>) {
        let full = self.full_wounds(whom);
        let marine = self.marine_mut(whom);
        let n = n.min(full.saturating_sub(marine.wounds));
        marine.wounds += n;
        if n > 0 {
            events.put(|| Event::Healed { who: Seat(whom), n });
        }
    }

    pub(crate) fn take(&mut self, who: u8, thing: Thing, events: &mut impl Events<Event>) {
        let Some(space) = self.marine(who).space() else { return };
        self.pick_off_floor(space, thing);
        match thing {
            Thing::Token(token) => {
                events.put(|| Event::Took { who: Seat(who), token });
                self.receive(who, token);
                // Each token taken is a trigger of its own (D04-INT-45).
                self.push(Frame::Window { moment: Moment::AfterTake, stage: 0 });
                self.cue(Cue::Take(Prize::Token(token)), Some(who));
            }
            Thing::Item(item) => {
                events.put(|| Event::TookItem { who: Seat(who), item });
                self.marine_mut(who).items |= 1 << item.0;
                self.cue(Cue::Take(Prize::Item(item)), Some(who));
            }
            Thing::Encounter(_) => {}
        }
    }

    /// The receiver takes or declines what is offered (D04-INT-40).
    pub(crate) fn act_offer(&mut self, to: u8, gift: Gift, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        let who = self.turn.who;
        if action != Action::Accept {
            events.put(|| Event::Refused { who: Seat(to) });
            return;
        }
        self.pay_points(1);
        let mut giver = *self.marine(who);
        let mut taker = *self.marine(to);
        match gift {
            Gift::Weapon(weapon) => hand_over(weapon, &mut giver, &mut taker),
            Gift::Ammo(ammo) => {
                giver.ammo[ammo.index()] -= 1;
                taker.ammo[ammo.index()] = taker.ammo[ammo.index()].saturating_add(1);
            }
            Gift::Item(item) => {
                giver.items &= !(1 << item.0);
                taker.items |= 1 << item.0;
            }
        }
        *self.marine_mut(who) = giver;
        *self.marine_mut(to) = taker;
        events.put(|| Event::Gave { who: Seat(who), to: Seat(to), gift });
    }
}

fn hand_over(weapon: WeaponKind, giver: &mut crate::state::Marine, taker: &mut crate::state::Marine) {
    *giver.weapons.of_mut(weapon) -= 1;
    *taker.weapons.of_mut(weapon) += 1;
}
