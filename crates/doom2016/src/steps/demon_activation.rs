//! A demon's activation: it moves, attacks and uses argent (D16-DEM-1 to D16-DEM-4).

use borsh::BorshSerialize;
use engine::{Arg, Events, Message};
use serde::{Deserialize, Serialize};
use skirmish::FigureId;

use super::sound::{Problem, demand};
use super::{Displace, Frame, Step, Unstick};
use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Weapon};
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::rules::impossible;
use crate::words::named::{many, who, who_at};
use crate::{Action, Effect, EventCards, Gain, Gains, Moment, State};

/// How far a demon's activation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DemonStep {
    /// It has gained its movement points.
    Begin,
    /// It acts.
    Act,
    /// It has stopped for the last time.
    Stop,
    /// Nothing is left.
    Over,
}

/// The demon that acts, if it is still there.
fn acting(state: &State) -> Option<FigureId> {
    state.turn.figure.filter(|&id| state.demons.has(id))
}

/// A figure that has moved stops: small figures leave, then marines may react (D16-INT-12, D16-INT-13).
fn stop(state: &mut State, who: Who) {
    if std::mem::take(&mut state.turn.moved) {
        state.push_window(Moment::DemonStops, who);
        state.push(Frame::Displace(Displace { by: who }));
    }
}

/// May the demon stay where it is (D16-MOV-4, D16-INT-16, D16-LRG-5)?
fn may_stay(state: &State, id: FigureId) -> Result<(), Reason> {
    let me = Who::Demon(id);
    if state.is_large(me) {
        allow(state.may_stop_here(id), Reason::LargeStop)
    } else {
        allow(!state.is_sharing(me), Reason::Passing)
    }
}

/// Is there a defender for one of its attacks, counting what it could still add to the range?
fn can_strike(state: &State, id: FigureId, n: u8) -> bool {
    let Some(attack) = strike_attack(state, id, n) else { return false };
    if state.has_defender(&attack) {
        return true;
    }
    let mut more = Gains::default();
    let argent = state.demons.get(id).map(|demon| &demon.kind.sheet().argent);
    if state.may_charge(id, Moment::Declare).is_ok() && n == 0 && attack.weapon == Weapon::Demon {
        for effect in argent.into_iter().flat_map(|ability| &ability.effects) {
            if let Effect::Gain(gains) = effect {
                more = more.plus(*gains);
            }
        }
    }
    if attack.weapon == Weapon::Demon {
        let reach = state.invader.hand.and(EventCards::at(Moment::Declare));
        for effect in reach.iter().take(1).flat_map(|card| &card.face().abilities[0].effects) {
            if let Effect::Gain(gains) = effect {
                more = more.plus(*gains);
            }
        }
    }
    more.range > 0 && {
        let gains = attack.gains.plus(Gain::Range(more.range).into());
        state.has_defender(&Attack { gains, ..attack })
    }
}

/// One of the attacks that a demon has left.
pub(crate) fn strike_attack(state: &State, id: FigureId, n: u8) -> Option<Attack> {
    let strike = *state.turn.strikes.get(usize::from(n))?;
    let sheet = state.demons.get(id)?.kind.sheet();
    let plain = state.turn.attacks == 0;
    Some(Attack {
        by: Who::Demon(id),
        weapon: if plain { Weapon::Demon } else { Weapon::Extra },
        printed: strike.range.unwrap_or(sheet.range),
        pool: strike.dice,
        not: if strike.other { state.turn.last } else { None },
        ..Attack::default()
    })
}

/// Declare one of its attacks; one that waited for what came between may find nobody any more.
fn strike(state: &mut State, id: FigureId, n: u8) {
    let Some(attack) = strike_attack(state, id, n) else { return };
    if !can_strike(state, id, n) {
        return;
    }
    state.turn.strikes.remove(usize::from(n));
    state.declare(attack);
}

