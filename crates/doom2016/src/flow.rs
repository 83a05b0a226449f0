//! The flow of decisions: who is asked, what may be answered, and how the game runs on to the next question.

use engine::{Decision, Events, Seat};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, MarineStep, Prepare};
use crate::state::Actor;
use crate::{Action, Side, State};

impl State {
    /// Whose choice it is (nobody's once the game is over).
    pub(crate) fn open_decision(&self) -> Option<Decision> {
        if self.winner.is_some() {
            return None;
        }
        let open = |seat| Decision { seat, secret: false };
        let invader = open(self.invader_seat());
        Some(match *self.top()? {
            Frame::Prepare(Prepare::Start(who) | Prepare::Class(who) | Prepare::Arm(who)) => open(Seat(who)),
            Frame::Prepare(Prepare::Lead) => open(Seat(0)),
            Frame::Marine(_) => open(Seat(self.active_marine())),
            Frame::Attack => self.attack_decision()?,
            Frame::Window(window) => self.window_decision(&window),
            Frame::Effects(effects) => open(self.seat_of(effects.by).unwrap_or(self.invader_seat())),
            Frame::Displace { by } => {
                let who = self.next_displaced(by)?;
                open(self.owner(who))
            }
            Frame::Unstick { who } | Frame::Spend { who, .. } => open(self.owner(who)),
            Frame::Glory { who, .. } | Frame::Scout { who } | Frame::Respawn { who } => open(Seat(who)),
            Frame::Drop { .. } => open(self.spokesman()),
            Frame::Prepare(_)
            | Frame::Round
            | Frame::Phase(_)
            | Frame::Kinds
            | Frame::Demons
            | Frame::Demon(_)
            | Frame::Portals { .. }
            | Frame::Summon(_)
            | Frame::Charge { .. }
            | Frame::Push { .. }
            | Frame::Scramble { .. } => invader,
        })
    }

    /// The seat that moves a figure; the marines' spokesman for the drone.
    pub(crate) fn owner(&self, who: Who) -> Seat {
        self.seat_of(who).unwrap_or_else(|| self.spokesman())
    }
    /// The marine who decides where the marines decide together: the active one, else the first.
    pub(crate) fn spokesman(&self) -> Seat {
        match self.turn.who {
            Actor::Marine(who) => Seat(who),
            _ => Seat(0),
        }
    }
    /// The marine whose activation it is.
    #[inline]
    pub(crate) fn active_marine(&self) -> u8 {
        match self.turn.who {
            Actor::Marine(who) => who,
            _ => 0,
        }
    }

