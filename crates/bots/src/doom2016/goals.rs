//! Where a marine wants to go: what the mission asks for, shared out among the squad, and things worth a detour.

use ::doom2016::place::{Doors, SpaceId};
use ::doom2016::state::Lying;
use ::doom2016::{CardSet, Goal, Item, Side, State, Thing, Who};

use super::Taste;
use super::paths::{FAR, Ground, spaces_of, spread};

/// What the mission asks for; nothing in the tutorial.
pub(super) fn goal(state: &State) -> Option<Goal> {
    state.arena().mission().objective.map(|kind| kind.card().goal)
}

/// Portals that are still there, with their numbers.
pub(super) fn portals(state: &State) -> impl Iterator<Item = (u8, &::doom2016::state::PortalState)> {
    (0..).zip(&state.portals).filter(|(_, portal)| portal.there)
}

/// Where a marine wants to go, and how much.
#[derive(Clone, Debug)]
pub(super) struct Aims {
    /// Points to the goal by space, less what lies on the way there is worth.
    field: Vec<i32>,
    /// What a point is worth, in hundredths of a damage.
    pub(super) step: i32,
}

/// A place to go to.
struct Spot {
    spaces: Vec<SpaceId>,
    /// Nearer than this need nobody come.
    near: i32,
    /// So many marines are wanted there.
    wanted: usize,
    /// What is wanted first of all has 0.
    rank: u8,
}

impl Aims {
    pub(super) fn new(state: &State, who: u8, taste: &Taste) -> Aims {
        let tolls = tolls(state);
        let marine = state.marine(who);
        let ground = Ground { fly: false, door: Some(1), leap: !marine.asset, tolls: &tolls };
        let spots = spots(state, who);
        let fields: Vec<Vec<i32>> = spots.iter().map(|spot| spot.field(state, ground)).collect();
        let mine = assign(state, who, &spots, &fields);
        let spaces = state.arena().spaces().len();
        let mut field = vec![if fields.is_empty() { 0 } else { FAR }; spaces];
        for (n, other) in fields.iter().enumerate() {
            let more = if mine == Some(n) { 0 } else { taste.mate };
            field.iter_mut().zip(other).for_each(|(best, points)| *best = (*best).min(points + more));
        }
        let hurry = 100 + taste.hurry * i32::from(state.round.number);
        let step = (taste.step * hurry / 100).max(1);
        let seeds: Vec<(SpaceId, i32)> = state
            .floor
            .iter()
            .filter(|lying| field[lying.at.index()] < FAR)
            .filter_map(|lying| {
                let worth = worth(state, who, lying);
                (worth > 0).then(|| (lying.at, field[lying.at.index()] - worth / step))
            })
            .collect();
        if !seeds.is_empty() {
            let detour = spread(state, &seeds, ground);
            field.iter_mut().zip(detour).for_each(|(field, detour)| *field = detour.min(*field));
        }
        Aims { field, step }
    }

    /// What it is worth to stand here.
    pub(super) fn worth(&self, space: SpaceId) -> i32 {
        -self.step * self.field[space.index()].clamp(-100, 400)
    }
    /// Points to the goal.
    pub(super) fn far(&self, space: SpaceId) -> i32 {
        self.field[space.index()]
    }
}

/// How far the squad has to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errands {
    /// By marine on the map: points to the spot that is his, and whether a closed door is on every way there.
    pub(super) ways: [Option<(i32, bool)>; 4],
    /// How many spots there are.
    pub(super) spots: usize,
}

/// So many spots are looked at one by one; of more the nearest is anybody's.
const SPOTS: usize = 6;

impl Errands {
    pub(super) fn new(state: &State) -> Errands {
        let mut errands = Errands { ways: [None; 4], spots: 0 };
        let tolls = tolls(state);
        for asset in [false, true] {
            let squad = || state.standing().filter(|&(who, _)| state.marine(who).asset == asset);
            let Some((first, _)) = squad().next() else { continue };
            let ground = Ground { fly: false, door: Some(1), leap: !asset, tolls: &tolls };
            let mut spots = spots(state, first);
            errands.spots = errands.spots.max(spots.len());
            if spots.len() > SPOTS {
                let spaces = spots.iter().flat_map(|spot| spot.spaces.iter().copied()).collect();
                spots = vec![Spot { spaces, near: spots[0].near, wanted: 4, rank: 0 }];
            }
            let fields: Vec<Vec<i32>> = spots.iter().map(|spot| spot.field(state, ground)).collect();
            for (who, at) in squad() {
                let nearest = || (0..spots.len()).min_by_key(|&n| fields[n][at.index()]);
                let Some(mine) = assign(state, who, &spots, &fields).or_else(nearest) else { continue };
                let open = state.arena().distances(at, state.closed);
                let shut = spots[mine].spaces.iter().all(|space| open[space.index()] == u8::MAX);
                errands.ways[usize::from(who)] = Some((fields[mine][at.index()], shut));
            }
        }
        errands
    }
}

