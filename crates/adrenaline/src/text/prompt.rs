//! The open question in one sentence.

use engine::Message;

use super::{aim, seat, tile, weapon};
use crate::frame::{Carry, Errand, Frame, Stage};
use crate::weapon::Zone;
use crate::{Colour, Cubes, State};

/// The question that is open. Every prompt carries `who`, the seat that is asked.
pub(crate) fn prompt(state: &State) -> Message {
    let Some(&frame) = state.top() else { return Message::new("adrenaline-prompt-over") };
    let message = match frame {
        Frame::Menu => menu(state),
        Frame::Spawn { .. } => Message::new("adrenaline-prompt-spawn"),
        Frame::PlaceBot { .. } => Message::new("adrenaline-prompt-place-bot"),
        Frame::Walk { errand, left, walked } => walk(errand, left, walked),
        Frame::Teleport => Message::new("adrenaline-prompt-teleport"),
        Frame::Carry(carry) => moved(state, &carry),
        Frame::Leave { taken } => Message::new("adrenaline-prompt-leave").with("weapon", weapon(taken)),
        Frame::Control { tile: taken } => Message::new("adrenaline-prompt-control").with("tile", tile(taken)),
        Frame::Pay { cost, .. } => pay(cost),
        Frame::Shot => shot(state),
        Frame::Scope => Message::new("adrenaline-prompt-scope"),
        Frame::Tagback { attacker, .. } => {
            Message::new("adrenaline-prompt-tagback").with("attacker", seat(state, attacker))
        }
        Frame::BotShot => Message::new("adrenaline-prompt-bot-shot"),
        Frame::Reload => Message::new("adrenaline-prompt-reload"),
        Frame::Track { token } => Message::new("adrenaline-prompt-track").with("token", seat(state, token)),
        // These run by themselves.
        Frame::Taking { .. } | Frame::Reloading { .. } | Frame::ScopeHit { .. } | Frame::EndTurn { .. } => {
            Message::new("adrenaline-prompt-wait")
        }
    };
    message.with("who", seat(state, state.decider()))
}

fn menu(state: &State) -> Message {
    match (state.turn.actions, state.turn.bot_due) {
        (0, true) => Message::new("adrenaline-prompt-menu-bot"),
        (0, false) => Message::new("adrenaline-prompt-menu-last"),
        (n, _) => Message::new("adrenaline-prompt-menu").with("n", n),
    }
}

fn walk(errand: Errand, left: u8, walked: bool) -> Message {
    let key = match errand {
        Errand::Run if walked => "adrenaline-prompt-run-on",
        Errand::Run => "adrenaline-prompt-run",
        Errand::Grab if left > 0 => "adrenaline-prompt-grab",
        Errand::Grab => "adrenaline-prompt-grab-here",
        Errand::Shoot { reloaded: false } if left > 0 => "adrenaline-prompt-shoot",
        Errand::Shoot { .. } => "adrenaline-prompt-shoot-here",
    };
    Message::new(key).with("n", left)
}

/// A figure is moved: one's own by a weapon, the bot, or somebody else's.
fn moved(state: &State, carry: &Carry) -> Message {
    let message = if carry.who == state.active() {
        Message::new("adrenaline-prompt-move-self").with("aim", aim(state.shot.weapon, state.shot.now))
    } else if state.frames.contains(&Frame::BotShot) {
        Message::new("adrenaline-prompt-move-bot")
    } else {
        Message::new("adrenaline-prompt-move").with("whom", seat(state, carry.who))
    };
    message.with("n", carry.left)
}

fn pay(cost: Cubes) -> Message {
    Message::new(match Colour::ALL.into_iter().find(|&c| cost.of(c) > 0) {
        Some(Colour::Red) => "adrenaline-prompt-pay-red",
        Some(Colour::Yellow) => "adrenaline-prompt-pay-yellow",
        Some(Colour::Blue) => "adrenaline-prompt-pay-blue",
        None => "adrenaline-prompt-pay-any",
    })
}

fn shot(state: &State) -> Message {
    let shot = &state.shot;
    let card = shot.weapon.card();
    let aimed = |key: &'static str| Message::new(key).with("aim", aim(shot.weapon, shot.now));
    let effect = card.effects.get(shot.now.lead());
    match shot.stage {
        Stage::Spot if effect.is_some_and(|e| e.zone == Zone::Room) => aimed("adrenaline-prompt-room"),
        Stage::Spot => aimed("adrenaline-prompt-spot"),
        Stage::Pick => aimed("adrenaline-prompt-targets").with("n", effect.map_or(1, |e| e.most)),
        Stage::FistStep => aimed("adrenaline-prompt-fist-step"),
        Stage::FistStrike | Stage::FistStrikeOn => aimed("adrenaline-prompt-fist-strike"),
        Stage::FistOn => aimed("adrenaline-prompt-fist-on"),
        _ => Message::new("adrenaline-prompt-shot").with("weapon", weapon(shot.weapon)),
    }
}
