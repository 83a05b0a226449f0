//! Does the timer leave time enough?

use std::collections::{BTreeMap, VecDeque};

use skirmish::{DoorId, Findings, Pos, SpaceId};

use crate::place::arena::Arena;
use crate::place::flaw::Flaw;
use crate::place::model::ObstacleKind;
use crate::place::plot::{Goal, PlacedGoal};
use crate::{Colour, TokenKind};

/// Spaces that a sprinting marine goes in a round (D04-ACT-2).
const SPRINT: u32 = 8;
/// What it costs to open a door (D04-DOOR-3).
const OPENING: u32 = 2;

/// One marine must do everything himself if one may play; so his way goes by the key and the thing to be carried.
pub(super) fn check(arena: &Arena, findings: &mut Findings<'_>) {
    let scenario = arena.scenario();
    let Some(timer) = scenario.timer else { return };
    let starts = Colour::ALL.map(|colour| arena.start(colour));
    for &PlacedGoal { goal, mark } in &scenario.goals {
        let mut stops: Vec<Vec<SpaceId>> = Vec::new();
        let mut leave = |item: Option<Pos>, door: DoorId| {
            stops.extend(item.and_then(|pos| arena.at(pos)).map(|space| vec![space]));
            if scenario.marines.0 == 1 {
                stops.extend(key_of(arena, door).map(|space| vec![space]));
            }
            stops.push(arena.door(door).spaces.clone());
        };
        let (last_step, extra) = match goal {
            Goal::Leave(door) => {
                leave(None, door);
                (1, OPENING)
            }
            Goal::Carry(item, door) => {
                leave(Some(scenario.items[item.index()].at), door);
                (1, OPENING)
            }
            Goal::Reach(pos) => {
                stops.push(arena.at(pos).into_iter().collect());
                (0, 0)
            }
            Goal::ReachArea(area) | Goal::Gather(area) => {
                stops.push(arena.spaces().filter(|&space| arena.space(space).area == area).collect());
                (0, 0)
            }
            _ => continue,
        };
        let Some(way) = length(arena, &starts, &stops) else { continue };
        let rounds = (way + last_step + extra).div_ceil(SPRINT);
        if rounds > u32::from(timer) {
            findings.warning(mark, Flaw::Late(rounds, timer));
        }
    }
}

fn key_of(arena: &Arena, door: DoorId) -> Option<SpaceId> {
    let kind = TokenKind::Key(arena.door(door).key?);
    let mut tokens = arena.scenario().areas.iter().flat_map(|area| &area.tokens);
    tokens.find(|token| token.kind == kind).and_then(|token| arena.at(token.at))
}

/// The fewest points for a way from one of the starts by way of all stops, in the best order of two.
fn length(arena: &Arena, starts: &[SpaceId], stops: &[Vec<SpaceId>]) -> Option<u32> {
    let legs = |order: &[&Vec<SpaceId>]| {
        let mut from = starts.to_vec();
        order.iter().try_fold(0, |sum, goals| {
            let near = points(arena, &from);
            let best = goals.iter().filter_map(|goal| near.get(goal)).min()?;
            from = goals.to_vec();
            Some(sum + best)
        })
    };
    let mut order: Vec<&Vec<SpaceId>> = stops.iter().collect();
    let one = legs(&order);
    if order.len() > 2 {
        order.swap(0, 1);
        return one.into_iter().chain(legs(&order)).min();
    }
    one
}

/// The fewest points to every space, with all doors to be opened on the way.
fn points(arena: &Arena, starts: &[SpaceId]) -> BTreeMap<SpaceId, u32> {
    let closed = arena.closed_at_start();
    let mut best: BTreeMap<SpaceId, u32> = starts.iter().map(|&space| (space, 0)).collect();
    let mut queue: VecDeque<SpaceId> = starts.iter().copied().collect();
    while let Some(space) = queue.pop_front() {
        let here = best[&space];
        let steps = arena.steps(space).iter();
        let steps = steps.map(|step| (step.to, if step.is_near(closed) { 1 } else { 1 + OPENING }));
        let beams = arena.space(space).teleporter.into_iter().flat_map(|colour| arena.teleporters(colour));
        for (next, cost) in steps.chain(beams.map(|&far| (far, 1))) {
            let open = arena.space(next).obstacle != Some(ObstacleKind::Blocking);
            if open && best.get(&next).is_none_or(|&known| here + cost < known) {
                best.insert(next, here + cost);
                queue.push_back(next);
            }
        }
    }
    best
}