impl Spot {
    /// By space: points from there.
    fn field(&self, state: &State, ground: Ground<'_>) -> Vec<i32> {
        let seeds: Vec<_> = self.spaces.iter().map(|&space| (space, -self.near)).collect();
        let mut field = spread(state, &seeds, ground);
        field.iter_mut().for_each(|points| *points = (*points).max(0));
        field
    }
}

/// Demons in the way cost points, and time to kill them.
fn tolls(state: &State) -> Vec<i32> {
    let mut tolls = vec![0; state.arena().spaces().len()];
    for (id, _) in state.demons.iter() {
        state.cells(Who::Demon(id)).iter().for_each(|cell| tolls[cell.index()] += 2);
    }
    tolls
}

/// Which spot is for this marine: pairs of marines and spots, the nearest first.
fn assign(state: &State, who: u8, spots: &[Spot], fields: &[Vec<i32>]) -> Option<usize> {
    let mut pairs: Vec<(u8, i32, u8, usize)> = Vec::new();
    for (n, (spot, field)) in spots.iter().zip(fields).enumerate() {
        pairs.extend(state.standing().map(|(marine, at)| (spot.rank, field[at.index()], marine, n)));
    }
    pairs.sort_unstable();
    let mut wanted: Vec<usize> = spots.iter().map(|spot| spot.wanted).collect();
    let mut busy = [false; 4];
    for (_, _, marine, n) in pairs {
        if wanted[n] == 0 || std::mem::replace(&mut busy[usize::from(marine)], true) {
            continue;
        }
        wanted[n] -= 1;
        if marine == who {
            return Some(n);
        }
    }
    None
}

/// All that there is to go for.
fn spots(state: &State, who: u8) -> Vec<Spot> {
    let mut spots = Vec::new();
    let marines = state.standing().count().max(1);
    let mut put =
        |spaces: Vec<SpaceId>, near: i32, wanted: usize| spots.push(Spot { spaces, near, wanted, rank: 0 });
    let lying =
        |thing: Thing| state.floor.iter().filter(move |lying| lying.thing == thing).map(|lying| lying.at);
    let around = |from: SpaceId, range: u8| -> Vec<SpaceId> {
        let far = state.arena().distances(from, state.closed);
        state.arena().spaces().filter(|space| far[space.index()] <= range).collect()
    };
    match goal(state) {
        Some(Goal::Samples { unused_from_round, .. }) => {
            lying(Thing::Sample).for_each(|at| put(vec![at], 0, 1));
            for (id, _) in state.demons.iter().filter(|(_, demon)| demon.samples > 0) {
                put(state.cells(Who::Demon(id)).to_vec(), 2, 4);
            }
            let waiting = portals(state).filter(|(_, portal)| portal.sample);
            // A portal in sight opens at once, or waits for its round.
            let near = if state.round.number >= unused_from_round { 0 } else { 1 };
            waiting.for_each(|(n, _)| put(vec![state.portal_at(n)], near, 2));
        }
        Some(Goal::Relays { tokens, progress, .. }) => {
            for n in 0..usize::from(tokens) {
                let left = progress.saturating_sub(state.progress[n]);
                if left > 0
                    && let Some(&relay) = state.arena().mission().objectives.get(n)
                {
                    put(around(relay, 1), 0, usize::from(left).min(marines.div_ceil(2)));
                }
            }
        }
        Some(Goal::Zones { zones, .. }) => {
            let cells = spaces_of(state, state.friends(Side::Invader));
            let lost = |n: &usize| state.arena().zone(*n).iter().any(|space| cells.contains(space));
            let all = 0..usize::from(zones);
            // One or two gain nothing while demons sit in the other zone.
            let clear = marines > 2 || !all.clone().any(|n| lost(&n));
            for n in all.filter(|n| clear || lost(n)) {
                let spaces = state.arena().zone(n).iter().map(|space| SpaceId(space as u16)).collect();
                put(spaces, 0, marines.div_ceil(2));
            }
        }
        Some(Goal::Assets { .. }) => {
            if state.marine(who).asset {
                put(state.arena().exits().iter().map(|space| SpaceId(space as u16)).collect(), 0, 4);
            } else {
                lying(Thing::Asset).for_each(|at| put(vec![at], 0, 2));
                let alone = lying(Thing::Asset).next().is_none();
                for (_, at) in state.standing().filter(|&(mate, _)| alone && state.marine(mate).asset) {
                    put(vec![at], 3, 2);
                }
            }
        }
        Some(Goal::Drone { within, times, .. }) => {
            if let Some(at) = state.drone.and_then(|drone| drone.at) {
                if drone_goes(state) {
                    let (ahead, steps, door) = ahead(state, at);
                    if door {
                        put(vec![ahead], 0, 1);
                    }
                    if !door || steps > 1 {
                        put(around(at, within), 0, usize::from(times) - usize::from(door && marines > 1));
                    }
                    spots.push(Spot { spaces: vec![ahead], near: 1, wanted: 4, rank: 1 });
                } else {
                    // First those who could come near it; who is left over keeps it out of their sight.
                    let demons = state.demons.iter().map(|(id, _)| Who::Demon(id));
                    let close = demons.filter(|&who| state.range(who, Who::Drone) < 12);
                    close.for_each(|who| put(state.cells(who).to_vec(), 3, 2));
                    spots.push(Spot { spaces: vec![at], near: i32::from(within), wanted: 4, rank: 1 });
                }
            }
        }
        Some(Goal::Breach { .. }) => {
            portals(state).for_each(|(n, _)| put(vec![state.portal_at(n)], 0, 1));
        }
        None => {}
    }
    if spots.is_empty() {
        for (id, _) in state.demons.iter() {
            spots.push(Spot { spaces: state.cells(Who::Demon(id)).to_vec(), near: 3, wanted: 2, rank: 0 });
        }
    }
    if spots.is_empty()
        && let Some(here) = state.marine(who).space()
    {
        // Behind some door it goes on.
        let far = state.arena().distances(here, state.closed);
        let shut = state.arena().spaces().filter(|space| far[space.index()] == u8::MAX);
        spots.push(Spot { spaces: shut.collect(), near: 0, wanted: 4, rank: 0 });
    }
    spots
}

