//! Refusals of the menu, runs, grabs, reloads and the bot's action.

use engine::{Refusal, Rule};

use super::{cannot_pay, no};
use crate::{Action, Sq, State, TargetSet, Weapon};

/// The rule that says how far the active player may move in an action.
pub(super) fn reach_rule(state: &State) -> &'static str {
    match state.frenzy {
        Some(_) if state.two_actions(state.turn.seat) => "ADR-FRENZY-1",
        Some(_) => "ADR-FRENZY-2",
        None => match state.actor().damage.len() {
            0..=2 => "ADR-ADREN-1",
            3..=5 => "ADR-ADREN-2",
            _ => "ADR-ADREN-3",
        },
    }
}

pub(super) fn menu(state: &State, action: Action) -> Refusal {
    let spent = state.turn.actions == 0;
    match action {
        Action::Run | Action::Grab | Action::Shoot if spent => no("refusal-no-actions", &["ADR-TURN-1"]),
        Action::Run => no("refusal-no-run", &["ADR-FRENZY-2"]),
        Action::Grab => {
            no("refusal-nothing-to-grab", &["ADR-GRAB-9", "ADR-GRAB-6", "ADR-GRAB-3", reach_rule(state)])
        }
        Action::Shoot if state.actor().loaded.is_empty() => {
            no("refusal-no-loaded-weapon", &["ADR-SHOOT-12", "ADR-SHOOT-2"])
        }
        Action::Shoot => no_target(state),
        Action::Bot => no("refusal-no-bot-action", &["ADR-BOT-3", "ADR-BOT-2"]),
        Action::Done => no("refusal-bot-action-owed", &["ADR-BOT-3", "ADR-TURN-3"]),
        Action::Teleport(_) => no("refusal-not-in-hand", &["ADR-PWR-1", "ADR-PWR-TELE-1"]),
        Action::Newton(card, who) => {
            if !state.actor().hand.has(card) {
                no("refusal-not-in-hand", &["ADR-PWR-1", "ADR-PWR-NEWTON-1"])
            } else if who == state.turn.seat {
                no("refusal-newton-self", &["ADR-PWR-NEWTON-1"])
            } else {
                no("refusal-newton-absent", &["ADR-PWR-NEWTON-2", "ADR-SPAWN-2"])
            }
        }
        Action::To(_) => no("refusal-move-needs-action", &["ADR-TURN-5", "ADR-RUN-1", "ADR-TURN-1"]),
        Action::Reload(_) => no("refusal-reload-later", &["ADR-RELOAD-1", "ADR-FRENZY-8"]),
        Action::Fire(weapon, _) if !state.actor().loaded.has(weapon) => not_loaded(),
        _ => no("refusal-choose-action", &["ADR-TURN-1"]),
    }
}

/// Weapons are loaded, but none of them has a target.
fn no_target(state: &State) -> Refusal {
    let actor = state.actor();
    let effects = || actor.loaded.iter().flat_map(|w| &w.card().effects);
    let mut rules = vec!["ADR-SHOOT-2", "ADR-SHOOT-11"];
    if effects().any(|e| e.walk > 0) {
        rules.push("ADR-SHOOT-8");
    }
    if effects().any(|e| !actor.can_pay(e.cost)) {
        rules.push("ADR-PAY-4");
    }
    if !actor.unloaded.is_empty() {
        rules.push("ADR-SHOOT-12");
    }
    if state.setup.domination {
        rules.push("ADR-DOM-16");
    }
    no("refusal-no-target", &rules)
}

pub(super) fn not_loaded() -> Refusal {
    no("refusal-not-loaded", &["ADR-SHOOT-12"])
}

pub(super) fn run(state: &State, action: Action, walked: bool) -> Refusal {
    match action {
        Action::To(_) => no("refusal-too-far", &["ADR-RUN-1", "ADR-MOVE-1", reach_rule(state)]),
        Action::Done if !walked => no("refusal-run-nowhere", &["ADR-RUN-2", "ADR-RUN-1"]),
        _ => no("refusal-running", &["ADR-RUN-1", "ADR-TURN-5"]),
    }
}

