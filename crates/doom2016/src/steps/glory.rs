//! A marine drew for a glory kill and may recover (D16-GLO-2).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::sound::{self, Problem};
use super::{Frame, Step, open};
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::{Action, State};

/// Recovery for a glory kill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glory {
    /// Who.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
    /// How often.
    pub left: u8,
}

impl Step for Glory {
    fn decision(self, _: &State) -> Option<Decision> {
        Some(open(Seat(self.who)))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Glory
    }
    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend([Action::Recover, Action::Pass]);
    }
    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        allow(matches!(action, Action::Recover | Action::Pass), Reason::Glory)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        if action == Action::Recover {
            let n = state.glory_recovers(self.who, self.left);
            state.recover(self.who, n, events);
        }
        state.set_top(Frame::Glory(Glory { left: self.left - 1, ..self }));
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let over = self.left == 0 || state.marine(self.who).damage == 0;
        if over {
            state.frames.pop();
        }
        over
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-glory")
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Pass).then(|| Message::new("d16-label-pass-glory"))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        sound::marine(state, self.who)
    }
}
