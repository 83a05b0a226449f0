//! What choices are about: squares, figures, doors, cards, and the heading they stand under.

use engine::Seat;
use engine::about::{About, Kind, Spot};
use skirmish::Extent;

use super::step::mover;
use crate::action::Who;
use crate::place::{Pos, Way};
use crate::{Action, State, WeaponKind};

/// The heading of a choice.
fn group(action: Action) -> &'static str {
    match action {
        Action::Step(_) | Action::Teleport(_) | Action::Jump | Action::Duct(_) => "ui-doom-group-move",
        Action::Door(_) | Action::Leave(_) => "ui-doom-group-doors",
        Action::Fire(..) | Action::Strike => "ui-doom-group-attack",
        Action::Take(_) | Action::TakeItem(_) | Action::Give(..) => "ui-doom-group-things",
        Action::Order(_) | Action::Heal(_) | Action::Adrenaline | Action::Drop => "ui-d04-group-orders",
        Action::Play(_) => "ui-d04-group-events",
        Action::Spawn(..) | Action::Discard(_) => "ui-doom-group-cards",
        Action::Activate(_) | Action::Remove(_) => "ui-d04-group-figures",
        Action::Done | Action::Pass | Action::Quiet(_) => "ui-doom-group-end",
        Action::At(_) | Action::AtFigure(..) => "ui-doom-group-targets",
        _ => "ui-doom-group-other",
    }
}

pub(crate) fn about(state: &State, action: Action) -> About {
    let about = About { rank: 1, ..About::of(action, group(action)) };
    let figure = |who: Who| Spot::figure(who);
    let door = |n: u8| Spot::new(Kind::Door, n + 1);
    match action {
        Action::Step(way) => match way {
            Way::Step(dir) => about.heading(dir),
            Way::Lead(..) => about,
        }
        .on(new_places(state, way).map(Spot::from)),
        Action::Teleport(at) | Action::Duct(at) | Action::Respawn(at) | Action::Chain(at, _) => {
            about.on(Spot::square(at))
        }
        Action::Knock(_, at) => about.on(Spot::square(at)),
        Action::Put(at, shape) => about.on(Spot::from(shape.extent(at))),
        Action::At(at) => {
            let about = if is_empty(state, at) {
                About { rank: 2, group: "ui-d04-group-empty", ..about }
            } else {
                About { rank: 0, ..about }
            };
            standing(state, at).into_iter().map(figure).fold(about, About::on).on(Spot::square(at)).aimed()
        }
        Action::AtFigure(at, who) => About { rank: 0, ..about }.on(figure(who)).on(Spot::square(at)).aimed(),
        Action::Take(_) | Action::TakeItem(_) => about.on(mover(state).map(figure)),
        Action::Door(id) | Action::Leave(id) => about.on(door(id.0)),
        Action::Activate(id) | Action::Remove(id) => about.on(figure(Who::Invader(id))),
        Action::Pick(Seat(n)) | Action::Heal(Seat(n)) | Action::Give(Seat(n), _) => {
            about.on(figure(Who::Marine(n)))
        }
        Action::Fire(weapon, aimed) => {
            let deed = if aimed { "aimed".into() } else { about.deed.clone() };
            let quiet = !can_hit(state, weapon);
            About { deed, quiet, ..about }.on(Spot::card(weapon))
        }
        Action::Play(card) | Action::Spawn(card, _) | Action::Discard(card) => about.on(Spot::card(card)),
        _ => about,
    }
}

/// Is there an enemy or a barrel that whoever is asked could attack with this weapon?
fn can_hit(state: &State, weapon: WeaponKind) -> bool {
    let seat = state.open_decision().map_or(state.turn.who, |asked| asked.seat.0);
    usize::from(seat) < state.marines.len() && state.has_prey_for(seat, weapon)
}

/// The places that a step leads to and that the mover does not fill yet.
fn new_places(state: &State, way: Way) -> Option<Extent> {
    let from = state.footing(mover(state)?)?;
    let arena = state.arena();
    if let Way::Step(dir) = way {
        return Some(from.shape.extent(arena.space(from.at).pos).beyond(dir));
    }
    let to = state.strides(from).find(|stride| stride.way == way)?.to;
    let new = arena.cells(to).iter().filter(|cell| !arena.cells(from).contains(cell));
    Extent::around(new.map(|&cell| arena.space(cell).pos))
}

/// Whoever stands on a place.
fn standing(state: &State, pos: Pos) -> Vec<Who> {
    let Some(space) = state.arena().at(pos) else { return Vec::new() };
    let (invaders, marines) = (state.invaders_on(space), state.marines_on(space));
    invaders.iter().map(Who::Invader).chain(marines.iter().map(|seat| Who::Marine(seat.0))).collect()
}

/// Does nothing that could be hit stand on a place, as far as one sees?
fn is_empty(state: &State, pos: Pos) -> bool {
    let barrel = state.arena().at(pos).and_then(|space| state.barrel_at(space));
    barrel.is_none() && standing(state, pos).is_empty()
}
