//! The rules behind each event.

use crate::action::Who;
use crate::event::{Cause, Event, Named};
use crate::place::{Goal, Shape, Winner};
use crate::rule::*;
use crate::{AttackKind, Deed, OrderKind, Scatter, State, TokenKind, WeaponKind};

/// The rules that caused an event; at least one.
pub(super) fn rules(state: &State, event: &Event) -> &'static [Rule] {
    match event {
        Event::Began { .. } => &[D04_SETUP_6],
        Event::Round { .. } => &[D04_ROUND_1],
        Event::Turn { who } if *who == state.invader() => &[D04_ROUND_1, D04_INV_1],
        Event::Turn { .. } => &[D04_ROUND_1, D04_INT_1],
        Event::Declared { deed, .. } => match deed {
            Deed::Sprint => &[D04_ACT_1, D04_ACT_2],
            Deed::Unload => &[D04_ACT_1, D04_ACT_3],
            Deed::Advance => &[D04_ACT_1, D04_ACT_4],
            Deed::Ready => &[D04_ACT_1, D04_ACT_5],
        },
        Event::Adrenaline { .. } => &[D04_EQ_7, D04_INT_37],
        Event::Moved { shape, .. } => match shape {
            Shape::One => &[D04_MOVE_2],
            Shape::Across | Shape::Down => &[D04_BIG_5],
            _ => &[D04_BIG_6],
        },
        Event::Teleported { who: Named::Marine(_), .. } => &[D04_TELE_1, D04_INT_33],
        Event::Teleported { .. } => &[D04_DUCT_1],
        Event::Respawned { .. } => &[D04_FRAG_3, D04_INT_36],
        Event::Door { .. } => &[D04_DOOR_3],
        Event::Smashed { .. } => &[D04_DOOR_4, D04_INT_43],
        Event::Jammed { .. } | Event::Mended { .. } | Event::Swapped { .. } | Event::Played { .. } => {
            &[D04_INV_3]
        }
        Event::Left { .. } => &[D04_WIN_2],
        Event::Took { token, .. } => taking(*token),
        Event::TookItem { .. } => &[D04_EQ_1, D04_SETUP_10],
        Event::Dropped { .. } => &[D04_FRAG_1, D04_SETUP_10],
        Event::Gave { .. } => &[D04_EQ_2],
        Event::Refused { .. } => &[D04_INT_40],
        Event::Ordered { .. } => &[D04_ACT_5, D04_ORD_1],
        Event::Lapsed { order, .. } | Event::Used { order, .. } => match order {
            OrderKind::Aim => &[D04_ORD_AIM],
            OrderKind::Guard => &[D04_ORD_GUARD],
            OrderKind::Dodge => &[D04_ORD_DODGE],
            OrderKind::Heal => &[D04_ORD_HEAL],
        },
        Event::Healed { .. } => &[D04_ORD_HEAL, D04_INT_41],
        Event::Attacked { who, weapon, .. } => attacking(state, *who, *weapon),
        Event::Rolled { .. } => &[D04_ATK_3, D04_DICE_1],
        Event::Rerolled { .. } => &[D04_RERL_1, D04_RERL_2],
        Event::Cancelled => &[D04_RERL_3, D04_INT_12],
        Event::Spent { .. } => &[D04_AMMO_2, D04_INT_15],
        Event::Hit { .. } => &[D04_ATK_4, D04_ATK_5],
        Event::Failed { .. } => &[D04_ATK_4, D04_DICE_1],
        Event::Scattered { scatter, to, .. } => match (scatter, to) {
            (Scatter::Miss, _) => &[D04_SCAT_1, D04_SCAT_3],
            (_, Some(_)) => &[D04_SCAT_1, D04_SCAT_2],
            (_, None) => &[D04_SCAT_2, D04_INT_22],
        },
        Event::Wounded { cause, sum, .. } => match cause {
            Cause::Attack if sum.is_none() => &[D04_EQ_8, D04_INT_39],
            Cause::Attack => &[D04_DMG_2, D04_DMG_3],
            Cause::Goo => &[D04_OBST_2, D04_OBST_3, D04_DMG_4],
            Cause::Barrel => &[D04_BAR_1, D04_DMG_4],
            Cause::Telefrag => &[D04_TFRAG_1],
            Cause::Scenario => &[D04_SETUP_10, D04_DMG_4],
        },
        Event::Withstood { .. } => &[D04_DMG_2],
        Event::Died { .. } => &[D04_DMG_3],
        Event::Fragged { .. } => &[D04_FRAG_1, D04_FRAG_2],
        Event::Knocked { .. } => &[D04_ABIL_KNOCK, D04_INT_21],
        Event::Exploded { .. } => &[D04_BAR_1, D04_INT_23],
        Event::Drew { .. } => &[D04_INV_1],
        Event::RanOut { .. } => &[D04_INV_2, D04_WIN_3],
        Event::Discarded { .. } => &[D04_INV_1, D04_INT_46],
        Event::Spawning { .. } => &[D04_INV_4, D04_SPAWN_1],
        Event::Placed { .. } if state.is_invaders_turn() => &[D04_SPAWN_2, D04_EXPL_1],
        Event::Placed { .. } => &[D04_EXPL_1, D04_INT_32],
        Event::Removed { .. } => &[D04_SPAWN_4, D04_INT_35],
        Event::NoRoom { .. } => &[D04_SPAWN_3, D04_INT_34],
        Event::NotSpawned { .. } => &[D04_SETUP_10, D04_INT_32],
        Event::NotLaid { .. } => &[D04_SETUP_10, D04_COMP_9],
        Event::NotGiven { .. } => &[D04_SETUP_10],
        Event::Activated { .. } => &[D04_INV_5],
        Event::Backup { .. } => &[D04_INV_3, D04_SETUP_7],
        Event::Revealed { .. } => &[D04_EXPL_1, D04_INT_31],
        Event::Said { .. } => &[D04_EXPL_1, D04_SETUP_10],
        Event::Scored { .. } => &[D04_SETUP_10, D04_WIN_4],
        Event::Won { side } => winning(state, *side),
    }
}

