//! The rules behind each event.

use engine::Rule;

use crate::action::Who;
use crate::event::{Cause, Event, Named};
use crate::scenario::{Goal, Shape, Winner};
use crate::{AttackKind, Deed, OrderKind, Scatter, State, TokenKind, WeaponKind};

/// The rules that caused an event; at least one.
pub(super) fn rules(state: &State, event: &Event) -> &'static [Rule] {
    match event {
        Event::Began { .. } => &[Rule("D04-SETUP-6")],
        Event::Round { .. } => &[Rule("D04-ROUND-1")],
        Event::Turn { who } if *who == state.invader() => &[Rule("D04-ROUND-1"), Rule("D04-INV-1")],
        Event::Turn { .. } => &[Rule("D04-ROUND-1"), Rule("D04-INT-1")],
        Event::Declared { deed, .. } => match deed {
            Deed::Sprint => &[Rule("D04-ACT-1"), Rule("D04-ACT-2")],
            Deed::Unload => &[Rule("D04-ACT-1"), Rule("D04-ACT-3")],
            Deed::Advance => &[Rule("D04-ACT-1"), Rule("D04-ACT-4")],
            Deed::Ready => &[Rule("D04-ACT-1"), Rule("D04-ACT-5")],
        },
        Event::Adrenaline { .. } => &[Rule("D04-EQ-7"), Rule("D04-INT-37")],
        Event::Moved { shape, .. } => match shape {
            Shape::One => &[Rule("D04-MOVE-2")],
            Shape::Across | Shape::Down => &[Rule("D04-BIG-5")],
            Shape::Quad => &[Rule("D04-BIG-6")],
        },
        Event::Teleported { who: Named::Marine(_), .. } => &[Rule("D04-TELE-1"), Rule("D04-INT-33")],
        Event::Teleported { .. } => &[Rule("D04-DUCT-1")],
        Event::Respawned { .. } => &[Rule("D04-FRAG-3"), Rule("D04-INT-36")],
        Event::Door { .. } => &[Rule("D04-DOOR-3")],
        Event::Smashed { .. } => &[Rule("D04-DOOR-4"), Rule("D04-INT-43")],
        Event::Jammed { .. } | Event::Mended { .. } | Event::Swapped { .. } | Event::Played { .. } => {
            &[Rule("D04-INV-3")]
        }
        Event::Left { .. } => &[Rule("D04-WIN-2")],
        Event::Took { token, .. } => taking(*token),
        Event::TookItem { .. } => &[Rule("D04-EQ-1"), Rule("D04-SETUP-10")],
        Event::Dropped { .. } => &[Rule("D04-FRAG-1"), Rule("D04-SETUP-10")],
        Event::Gave { .. } => &[Rule("D04-EQ-2")],
        Event::Refused { .. } => &[Rule("D04-INT-40")],
        Event::Ordered { .. } => &[Rule("D04-ACT-5"), Rule("D04-ORD-1")],
        Event::Lapsed { order, .. } | Event::Used { order, .. } => match order {
            OrderKind::Aim => &[Rule("D04-ORD-AIM")],
            OrderKind::Guard => &[Rule("D04-ORD-GUARD")],
            OrderKind::Dodge => &[Rule("D04-ORD-DODGE")],
            OrderKind::Heal => &[Rule("D04-ORD-HEAL")],
        },
        Event::Healed { .. } => &[Rule("D04-ORD-HEAL"), Rule("D04-INT-41")],
        Event::Attacked { who, weapon, .. } => attacking(state, *who, *weapon),
        Event::Rolled { .. } => &[Rule("D04-ATK-3"), Rule("D04-DICE-1")],
        Event::Rerolled { .. } => &[Rule("D04-RERL-1"), Rule("D04-RERL-2")],
        Event::Cancelled => &[Rule("D04-RERL-3"), Rule("D04-INT-12")],
        Event::Spent { .. } => &[Rule("D04-AMMO-2"), Rule("D04-INT-15")],
        Event::Hit { .. } => &[Rule("D04-ATK-4"), Rule("D04-ATK-5")],
        Event::Failed => &[Rule("D04-ATK-4"), Rule("D04-DICE-1")],
        Event::Scattered { scatter, to, .. } => match (scatter, to) {
            (Scatter::Miss, _) => &[Rule("D04-SCAT-1"), Rule("D04-SCAT-3")],
            (_, Some(_)) => &[Rule("D04-SCAT-1"), Rule("D04-SCAT-2")],
            (_, None) => &[Rule("D04-SCAT-2"), Rule("D04-INT-22")],
        },
        Event::Wounded { cause, .. } => match cause {
            Cause::Attack => &[Rule("D04-DMG-2"), Rule("D04-DMG-3")],
            Cause::Goo => &[Rule("D04-OBST-2"), Rule("D04-OBST-3"), Rule("D04-DMG-4")],
            Cause::Barrel => &[Rule("D04-BAR-1"), Rule("D04-DMG-4")],
            Cause::Telefrag => &[Rule("D04-TFRAG-1")],
            Cause::Scenario => &[Rule("D04-SETUP-10"), Rule("D04-DMG-4")],
        },
        Event::Died { .. } => &[Rule("D04-DMG-3")],
        Event::Fragged { .. } => &[Rule("D04-FRAG-1"), Rule("D04-FRAG-2")],
        Event::Knocked { .. } => &[Rule("D04-ABIL-KNOCK"), Rule("D04-INT-21")],
        Event::Exploded { .. } => &[Rule("D04-BAR-1"), Rule("D04-INT-23")],
        Event::Drew { .. } => &[Rule("D04-INV-1")],
        Event::RanOut { .. } => &[Rule("D04-INV-2"), Rule("D04-WIN-3")],
        Event::Discarded { .. } => &[Rule("D04-INV-1"), Rule("D04-INT-46")],
        Event::Spawning { .. } => &[Rule("D04-INV-4"), Rule("D04-SPAWN-1")],
        Event::Placed { .. } if state.is_invaders_turn() => &[Rule("D04-SPAWN-2"), Rule("D04-EXPL-1")],
        Event::Placed { .. } => &[Rule("D04-EXPL-1"), Rule("D04-INT-32")],
        Event::Removed { .. } => &[Rule("D04-SPAWN-4"), Rule("D04-INT-35")],
        Event::NoRoom { .. } => &[Rule("D04-SPAWN-3"), Rule("D04-INT-34")],
        Event::Activated { .. } => &[Rule("D04-INV-5")],
        Event::Backup { .. } => &[Rule("D04-INV-3"), Rule("D04-SETUP-7")],
        Event::Revealed { .. } => &[Rule("D04-EXPL-1"), Rule("D04-INT-31")],
        Event::Said { .. } => &[Rule("D04-EXPL-1"), Rule("D04-SETUP-10")],
        Event::Scored { .. } => &[Rule("D04-SETUP-10"), Rule("D04-WIN-4")],
        Event::Won { side } => winning(state, *side),
    }
}

