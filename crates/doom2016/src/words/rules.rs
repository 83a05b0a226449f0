//! The rules behind each event.

use crate::action::Thing;
use crate::event::{Death, Ending, Event, Named};
use crate::initiative::InitiativeCard;
use crate::rule::*;
use crate::{Goal, Item, SetKind, Side, State};

/// The rules that caused an event; at least one.
pub(super) fn rules(state: &State, event: &Event) -> &'static [Rule] {
    match event {
        Event::Placed { .. } if state.round.number == 0 => &[D16_SET_10, D16_SET_3],
        Event::Placed { .. } => &[D16_KIL_6, D16_INT_20, D16_ACT_5],
        Event::Class { .. } => &[D16_SET_4, D16_MIS_1],
        Event::Armed { .. } if state.is_tutorial() => &[D16_TUT_1, D16_SET_5],
        Event::Armed { .. } => &[D16_SET_5],
        Event::Squad { .. } => &[D16_SET_8],
        Event::EventSet { .. } => &[D16_SET_6],
        Event::Invasion { .. } => &[D16_SET_7],
        Event::Round { .. } => &[D16_RND_1, D16_STA_7],
        Event::Initiative { .. } => &[D16_STA_1, D16_STA_2],
        Event::MoreInitiative { .. } => &[D16_ACT_4, D16_INT_25],
        Event::DrewEvents { .. } if state.round.active => &[D16_EVT_3],
        Event::DrewEvents { .. } => &[D16_STA_4, D16_EVT_1],
        Event::Burned { .. } => &[D16_STA_5],
        Event::Argent { .. } => &[D16_ARG_1, D16_ARG_3],
        Event::ArgentLost { .. } => &[D16_POR_5],
        Event::Revealed { card: InitiativeCard::Marine(_) } => &[D16_ACT_1, D16_ACT_2],
        Event::Revealed { card: InitiativeCard::Invader } => &[D16_ACT_1, D16_ACT_2],
        Event::Looked { .. } | Event::Sunk | Event::Lifted { .. } => &[D16_INT_29],
        Event::Marine { .. } => &[D16_MAR_1, D16_INT_34],
        Event::Roused { .. } => &[D16_ACT_2],
        Event::Idle => &[D16_ACT_3],
        Event::Demon { .. } => &[D16_DEM_1, D16_DEM_4],
        Event::Played { card, .. } if card.set().sheet().kind == SetKind::Grenade => &[D16_MAR_3, D16_ITM_5],
        Event::Played { card, .. } if card.face().kind == crate::ActionKind::Reaction => {
            &[D16_MAR_7, D16_MAR_10]
        }
        Event::Played { .. } => &[D16_MAR_2, D16_MAR_3],
        Event::Sprinted { .. } => &[D16_MAR_5, D16_MAR_10],
        Event::Spent { .. } => &[D16_GEN_4],
        Event::Mp { who: Named::Demon(..), .. } => &[D16_DEM_1, D16_GEN_5],
        Event::Mp { .. } => &[D16_MAR_3, D16_MAR_4, D16_GEN_5],
        Event::LostMp { who: Named::Demon(..), .. } => &[D16_INT_14],
        Event::LostMp { .. } => &[D16_EVT_1],
        Event::Moved { who, .. } if is_large(*who) => &[D16_LRG_1, D16_LRG_2, D16_LRG_3],
        Event::Moved { .. } => &[D16_MOV_1, D16_MOV_2, D16_MOV_3],
        Event::Teleported { .. } => &[D16_TEL_2],
        Event::Woken { .. } => &[D16_TEL_1, D16_TEL_5],
        Event::Opened { who: Named::Demon(..), .. } => &[D16_DOR_1, D16_DOR_3],
        Event::Opened { .. } => &[D16_DOR_1, D16_DOR_2],
        Event::Took { thing, .. } => taking(*thing),
        Event::Drew { .. } if state.round.number == 0 => &[D16_SET_5],
        Event::Drew { .. } => &[D16_MAR_6, D16_INT_28, D16_INT_32],
        Event::Fetched { .. } | Event::Power { .. } => &[D16_MIS_1, D16_GEN_4],
        Event::Reshuffled { .. } => &[D16_GEN_6, D16_INT_28],
        Event::Recovered { .. } => &[D16_KIL_2],
        Event::Glory { .. } => &[D16_GLO_4, D16_GEN_4],
        Event::GloryDrawn { .. } => &[D16_GLO_2, D16_INT_18],
        Event::Event { .. } => &[D16_EVT_1, D16_ATK_12],
        Event::Charged { .. } => &[D16_ARG_1, D16_ARG_2, D16_DEM_2],
        Event::NoTarget { .. } => &[D16_ATK_2],
        Event::Barren { .. } => &[D16_INT_26, D16_POR_3],
        Event::Attack { .. } => &[D16_ATK_1, D16_ATK_2, D16_ATK_3],
        Event::Rolled { .. } => &[D16_ATK_5, D16_ATK_15],
        Event::Changed { .. } => &[D16_INT_5, D16_ATK_15],
        Event::DieLost { .. } => &[D16_ATK_4, D16_INT_15],
        Event::Defence { .. } => &[D16_ATK_6, D16_ATK_7, D16_EVT_2],
        Event::Shields { .. } => &[D16_ATK_7, D16_INT_5],
        Event::Damage { who: Named::Drone, .. } => &[D16_ATK_9, D16_INT_37],
        Event::Damage { who: Named::Demon(_, kind), .. } if kind.sheet().tough => {
            &[D16_ATK_9, D16_ATK_8, D16_KIL_1]
        }
        Event::Damage { .. } => &[D16_ATK_9, D16_KIL_1],
        Event::Suffered { .. } => &[D16_ATK_13, D16_INT_17],
        Event::Stunned { .. } => &[D16_STN_1, D16_ATK_10],
        Event::Steady { .. } => &[D16_ATK_10, D16_STN_1],
        Event::Killed { who, how, .. } => killing(*who, *how),
        Event::Frag { .. } => &[D16_KIL_4],
        Event::CardTurned { up: true, .. } => &[D16_POR_2, D16_SET_7],
        Event::CardTurned { .. } => &[D16_KIL_3, D16_INT_27],
        Event::Summons { .. } if state.is_tutorial() => &[D16_TUT_6, D16_POR_2],
        Event::Summons { .. } => &[D16_POR_2, D16_POR_6, D16_MIS_4],
        Event::Summoned { .. } => &[D16_POR_2, D16_POR_3, D16_POR_7],
        Event::PortalGone { .. } => &[D16_POR_2, D16_MIS_3],
        Event::Displaced { .. } => &[D16_LRG_4, D16_LRG_8],
        Event::Pushed { .. } => &[D16_INT_21, D16_GLO_4],
        Event::Dropped { .. } | Event::Sample { .. } => &[D16_INT_36, D16_MIS_3],
        Event::Delivered { .. } => &[D16_MIS_3, D16_INT_36],
        Event::Progress { .. } => &[D16_INT_38, D16_MIS_3],
        Event::Decoy { .. } => &[D16_INT_15],
        Event::Drone { .. } => &[D16_INT_37, D16_MIS_3],
        Event::Dark { .. } => &[D16_INT_8, D16_EVT_1],
        Event::Marked { .. } => &[D16_EVT_1],
        Event::Won { side, why } => winning(state, *side, *why),
    }
}

