//! Items, samples and assets: taking, dropping and delivering them (D16-ITM-1 to D16-ITM-5, D16-INT-36).

use engine::Events;
use skirmish::SpaceId;

use crate::action::Thing;
use crate::deal::free_copy;
use crate::event::Event;
use crate::state::Lying;
use crate::{Action, CardSet, Cards, Goal, Hook, Item, Moment, State, TokenKind};

impl State {
    /// What the objective asks for; nothing in the tutorial.
    pub(crate) fn goal(&self) -> Option<Goal> {
        self.arena().mission().objective.map(|kind| kind.card().goal)
    }

    /// What lies on a space.
    pub fn lying(&self, space: SpaceId) -> impl Iterator<Item = Thing> + '_ {
        self.floor.iter().filter(move |lying| lying.at == space).map(|lying| lying.thing)
    }

    /// The price of taking something.
    pub(crate) fn take_cost(&self, thing: Thing) -> u8 {
        match (thing, self.goal()) {
            (Thing::Asset, Some(Goal::Assets { mp, .. })) => mp,
            _ => 0,
        }
    }

    /// The portal on a space whose sample may be taken there (Sample Collection, from a late round on).
    fn late_sample(&self, space: SpaceId) -> Option<usize> {
        let Some(Goal::Samples { unused_from_round, .. }) = self.goal() else { return None };
        if self.round.number < unused_from_round {
            return None;
        }
        (0..self.portals.len()).find(|&n| {
            let portal = &self.portals[n];
            portal.there && portal.sample && self.portal_at(n as u8) == space
        })
    }

    pub(crate) fn legal_takes(&self, who: u8, mp: u8, actions: &mut Vec<Action>) {
        let marine = self.marine(who);
        let Some(at) = marine.space() else { return };
        let first = actions.len();
        for thing in self.lying(at) {
            // In passing he keeps the points that he needs to go on (D16-MOV-4).
            let left = mp.checked_sub(self.take_cost(thing));
            let able = thing != Thing::Asset
                || (!marine.asset && left.is_some_and(|left| self.can_go_on(who, at, left)));
            let take = Action::Take(thing);
            if able && !actions[first..].contains(&take) {
                actions.push(take);
            }
        }
        let sample = Action::Take(Thing::Sample);
        if self.late_sample(at).is_some() && !actions[first..].contains(&sample) {
            actions.push(sample);
        }
    }

    /// A marine takes something on his space.
    pub(crate) fn take(&mut self, who: u8, thing: Thing, events: &mut impl Events<Event>) {
        let Some(at) = self.marine(who).space() else { return };
        match self.floor.iter().position(|lying| *lying == Lying { at, thing }) {
            Some(place) => {
                self.floor.remove(place);
            }
            None => {
                let Some(portal) = self.late_sample(at) else { return };
                self.portals[portal].sample = false;
            }
        }
        let callsign = self.marine(who).callsign;
        events.put(|| Event::Took { who: callsign, thing });
        match thing {
            Thing::Sample => self.marine_mut(who).samples += 1,
            Thing::Asset => {
                self.marine_mut(who).asset = true;
                self.deliver(who, at, events);
            }
            Thing::Item(Item::HealthPack) => {
                let class = self.marine(who).class.map(|class| &class.card().abilities);
                let pack =
                    class.into_iter().flatten().flat_map(|ability| &ability.effects).find_map(|effect| {
                        match effect {
                            crate::Effect::Hook(Hook::Pack(n)) => Some(*n),
                            _ => None,
                        }
                    });
                self.recover(who, pack.unwrap_or(TokenKind::HealthPack.stock().heals), events);
                self.use_at_once(who, Moment::PackTaken);
            }
            Thing::Item(Item::Weapon(set)) => self.take_weapon(who, set),
        }
    }

    /// The set goes on top of his deck (D16-ITM-4, D16-INT-33).
    fn take_weapon(&mut self, who: u8, set: CardSet) {
        let held = self.marines.iter().fold(Cards::NONE, |all, marine| all.or(marine.cards()));
        let Some(cards) = free_copy(set, held) else { return };
        let marine = self.marine_mut(who);
        marine.weapons.insert(set);
        marine.deck.cover(cards);
        self.use_at_once(who, Moment::WeaponTaken);
    }

    /// A marine recovers damage (D16-KIL-2).
    pub(crate) fn recover(&mut self, who: u8, n: u8, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        let n = n.min(marine.damage);
        marine.damage -= n;
        let callsign = marine.callsign;
        if n > 0 {
            events.put(|| Event::Recovered { who: callsign, n });
        }
    }

    /// Something falls to the floor.
    pub(crate) fn lay(&mut self, at: SpaceId, thing: Thing, events: &mut impl Events<Event>) {
        if self.floor.len() < crate::state::FLOOR {
            self.floor.push(Lying { at, thing });
        }
        let pos = self.pos(at);
        events.put(|| Event::Dropped { thing, at: pos });
    }

    /// A carrier on an exit delivers at once (Asset Extraction).
    pub(crate) fn deliver(&mut self, who: u8, at: SpaceId, events: &mut impl Events<Event>) {
        if !self.marine(who).asset || !self.arena().exits().contains(at.index()) {
            return;
        }
        self.marine_mut(who).asset = false;
        self.delivered += 1;
        let callsign = self.marine(who).callsign;
        events.put(|| Event::Delivered { who: callsign });
    }

    /// An inactive teleporter that a marine enters becomes active (D16-TEL-1).
    pub(crate) fn wake_teleporter(&mut self, space: SpaceId, events: &mut impl Events<Event>) {
        let found = self.arena().mission().teleporters.iter().position(|&(at, _)| at == space);
        if let Some(n) = found.filter(|n| self.active >> n & 1 == 0) {
            self.active |= 1 << n;
            let at = self.pos(space);
            events.put(|| Event::Woken { at });
        }
    }

    /// Inactive teleporters that a marine could activate from afar (Phase Tech).
    pub(crate) fn wakeable(&self, who: u8, range: u8) -> Vec<SpaceId> {
        let Some(at) = self.marine(who).space() else { return Vec::new() };
        let all = self.arena().mission().teleporters.iter().enumerate();
        let near = |space: SpaceId| {
            self.arena().distances(at, self.closed)[space.index()] <= range
                && self.arena().sees(at, space, self.closed)
        };
        all.filter(|(n, (space, _))| self.active >> n & 1 == 0 && near(*space))
            .map(|(_, &(space, _))| space)
            .collect()
    }
}
