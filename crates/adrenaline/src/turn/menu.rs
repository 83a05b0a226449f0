//! The active player's choice of actions, and what adrenaline and frenzy make of them.

use engine::{Events, Seat};

use crate::event::{Deed, Event};
use crate::frame::{Errand, Frame, Step};
use crate::powerup::PowerupKind;
use crate::state::Turn;
use crate::{Action, State};

/// How far the active player may move in each action (the table of ADR-ADREN-1 to ADR-FRENZY-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// Steps of a run; 0 if there is no run.
    pub(crate) run: u8,
    /// Steps before a grab.
    pub(crate) grab: u8,
    /// Steps before a shot.
    pub(crate) shoot: u8,
}

impl State {
    /// What the active player's actions can do now. Judged anew for each action (ADR-ADREN-4).
    pub(crate) fn limits(&self) -> Limits {
        match self.frenzy {
            None => match self.actor().damage.len() {
                0..=2 => Limits { run: 3, grab: 1, shoot: 0 },
                3..=5 => Limits { run: 3, grab: 2, shoot: 0 },
                _ => Limits { run: 3, grab: 2, shoot: 1 },
            },
            Some(_) if self.two_actions(self.turn.seat) => Limits { run: 4, grab: 2, shoot: 1 },
            Some(_) => Limits { run: 0, grab: 3, shoot: 2 },
        }
    }

    /// Does this player have two actions? In frenzy only those who play before the first player (ADR-FRENZY-1,
    /// ADR-FRENZY-2, ADR-FRENZY-6).
    pub(crate) fn two_actions(&self, who: Seat) -> bool {
        self.frenzy.is_none_or(|frenzy| who > frenzy.trigger)
    }

    /// Begin a player's turn, the `number`-th of the game.
    pub(crate) fn begin_turn(&mut self, seat: Seat, number: u32, events: &mut impl Events<Event>) {
        let actions = if self.two_actions(seat) { 2 } else { 1 };
        // The bot card starts with the second player (ADR-BOT-2).
        let bot_due = self.setup.bot && number > 0;
        self.turn = Turn { seat, number, actions, bot_due, ..Turn::default() };
        if let Some(frenzy) = &mut self.frenzy {
            frenzy.turns_left -= 1;
        }
        self.frames.clear();
        self.push(Frame::Menu);
        events.put(|| Event::TurnBegan { who: seat, actions });
        if !self.actor().square.is_on() {
            self.first_spawn(number == 0, events);
        }
    }

    fn has_errand(&self, errand: Errand) -> bool {
        let limits = self.limits();
        let left = match errand {
            Errand::Run => limits.run,
            Errand::Grab => limits.grab,
            Errand::Shoot { .. } => limits.shoot,
        };
        self.turn.actions > 0 && self.errand_possible(errand, left)
    }

    pub(crate) fn legal_menu(&self, actions: &mut Vec<Action>) {
        if self.has_errand(Errand::Run) {
            actions.push(Action::Run);
        }
        if self.has_errand(Errand::Grab) {
            actions.push(Action::Grab);
        }
        if self.has_errand(Errand::Shoot { reloaded: false }) {
            actions.push(Action::Shoot);
        }
        if self.turn.bot_due {
            actions.push(Action::Bot);
        }
        self.legal_powerups(actions);
        if !self.turn.bot_due {
            actions.push(Action::Done);
        }
    }

    /// Is nothing left to ask the active player before the turn ends?
    pub(crate) fn menu_is_idle(&self) -> bool {
        self.turn.actions == 0 && !self.turn.bot_due && !self.has_turn_powerup() && !self.setup.confirm_turn
    }

    /// A powerup that could be played between actions.
    pub(crate) fn has_turn_powerup(&self) -> bool {
        let hand = self.actor().hand;
        hand.has_kind(PowerupKind::Teleporter) || hand.has_kind(PowerupKind::Newton)
    }

    pub(crate) fn choose_action(&mut self, action: Action, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        let limits = self.limits();
        let (deed, errand, left) = match action {
            Action::Run => (Deed::Run, Errand::Run, limits.run),
            Action::Grab => (Deed::Grab, Errand::Grab, limits.grab),
            Action::Shoot => (Deed::Shoot, Errand::Shoot { reloaded: false }, limits.shoot),
            Action::Bot => {
                events.put(|| Event::Began { who, what: Deed::Bot });
                return self.begin_bot_action();
            }
            Action::Done => {
                events.put(|| Event::Began { who, what: Deed::EndTurn });
                return self.end_actions();
            }
            _ => return self.play_turn_powerup(action, events),
        };
        events.put(|| Event::Began { who, what: deed });
        self.turn.actions -= 1;
        self.push(Frame::Walk { errand, left, walked: false });
    }

    /// The actions are over: reload, then the end of the turn (ADR-TURN-4).
    pub(crate) fn end_actions(&mut self) {
        self.frames.clear();
        self.push(Frame::EndTurn { step: Step::Tag });
        // In frenzy there is nothing left to shoot with it (ADR-FRENZY-8).
        if self.frenzy.is_none() {
            self.push(Frame::Reload);
        }
    }
}
