//! The flow of decisions: who is asked, what may be answered, and how the game runs on to the next question.

use engine::{Decision, Events, Seat};

use crate::event::Event;
use crate::frame::{Errand, Frame};
use crate::{Action, Colour, State};

impl State {
    /// Whose choice it is (nobody's once the game is over).
    pub(crate) fn open_decision(&self) -> Option<Decision> {
        let active = self.turn.seat;
        let (seat, secret) = match *self.top()? {
            Frame::Spawn { who } => (who, false),
            Frame::PlaceBot { by } => (by, false),
            Frame::Track { token } => (if self.is_bot(token) { active } else { token }, false),
            Frame::Tagback { attacker, queue } => (self.tagback_asked(attacker, queue)?, true),
            // These are asked only because of what is in the hand.
            Frame::Pay { .. } | Frame::Scope | Frame::Reload => (active, true),
            Frame::Menu => (active, self.turn.actions == 0 && !self.turn.bot_due && !self.setup.confirm_turn),
            _ => (active, false),
        };
        Some(Decision { seat, secret })
    }

    /// Append all that may be answered.
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        let Some(&frame) = self.top() else { return };
        match frame {
            Frame::Menu => self.legal_menu(actions),
            Frame::Spawn { who } => self.legal_spawns(who, actions),
            Frame::PlaceBot { .. } => actions.extend(Colour::ALL.map(Action::PlaceBot)),
            Frame::Walk { errand, left, walked } => self.legal_walk(errand, left, walked, actions),
            Frame::Teleport => self.legal_teleport(actions),
            Frame::Carry(carry) => self.legal_carry(&carry, actions),
            Frame::Leave { taken } => self.legal_leaves(taken, actions),
            Frame::Control { tile } => self.legal_control(tile, actions),
            Frame::Pay { cost, any } => self.legal_payments(cost, any, actions),
            Frame::Shot => self.legal_shot(actions),
            Frame::Scope => self.legal_scopes(actions),
            Frame::Tagback { attacker, queue } => {
                if let Some(who) = self.tagback_asked(attacker, queue) {
                    self.legal_tagbacks(who, actions);
                }
            }
            Frame::BotShot => self.legal_bot_shots(actions),
            Frame::Reload => self.legal_reloads(actions),
            Frame::Track { .. } => actions.extend(Colour::ALL.map(Action::Track)),
            // These run by themselves.
            Frame::Taking { .. }
            | Frame::Reloading { .. }
            | Frame::ScopeHit { .. }
            | Frame::EndTurn { .. } => {}
        }
    }

    /// Carry out an answer and run on to the next question.
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.act(action, events);
        while self.settle(events) {}
    }

    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Some(&frame) = self.top() else { return };
        match (frame, action) {
            (Frame::Menu, _) => self.choose_action(action, events),
            (Frame::Spawn { who }, Action::Discard(card)) => self.spawn(who, card, events),
            (Frame::PlaceBot { by }, Action::PlaceBot(colour)) => self.place_bot(by, colour, events),
            (Frame::Walk { errand, left, .. }, _) => self.act_in_walk(errand, left, action, events),
            (Frame::Teleport, Action::To(square)) => self.teleport(square, events),
            (Frame::Carry(carry), Action::To(square)) => self.carry_to(carry, square, events),
            (Frame::Leave { .. }, Action::Leave(weapon)) => self.leave(weapon, events),
            (Frame::Control { tile }, _) => self.control(tile, action, events),
            (Frame::Pay { .. }, _) => self.pay(action, events),
            (Frame::Shot, _) => self.shot_action(action, events),
            (Frame::Scope, Action::Scope(card, who)) => self.play_scope(card, who, events),
            (Frame::Tagback { attacker, queue }, _) => self.answer(attacker, queue, action, events),
            (Frame::BotShot, Action::Hit(target)) => self.bot_shoots(target, events),
            (Frame::Reload, Action::Reload(weapon)) => self.reload(weapon),
            (Frame::Track { token }, Action::Track(colour)) => {
                self.frames.pop();
                self.tag(token, colour, events);
            }
            // `done`: nothing more of this.
            _ => {
                self.frames.pop();
            }
        }
    }

    fn act_in_walk(&mut self, errand: Errand, left: u8, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::To(square) => self.walk_to(errand, left, square, events),
            Action::Tile(tile) => self.take_tile(tile, events),
            Action::Take(weapon) => self.take_weapon(weapon),
            Action::Fire(weapon, effects) => {
                let who = self.turn.seat;
                events.put(|| Event::Fired { who, weapon, effects });
                self.fire(weapon, effects);
            }
            Action::Reload(weapon) => {
                // The move is over once something is reloaded (ADR-FRENZY-9).
                if let Some(Frame::Walk { errand: Errand::Shoot { reloaded }, .. }) = self.frames.last_mut() {
                    *reloaded = true;
                }
                self.reload(weapon);
            }
            _ => {
                self.frames.pop();
            }
        }
    }

    /// Do what needs no decision; false if somebody is to be asked or the game is over.
    fn settle(&mut self, events: &mut impl Events<Event>) -> bool {
        let Some(&frame) = self.top() else { return false };
        match frame {
            Frame::Menu if self.menu_is_idle() => self.choose_action(Action::Done, events),
            Frame::Carry(carry) => return self.settle_carry(carry, events),
            Frame::Taking { weapon } => self.taken(weapon, events),
            Frame::Pay { cost, any } => return self.settle_payment(cost, any, events),
            Frame::Shot => return self.settle_shot(events),
            Frame::Scope if !self.setup.open_windows && !self.can_scope() => {
                self.frames.pop();
            }
            Frame::ScopeHit { who } => self.scope_hit(who, events),
            Frame::Tagback { attacker, queue } if self.tagback_asked(attacker, queue).is_none() => {
                self.frames.pop();
            }
            Frame::BotShot if self.bot_targets().is_empty() => {
                self.frames.pop();
            }
            Frame::Reload if !self.can_reload() && !self.setup.open_windows => {
                self.frames.pop();
            }
            Frame::Reloading { weapon } => self.reloaded(weapon, events),
            Frame::EndTurn { step } => self.end_turn(step, events),
            _ => return false,
        }
        true
    }

    /// The seat that the open decision belongs to, for messages.
    pub(crate) fn decider(&self) -> Seat {
        self.open_decision().map_or(self.turn.seat, |d| d.seat)
    }
}