fn is_large(who: Named) -> bool {
    matches!(who, Named::Demon(_, kind) if kind.sheet().base.is_large())
}

fn taking(thing: Thing) -> &'static [Rule] {
    match thing {
        Thing::Item(Item::HealthPack) => &[D16_ITM_1, D16_ITM_2],
        Thing::Item(Item::Weapon(set)) if set.sheet().kind == SetKind::Grenade => &[D16_ITM_1, D16_ITM_5],
        Thing::Item(Item::Weapon(_)) => &[D16_ITM_1, D16_ITM_3, D16_ITM_4],
        Thing::Sample | Thing::Asset => &[D16_INT_36, D16_MIS_3],
    }
}

fn killing(who: Named, how: Death) -> &'static [Rule] {
    match (how, who) {
        (Death::Glory, _) => &[D16_GLO_1, D16_GLO_2, D16_GLO_3],
        (Death::Telefrag, _) => &[D16_TEL_3, D16_TEL_4, D16_INT_19],
        (Death::Damage, Named::Marine(_)) => &[D16_KIL_1, D16_KIL_5, D16_INT_22],
        (Death::Damage, Named::Drone) => &[D16_KIL_1, D16_INT_37],
        (Death::Damage, Named::Demon(..)) => &[D16_KIL_1],
    }
}

fn winning(state: &State, side: Side, why: Ending) -> &'static [Rule] {
    match (why, state.goal()) {
        _ if state.is_tutorial() && why != Ending::Rounds => &[D16_TUT_9],
        (Ending::Rounds, _) => &[D16_MIS_7],
        (Ending::Objective, Some(Goal::Relays { .. } | Goal::Zones { .. })) => {
            &[D16_MIS_3, D16_INT_38, D16_INT_35]
        }
        _ if side == Side::Marines => &[D16_MIS_3, D16_INT_35, D16_MIS_8],
        _ => &[D16_MIS_3, D16_KIL_4, D16_INT_35],
    }
}
