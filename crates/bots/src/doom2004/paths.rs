//! Ways over the board: how far it is, and what a marine or an invader can reach with its points.

use ::doom2004::place::{DoorId, Doors, Footing, SpaceId};
use ::doom2004::{Action, FigureId, MarineCardKind, State, Who};
use skirmish::Search;

/// No way leads there.
pub(super) const FAR: i32 = 100_000;
/// Points to open a door.
pub(super) const DOOR: usize = 2;
/// Nobody gets past so many spaces.
const STUCK: usize = 1000;
/// Points that a jammed door is worth.
pub(super) const JAMMED: i32 = 8;

/// Whose doors and short cuts count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Walker {
    Marine,
    Invader,
}

/// The numbers of all doors.
pub(super) fn doors(state: &State) -> impl Iterator<Item = DoorId> + use<> {
    (0..state.arena().doors().len() as u8).map(DoorId)
}

/// Is the door closed?
pub(super) fn is_closed(state: &State, door: DoorId) -> bool {
    state.closed.has(door)
}

/// Closed doors between spaces that this side can open.
pub(super) fn workable(state: &State, walker: Walker) -> Doors {
    let can_open = |&door: &DoorId| {
        let plan = state.arena().door(door);
        let allowed = match walker {
            Walker::Marine => state.is_unlocked(door),
            Walker::Invader => plan.key.is_none(),
        };
        is_closed(state, door) && allowed && !plan.exit && state.can_work(door)
    };
    doors(state).filter(can_open).collect()
}

/// The doors in the way of this side: all that are closed, those that it cannot open, and those that will not open either
/// when they are jammed no more.
pub(super) fn shut(state: &State, walker: Walker) -> [Doors; 3] {
    let ajar = state.closed - workable(state, walker);
    [state.closed, ajar, ajar - state.jammed]
}

/// The points from every space to the nearest of some places, each with points of its own to be added; `toll` is what
/// it costs besides to enter a space.
pub(super) fn spread(
    state: &State,
    walker: Walker,
    seeds: &[(SpaceId, i32)],
    toll: impl Fn(SpaceId) -> i32,
) -> Vec<i32> {
    spread_past(state, walker, shut(state, walker), seeds, FAR, toll)
}

/// The same past these doors, and no farther than `limit`.
pub(super) fn spread_past(
    state: &State,
    walker: Walker,
    [closed, ajar, patient]: [Doors; 3],
    seeds: &[(SpaceId, i32)],
    limit: i32,
    toll: impl Fn(SpaceId) -> i32,
) -> Vec<i32> {
    let arena = state.arena();
    skirmish::spread(arena.spaces().len(), FAR, seeds, |space, points, ways| {
        let toll = toll(space);
        if points >= limit || toll >= FAR {
            return;
        }
        let enter = points + 1 + toll;
        let mut reach = |to: SpaceId, points: i32| {
            if state.is_revealed(to) {
                ways.offer(to, points);
            }
        };
        for stride in state.strides(space.into()) {
            if stride.is_free(closed) {
                reach(stride.to.at, enter);
            } else if stride.is_free(ajar) {
                reach(stride.to.at, enter + DOOR as i32);
            } else if stride.is_free(patient) {
                reach(stride.to.at, enter + JAMMED);
            }
        }
        if let (Walker::Marine, Some(colour)) = (walker, arena.space(space).teleporter) {
            arena.teleporters(colour).iter().for_each(|&end| reach(end, enter));
        }
    })
}

/// How a place was reached.
#[derive(Clone, Copy, Debug)]
struct Hop {
    points: usize,
    from: SpaceId,
    action: Action,
    /// A door that must be opened first.
    door: Option<DoorId>,
}

/// Where a marine can go: by the points spent and the space, what it hurts on the way.
pub(super) struct Reach {
    spaces: usize,
    points: usize,
    hurt: Vec<i32>,
    hops: Vec<Option<Hop>>,
    /// Spaces on which nobody may stay.
    pub(super) taken: Vec<bool>,
    /// By space: the steps from there to one that nobody stands on.
    past: Vec<usize>,
}

/// By space: the steps from there to one that nobody stands on, without any door being opened; 0 for those themselves.
fn way_past(state: &State, passed: &[SpaceId], barred: &[bool]) -> Vec<usize> {
    let mut past = vec![0; barred.len()];
    passed.iter().for_each(|space| past[space.index()] = STUCK);
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &space in passed {
            let open = state.strides(space.into()).filter(|stride| stride.is_free(state.closed));
            let ends =
                open.map(|stride| stride.to.at).filter(|&to| state.is_revealed(to) && !barred[to.index()]);
            let steps = ends.map(|to| past[to.index()] + 1).min().unwrap_or(STUCK);
            if steps < past[space.index()] {
                (past[space.index()], changed) = (steps, true);
            }
        }
    }
    past
}

