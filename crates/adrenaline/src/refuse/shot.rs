//! Refusals within the shoot action: weapons, effects, targets, squares, moves and Scopes.

use engine::{Arg, Message, Refusal};

use super::turn::{destination, not_loaded, reload_weapon};
use super::{cannot_pay, no};
use crate::frame::{Carry, Frame, Stage};
use crate::rule::*;
use crate::weapon::{Effect, EffectSet, Zone};
use crate::{Action, Cubes, State, TargetSet, Weapon};

/// Before the weapon is named: moving, reloading in frenzy, firing.
pub(super) fn before(state: &State, action: Action, left: u8, reloaded: bool) -> Refusal {
    match action {
        Action::To(_) if reloaded => no("refusal-reloaded", &[ADR_FRENZY_9, ADR_FRENZY_8]),
        Action::To(square) => {
            let useless = no("refusal-no-target-there", &[ADR_SHOOT_2, ADR_SHOOT_11, ADR_SHOOT_7]);
            destination(state, square, left, useless)
        }
        Action::Fire(weapon, effects) => fire(state, weapon, effects),
        Action::Reload(_) if state.frenzy.is_none() => {
            no("refusal-reload-later", &[ADR_RELOAD_1, ADR_FRENZY_8])
        }
        Action::Reload(weapon) if !state.actor().can_pay(weapon.card().reload) => {
            reload_weapon(state, weapon)
        }
        Action::Reload(weapon) if !state.actor().unloaded.has(weapon) => reload_weapon(state, weapon),
        Action::Reload(_) => no("refusal-shot-must-follow", &[ADR_FRENZY_9, ADR_FRENZY_8]),
        Action::Done => no("refusal-must-shoot", &[ADR_SHOOT_2, ADR_FRENZY_9]),
        _ => no("refusal-shooting", &[ADR_SHOOT_12, ADR_TURN_5]),
    }
}

fn fire(state: &State, weapon: Weapon, effects: EffectSet) -> Refusal {
    if !state.actor().loaded.has(weapon) {
        return not_loaded();
    }
    effect_refused(state, weapon, effects, false)
}

/// Why these effects cannot be used now.
fn effect_refused(state: &State, weapon: Weapon, effects: EffectSet, under_way: bool) -> Refusal {
    let card = weapon.card();
    let mut rules: Vec<Rule> = Vec::new();
    for i in effects.iter() {
        rules.extend(card.effects.get(i).into_iter().flat_map(|e| e.rules.iter().copied()));
    }
    let with = |more: &[Rule]| -> Vec<Rule> { rules.iter().copied().chain(more.iter().copied()).collect() };
    let refusal = |key: &'static str, more: &[Rule]| {
        let name = card.effects.get(effects.lead()).map_or("basic", |e| e.id.as_str());
        let effect = Arg::key(format!("effect-{weapon}-{name}"));
        Refusal::because(Message::new(key).with("effect", effect), &with(more))
    };
    if card.modes && (effects.0.count_ones() > 1 || under_way) {
        return refusal("refusal-one-mode", &[ADR_SHOOT_5]);
    }
    if under_way && !effects.lacks(state.shot.used) {
        return refusal("refusal-effect-used", &[ADR_SHOOT_4]);
    }
    let cost =
        effects.iter().filter_map(|i| card.effects.get(i)).fold(Cubes::NONE, |sum, e| sum.plus(e.cost));
    if !state.actor().can_pay(cost) {
        let rules: Vec<Rule> = [ADR_PAY_4, weapon.cost_rule()].into_iter().chain(rules).collect();
        return cannot_pay(cost, &rules);
    }
    let needs_earlier = effects.iter().filter_map(|i| card.effects.get(i)).any(|e| {
        let done = if under_way { state.shot.used } else { EffectSet::default() };
        done.or(e.after) != done
    });
    let joins = |i: usize| card.effects.get(i).is_some_and(|e| e.joins);
    let misjoined = effects.0.count_ones() > 1 && effects.iter().skip(1).any(|i| !joins(i))
        || effects.0.count_ones() == 1 && joins(effects.lead());
    if needs_earlier || misjoined {
        return refusal("refusal-effect-order", &[ADR_SHOOT_9, ADR_SHOOT_4]);
    }
    if card.effects.get(effects.lead()).is_some_and(|e| e.walk > 0) {
        return refusal("refusal-move-without-shot", &[ADR_SHOOT_8, ADR_SHOOT_2]);
    }
    let mut more = vec![ADR_SHOOT_2, ADR_SHOOT_11];
    if state.setup.domination {
        more.extend([ADR_DOM_16, ADR_DOM_17, ADR_DOM_6]);
    }
    refusal("refusal-effect-no-target", &more)
}

