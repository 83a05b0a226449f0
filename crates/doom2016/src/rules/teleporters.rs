//! Teleporters: where they lead, what a step costs, who wakes them (D16-TEL-1 to D16-TEL-5).

use engine::{Events, Seat};
use skirmish::{Pos, SpaceId};

use crate::action::Who;
use crate::event::Event;
use crate::place::TeleporterId;
use crate::reason::Reason;
use crate::rules::impossible;
use crate::{Hook, Moment, Side, State};

impl State {
    /// Active teleporters.
    pub(crate) fn active_teleporters(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let all = (0..).map(TeleporterId).zip(&self.arena().mission().teleporters);
        all.filter(|&(n, _)| self.active.has(n)).map(|(_, &(at, _))| at)
    }

    /// The price of a teleporter step to a space: difficult terrain there costs one more as everywhere (D16-TEL-2,
    /// D16-MOV-3). Phase Tech has the first step free, not the ground that it leads to.
    pub(crate) fn teleport_cost(&self, who: u8, to: SpaceId, climbs: bool) -> u8 {
        let free = self.is_his_turn(who) && !self.turn.teleported && self.marine(who).has(Hook::FreeTeleport);
        let difficult = !climbs && self.arena().difficult().contains(to.index());
        u8::from(!free) + u8::from(difficult)
    }

    /// Other active teleporters that a figure could step to from a space, with the price: marines alone can
    /// (D16-TEL-2, D16-INT-36). Difficult terrain may cost him nothing then.
    pub(crate) fn jumps(
        &self,
        who: Who,
        from: SpaceId,
        climbs: bool,
    ) -> impl Iterator<Item = (SpaceId, u8)> + '_ {
        let here = self.active_teleporters().any(|space| space == from);
        let marine = match who {
            Who::Marine(n) if here && !self.is_tutorial() && !self.marine(n).asset => Some(n),
            _ => None,
        };
        marine.into_iter().flat_map(move |n| {
            let others = self.active_teleporters().filter(move |&space| space != from);
            others.map(move |space| (space, self.teleport_cost(n, space, climbs)))
        })
    }

    /// May a figure with so many points step to another teleporter (D16-TEL-2, D16-INT-19)?
    pub(crate) fn may_teleport(&self, who: Who, mp: u8, pos: Pos) -> Result<(), Reason> {
        let Who::Marine(n) = who else { return Err(Reason::TeleportMarines) };
        let marine = self.marine(n);
        if self.is_tutorial() {
            return Err(Reason::Tutorial);
        }
        if marine.asset {
            return Err(Reason::Asset);
        }
        let active = |space| self.active_teleporters().any(|at| at == space);
        let Some(at) = marine.space().filter(|&at| active(at)) else { return Err(Reason::NoTeleporter) };
        let end = self.arena().at(pos);
        let jump = self.jumps(who, at, self.climbs(who)).find(|&(space, _)| Some(space) == end);
        let Some((space, cost)) = jump else { return Err(Reason::TeleporterEnd) };
        let Some(left) = mp.checked_sub(cost) else { return Err(Reason::TeleportTooDear) };
        if self.is_held(n, space, left) { Err(Reason::TeleporterHeld) } else { Ok(()) }
    }

    /// A friend on a teleporter leaves no place to stay: he must be able to go on.
    fn is_held(&self, who: u8, space: SpaceId, left: u8) -> bool {
        let friend = self.others_on(space, Who::Marine(who)).any(|other| other.side() == Side::Marines);
        friend && !self.can_go_on(who, space, left)
    }

    /// The teleporters that a marine may step to.
    pub(crate) fn ends(&self, who: u8, mp: u8) -> impl Iterator<Item = SpaceId> + '_ {
        let on_one = |at: &SpaceId| self.active_teleporters().any(|space| space == *at);
        let at = self.marine(who).space().filter(on_one);
        let climbs = at.is_some() && self.climbs(Who::Marine(who));
        let jumps = at.into_iter().flat_map(move |at| self.jumps(Who::Marine(who), at, climbs));
        jumps
            .filter(move |&(space, cost)| cost <= mp && !self.is_held(who, space, mp - cost))
            .map(|(space, _)| space)
    }

    /// A marine moves to another active teleporter; a demon there dies (D16-TEL-3).
    pub(crate) fn teleport(&mut self, who: u8, pos: Pos, events: &mut impl Events<Event>) {
        let Some(space) = self.arena().at(pos) else { return impossible("a teleporter is a space") };
        self.stand(Who::Marine(who), space.into());
        events.put(|| Event::Teleported { who: Seat(who), to: pos });
        self.look();
        self.telefrag(who, space, events);
        if self.is_his_turn(who) {
            self.turn.teleported = true;
        }
        self.enter(Who::Marine(who), space, events);
        self.push_window(Moment::MarineDashes, Who::Marine(who));
    }

    /// An inactive teleporter that a marine enters becomes active (D16-TEL-1).
    pub(crate) fn wake_teleporter(&mut self, space: SpaceId, events: &mut impl Events<Event>) {
        let found = self.arena().mission().teleporters.iter().position(|&(at, _)| at == space);
        let found = found.map(|n| TeleporterId(n as u8));
        if let Some(n) = found.filter(|&n| !self.active.has(n)) {
            self.active.insert(n);
            let at = self.pos(space);
            events.put(|| Event::Woken { at });
        }
    }

    /// Inactive teleporters that a marine could activate from afar (Phase Tech).
    pub(crate) fn wakeable(&self, who: u8, range: u8) -> Vec<SpaceId> {
        let Some(at) = self.marine(who).space() else { return Vec::new() };
        let all = (0..).map(TeleporterId).zip(&self.arena().mission().teleporters);
        let near = |space: SpaceId| {
            self.arena().distances(at, self.closed)[space.index()] <= range
                && self.arena().sees(at, space, self.closed)
        };
        all.filter(|&(n, &(space, _))| !self.active.has(n) && near(space))
            .map(|(_, &(space, _))| space)
            .collect()
    }
}
