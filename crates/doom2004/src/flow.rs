//! The flow of decisions: who is asked, what may be answered, and how the game runs on to the next question.

use engine::{Decision, Events, Message, Refusal, Silent};

use crate::event::Event;
use crate::reason::{Reason, refusal};
use crate::{Action, State, words};

impl State {
    /// Whose choice it is (nobody's once the game is over).
    pub(crate) fn open_decision(&self) -> Option<Decision> {
        if self.winner.is_some() { None } else { self.top()?.decision(self) }
    }

    /// Append all that may be answered.
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        if let Some(frame) = self.top()
            && self.winner.is_none()
        {
            frame.list(self, actions);
        }
    }

    /// May this be answered now?
    pub(crate) fn check_legal(&self, action: Action) -> Result<(), Refusal> {
        let may = match self.top() {
            Some(frame) if self.winner.is_none() => frame.may(self, action),
            _ => Err(Reason::GameOver),
        };
        may.map_err(|reason| refusal(self, action, reason))
    }

    /// Carry out an answer and run on to the next question.
    fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        match self.top() {
            Some(&frame) => frame.act(self, action, events),
            None => debug_assert!(false, "`{action}` answers nothing"),
        }
        while self.run_on(events) {}
    }

    /// The same, for those who listen: the rules are built here, and not wherever they are called.
    #[inline(never)]
    pub(crate) fn carry_out_aloud(&mut self, action: Action, events: &mut Vec<Event>) {
        self.carry_out(action, events);
    }

    /// The same, for those who do not.
    #[inline(never)]
    pub(crate) fn carry_out_silently(&mut self, action: Action) {
        self.carry_out(action, &mut Silent);
    }

    /// Do what needs no decision; false if somebody is to be asked or the game is over.
    pub(crate) fn run_on(&mut self, events: &mut impl Events<Event>) -> bool {
        self.figures.gather(self.setup.scenario.place());
        self.judge(events);
        match self.top() {
            Some(&frame) if self.winner.is_none() => frame.settle(self, events),
            _ => false,
        }
    }

    /// The question that is open. Every prompt carries `who`, the seat that is asked.
    pub(crate) fn open_question(&self) -> Message {
        match (self.top(), self.open_decision()) {
            (Some(frame), Some(asked)) => frame.prompt(self).with("who", words::seat_first(self, asked.seat)),
            _ => Message::new("d04-prompt-over"),
        }
    }

    /// What an action would do now. Any action has a label, legal or not.
    pub(crate) fn label_of(&self, action: Action) -> Message {
        let here = self.top().and_then(|frame| frame.label(self, action));
        here.unwrap_or_else(|| words::label(self, action))
    }
}
