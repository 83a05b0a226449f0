//! Refusals of summoning: portals, places for demons, argent.

use engine::Refusal;
use skirmish::Pos;

use super::no;
use crate::frame::Summon;
use crate::mission::{Footing, Shape};
use crate::rule::*;
use crate::{Action, State};

pub(super) fn portals(state: &State, of: u32, free: bool, action: Action) -> Option<Refusal> {
    match action {
        Action::Portal(n) => {
            let there = state.portals.get(usize::from(n).wrapping_sub(1)).is_some_and(|portal| portal.there);
            let asked = n > 0 && of >> (n - 1) & 1 != 0;
            Some(if there && !asked {
                no("refusal-d16-portal-unusable", &[D16_POR_6, D16_MIS_4])
            } else {
                no("refusal-d16-no-portal", &[D16_POR_2])
            })
        }
        Action::Done if !free => Some(no("refusal-d16-must-summon", &[D16_POR_6, D16_POR_8])),
        _ => None,
    }
}

pub(super) fn place(state: &State, summon: &Summon, action: Action) -> Option<Refusal> {
    let (Action::Put(pos, shape), Some(_)) = (action, summon.group) else { return None };
    let (_, kind) = state.next_summoned(summon)?;
    if !kind.sheet().base.shapes().contains(&shape) {
        return Some(no("refusal-d16-put-shape", &[D16_POR_7, D16_LRG_1]));
    }
    Some(put(state, pos, shape))
}

fn put(state: &State, pos: Pos, shape: Shape) -> Refusal {
    let footing = state.arena().at(pos).map(|at| Footing { at, shape });
    let Some(footing) = footing.filter(|footing| state.arena().fits(*footing, state.closed)) else {
        return no("refusal-d16-put-fit", &[D16_POR_7, D16_LRG_7]);
    };
    let taken = state.taken();
    if state.arena().cells(footing).iter().any(|cell| taken.contains(cell.index())) {
        no("refusal-d16-put-taken", &[D16_POR_7, D16_POR_3])
    } else {
        no("refusal-d16-put-far", &[D16_POR_2, D16_POR_3])
    }
}

/// Argent goes on the cards that the rule names.
pub(super) fn charge(action: Action) -> Option<Refusal> {
    let wrong = matches!(action, Action::Charge(_));
    wrong.then(|| no("refusal-d16-argent-spot", &[D16_STA_5, D16_POR_4, D16_POR_5]))
}
