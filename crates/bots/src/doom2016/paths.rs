//! Ways over the map: how far it is to some places, and where a figure can get with its points.

use ::doom2016::place::{DoorId, Doors, Footing, Shape, SpaceId, SpaceSet, Stride, TeleporterId, Way};
use ::doom2016::state::Actor;
use ::doom2016::{Action, Effect, Hook, Side, State, Who};
use skirmish::{FigureId, Search};

/// No way leads there.
pub(super) const FAR: i32 = 10_000;

/// The spaces of some figures.
pub(super) fn spaces_of(state: &State, figures: impl Iterator<Item = Who>) -> SpaceSet {
    figures.flat_map(|who| state.cells(who)).map(|cell| cell.index()).collect()
}

/// Active teleporters.
pub(super) fn teleporters(state: &State) -> impl Iterator<Item = SpaceId> + '_ {
    let all = (0..).map(TeleporterId).zip(&state.arena().mission().teleporters);
    all.filter(|&(n, _)| state.active.has(n)).map(|(_, &(at, _))| at)
}

/// Does a kind of demon fly all the time?
pub(super) fn flies(state: &State, id: FigureId) -> bool {
    let ability = state.demons.get(id).map(|demon| &demon.kind.sheet().ability);
    ability.is_some_and(|ability| ability.effects.contains(&Effect::Hook(Hook::Flying)))
}

/// How a field is spread.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground<'a> {
    /// Impassable and blocking edges do not matter.
    pub(super) fly: bool,
    /// What a closed door costs; `None` if it stays closed.
    pub(super) door: Option<i32>,
    /// By teleporters too.
    pub(super) leap: bool,
    /// What it costs besides to enter a space, difficult terrain apart.
    pub(super) tolls: &'a [i32],
}

/// The points from every space to the nearest of some places, each with points of its own to be added.
pub(super) fn spread(state: &State, seeds: &[(SpaceId, i32)], ground: Ground<'_>) -> Vec<i32> {
    let arena = state.arena();
    let ports: Vec<SpaceId> = if ground.leap { teleporters(state).collect() } else { Vec::new() };
    skirmish::spread(arena.spaces().len(), FAR, seeds, |space, points, ways| {
        let rough = !ground.fly && arena.difficult().contains(space.index());
        let enter = 1 + i32::from(rough) + ground.tolls.get(space.index()).copied().unwrap_or(0);
        for stride in arena.strides(space) {
            let open = |closed| if ground.fly { stride.is_near(closed) } else { stride.walks(closed) };
            let door = match ground.door {
                _ if open(state.closed) => 0,
                Some(door) if open(Doors::NONE) => door,
                _ => continue,
            };
            ways.offer(stride.to, points + enter + door);
        }
        if ports.contains(&space) {
            ports.iter().filter(|&&to| to != space).for_each(|&to| ways.offer(to, points + 1));
        }
    })
}

/// How one figure moves now.
#[derive(Clone, Debug)]
pub(super) struct Walker<'a> {
    state: &'a State,
    who: Who,
    enemies: SpaceSet,
    taken: SpaceSet,
    large: SpaceSet,
    /// Points for which impassable, blocking and difficult terrain do not matter.
    pub(super) climb: u8,
    /// Enemies in the way cost nothing; or nothing for those points.
    slips: bool,
    flies: bool,
    /// Steps without points and surcharges.
    pub(super) free: bool,
    /// What a door costs, if he may open it.
    door: Option<u8>,
    /// What the first teleporter step costs, if he may make one.
    leap: Option<u8>,
    /// Demons stagger with so much less damage.
    pub(super) unsteady: u8,
}