fn taking(token: TokenKind) -> &'static [Rule] {
    match token {
        TokenKind::Weapon(_) | TokenKind::Ammo(_) => &[Rule("D04-EQ-1"), Rule("D04-EQ-3")],
        TokenKind::Armour => &[Rule("D04-EQ-1"), Rule("D04-EQ-4")],
        TokenKind::Health => &[Rule("D04-EQ-1"), Rule("D04-EQ-5")],
        TokenKind::Key(_) => &[Rule("D04-EQ-1"), Rule("D04-DOOR-6")],
        TokenKind::Adrenaline => &[Rule("D04-EQ-1"), Rule("D04-EQ-7")],
        TokenKind::Berserk => &[Rule("D04-EQ-1"), Rule("D04-EQ-8")],
        TokenKind::Encounter => &[Rule("D04-EQ-9")],
        TokenKind::Teleporter(_) | TokenKind::Duct => &[Rule("D04-EQ-1")],
    }
}

fn attacking(state: &State, who: Named, with: Option<WeaponKind>) -> &'static [Rule] {
    let (kind, abilities) = match (who, with) {
        (Named::Invader(_, kind), _) => (kind.sheet().attack, kind.sheet().abilities),
        (Named::Marine(seat), Some(weapon)) if seat.index() < state.marines.len() => {
            let arms = state.arms(Who::Marine(seat.0), weapon);
            (arms.kind, arms.abilities)
        }
        (Named::Marine(_), _) => return &[Rule("D04-ATK-1")],
    };
    match kind {
        _ if abilities.sweep => &[Rule("D04-ATK-1"), Rule("D04-ABIL-SWEEP")],
        AttackKind::Melee => &[Rule("D04-ATK-1"), Rule("D04-MELEE-1")],
        AttackKind::Ranged if abilities.search => {
            &[Rule("D04-ATK-1"), Rule("D04-ABIL-SEARCH"), Rule("D04-RNG-2")]
        }
        AttackKind::Ranged => &[Rule("D04-ATK-1"), Rule("D04-LOS-1"), Rule("D04-RNG-1")],
    }
}

fn winning(state: &State, side: Winner) -> &'static [Rule] {
    let leaves = state.arena().scenario().goals.iter().any(|placed| matches!(placed.goal, Goal::Leave(_)));
    match side {
        Winner::Marines if leaves => &[Rule("D04-WIN-1"), Rule("D04-WIN-2"), Rule("D04-WIN-4")],
        Winner::Marines => &[Rule("D04-WIN-1"), Rule("D04-WIN-4")],
        Winner::Invader => &[Rule("D04-WIN-1"), Rule("D04-INT-49")],
    }
}
