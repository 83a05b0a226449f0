//! The flow from question to question.

use engine::{Decision, Events, Message, Refusal, Seat, Silent};

use crate::reason::Reason;
use crate::{Action, Event, State, words};

/// Whose choice it is; nobody's once the game is over.
#[inline]
pub(crate) fn decision(state: &State) -> Option<Decision> {
    state.top()?.decision(state)
}

/// Append all that may be answered.
#[inline]
pub(crate) fn list(state: &State, actions: &mut Vec<Action>) {
    if let Some(&frame) = state.top() {
        frame.list(state, actions);
    }
}

/// May this be answered?
pub(crate) fn may(state: &State, action: Action) -> Result<(), Refusal> {
    let answer = state.top().map_or(Err(Reason::GameOver), |frame| frame.may(state, action));
    answer.map_err(|reason| reason.refusal(state, action))
}

/// Carry out an answer and run on to the next question.
fn run(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    if let Some(&frame) = state.top() {
        frame.act(state, action, events);
    }
    while let Some(&frame) = state.top() {
        if !frame.settle(state, events) {
            break;
        }
    }
}

/// The same, for those who listen: the rules are built here, and not wherever they are called.
#[inline(never)]
pub(crate) fn run_aloud(state: &mut State, action: Action, events: &mut Vec<Event>) {
    run(state, action, events);
}

/// The same, for those who do not.
#[inline(never)]
pub(crate) fn run_silently(state: &mut State, action: Action) {
    run(state, action, &mut Silent);
}

/// The open question; it carries `who`, the seat that is asked.
pub(crate) fn prompt(state: &State) -> Message {
    let Some(&frame) = state.top() else { return Message::new("adrenaline-prompt-over") };
    let who: Seat = decision(state).map_or(state.turn.seat, |d| d.seat);
    frame.prompt(state).with("who", words::seat(state, who))
}

/// What an answer means; to what is no answer the question is put again.
pub(crate) fn label(state: &State, action: Action) -> Message {
    state.top().and_then(|frame| frame.label(state, action)).unwrap_or_else(|| prompt(state))
}
