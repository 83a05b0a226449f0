//! The end of a marine's activation: cards taken back, discards, drawing, the drone (D16-MAR-6, D16-INT-37).

use engine::{Events, Seat};

use super::MarineStep;
use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, Spend};
use crate::reason::{Reason, allow};
use crate::{Ability, Action, ActionKind, Cards, Cost, Goal, Moment, SetKind, State};

/// Cards that a tactician may take back.
fn take_back_cards(state: &State, who: u8) -> Cards {
    let marine = state.marine(who);
    let able = marine.class.filter(|_| !state.is_tutorial()).is_some_and(|class| {
        let end = |ability: &&Ability| ability.when == Moment::ActivationEnd;
        class
            .card()
            .abilities
            .iter()
            .find(end)
            .is_some_and(|ability| ability.cost != Cost::Exhaust || !marine.exhausted)
    });
    let bonus = marine
        .played
        .iter()
        .filter(|card| card.face().kind == ActionKind::Bonus && card.set().sheet().kind != SetKind::Grenade);
    if able { bonus.collect() } else { Cards::NONE }
}

pub(super) fn settle_take_back(state: &mut State, who: u8) -> bool {
    if take_back_cards(state, who).is_empty() {
        state.set_top(Frame::Marine(MarineStep::Draw));
        return true;
    }
    false
}

pub(super) fn list_take_back(state: &State, actions: &mut Vec<Action>) {
    actions.extend(take_back_cards(state, state.active_marine()).iter().map(Action::Fetch));
    actions.push(Action::Pass);
}

pub(super) fn may_take_back(state: &State, action: Action) -> Result<(), Reason> {
    match action {
        Action::Fetch(card) => {
            allow(take_back_cards(state, state.active_marine()).has(card), Reason::TakeBack)
        }
        Action::Pass => Ok(()),
        _ => Err(Reason::TakeBack),
    }
}

pub(super) fn take_back(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    let who = state.active_marine();
    state.set_top(Frame::Marine(MarineStep::Draw));
    let Action::Fetch(card) = action else { return };
    let marine = state.marine_mut(who);
    marine.exhausted = true;
    marine.played.remove(card);
    marine.hand.insert(card);
    let class = marine.class;
    if let Some(class) = class {
        events.put(|| Event::Power { who: Seat(who), class, n: 1 });
    }
    events.put(|| Event::Fetched { who: Seat(who), card });
}

/// Played cards are discarded, then he draws up to his hand size (D16-MAR-6).
pub(super) fn draw_up(state: &mut State, who: u8, events: &mut impl Events<Event>) {
    let marine = state.marine_mut(who);
    marine.discard = marine.discard.or(marine.played);
    marine.played = Cards::NONE;
    state.draw_up(who, events);
}

/// A marine who ends his activation near the drone moves it (Drone Escort).
pub(super) fn settle_drone(state: &mut State, who: u8) -> bool {
    let may = match (state.goal(), state.drone) {
        (Some(Goal::Drone { within, times, .. }), Some(drone)) => {
            drone.moves < times && state.range(Who::Marine(who), Who::Drone) <= within
        }
        _ => false,
    };
    if !may {
        state.set_top(Frame::Marine(MarineStep::Over));
        return true;
    }
    false
}

/// The steps that the drone may make at once (Drone Escort).
fn drone_steps(state: &State) -> u8 {
    match state.goal() {
        Some(Goal::Drone { steps, .. }) => steps,
        _ => 0,
    }
}

pub(super) fn list_drone(state: &State, actions: &mut Vec<Action>) {
    state.list_steps(Who::Drone, drone_steps(state), true, actions);
    actions.push(Action::Done);
}

pub(super) fn may_move_drone(state: &State, action: Action) -> Result<(), Reason> {
    match action {
        Action::Step(way) => state.may_step(Who::Drone, drone_steps(state), true, way).map(|_| ()),
        Action::Done => Ok(()),
        _ => Err(Reason::Drone),
    }
}

pub(super) fn move_drone(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    state.set_top(Frame::Marine(MarineStep::Over));
    let (Action::Step(way), Some(Goal::Drone { steps, .. })) = (action, state.goal()) else { return };
    if let Some(drone) = &mut state.drone {
        drone.moves += 1;
    }
    state.make_step(Who::Drone, way, true, events);
    state.push(Frame::Spend(Spend { who: Who::Drone, left: steps - 1, steps: true, moved: true }));
}