/// While a weapon is being fired.
pub(super) fn during(state: &State, action: Action) -> Refusal {
    let shot = &state.shot;
    match (shot.stage, action) {
        (_, Action::Fire(weapon, _)) if !state.actor().loaded.has(weapon) && weapon != shot.weapon => {
            not_loaded()
        }
        (_, Action::Fire(weapon, _)) if weapon != shot.weapon => {
            no("refusal-one-weapon", &[ADR_SHOOT_12, ADR_TURN_1])
        }
        (_, Action::Use(weapon, _)) if weapon != shot.weapon => {
            no("refusal-one-weapon", &[ADR_SHOOT_12, ADR_TURN_1])
        }
        (_, Action::Use(weapon, effects) | Action::Fire(weapon, effects)) => {
            effect_refused(state, weapon, effects, true)
        }
        (Stage::Menu, Action::Done) => {
            no("refusal-basic-compulsory", &[ADR_SHOOT_4, ADR_SHOOT_2, ADR_SHOOT_8])
        }
        (Stage::Menu, Action::To(_)) => {
            let effect = &shot.weapon.card().effects[0];
            let key = if shot.push.is_empty() { "refusal-no-push" } else { "refusal-push-too-far" };
            with_rules(key, &effect.rules, &[ADR_MOVE_2, ADR_TURN_5, ADR_MOVE_6])
        }
        (Stage::Menu, Action::Hit(_)) => no("refusal-choose-effect", &[ADR_SHOOT_4, ADR_SHOOT_6]),
        (Stage::Menu, _) => no("refusal-choose-effect", &[ADR_SHOOT_4]),
        (Stage::Pick, Action::Hit(set)) => targets(state, state.lead(), set),
        (Stage::Pick, Action::Done) => with_rules(
            "refusal-choose-target",
            &state.lead().rules,
            &[ADR_SHOOT_2, ADR_SHOOT_6, ADR_SHOOT_11],
        ),
        (Stage::Pick, _) => with_rules("refusal-choose-target", &state.lead().rules, &[ADR_SHOOT_2]),
        (Stage::Spot, Action::At(_) | Action::Room(_)) => {
            with_rules("refusal-square", &state.lead().rules, &[ADR_SHOOT_11, ADR_SEE_1])
        }
        (Stage::Spot, _) => with_rules("refusal-choose-square", &state.lead().rules, &[ADR_SHOOT_11]),
        (Stage::FistStrike | Stage::FistStrikeOn, Action::Hit(set)) => targets(state, state.lead(), set),
        _ => no("refusal-fist", &[ADR_W_GLOVE_2, ADR_W_GLOVE_3]),
    }
}

fn with_rules(key: &'static str, effect: &[Rule], more: &[Rule]) -> Refusal {
    let rules: Vec<Rule> = effect.iter().copied().chain(more.iter().copied()).collect();
    Refusal::new(key, &rules)
}

