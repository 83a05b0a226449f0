//! What a shot would do before it is done.

use engine::Game;

use crate::{Action, Adrenaline, Event, State};

/// The damage, the marks and the pushes that choosing a target would bring at once.
pub(crate) fn forecast(guess: &State, action: Action) -> Vec<Event> {
    if !matches!(action, Action::Hit(_) | Action::At(_) | Action::Room(_) | Action::Scope(..)) {
        return Vec::new();
    }
    let mut events = Vec::new();
    Adrenaline::apply(&mut guess.clone(), action, &mut events);
    events
        .retain(|event| matches!(event, Event::Damaged { .. } | Event::Marked { .. } | Event::Moved { .. }));
    events
}
