//! The flow of decisions: who is asked, what may be answered, and how the game runs on to the next question.

use engine::{Decision, Events, Seat};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, InvaderStep, MarineStep, Stage};
use crate::{Action, State};

impl State {
    /// Whose choice it is (nobody's once the game is over).
    pub(crate) fn open_decision(&self) -> Option<Decision> {
        if self.winner.is_some() {
            return None;
        }
        let (invader, active) = (self.invader(), Seat(self.turn.who));
        let (seat, secret) = match *self.top()? {
            Frame::Marine(_) | Frame::Mist { .. } => (active, false),
            Frame::Window { stage: 0, .. } => (invader, true),
            Frame::Window { stage, .. } => (Seat(stage - 1), false),
            Frame::Backup { who } | Frame::Offer { to: who, .. } => (Seat(who), false),
            Frame::Target => (self.seat_of(self.attacks.last()?.by), false),
            Frame::Attack => {
                let attack = self.attacks.last()?;
                match attack.stage {
                    Stage::Reroll => self.reroll_seat(attack)?,
                    _ => (self.seat_of(attack.by), false),
                }
            }
            Frame::Invader(_)
            | Frame::Draw { .. }
            | Frame::Event { .. }
            | Frame::Trap { .. }
            | Frame::Activation(_)
            | Frame::Watch { .. }
            | Frame::Look
            | Frame::Lay { .. }
            | Frame::Place { .. }
            | Frame::Effects { .. } => (invader, false),
        };
        Some(Decision { seat, secret })
    }

    /// The seat that decides for a figure.
    #[inline]
    pub(crate) fn seat_of(&self, who: Who) -> Seat {
        match who {
            Who::Marine(n) => Seat(n),
            Who::Invader(_) => self.invader(),
        }
    }

    /// Append all that may be answered.
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        if self.winner.is_some() {
            return;
        }
        let Some(&frame) = self.top() else { return };
        match frame {
            Frame::Marine(MarineStep::Respawn) => self.legal_respawns(actions),
            Frame::Marine(MarineStep::Declare) => self.legal_declarations(actions),
            Frame::Marine(MarineStep::Act) => self.legal_acts(actions),
            Frame::Mist { moves } => self.legal_in_mist(moves, actions),
            Frame::Invader(InvaderStep::Discard) => actions.extend(self.hand.iter().map(Action::Discard)),
            Frame::Invader(InvaderStep::Menu) => self.legal_invasion(actions),
            Frame::Window { moment, stage } => self.legal_in_window(moment, stage, actions),
            Frame::Event { card, first } => self.legal_event_choices(card, first, actions),
            Frame::Backup { .. } => actions.extend([Action::Cancel, Action::Pass]),
            Frame::Trap { of, .. } => self.legal_trap(of, actions),
            Frame::Activation(activation) => self.legal_activation(&activation, actions),
            Frame::Target => self.legal_targets(actions),
            Frame::Attack => self.legal_in_attack(actions),
            Frame::Watch { who, queue } => self.legal_watch(who, queue, actions),
            Frame::Lay { area, next, .. } => self.legal_lay(area, next, actions),
            Frame::Place { card, side, next, reused } => self.legal_places(card, side, next, reused, actions),
            Frame::Offer { .. } => actions.extend([Action::Accept, Action::Pass]),
            // These run by themselves.
            Frame::Marine(_)
            | Frame::Invader(_)
            | Frame::Draw { .. }
            | Frame::Look
            | Frame::Effects { .. } => {}
        }
    }

    /// Carry out an answer and run on to the next question.
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.act(action, events);
        while self.settle(events) {}
    }

    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Some(&frame) = self.top() else { return };
        match frame {
            Frame::Marine(step) => self.act_marine(step, action, events),
            Frame::Mist { moves } => self.act_in_mist(moves, action, events),
            Frame::Invader(_) => self.act_invader(action, events),
            Frame::Window { moment, stage } => self.act_in_window(moment, stage, action, events),
            Frame::Event { card, first } => self.act_event(card, first, action, events),
            Frame::Backup { who } => self.act_backup(who, action, events),
            Frame::Trap { card, of, left } => self.act_trap(card, of, left, action, events),
            Frame::Activation(activation) => self.act_activation(activation, action, events),
            Frame::Target => self.act_target(action, events),
            Frame::Attack => self.act_in_attack(action, events),
            Frame::Watch { who, queue } => self.act_watch(who, queue, action, events),
            Frame::Lay { area, next, laid } => self.act_lay(area, next, laid, action, events),
            Frame::Place { card, side, next, reused } => {
                self.act_place(card, side, next, reused, action, events)
            }
            Frame::Offer { to, gift } => self.act_offer(to, gift, action, events),
            Frame::Draw { .. } | Frame::Look | Frame::Effects { .. } => {}
        }
    }

    /// Do what needs no decision; false if somebody is to be asked or the game is over.
    pub(crate) fn settle(&mut self, events: &mut impl Events<Event>) -> bool {
        self.judge(events);
        if self.winner.is_some() {
            return false;
        }
        let Some(&frame) = self.top() else { return false };
        match frame {
            Frame::Marine(step) => self.settle_marine(step, events),
            Frame::Mist { moves } => self.settle_mist(moves),
            Frame::Invader(step) => self.settle_invader(step, events),
            Frame::Draw { left } => {
                self.draw_one(left, events);
                true
            }
            Frame::Window { moment, stage } => self.settle_window(moment, stage, events),
            Frame::Event { card, first } => self.settle_event(card, first, events),
            Frame::Trap { card, of, left } => self.settle_trap(card, of, left, events),
            Frame::Activation(activation) => self.settle_activation(activation),
            Frame::Attack => self.settle_attack(events),
            Frame::Watch { who, queue } => self.settle_watch(who, queue),
            Frame::Look => {
                self.look(events);
                true
            }
            Frame::Lay { area, next, laid } => self.settle_lay(area, next, laid, events),
            Frame::Place { card, side, next, reused } => self.settle_place(card, side, next, reused, events),
            Frame::Effects { of, next, by } => {
                self.next_effect(of, next, by, events);
                true
            }
            Frame::Backup { .. } | Frame::Target | Frame::Offer { .. } => false,
        }
    }
}
