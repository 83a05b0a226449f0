//! Refusals of the menu, runs, grabs, reloads and the bot's action.

use engine::Refusal;

use super::{cannot_pay, no};
use crate::rule::*;
use crate::{Action, Sq, State, TargetSet, Weapon};

/// The rule that says how far the active player may move in an action.
pub(super) fn reach_rule(state: &State) -> Rule {
    match state.frenzy {
        Some(_) if state.two_actions(state.turn.seat) => ADR_FRENZY_1,
        Some(_) => ADR_FRENZY_2,
        None => match state.actor().damage.len() {
            0..=2 => ADR_ADREN_1,
            3..=5 => ADR_ADREN_2,
            _ => ADR_ADREN_3,
        },
    }
}

pub(super) fn menu(state: &State, action: Action) -> Refusal {
    let spent = state.turn.actions == 0;
    match action {
        Action::Run | Action::Grab | Action::Shoot if spent => no("refusal-no-actions", &[ADR_TURN_1]),
        Action::Run => no("refusal-no-run", &[ADR_FRENZY_2]),
        Action::Grab => {
            no("refusal-nothing-to-grab", &[ADR_GRAB_9, ADR_GRAB_6, ADR_GRAB_3, reach_rule(state)])
        }
        Action::Shoot if state.actor().loaded.is_empty() => {
            no("refusal-no-loaded-weapon", &[ADR_SHOOT_12, ADR_SHOOT_2])
        }
        Action::Shoot => no_target(state),
        Action::Bot => no("refusal-no-bot-action", &[ADR_BOT_3, ADR_BOT_2]),
        Action::Done => no("refusal-bot-action-owed", &[ADR_BOT_3, ADR_TURN_3]),
        Action::Teleport(_) => no("refusal-not-in-hand", &[ADR_PWR_1, ADR_PWR_TELE_1]),
        Action::Newton(card, who) => {
            if !state.actor().hand.has(card) {
                no("refusal-not-in-hand", &[ADR_PWR_1, ADR_PWR_NEWTON_1])
            } else if who == state.turn.seat {
                no("refusal-newton-self", &[ADR_PWR_NEWTON_1])
            } else {
                no("refusal-newton-absent", &[ADR_PWR_NEWTON_2, ADR_SPAWN_2])
            }
        }
        Action::To(_) => no("refusal-move-needs-action", &[ADR_TURN_5, ADR_RUN_1, ADR_TURN_1]),
        Action::Reload(_) => no("refusal-reload-later", &[ADR_RELOAD_1, ADR_FRENZY_8]),
        Action::Fire(weapon, _) if !state.actor().loaded.has(weapon) => not_loaded(),
        _ => no("refusal-choose-action", &[ADR_TURN_1]),
    }
}

/// Weapons are loaded, but none of them has a target.
fn no_target(state: &State) -> Refusal {
    let actor = state.actor();
    let effects = || actor.loaded.iter().flat_map(|w| &w.card().effects);
    let mut rules = vec![ADR_SHOOT_2, ADR_SHOOT_11];
    if effects().any(|e| e.walk > 0) {
        rules.push(ADR_SHOOT_8);
    }
    if effects().any(|e| !actor.can_pay(e.cost)) {
        rules.push(ADR_PAY_4);
    }
    if !actor.unloaded.is_empty() {
        rules.push(ADR_SHOOT_12);
    }
    if state.setup.domination {
        rules.push(ADR_DOM_16);
    }
    no("refusal-no-target", &rules)
}

pub(super) fn not_loaded() -> Refusal {
    no("refusal-not-loaded", &[ADR_SHOOT_12])
}

pub(super) fn run(state: &State, action: Action, walked: bool) -> Refusal {
    match action {
        Action::To(_) => no("refusal-too-far", &[ADR_RUN_1, ADR_MOVE_1, reach_rule(state)]),
        Action::Done if !walked => no("refusal-run-nowhere", &[ADR_RUN_2, ADR_RUN_1]),
        _ => no("refusal-running", &[ADR_RUN_1, ADR_TURN_5]),
    }
}

