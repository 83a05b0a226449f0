//! Items, samples and assets: taking, dropping and delivering them (D16-ITM-1 to D16-ITM-5, D16-INT-36).

use engine::{Events, Seat};
use skirmish::SpaceId;

use crate::action::Thing;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules::impossible;
use crate::rules::luck::free_copy;
use crate::state::Lying;
use crate::{Action, CardSet, Cards, Goal, Hook, Item, Moment, State, TokenKind};

impl State {
    /// What lies on a space.
    pub fn lying(&self, space: SpaceId) -> impl Iterator<Item = Thing> + '_ {
        self.floor.iter().filter(move |lying| lying.at == space).map(|lying| lying.thing)
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

    /// May a marine with so many points take something (D16-ITM-1, D16-INT-36)?
    pub(crate) fn may_take(&self, who: u8, mp: u8, thing: Thing) -> Result<(), Reason> {
        let marine = self.marine(who);
        let Some(at) = marine.space() else { return Err(Reason::NotHere) };
        let late = || thing == Thing::Sample && self.late_sample(at).is_some();
        if !self.lying(at).any(|it| it == thing) && !late() {
            return Err(Reason::NotHere);
        }
        if thing != Thing::Asset {
            return Ok(());
        }
        if marine.asset {
            return Err(Reason::AssetOne);
        }
        let Some(left) = mp.checked_sub(self.take_cost(thing)) else { return Err(Reason::TakeTooDear) };
        // In passing he keeps the points that he needs to go on (D16-MOV-4).
        if self.can_go_on(who, at, left) { Ok(()) } else { Err(Reason::Passing) }
    }

    pub(crate) fn list_takes(&self, who: u8, mp: u8, actions: &mut Vec<Action>) {
        let Some(at) = self.marine(who).space() else { return };
        let first = actions.len();
        let late = self.late_sample(at).map(|_| Thing::Sample);
        for thing in self.lying(at).chain(late) {
            let take = Action::Take(thing);
            if !actions[first..].contains(&take) && self.may_take(who, mp, thing).is_ok() {
                actions.push(take);
            }
        }
    }

    /// A marine takes something on his space: a health pack helps at once (D16-ITM-2), a weapon brings its set
    /// (D16-ITM-3).
    pub(crate) fn take(&mut self, who: u8, thing: Thing, events: &mut impl Events<Event>) {
        // Labels ask what it would do, also where it may not be done.
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
        events.put(|| Event::Took { who: Seat(who), thing });
        match thing {
            Thing::Sample => self.marine_mut(who).samples += 1,
            Thing::Asset => {
                self.marine_mut(who).asset = true;
                self.deliver(who, at, events);
            }
            Thing::Item(Item::HealthPack) => {
                let pack = self.of_class(who, |hook| match hook {
                    Hook::Pack(n) => Some(n),
                    _ => None,
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

    /// Something falls to the floor.
    pub(crate) fn lay(&mut self, at: SpaceId, thing: Thing, events: &mut impl Events<Event>) {
        if self.floor.len() == crate::state::FLOOR {
            return impossible("the floor has room for the whole box");
        }
        self.floor.push(Lying { at, thing });
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
        events.put(|| Event::Delivered { who: Seat(who) });
    }
}
