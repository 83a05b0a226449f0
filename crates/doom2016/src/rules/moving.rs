//! Movement: what a step costs, where it may end, and what a figure does to the space it enters (D16-MOV-1 to
//! D16-MOV-6, D16-LRG-1 to D16-LRG-8).

use engine::Events;
use skirmish::SpaceId;

use crate::action::Who;
use crate::event::Event;
use crate::place::{Footing, Shape, SpaceSet, Stride, Way};
use crate::reason::Reason;
use crate::rules::large::no_shift;
use crate::state::{Place, State};
use crate::{Action, Hook, Side};

/// What a figure need not care about when it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Gait {
    /// Impassable and blocking edges.
    edges: bool,
    /// Difficult terrain.
    terrain: bool,
    /// Enemies in the way.
    figures: bool,
    /// Points and surcharges: a step is a step.
    free: bool,
}

const FLYING: Gait = Gait { edges: true, terrain: true, figures: true, free: false };

/// How a figure moves now.
#[derive(Clone, Copy)]
struct Gaits {
    /// Movement points for which the gait is better (Jets, Acrobat).
    special: u8,
    plain: Gait,
    better: Gait,
}

impl Gaits {
    #[inline]
    fn after(self, spent: u8) -> Gait {
        if spent < self.special { self.better } else { self.plain }
    }
}

/// What a step looks into.
struct Walker {
    who: Who,
    gaits: Gaits,
    enemies: SpaceSet,
    taken: SpaceSet,
    /// Where somebody stands or the ground is difficult: anywhere else a step costs a point and no more, and he may stop.
    rough: SpaceSet,
}

impl State {
    #[inline]
    fn gaits(&self, who: Who, free: bool) -> Gaits {
        let special = if self.is_acting(who) { self.turn.climb } else { 0 };
        let slips = matches!(who, Who::Marine(n) if self.marine(n).has(Hook::SlipPast));
        let flies = matches!(who, Who::Demon(id) if self.flies(id));
        let plain = if flies { FLYING } else { Gait { figures: slips, ..Gait::default() } };
        let better = match who {
            Who::Demon(_) => FLYING,
            _ => Gait { edges: true, terrain: true, ..plain },
        };
        let free = |gait: Gait| Gait { free, ..gait };
        Gaits { special, plain: free(plain), better: free(better) }
    }

    /// Does difficult terrain cost it nothing now?
    pub(crate) fn climbs(&self, who: Who) -> bool {
        self.gaits(who, false).after(0).terrain
    }

    #[inline]
    fn walker(&self, who: Who, free: bool) -> Walker {
        let (enemies, mut taken) = match who {
            Who::Demon(id) => (self.side_spaces(Side::Marines), self.demons.held_but(id, self.arena())),
            Who::Marine(_) | Who::Drone => {
                let mut friends = SpaceSet::EMPTY;
                self.mark_side(Side::Marines, Some(who), &mut friends);
                (self.demons.held(self.arena()), friends)
            }
        };
        taken |= enemies;
        if let Who::Marine(n) = who
            && !self.is_tutorial()
        {
            // Where the step removes the occupant he may stop (D16-MOV-4).
            let alone = |cell: &&SpaceId| self.others_on(**cell, who).count() == 1;
            let unsteady = self.unsteady_for(n);
            for (_, demon) in self.demons.iter().filter(|(_, demon)| demon.is_staggered(unsteady)) {
                self.arena().cells(demon.footing()).iter().filter(alone).for_each(|cell| {
                    taken.remove(cell.index());
                });
            }
        }
        let rough = *self.arena().difficult() | enemies | taken;
        Walker { who, gaits: self.gaits(who, free), enemies, taken, rough }
    }

    /// May a small figure cross what lies on the way (D16-MOV-5)? Where one can walk no door is in the way, so those need
    /// not be looked at twice.
    #[inline(always)]
    fn may_cross(&self, gait: Gait, stride: &Stride) -> Result<(), Reason> {
        let open = if gait.edges { stride.is_near(self.closed) } else { stride.walks(self.closed) };
        if open {
            return Ok(());
        }
        Err(if stride.is_near(self.closed) { Reason::StepEdge } else { Reason::StepDoor })
    }

    /// What a step of a small figure costs: all extra costs add up (D16-MOV-1, D16-MOV-2, D16-MOV-3, D16-MOV-5), a
    /// glory kill waives none (D16-GLO-3), and steps without points have none (D16-MOV-6).
    #[inline]
    fn cost(
        &self,
        gait: Gait,
        stride: &Stride,
        is_enemy: impl FnOnce(SpaceId) -> bool,
    ) -> Result<u8, Reason> {
        self.may_cross(gait, stride)?;
        if gait.free {
            return Ok(1);
        }
        let terrain = !gait.terrain && self.arena().difficult().contains(stride.to.index());
        let enemy = !gait.figures && is_enemy(stride.to);
        Ok(1 + u8::from(terrain) + u8::from(enemy))
    }

