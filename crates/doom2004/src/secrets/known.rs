//! The map as far as it is known: all of it in a game, the revealed areas in a guess (D04-EXPL-1).
//!
//! Beyond what is known nothing lies or stands, no way leads there but teleporters (D04-INT-33), and nothing is going
//! to happen. The rules ask here, and never the arena, about whatever a guess must not know.

use grid::sight::{Crossing, centre_line};
use grid::{Dir, Square};

use crate::place::{AreaId, AreaPlan, BarrelId, Footing, PlacedEffect, SpaceId, Stride, Trigger, WALL, Way};
use crate::rules::board::Spaces;
use crate::state::State;
use skirmish::{Areas, Doors, Step};

/// What one knows who knows every area.
pub(crate) const WHOLE: Areas = Areas(u32::MAX);

/// For positions in JSON: is every area known?
pub(crate) fn is_whole(known: &Areas) -> bool {
    *known == WHOLE
}

/// For positions in JSON: where nothing is said, every area is known.
pub(crate) fn whole() -> Areas {
    WHOLE
}

impl State {
    /// Is this the position itself, rather than what somebody imagines who knows the revealed areas alone?
    #[inline]
    pub fn is_whole(&self) -> bool {
        self.known == WHOLE
    }
    /// Is it known what an area holds?
    #[inline]
    pub(crate) fn is_area_known(&self, area: AreaId) -> bool {
        self.known.has(area)
    }
    /// Is it known what a space is?
    #[inline]
    pub(crate) fn is_space_known(&self, space: SpaceId) -> bool {
        self.is_whole() || self.is_area_known(self.arena().space(space).area)
    }
    /// Those of some spaces that are known.
    #[inline]
    fn known_of(&self, spaces: &Spaces) -> Spaces {
        if self.is_whole() { *spaces } else { self.known_part(spaces) }
    }
    #[cold]
    fn known_part(&self, spaces: &Spaces) -> Spaces {
        *spaces & self.arena().spaces_in(self.known)
    }