impl Reach {
    /// All that marine `who` can reach with so many points; `hurts` is what entering a space costs him.
    pub(super) fn new(state: &State, who: u8, points: usize, hurts: &[i32]) -> Reach {
        let arena = state.arena();
        let spaces = arena.spaces().len();
        let size = (points + 1) * spaces;
        let mut reach = Reach {
            spaces,
            points,
            hurt: vec![FAR; size],
            hops: vec![None; size],
            taken: vec![false; spaces],
            past: Vec::new(),
        };
        let Some(start) = state.marine(who).space() else { return reach };
        let ghost = state.marine(who).has(MarineCardKind::GhostStep);
        let mut barred = vec![false; spaces];
        let mut passed = Vec::new();
        for space in state.blocking().iter().chain(figure_cells(state)) {
            let port = arena.space(SpaceId(space as u16)).teleporter.is_some();
            // Whoever walks there cannot stay, whoever teleports there can: to keep it simple he walks round it.
            barred[space] = !ghost || port;
            reach.taken[space] = !port;
            passed.push(SpaceId(space as u16));
        }
        for (_, barrel) in state.barrels() {
            barred[barrel.index()] = true;
        }
        for (_, space) in state.standing().filter(|&(mate, _)| mate != who) {
            reach.taken[space.index()] = true;
            passed.push(space);
        }
        let closed = state.closed;
        reach.past = way_past(state, &passed, &barred);
        let openable = workable(state, Walker::Marine);
        reach.hurt[start.index()] = 0;
        let past = &reach.past;
        for spent in 0..points {
            for space in arena.spaces() {
                let hurt = reach.hurt[spent * spaces + space.index()];
                if hurt >= FAR {
                    continue;
                }
                let mut go = |to: SpaceId, cost: usize, action: Action, door: Option<DoorId>| {
                    // Whoever stands on the far end of a teleporter dies (D04-TFRAG-1).
                    let barred = barred[to.index()] && !matches!(action, Action::Teleport(_));
                    if spent + cost > points || barred || !state.is_revealed(to) {
                        return;
                    }
                    // He passes others only if he can go on, and works no door for points that he needs for it
                    // (D04-INT-24).
                    let waits = door.map_or(0, |_| spent + DOOR + past[space.index()]);
                    if waits > points || spent + cost + past[to.index()] > points {
                        return;
                    }
                    let label = (spent + cost) * spaces + to.index();
                    let sum = hurt + hurts[to.index()];
                    if sum < reach.hurt[label] {
                        reach.hurt[label] = sum;
                        reach.hops[label] = Some(Hop { points: spent, from: space, action, door });
                    }
                };
                for stride in state.strides(space.into()) {
                    if stride.is_free(closed) {
                        go(stride.to.at, 1, Action::Step(stride.way), None);
                        continue;
                    }
                    let mut near = (openable & arena.doors_at(space)).iter();
                    let door = near.find(|&door| stride.is_free(closed - Doors::of(door)));
                    if door.is_some() {
                        go(stride.to.at, 1 + DOOR, Action::Step(stride.way), door);
                    }
                }
                if let Some(colour) = arena.space(space).teleporter {
                    let ends = arena.teleporters(colour).iter().filter(|&&end| end != space);
                    ends.for_each(|&end| go(end, 1, Action::Teleport(arena.space(end).pos), None));
                }
            }
        }
        reach
    }

    /// Every place with the points that lead there and what they hurt.
    pub(super) fn places(&self, most: usize) -> impl Iterator<Item = (usize, SpaceId, i32)> + '_ {
        let labels = self.hurt.iter().enumerate().take((most.min(self.points) + 1) * self.spaces);
        let reached = labels.filter(|&(_, &hurt)| hurt < FAR);
        reached.map(|(label, &hurt)| (label / self.spaces, SpaceId((label % self.spaces) as u16), hurt))
    }

    /// Where he can be with so many points left, and stay.
    pub(super) fn places_before(&self, left: usize) -> impl Iterator<Item = SpaceId> + '_ {
        let most = self.points.checked_sub(left);
        let places = most.into_iter().flat_map(|most| self.places(most));
        places.map(|(_, space, _)| space).filter(|space| !self.taken[space.index()])
    }

    /// Can he spend so many points on a space that leave him with so many?
    pub(super) fn may_linger(&self, space: SpaceId, left: usize) -> bool {
        self.past[space.index()] <= left
    }

    /// The way to a place.
    pub(super) fn way(&self, points: usize, space: SpaceId) -> Vec<Action> {
        let mut way = Vec::new();
        let mut label = points * self.spaces + space.index();
        while let Some(hop) = self.hops[label] {
            way.push(hop.action);
            way.extend(hop.door.map(Action::Door));
            label = hop.points * self.spaces + hop.from.index();
        }
        way.reverse();
        way
    }
}

