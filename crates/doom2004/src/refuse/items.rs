//! Refusals around equipment: taking, giving, healing.

use engine::{Refusal, Seat};

use super::{no, no_more, sharing, turn};
use crate::action::{Gift, Who};
use crate::state::Thing;
use crate::{OrderKind, State, TokenKind};

pub(super) fn take(state: &State, who: u8, token: TokenKind) -> Refusal {
    let here = state.marine(who).space();
    let lies = here.is_some_and(|space| state.lying(space).any(|thing| thing == Thing::Token(token)));
    if lies {
        no("refusal-d04-full-health", &["D04-EQ-5"])
    } else {
        no("refusal-d04-not-here", &["D04-EQ-1"])
    }
}

pub(super) fn give(state: &State, who: u8, points: u8, to: Seat, gift: Gift) -> Refusal {
    let marine = state.marine(who);
    let held = match gift {
        Gift::Weapon(weapon) => marine.weapons.of(weapon) > 0,
        Gift::Ammo(ammo) => marine.ammo_of(ammo) > 0,
        Gift::Item(item) => item.0 < 8 && marine.items >> item.0 & 1 != 0,
    };
    if to.0 == who || to.index() >= state.marines.len() {
        no("refusal-d04-give-whom", &["D04-EQ-2", "D04-INT-40"])
    } else if !held {
        no("refusal-d04-give-what", &["D04-EQ-2", "D04-EQ-4", "D04-INT-40"])
    } else if !near(state, who, to.0) {
        no("refusal-d04-give-far", &["D04-EQ-2", "D04-INT-17", "D04-INT-40"])
    } else if points == 0 {
        no_more("refusal-d04-no-points", &["D04-EQ-2", "D04-MOVE-1"], turn::deed_rules(state))
    } else if let Some(refusal) = sharing(state, Who::Marine(who)) {
        refusal
    } else {
        no("refusal-d04-give-what", &["D04-EQ-2", "D04-INT-40"])
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
        no("refusal-d04-no-heal", &["D04-ORD-HEAL", "D04-ORD-1"])
    } else if whom.index() >= state.marines.len() || !near(state, who, whom.0) {
        no("refusal-d04-heal-far", &["D04-ORD-HEAL", "D04-INT-17"])
    } else if state.marine(whom.0).wounds >= state.full_wounds(whom.0) {
        no("refusal-d04-heal-full", &["D04-ORD-HEAL", "D04-INT-41"])
    } else {
        no("refusal-d04-heal-time", &["D04-ORD-HEAL", "D04-INT-3", "D04-INT-41"])
    }
}
