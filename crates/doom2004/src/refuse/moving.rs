//! Refusals of movement on both sides: steps, doors, teleporters, ducts, exits.

use engine::Refusal;

use super::{attack, cards, no, no_more, sharing, turn};
use crate::action::Who;
use crate::frame::{Activation, Frame};
use crate::rule::*;
use crate::scenario::{DoorId, Footing, Goal, Pos, Shape, SpaceId, Way};
use crate::{Action, MarineCardKind, State};

/// A marine who would move with so many points left.
pub(super) fn marine(state: &State, who: u8, points: u8, action: Action) -> Option<Refusal> {
    let space = state.marine(who).space()?;
    let me = Who::Marine(who);
    let footing = Footing::from(space);
    Some(match action {
        Action::Leave(door) => leave(state, who, space, door, points),
        Action::Door(door) if points >= 2 => marine_door(state, me, footing, door),
        Action::Step(_) | Action::Door(_) | Action::Teleport(_) if points < price(action) => {
            no_points(state, action)
        }
        Action::Step(way) => step(state, me, footing, way),
        Action::Teleport(pos) => teleport(state, space, pos),
        _ => return None,
    })
}

/// Points that it costs (D04-DOOR-3, D04-MOVE-2).
fn price(action: Action) -> u8 {
    if matches!(action, Action::Door(_)) { 2 } else { 1 }
}

fn no_points(state: &State, action: Action) -> Refusal {
    let own: &[Rule] = match action {
        Action::Door(_) => &[D04_DOOR_3, D04_MOVE_1],
        Action::Teleport(_) => &[D04_TELE_1, D04_MOVE_1],
        _ => &[D04_MOVE_1, D04_EQ_7],
    };
    let mist = matches!(state.top(), Some(Frame::Mist { .. }));
    let deed = if mist { &[D04_SETUP_7] } else { turn::deed_rules(state) };
    no_more("refusal-d04-no-points", own, deed)
}

/// Why a figure cannot make a step for which it has the points.
pub(super) fn step(state: &State, who: Who, footing: Footing, way: Way) -> Refusal {
    let arena = state.arena();
    let big: &[Rule] = if footing.shape.spaces() > 1 { &[D04_BIG_8] } else { &[] };
    let pair = matches!(footing.shape, Shape::Across | Shape::Down);
    let Some(stride) = state.strides(footing).find(|stride| stride.way == way) else {
        return match way {
            Way::Lead(..) if !pair => no("refusal-d04-step-halves", &[D04_BIG_5, D04_MOVE_2]),
            Way::Step(dir) if pair && dir.straight().is_some() => {
                no("refusal-d04-step-demon", &[D04_BIG_5, D04_BIG_7])
            }
            Way::Lead(..) => no_more("refusal-d04-step-wall", &[D04_MOVE_2, D04_BIG_5, D04_BIG_7], big),
            Way::Step(_) => no_more("refusal-d04-step-wall", &[D04_MOVE_2, D04_MOVE_8, D04_MOVE_9], big),
        };
    };
    if !stride.is_free(state.closed) {
        return no_more("refusal-d04-step-door", &[D04_MOVE_4, D04_DOOR_2, D04_MOVE_9], big);
    }
    let cells = arena.cells(stride.to);
    if cells.iter().any(|&cell| !state.is_revealed(cell)) {
        return no_more("refusal-d04-step-wall", &[D04_MOVE_2, D04_EXPL_1], big);
    }
    if cells.iter().any(|&cell| state.barrel_at(cell).is_some()) {
        return no("refusal-d04-step-barrel", &[D04_MOVE_4, D04_BAR_1]);
    }
    let ghost = matches!(who, Who::Marine(n) if state.marine(n).has(MarineCardKind::GhostStep));
    if !ghost && cells.iter().any(|&cell| state.is_blocking(cell)) {
        return no("refusal-d04-step-obstacle", &[D04_MOVE_4, D04_OBST_1]);
    }
    let enemies = match who {
        Who::Marine(_) => state.invader_spaces(),
        Who::Invader(_) => state.marine_spaces(),
    };
    if !ghost && cells.iter().any(|cell| enemies.contains(cell.index())) {
        return no("refusal-d04-step-enemy", &[D04_MOVE_4]);
    }
    no("refusal-d04-step-friend", &[D04_INT_24, D04_MOVE_3, D04_BIG_9])
}

/// A door that is known, by its number.
fn known(state: &State, door: DoorId) -> bool {
    door.index() < state.arena().doors().len() && state.door_is_known(door)
}

/// What is wrong with a door for everybody; keys apart.
fn door(state: &State, footing: Footing, door: DoorId) -> Option<Refusal> {
    if !known(state, door) {
        return Some(no("refusal-d04-no-door", &[D04_DOOR_1, D04_DOOR_3]));
    }
    let is = |mask: u64| mask >> door.0 & 1 != 0;
    if !state.reaches_door(footing, door) {
        Some(no("refusal-d04-door-far", &[D04_DOOR_3, D04_DOOR_1]))
    } else if is(state.smashed) {
        Some(no("refusal-d04-door-smashed", &[D04_DOOR_4, D04_INT_43]))
    } else if is(state.jammed) {
        Some(no("refusal-d04-door-jammed", &[D04_DOOR_3, D04_INV_3]))
    } else if !is(state.closed) && state.is_straddled(door) {
        Some(no("refusal-d04-door-straddled", &[D04_DOOR_5, D04_INT_25]))
    } else {
        None
    }
}