    /// Append all that may be answered.
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        if self.winner.is_some() {
            return;
        }
        let Some(&frame) = self.top() else { return };
        match frame {
            Frame::Prepare(step) => self.legal_preparations(step, actions),
            Frame::Phase(_) => self.legal_burns(actions),
            Frame::Marine(MarineStep::Act) => self.legal_acts(actions),
            Frame::Marine(MarineStep::Drone) => self.legal_drone(actions),
            Frame::Marine(MarineStep::End) => self.legal_take_back(actions),
            Frame::Kinds => actions.extend(self.ready_kinds().iter().map(Action::Rouse)),
            Frame::Demons => self.legal_demons(actions),
            Frame::Demon(_) => self.legal_demon(actions),
            Frame::Attack => self.legal_in_attack(actions),
            Frame::Window(window) => {
                self.window_options(&window, actions);
                actions.push(Action::Pass);
            }
            Frame::Effects(effects) => self.legal_effect(&effects, actions),
            Frame::Portals { of, free } => self.legal_portals(of, free, actions),
            Frame::Summon(summon) => self.legal_summon(&summon, actions),
            Frame::Charge { on, invasion, moved, .. } => self.legal_charges(on, invasion, moved, actions),
            Frame::Displace { by } => {
                if let Some(who) = self.next_displaced(by) {
                    let spaces = self.refuges(who);
                    actions.extend(spaces.into_iter().map(|space| Action::To(self.pos(space))));
                }
            }
            Frame::Unstick { who } => {
                let spaces = self.refuges(who);
                actions.extend(spaces.into_iter().map(|space| Action::To(self.pos(space))));
            }
            Frame::Spend { who, left, steps, .. } => self.legal_spending(who, left, steps, actions),
            Frame::Push { by, marines } => {
                let spaces = self.push_spaces(by, marines.trailing_zeros() as u8);
                actions.extend(spaces.into_iter().map(|space| Action::To(self.pos(space))));
            }
            Frame::Drop { at, .. } => {
                actions.extend(self.arena().cells(at).iter().map(|&space| Action::To(self.pos(space))));
            }
            Frame::Glory { .. } => actions.extend([Action::Recover, Action::Pass]),
            Frame::Scramble { cards } => self.legal_orders(cards, actions),
            Frame::Scout { .. } => actions.extend([Action::Bottom, Action::Pass]),
            Frame::Respawn { .. } => self.legal_respawns(actions),
            // These run by themselves.
            Frame::Round | Frame::Marine(_) => {}
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
            Frame::Prepare(step) => self.act_preparation(step, action, events),
            Frame::Phase(_) => self.act_burn(action, events),
            Frame::Marine(MarineStep::Drone) => self.act_drone(action, events),
            Frame::Marine(MarineStep::End) => self.act_take_back(action, events),
            Frame::Marine(_) => self.act_marine(action, events),
            Frame::Kinds => self.act_kind(action, events),
            Frame::Demons => self.act_demons(action, events),
            Frame::Demon(_) => self.act_demon(action, events),
            Frame::Attack => self.act_in_attack(action, events),
            Frame::Window(window) => self.act_in_window(window, action, events),
            Frame::Effects(effects) => self.act_effect(effects, action, events),
            Frame::Portals { of, .. } => self.act_portals(of, action, events),
            Frame::Summon(summon) => self.act_summon(summon, action, events),
            Frame::Charge { left, on, invasion, moved } => {
                self.act_charge(left, on, invasion, moved, action, events);
            }
            Frame::Displace { by } => self.act_displace(by, action, events),
            Frame::Unstick { who } => self.act_unstick(who, action, events),
            Frame::Spend { .. } => self.act_spending(frame, action, events),
            Frame::Push { by, marines } => self.act_push(by, marines, action, events),
            Frame::Drop { samples, .. } => self.act_drop(samples, action, events),
            Frame::Glory { who, left } => self.act_glory(who, left, action, events),
            Frame::Scramble { cards } => self.act_scramble(cards, action),
            Frame::Scout { who } => self.act_scout(who, action, events),
            Frame::Respawn { who } => self.act_respawn(who, action, events),
            Frame::Round => {}
        }
    }

    /// Do what needs no decision; false if somebody is to be asked or the game is over.
    pub(crate) fn settle(&mut self, events: &mut impl Events<Event>) -> bool {
        if self.winner.is_none() {
            self.judge(events);
        }
        if self.winner.is_some() {
            return false;
        }
        if self.open_grave() {
            return true;
        }
        let Some(&frame) = self.top() else { return false };
        match frame {
            Frame::Prepare(step) => self.settle_preparation(step, events),
            Frame::Round => {
                self.begin_round(events);
                true
            }
            Frame::Phase(phase) => self.settle_phase(phase, events),
            Frame::Marine(step) => self.settle_marine(step, events),
            Frame::Kinds => self.settle_kinds(events),
            Frame::Demons => self.settle_demons(),
            Frame::Demon(step) => self.settle_demon(step),
            Frame::Attack => self.settle_attack(events),
            Frame::Window(window) => self.settle_window(window),
            Frame::Effects(effects) => self.settle_effects(effects, events),
            Frame::Portals { of, free } => self.settle_portals(of, free, events),
            Frame::Summon(summon) => self.settle_summon(summon, events),
            Frame::Charge { left, on, invasion, moved } => {
                self.settle_charge(left, on, invasion, moved, events)
            }
            Frame::Displace { by } => self.settle_displace(by, events),
            Frame::Unstick { who } => self.settle_unstick(who, events),
            Frame::Spend { who, left, moved, .. } => self.settle_spending(who, left, moved),
            Frame::Push { by, marines } => self.settle_push(by, marines, events),
            Frame::Drop { samples, at } => self.settle_drop(samples, at, events),
            Frame::Glory { who, left } => self.settle_glory(who, left),
            Frame::Scramble { cards } => self.settle_scramble(cards),
            Frame::Respawn { who } => self.settle_respawn(who, events),
            Frame::Scout { .. } => false,
        }
    }

    /// The result, once there is one.
    pub(crate) fn result(&self) -> Option<engine::Outcome> {
        let winner = self.winner?;
        let invader = self.invader_seat();
        let wins = |seat: &Seat| (*seat == invader) == (winner == Side::Invader);
        let seats = (0..=invader.0).map(Seat);
        Some(engine::Outcome {
            points: seats.clone().map(|seat| i32::from(wins(&seat))).collect(),
            winners: seats.filter(wins).collect(),
        })
    }
}
