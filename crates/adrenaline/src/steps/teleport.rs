//! A Teleporter was played.

use engine::{Arg, Events, Message};

use super::{Problem, Step, demand_actor, unasked};
use crate::reason::{Reason, unless};
use crate::rules::moving;
use crate::{Action, Event, SquareSet, State};

/// The active player goes to any square of the board (ADR-PWR-TELE-1).
#[derive(Clone, Copy, Debug)]
pub struct Teleport;

/// Any square but the own one (ADR-PWR-TELE-2).
fn ends(state: &State) -> SquareSet {
    state.board().squares().without(state.actor().square.bit())
}

impl Step for Teleport {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(ends(state).iter().map(Action::To));
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::To(square) = action else { return Reason::TeleportNow.unasked(action) };
        unless(square != state.actor().square, Reason::TeleportHome)?;
        unless(ends(state).has(square), Reason::TeleportNow)
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::To(square) = action else { return unasked(action) };
        state.frames.pop();
        let who = state.turn.seat;
        moving::enter(state, who, square, events);
    }

    fn prompt(self, _: &State) -> Message {
        Message::new("adrenaline-prompt-teleport")
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        let Action::To(square) = action else { return None };
        Some(Message::new("adrenaline-label-to-teleport").with("square", Arg::text(square)))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)
    }
}
