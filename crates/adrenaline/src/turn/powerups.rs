//! Playing powerups: Teleporter and Newton between actions, Scope in a shot, Tagback Grenade after a hit.

use engine::{Events, Seat};

use crate::event::{Cause, Event};
use crate::frame::{Carry, Frame};
use crate::powerup::PowerupKind;
use crate::state::{MARK_LIMIT, TRACK_SLOTS};
use crate::{Action, Cubes, Powerup, Sq, State, TargetSet};

impl State {
    /// Teleporters and Newtons that may be played now (ADR-PWR-TELE-1, ADR-PWR-NEWTON-1).
    pub(crate) fn legal_powerups(&self, actions: &mut Vec<Action>) {
        if !self.has_turn_powerup() {
            return;
        }
        let hand = self.actor().hand;
        actions.extend(hand.faces_of(PowerupKind::Teleporter).map(Action::Teleport));
        for card in hand.faces_of(PowerupKind::Newton) {
            let others = self.on(self.board().squares());
            actions.extend(others.seats().map(|who| Action::Newton(card, who)));
        }
    }

    pub(crate) fn play_turn_powerup(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Teleport(card) => {
                self.play_card(card, self.turn.seat, events);
                self.push(Frame::Teleport);
            }
            Action::Newton(card, who) => {
                self.play_card(card, who, events);
                self.push(Frame::Carry(Carry {
                    who,
                    left: 2,
                    goal: self.board().squares(),
                    straight: true,
                    dir: None,
                    may_stop: false,
                }));
            }
            _ => {}
        }
    }

    fn play_card(&mut self, card: Powerup, on: Seat, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        self.discard_powerup(who, card);
        events.put(|| Event::Played { who, card, on });
    }

    /// Any square but the own one (ADR-PWR-TELE-2).
    pub(crate) fn legal_teleport(&self, actions: &mut Vec<Action>) {
        let ends = self.board().squares().without(self.actor().square.bit());
        actions.extend(ends.iter().map(Action::To));
    }

    pub(crate) fn teleport(&mut self, to: Sq, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.enter(self.turn.seat, to, events);
    }

    /// Who a Scope could be played on now: figures damaged in this shot whose board has room (ADR-PWR-SCOPE-3,
    /// ADR-PWR-SCOPE-6).
    pub(crate) fn scope_targets(&self) -> TargetSet {
        let open = |who: &Seat| self.figure(*who).damage.len() < TRACK_SLOTS;
        self.shot
            .damaged
            .seats()
            .filter(open)
            .fold(TargetSet::NONE, |set, who| set.or(TargetSet::figure(who)))
    }

    /// Has the shooter a Scope, a target for it, and something else to pay its cube with (ADR-PAY-3)?
    pub(crate) fn can_scope(&self) -> bool {
        let shooter = self.actor();
        shooter.hand.has_kind(PowerupKind::Scope)
            && (shooter.ammo.total() > 0 || shooter.hand.len() > 1)
            && !self.scope_targets().is_empty()
    }

    pub(crate) fn legal_scopes(&self, actions: &mut Vec<Action>) {
        if self.can_scope() {
            for card in self.actor().hand.faces_of(PowerupKind::Scope) {
                actions.extend(self.scope_targets().seats().map(|who| Action::Scope(card, who)));
            }
        }
        actions.push(Action::Done);
    }

    /// Play a Scope: its cube may be of any colour (ADR-PWR-SCOPE-5).
    pub(crate) fn play_scope(&mut self, card: Powerup, who: Seat, events: &mut impl Events<Event>) {
        self.play_card(card, who, events);
        self.push(Frame::ScopeHit { who });
        self.push(Frame::Pay { cost: Cubes::NONE, any: 1 });
    }

    pub(crate) fn scope_hit(&mut self, who: Seat, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.strike(who, 1, Cause::Scope, events);
    }

    /// The next victim who is asked for a Tagback Grenade, clockwise (ADR-PWR-TAG-5).
    pub(crate) fn tagback_asked(&self, attacker: Seat, queue: TargetSet) -> Option<Seat> {
        let room = |who: &Seat| self.figure(attacker).marks[who.index()] < MARK_LIMIT;
        queue
            .clockwise(attacker, self.figures.len())
            .filter(room)
            .find(|&who| !self.is_bot(who) && (self.setup.open_windows || self.has_tagback(who)))
    }

    fn has_tagback(&self, who: Seat) -> bool {
        self.figure(who).hand.has_kind(PowerupKind::Tagback)
    }

    pub(crate) fn legal_tagbacks(&self, who: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.figure(who).hand.faces_of(PowerupKind::Tagback).map(Action::Tagback));
        actions.push(Action::Done);
    }

    /// Answer with a Tagback Grenade, or let it be.
    pub(crate) fn answer(
        &mut self,
        attacker: Seat,
        queue: TargetSet,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let Some(who) = self.tagback_asked(attacker, queue) else { return };
        let mut queue = queue;
        if let Action::Tagback(card) = action {
            self.discard_powerup(who, card);
            events.put(|| Event::Played { who, card, on: attacker });
            self.mark(who, attacker, 1, events);
        } else {
            queue = queue.without(TargetSet::figure(who));
        }
        if let Some(top) = self.frames.last_mut() {
            *top = Frame::Tagback { attacker, queue };
        }
    }
}
