//! Refusals of plain choices: set-up, discards for argent, kinds of demons and demons, coming back.

use engine::Refusal;
use skirmish::FigureId;

use super::no;
use crate::frame::Prepare;
use crate::state::Actor;
use crate::{Action, CardSet, DemonKind, SetKind, State};

pub(super) fn prepare(state: &State, step: Prepare, action: Action) -> Option<Refusal> {
    Some(match (step, action) {
        (Prepare::Start(_), Action::Start(_)) => no("refusal-d16-start-where", &["D16-SET-10"]),
        (Prepare::Class(_), Action::Class(_)) => no("refusal-d16-class-offer", &["D16-SET-4", "D16-INT-31"]),
        (Prepare::Arm(who), Action::Arm(set)) => arm(state, who, set),
        (Prepare::EventSets, Action::EventSet(_)) => no("refusal-d16-event-set-taken", &["D16-SET-6"]),
        (Prepare::Invasion, Action::Invasion(_)) => no("refusal-d16-invasion-offer", &["D16-SET-7"]),
        _ => return None,
    })
}

fn arm(state: &State, who: u8, set: CardSet) -> Refusal {
    if set.sheet().kind != SetKind::Starting {
        no("refusal-d16-weapon-start", &["D16-SET-5"])
    } else if state.marine(who).weapons.has(set) {
        no("refusal-d16-weapon-twice", &["D16-SET-5"])
    } else {
        no("refusal-d16-weapon-gone", &["D16-SET-5", "D16-SET-9"])
    }
}

/// Only cards in the hand may be discarded for argent.
pub(super) fn burn(action: Action) -> Option<Refusal> {
    matches!(action, Action::Burn(_)).then(|| no("refusal-d16-not-in-hand", &["D16-STA-5"]))
}

pub(super) fn kind(state: &State, action: Action) -> Option<Refusal> {
    let Action::Rouse(kind) = action else { return None };
    Some(rouse(state, kind))
}

fn rouse(state: &State, kind: DemonKind) -> Refusal {
    if state.kinds_on_map().has(kind) {
        no("refusal-d16-kind-exhausted", &["D16-ACT-2", "D16-INT-25"])
    } else {
        no("refusal-d16-kind-absent", &["D16-ACT-2", "D16-KIL-3"])
    }
}

pub(super) fn demon(state: &State, action: Action) -> Option<Refusal> {
    let Action::Activate(id) = action else { return None };
    Some(activate(state, id))
}

fn activate(state: &State, id: FigureId) -> Refusal {
    match state.demons.get(id) {
        None => no("refusal-d16-no-figure", &["D16-ACT-2", "D16-DEM-4"]),
        Some(demon) if Actor::Demons(demon.kind) != state.turn.who => {
            no("refusal-d16-other-kind", &["D16-ACT-2"])
        }
        Some(_) => no("refusal-d16-acted", &["D16-ACT-2", "D16-DEM-4"]),
    }
}

pub(super) fn respawn(action: Action) -> Option<Refusal> {
    let wrong = matches!(action, Action::Respawn(_));
    wrong.then(|| no("refusal-d16-respawn-where", &["D16-KIL-6", "D16-INT-20", "D16-TEL-1"]))
}
