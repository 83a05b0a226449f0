//! The owner of Backup Plan may cancel an event card.

use borsh::BorshSerialize;
use engine::{Arg, Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, asks, is_marine};
use crate::event::Event;
use crate::reason::Reason;
use crate::{Action, MarineCardKind, State, words};

/// The owner of Backup Plan may cancel the event below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// Whose card it is.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
}

impl Step for Backup {
    fn decision(self, _: &State) -> Option<Decision> {
        asks(Seat(self.who))
    }
    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend([Action::Cancel, Action::Pass]);
    }
    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        if matches!(action, Action::Cancel | Action::Pass) { Ok(()) } else { Err(Reason::InBackup) }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let who = self.who;
        state.frames.pop();
        if action == Action::Cancel
            && let Some(&Frame::Event(super::Event { card, .. })) = state.top()
        {
            state.marine_mut(who).planless = true;
            state.frames.pop();
            state.finish_card(card);
            events.put(|| Event::Backup { who: Seat(who), card });
        }
    }
    fn prompt(self, state: &State) -> Message {
        let played = state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Event(event) => Some(event.card),
            _ => None,
        });
        let played = played.map_or(Arg::key("d04-nothing"), words::card);
        let plan = words::marine_card(MarineCardKind::BackupPlan);
        Message::new("d04-prompt-backup").with("card", played).with("plan", plan)
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Pass).then(|| Message::new("d04-label-pass-backup"))
    }
    fn rests_on(self, below: Frame) -> bool {
        matches!(below, Frame::Event(super::Event { first: None, .. }))
    }
    fn bears(self) -> bool {
        false
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        is_marine(state, self.who)
    }
}
