//! Portals: which may be used, which come into sight, which are gone (D16-POR-1 to D16-POR-8, D16-MIS-4).

use engine::Events;

use crate::event::Event;
use crate::frame::{Frame, Portals};
use crate::place::{PortalId, PortalSet, SpaceSet};
use crate::threat::Summons;
use crate::{Group, Portal, State};

impl State {
    /// Portals that the threat card lets the invader use now (D16-MIS-4, D16-POR-6).
    pub(crate) fn usable_portals(&self) -> PortalSet {
        let Some(card) = self.arena().mission().threat.map(|kind| kind.card()) else {
            return PortalSet::NONE;
        };
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
        let all = (0..self.portals.len() as u8).filter(|&n| usable(usize::from(n), self.portal_colour(n)));
        all.map(PortalId).collect()
    }

    /// Portals that are on the map.
    pub(crate) fn portals_there(&self) -> PortalSet {
        let there = (0..).map(PortalId).zip(&self.portals).filter(|(_, portal)| portal.there);
        there.map(|(n, _)| n).collect()
    }
    /// Portals of a colour that are on the map.
    pub(crate) fn portals_of(&self, colour: Portal) -> PortalSet {
        self.portals_there().iter().filter(|n| self.portal_colour(n.0) == colour).collect()
    }

    /// The two groups that a portal offers (D16-POR-2).
    pub(crate) fn groups(&self, portal: u8) -> [Group; 2] {
        let colour = self.portal_colour(portal);
        self.invader.invasion.map_or([Group::default(); 2], |card| card.groups(colour))
    }

    /// Infestation: portals that a marine sees now fire (D16-INT-39).
    pub(crate) fn look(&mut self) {
        let arena = self.arena();
        if !arena.is_infested() || self.round.number == 0 {
            return;
        }
        let hidden = (0..).map(PortalId).zip(&self.portals).filter(|(_, portal)| portal.there && !portal.up);
        let hidden: PortalSet = hidden.map(|(n, _)| n).collect();
        if hidden.is_empty() {
            return;
        }
        let mut seen = SpaceSet::EMPTY;
        self.standing().for_each(|(_, space)| seen |= *arena.view(space, self.closed));
        let of: PortalSet = hidden.iter().filter(|n| seen.contains(self.portal_at(n.0).index())).collect();
        if !of.is_empty() {
            of.iter().for_each(|n| self.portals[n.index()].up = true);
            self.push(Frame::Portals(Portals::all(of)));
        }
    }

    /// The tutorial: the first door that a marine opens makes all portals fire (D16-TUT-6).
    pub(crate) fn first_door(&mut self) {
        if self.arena().mission().threat.is_some() {
            return;
        }
        let of = self.portals_there();
        if !of.is_empty() {
            self.push(Frame::Portals(Portals::all(of)));
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
