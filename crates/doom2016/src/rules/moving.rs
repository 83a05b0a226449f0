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

/// What a step looks into.
struct Walker {
    who: Who,
    enemies: SpaceSet,
    taken: SpaceSet,
    /// Movement points for which the gait is better (Jets, Acrobat).
    special: u8,
    plain: Gait,
    better: Gait,
}

impl Walker {
    fn gait(&self, spent: u8) -> Gait {
        if spent < self.special { self.better } else { self.plain }
    }
}

impl State {
    fn walker(&self, who: Who, free: bool) -> Walker {
        let enemies = match who.side() {
            Side::Marines => self.side_spaces(Side::Invader),
            Side::Invader => self.side_spaces(Side::Marines),
        };
        let special = if self.is_acting(who) { self.turn.climb } else { 0 };
        let slips = matches!(who, Who::Marine(n) if self.marine(n).has(Hook::SlipPast));
        let flies = matches!(who, Who::Demon(id) if self.flies(id));
        let plain = if flies { FLYING } else { Gait { figures: slips, ..Gait::default() } };
        let better = match who {
            Who::Demon(_) => FLYING,
            _ => Gait { edges: true, terrain: true, ..plain },
        };
        let mut taken = enemies;
        self.mark_side(who.side(), Some(who), &mut taken);
        if let Who::Marine(n) = who
            && !self.is_tutorial()
        {
            // Where the step removes the occupant he may stop (D16-MOV-4).
            let alone = |cell: &&SpaceId| self.others_on(**cell, who).count() == 1;
            for (_, demon) in self.demons.iter().filter(|(id, _)| self.staggers_for(n, *id)) {
                self.arena().cells(demon.footing()).iter().filter(alone).for_each(|cell| {
                    taken.remove(cell.index());
                });
            }
        }
        let free = |gait: Gait| Gait { free, ..gait };
        Walker { who, enemies, taken, special, plain: free(plain), better: free(better) }
    }

    /// What a step of a small figure costs (D16-MOV-1 to D16-MOV-5).
    #[inline]
    fn cost(&self, walker: &Walker, stride: &Stride, spent: u8) -> Result<u8, Reason> {
        let gait = walker.gait(spent);
        if !stride.is_near(self.closed) {
            return Err(Reason::StepDoor);
        }
        if !gait.edges && !stride.walks(self.closed) {
            return Err(Reason::StepEdge);
        }
        if gait.free {
            return Ok(1);
        }
        let place = stride.to.index();
        let terrain = !gait.terrain && self.arena().difficult().contains(place);
        let enemy = !gait.figures && walker.enemies.contains(place);
        Ok(1 + u8::from(terrain) + u8::from(enemy))
    }

    /// Can a small figure that stands here with so many points left still reach a space to stop on (D16-MOV-4)?
    fn can_finish(&self, walker: &Walker, from: SpaceId, left: u8, spent: u8) -> bool {
        if !walker.taken.contains(from.index()) {
            return true;
        }
        // Points left, best first: more points are never worse.
        let mut best = [0u8; 448];
        let mut rims: Vec<Vec<SpaceId>> = vec![Vec::new(); usize::from(left) + 1];
        rims[usize::from(left)].push(from);
        best[from.index()] = left;
        let all = left + spent;
        for points in (0..=left).rev() {
            while let Some(space) = rims[usize::from(points)].pop() {
                if best[space.index()] > points {
                    continue;
                }
                if !walker.taken.contains(space.index()) {
                    return true;
                }
                // A demon on another teleporter dies, so that he may stop there (D16-TEL-3).
                let jumps = self
                    .jumps(walker.who, space)
                    .map(|(to, cost)| (to, cost, walker.enemies.contains(to.index())));
                let steps = self.arena().strides(space).iter();
                let steps = steps.filter_map(|stride| {
                    Some((stride.to, self.cost(walker, stride, all - points).ok()?, false))
                });
                for (to, cost, kills) in steps.chain(jumps).filter(|&(_, cost, _)| cost <= points) {
                    if kills || !walker.taken.contains(to.index()) {
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

    /// Is a demon staggered for a marine (D16-GLO-1)?
    fn staggers_for(&self, marine: u8, id: skirmish::FigureId) -> bool {
        let unsteady = if self.is_acting(Who::Marine(marine)) { self.turn.unsteady } else { 0 };
        self.is_staggered(id, unsteady)
    }

    /// Would a marine kill whoever stands on a space by stepping there (D16-GLO-2)?
    pub(crate) fn glory_at(&self, who: Who, space: SpaceId) -> Option<skirmish::FigureId> {
        let Who::Marine(n) = who else { return None };
        if self.is_tutorial() {
            return None;
        }
        let here = self.demons.iter().find(|(id, _)| self.fills(Who::Demon(*id), space));
        here.map(|(id, _)| id).filter(|&id| self.staggers_for(n, id))
    }

    /// All steps that a figure can make with so many points, or so many steps.
    pub(crate) fn list_steps(&self, who: Who, left: u8, free: bool, actions: &mut Vec<Action>) {
        self.each_way(who, left, free, |way| actions.push(Action::Step(way)));
    }

    fn each_way(&self, who: Who, left: u8, free: bool, mut found: impl FnMut(Way)) {
        let Some(footing) = self.footing(who).filter(|_| left > 0) else { return };
        if footing.shape == Shape::One {
            let walker = self.walker(who, free);
            for stride in self.arena().strides(footing.at) {
                if self.may_walk(&walker, stride, left).is_ok() {
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
            self.may_walk(&self.walker(who, free), stride.ok_or(Reason::StepWall)?, left)
        } else {
            let stride = self.arena().big_strides(footing).iter().find(|stride| stride.way == way);
            self.may_shift(&self.crowd(who), stride.ok_or_else(|| no_shift(way))?, left)
        }
    }

    /// May a small figure make a step that no wall stops (D16-MOV-1 to D16-MOV-4)?
    #[inline]
    fn may_walk(&self, walker: &Walker, stride: &Stride, left: u8) -> Result<u8, Reason> {
        let cost = self.cost(walker, stride, 0)?;
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
        left: u8,
        free: bool,
        events: &mut impl Events<Event>,
    ) -> u8 {
        let Some(footing) = self.footing(who) else { return 0 };
        let arena = self.arena();
        let (to, cost) = if footing.shape == Shape::One {
            let Ok(cost) = self.may_step(who, left, free, way) else { return 0 };
            let stride = arena.strides(footing.at).iter().find(|stride| way == Way::Step(stride.dir));
            let Some(stride) = stride else { return 0 };
            (Footing::from(stride.to), cost)
        } else {
            match arena.big_strides(footing).iter().find(|stride| stride.way == way) {
                Some(stride) => (stride.to, 1),
                None => return 0,
            }
        };
        self.stand(who, to);
        let (named, pos) = (self.named(who), self.pos(to.at));
        events.put(|| Event::Moved { who: named, to: pos });
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

    /// Put a figure somewhere.
    pub(crate) fn stand(&mut self, who: Who, to: Footing) {
        match who {
            Who::Marine(n) => self.marine_mut(n).place = Place::On(to.at),
            Who::Demon(id) => {
                if let Some(demon) = self.demons.get_mut(id) {
                    (demon.at, demon.shape) = (to.at, to.shape);
                }
            }
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