/// Rounds after this one.
pub(super) fn rounds_left(state: &State) -> i32 {
    i32::from(state.arena().mission().rounds) - i32::from(state.round.number)
}

/// Rounds that may still be lost on the drone's way.
fn drone_slack(state: &State) -> i32 {
    let Some(Goal::Drone { steps, times, .. }) = goal(state) else { return 0 };
    let way = state.drone.and_then(|drone| drone.at).map_or(0, |at| drone_field(state)[at.index()]);
    rounds_left(state) + 1 - (way + 2) / i32::from(steps * times)
}

/// How much more a step of the drone is worth, the less time there is.
pub(super) fn drone_hurry(state: &State) -> i32 {
    (4 - drone_slack(state)).clamp(1, 4)
}

/// Is it time to go on with the drone: are few demons left who can come to it, or few rounds? Nobody comes through a door
/// that is shut.
pub(super) fn drone_goes(state: &State) -> bool {
    let comes = |id| state.range(Who::Demon(id), Who::Drone) < u8::MAX;
    let health = |demon: &::doom2016::Demon| i32::from(demon.kind.sheet().health - demon.damage);
    let near = state.demons.iter().filter(|(id, _)| comes(*id));
    let demons: i32 = near.map(|(_, demon)| health(demon)).sum();
    demons <= 6 * (5 - drone_slack(state)).max(1)
}

/// How far the drone has to go, by space.
pub(super) fn drone_field(state: &State) -> Vec<i32> {
    let exits: Vec<_> = state.arena().exits().iter().map(|space| (SpaceId(space as u16), 0)).collect();
    spread(state, &exits, Ground { fly: false, door: Some(2), leap: false, tolls: &[] })
}

/// The space on the drone's way a few steps on, or beyond the door that stops it; how many steps, and is it a door?
fn ahead(state: &State, at: SpaceId) -> (SpaceId, u8, bool) {
    let field = drone_field(state);
    let mut space = at;
    for steps in 0..5 {
        let on = state.arena().strides(space).iter().filter(|stride| stride.walks(Doors::NONE));
        let Some(next) = on.min_by_key(|stride| field[stride.to.index()]) else { break };
        if field[next.to.index()] >= field[space.index()] {
            break;
        }
        if !next.walks(state.closed) {
            return (next.to, steps, true);
        }
        space = next.to;
    }
    (space, 5, false)
}

/// What a thing on the floor is worth to a marine, in hundredths of a damage.
pub(super) fn worth(state: &State, who: u8, lying: &Lying) -> i32 {
    let marine = state.marine(who);
    match lying.thing {
        Thing::Item(Item::HealthPack) => match marine.damage {
            0..=2 => 0,
            damage => {
                let left = state.rating(who).health.saturating_sub(damage);
                i32::from(damage.min(5)) * if left <= 4 { 110 } else { 70 }
            }
        },
        Thing::Item(Item::Weapon(set)) => match set {
            CardSet::Bfg9000 => 450,
            CardSet::RocketLauncher | CardSet::GaussCannon | CardSet::Chaingun => 350,
            CardSet::Chainsaw => 250,
            _ => 120,
        },
        Thing::Sample => 400,
        Thing::Asset => 0,
    }
}
