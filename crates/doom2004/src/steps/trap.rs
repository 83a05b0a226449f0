//! Invaders that an event activates at once (E03, E10).

use borsh::BorshSerialize;
use engine::{Arg, Events, Message};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, carries_events, demand};
use crate::event::Event;
use crate::reason::Reason;
use crate::rule::*;
use crate::state::FigureSet;
use crate::{Action, EventKind, InvaderCard, State, words};

/// The invader may activate some of these at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// The card.
    pub card: InvaderCard,
    /// Which invaders may be chosen.
    pub of: FigureSet,
    /// How many more.
    pub left: u8,
}

impl Step for Trap {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend((self.of & state.figures.alive()).iter().map(Action::Activate));
        actions.push(Action::Done);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Done => Ok(()),
            Action::Activate(id) if !state.figures.has(id) => Err(Reason::NoFigureToTrap),
            Action::Activate(id) if !self.of.has(id) => Err(Reason::TrapWho),
            Action::Activate(_) => Ok(()),
            _ => Err(Reason::InTrap),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Activate(id) = action else {
            state.set_top(Frame::Trap(Trap { left: 0, ..self }));
            return;
        };
        state.set_top(Frame::Trap(Trap { of: self.of - FigureSet::of(id), left: self.left - 1, ..self }));
        state.activate(id, events);
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let over = self.left == 0 || (self.of & state.figures.alive()).is_empty();
        if over {
            state.end_event(self.card);
        }
        over
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d04-prompt-trap").with("card", words::card(self.card)).with("n", self.left)
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        let event = self.card.event().map_or(Arg::text(self.card), words::event_name);
        (action == Action::Done).then(|| Message::new("d04-label-done-trap").with("card", event))
    }
    fn rests_on(self, below: Frame) -> bool {
        carries_events(below)
    }
    fn sound(self, _: &State) -> Result<(), Problem> {
        let traps = matches!(self.card.event(), Some(EventKind::BaitedHook | EventKind::WaitingTeeth));
        demand(traps && self.left <= 2, "that card does not activate so many", D04_INV_3)
    }
}
