//! Why an action is refused: the nearest reason, with the rules behind it.
//!
//! Legality itself is decided by the legal list alone; this only explains.

mod shot;
mod turn;

use engine::{Message, Refusal};

use crate::frame::{Errand, Frame};
use crate::powerup::{self, PowerupKind};
use crate::rule::*;
use crate::{Action, Cubes, State};

/// The refusal of an action that is not legal now.
pub(crate) fn refuse(state: &State, action: Action) -> Refusal {
    let Some(&frame) = state.top() else { return no("refusal-game-over", &[ADR_END_3]) };
    if let Some(refusal) = wrong_time(frame, action) {
        return refusal;
    }
    match frame {
        Frame::Menu => turn::menu(state, action),
        Frame::Spawn { .. } => match action {
            Action::Discard(_) => no("refusal-not-in-hand", &[ADR_SPAWN_3, ADR_SPAWN_1, ADR_PWR_1]),
            _ => no("refusal-spawn-first", &[ADR_SPAWN_1, ADR_SPAWN_3]),
        },
        Frame::PlaceBot { .. } => no("refusal-place-bot-first", &[ADR_BOT_2, ADR_BOT_11]),
        Frame::Walk { errand: Errand::Run, walked, .. } => turn::run(state, action, walked),
        Frame::Walk { errand: Errand::Grab, left, .. } => turn::grab(state, action, left),
        Frame::Walk { errand: Errand::Shoot { reloaded }, left, .. } => {
            shot::before(state, action, left, reloaded)
        }
        Frame::Teleport => match action {
            Action::To(square) if square == state.actor().square => {
                no("refusal-teleport-home", &[ADR_PWR_TELE_2])
            }
            _ => no("refusal-teleport", &[ADR_PWR_TELE_1]),
        },
        Frame::Carry(carry) => shot::carry(state, action, &carry),
        Frame::Leave { .. } => no("refusal-leave-weapon", &[ADR_GRAB_4, ADR_GRAB_7]),
        Frame::Control { .. } => no("refusal-control", &[ADR_TUR_3, ADR_TUR_16]),
        Frame::Pay { .. } => no("refusal-pay", &[ADR_PAY_5, ADR_PAY_2]),
        Frame::Shot => shot::during(state, action),
        Frame::Scope => shot::scope(state, action),
        Frame::Tagback { .. } => match action {
            Action::Tagback(_) => no("refusal-not-in-hand", &[ADR_PWR_TAG_1, ADR_PWR_1]),
            _ => no("refusal-tagback-window", &[ADR_PWR_TAG_1]),
        },
        Frame::BotShot => turn::bot_shot(state, action),
        Frame::Reload => turn::reload(state, action),
        Frame::Track { .. } => no("refusal-track", &[ADR_DOM_12]),
        Frame::Taking { .. } | Frame::Reloading { .. } | Frame::ScopeHit { .. } | Frame::EndTurn { .. } => {
            no("refusal-turn-over", &[ADR_TURN_2, ADR_TURN_4])
        }
    }
}

/// Cards played outside their window.
fn wrong_time(frame: Frame, action: Action) -> Option<Refusal> {
    let (card, window) = match action {
        Action::Teleport(card) | Action::Newton(card, _) => (card, frame == Frame::Menu),
        Action::Scope(card, _) => (card, frame == Frame::Scope),
        Action::Tagback(card) => (card, matches!(frame, Frame::Tagback { .. })),
        _ => return None,
    };
    if window {
        return None;
    }
    let closed = matches!(frame, Frame::Reload | Frame::Spawn { .. } | Frame::PlaceBot { .. });
    let (key, more): (_, &[Rule]) = match card.kind() {
        PowerupKind::Scope => {
            ("refusal-scope-not-now", &[ADR_PWR_SCOPE_3, ADR_PWR_SCOPE_4, ADR_PWR_SCOPE_6, ADR_BOT_8])
        }
        PowerupKind::Tagback => ("refusal-tagback-not-now", &[ADR_PWR_TAG_2, ADR_PWR_TAG_3, ADR_TUR_7]),
        _ if closed => ("refusal-turn-closed", &[ADR_TURN_4, ADR_PWR_NEWTON_3]),
        _ => ("refusal-powerup-inside-action", &[ADR_PWR_NEWTON_3]),
    };
    let rules: Vec<Rule> = powerup::rules(card.kind()).chain(more.iter().copied()).collect();
    Some(Refusal::new(key, &rules))
}

/// A refusal for a reason without values.
fn no(key: &'static str, rules: &[Rule]) -> Refusal {
    Refusal::new(key, rules)
}

/// A price that cubes and powerups do not cover.
fn cannot_pay(price: Cubes, rules: &[Rule]) -> Refusal {
    Refusal::because(Message::new("refusal-cannot-pay").with("price", crate::text::cubes(price)), rules)
}
