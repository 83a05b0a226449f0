//! Movement of both sides: which steps are free, and what happens on entering a space (D04-MOVE, D04-INT-2).

use engine::Events;

use crate::action::Who;
use crate::board::Spaces;
use crate::event::{Cause, Event};
use crate::frame::Frame;
use crate::scenario::{DoorId, Footing, SpaceId, Stride};
use crate::state::Place;
use crate::{MarineCardKind, OrderKind, State};

/// What is in a mover's way.
#[derive(Clone, Copy)]
pub(crate) struct Traffic {
    /// Spaces he may never enter.
    barred: Spaces,
    /// Spaces he may pass but not stay on: friends, and with Ghost Step enemies and obstacles.
    passed: Spaces,
    /// Spaces of his friends, himself excepted.
    pub(crate) friends: Spaces,
    /// Spaces of his enemies.
    pub(crate) foes: Spaces,
}

impl Traffic {
    /// Does somebody else stand on one of these spaces (D04-MOVE-7)?
    #[inline]
    pub(crate) fn crowds(&self, cells: &[SpaceId]) -> bool {
        cells.iter().any(|cell| self.friends.contains(cell.index()) || self.foes.contains(cell.index()))
    }
}

impl State {
    /// What is in the way of a figure (D04-MOVE-3, D04-MOVE-4; Ghost Step).
    pub(crate) fn traffic(&self, who: Who) -> Traffic {
        let (friends, foes) = match who {
            Who::Marine(me) => {
                let mates = self.standing().filter(|&(mate, _)| mate != me);
                (mates.map(|(_, space)| space.index()).collect(), self.invader_spaces())
            }
            Who::Invader(me) => (self.spaces_of(self.figures.alive() & !me.bit()), self.marine_spaces()),
        };
        let ghost = matches!(who, Who::Marine(n) if self.marine(n).has(MarineCardKind::GhostStep));
        if !ghost {
            return Traffic { barred: foes | self.obstacle_spaces(), passed: friends, friends, foes };
        }
        let barred = self.barrels().map(|(_, space)| space.index()).collect();
        let passed: Spaces = friends | foes | self.blocking();
        Traffic { barred, passed, friends, foes }
    }

    /// May a figure make this step with so many points left after it?
    pub(crate) fn can_step(&self, stride: &Stride, traffic: &Traffic, left: u8) -> bool {
        if !stride.is_free(self.closed) {
            return false;
        }
        let cells = self.arena().cells(stride.to);
        if cells.iter().any(|&cell| traffic.barred.contains(cell.index()) || !self.is_revealed(cell)) {
            return false;
        }
        let passing = cells.iter().any(|cell| traffic.passed.contains(cell.index()));
        !passing || self.can_go_on(stride.to, traffic, left)
    }

    /// May a figure end its move where it is (D04-MOVE-3)? Not while it passes another one, or (Ghost Step) an obstacle.
    pub(crate) fn may_stop(&self, footing: Footing, traffic: &Traffic) -> bool {
        let cells = self.arena().cells(footing);
        !traffic.crowds(cells) && !cells.iter().any(|&cell| self.is_blocking(cell))
    }
    /// May a figure spend points where it is, so many being left, and still end its move on free space?
    pub(crate) fn can_linger(&self, footing: Footing, traffic: &Traffic, left: u8) -> bool {
        self.may_stop(footing, traffic) || self.can_go_on(footing, traffic, left)
    }

    /// Can a figure that passes others still reach a free place (D04-INT-24)?
    pub(crate) fn can_go_on(&self, from: Footing, traffic: &Traffic, left: u8) -> bool {
        let arena = self.arena();
        let open = |stride: &Stride| {
            let cells = arena.cells(stride.to);
            let barred = |&cell: &SpaceId| traffic.barred.contains(cell.index()) || !self.is_revealed(cell);
            stride.is_free(self.closed) && !cells.iter().any(barred)
        };
        let free = |to| !arena.cells(to).iter().any(|cell| traffic.passed.contains(cell.index()));
        let at_once = left > 0 && self.strides(from).any(|stride| free(stride.to) && open(&stride));
        if left <= 1 || at_once {
            return at_once;
        }
        let mut seen = vec![from];
        let mut rim = vec![from];
        for _ in 0..left {
            let mut next = Vec::new();
            for &footing in &rim {
                for stride in self.strides(footing) {
                    if !open(&stride) || seen.contains(&stride.to) {
                        continue;
                    }
                    if free(stride.to) {
                        return true;
                    }
                    seen.push(stride.to);
                    next.push(stride.to);
                }
            }
            rim = next;
        }
        false
    }