fn taking(token: TokenKind) -> &'static [Rule] {
    match token {
        TokenKind::Weapon(_) | TokenKind::Ammo(_) => &[D04_EQ_1, D04_EQ_3],
        TokenKind::Armour => &[D04_EQ_1, D04_EQ_4],
        TokenKind::Health => &[D04_EQ_1, D04_EQ_5],
        TokenKind::Key(_) => &[D04_EQ_1, D04_DOOR_6],
        TokenKind::Adrenaline => &[D04_EQ_1, D04_EQ_7],
        TokenKind::Berserk => &[D04_EQ_1, D04_EQ_8],
        TokenKind::Encounter => &[D04_EQ_9],
        TokenKind::Teleporter(_) | TokenKind::Duct => &[D04_EQ_1],
    }
}

fn attacking(state: &State, who: Named, with: Option<WeaponKind>) -> &'static [Rule] {
    let (kind, abilities) = match (who, with) {
        (Named::Invader(_, kind), _) => (kind.sheet().attack, kind.sheet().abilities),
        (Named::Marine(seat), Some(weapon)) if seat.index() < state.marines.len() => {
            let arms = state.arms(Who::Marine(seat.0), weapon);
            (arms.kind, arms.abilities)
        }
        (Named::Marine(_), _) => return &[D04_ATK_1],
    };
    match kind {
        _ if abilities.sweep => &[D04_ATK_1, D04_ABIL_SWEEP],
        AttackKind::Melee => &[D04_ATK_1, D04_MELEE_1],
        AttackKind::Ranged if abilities.search => &[D04_ATK_1, D04_ABIL_SEARCH, D04_RNG_2],
        AttackKind::Ranged => &[D04_ATK_1, D04_LOS_1, D04_RNG_1],
    }
}

fn winning(state: &State, side: Winner) -> &'static [Rule] {
    let leaves = state.arena().scenario().goals.iter().any(|placed| matches!(placed.goal, Goal::Leave(_)));
    match side {
        Winner::Marines if leaves => &[D04_WIN_1, D04_WIN_2, D04_WIN_4],
        Winner::Marines => &[D04_WIN_1, D04_WIN_4],
        Winner::Invader => &[D04_WIN_1, D04_INT_49],
    }
}
