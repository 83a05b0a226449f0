//! Movement in words: where a step leads, what it costs, and what is there.

use engine::{Arg, Message, Silent};
use skirmish::{DoorId, Pos, SpaceId};

use super::named::{door, everybody, many, place, thing, who};
use crate::action::Who;
use crate::frame::{Frame, MarineStep, Spend};
use crate::place::{Footing, TeleporterId, Way};
use crate::{Goal, Side, State};

/// Who moves now, if somebody does: with the points left, or steps without points.
pub(crate) fn mover(state: &State) -> Option<(Who, u8, bool)> {
    match *state.top()? {
        Frame::Marine(MarineStep::Act) => Some((Who::Marine(state.active_marine()), state.turn.mp, false)),
        Frame::Marine(MarineStep::Drone) => match state.goal() {
            Some(Goal::Drone { steps, .. }) => Some((Who::Drone, steps, true)),
            _ => None,
        },
        Frame::Demon(_) => Some((Who::Demon(state.turn.figure?), state.turn.mp, false)),
        Frame::Spend(Spend { who, left, steps, .. }) => Some((who, left, steps)),
        _ => None,
    }
}

fn direction(way: Way) -> Message {
    match way {
        Way::Step(dir) => {
            let dir = Arg::key(format!("direction-{}", dir.to_string().to_lowercase()));
            Message::new("d16-label-step").with("dir", dir)
        }
        Way::Turn(n) => Message::new("d16-label-turn").with("n", n + 1),
    }
}

/// A step or a turn: where to, for how many points, and what is there.
pub(crate) fn step(state: &State, way: Way) -> Message {
    let message = direction(way);
    let Some((one, left, free)) = mover(state) else { return message };
    if !state.is_large(one) && state.may_step(one, left, free, way).is_err() {
        return message;
    }
    let mut after = state.clone();
    let cost = after.make_step(one, way, free, &mut Silent);
    let Some(to) = after.footing(one).filter(|_| cost > 0) else { return message };
    let message = Message::new("d16-to").with("step", message).with("at", place(state, to));
    let message = if free { message } else { priced(message, cost) };
    remarks(state, one, to, message)
}

/// With the points that it costs.
fn priced(step: Message, cost: u8) -> Message {
    Message::new("d16-for").with("step", step).with("points", many("points", cost))
}

/// What a mover should know about the place he comes to.
fn remarks(state: &State, one: Who, to: Footing, message: Message) -> Message {
    let mut message = message;
    let cells = state.arena().cells(to);
    if let Some(id) = state.glory_at(one, to.at) {
        let killed = who(state, Who::Demon(id));
        message = Message::new("d16-glory-kill").with("step", message).with("who", killed);
    } else {
        let under = state.figures().filter(|&other| other != one);
        let under = under.filter(|&other| cells.iter().any(|&cell| state.fills(other, cell)));
        let under = everybody(state, under);
        if !under.is_empty() {
            message = Message::new("d16-through").with("step", message).with("who", under);
        }
    }
    match one {
        Who::Marine(_) => onto(state, to.at, message),
        _ => message,
    }
}

/// What lies on a space that matters to a marine who comes there.
fn onto(state: &State, space: SpaceId, message: Message) -> Message {
    let mut there: Vec<Arg> = state.lying(space).map(thing).collect();
    let mission = state.arena().mission();
    let teleporter = mission.teleporters.iter().position(|&(at, _)| at == space);
    if let Some(n) = teleporter {
        let active = state.active.has(TeleporterId(n as u8));
        there.push(Arg::key(if active { "d16-token-teleporter" } else { "d16-teleporter-inactive" }));
    }
    if state.arena().exits().contains(space.index()) {
        there.push(Arg::key("d16-exit"));
    }
    if there.is_empty() {
        message
    } else {
        Message::new("d16-onto").with("step", message).with("things", there)
    }
}

/// A teleporter that a marine comes to, without a step: whoever stands there dies (D16-TEL-3).
pub(crate) fn arrive(state: &State, key: &'static str, pos: Pos) -> Message {
    let message = Message::new(key).with("at", pos);
    let Some(space) = state.arena().at(pos) else { return message };
    let there = everybody(state, state.friends(Side::Invader).filter(|&one| state.fills(one, space)));
    let message = if there.is_empty() {
        message
    } else {
        Message::new("d16-telefrag").with("step", message).with("who", there)
    };
    onto(state, space, message)
}

/// Another active teleporter, for a point or for nothing (D16-TEL-2).
pub(crate) fn teleport(state: &State, pos: Pos) -> Message {
    let message = arrive(state, "d16-label-teleport", pos);
    match mover(state) {
        Some((who @ Who::Marine(n), ..)) => match state.arena().at(pos) {
            Some(space) => priced(message, state.teleport_cost(n, space, state.climbs(who))),
            None => message,
        },
        _ => message,
    }
}

pub(crate) fn open(state: &State, it: DoorId) -> Message {
    let message = Message::new("d16-label-door").with("door", door(it));
    match mover(state) {
        Some((one, ..)) => priced(message, state.door_cost(one)),
        None => message,
    }
}
