//! Refusals around attacks: weapons, targets, dice, knockback, blow-through, watchful invaders.

use engine::Refusal;

use super::{no, no_more};
use crate::action::Who;
use crate::frame::{Activation, Attack, Stage};
use crate::rule::*;
use crate::scenario::{Footing, Pos, SpaceId};
use crate::state::figures_in;
use crate::{Action, AttackKind, DieKind, OrderKind, State, WeaponKind};

/// Why a marine who may attack cannot attack with this weapon.
pub(super) fn fire(state: &State, who: u8, weapon: WeaponKind, aimed: bool) -> Refusal {
    let marine = state.marine(who);
    let me = Who::Marine(who);
    if state.is_sharing(me) {
        return no("refusal-d04-attack-sharing", &[D04_MOVE_7]);
    }
    if marine.berserk > 0 && weapon != WeaponKind::Fist {
        return no("refusal-d04-berserk", &[D04_EQ_8, D04_INT_39, D04_INT_10]);
    }
    if !marine.arms().has(weapon) {
        return no("refusal-d04-no-weapon", &[D04_ATK_1]);
    }
    if weapon.sheet().ammo.is_some_and(|ammo| marine.ammo_of(ammo) == 0) {
        return no("refusal-d04-no-ammo", &[D04_ATK_1]);
    }
    if aimed && marine.order != Some(OrderKind::Aim) {
        return no("refusal-d04-no-aim", &[D04_ORD_AIM]);
    }
    no_target(state, me, weapon)
}

/// An active invader that cannot attack.
pub(super) fn strike(state: &State, activation: &Activation) -> Refusal {
    let me = Who::Invader(activation.figure);
    if activation.attacks == 0 {
        no("refusal-d04-no-attacks", &[D04_INV_5])
    } else if state.is_sharing(me) {
        no("refusal-d04-attack-sharing", &[D04_MOVE_7])
    } else {
        no_target(state, me, WeaponKind::Fist)
    }
}

fn no_target(state: &State, by: Who, weapon: WeaponKind) -> Refusal {
    let arms = state.arms(by, weapon);
    let rules: &[Rule] = if arms.abilities.sweep {
        &[D04_INT_18, D04_ABIL_SWEEP, D04_INT_17]
    } else if arms.kind == AttackKind::Melee {
        &[D04_MELEE_1, D04_MELEE_2, D04_INT_17]
    } else if arms.abilities.search {
        &[D04_ABIL_SEARCH, D04_ATK_8]
    } else {
        &[D04_LOS_1, D04_LOS_2, D04_ATK_8]
    };
    no("refusal-d04-no-target", rules)
}

/// Why a space cannot be attacked (D04-ATK-2, D04-ATK-8).
pub(super) fn target(state: &State, action: Action) -> Option<Refusal> {
    let attack = state.attacks.last()?;
    let pos = match action {
        Action::At(pos) | Action::AtFigure(pos, _) => pos,
        _ => return None,
    };
    let Some(space) = state.arena().at(pos).filter(|&space| state.is_revealed(space)) else {
        return Some(no("refusal-d04-no-space", &[D04_ATK_8, D04_EXPL_1]));
    };
    if state.range_to(attack.by, attack.weapon, space).is_some() {
        let key = match action {
            Action::At(_) => "refusal-d04-name-figure",
            _ => "refusal-d04-figure-not-here",
        };
        return Some(no(key, &[D04_INT_20, D04_ATK_6]));
    }
    Some(out_of_reach(state, attack, space))
}