    /// Can a small figure that stands here with so many points left still reach a space to stop on (D16-MOV-4)?
    fn can_finish(&self, walker: &Walker, from: SpaceId, left: u8, spent: u8) -> bool {
        if !walker.taken.contains(from.index()) {
            return true;
        }
        // A demon on another teleporter dies, so that he may stop there (D16-TEL-3).
        let ways = |space: SpaceId, points: u8| {
            let gait = walker.gaits.after(left + spent - points);
            let steps = self.arena().strides(space).iter().filter_map(move |stride| {
                let is_enemy = |to: SpaceId| walker.enemies.contains(to.index());
                Some((stride.to, self.cost(gait, stride, is_enemy).ok()?, false))
            });
            let jumps = self.jumps(walker.who, space, gait.terrain);
            let jumps = jumps.map(|(to, cost)| (to, cost, walker.enemies.contains(to.index())));
            steps.chain(jumps).filter(move |&(_, cost, _)| cost <= points)
        };
        let stops = |to: SpaceId, kills: bool| kills || !walker.taken.contains(to.index());
        // Nearly always the next space will do.
        let gait = walker.gaits.after(spent);
        let near = |stride: &Stride| {
            !walker.rough.contains(stride.to.index()) && left > 0 && self.may_cross(gait, stride).is_ok()
        };
        if self.arena().strides(from).iter().any(near)
            || ways(from, left).any(|(to, _, kills)| stops(to, kills))
        {
            return true;
        }
        // Points left, best first: more points are never worse.
        let mut best = [0u8; 448];
        let mut rims: Vec<Vec<SpaceId>> = vec![Vec::new(); usize::from(left) + 1];
        rims[usize::from(left)].push(from);
        best[from.index()] = left;
        for points in (0..=left).rev() {
            while let Some(space) = rims[usize::from(points)].pop() {
                if best[space.index()] > points {
                    continue;
                }
                if !walker.taken.contains(space.index()) {
                    return true;
                }
                for (to, cost, kills) in ways(space, points) {
                    if stops(to, kills) {
                        return true;
                    }
                    let after = points - cost;
                    if after > best[to.index()] {
                        best[to.index()] = after;
                        rims[usize::from(after)].push(to);
                    }
                }
            }
        }
        false
    }

    /// Can a marine who comes to a space with so many points left go on to one where he may stop?
    pub(crate) fn can_go_on(&self, marine: u8, from: SpaceId, left: u8) -> bool {
        self.can_finish(&self.walker(Who::Marine(marine), false), from, left, 0)
    }

    /// How much less steady demons are for a marine (D16-GLO-1).
    fn unsteady_for(&self, marine: u8) -> u8 {
        if self.is_acting(Who::Marine(marine)) { self.turn.unsteady } else { 0 }
    }

    /// Would a marine kill whoever stands on a space by stepping there (D16-GLO-2)?
    pub(crate) fn glory_at(&self, who: Who, space: SpaceId) -> Option<skirmish::FigureId> {
        let Who::Marine(n) = who else { return None };
        if self.is_tutorial() {
            return None;
        }
        let here = self.demons.on(space, self.arena()).iter().next();
        here.filter(|&id| self.is_staggered(id, self.unsteady_for(n)))
    }

    /// All steps that a figure can make with so many points, or so many steps.
    pub(crate) fn list_steps(&self, who: Who, left: u8, free: bool, actions: &mut Vec<Action>) {
        self.each_way(who, left, free, |way| actions.push(Action::Step(way)));
    }

    fn each_way(&self, who: Who, left: u8, free: bool, mut found: impl FnMut(Way)) {
        let Some(footing) = self.footing(who).filter(|_| left > 0) else { return };
        if footing.shape == Shape::One {
            let walker = self.walker(who, free);
            let gait = walker.gaits.after(0);
            for stride in self.arena().strides(footing.at) {
                if self.may_walk(&walker, gait, stride, left).is_ok() {
                    found(Way::Step(stride.dir));
                }
            }
        } else {
            let crowd = self.crowd(who);
            for stride in self.arena().big_strides(footing) {
                if self.may_shift(&crowd, stride, left).is_ok() {
                    found(stride.way);
                }
            }
        }
    }

    /// May a figure make this step with so many points, or so many steps? It costs so much.
    pub(crate) fn may_step(&self, who: Who, left: u8, free: bool, way: Way) -> Result<u8, Reason> {
        let Some(footing) = self.footing(who).filter(|_| left > 0) else { return Err(Reason::NoPoints) };
        if footing.shape == Shape::One {
            let Way::Step(dir) = way else { return Err(Reason::TurnSmall) };
            let stride = self.arena().strides(footing.at).iter().find(|stride| stride.dir == dir);
            let walker = self.walker(who, free);
            self.may_walk(&walker, walker.gaits.after(0), stride.ok_or(Reason::StepWall)?, left)
        } else {
            let stride = self.arena().big_strides(footing).iter().find(|stride| stride.way == way);
            self.may_shift(&self.crowd(who), stride.ok_or_else(|| no_shift(way))?, left)
        }
    }

