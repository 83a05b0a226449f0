//! What a shot would do before it is done.

use adrenaline::{Event, State};
use engine::Seat;

use crate::pen::{Pen, QUIET};

/// The damage and marks that a shot would bring at once: `▲ 0 → 2`.
pub(super) fn forecast(pen: Pen, state: &State, events: &[Event]) -> String {
    let told = (0..state.figures.len() as u8).map(Seat).filter_map(|who| {
        let before = state.figure(who).damage.len();
        let damage = events.iter().filter_map(|event| match *event {
            Event::Damaged { to, total, .. } if to == who => Some(usize::from(total)),
            _ => None,
        });
        let damage = damage.max().filter(|&total| total > before);
        let marks: u8 = events.iter().map(|event| marks_for(event, who)).sum();
        let mut words = vec![pen.token(&state.setup, who)];
        words.extend(damage.map(|total| pen.paint(QUIET, format!("{before} → {total}"))));
        words.extend((marks > 0).then(|| pen.paint(QUIET, format!("⊕ {marks}"))));
        (words.len() > 1).then(|| words.join(" "))
    });
    told.collect::<Vec<_>>().join("  ")
}

fn marks_for(event: &Event, who: Seat) -> u8 {
    match *event {
        Event::Marked { to, amount, .. } if to == who => amount,
        _ => 0,
    }
}