/// Why a figure cannot walk there: too far, or nothing to do there.
pub(super) fn destination(state: &State, to: Sq, left: u8, useless: Refusal) -> Refusal {
    let board = state.board();
    if left == 0 {
        no("refusal-no-steps", &["ADR-TURN-5", reach_rule(state)])
    } else if to == state.actor().square {
        no("refusal-already-there", &["ADR-TURN-5"])
    } else if !board.squares().has(to) || !board.reach(state.actor().square, left).has(to) {
        no("refusal-too-far", &["ADR-MOVE-1", "ADR-MOVE-4", reach_rule(state)])
    } else {
        useless
    }
}

pub(super) fn grab(state: &State, action: Action, left: u8) -> Refusal {
    let nothing = || no("refusal-nothing-to-grab", &["ADR-GRAB-9", "ADR-GRAB-6", "ADR-GRAB-3"]);
    match action {
        Action::To(square) => destination(state, square, left, nothing()),
        Action::Take(weapon) => take(state, weapon),
        Action::Tile(_) => take_tile(state),
        Action::Done => no("refusal-grab-something", &["ADR-GRAB-9"]),
        _ => no("refusal-grabbing", &["ADR-TURN-5", "ADR-GRAB-1"]),
    }
}

fn take(state: &State, weapon: Weapon) -> Refusal {
    let row = state.board().spawn_on(state.actor().square).map(|colour| state.rows[colour.index()]);
    if row.is_some_and(|row| row.has(weapon)) {
        let rules = [Rule("ADR-GRAB-3"), Rule("ADR-PAY-2"), Rule("ADR-PAY-1"), weapon.cost_rule()];
        cannot_pay(weapon.card().pickup, &rules)
    } else {
        no("refusal-weapon-not-here", &["ADR-GRAB-3"])
    }
}

fn take_tile(state: &State) -> Refusal {
    let at = state.actor().square;
    if state.board().spawn_on(at).is_some() {
        no("refusal-tile-not-here", &["ADR-GRAB-3", "ADR-BOARD-2"])
    } else if state.setup.turrets && state.turn.grabbed.has(at) {
        no("refusal-square-grabbed", &["ADR-TUR-2", "ADR-GRAB-6"])
    } else if !state.setup.turrets && !state.floor[at.index()].is_some() {
        no("refusal-square-empty", &["ADR-GRAB-6", "ADR-REFILL-6", "ADR-GRAB-9"])
    } else {
        no("refusal-tile-not-here", &["ADR-GRAB-1", "ADR-TUR-2"])
    }
}

pub(super) fn reload(state: &State, action: Action) -> Refusal {
    match action {
        Action::Reload(weapon) => reload_weapon(state, weapon),
        _ => no("refusal-turn-closed", &["ADR-TURN-4", "ADR-RELOAD-1"]),
    }
}

pub(super) fn reload_weapon(state: &State, weapon: Weapon) -> Refusal {
    let actor = state.actor();
    if !actor.unloaded.has(weapon) {
        no("refusal-nothing-to-reload", &["ADR-RELOAD-1"])
    } else {
        let rules = [
            Rule("ADR-RELOAD-1"),
            Rule("ADR-PAY-4"),
            Rule("ADR-PAY-5"),
            Rule("ADR-PAY-1"),
            weapon.cost_rule(),
        ];
        cannot_pay(weapon.card().reload, &rules)
    }
}

pub(super) fn bot_shot(state: &State, action: Action) -> Refusal {
    match action {
        Action::Hit(set) if !set.and(TargetSet::figure(state.turn.seat)).is_empty() => {
            no("refusal-bot-spares-you", &["ADR-BOT-5", "ADR-BOT-14"])
        }
        Action::Hit(set) if set.len() > 1 => no("refusal-one-target", &["ADR-BOT-5"]),
        Action::Hit(set) if !set.spawnpoints().is_empty() => {
            no("refusal-bot-cannot-see", &["ADR-BOT-6", "ADR-BOT-18", "ADR-DOM-2"])
        }
        Action::Hit(_) => no("refusal-bot-cannot-see", &["ADR-BOT-5", "ADR-SEE-1"]),
        _ => no("refusal-bot-must-shoot", &["ADR-BOT-13", "ADR-BOT-5"]),
    }
}
