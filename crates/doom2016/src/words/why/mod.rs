//! "Why not?": what pointing at something means, what is being decided instead, and what could be otherwise.

mod causes;
mod meant;

pub(crate) use causes::causes;
pub(crate) use meant::{meant, unasked, wall};

use engine::about::{Kind, Spot};

use crate::action::Who;
use crate::{ClassKind, DemonKind, State};

/// Everything on the table that the one who decides could point at.
pub(crate) fn spots(state: &State) -> Vec<Spot> {
    let arena = state.arena();
    let mut all: Vec<Spot> = arena.spaces().map(|space| Spot::square(state.pos(space))).collect();
    all.extend(state.demons.iter().map(|(id, _)| Spot::figure(Who::Demon(id))));
    all.extend(state.marine_ids().map(|who| Spot::figure(Who::Marine(who))));
    all.extend(state.drone.map(|_| Spot::figure(Who::Drone)));
    all.extend((0..arena.doors().len()).map(|n| Spot::new(Kind::Door, n + 1)));
    match state.open_decision() {
        Some(asked) if asked.seat == state.invader_seat() => {
            all.extend(state.invader.hand.iter().map(Spot::card));
            all.extend(
                DemonKind::ALL.into_iter().filter(|&kind| state.demon_card(kind).laid).map(Spot::card),
            );
        }
        Some(asked) => {
            let marine = state.marine(asked.seat.0);
            all.extend(marine.hand.iter().map(Spot::card));
            all.extend(marine.glory.iter().map(Spot::card));
            match marine.class {
                Some(class) => all.push(Spot::card(class)),
                None => all.extend(ClassKind::ALL.map(Spot::card)),
            }
        }
        None => {}
    }
    all
}
