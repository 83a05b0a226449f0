//! The flow of decisions: the game runs on from question to question.

use engine::{Decision, Events, Outcome, Seat, Silent};

use crate::event::Event;
use crate::{Action, Side, State};

impl State {
    /// Whose choice it is (nobody's once the game is over).
    pub(crate) fn open_decision(&self) -> Option<Decision> {
        if self.winner.is_some() { None } else { self.top()?.decision(self) }
    }

    /// Carry out an answer and run on to the next question.
    fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        if let Some(&frame) = self.top() {
            frame.act(self, action, events);
        }
        while self.settle(events) {}
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

    /// Do what needs no decision; false if somebody is to be asked or the game is over. Whatever has happened, victory
    /// is looked at first (D16-INT-35).
    pub(crate) fn settle(&mut self, events: &mut impl Events<Event>) -> bool {
        self.demons.gather(self.setup.mission.place());
        if self.winner.is_none() {
            self.judge(events);
        }
        if self.winner.is_some() {
            return false;
        }
        if self.open_grave() {
            return true;
        }
        match self.top() {
            Some(&frame) => frame.settle(self, events),
            None => false,
        }
    }

    /// Append all that may be answered.
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        if let (None, Some(frame)) = (self.winner, self.top()) {
            frame.list(self, actions);
        }
    }

    /// The result, once there is one.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let winner = self.winner?;
        let invader = self.invader_seat();
        let wins = |seat: &Seat| (*seat == invader) == (winner == Side::Invader);
        let seats = (0..=invader.0).map(Seat);
        Some(Outcome {
            points: seats.clone().map(|seat| i32::from(wins(&seat))).collect(),
            winners: seats.filter(wins).collect(),
        })
    }
}
