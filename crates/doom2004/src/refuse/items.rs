//! Refusals around equipment: taking, giving, healing.

use engine::{Refusal, Seat};

use super::{no, no_more, sharing, turn};
use crate::action::{Gift, Who};
use crate::rule::*;
use crate::state::Thing;
use crate::{OrderKind, State, TokenKind};

pub(super) fn take(state: &State, who: u8, token: TokenKind) -> Refusal {
    let here = state.marine(who).space();
    let lies = here.is_some_and(|space| state.lying(space).any(|thing| thing == Thing::Token(token)));
    if lies { no("refusal-d04-full-health", &[D04_EQ_5]) } else { no("refusal-d04-not-here", &[D04_EQ_1]) }
}

pub(super) fn give(state: &State, who: u8, points: u8, to: Seat, gift: Gift) -> Refusal {
    let marine = state.marine(who);
    let held = match gift {
        Gift::Weapon(weapon) => marine.weapons.of(weapon) > 0,
        Gift::Ammo(ammo) => marine.ammo_of(ammo) > 0,
        Gift::Item(item) => item.0 < 8 && marine.items >> item.0 & 1 != 0,
    };
    if to.0 == who || to.index() >= state.marines.len() {
        no("refusal-d04-give-whom", &[D04_EQ_2, D04_INT_40])
    } else if !held {
        no("refusal-d04-give-what", &[D04_EQ_2, D04_EQ_4, D04_INT_40])
    } else if !near(state, who, to.0) {
        no("refusal-d04-give-far", &[D04_EQ_2, D04_INT_17, D04_INT_40])
    } else if points == 0 {
        no_more("refusal-d04-no-points", &[D04_EQ_2, D04_MOVE_1], turn::deed_rules(state))
    } else if let Some(refusal) = sharing(state, Who::Marine(who)) {
        refusal
    } else {
        no("refusal-d04-give-what", &[D04_EQ_2, D04_INT_40])
    }
}

/// Are two marines on the board adjacent, or on the same space?
fn near(state: &State, one: u8, other: u8) -> bool {
    match (state.marine(one).space(), state.marine(other).space()) {
        (Some(here), Some(there)) => here == there || state.adjacent(here, there),
        _ => false,
    }
}

pub(super) fn heal(state: &State, who: u8, whom: Seat) -> Refusal {
    if state.marine(who).order != Some(OrderKind::Heal) {
        no("refusal-d04-no-heal", &[D04_ORD_HEAL, D04_ORD_1])
    } else if whom.index() >= state.marines.len() || !near(state, who, whom.0) {
        no("refusal-d04-heal-far", &[D04_ORD_HEAL, D04_INT_17])
    } else if state.marine(whom.0).wounds >= state.full_wounds(whom.0) {
        no("refusal-d04-heal-full", &[D04_ORD_HEAL, D04_INT_41])
    } else {
        no("refusal-d04-heal-time", &[D04_ORD_HEAL, D04_INT_3, D04_INT_41])
    }
}
