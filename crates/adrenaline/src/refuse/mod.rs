//! Why an action is refused: the nearest reason, with the rules behind it.
//!
//! Legality itself is decided by the legal list alone; this only explains.

mod shot;
mod turn;

use engine::{Message, Refusal, Rule};

use crate::frame::{Errand, Frame};
use crate::powerup::{self, PowerupKind};
use crate::{Action, Cubes, State};

/// The refusal of an action that is not legal now.
pub(crate) fn refuse(state: &State, action: Action) -> Refusal {
    let Some(&frame) = state.top() else { return no("refusal-game-over", &["ADR-END-3"]) };
    if let Some(refusal) = wrong_time(frame, action) {
        return refusal;
    }
    match frame {
        Frame::Menu => turn::menu(state, action),
        Frame::Spawn { .. } => match action {
            Action::Discard(_) => no("refusal-not-in-hand", &["ADR-SPAWN-3", "ADR-SPAWN-1", "ADR-PWR-1"]),
            _ => no("refusal-spawn-first", &["ADR-SPAWN-1", "ADR-SPAWN-3"]),
        },
        Frame::PlaceBot { .. } => no("refusal-place-bot-first", &["ADR-BOT-2", "ADR-BOT-11"]),
        Frame::Walk { errand: Errand::Run, walked, .. } => turn::run(state, action, walked),
        Frame::Walk { errand: Errand::Grab, left, .. } => turn::grab(state, action, left),
        Frame::Walk { errand: Errand::Shoot { reloaded }, left, .. } => {
            shot::before(state, action, left, reloaded)
        }
        Frame::Teleport => match action {
            Action::To(square) if square == state.actor().square => {
                no("refusal-teleport-home", &["ADR-PWR-TELE-2"])
            }
            _ => no("refusal-teleport", &["ADR-PWR-TELE-1"]),
        },
        Frame::Carry(carry) => shot::carry(state, action, &carry),
        Frame::Leave { .. } => no("refusal-leave-weapon", &["ADR-GRAB-4", "ADR-GRAB-7"]),
        Frame::Control { .. } => no("refusal-control", &["ADR-TUR-3", "ADR-TUR-16"]),
        Frame::Pay { .. } => no("refusal-pay", &["ADR-PAY-5", "ADR-PAY-2"]),
        Frame::Shot => shot::during(state, action),
        Frame::Scope => shot::scope(state, action),
        Frame::Tagback { .. } => match action {
            Action::Tagback(_) => no("refusal-not-in-hand", &["ADR-PWR-TAG-1", "ADR-PWR-1"]),
            _ => no("refusal-tagback-window", &["ADR-PWR-TAG-1"]),
        },
        Frame::BotShot => turn::bot_shot(state, action),
        Frame::Reload => turn::reload(state, action),
        Frame::Track { .. } => no("refusal-track", &["ADR-DOM-12"]),
        Frame::Taking { .. } | Frame::Reloading { .. } | Frame::ScopeHit { .. } | Frame::EndTurn { .. } => {
            no("refusal-turn-over", &["ADR-TURN-2", "ADR-TURN-4"])
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
    let (key, more): (_, &[&'static str]) = match card.kind() {
        PowerupKind::Scope => {
            ("refusal-scope-not-now", &["ADR-PWR-SCOPE-3", "ADR-PWR-SCOPE-4", "ADR-PWR-SCOPE-6", "ADR-BOT-8"])
        }
        PowerupKind::Tagback => ("refusal-tagback-not-now", &["ADR-PWR-TAG-2", "ADR-PWR-TAG-3", "ADR-TUR-7"]),
        _ if closed => ("refusal-turn-closed", &["ADR-TURN-4", "ADR-PWR-NEWTON-3"]),
        _ => ("refusal-powerup-inside-action", &["ADR-PWR-NEWTON-3"]),
    };
    let rules: Vec<Rule> = powerup::rules(card.kind()).chain(more.iter().map(|r| Rule(r))).collect();
    Some(Refusal::new(key, &rules))
}

/// A refusal for a reason without values.
fn no(key: &'static str, rules: &[&'static str]) -> Refusal {
    let rules: Vec<Rule> = rules.iter().map(|r| Rule(r)).collect();
    Refusal::new(key, &rules)
}

/// A price that cubes and powerups do not cover.
fn cannot_pay(price: Cubes, rules: &[Rule]) -> Refusal {
    Refusal::because(Message::new("refusal-cannot-pay").with("price", crate::text::cubes(price)), rules)
}
