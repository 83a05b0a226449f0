//! Summoning: portals, groups, figures and their argent (D16-POR-1 to D16-POR-8, D16-INT-26).

use engine::Events;
use skirmish::{FigureId, SpaceId};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, Summon};
use crate::mission::{Footing, Shape};
use crate::prepare::ONE;
use crate::state::Demon;
use crate::threat::Summons;
use crate::{Action, DemonKind, DemonKinds, Group, State};

impl State {
    pub(crate) fn legal_portals(&self, of: u32, free: bool, actions: &mut Vec<Action>) {
        actions.extend((0..18).filter(|n| of >> n & 1 != 0).map(|n| Action::Portal(n + 1)));
        if free {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn settle_portals(&mut self, of: u32, free: bool, events: &mut impl Events<Event>) -> bool {
        let there = (0..self.portals.len()).filter(|&n| self.portals[n].there).fold(0, |all, n| all | 1 << n);
        let left = of & (there | ONE);
        if left & !ONE == 0 {
            self.frames.pop();
            return true;
        }
        if (left & !ONE).count_ones() == 1 && !free {
            let n = (left & !ONE).trailing_zeros() as u8;
            self.act_portals(left, Action::Portal(n + 1), events);
            return true;
        }
        self.set_top(Frame::Portals { of: left, free });
        false
    }

    pub(crate) fn act_portals(&mut self, of: u32, action: Action, events: &mut impl Events<Event>) {
        let Action::Portal(number) = action else {
            self.frames.pop();
            return;
        };
        let portal = number - 1;
        if of & ONE != 0 {
            self.frames.pop();
        } else {
            self.set_top(Frame::Portals { of: of & !(1 << portal), free: false });
        }
        self.pay_portal(portal);
        let (colour, at) = (self.portal_colour(portal), self.pos(self.portal_at(portal)));
        events.put(|| Event::Summons { colour, at });
        self.portals[usize::from(portal)].up = true;
        self.push(Frame::Summon(Summon {
            portal,
            group: None,
            next: 0,
            placed: 0,
            paid: false,
            settled: false,
        }));
    }

    /// Counters that a summoning costs (Horde, Assault).
    fn pay_portal(&mut self, n: u8) {
        let colour = self.portal_colour(n);
        let number = self.round.number;
        match self.arena().mission().threat.map(|kind| kind.card().summons) {
            Some(Summons::Counters(_)) if number > 0 => {
                let portal = &mut self.portals[usize::from(n)];
                portal.counters = portal.counters.saturating_sub(1);
            }
            Some(Summons::Stock(stock)) => {
                let cost = stock.cost.0[colour.index()];
                self.stock = self.stock.saturating_sub(cost);
                self.round.spent += cost;
                self.portals[usize::from(n)].used = true;
                // He may go on with whatever he can still pay for.
                self.frames.pop();
                let of = self.usable_portals();
                if of != 0 {
                    self.push(Frame::Portals { of, free: true });
                }
            }
            _ => {}
        }
    }

    /// The two groups that a portal offers (D16-POR-2).
    pub(crate) fn groups(&self, portal: u8) -> [Group; 2] {
        let colour = self.portal_colour(portal);
        self.invader.invasion.map_or([Group::default(); 2], |card| card.groups(colour))
    }

    /// The figures of a group, larger ones first (D16-INT-26).
    fn line_up(group: Group) -> impl Iterator<Item = DemonKind> {
        let mut kinds: Vec<(DemonKind, u8)> = group.iter().collect();
        kinds.sort_by_key(|(kind, _)| std::cmp::Reverse(kind.sheet().base.spaces()));
        kinds.into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
    }

    /// The figure to be placed next, as far as the box has it.
    pub(crate) fn next_summoned(&self, summon: &Summon) -> Option<(u8, DemonKind)> {
        let group = self.groups(summon.portal)[usize::from(summon.group?)];
        let here = |kind: DemonKind| self.demons.iter().filter(|(_, demon)| demon.kind == kind).count();
        let line = State::line_up(group).enumerate().skip(usize::from(summon.next));
        line.map(|(n, kind)| (n as u8, kind))
            .find(|&(_, kind)| here(kind) < usize::from(kind.sheet().figures))
    }

    /// Where a figure may come out: on the portal or next to it, else on the nearest free space (D16-POR-3).
    pub(crate) fn summon_places(&self, portal: u8, kind: DemonKind) -> Vec<Footing> {
        let arena = self.arena();
        let at = self.portal_at(portal);
        let taken = self.taken();
        let shapes = kind.sheet().base.shapes();
        let far = arena.distances(at, self.closed);
        let fits = |footing: Footing| {
            arena.fits(footing, self.closed)
                && arena.cells(footing).iter().all(|cell| !taken.contains(cell.index()))
        };
        let reach = |footing: Footing| {
            arena.cells(footing).iter().map(|cell| far[cell.index()]).min().unwrap_or(u8::MAX)
        };
        if shapes == [Shape::One] {
            let ring =
                arena.strides(at).iter().filter(|stride| stride.is_near(self.closed)).map(|stride| stride.to);
            let near: Vec<Footing> = std::iter::once(at)
                .chain(ring)
                .filter(|space| !taken.contains(space.index()))
                .map(Footing::from)
                .collect();
            if !near.is_empty() {
                return near;
            }
        }
        let all = |space: SpaceId| shapes.iter().map(move |&shape| Footing { at: space, shape });
        let free: Vec<(u8, Footing)> = arena
            .spaces()
            .flat_map(all)
            .filter(|&footing| fits(footing))
            .map(|footing| (reach(footing), footing))
            .filter(|&(far, _)| far < u8::MAX)
            .collect();
        let least = free.iter().map(|&(far, _)| far).min().unwrap_or(0).max(1);
        free.into_iter().filter(|&(far, _)| far <= least).map(|(_, footing)| footing).collect()
    }

    pub(crate) fn legal_summon(&self, summon: &Summon, actions: &mut Vec<Action>) {
        if summon.group.is_none() {
            actions.extend([Action::Group(1), Action::Group(2)]);
            return;
        }
        let Some((_, kind)) = self.next_summoned(summon) else {
            actions.extend(self.carriers(summon).map(|id| Action::At(Who::Demon(id))));
            return;
        };
        let places = self.summon_places(summon.portal, kind);
        actions.extend(places.into_iter().map(|footing| Action::Put(self.pos(footing.at), footing.shape)));
    }

    pub(crate) fn settle_summon(&mut self, summon: Summon, events: &mut impl Events<Event>) -> bool {
        let Some(group_number) = summon.group else {
            let [one, other] = self.groups(summon.portal);
            if one == other || other.is_empty() {
                self.act_summon(summon, Action::Group(1), events);
                return true;
            }
            return false;
        };
        let group = self.groups(summon.portal)[usize::from(group_number)];
        if let Some((n, kind)) = self.next_summoned(&summon) {
            let places = self.summon_places(summon.portal, kind);
            match places[..] {
                // No space anywhere: it is not placed.
                [] => self.set_top(Frame::Summon(Summon { next: n + 1, ..summon })),
                [only] => self.put(summon, n, kind, only, events),
                _ => return false,
            }
            return true;
        }
        // Only kinds that came out may carry the group's argent (D16-POR-4, D16-INT-26).
        let came =
            skirmish::figures_in(summon.placed).filter_map(|id| self.demons.get(id)).map(|demon| demon.kind);
        let kinds: DemonKinds = came.collect();
        if !summon.paid {
            self.set_top(Frame::Summon(Summon { paid: true, ..summon }));
            if group.argent > 0 && !kinds.is_empty() {
                self.push(Frame::Charge { left: group.argent, on: kinds, invasion: false, moved: false });
            }
            return true;
        }
        if !summon.settled {
            self.set_top(Frame::Summon(Summon { settled: true, ..summon }));
            if self.invader.argent > 0 && !kinds.is_empty() {
                self.push(Frame::Charge {
                    left: self.invader.argent,
                    on: kinds,
                    invasion: false,
                    moved: true,
                });
            }
            return true;
        }
        let lost = std::mem::take(&mut self.invader.argent);
        if lost > 0 {
            events.put(|| Event::ArgentLost { n: lost });
        }
        let mut carriers = self.carriers(&summon);
        let (carrier, more) = (carriers.next(), carriers.next().is_some());
        drop(carriers);
        if more {
            return false;
        }
        self.end_summon(&summon, carrier, events);
        true
    }

    /// All figures are out: the sample, the portal, the initiative deck.
    fn end_summon(&mut self, summon: &Summon, carrier: Option<FigureId>, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.hand_sample(summon, carrier, events);
        self.leave_portal(summon.portal, events);
        self.refill_initiative(events);
    }

    /// Who may carry the sample that the first group of a marked portal brings: those of most health (Sample
    /// Collection). Of several the invader chooses.
    fn carriers(&self, summon: &Summon) -> impl Iterator<Item = FigureId> + '_ {
        let brings = self.portals[usize::from(summon.portal)].sample;
        let health = |id: &FigureId| self.demons.get(*id).map(|demon| demon.kind.sheet().health);
        let placed = if brings { summon.placed } else { 0 };
        let most = skirmish::figures_in(placed).filter_map(|id| health(&id)).max();
        skirmish::figures_in(placed).filter(move |id| most.is_some() && health(id) == most)
    }

    pub(crate) fn act_summon(&mut self, summon: Summon, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Group(n) => {
                let colour = self.portal_colour(summon.portal);
                let chosen = self.groups(summon.portal)[usize::from(n) - 1];
                // Everybody sees the group, and what invasion card it may come from.
                let possible =
                    self.invader.possible.iter().filter(|card| card.groups(colour).contains(&chosen));
                self.invader.possible = possible.collect();
                self.set_top(Frame::Summon(Summon { group: Some(n - 1), ..summon }));
            }
            Action::Put(pos, shape) => {
                let (Some(at), Some((n, kind))) = (self.arena().at(pos), self.next_summoned(&summon)) else {
                    return;
                };
                self.put(summon, n, kind, Footing { at, shape }, events);
            }
            Action::At(Who::Demon(id)) => self.end_summon(&summon, Some(id), events),
            _ => {}
        }
    }