    /// Every step that a figure can make from there while its doors are open (D04-MOVE-2, D04-BIG-5, D04-BIG-6).
    #[inline]
    pub fn strides(&self, from: Footing) -> impl Iterator<Item = Stride> + '_ {
        let clear = self.is_clear_around(from);
        let all = self.arena().strides(from).iter();
        all.filter_map(move |stride| if clear { Some(*stride) } else { self.known_stride(from, *stride) })
    }
    /// Is all known that a step from there has to do with?
    #[inline]
    fn is_clear_around(&self, from: Footing) -> bool {
        self.is_whole() || (self.arena().areas_concerned(from) - self.known).is_empty()
    }
    /// Does one of them pass a test? Where all is known, the steps are looked at where they lie.
    #[inline(always)]
    pub(crate) fn any_stride(&self, from: Footing, test: impl FnMut(&Stride) -> bool) -> bool {
        let known;
        let strides = if self.is_clear_around(from) {
            self.arena().strides(from)
        } else {
            known = self.known_strides(from);
            &known
        };
        // One loop for both: the test is built into it.
        strides.iter().any(test)
    }
    #[cold]
    fn known_strides(&self, from: Footing) -> Vec<Stride> {
        self.strides(from).collect()
    }
    /// A step between known spaces; of the two ways round a corner those over known spaces are left (D04-MOVE-9).
    fn known_stride(&self, from: Footing, mut stride: Stride) -> Option<Stride> {
        let arena = self.arena();
        let known = |footing| arena.cells(footing).iter().all(|&cell| self.is_space_known(cell));
        if !known(from) || !known(stride.to) {
            return None;
        }
        if let Way::Step(dir) = stride.way
            && let Some((one, two)) = dir.split()
        {
            for (mask, dir) in stride.shut.iter_mut().zip([one, two]) {
                let squares = arena.cells(from).iter().map(|&cell| arena.space(cell).square);
                let dark = |square| self.next(square, dir).is_some_and(|space| !self.is_space_known(space));
                if squares.into_iter().any(dark) {
                    *mask |= WALL;
                }
            }
        }
        stride.shut.iter().any(|&mask| (mask & WALL).is_empty()).then_some(stride)
    }
    /// Does a step lead from space to space while these doors are closed?
    #[inline]
    pub(crate) fn is_near(&self, step: &Step<Doors>, closed: Doors) -> bool {
        step.is_near(closed) && (self.is_whole() || self.is_known_step(step, closed))
    }
    fn is_known_step(&self, step: &Step<Doors>, closed: Doors) -> bool {
        let from = self.arena().step(step.to, step.dir.opposite()).map(|back| Footing::from(back.to));
        let here = |stride: &Stride| stride.way == Way::Step(step.dir) && stride.is_free(closed);
        from.is_some_and(|from| self.strides(from).any(|stride| here(&stride)))
    }
    /// The space beside a square.
    fn next(&self, square: Square, dir: Dir) -> Option<SpaceId> {
        dir.step(square).and_then(|square| self.arena().space_on(square))
    }

    /// Is the line between the centres of two spaces free, as far as the map is known (D04-LOS-4)?
    pub(crate) fn is_known_line(&self, from: SpaceId, to: SpaceId, blocks: &Spaces) -> bool {
        let arena = self.arena();
        let is_open = |(square, dir): (Square, Dir)| {
            arena.space_on(square).is_some_and(|space| {
                let dark = |space| !self.is_space_known(space);
                let shut = !(arena.side(space, dir) & (self.closed | WALL)).is_empty();
                !shut && !dark(space) && !self.next(square, dir).is_some_and(dark)
            })
        };
        let blocked = |square| arena.space_on(square).is_none_or(|space| blocks.contains(space.index()));
        let end = arena.space(to).square;
        centre_line(arena.space(from).square, end).into_iter().all(|(crossing, next)| {
            let free = match crossing {
                Crossing::Side(square, dir) => is_open((square, dir)),
                Crossing::Corner(ways) => {
                    ways.into_iter().any(|way| way.into_iter().all(is_open) && !blocked(way[1].0))
                }
            };
            free && (next == end || !blocked(next))
        })
    }

    /// The spaces with blocking obstacles (D04-OBST-1).
    #[inline]
    pub fn blocking(&self) -> Spaces {
        self.known_of(self.arena().blocking())
    }
    /// The spaces with damaging obstacles (D04-OBST-2).
    #[inline]
    pub fn goo(&self) -> Spaces {
        self.known_of(self.arena().goo())
    }
    /// Is a space one with a blocking obstacle?
    #[inline]
    pub(crate) fn is_blocking(&self, space: SpaceId) -> bool {
        self.arena().blocking().contains(space.index()) && self.is_space_known(space)
    }
    /// Is a space one with a damaging obstacle?
    #[inline]
    pub(crate) fn is_goo(&self, space: SpaceId) -> bool {
        self.arena().goo().contains(space.index()) && self.is_space_known(space)
    }
    /// Spaces with barrels that have not exploded, and their numbers (D04-BAR-1).
    pub fn barrels(&self) -> impl Iterator<Item = (BarrelId, SpaceId)> + '_ {
        let all = (0..).map(BarrelId).zip(self.arena().barrels().iter().copied());
        let whole = all.filter(|&(barrel, _)| !self.burst.has(barrel));
        whole.filter(|&(_, space)| self.is_space_known(space))
    }
    /// The ducts (D04-DUCT-1).
    pub fn ducts(&self) -> impl Iterator<Item = SpaceId> + '_ {
        self.arena().ducts().iter().copied().filter(|&space| self.is_space_known(space))
    }
    /// Is there a duct on this space?
    pub fn is_duct(&self, space: SpaceId) -> bool {
        self.arena().space(space).duct && self.is_space_known(space)
    }

    /// What an area holds; nothing of one that is not known.
    pub(crate) fn holds(&self, area: AreaId) -> Option<&AreaPlan> {
        self.is_area_known(area).then(|| self.arena().area(area))
    }
    /// The spaces of an area; none of one that is not known.
    pub fn area_spaces(&self, area: AreaId) -> Spaces {
        self.holds(area).map_or(Spaces::EMPTY, |plan| plan.spaces)
    }
    /// Triggers that may go off.
    #[inline]
    pub(crate) fn triggers(&self) -> &[Trigger] {
        if self.is_whole() { &self.arena().scenario().triggers } else { &[] }
    }
    /// What an encounter does.
    pub(crate) fn encounter_effects(&self, id: crate::place::EncounterId) -> &[PlacedEffect] {
        if self.is_whole() { &self.arena().encounter(id).effects } else { &[] }
    }
}