impl<'a> Walker<'a> {
    pub(super) fn new(state: &'a State, who: Who) -> Walker<'a> {
        let others = state.figures().filter(|&other| other != who);
        let large = |who: &Who| state.is_large(*who);
        let mut walker = Walker {
            state,
            who,
            enemies: spaces_of(state, state.enemies(who)),
            taken: spaces_of(state, others),
            large: spaces_of(state, state.friends(Side::Invader).filter(|&other| other != who).filter(large)),
            climb: 0,
            slips: false,
            flies: false,
            free: false,
            door: None,
            leap: None,
            unsteady: 0,
        };
        match who {
            Who::Marine(n) => {
                let marine = state.marine(n);
                let full = !state.is_tutorial();
                let his_turn = state.turn.who == Actor::Marine(n);
                walker.slips = marine.has(Hook::SlipPast);
                walker.door = Some(u8::from(!(full && marine.has(Hook::FreeDoors))));
                let paid = !marine.has(Hook::FreeTeleport) || state.turn.teleported || !his_turn;
                walker.leap = (full && !marine.asset).then_some(u8::from(paid));
                if his_turn {
                    (walker.climb, walker.unsteady) = (state.turn.climb, state.turn.unsteady);
                }
            }
            Who::Demon(id) => {
                walker.flies = flies(state, id);
                let jets = state.demons.get(id).and_then(|demon| {
                    demon.kind.sheet().ability.effects.iter().find_map(|effect| match effect {
                        Effect::Hook(Hook::Jets(n)) => Some(*n),
                        _ => None,
                    })
                });
                walker.climb = match (walker.flies, walker.is_active()) {
                    (true, _) => u8::MAX,
                    (false, true) => state.turn.climb,
                    (false, false) => jets.unwrap_or(0),
                };
                walker.door = state.demons_open_doors().then_some(1);
            }
            Who::Drone => walker.free = true,
        }
        walker
    }

    /// The same figure when it moves without being activated: what an activation gives it is missing.
    pub(super) fn out_of_turn(self) -> Self {
        let climb = if self.flies || self.is_active() { self.climb } else { 0 };
        Walker { climb, ..self }
    }

    fn is_active(&self) -> bool {
        matches!(self.who, Who::Demon(id) if self.state.turn.figure == Some(id))
    }

    /// What a step costs with so many points spent and these doors closed; `None` if it is shut.
    fn cost(&self, stride: &Stride, spent: u8, closed: Doors) -> Option<u8> {
        let special = spent < self.climb;
        let open = if special { stride.is_near(closed) } else { stride.walks(closed) };
        if !open {
            return None;
        }
        if self.free {
            return Some(1);
        }
        let place = stride.to.index();
        let demon = matches!(self.who, Who::Demon(_));
        let rough = !special && self.state.arena().difficult().contains(place);
        let enemy = !(self.slips || special && demon) && self.enemies.contains(place);
        Some(1 + u8::from(rough) + u8::from(enemy))
    }

    /// The demon that a marine kills by stepping on a space: a glory kill.
    fn victim(&self, space: SpaceId) -> Option<FigureId> {
        if !matches!(self.who, Who::Marine(_)) || !self.enemies.contains(space.index()) {
            return None;
        }
        if self.state.is_tutorial() {
            return None;
        }
        let mut here = self.state.others_on(space, self.who);
        match (here.next(), here.next()) {
            (Some(Who::Demon(id)), None) => self.state.is_staggered(id, self.unsteady).then_some(id),
            _ => None,
        }
    }

    fn may_stop(&self, footing: Footing) -> bool {
        if footing.shape == Shape::One {
            return !self.taken.contains(footing.at.index());
        }
        self.state.arena().cells(footing).iter().all(|cell| !self.large.contains(cell.index()))
    }
}

/// A place that a figure can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub(super) at: Footing,
    pub(super) cost: u8,
    /// Spaces shifted on the way.
    pub(super) shifted: u8,
    /// It may stop here.
    pub(super) free: bool,
    /// Doors opened on the way.
    pub(super) opened: Doors,
    /// The demon that dies when a marine comes here.
    pub(super) kills: Option<FigureId>,
    from: u16,
    door: Option<DoorId>,
    step: Action,
}

/// All places that a figure can reach, the start first.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    pub(super) stops: Vec<Stop>,
}

impl Reach {
    /// From where it stands, or from another place.
    pub(super) fn new(walker: &Walker<'_>, start: Footing, points: u8) -> Reach {
        let state = walker.state;
        let spaces = state.arena().spaces().len();
        let shapes = if start.shape == Shape::One { 1 } else { Shape::ALL.len() };
        let key =
            |at: Footing| if shapes == 1 { at.at.index() } else { at.shape.index() * spaces + at.at.index() };
        let mut search = Search::new(spaces * shapes, points);
        let first = Stop {
            at: start,
            cost: 0,
            shifted: if walker.is_active() { state.turn.shifted } else { 0 },
            free: walker.may_stop(start),
            opened: Doors::NONE,
            kills: None,
            from: u16::MAX,
            door: None,
            step: Action::Done,
        };
        search.put(key(start), 0, first);
        for cost in 0..=points {
            while let Some(n) = search.last(cost) {
                let stop = search.stops[n];
                walker.next(n as u16, &stop, points, |stop| search.put(key(stop.at), stop.cost, stop));
            }
        }
        // What a cheaper way has replaced is nobody's goal.
        for n in 0..search.stops.len() {
            search.stops[n].free &= search.is_best(n);
        }
        Reach { stops: search.stops }
    }