    /// May a small figure that has a point make a step that no wall stops (D16-MOV-1 to D16-MOV-4)?
    #[inline(always)]
    fn may_walk(&self, walker: &Walker, gait: Gait, stride: &Stride, left: u8) -> Result<u8, Reason> {
        if !walker.rough.contains(stride.to.index()) {
            return self.may_cross(gait, stride).map(|()| 1);
        }
        let is_enemy = |to: SpaceId| walker.enemies.contains(to.index());
        let cost = self.cost(gait, stride, is_enemy)?;
        let crowded = walker.taken.contains(stride.to.index());
        if cost > left {
            return Err(if crowded { Reason::StepOccupied } else { Reason::StepTooDear });
        }
        if crowded && !self.can_finish(walker, stride.to, left - cost, cost) {
            return Err(Reason::StepOccupied);
        }
        Ok(cost)
    }

    /// Does a figure share its space without a way to go on (D16-MOV-4)?
    pub(crate) fn is_stuck(&self, who: Who, mp: u8) -> bool {
        if self.is_large(who) || !self.is_sharing(who) {
            return false;
        }
        let mut goes_on = false;
        self.each_way(who, mp, false, |_| goes_on = true);
        match who {
            Who::Marine(_) if self.turn.rooted => true,
            Who::Marine(n) => !goes_on && self.ends(n, mp).next().is_none(),
            _ => !goes_on,
        }
    }

    /// Do impassable and blocking edges stop it when it makes room?
    pub(crate) fn walks(&self, who: Who) -> bool {
        !matches!(who, Who::Demon(id) if self.flies(id))
    }

    /// Make a step; the points it costs.
    pub(crate) fn make_step(
        &mut self,
        who: Who,
        way: Way,
        free: bool,
        events: &mut impl Events<Event>,
    ) -> u8 {
        let Some(footing) = self.footing(who) else { return 0 };
        let arena = self.arena();
        let (to, cost) = if footing.shape == Shape::One {
            let stride = arena.strides(footing.at).iter().find(|stride| way == Way::Step(stride.dir));
            let Some(stride) = stride else { return 0 };
            let is_enemy = |to| self.has_enemy(who, to);
            let Ok(cost) = self.cost(self.gaits(who, free).after(0), stride, is_enemy) else { return 0 };
            (Footing::from(stride.to), cost)
        } else {
            match arena.big_strides(footing).iter().find(|stride| stride.way == way) {
                Some(stride) => (stride.to, 1),
                None => return 0,
            }
        };
        self.stand(who, to);
        let (named, pos) = (self.named(who), self.pos(to.at));
        let turned = (!matches!(way, Way::Step(_))).then_some(to.shape);
        events.put(|| Event::Moved { who: named, to: pos, turned });
        if self.is_acting(who) {
            self.turn.moved = true;
            if !free {
                self.turn.climb = self.turn.climb.saturating_sub(cost);
            }
            if matches!(way, Way::Step(_)) {
                self.turn.shifted = self.turn.shifted.saturating_add(1);
            }
        }
        self.enter(who, to.at, events);
        cost
    }

    /// Does an enemy of somebody fill a space?
    fn has_enemy(&self, who: Who, space: SpaceId) -> bool {
        match who.side() {
            Side::Marines => self.demons.is_held(space, self.arena()),
            Side::Invader => self.friends(Side::Marines).any(|enemy| self.fills(enemy, space)),
        }
    }

    /// Put a figure somewhere.
    pub(crate) fn stand(&mut self, who: Who, to: Footing) {
        match who {
            Who::Marine(n) => self.marine_mut(n).place = Place::On(to.at),
            Who::Demon(id) => self.demons.stand(id, to, self.setup.mission.place()),
            Who::Drone => {
                if let Some(drone) = &mut self.drone {
                    drone.at = Some(to.at);
                }
            }
        }
    }

    /// What entering a space does: glory kill, teleporter, exit, checkpoint, and what comes into sight.
    pub(crate) fn enter(&mut self, who: Who, space: SpaceId, events: &mut impl Events<Event>) {
        match who {
            Who::Marine(n) => {
                // What he sees waits below what the step itself does (D16-INT-39).
                self.look();
                if let Some(id) = self.glory_at(who, space) {
                    self.glory_kill(n, id, events);
                }
                self.wake_teleporter(space, events);
                self.deliver(n, space, events);
            }
            Who::Drone => self.check_point(),
            Who::Demon(_) => {}
        }
    }
}
