//! "Why not?": what pointing at something means, what is being decided instead, and what could be otherwise.

mod causes;
mod meant;

pub(crate) use causes::causes;
pub(crate) use meant::{meant, unasked, wall};

use engine::about::{Kind, Spot};

use crate::action::Who;
use crate::place::DoorId;
use crate::{State, WeaponKind};

/// Everything on the table that the one who decides could point at.
pub(crate) fn spots(state: &State) -> Vec<Spot> {
    let arena = state.arena();
    let mut all: Vec<Spot> = arena
        .spaces()
        .filter(|&space| state.is_revealed(space))
        .map(|space| Spot::square(arena.space(space).pos))
        .collect();
    all.extend(state.figures.iter().map(|(id, _)| Spot::figure(Who::Invader(id))));
    all.extend(state.marine_ids().map(|who| Spot::figure(Who::Marine(who))));
    let doors = (0..arena.doors().len() as u8).filter(|&n| state.door_is_known(DoorId(n)));
    all.extend(doors.map(|n| Spot::new(Kind::Door, n + 1)));
    match state.open_decision() {
        Some(asked) if asked.seat == state.invader() => all.extend(state.hand.iter().map(Spot::card)),
        Some(asked) => {
            all.extend(WeaponKind::ALL.map(Spot::card));
            all.extend(state.marine(asked.seat.0).cards.iter().map(|card| Spot::card(card.kind())));
        }
        None => {}
    }
    all
}