    /// The actions that lead to a stop.
    pub(super) fn way(&self, stop: usize) -> Vec<Action> {
        let mut way = Vec::new();
        let mut n = stop;
        while let Some(stop) = self.stops.get(n).filter(|stop| stop.from != u16::MAX) {
            way.push(stop.step);
            way.extend(stop.door.map(Action::Door));
            n = usize::from(stop.from);
        }
        way.reverse();
        way
    }

    /// Places to stop at, with their numbers.
    pub(super) fn free(&self) -> impl Iterator<Item = (usize, &Stop)> {
        self.stops.iter().enumerate().filter(|(_, stop)| stop.free)
    }
}

impl Walker<'_> {
    /// Every step from a stop.
    fn next(&self, n: u16, stop: &Stop, points: u8, mut put: impl FnMut(Stop)) {
        let state = self.state;
        let arena = state.arena();
        let closed = state.closed - stop.opened;
        let left = points - stop.cost;
        let on = Stop { from: n, door: None, kills: None, ..*stop };
        if stop.at.shape != Shape::One {
            for stride in arena.big_strides(stop.at).iter().filter(|_| left > 0) {
                if stride.is_free(closed) {
                    let shifted = stop.shifted + u8::from(matches!(stride.way, Way::Step(_)));
                    let step = Action::Step(stride.way);
                    let free = self.may_stop(stride.to);
                    put(Stop { at: stride.to, cost: stop.cost + 1, shifted, free, step, ..on });
                }
            }
            self.open(stop, on, left, put);
            return;
        }
        for stride in arena.strides(stop.at.at) {
            let Some(cost) = self.cost(stride, stop.cost, closed).filter(|&cost| cost <= left) else {
                continue;
            };
            let at = Footing::from(stride.to);
            let kills = self.victim(stride.to);
            let (free, step) = (kills.is_some() || self.may_stop(at), Action::Step(Way::Step(stride.dir)));
            put(Stop { at, cost: stop.cost + cost, free, kills, step, ..on });
        }
        if let Some(first) = self.leap {
            let cost = if stop.cost == 0 { first } else { 1 };
            let here = teleporters(state).any(|port| port == stop.at.at);
            for port in teleporters(state).filter(|&port| here && port != stop.at.at && cost <= left) {
                let mut there = state.others_on(port, self.who);
                let other = there.next();
                let kills = match other {
                    Some(Who::Demon(id)) => Some(id),
                    _ => None,
                };
                let at = port.into();
                let free = other.is_none_or(|_| kills.is_some());
                let step = Action::Teleport(arena.space(port).pos);
                put(Stop { at, cost: stop.cost + cost, free, kills, step, ..on });
            }
        }
        self.open(stop, on, left, put);
    }

    /// The same place with a door opened, and one step through it.
    fn open(&self, stop: &Stop, on: Stop, left: u8, mut put: impl FnMut(Stop)) {
        let Some(price) = self.door.filter(|_| stop.free && !self.free) else { return };
        let arena = self.state.arena();
        let closed = self.state.closed - stop.opened;
        for door in (arena.doors_at(stop.at) & closed).iter() {
            let this = Doors::of(door);
            let on = Stop { door: Some(door), opened: stop.opened | this, ..on };
            if stop.at.shape != Shape::One {
                let through = |shut: Doors| shut & closed == this;
                for stride in arena.big_strides(stop.at).iter().filter(|stride| through(stride.shut[0])) {
                    if price < left {
                        let (step, free) = (Action::Step(stride.way), self.may_stop(stride.to));
                        put(Stop { at: stride.to, cost: stop.cost + price + 1, free, step, ..on });
                    }
                }
                continue;
            }
            for stride in arena.strides(stop.at.at) {
                if self.cost(stride, stop.cost, closed).is_some() {
                    continue;
                }
                let cost = self.cost(stride, stop.cost + price, closed - this);
                if let Some(cost) = cost.map(|cost| cost + price).filter(|&cost| cost <= left) {
                    let at = Footing::from(stride.to);
                    let step = Action::Step(Way::Step(stride.dir));
                    put(Stop { at, cost: stop.cost + cost, free: self.may_stop(at), step, ..on });
                }
            }
        }
    }
}
