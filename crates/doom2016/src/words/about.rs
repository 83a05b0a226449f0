//! What choices are about: squares, figures, doors, cards, and the heading they stand under.

use engine::Seat;
use engine::about::{About, Kind, Spot};
use skirmish::Extent;

use super::step::mover;
use crate::action::Who;
use crate::place::Way;
use crate::{Action, State};

/// The heading of a choice.
fn group(action: Action) -> &'static str {
    match action {
        Action::Step(_) | Action::Teleport(_) => "ui-doom-group-move",
        Action::Door(_) => "ui-doom-group-doors",
        Action::Fire | Action::Hold | Action::Strike(_) | Action::Argent => "ui-doom-group-attack",
        Action::Take(_) | Action::Link(..) | Action::Seal(..) => "ui-doom-group-things",
        Action::Play(_) | Action::Sprint(_) | Action::Power(_) | Action::Glory(_) | Action::Fetch(_) => {
            "ui-doom-group-cards"
        }
        Action::Event(..) | Action::Burn(_) => "ui-d16-group-events",
        Action::Rouse(_) | Action::Activate(_) => "ui-d16-group-demons",
        Action::At(_) | Action::To(_) => "ui-doom-group-targets",
        Action::End | Action::Pass | Action::Done => "ui-doom-group-end",
        _ => "ui-doom-group-other",
    }
}

pub(crate) fn about(state: &State, action: Action) -> About {
    let about = About { rank: 1, ..About::of(action, group(action)) };
    let figure = |who: Who| Spot::figure(who);
    match action {
        Action::Step(way) => match way {
            Way::Step(dir) => about.heading(dir),
            Way::Turn(_) => about,
        }
        .on(new_places(state, way).map(Spot::from)),
        Action::Start(at) | Action::Respawn(at) | Action::Teleport(at) | Action::To(at) => {
            about.on(Spot::square(at))
        }
        Action::Put(at, shape) => about.on(Spot::from(shape.extent(at))),
        Action::Take(_) => about.on(mover(state).map(|(who, ..)| figure(who))),
        Action::Portal(n) => {
            let there = state.portals.get(usize::from(n).wrapping_sub(1)).is_some();
            about.on(there.then(|| Spot::square(state.pos(state.portal_at(n - 1)))))
        }
        Action::Link(n, card) => {
            let objective = state.arena().mission().objectives.get(usize::from(n).wrapping_sub(1));
            about.on(Spot::card(card)).on(objective.map(|&space| Spot::square(state.pos(space))))
        }
        Action::Seal(one, other) => about.on(Spot::card(one)).on(Spot::card(other)),
        Action::Door(id) => about.on(Spot::new(Kind::Door, id.0 + 1)),
        Action::At(who) => about.on(figure(who)).aimed(),
        Action::Activate(id) => about.on(figure(Who::Demon(id))),
        Action::Rouse(kind) => {
            let all = state.demons.iter().filter(|(_, demon)| demon.kind == kind);
            all.fold(about, |about, (id, _)| about.on(figure(Who::Demon(id))))
        }
        Action::Pick(Seat(n)) | Action::Lead(Seat(n)) => about.on(figure(Who::Marine(n))),
        Action::Play(card) | Action::Sprint(card) | Action::Fetch(card) => about.on(Spot::card(card)),
        Action::Event(card, _) | Action::Burn(card) => about.on(Spot::card(card)),
        Action::Glory(card) => about.on(Spot::card(card)),
        Action::Class(class) => about.on(Spot::card(class)),
        Action::Arm(set) => about.on(Spot::card(set)),
        Action::Invasion(kind) => about.on(Spot::card(kind)),
        Action::EventSet(set) => about.on(Spot::card(set)),
        _ => about,
    }
}

/// The places that a step or a turn leads to and that the mover does not fill yet.
fn new_places(state: &State, way: Way) -> Option<Extent> {
    let (arena, from) = (state.arena(), state.footing(mover(state)?.0)?);
    if let Way::Step(dir) = way {
        return Some(from.shape.extent(state.pos(from.at)).beyond(dir));
    }
    let to = arena.big_strides(from).iter().find(|stride| stride.way == way)?.to;
    let new = arena.cells(to).iter().filter(|cell| !arena.cells(from).contains(cell));
    Extent::around(new.map(|&cell| state.pos(cell)))
}