/// The spaces of all invaders.
pub(super) fn figure_cells(state: &State) -> impl Iterator<Item = usize> + '_ {
    let arena = state.arena();
    state.figures.iter().flat_map(move |(_, figure)| arena.cells(figure.footing())).map(|cell| cell.index())
}

/// A place that an invader can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) footing: Footing,
    pub(super) points: u8,
    /// It may stay there.
    pub(super) free: bool,
    before: usize,
    action: Action,
    /// The place is beyond a door that must be opened first.
    door: Option<DoorId>,
}

/// Where an invader can go with so many points, the nearest first.
pub(super) fn stands(state: &State, id: FigureId, points: u8) -> Vec<Stand> {
    let Some(figure) = state.figures.get(id) else { return Vec::new() };
    let arena = state.arena();
    let spaces = arena.spaces().len();
    let own = arena.cells(figure.footing());
    let (mut barred, mut passed) = (vec![false; spaces], vec![false; spaces]);
    state.blocking().iter().for_each(|space| barred[space] = true);
    state.barrels().for_each(|(_, at)| barred[at.index()] = true);
    for (_, space) in state.standing() {
        // A marine may be passing through (Ghost Step).
        (barred[space.index()], passed[space.index()]) = (true, true);
    }
    for (_, figure) in state.figures.iter().filter(|&(other, _)| other != id) {
        arena.cells(figure.footing()).iter().for_each(|cell| passed[cell.index()] = true);
    }
    let burning = state.goo();
    let goo = |cell: &SpaceId| burning.contains(cell.index()) && !own.contains(cell);
    let closed = state.closed;
    let openable = workable(state, Walker::Invader);
    let scurries = figure.kind.sheet().abilities.scurry;
    let free = |footing: Footing| !arena.cells(footing).iter().any(|cell| passed[cell.index()]);
    let start = figure.footing();
    let slot = |footing: Footing| footing.shape as usize * spaces + footing.at.index();
    let mut search = Search::new(4 * spaces, points);
    let (action, door) = (Action::Done, None);
    search.put(
        slot(start),
        0,
        Stand { footing: start, points: 0, free: free(start), before: 0, action, door },
    );
    for spent in 0..=points {
        while let Some(n) = search.first(spent) {
            let Stand { footing: here, free: alone, .. } = search.stops[n];
            let mut go = |to: Footing, cost: u8, action: Action, door: Option<DoorId>| {
                let points = spent + cost;
                let shut = |cell: &SpaceId| barred[cell.index()] || goo(cell) || !state.is_revealed(*cell);
                if !arena.cells(to).iter().any(shut) {
                    let free = free(to);
                    search.put(
                        slot(to),
                        points,
                        Stand { footing: to, points, free, before: n, action, door },
                    );
                }
            };
            for stride in state.strides(here) {
                if stride.is_free(closed) {
                    go(stride.to, 1, Action::Step(stride.way), None);
                } else if alone && stride.is_free(closed - openable) {
                    // While it passes others it must be able to go on by steps alone (D04-INT-24).
                    let near = openable & arena.doors_at(here);
                    let door = near.iter().find(|&door| stride.is_free(closed - Doors::of(door)));
                    if door.is_some() {
                        go(stride.to, 1 + DOOR as u8, Action::Step(stride.way), door);
                    }
                }
            }
            if scurries && alone && state.is_duct(here.at) {
                let ends = state.ducts().filter(|&end| end != here.at);
                ends.for_each(|end| go(end.into(), 1, Action::Duct(arena.space(end).pos), None));
            }
        }
    }
    search.stops
}

/// The actions that lead to one of the places found.
pub(super) fn way_to(found: &[Stand], mut n: usize) -> Vec<Action> {
    let mut way = Vec::new();
    while n != 0 {
        way.push(found[n].action);
        way.extend(found[n].door.map(Action::Door));
        n = found[n].before;
    }
    way.reverse();
    // Whoever is large goes through a door in several steps, and opens it once.
    let mut opened = Vec::new();
    way.retain(|action| match action {
        Action::Door(door) if opened.contains(door) => false,
        Action::Door(door) => {
            opened.push(*door);
            true
        }
        _ => true,
    });
    way
}

/// The figure of an invader, or nothing to be said of a marine.
pub(super) fn invader_of(who: Who) -> Option<FigureId> {
    match who {
        Who::Invader(id) => Some(id),
        Who::Marine(_) => None,
    }
}