fn marine_door(state: &State, me: Who, footing: Footing, id: DoorId) -> Refusal {
    let passing = || sharing(state, me).filter(|_| state.is_unlocked(id));
    let locked = || no("refusal-d04-door-locked", &[D04_DOOR_6, D04_INT_42]);
    door(state, footing, id).or_else(passing).unwrap_or_else(locked)
}

/// An exit is left by who stands at it, once it is open and its key has been taken (D04-WIN-2).
fn leave(state: &State, who: u8, space: SpaceId, id: DoorId, points: u8) -> Refusal {
    if !known(state, id) || !state.arena().door(id).exit {
        return no("refusal-d04-no-exit", &[D04_WIN_2]);
    }
    let wanted = state.arena().scenario().goals.iter().any(|placed| match placed.goal {
        Goal::Leave(by) => by == id,
        Goal::Carry(item, by) => by == id && state.marine(who).items >> item.0 & 1 != 0,
        _ => false,
    });
    if !state.arena().door(id).spaces.contains(&space) {
        no("refusal-d04-exit-far", &[D04_WIN_2, D04_DOOR_1, D04_INT_43])
    } else if !state.is_unlocked(id) {
        no("refusal-d04-exit-locked", &[D04_WIN_2, D04_DOOR_6])
    } else if state.closed >> id.0 & 1 != 0 {
        no("refusal-d04-exit-closed", &[D04_WIN_2, D04_DOOR_2])
    } else if !wanted {
        no("refusal-d04-exit-unwanted", &[D04_WIN_2, D04_SETUP_10])
    } else if points == 0 {
        no_more("refusal-d04-no-points", &[D04_WIN_2, D04_MOVE_1], turn::deed_rules(state))
    } else {
        no("refusal-d04-no-exit", &[D04_WIN_2])
    }
}

fn teleport(state: &State, space: SpaceId, pos: Pos) -> Refusal {
    let arena = state.arena();
    let Some(colour) = arena.space(space).teleporter else {
        return no("refusal-d04-no-teleporter", &[D04_TELE_1]);
    };
    let end = arena.at(pos).filter(|&end| end != space && arena.teleporters(colour).contains(&end));
    if end.is_some() {
        no("refusal-d04-teleporter-held", &[D04_TFRAG_1, D04_INT_24, D04_TELE_1])
    } else {
        no("refusal-d04-teleporter-end", &[D04_TELE_1])
    }
}

/// An active invader.
pub(super) fn activation(state: &State, activation: &Activation, action: Action) -> Option<Refusal> {
    let me = Who::Invader(activation.figure);
    let footing = state.footing(me)?;
    let moves = activation.moves;
    Some(match action {
        Action::Step(_) if moves == 0 => no("refusal-d04-no-moves", &[D04_MOVE_1, D04_INV_5]),
        Action::Step(way) => step(state, me, footing, way),
        Action::Duct(pos) => duct(state, activation, footing, pos),
        Action::Door(id) => {
            let key = known(state, id).then(|| state.arena().door(id).key).flatten();
            if key.is_some() {
                no("refusal-d04-door-invader", &[D04_DOOR_6])
            } else if let Some(refusal) = door(state, footing, id) {
                refusal
            } else if let Some(refusal) = sharing(state, me).filter(|_| moves >= 2) {
                refusal
            } else {
                no("refusal-d04-no-moves", &[D04_DOOR_3, D04_MOVE_1, D04_INV_5])
            }
        }
        Action::Teleport(_) => no("refusal-d04-teleporter-marines", &[D04_TELE_1]),
        Action::Strike => attack::strike(state, activation),
        Action::Play(_) => cards::play(state, action)?,
        Action::Done => sharing(state, me)?,
        _ => return None,
    })
}

fn duct(state: &State, activation: &Activation, footing: Footing, pos: Pos) -> Refusal {
    let arena = state.arena();
    let scurries =
        state.figures.get(activation.figure).is_some_and(|figure| figure.kind.sheet().abilities.scurry);
    if !scurries {
        return no("refusal-d04-duct-scurry", &[D04_DUCT_1, D04_ABIL_SCURRY]);
    }
    if activation.moves == 0 {
        return no("refusal-d04-no-moves", &[D04_DUCT_1, D04_MOVE_1, D04_INV_5]);
    }
    let end = arena.at(pos).filter(|&end| {
        end != footing.at && state.is_duct(end) && state.is_duct(footing.at) && state.is_revealed(end)
    });
    match end {
        None => no("refusal-d04-duct-end", &[D04_DUCT_1]),
        Some(end) if state.marines_on(end) != 0 => no("refusal-d04-duct-held", &[D04_DUCT_1]),
        Some(_) => no("refusal-d04-step-friend", &[D04_INT_24, D04_MOVE_3, D04_DUCT_1]),
    }
}
