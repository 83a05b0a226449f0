//! The figures of an area are laid out, one by one (D04-EXPL-1, D04-INT-32).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, Window, demand};
use crate::event::Event;
use crate::frame::Moment;
use crate::place::{AreaId, Cue};
use crate::reason::Reason;
use crate::rule::*;
use crate::state::FigureSet;
use crate::{Action, State, words};

/// The figures of an area are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lay {
    /// The area.
    pub area: AreaId,
    /// The next of its figures.
    pub next: u8,
    /// What has been placed.
    pub laid: FigureSet,
}

impl Step for Lay {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        if let Some(plan) = state.next_figure(self.area, self.next) {
            actions.extend(state.of_kind(plan.kind).map(Action::Remove));
        }
        actions.push(Action::Pass);
    }
    /// All figures of the kind are on the board: the invader may take one off for this (D04-SPAWN-4).
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match (action, state.next_figure(self.area, self.next)) {
            (Action::Pass, _) => Ok(()),
            (Action::Remove(id), Some(plan)) => {
                let fits = state.of_kind(plan.kind).any(|other| other == id);
                if fits { Ok(()) } else { Err(Reason::RemoveKindToLay) }
            }
            _ => Err(Reason::InLay),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match (action, state.next_figure(self.area, self.next)) {
            (Action::Remove(id), Some(plan)) => {
                let acted = state.take_off(id, events);
                state.lay_figure(self, &plan, acted, events);
            }
            _ => state.set_top(Frame::Lay(Lay { next: self.next + 1, ..self })),
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        if state.next_figure(self.area, self.next).is_some() {
            return state.lay_next(self, events);
        }
        state.frames.pop();
        state.push(Frame::Window(Window { moment: Moment::AfterReveal(self.laid), stage: 0 }));
        state.cue(Cue::Reveal(self.area), None);
        true
    }
    fn prompt(self, state: &State) -> Message {
        match state.next_figure(self.area, self.next) {
            Some(plan) => Message::new("d04-prompt-lay").with("kind", words::kind(plan.kind)),
            None => Message::new("d04-prompt-wait"),
        }
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Pass).then(|| Message::new("d04-label-pass-place"))
    }
    fn rests_on(self, _: Frame) -> bool {
        true
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let fine = self.area.index() < state.arena().scenario().areas.len() && state.knows(self.area);
        demand(fine, "that area is not revealed", D04_EXPL_1)
    }
}
