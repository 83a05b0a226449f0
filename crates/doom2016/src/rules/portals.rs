//! Portals: which may be used, which come into sight, which are gone (D16-POR-1 to D16-POR-8, D16-MIS-4).

use engine::Events;

use crate::event::Event;
use crate::frame::{Frame, Portals};
use crate::place::SpaceSet;
use crate::threat::Summons;
use crate::{Group, Portal, State};

/// The bit of a set of portals that says: one of them is enough.
pub(crate) const ONE: u32 = 1 << 31;

impl State {
    /// Portals that the threat card lets the invader use now, a bit each (D16-MIS-4, D16-POR-6).
    pub(crate) fn usable_portals(&self) -> u32 {
        let Some(card) = self.arena().mission().threat.map(|kind| kind.card()) else { return 0 };
        let usable = |n: usize, colour: Portal| {
            let portal = &self.portals[n];
            let due = self.round.number >= card.from_round.0[colour.index()];
            portal.there
                && due
                && match card.summons {
                    Summons::Sight => false,
                    Summons::Counters(_) => portal.counters > 0,
                    Summons::Stock(stock) => {
                        let cost = stock.cost.0[colour.index()];
                        !portal.used && cost <= self.stock && self.round.spent + cost <= stock.most
                    }
                }
        };
        (0..self.portals.len())
            .filter(|&n| usable(n, self.portal_colour(n as u8)))
            .fold(0, |of, n| of | 1 << n)
    }

    /// Portals of a colour that are on the map, a bit each.
    pub(crate) fn portals_of(&self, colour: Portal) -> u32 {
        let there = self.portals.iter().enumerate().filter(|(_, portal)| portal.there);
        there.filter(|(n, _)| self.portal_colour(*n as u8) == colour).fold(0, |of, (n, _)| of | 1 << n)
    }

    /// The two groups that a portal offers (D16-POR-2).
    pub(crate) fn groups(&self, portal: u8) -> [Group; 2] {
        let colour = self.portal_colour(portal);
        self.invader.invasion.map_or([Group::default(); 2], |card| card.groups(colour))
    }

    /// Infestation: portals that a marine sees now fire (D16-INT-39).
    pub(crate) fn look(&mut self) {
        let sight = self.arena().mission().threat.is_some_and(|kind| kind.card().summons == Summons::Sight);
        let hidden = self.portals.iter().any(|portal| portal.there && !portal.up);
        if !sight || !hidden || self.round.number == 0 {
            return;
        }
        let arena = self.arena();
        let mut seen = SpaceSet::EMPTY;
        self.standing().for_each(|(_, space)| seen |= *arena.view(space, self.closed));
        let of = self
            .portals
            .iter()
            .zip(&arena.mission().portals)
            .enumerate()
            .filter(|(_, (portal, place))| portal.there && !portal.up && seen.contains(place.at.index()));
        let of = of.fold(0, |of, (n, _)| of | 1 << n);
        if of != 0 {
            for n in (0..self.portals.len()).filter(|n| of >> n & 1 != 0) {
                self.portals[n].up = true;
            }
            self.push(Frame::Portals(Portals { of, free: false }));
        }
    }

    /// The tutorial: the first door that a marine opens makes all portals fire (D16-TUT-6).
    pub(crate) fn first_door(&mut self) {
        if self.arena().mission().threat.is_some() {
            return;
        }
        let of = (0..self.portals.len()).filter(|&n| self.portals[n].there).fold(0, |of, n| of | 1 << n);
        if of != 0 {
            self.push(Frame::Portals(Portals { of, free: false }));
        }
    }

    /// A portal leaves the map.
    pub(crate) fn remove_portal(&mut self, n: u8, events: &mut impl Events<Event>) {
        let portal = &mut self.portals[usize::from(n)];
        portal.there = false;
        portal.counters = 0;
        let at = self.pos(self.portal_at(n));
        events.put(|| Event::PortalGone { at });
    }
}
