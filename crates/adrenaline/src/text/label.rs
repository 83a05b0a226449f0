//! What an action means in this position, in a few words.

use engine::Message;

use super::{aim, card, cost, cube, cubes, effects, room, seat, spawnpoint, targets, tile, weapon};
use crate::frame::{Errand, Frame, Stage};
use crate::weapon::{EffectSet, Zone};
use crate::{Action, Sq, State, TargetSet, Weapon};

/// What `action` would do now. Any action has a label, legal or not.
pub(crate) fn label(state: &State, action: Action) -> Message {
    match action {
        Action::Discard(it) => Message::new("adrenaline-label-discard")
            .with("card", card(it))
            .with("spawnpoint", spawnpoint(it.colour())),
        Action::PlaceBot(colour) => {
            Message::new("adrenaline-label-place-bot").with("spawnpoint", spawnpoint(colour))
        }
        Action::Run => Message::new("adrenaline-label-run").with("n", state.limits().run),
        Action::Grab => Message::new("adrenaline-label-grab").with("n", state.limits().grab),
        Action::Shoot => shoot(state),
        Action::Bot => Message::new("adrenaline-label-bot"),
        Action::Teleport(it) => Message::new("adrenaline-label-teleport").with("card", card(it)),
        Action::Newton(it, whom) => {
            Message::new("adrenaline-label-newton").with("card", card(it)).with("whom", seat(state, whom))
        }
        Action::To(square) => to(state, square),
        Action::Tile(it) => Message::new("adrenaline-label-tile").with("tile", tile(it)),
        Action::Take(it) => {
            let price = it.card().pickup;
            let key = if price.is_none() { "adrenaline-label-take" } else { "adrenaline-label-take-paid" };
            Message::new(key).with("weapon", weapon(it)).with("price", cubes(price))
        }
        Action::Leave(it) => Message::new("adrenaline-label-leave").with("weapon", weapon(it)),
        Action::GiveCube(colour) => Message::new("adrenaline-label-give-cube").with("cube", cube(colour)),
        Action::GivePowerup => Message::new("adrenaline-label-give-powerup"),
        Action::Cube(colour) => Message::new("adrenaline-label-cube").with("cube", cube(colour)),
        Action::Card(it) => Message::new("adrenaline-label-card").with("card", card(it)),
        Action::Fire(it, set) => priced("adrenaline-label-fire", "adrenaline-label-fire-paid", it, set),
        Action::Use(it, set) => priced("adrenaline-label-use", "adrenaline-label-use-paid", it, set),
        Action::Hit(set) => hit(state, set),
        Action::At(square) => at(state, square),
        Action::Room(square) => Message::new("adrenaline-label-room").with("room", room(state, square)),
        Action::Scope(it, whom) => {
            Message::new("adrenaline-label-scope").with("card", card(it)).with("whom", seat(state, whom))
        }
        Action::Tagback(it) => Message::new("adrenaline-label-tagback").with("card", card(it)),
        Action::Reload(it) => Message::new("adrenaline-label-reload")
            .with("weapon", weapon(it))
            .with("price", cubes(it.card().reload)),
        Action::Track(colour) => {
            Message::new("adrenaline-label-track").with("spawnpoint", spawnpoint(colour))
        }
        Action::Done => done(state),
    }
}

fn shoot(state: &State) -> Message {
    let n = state.limits().shoot;
    let key = match (state.frenzy.is_some(), n) {
        (true, _) => "adrenaline-label-shoot-frenzy",
        (false, 0) => "adrenaline-label-shoot",
        (false, _) => "adrenaline-label-shoot-move",
    };
    Message::new(key).with("n", n)
}

fn priced(free: &'static str, paid: &'static str, it: Weapon, set: EffectSet) -> Message {
    let price = cost(it, set);
    Message::new(if price.is_none() { free } else { paid })
        .with("aim", aim(it, set))
        .with("effects", effects(it, set))
        .with("price", cubes(price))
}

