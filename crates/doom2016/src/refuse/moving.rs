//! Refusals of movement: steps, turns, teleporters, doors.

use engine::Refusal;
use grid::Dir8;
use skirmish::{DoorId, Pos};

use super::{no, passing};
use crate::action::Who;
use crate::mission::{Footing, Shape, Way};
use crate::rule::*;
use crate::{Action, Goal, State};

/// A figure that spends its points at once, or makes steps without them.
pub(super) fn spend(state: &State, who: Who, left: u8, action: Action) -> Option<Refusal> {
    match action {
        Action::Done => Some(no("refusal-d16-move-on", &[D16_MOV_4, D16_GEN_5])),
        _ => go(state, who, left, action),
    }
}

/// The drone at the end of a marine's activation.
pub(super) fn drone(state: &State, action: Action) -> Option<Refusal> {
    let steps = match state.goal() {
        Some(Goal::Drone { steps, .. }) => steps,
        _ => 0,
    };
    match action {
        Action::Step(_) => go(state, Who::Drone, steps, action),
        _ => None,
    }
}

/// Whatever moves somebody: why it cannot be done with so many points or steps.
pub(super) fn go(state: &State, who: Who, left: u8, action: Action) -> Option<Refusal> {
    let footing = state.footing(who)?;
    Some(match action {
        Action::Step(_) if left == 0 => no("refusal-d16-no-points", &[D16_MOV_1, D16_MAR_4]),
        Action::Step(way) => step(state, who, footing, way),
        Action::Teleport(pos) => teleport(state, who, left, pos),
        Action::Door(door) => open(state, who, left, door),
        _ => return None,
    })
}

fn step(state: &State, who: Who, footing: Footing, way: Way) -> Refusal {
    if footing.shape != Shape::One {
        return shift(state, footing, way);
    }
    let Way::Step(dir) = way else { return no("refusal-d16-turn-small", &[D16_LRG_2]) };
    let arena = state.arena();
    let Some(stride) = arena.strides(footing.at).iter().find(|stride| stride.dir == dir) else {
        return no("refusal-d16-step-wall", &[D16_MOV_1, D16_MOV_5, D16_TER_1]);
    };
    if !stride.is_near(state.closed) {
        return no("refusal-d16-step-door", &[D16_MOV_1, D16_TER_5, D16_DOR_1]);
    }
    if !stride.walks(state.closed) && !ignores_edges(state, who) {
        return no("refusal-d16-step-edge", &[D16_TER_2, D16_TER_3, D16_MOV_5]);
    }
    let crowded = state.others_on(stride.to, who).next().is_some();
    let key = if crowded { "refusal-d16-step-occupied" } else { "refusal-d16-no-points" };
    no(key, &[D16_MOV_2, D16_MOV_3, D16_MOV_4])
}

/// A large figure shifts or turns.
fn shift(state: &State, footing: Footing, way: Way) -> Refusal {
    if matches!(way, Way::Step(Dir8::NE | Dir8::SE | Dir8::SW | Dir8::NW)) {
        return no("refusal-d16-large-diagonal", &[D16_LRG_1]);
    }
    match state.arena().big_strides(footing).iter().find(|stride| stride.way == way) {
        Some(stride) if stride.is_free(state.closed) => no("refusal-d16-large-stop", &[D16_LRG_5, D16_LRG_8]),
        Some(_) => no("refusal-d16-step-door", &[D16_LRG_3, D16_LRG_7, D16_INT_23]),
        None if matches!(way, Way::Turn(_)) => no("refusal-d16-large-turn", &[D16_LRG_2, D16_LRG_7]),
        None => no("refusal-d16-step-wall", &[D16_LRG_3, D16_LRG_7]),
    }
}

fn teleport(state: &State, who: Who, left: u8, pos: Pos) -> Refusal {
    let Who::Marine(n) = who else { return no("refusal-d16-teleport-marines", &[D16_DEM_3, D16_TEL_2]) };
    let marine = state.marine(n);
    let end = state.arena().at(pos);
    let active = |space| state.active_teleporters().any(|at| at == space);
    if state.is_tutorial() {
        no("refusal-d16-tutorial", &[D16_TUT_8])
    } else if marine.asset {
        no("refusal-d16-asset", &[D16_INT_36])
    } else if !marine.space().is_some_and(active) {
        no("refusal-d16-no-teleporter", &[D16_TEL_2, D16_TEL_1])
    } else if !end.is_some_and(|end| active(end) && marine.space() != Some(end)) {
        no("refusal-d16-teleporter-end", &[D16_TEL_2, D16_TEL_1])
    } else if state.teleport_cost(n) > left {
        no("refusal-d16-no-points", &[D16_TEL_2, D16_MOV_1])
    } else {
        no("refusal-d16-teleporter-held", &[D16_INT_19, D16_MOV_4])
    }
}

fn open(state: &State, who: Who, left: u8, door: DoorId) -> Refusal {
    let there = door.index() < state.arena().doors().len() && state.closed >> door.0 & 1 != 0;
    let cells = state.cells(who);
    let near = || cells.iter().any(|&cell| state.arena().doors_at(cell) >> door.0 & 1 != 0);
    if !there {
        no("refusal-d16-no-door", &[D16_DOR_1])
    } else if !near() {
        no("refusal-d16-door-far", &[D16_DOR_2, D16_DOR_4])
    } else if matches!(who, Who::Demon(_)) && !state.demons_open_doors() {
        no("refusal-d16-door-demons", &[D16_DOR_3, D16_TUT_5])
    } else if state.door_cost(who) > left {
        no("refusal-d16-no-points", &[D16_DOR_1, D16_MOV_1])
    } else {
        passing(state, who).unwrap_or_else(|| no("refusal-d16-no-door", &[D16_DOR_1]))
    }
}

/// Do impassable and blocking edges not matter to somebody now (Flying, Jets, Acrobat)?
fn ignores_edges(state: &State, who: Who) -> bool {
    match who {
        Who::Demon(id) => state.flies(id) || state.turn.figure == Some(id) && state.turn.climb > 0,
        Who::Marine(n) => state.is_his_turn(n) && state.turn.climb > 0,
        Who::Drone => false,
    }
}
