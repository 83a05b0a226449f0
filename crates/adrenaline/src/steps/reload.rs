//! Reloading at the end of a turn.

use engine::{Decision, Events, Message};

use super::{Frame, Problem, Step, demand_actor, unasked};
use crate::reason::Reason;
use crate::rules::reloading;
use crate::words;
use crate::{Action, Event, State};

/// Weapons may be reloaded (ADR-RELOAD-1).
#[derive(Clone, Copy, Debug)]
pub struct Reload;

impl Step for Reload {
    /// It is asked only because of what can be paid, with cards too.
    #[inline]
    fn decision(self, state: &State) -> Option<Decision> {
        Some(Decision { seat: state.turn.seat, secret: true })
    }

    #[inline]
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(reloading::reloadable(state).map(Action::Reload));
        actions.push(Action::Done);
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Reload(weapon) => reloading::may_reload(state, weapon),
            Action::Done => Ok(()),
            _ => Reason::TurnClosed.unasked(action),
        }
    }

    #[inline]
    fn act(self, state: &mut State, action: Action, _: &mut impl Events<Event>) {
        match action {
            Action::Reload(weapon) => reloading::reload(state, weapon),
            Action::Done => {
                state.frames.pop();
            }
            _ => unasked(action),
        }
    }

    #[inline]
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let idle = reloading::reloadable(state).next().is_none() && !state.setup.open_windows;
        if idle {
            state.frames.pop();
        }
        idle
    }

    fn prompt(self, _: &State) -> Message {
        Message::new("adrenaline-prompt-reload")
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::Reload(weapon) => words::reload(weapon),
            Action::Done => Message::new("adrenaline-label-done-reload"),
            _ => return None,
        })
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::Reloading(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)
    }
}