    /// A marine comes onto a space by a step or a teleporter (D04-INT-2).
    pub(crate) fn marine_enters(&mut self, who: u8, space: SpaceId, events: &mut impl Events<Event>) {
        self.displace_marine(who, space, events);
        if self.setup.guard_lost_by_moving && self.marine(who).order == Some(OrderKind::Guard) {
            self.lose_order(who, events);
        }
        if self.is_goo(space) {
            self.wound_marine(who, 1, Cause::Goo, events);
            if self.marine(who).space().is_none() {
                return;
            }
        }
        let near = self.neighbours(space.into()).0 | self.invaders_on(space);
        let queue = self
            .figures
            .iter()
            .filter(|(id, figure)| near & id.bit() != 0 && figure.kind.sheet().abilities.watchful);
        let queue = queue.fold(0, |set, (id, _)| set | id.bit());
        if queue != 0 {
            self.push(Frame::Watch { who, queue });
        }
        self.push(Frame::Look);
        self.cue_entry(who, space);
    }

    /// A marine is on another space now: aim is lost (D04-INT-11).
    pub(crate) fn displace_marine(&mut self, who: u8, space: SpaceId, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        marine.place = Place::On(space);
        marine.in_goo = false;
        if marine.order == Some(OrderKind::Aim) {
            self.lose_order(who, events);
        }
    }

    /// Can a figure on these spaces work the door (D04-DOOR-1, D04-DOOR-3)?
    pub(crate) fn reaches_door(&self, footing: Footing, door: DoorId) -> bool {
        self.arena().doors_at(footing) >> door.0 & 1 != 0
    }
    /// Is a door in use: not smashed, not jammed, and known?
    pub(crate) fn door_works(&self, door: DoorId) -> bool {
        (self.smashed | self.jammed) >> door.0 & 1 == 0 && self.door_is_known(door)
    }
    /// Does one of its spaces lie in a revealed area?
    pub fn door_is_known(&self, door: DoorId) -> bool {
        self.arena().door(door).spaces.iter().any(|&space| self.is_revealed(space))
    }
    /// Is a security door unlocked (D04-DOOR-6)? Ordinary ones always are.
    pub fn is_unlocked(&self, door: DoorId) -> bool {
        let key = self.arena().door(door).key;
        key.is_none_or(|colour| self.keys >> colour.index() & 1 != 0) || self.unlocked >> door.0 & 1 != 0
    }
    /// Does an oversized invader stand across the line (D04-DOOR-5)?
    pub(crate) fn is_straddled(&self, door: DoorId) -> bool {
        let plan = self.arena().door(door);
        if plan.exit {
            return false;
        }
        let (one, other) = plan.spaces.split_at(plan.spaces.len() / 2);
        self.figures.iter().any(|(_, figure)| {
            let cells = self.arena().cells(figure.footing());
            let on = |side: &[SpaceId]| side.iter().any(|space| cells.contains(space));
            on(one) && on(other)
        })
    }
    /// May the door be opened or closed now by somebody beside it, keys apart?
    pub fn can_work(&self, door: DoorId) -> bool {
        let open = self.closed >> door.0 & 1 == 0;
        self.door_works(door) && !(open && self.is_straddled(door))
    }

    /// Open or close a door.
    pub(crate) fn set_door(&mut self, door: DoorId, open: bool, events: &mut impl Events<Event>) {
        let bit = 1 << door.0;
        if open {
            self.closed &= !bit;
        } else {
            self.closed |= bit;
        }
        events.put(|| Event::Door { door, open });
        self.push(Frame::Look);
    }
    pub(crate) fn toggle_door(&mut self, door: DoorId, events: &mut impl Events<Event>) {
        let open = self.closed >> door.0 & 1 != 0;
        self.set_door(door, open, events);
    }
}
