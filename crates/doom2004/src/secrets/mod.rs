//! What somebody may know: views, events and their witnesses, guesses, and the map as far as a guess knows it.

pub(crate) mod event;
pub(crate) mod guess;
pub(crate) mod harm;
pub(crate) mod known;
pub mod view;

use crate::{Action, State};

/// Does this legal action show somebody a card, or an area they did not know?
pub(crate) fn reveals(state: &State, action: Action) -> bool {
    match action {
        Action::Play(_) | Action::Spawn(..) | Action::Discard(_) => true,
        Action::Step(_) | Action::Door(_) | Action::Jump | Action::Respawn(_) | Action::Knock(..) => {
            let mut after = state.clone();
            after.carry_out_silently(action);
            after.revealed != state.revealed
        }
        _ => false,
    }
}
