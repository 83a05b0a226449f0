//! Can everybody get where he has to, and nobody where he must not?

use std::collections::BTreeSet;

use skirmish::{Findings, Footing, Mark, SpaceId};

use crate::place::Doors;
use crate::place::arena::{Arena, SpaceSet};
use crate::place::flaw::{self, Flaw, card, demon, the_noun};
use crate::place::plan::Plan;
use crate::threat::Summons;
use crate::{Base, DemonKind, Group};

pub(super) fn check(plan: &Plan, arena: &Arena, findings: &mut Findings<'_>) {
    reach(plan, arena, findings);
    drone(plan, arena, findings);
    for (placed, portal) in plan.portals.iter().zip(&arena.mission().portals) {
        let at = placed.at;
        if !placed.what.up {
            sight(plan, arena, placed.mark, portal.at, findings);
        }
        let groups: Vec<Group> =
            arena.mission().invasion.iter().flat_map(|card| card.groups(portal.colour)).collect();
        room(arena, placed.mark, portal.at, &groups, findings);
        let bases: BTreeSet<(Base, DemonKind)> = groups
            .iter()
            .flat_map(|group| group.iter())
            .map(|(kind, _)| (kind.sheet().base, kind))
            .filter(|(base, _)| base.is_large())
            .collect();
        let mut told = None;
        for (base, kind) in bases {
            if told != Some(base) && !walks_in(arena, portal.at, base) {
                told = Some(base);
                let flaw = Flaw::Stuck(demon(kind), flaw::portal(portal.colour), at, base.to_string());
                findings.error(placed.mark, flaw);
            }
        }
    }
}

/// Every space is within reach of marines who open all doors and use teleporters.
fn reach(plan: &Plan, arena: &Arena, findings: &mut Findings<'_>) {
    let mission = arena.mission();
    let mut reached = walk(arena, &mission.starts);
    if mission.teleporters.iter().any(|(at, _)| reached.contains(at.index())) {
        let active = mission.teleporters.iter().filter(|(_, active)| *active).map(|&(at, _)| at);
        let starts: Vec<SpaceId> = mission.starts.iter().copied().chain(active).collect();
        reached = walk(arena, &starts);
    }
    let missed = |space: &SpaceId| !reached.contains(space.index());
    for (n, room) in plan.rooms.iter().enumerate() {
        let inside = |space: &SpaceId| usize::from(arena.space(*space).room) == n;
        let lost: Vec<SpaceId> = arena.spaces().filter(inside).filter(missed).collect();
        if let Some(&first) = lost.first() {
            let (count, all) = (lost.len(), room.at.places().count());
            let first = arena.space(first).pos;
            findings.error(room.mark, Flaw::RoomAway(count, all, room.id.clone(), first));
        }
    }
    let exits = plan.exits.iter().map(|exit| (the_noun("exit"), exit.at, exit.mark));
    for (what, at, mark) in plan.floor().chain(exits) {
        if arena.at(at).as_ref().is_some_and(missed) {
            findings.error(mark, Flaw::Away(what, at));
        }
    }
}

/// The drone must be able to get out on foot.
fn drone(plan: &Plan, arena: &Arena, findings: &mut Findings<'_>) {
    let (Some(placed), Some(start)) = (plan.drone, arena.mission().drone) else { return };
    if !plan.exits.is_empty() && (walk(arena, &[start]) & *arena.exits()).is_empty() {
        findings.error(placed.mark, Flaw::DroneStuck);
    }
}

/// Where one gets on foot with all doors open.
fn walk(arena: &Arena, from: &[SpaceId]) -> SpaceSet {
    let mut reached: SpaceSet = from.iter().map(|space| space.index()).collect();
    let mut queue = from.to_vec();
    while let Some(space) = queue.pop() {
        for stride in arena.strides(space).iter().filter(|stride| stride.walks(Doors::NONE)) {
            if reached.insert(stride.to.index()) {
                queue.push(stride.to);
            }
        }
    }
    reached
}

/// Demons that come when a portal is seen must not be there before anybody has moved: those of a portal that lies face
/// up have come in the set-up.
fn sight(plan: &Plan, arena: &Arena, mark: Mark, portal: SpaceId, findings: &mut Findings<'_>) {
    let Some((threat, _)) = plan.threat else { return };
    let mut starts = arena.mission().starts.iter();
    let seen = starts.find(|&&start| arena.sees(start, portal, arena.all_doors()));
    if let (Summons::Sight, Some(&start)) = (threat.card().summons, seen) {
        let [portal, start] = [portal, start].map(|space| arena.space(space).pos);
        findings.error(mark, Flaw::Seen(portal, start, card("threat", threat.word())));
    }
}

/// Demons stand on a portal's space or beside it, if there is room (D16-POR-2, D16-POR-3).
fn room(arena: &Arena, mark: Mark, portal: SpaceId, groups: &[Group], findings: &mut Findings<'_>) {
    let near = arena.strides(portal).iter().filter(|stride| stride.is_near(arena.all_doors())).count() + 1;
    let Some(largest) = groups.iter().max_by_key(|group| group.len()) else { return };
    if near < usize::from(largest.len()) {
        findings.warning(mark, Flaw::Crowded(flaw::group(largest), near));
    }
}

/// Can a large figure that came out of a portal get to a start, all doors open (D16-POR-7, D16-LRG-1 to D16-LRG-3)?
fn walks_in(arena: &Arena, portal: SpaceId, base: Base) -> bool {
    let beside =
        arena.strides(portal).iter().filter(|stride| stride.is_near(Doors::NONE)).map(|stride| stride.to);
    let near: SpaceSet = beside.chain([portal]).map(SpaceId::index).collect();
    let footings =
        base.shapes().iter().flat_map(|&shape| arena.spaces().map(move |at| Footing { at, shape }));
    let touches = |footing: &Footing| arena.cells(*footing).iter().any(|cell| near.contains(cell.index()));
    let mut queue: Vec<Footing> = footings.filter(touches).collect();
    let mut seen: BTreeSet<Footing> = queue.iter().copied().collect();
    while let Some(footing) = queue.pop() {
        if arena.cells(footing).iter().any(|cell| arena.mission().starts.contains(cell)) {
            return true;
        }
        queue.extend(arena.big_strides(footing).iter().map(|stride| stride.to).filter(|to| seen.insert(*to)));
    }
    false
}
