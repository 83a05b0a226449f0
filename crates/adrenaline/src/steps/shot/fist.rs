//! The hook `rocket-fist`: step, strike, step on in the same direction, strike (ADR-W-GLOVE-2, ADR-W-GLOVE-3).

use engine::Events;

use super::super::{Frame, unasked};
use crate::reason::{Reason, unless};
use crate::rules::{damage, moving, targets};
use crate::state::Stage;
use crate::{Action, Cause, Event, Sq, SquareSet, State, TargetSet};

/// Whom the fist can strike where the shooter stands.
fn fist_targets(state: &State) -> TargetSet {
    targets::everyone_on(state, state.actor().square.bit())
}

/// The first square in a direction, if the charge can hit anybody there or straight on.
fn fist_first(state: &State, dir: usize) -> SquareSet {
    let (near, far) = targets::line(state, state.actor().square, dir);
    if targets::everyone_on(state, near.or(far)).is_empty() { SquareSet::NONE } else { near }
}

/// The second square of the charge: straight on from the first; off the board if there is none.
fn fist_second(state: &State) -> Sq {
    let board = state.board();
    let (start, first) = (state.shot.from, state.shot.spot);
    let dir = (0..4).find(|&d| board.next(start, d) == first);
    dir.map_or(Sq::OFF, |d| board.next(first, d))
}

/// May the shooter let it be here? On the first square only if somebody can be struck on the second, and on the second
/// only if somebody was struck on the first.
fn may_pass(state: &State) -> bool {
    if state.shot.stage == Stage::FistStrike {
        !targets::everyone_on(state, fist_second(state).bit()).is_empty()
    } else {
        state.shot.stage != Stage::FistStep && !state.shot.struck.is_empty()
    }
}

pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    match state.shot.stage {
        Stage::FistStep => {
            (0..4).for_each(|dir| actions.extend(fist_first(state, dir).iter().map(Action::At)));
        }
        Stage::FistStrike | Stage::FistStrikeOn => {
            actions.extend(fist_targets(state).singles().map(Action::Hit));
        }
        Stage::FistOn => actions.extend(fist_second(state).bit().iter().map(Action::At)),
        _ => return,
    }
    if may_pass(state) {
        actions.push(Action::Done);
    }
}

pub(super) fn may(state: &State, action: Action) -> Result<(), Reason> {
    match (state.shot.stage, action) {
        (Stage::FistStep, Action::At(square)) => {
            unless((0..4).any(|dir| fist_first(state, dir).has(square)), Reason::Fist)
        }
        (Stage::FistStrike | Stage::FistStrikeOn, Action::Hit(set)) => {
            if !set.within(fist_targets(state)) {
                return Err(targets::out_of_reach(state, state.shot.lead(), set));
            }
            unless(set.len() == 1, Reason::TooManyTargets)
        }
        (Stage::FistOn, Action::At(square)) => unless(fist_second(state).bit().has(square), Reason::Fist),
        (Stage::FistStrike | Stage::FistOn | Stage::FistStrikeOn, Action::Done) => {
            unless(may_pass(state), Reason::Fist)
        }
        _ => Reason::Fist.unasked(action),
    }
}

pub(super) fn act(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    let after_strike = if state.shot.stage == Stage::FistStrike { Stage::FistOn } else { Stage::Over };
    match (state.shot.stage, action) {
        (Stage::FistStep, Action::At(square)) => {
            state.shot.from = state.actor().square;
            state.shot.spot = square;
            moving::enter(state, who, square, events);
            state.shot.stage = Stage::FistStrike;
        }
        (Stage::FistStrike | Stage::FistStrikeOn, Action::Hit(target)) => {
            state.shot.stage = after_strike;
            state.shot.struck = state.shot.struck.or(target);
            let points = state.shot.lead().damage;
            for victim in target.seats() {
                damage::strike(state, victim, points, Cause::Weapon, events);
            }
            for colour in target.colours() {
                damage::hit_spawnpoint(state, colour, events);
            }
            state.push(Frame::Scope);
        }
        (Stage::FistOn, Action::At(square)) => fly_on(state, square, events),
        (Stage::FistStrike | Stage::FistStrikeOn | Stage::FistOn, Action::Done) => {
            state.shot.stage = after_strike;
        }
        _ => unasked(action),
    }
}

fn fly_on(state: &mut State, square: Sq, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    moving::enter(state, who, square, events);
    state.shot.stage = Stage::FistStrikeOn;
}

/// Skip what there is nothing to decide about; false if somebody must.
pub(super) fn settle(state: &mut State, events: &mut impl Events<Event>) -> bool {
    let second = if state.shot.stage == Stage::FistOn { fist_second(state) } else { Sq::OFF };
    if state.shot.stage == Stage::FistOn && state.shot.struck.is_empty() && second.is_on() {
        // Nobody was struck yet: the charge must go on.
        fly_on(state, second, events);
        return true;
    }
    let next = match state.shot.stage {
        Stage::FistStrike if fist_targets(state).is_empty() => Stage::FistOn,
        Stage::FistOn if !second.is_on() => Stage::Over,
        Stage::FistStrikeOn if fist_targets(state).is_empty() => Stage::Over,
        _ => return false,
    };
    state.shot.stage = next;
    true
}