/// Why these targets cannot be hit by this effect.
fn targets(state: &State, effect: &Effect, set: TargetSet) -> Refusal {
    let refusal = |key: &'static str, more: &[Rule]| with_rules(key, &effect.rules, more);
    let present = state.on(state.board().squares());
    if set.has(state.turn.seat) {
        return refusal("refusal-target-yourself", &[ADR_SHOOT_1]);
    }
    if !set.figures().within(present) {
        return refusal("refusal-target-absent", &[ADR_SPAWN_2, ADR_SHOOT_1]);
    }
    if !set.spawnpoints().is_empty() {
        if !state.setup.domination {
            return refusal("refusal-spawnpoint-mode", &[ADR_SHOOT_1, ADR_DOM_3]);
        }
        if !state.actor().seasoned {
            return refusal("refusal-spawnpoint-first-turn", &[ADR_DOM_2, ADR_DOM_16]);
        }
        if set.colours().any(|c| state.turn.tagged >> c.index() & 1 != 0) {
            return refusal("refusal-spawnpoint-tagged", &[ADR_DOM_3, ADR_DOM_16]);
        }
        if effect.damage == 0 || effect.bonus_only {
            return refusal("refusal-spawnpoint-bonus", &[ADR_DOM_17, ADR_DOM_3]);
        }
    }
    if set.len() > u32::from(effect.most) {
        return refusal("refusal-too-many-targets", &[ADR_SHOOT_6]);
    }
    let mut more = Vec::new();
    if matches!(
        effect.zone,
        Zone::Seen | Zone::SeenFar | Zone::SeenElsewhere | Zone::Unseen | Zone::SeenByLast
    ) {
        more.push(ADR_SEE_1);
    }
    if !set.spawnpoints().is_empty() {
        more.extend([ADR_DOM_3, ADR_DOM_4, ADR_DOM_17]);
    }
    let candidates = state.candidates(effect, state.shot.now, state.actor().square, &state.shot);
    if set.within(candidates) {
        refusal("refusal-targets-together", &more)
    } else {
        refusal("refusal-target-out-of-zone", &more)
    }
}

/// While a figure is being moved.
pub(super) fn carry(state: &State, action: Action, carry: &Carry) -> Refusal {
    let board = state.board();
    let firing = state.frames.contains(&Frame::Shot);
    let mut rules: Vec<Rule> = Vec::new();
    if firing {
        rules.extend(state.lead().rules.iter().copied());
    } else if state.frames.contains(&Frame::BotShot) {
        rules.push(ADR_BOT_4);
    } else {
        rules.push(ADR_PWR_NEWTON_1);
    }
    match action {
        Action::To(square) => {
            let at = state.figure(carry.who).square;
            let reachable = board.reach(at, carry.left.min(4)).has(square);
            let (key, more): (_, &[Rule]) = if reachable && !carry.goal.has(square) {
                ("refusal-move-ends-wrong", &[ADR_SHOOT_8, ADR_MOVE_2])
            } else if reachable && carry.straight {
                ("refusal-move-straight", &[ADR_MOVE_4, ADR_MOVE_2])
            } else {
                ("refusal-too-far", &[ADR_MOVE_2, ADR_MOVE_1, ADR_MOVE_4])
            };
            with_rules(key, &rules, more)
        }
        Action::Done => with_rules("refusal-move-at-least-one", &rules, &[ADR_MOVE_6]),
        _ => with_rules("refusal-finish-move", &rules, &[ADR_MOVE_2]),
    }
}

/// In the window for Targeting Scopes.
pub(super) fn scope(state: &State, action: Action) -> Refusal {
    let Action::Scope(card, who) = action else {
        return no("refusal-scope-window", &[ADR_PWR_SCOPE_4]);
    };
    if !state.actor().hand.has(card) {
        no("refusal-not-in-hand", &[ADR_PWR_1, ADR_PWR_SCOPE_1])
    } else if !state.scope_targets().has(who) {
        no("refusal-scope-target", &[ADR_PWR_SCOPE_3, ADR_PWR_SCOPE_6, ADR_PWR_SCOPE_1, ADR_DOM_17])
    } else {
        no("refusal-scope-unpaid", &[ADR_PAY_3, ADR_PWR_SCOPE_1, ADR_PWR_SCOPE_2])
    }
}