    fn put(
        &mut self,
        summon: Summon,
        n: u8,
        kind: DemonKind,
        place: Footing,
        events: &mut impl Events<Event>,
    ) {
        let demon = Demon { kind, at: place.at, shape: place.shape, ..Demon::default() };
        // The figure attacked last keeps its slot for itself, so that nobody is taken for it.
        let apart = match self.turn.last {
            Some(Who::Demon(id)) => id.bit(),
            _ => 0,
        };
        let Some(figure) = self.demons.add_apart(demon, apart) else {
            self.set_top(Frame::Summon(Summon { next: n + 1, ..summon }));
            return;
        };
        let at = self.pos(place.at);
        events.put(|| Event::Summoned { kind, figure, at });
        let card = self.demon_card_mut(kind);
        card.laid = true;
        if !std::mem::replace(&mut card.up, true) {
            events.put(|| Event::CardTurned { kind, up: true });
        }
        let placed = summon.placed | figure.bit();
        self.set_top(Frame::Summon(Summon { next: n + 1, placed, ..summon }));
    }

    fn hand_sample(&mut self, summon: &Summon, carrier: Option<FigureId>, events: &mut impl Events<Event>) {
        if !std::mem::take(&mut self.portals[usize::from(summon.portal)].sample) {
            return;
        }
        let Some(id) = carrier else {
            // Nobody came out to carry it.
            let at = self.portal_at(summon.portal);
            self.lay(at, crate::Thing::Sample, events);
            return;
        };
        if let Some(demon) = self.demons.get_mut(id) {
            demon.samples += 1;
        }
        let who = self.named(Who::Demon(id));
        events.put(|| Event::Sample { who });
    }

    /// A portal yields one group only, unless the threat card keeps it (D16-POR-2).
    fn leave_portal(&mut self, n: u8, events: &mut impl Events<Event>) {
        let threat = self.arena().mission().threat.map(|kind| kind.card());
        let empty = matches!(threat.map(|card| card.summons), Some(Summons::Counters(_)))
            && self.portals[usize::from(n)].counters == 0;
        if threat.is_none_or(|card| !card.keeps) || empty {
            self.remove_portal(n, events);
        }
    }
}
