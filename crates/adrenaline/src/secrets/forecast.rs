//! What a shot would do before it is done.

use crate::{Action, Event, State, flow};

/// The damage, the marks and the pushes that choosing a target would bring at once.
pub(crate) fn forecast(guess: &State, action: Action) -> Vec<Event> {
    if !matches!(action, Action::Hit(_) | Action::At(_) | Action::Room(_) | Action::Scope(..)) {
        return Vec::new();
    }
    let mut events = Vec::new();
    flow::run_aloud(&mut guess.clone(), action, &mut events);
    // The game may run on to the end of the turn, unless somebody has a hidden card for this moment.
    let end = events.iter().position(|event| !is_part_of_a_shot(event)).unwrap_or(events.len());
    events.truncate(end);
    events
        .retain(|event| matches!(event, Event::Damaged { .. } | Event::Marked { .. } | Event::Moved { .. }));
    events
}

fn is_part_of_a_shot(event: &Event) -> bool {
    use Event::{Damaged, Killed, Marked, MarksLost, Moved, PaidCard, PaidCube, Played};
    matches!(
        event,
        Damaged { .. }
            | Marked { .. }
            | MarksLost { .. }
            | Moved { .. }
            | Killed { .. }
            | Played { .. }
            | PaidCube { .. }
            | PaidCard { .. }
    )
}
