//! Movement in words: where a step leads, what lies there, and who is waiting.

use engine::{Arg, Message, Seat};
use grid::{Dir, Dir8};

use super::{door, extent, figure_at, figures, thing, token, who};
use crate::action::Who;
use crate::frame::Frame;
use crate::place::{DoorId, Footing, Pos, Shape, SpaceId, Way};
use crate::rules::board::NOBODY;
use crate::{State, TokenKind};

/// Who moves now, if somebody does.
pub(crate) fn mover(state: &State) -> Option<Who> {
    match *state.top()? {
        Frame::Marine(_) | Frame::Mist(_) if !state.is_invaders_turn() => Some(Who::Marine(state.turn.who)),
        Frame::Activation(activation) => Some(Who::Invader(activation.figure)),
        _ => None,
    }
}

pub(super) fn direction(dir: Dir8) -> Arg {
    Arg::key(format!("direction-{}", dir.to_string().to_lowercase()))
}

pub(super) fn step(state: &State, way: Way) -> Message {
    let mover = mover(state);
    let footing = mover.and_then(|who| state.footing(who));
    let stride = footing.and_then(|footing| state.strides(footing).find(|stride| stride.way == way));
    let to = stride.map(|stride| stride.to);
    let message = match way {
        Way::Step(dir) => Message::new("d04-label-step").with("dir", direction(dir)),
        Way::Lead(half, dir) => {
            let across = footing.is_some_and(|footing| footing.shape == Shape::Across);
            let leading = match (half, across) {
                (0, false) => Dir::N,
                (0, true) => Dir::W,
                (_, false) => Dir::S,
                (_, true) => Dir::E,
            };
            Message::new("d04-label-lead")
                .with("dir", direction(dir.into()))
                .with("half", Arg::key(format!("d04-half-{}", leading.to_string().to_lowercase())))
        }
    };
    match (mover, to) {
        (Some(who), Some(to)) => remarks(state, who, to, message),
        _ => message,
    }
}

/// What a mover should know about the place he comes to.
fn remarks(state: &State, mover: Who, to: Footing, message: Message) -> Message {
    let mut message = message;
    let there = things(state, mover, to);
    if !there.is_empty() {
        message = Message::new("d04-onto").with("step", message).with("things", there);
    }
    let cells = state.arena().cells(to);
    let mut shared = NOBODY;
    for &cell in cells.iter().filter(|&&cell| state.is_revealed(cell)) {
        shared = (shared.0 | state.invaders_on(cell), shared.1 | state.marines_on(cell));
    }
    match mover {
        Who::Marine(n) => shared.1.remove(Seat(n)),
        Who::Invader(id) => shared.0.remove(id),
    }
    if shared != NOBODY {
        message = Message::new("d04-through").with("step", message).with("who", figures(state, shared));
    }
    let watchers = watchers(state, mover, to);
    if !watchers.is_empty() {
        message = Message::new("d04-watched").with("step", message).with("who", watchers);
    }
    message
}

/// What lies on the spaces that matters to the mover: goo to all, things to marines, ducts to those who use them.
fn things(state: &State, mover: Who, to: Footing) -> Vec<Arg> {
    let arena = state.arena();
    let mut all = Vec::new();
    let cells = arena.cells(to);
    if cells.iter().any(|&cell| state.is_goo(cell)) {
        all.push(Arg::key("d04-goo"));
    }
    match mover {
        Who::Marine(_) => {
            for &cell in cells.iter().filter(|&&cell| state.is_revealed(cell)) {
                all.extend(state.lying(cell).map(|it| thing(state, it)));
                all.extend(arena.space(cell).teleporter.map(|colour| token(TokenKind::Teleporter(colour))));
            }
        }
        Who::Invader(id) => {
            let scurries = state.figures.get(id).is_some_and(|figure| figure.kind.sheet().abilities.scurry);
            all.extend((scurries && state.is_duct(to.at)).then(|| Arg::key("d04-duct")));
        }
    }
    all
}

/// Watchful invaders beside the place, who may attack a marine there (D04-ABIL-WATCH).
fn watchers(state: &State, mover: Who, to: Footing) -> Vec<Arg> {
    if matches!(mover, Who::Invader(_)) || !state.is_revealed(to.at) {
        return Vec::new();
    }
    let near = state.neighbours(to).0.iter();
    let watchful =
        near.filter(|&id| state.figures.get(id).is_some_and(|figure| figure.kind.sheet().abilities.watchful));
    watchful.map(|id| who(state, Who::Invader(id))).collect()
}

/// A place that a marine comes to without a step.
pub(super) fn arrive(state: &State, key: &'static str, pos: Pos) -> Message {
    let message = Message::new(key).with("at", pos);
    let known = state.arena().at(pos).filter(|&space| state.is_revealed(space));
    let Some(space) = known else { return message };
    let there = things(state, Who::Marine(state.turn.who), space.into());
    if there.is_empty() {
        message
    } else {
        Message::new("d04-onto").with("step", message).with("things", there)
    }
}

/// A teleporter: what stands on the far one dies, if we know of it (D04-TFRAG-1).
pub(super) fn teleport(state: &State, pos: Pos) -> Message {
    let message = Message::new("d04-label-teleport").with("at", pos);
    let known = state.arena().at(pos).filter(|&space| state.is_revealed(space));
    let Some(space) = known else { return message };
    let there: Vec<Arg> = state.invaders_on(space).iter().map(|id| who(state, Who::Invader(id))).collect();
    if there.is_empty() {
        return message;
    }
    Message::new("d04-label-teleport-kill").with("at", pos).with("who", there)
}

/// Opening or closing a door.
pub(super) fn work_door(state: &State, it: DoorId) -> Message {
    let closed = state.closed.has(it);
    let key = if closed { "d04-label-open" } else { "d04-label-close" };
    Message::new(key).with("door", door(state, it))
}

/// A place where an invader appears.
pub(super) fn put(state: &State, pos: Pos, shape: Shape) -> Message {
    let message = Message::new("d04-label-put").with("at", extent(pos, shape));
    let arena = state.arena();
    let footing = arena.at(pos).map(|at| Footing { at, shape });
    let goo = |cell: &SpaceId| state.is_goo(*cell);
    match footing {
        Some(footing) if arena.cells(footing).iter().any(goo) => {
            Message::new("d04-onto").with("step", message).with("things", vec![Arg::key("d04-goo")])
        }
        _ => message,
    }
}

/// Where a figure that was hit is moved to.
pub(super) fn knock(state: &State, whom: Who, pos: Pos) -> Message {
    let here = match whom {
        Who::Invader(id) => figure_at(state, id),
        Who::Marine(_) => who(state, whom),
    };
    let footing = state.arena().at(pos).map(|at| {
        let shape = match whom {
            Who::Invader(id) => state.figures.get(id).map_or(Shape::One, |figure| figure.shape),
            Who::Marine(_) => Shape::One,
        };
        Footing { at, shape }
    });
    let goo = |cell: &SpaceId| state.is_goo(*cell);
    let burns = footing.is_some_and(|footing| state.arena().cells(footing).iter().any(goo));
    let shape = footing.map_or(Shape::One, |footing| footing.shape);
    let message = Message::new("d04-label-knock").with("who", here).with("at", extent(pos, shape));
    if burns {
        return Message::new("d04-onto").with("step", message).with("things", vec![Arg::key("d04-goo")]);
    }
    message
}