fn out_of_reach(state: &State, attack: &Attack, space: SpaceId) -> Refusal {
    let arms = state.arms(attack.by, attack.weapon);
    if state.is_blocking(space) {
        return no("refusal-d04-target-obstacle", &[D04_ATK_8, D04_OBST_1]);
    }
    let own = state.footing(attack.by).map_or(&[][..], |footing| state.arena().cells(footing));
    if own.contains(&space) {
        return no("refusal-d04-target-own", &[D04_ATK_8, D04_RNG_1]);
    }
    let (invaders, marines) = (state.invaders_on(space) != 0, state.marines_on(space) != 0);
    let friend_only = match attack.by {
        Who::Marine(_) => marines && !invaders,
        Who::Invader(_) => invaders && !marines,
    };
    if friend_only && arms.abilities.blast == 0 {
        return no("refusal-d04-target-friend", &[D04_ATK_8]);
    }
    let berserk: &[Rule] = match attack.by {
        Who::Marine(who) if state.marine(who).berserk > 0 => &[D04_INT_10, D04_EQ_8],
        _ => &[],
    };
    if arms.kind == AttackKind::Melee {
        no_more("refusal-d04-target-far", &[D04_MELEE_1, D04_MELEE_2, D04_INT_17], berserk)
    } else if arms.abilities.search {
        no("refusal-d04-target-path", &[D04_ABIL_SEARCH, D04_RNG_2, D04_DOOR_2])
    } else {
        no("refusal-d04-target-sight", &[D04_LOS_1, D04_LOS_2, D04_LOS_4])
    }
}

/// An attack that is being carried out: dice, knockback, the next space of a chain.
pub(super) fn during(state: &State, action: Action) -> Option<Refusal> {
    let attack = state.attacks.last()?;
    match (attack.stage, action) {
        (Stage::Reroll, Action::Reroll(_)) => Some(no("refusal-d04-reroll-dice", &[D04_RERL_1, D04_RERL_2])),
        (_, Action::Reroll(_)) => Some(no("refusal-d04-reroll-over", &[D04_RERL_2, D04_INT_3])),
        (Stage::Knock, Action::Knock(who, _)) => Some(knock(attack, who)),
        (Stage::Chain, Action::Chain(pos, die)) => Some(chain(state, attack, pos, die)),
        (_, Action::Heal(_)) => Some(no("refusal-d04-heal-time", &[D04_ORD_HEAL, D04_INT_3, D04_INT_41])),
        (_, Action::Play(_)) => super::cards::play(state, action),
        _ => None,
    }
}

fn knock(attack: &Attack, who: Who) -> Refusal {
    let loose = match who {
        Who::Marine(n) => n < 8 && attack.loose_marines >> n & 1 != 0,
        Who::Invader(id) => attack.loose & id.bit() != 0,
    };
    if loose {
        no("refusal-d04-knock-there", &[D04_ABIL_KNOCK, D04_INT_21])
    } else {
        no("refusal-d04-knock-whom", &[D04_ABIL_KNOCK, D04_INT_21])
    }
}

fn chain(state: &State, attack: &Attack, pos: Pos, die: DieKind) -> Refusal {
    if !matches!(die, DieKind::Green | DieKind::Blue) || attack.pool.of(die) == 0 {
        return no("refusal-d04-chain-die", &[D04_ABIL_BLOW]);
    }
    let Some(space) = state.arena().at(pos).filter(|&space| state.is_revealed(space)) else {
        return no("refusal-d04-no-space", &[D04_ABIL_BLOW, D04_ATK_8]);
    };
    let mut steps = state.strides(Footing::from(attack.target)).filter(|stride| stride.is_free(state.closed));
    let near = steps.any(|stride| stride.to.at == space);
    if !near {
        return no("refusal-d04-chain-far", &[D04_ABIL_BLOW, D04_DOOR_2]);
    }
    if state.is_blocking(space) {
        return no("refusal-d04-chain-obstacle", &[D04_INT_16, D04_ABIL_BLOW]);
    }
    let again =
        state.invaders_on(space) & attack.struck != 0 || state.marines_on(space) & attack.struck_marines != 0;
    if again {
        return no("refusal-d04-chain-again", &[D04_INT_16, D04_ABIL_BLOW]);
    }
    no("refusal-d04-chain-friend", &[D04_INT_16])
}

/// Watchful invaders that may attack somebody who has come near.
pub(super) fn watch(state: &State, queue: u64, action: Action) -> Option<Refusal> {
    let Action::Activate(id) = action else { return None };
    let waiting = figures_in(queue & state.figures.alive()).any(|there| there == id);
    Some(if waiting {
        no("refusal-d04-watch-far", &[D04_ABIL_WATCH, D04_INT_17, D04_MOVE_7])
    } else {
        no("refusal-d04-watch-who", &[D04_ABIL_WATCH, D04_INT_28])
    })
}
