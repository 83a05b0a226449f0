//! The invader chooses a kind of demons to activate (D16-ACT-2, D16-ACT-3).

use engine::{Events, Message};

use super::{Frame, Step};
use crate::event::Event;
use crate::reason::Reason;
use crate::state::{Actor, Turn};
use crate::{Action, DemonKind, State};

/// Which kind of demons?
#[derive(Clone, Copy)]
pub(crate) struct KindsStep;

/// A kind is activated: its card is exhausted.
fn rouse(state: &mut State, kind: DemonKind, events: &mut impl Events<Event>) {
    state.demon_card_mut(kind).exhausted = true;
    state.demons.iter_mut().for_each(|(_, demon)| demon.acted = false);
    state.turn = Turn { who: Actor::Demons(kind), ..Turn::default() };
    events.put(|| Event::Roused { kind });
    state.set_top(Frame::Demons);
}

impl Step for KindsStep {
    fn question(self, _: &State) -> Reason {
        Reason::ChooseKind
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(state.ready_kinds().iter().map(Action::Rouse));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Rouse(kind) if state.ready_kinds().has(kind) => Ok(()),
            Action::Rouse(kind) if state.kinds_on_map().has(kind) => Err(Reason::KindExhausted),
            Action::Rouse(_) => Err(Reason::KindAbsent),
            _ => Err(Reason::ChooseKind),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        if let Action::Rouse(kind) = action {
            rouse(state, kind, events);
        }
    }
    /// One kind is no choice, and none is none (D16-ACT-2, D16-ACT-3).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let ready = state.ready_kinds();
        match (ready.nth(0), ready.len()) {
            (None, _) => {
                state.frames.pop();
                events.put(|| Event::Idle);
            }
            (Some(kind), 1) => rouse(state, kind, events),
            _ => return false,
        }
        true
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-kinds")
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Phase(_))
    }
}