/// Why a figure cannot walk there: too far, or nothing to do there.
pub(super) fn destination(state: &State, to: Sq, left: u8, useless: Refusal) -> Refusal {
    let board = state.board();
    if left == 0 {
        no("refusal-no-steps", &[ADR_TURN_5, reach_rule(state)])
    } else if to == state.actor().square {
        no("refusal-already-there", &[ADR_TURN_5])
    } else if !board.squares().has(to) || !board.reach(state.actor().square, left).has(to) {
        no("refusal-too-far", &[ADR_MOVE_1, ADR_MOVE_4, reach_rule(state)])
    } else {
        useless
    }
}

pub(super) fn grab(state: &State, action: Action, left: u8) -> Refusal {
    let nothing = || no("refusal-nothing-to-grab", &[ADR_GRAB_9, ADR_GRAB_6, ADR_GRAB_3]);
    match action {
        Action::To(square) => destination(state, square, left, nothing()),
        Action::Take(weapon) => take(state, weapon),
        Action::Tile(_) => take_tile(state),
        Action::Done => no("refusal-grab-something", &[ADR_GRAB_9]),
        _ => no("refusal-grabbing", &[ADR_TURN_5, ADR_GRAB_1]),
    }
}

fn take(state: &State, weapon: Weapon) -> Refusal {
    let row = state.board().spawn_on(state.actor().square).map(|colour| state.rows[colour.index()]);
    if row.is_some_and(|row| row.has(weapon)) {
        let rules = [ADR_GRAB_3, ADR_PAY_2, ADR_PAY_1, weapon.cost_rule()];
        cannot_pay(weapon.card().pickup, &rules)
    } else {
        no("refusal-weapon-not-here", &[ADR_GRAB_3])
    }
}

fn take_tile(state: &State) -> Refusal {
    let at = state.actor().square;
    if state.board().spawn_on(at).is_some() {
        no("refusal-tile-not-here", &[ADR_GRAB_3, ADR_BOARD_2])
    } else if state.setup.turrets && state.turn.grabbed.has(at) {
        no("refusal-square-grabbed", &[ADR_TUR_2, ADR_GRAB_6])
    } else if !state.setup.turrets && !state.floor[at.index()].is_some() {
        no("refusal-square-empty", &[ADR_GRAB_6, ADR_REFILL_6, ADR_GRAB_9])
    } else {
        no("refusal-tile-not-here", &[ADR_GRAB_1, ADR_TUR_2])
    }
}

pub(super) fn reload(state: &State, action: Action) -> Refusal {
    match action {
        Action::Reload(weapon) => reload_weapon(state, weapon),
        _ => no("refusal-turn-closed", &[ADR_TURN_4, ADR_RELOAD_1]),
    }
}

pub(super) fn reload_weapon(state: &State, weapon: Weapon) -> Refusal {
    let actor = state.actor();
    if !actor.unloaded.has(weapon) {
        no("refusal-nothing-to-reload", &[ADR_RELOAD_1])
    } else {
        let rules = [ADR_RELOAD_1, ADR_PAY_4, ADR_PAY_5, ADR_PAY_1, weapon.cost_rule()];
        cannot_pay(weapon.card().reload, &rules)
    }
}

pub(super) fn bot_shot(state: &State, action: Action) -> Refusal {
    match action {
        Action::Hit(set) if !set.and(TargetSet::figure(state.turn.seat)).is_empty() => {
            no("refusal-bot-spares-you", &[ADR_BOT_5, ADR_BOT_14])
        }
        Action::Hit(set) if set.len() > 1 => no("refusal-one-target", &[ADR_BOT_5]),
        Action::Hit(set) if !set.spawnpoints().is_empty() => {
            no("refusal-bot-cannot-see", &[ADR_BOT_6, ADR_BOT_18, ADR_DOM_2])
        }
        Action::Hit(_) => no("refusal-bot-cannot-see", &[ADR_BOT_5, ADR_SEE_1]),
        _ => no("refusal-bot-must-shoot", &[ADR_BOT_13, ADR_BOT_5]),
    }
}