fn to(state: &State, square: Sq) -> Message {
    let message = match state.top() {
        Some(Frame::Walk { errand: Errand::Run, .. }) => Message::new("adrenaline-label-to-run"),
        Some(Frame::Walk { errand: Errand::Grab, .. }) => to_grab(state, square),
        Some(Frame::Walk { errand: Errand::Shoot { .. }, .. }) => Message::new("adrenaline-label-to-shoot"),
        Some(Frame::Teleport) => Message::new("adrenaline-label-to-teleport"),
        Some(Frame::Carry(carry)) if carry.who != state.active() => {
            Message::new("adrenaline-label-to-move").with("whom", seat(state, carry.who))
        }
        Some(Frame::Shot) => match state.shot.push.seats().next() {
            Some(whom) => Message::new("adrenaline-label-to-move").with("whom", seat(state, whom)),
            None => Message::new("adrenaline-label-to"),
        },
        _ => Message::new("adrenaline-label-to"),
    };
    message.with("square", engine::Arg::text(square))
}

/// On the way to a grab: say what lies there.
fn to_grab(state: &State, square: Sq) -> Message {
    if !square.is_on() {
        return Message::new("adrenaline-label-to");
    }
    if let Some(colour) = state.board().spawn_on(square) {
        return Message::new("adrenaline-label-to-spawnpoint").with("spawnpoint", spawnpoint(colour));
    }
    match state.floor[square.index()] {
        lying if lying.is_some() => Message::new("adrenaline-label-to-tile").with("tile", tile(lying)),
        _ => Message::new("adrenaline-label-to"),
    }
}

fn hit(state: &State, set: TargetSet) -> Message {
    let key = match state.top() {
        Some(Frame::BotShot) => "adrenaline-label-bot-hit",
        _ => "adrenaline-label-hit",
    };
    Message::new(key).with("targets", targets(state, set))
}

fn at(state: &State, square: Sq) -> Message {
    let shot = &state.shot;
    let zone = shot.weapon.card().effects.get(shot.now.lead()).map(|effect| effect.zone);
    let key = match (state.top(), shot.stage, zone) {
        (Some(Frame::Shot), Stage::Spot, Some(Zone::Vortex)) => "adrenaline-label-at-vortex",
        (Some(Frame::Shot), Stage::Spot, Some(Zone::Flame)) => "adrenaline-label-at-flame",
        (Some(Frame::Shot), Stage::FistStep | Stage::FistOn, _) => "adrenaline-label-at-fist",
        _ => "adrenaline-label-at",
    };
    Message::new(key).with("square", engine::Arg::text(square))
}

/// `done` is said to many questions and means something else each time.
fn done(state: &State) -> Message {
    let key = match state.top() {
        Some(Frame::Menu) => "adrenaline-label-done-turn",
        Some(Frame::Walk { .. }) => "adrenaline-label-done-walk",
        Some(Frame::Carry(carry)) => {
            let key = if state.frames.contains(&Frame::BotShot) {
                "adrenaline-label-done-bot"
            } else if state.shot.stage == Stage::Marks && state.frames.contains(&Frame::Shot) {
                "adrenaline-label-done-push"
            } else {
                "adrenaline-label-done-stay"
            };
            return Message::new(key).with("whom", seat(state, carry.who));
        }
        Some(Frame::Control { .. }) => "adrenaline-label-done-control",
        Some(Frame::Shot) => match state.shot.stage {
            Stage::FistStrike | Stage::FistStrikeOn => "adrenaline-label-done-strike",
            Stage::FistOn => "adrenaline-label-done-walk",
            _ => "adrenaline-label-done-shot",
        },
        Some(Frame::Scope) => "adrenaline-label-done-scope",
        Some(Frame::Tagback { .. }) => "adrenaline-label-done-tagback",
        Some(Frame::Reload) => "adrenaline-label-done-reload",
        _ => "adrenaline-label-done",
    };
    Message::new(key)
}
