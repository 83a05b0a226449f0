//! Refusals of a marine: coming back, declaring, acting, Red Mist, interrupting.

use engine::Refusal;

use super::{attack, items, moving, no, sharing};
use crate::action::{Deed, Who};
use crate::rule::*;
use crate::scenario::Pos;
use crate::{Action, MarineCardKind, OrderKind, State};

pub(super) fn respawn(state: &State, action: Action) -> Option<Refusal> {
    let Action::Respawn(pos) = action else { return None };
    Some(respawn_at(state, pos))
}

/// He comes back on a free revealed space, as far from where he fell as the rules want.
fn respawn_at(state: &State, pos: Pos) -> Refusal {
    let Some(space) = state.arena().at(pos).filter(|&space| state.is_revealed(space)) else {
        return no("refusal-d04-no-space", &[D04_FRAG_3, D04_EXPL_1]);
    };
    let goo = state.is_goo(space);
    if goo || !state.is_free(space.into(), &state.taken()) {
        return no("refusal-d04-respawn-taken", &[D04_FRAG_3]);
    }
    no("refusal-d04-respawn-distance", &[D04_FRAG_3, D04_FRAG_4, D04_FRAG_5, D04_INT_36])
}

pub(super) fn declare(state: &State, action: Action) -> Option<Refusal> {
    let marine = state.marine(state.turn.who);
    match action {
        Action::Adrenaline if marine.adrenaline == 0 => Some(no("refusal-d04-no-adrenaline", &[D04_EQ_7])),
        Action::Adrenaline => Some(no("refusal-d04-adrenaline-fresh", &[D04_EQ_7, D04_INT_37])),
        _ => None,
    }
}

/// The rules of the action that has been declared.
pub(super) fn deed_rules(state: &State) -> &'static [Rule] {
    match state.turn.deed {
        Some(Deed::Sprint) => &[D04_ACT_2],
        Some(Deed::Unload) => &[D04_ACT_3],
        Some(Deed::Advance) => &[D04_ACT_4],
        Some(Deed::Ready) => &[D04_ACT_5, D04_INT_37, D04_INT_38],
        None => &[D04_ACT_1],
    }
}

pub(super) fn act(state: &State, action: Action) -> Option<Refusal> {
    let who = state.turn.who;
    let points = state.points();
    Some(match action {
        Action::Step(_) | Action::Teleport(_) | Action::Door(_) | Action::Leave(_) => {
            moving::marine(state, who, points, action)?
        }
        Action::Take(token) => items::take(state, who, token),
        Action::TakeItem(_) => no("refusal-d04-not-here", &[D04_EQ_1]),
        Action::Give(to, gift) => items::give(state, who, points, to, gift),
        Action::Order(order) => place_order(state, who, order),
        Action::Drop => no("refusal-d04-nothing-to-drop", &[D04_ORD_1, D04_ORD_AIM]),
        Action::Heal(whom) => items::heal(state, who, whom),
        Action::Fire(weapon, aimed) => {
            if state.turn.attacks == 0 {
                let rules = [deed_rules(state), &[D04_ATK_1]].concat();
                return Some(no("refusal-d04-no-attacks", &rules));
            }
            let drill = state.turn.deed == Some(Deed::Advance) && state.turn.used.has(weapon);
            if drill {
                return Some(no("refusal-d04-other-weapon", &[D04_ACT_4, D04_ACT_6, D04_SETUP_7]));
            }
            attack::fire(state, who, weapon, aimed)
        }
        Action::Done => sharing(state, Who::Marine(who))?,
        Action::Declare(_) => no("refusal-d04-declared", &[D04_ACT_1]),
        Action::Adrenaline => no("refusal-d04-adrenaline-late", &[D04_EQ_7, D04_INT_1]),
        _ => return None,
    })
}

fn place_order(state: &State, who: u8, order: OrderKind) -> Refusal {
    let marine = state.marine(who);
    if state.turn.deed != Some(Deed::Ready) {
        no("refusal-d04-order-ready", &[D04_ORD_1, D04_ACT_5])
    } else if !state.turn.order_due {
        no("refusal-d04-order-placed", &[D04_ACT_5, D04_ORD_1])
    } else if order == OrderKind::Heal && !marine.has(MarineCardKind::FieldSurgeon) {
        no("refusal-d04-order-heal", &[D04_ORD_HEAL])
    } else {
        no("refusal-d04-order-held", &[D04_ORD_1])
    }
}

pub(super) fn mist(state: &State, moves: u8, action: Action) -> Option<Refusal> {
    let who = state.turn.who;
    match action {
        Action::Step(_) | Action::Teleport(_) | Action::Door(_) | Action::Leave(_) => {
            moving::marine(state, who, moves, action)
        }
        Action::Fire(weapon, aimed) => Some(attack::fire(state, who, weapon, aimed)),
        Action::Done => sharing(state, Who::Marine(who)),
        _ => None,
    }
}

/// A marine in a window: guard and heal are all he can use.
pub(super) fn interrupt(state: &State, who: u8, action: Action) -> Option<Refusal> {
    match action {
        Action::Fire(weapon, aimed) => {
            if state.marine(who).order != Some(OrderKind::Guard) {
                Some(no("refusal-d04-no-guard", &[D04_ORD_GUARD, D04_ORD_1]))
            } else if !state.is_invaders_turn() {
                Some(no("refusal-d04-guard-turn", &[D04_ORD_GUARD, D04_INT_9]))
            } else {
                let mut refusal = attack::fire(state, who, weapon, aimed);
                refusal.rules.push(D04_INT_8);
                Some(refusal)
            }
        }
        Action::Heal(whom) => Some(items::heal(state, who, whom)),
        _ => None,
    }
}
