//! Refusals of plain choices: set-up, discards for argent, kinds of demons and demons, coming back.

use engine::Refusal;
use skirmish::FigureId;

use super::no;
use crate::frame::Prepare;
use crate::rule::*;
use crate::state::Actor;
use crate::{Action, CardSet, DemonKind, SetKind, State};

pub(super) fn prepare(state: &State, step: Prepare, action: Action) -> Option<Refusal> {
    Some(match (step, action) {
        (Prepare::Start(_), Action::Start(_)) => no("refusal-d16-start-where", &[D16_SET_10]),
        (Prepare::Class(_), Action::Class(_)) => no("refusal-d16-class-offer", &[D16_SET_4, D16_INT_31]),
        (Prepare::Arm(who), Action::Arm(set)) => arm(state, who, set),
        (Prepare::EventSets, Action::EventSet(_)) => no("refusal-d16-event-set-taken", &[D16_SET_6]),
        (Prepare::Invasion, Action::Invasion(_)) => no("refusal-d16-invasion-offer", &[D16_SET_7]),
        _ => return None,
    })
}

fn arm(state: &State, who: u8, set: CardSet) -> Refusal {
    if set.sheet().kind != SetKind::Starting {
        no("refusal-d16-weapon-start", &[D16_SET_5])
    } else if state.marine(who).weapons.has(set) {
        no("refusal-d16-weapon-twice", &[D16_SET_5])
    } else {
        no("refusal-d16-weapon-gone", &[D16_SET_5, D16_SET_9])
    }
}

/// Only cards in the hand may be discarded for argent.
pub(super) fn burn(action: Action) -> Option<Refusal> {
    matches!(action, Action::Burn(_)).then(|| no("refusal-d16-not-in-hand", &[D16_STA_5]))
}

pub(super) fn kind(state: &State, action: Action) -> Option<Refusal> {
    let Action::Rouse(kind) = action else { return None };
    Some(rouse(state, kind))
}

fn rouse(state: &State, kind: DemonKind) -> Refusal {
    if state.kinds_on_map().has(kind) {
        no("refusal-d16-kind-exhausted", &[D16_ACT_2, D16_INT_25])
    } else {
        no("refusal-d16-kind-absent", &[D16_ACT_2, D16_KIL_3])
    }
}

pub(super) fn demon(state: &State, action: Action) -> Option<Refusal> {
    let Action::Activate(id) = action else { return None };
    Some(activate(state, id))
}

fn activate(state: &State, id: FigureId) -> Refusal {
    match state.demons.get(id) {
        None => no("refusal-d16-no-figure", &[D16_ACT_2, D16_DEM_4]),
        Some(demon) if Actor::Demons(demon.kind) != state.turn.who => {
            no("refusal-d16-other-kind", &[D16_ACT_2])
        }
        Some(_) => no("refusal-d16-acted", &[D16_ACT_2, D16_DEM_4]),
    }
}

pub(super) fn respawn(action: Action) -> Option<Refusal> {
    let wrong = matches!(action, Action::Respawn(_));
    wrong.then(|| no("refusal-d16-respawn-where", &[D16_KIL_6, D16_INT_20, D16_TEL_1]))
}
