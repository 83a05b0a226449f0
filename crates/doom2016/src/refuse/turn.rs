//! Refusals in an activation: of a marine, and of a demon.

use engine::Refusal;

use super::{attack, cards, moving, no, passing};
use crate::action::{Thing, Who};
use crate::rule::*;
use crate::{Action, ActionKind, Card, Goal, Moment, State};

/// The active marine.
pub(super) fn act(state: &State, action: Action) -> Option<Refusal> {
    let who = state.active_marine();
    let me = Who::Marine(who);
    if let Action::Step(_) | Action::Teleport(_) = action
        && state.turn.rooted
    {
        return Some(no("refusal-d16-rooted", &[D16_GEN_1, D16_MAR_4]));
    }
    let points = if state.turn.rooted { 0 } else { state.turn.mp };
    let open = || state.turn.open.is_some().then(|| no("refusal-d16-attack-open", &[D16_MAR_9, D16_INT_6]));
    let held = |card: Card| {
        let hand = state.marine(who).hand;
        (!hand.has(card)).then(|| no("refusal-d16-not-in-hand", &[D16_MAR_3, D16_MAR_5]))
    };
    let pass = || passing(state, me);
    Some(match action {
        Action::Step(_) | Action::Teleport(_) | Action::Door(_) => moving::go(state, me, points, action)?,
        Action::Take(thing) => take(state, who, points, thing),
        Action::Play(card) => held(card).or_else(pass).or_else(open).unwrap_or_else(|| play(card)),
        Action::Sprint(card) => held(card).or_else(pass).or_else(open).unwrap_or_else(|| sprint(state, who)),
        Action::Fire => pass().unwrap_or_else(|| attack::fire(state)),
        Action::Hold => pass().unwrap_or_else(|| no("refusal-d16-no-open", &[D16_MAR_9, D16_MAR_3])),
        Action::Power(n) => pass().unwrap_or_else(|| cards::power(state, who, n)),
        Action::Glory(card) => pass().unwrap_or_else(|| cards::glory(state, who, card)),
        Action::Link(n, card) => held(card).or_else(pass).unwrap_or_else(|| link(state, who, n)),
        Action::Seal(one, other) => held(one)
            .or_else(|| held(other))
            .or_else(pass)
            .or_else(open)
            .unwrap_or_else(|| seal(state, one, other)),
        Action::End => pass()?,
        _ => return None,
    })
}

/// A card that he holds, with no attack open.
fn play(card: Card) -> Refusal {
    match card.face().kind {
        ActionKind::Reaction => no("refusal-d16-reaction", &[D16_MAR_7, D16_MAR_10]),
        _ => no("refusal-d16-no-main", &[D16_MAR_2, D16_INT_30]),
    }
}

fn sprint(state: &State, who: u8) -> Refusal {
    if state.marine(who).asset {
        no("refusal-d16-asset", &[D16_INT_36, D16_MAR_5])
    } else {
        no("refusal-d16-no-main", &[D16_MAR_5, D16_INT_30])
    }
}

fn take(state: &State, who: u8, points: u8, thing: Thing) -> Refusal {
    let here = state.marine(who).space().is_some_and(|at| state.lying(at).any(|it| it == thing));
    if !here {
        no("refusal-d16-not-here", &[D16_ITM_1, D16_INT_36])
    } else if state.marine(who).asset {
        no("refusal-d16-asset-one", &[D16_INT_36, D16_MIS_3])
    } else if state.take_cost(thing) > points {
        no("refusal-d16-no-points", &[D16_INT_36, D16_MOV_1])
    } else {
        no("refusal-d16-not-here", &[D16_ITM_1])
    }
}

/// A card for progress (Relay Link).
fn link(state: &State, who: u8, n: u8) -> Refusal {
    let Some(Goal::Relays { tokens, progress, .. }) = state.goal() else {
        return no("refusal-d16-no-objective", &[D16_MIS_3]);
    };
    let place = usize::from(n).wrapping_sub(1);
    let relay = state.arena().mission().objectives.get(place).filter(|_| n <= tokens);
    let (Some(relay), Some(at)) = (relay, state.marine(who).space()) else {
        return no("refusal-d16-no-objective", &[D16_MIS_3]);
    };
    if state.turn.linked {
        no("refusal-d16-linked", &[D16_MIS_3])
    } else if state.progress[place] >= progress {
        no("refusal-d16-objective-done", &[D16_INT_38])
    } else if state.arena().distances(at, state.closed)[relay.index()] > 1 {
        no("refusal-d16-objective-far", &[D16_INT_38])
    } else {
        no("refusal-d16-no-objective", &[D16_MIS_3])
    }
}

/// Two cards for a portal (Seal the Breach).
fn seal(state: &State, one: Card, other: Card) -> Refusal {
    if !matches!(state.goal(), Some(Goal::Breach {})) {
        no("refusal-d16-no-objective", &[D16_MIS_3])
    } else if one >= other {
        no("refusal-d16-two-cards", &[D16_MIS_3])
    } else {
        no("refusal-d16-no-portal-here", &[D16_MIS_3])
    }
}

/// The active demon.
pub(super) fn demon(state: &State, action: Action) -> Option<Refusal> {
    let id = state.turn.figure?;
    let me = Who::Demon(id);
    let stays = || {
        let stuck = state.is_large(me) && state.is_sharing(me);
        passing(state, me).or_else(|| stuck.then(|| no("refusal-d16-large-stop", &[D16_LRG_5, D16_LRG_8])))
    };
    Some(match action {
        Action::Step(_) | Action::Teleport(_) | Action::Door(_) => {
            moving::go(state, me, state.turn.mp, action)?
        }
        Action::Take(_) => no("refusal-d16-take-demons", &[D16_DEM_3]),
        Action::Strike(n) if usize::from(n) > state.turn.strikes.len() || n == 0 => {
            no("refusal-d16-no-attacks", &[D16_DEM_1, D16_INT_6])
        }
        Action::Strike(_) => {
            stays().unwrap_or_else(|| no("refusal-d16-no-target", &[D16_ATK_2, D16_ATK_3, D16_LOS_1]))
        }
        Action::Argent => cards::argent(state, Moment::OwnActivation),
        Action::Event(card, n) => cards::event(state, card, n, 0, None),
        Action::Done => stays()?,
        _ => return None,
    })
}
