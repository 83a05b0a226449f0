//! Red Mist: a marine who has killed gets some spaces and one more attack.

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, MarineStep, Problem, Step, asks, demand};
use crate::event::Event;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::deeds::Deeds;
use crate::state::Thing;
use crate::{Action, MarineCardKind, State, words};

/// A marine has killed with Red Mist: some spaces and one more attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mist {
    /// Spaces left.
    pub moves: u8,
}

impl Step for Mist {
    fn decision(self, state: &State) -> Option<Decision> {
        asks(Seat(state.turn.who))
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(deeds) = Deeds::of(state, self.moves) else { return };
        let before = actions.len();
        deeds.list_moves(actions);
        let stuck = actions.len() == before;
        deeds.list_takes(actions);
        deeds.list_shots(|_| false, actions);
        if deeds.may_end_after(stuck).is_ok() {
            actions.push(Action::Done);
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Some(deeds) = Deeds::of(state, self.moves) else { return Err(Reason::InMist) };
        match action {
            Action::Step(_) | Action::Teleport(_) | Action::Jump | Action::Door(_) | Action::Leave(_) => {
                deeds.may_move(action)
            }
            Action::Take(token) => deeds.may_take(Thing::Token(token)),
            Action::TakeItem(item) => deeds.may_take(Thing::Item(item)),
            Action::Fire(weapon, aimed) => deeds.may_fire(weapon, aimed),
            Action::Done => deeds.may_end(),
            _ => Err(Reason::InMist),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        if action == Action::Done {
            state.frames.pop();
        } else {
            state.do_deed(state.turn.who, action, events);
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let gone = state.marine(state.turn.who).space().is_none();
        if gone {
            state.frames.pop();
        }
        gone
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d04-prompt-mist")
            .with("card", words::marine_card(MarineCardKind::RedMist))
            .with("spaces", words::many("spaces", self.moves))
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        let card = words::marine_card(MarineCardKind::RedMist);
        (action == Action::Done).then(|| Message::new("d04-label-done-mist").with("card", card))
    }
    fn rests_on(self, below: Frame) -> bool {
        below == Frame::Marine(MarineStep::Act)
    }
    fn sound(self, _: &State) -> Result<(), Problem> {
        demand(self.moves <= 10, "more spaces than Red Mist gives", D04_MOVE_1)
    }
}
