//! Moving figures: entering squares, and how far one decision of a move can lead.
//!
//! Where turrets stand, every step matters, so a move is chosen step by step; elsewhere only its end matters and it
//! is chosen in one decision (ADR-TUR-5, ADR-TUR-13).

use engine::{Events, Seat};

use super::damage::hurt;
use crate::{Cause, Event, Sq, SquareSet, State};

/// Put a figure on a square it enters, whoever stands there (ADR-MOVE-3), and let a hostile turret there fire at once
/// (ADR-TUR-5, ADR-TUR-7, ADR-TUR-12): only where it enters, never where it starts (ADR-TUR-6). It is the turret that
/// hits, so it converts no marks and opens no Scope (ADR-TUR-13).
pub(crate) fn enter(state: &mut State, who: Seat, to: Sq, events: &mut impl Events<Event>) {
    let from = std::mem::replace(&mut state.figures[who.index()].square, to);
    let by = state.turn.seat;
    events.put(|| Event::Moved { who, from, to, by });
    if state.setup.turrets
        && let Some(owner) = state.turrets[to]
        && owner != who
    {
        hurt(state, owner, who, 1, Cause::Turret, events);
    }
}

/// Where one more decision can take a figure that walks up to `left` steps and must end in `goal` (ADR-MOVE-1).
#[inline]
pub(crate) fn stretch(state: &State, at: Sq, left: u8, goal: SquareSet) -> SquareSet {
    let board = state.board();
    if left == 0 {
        SquareSet::NONE
    } else if state.setup.turrets {
        let leads = |s: &Sq| goal.has(*s) || !board.reach(*s, left - 1).and(goal).is_empty();
        board.near(at).iter().filter(leads).collect()
    } else {
        board.reach(at, left).and(goal)
    }
}