impl Step for DemonStep {
    fn question(self, _: &State) -> Reason {
        Reason::Demon
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(id) = acting(state) else { return };
        let me = Who::Demon(id);
        state.list_steps(me, state.turn.mp, false, actions);
        if may_stay(state, id).is_err() {
            return;
        }
        state.list_doors(me, state.turn.mp, actions);
        let strikes = (0..state.turn.strikes.len() as u8).filter(|&n| can_strike(state, id, n));
        actions.extend(strikes.map(|n| Action::Strike(n + 1)));
        if state.may_charge(id, Moment::OwnActivation).is_ok() {
            actions.push(Action::Argent);
        }
        actions.push(Action::Done);
    }
    /// Demons take nothing and use no teleporters (D16-DEM-3).
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Some(id) = acting(state) else { return Err(Reason::Demon) };
        let me = Who::Demon(id);
        match action {
            Action::Step(way) => return state.may_step(me, state.turn.mp, false, way).map(|_| ()),
            Action::Teleport(_) => return Err(Reason::TeleportMarines),
            Action::Take(_) => return Err(Reason::TakeDemons),
            Action::Event(card, n) => {
                let held = state.invader.hand.has(card);
                return Err(if held { Reason::event_time(card, n) } else { Reason::EventNotInHand });
            }
            Action::Door(door) => state.may_open(me, state.turn.mp, door)?,
            Action::Strike(n) if n == 0 || usize::from(n) > state.turn.strikes.len() => {
                return Err(Reason::NoAttacks);
            }
            Action::Argent => state.may_charge(id, Moment::OwnActivation)?,
            Action::Strike(_) | Action::Done => {}
            _ => return Err(Reason::Demon),
        }
        may_stay(state, id)?;
        match action {
            Action::Strike(n) => allow(can_strike(state, id, n - 1), Reason::NoTarget),
            _ => Ok(()),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Some(id) = acting(state) else { return impossible("a demon acts") };
        let me = Who::Demon(id);
        match action {
            Action::Step(way) => {
                let cost = state.make_step(me, way, false, events);
                state.turn.mp -= cost;
                state.turn.spent = state.turn.spent.saturating_add(cost);
            }
            Action::Door(door) => {
                state.turn.mp -= state.door_cost(me).min(state.turn.mp);
                state.open_door(me, door, events);
            }
            Action::Strike(n) => {
                state.turn.pending = Some(n - 1);
                stop(state, me);
            }
            Action::Argent => state.charge(id, me, events),
            _ => state.set_top(Frame::Demon(DemonStep::Stop)),
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let Some(id) = acting(state) else {
            state.frames.pop();
            return true;
        };
        let me = Who::Demon(id);
        match self {
            // After it gained its points, before anything else (D16-EVT-3).
            DemonStep::Begin => {
                state.set_top(Frame::Demon(DemonStep::Act));
                state.push_window(Moment::DemonActivates, me);
                true
            }
            DemonStep::Act => {
                if let Some(n) = state.turn.pending.take() {
                    strike(state, id, n);
                    return true;
                }
                if state.is_stuck(me, state.turn.mp) {
                    state.push(Frame::Unstick(Unstick { who: me }));
                    return true;
                }
                false
            }
            DemonStep::Stop => {
                state.set_top(Frame::Demon(DemonStep::Over));
                stop(state, me);
                true
            }
            DemonStep::Over => {
                state.frames.pop();
                true
            }
        }
    }
    fn prompt(self, state: &State) -> Message {
        let Some(id) = state.turn.figure else { return Message::new("d16-prompt-wait") };
        let sharing = state.is_sharing(Who::Demon(id)) && !state.is_large(Who::Demon(id));
        let left = vec![many("points", state.turn.mp), many("attacks", state.turn.strikes.len() as u8)];
        Message::new(if sharing { "d16-prompt-demon-sharing" } else { "d16-prompt-demon" })
            .with("figure", who_at(state, Who::Demon(id)))
            .with("left", left)
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let acting = || state.turn.figure.map_or(Arg::key("d16-nobody"), |id| who(state, Who::Demon(id)));
        (action == Action::Done).then(|| Message::new("d16-label-done-demon").with("who", acting()))
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Demons)
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(state.turn.figure.is_some(), "no demon is active", D16_DEM_1)
    }
}
