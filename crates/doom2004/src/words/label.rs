//! What an action means in this position, in a few words.

use engine::{Arg, Message};

use super::odds::odds;
use super::{
    card, dice, door, figure_at, gift, group, item, located, many, on_space, seat, step, token, told_apart,
    weapon,
};
use crate::action::Who;
use crate::frame::Attack;
use crate::place::Pos;
use crate::state::FigureId;
use crate::{Action, DieKind, State, WeaponKind};

/// What `action` means wherever the step that is open has no words of its own for it.
pub(crate) fn label(state: &State, action: Action) -> Message {
    match action {
        Action::Respawn(pos) => step::arrive(state, "d04-label-respawn", pos),
        Action::Adrenaline => Message::new("d04-label-adrenaline"),
        Action::Declare(deed) => {
            Message::new("d04-label-declare-plain").with("name", Arg::key(format!("d04-{deed}")))
        }
        Action::Step(way) => step::step(state, way),
        Action::Teleport(pos) => step::teleport(state, pos),
        Action::Jump => Message::new("d04-label-teleport-unknown"),
        Action::Duct(pos) => Message::new("d04-label-duct").with("at", pos),
        Action::Door(it) => step::work_door(state, it),
        Action::Leave(it) => Message::new("d04-label-leave").with("door", door(state, it)),
        Action::Take(it) => Message::new("d04-label-take").with("what", token(it)),
        Action::TakeItem(it) => Message::new("d04-label-take").with("what", item(state, it)),
        Action::Give(to, what) => {
            Message::new("d04-label-give").with("whom", seat(state, to)).with("what", gift(state, what))
        }
        Action::Accept => Message::new("d04-label-accept"),
        Action::Order(order) => Message::new(format!("d04-label-order-{order}")),
        Action::Drop => Message::new("d04-label-drop"),
        Action::Heal(whom) => Message::new("d04-label-heal").with("whom", seat(state, whom)),
        Action::Fire(it, aimed) => fire(state, state.turn.who, it, aimed),
        Action::Strike => Message::new("d04-label-strike"),
        Action::At(pos) | Action::AtFigure(pos, _) => Message::new("d04-label-space").with("at", pos),
        Action::Reroll(dice) => dice::reroll(state, dice),
        Action::Knock(whom, pos) => step::knock(state, whom, pos),
        Action::Chain(pos, die) => chain(state, pos, die),
        Action::Discard(it) => {
            Message::new("d04-label-discard").with("card", told_apart(state, it, card(it)))
        }
        Action::Spawn(it, side) => {
            let brings = it.groups().get(usize::from(side)).map_or(card(it), |&side| group(side));
            Message::new("d04-label-spawn").with("group", told_apart(state, it, brings))
        }
        Action::Put(pos, shape) => step::put(state, pos, shape),
        Action::Remove(id) => Message::new("d04-label-remove").with("who", figure_at(state, id)),
        Action::Activate(id) => activate(state, id),
        Action::Pick(whom) => Message::new("d04-label-pick").with("whom", seat(state, whom)),
        Action::Play(it) => Message::new("d04-label-play").with("card", told_apart(state, it, card(it))),
        Action::Cancel => Message::new("d04-label-cancel"),
        Action::Pass => Message::new("d04-label-pass"),
        Action::Quiet(quiet) => Message::new(format!("d04-label-pass-{quiet}")),
        Action::Done => Message::new("d04-label-done"),
    }
}

/// A weapon with its dice and the ammo that is left for it; a sweep, which asks for no target, with its odds.
pub(crate) fn fire(state: &State, by: u8, it: WeaponKind, aimed: bool) -> Message {
    let shape = if aimed { "aim" } else { "fire" };
    let Some(marine) = state.marines.get(usize::from(by)) else {
        return Message::new(format!("d04-label-{shape}"))
            .with("weapon", weapon(it))
            .with("dice", Arg::text(it.sheet().pool));
    };
    let attack = Attack { by: Who::Marine(by), weapon: it, aimed, ..Attack::default() };
    if state.is_sweep(&attack) {
        let key = format!("d04-label-{shape}-sweep");
        return Message::new(key).with("weapon", weapon(it)).with("odds", sweep(state, attack));
    }
    let message = match it.sheet().ammo {
        Some(ammo) => Message::new(format!("d04-label-{shape}-ammo"))
            .with("ammo", many(ammo.word(), marine.ammo_of(ammo))),
        None => Message::new(format!("d04-label-{shape}")),
    };
    let dice = state.arms(attack.by, it).pool;
    message.with("weapon", weapon(it)).with("dice", Arg::text(dice))
}

/// The odds of an attack on all adjacent enemies.
pub(crate) fn sweep(state: &State, attack: Attack) -> Arg {
    odds(state, &attack, state.arms(attack.by, attack.weapon).pool, 1)
}

/// The next space of a blow-through attack, without one die.
fn chain(state: &State, pos: Pos, die: DieKind) -> Message {
    let message = |key: &'static str| Message::new(key).with("die", Arg::key(format!("d04-die-{die}")));
    let plain = || message("d04-label-chain-empty").with("at", pos);
    let (Some(space), Some(attack)) = (state.arena().at(pos), state.attacks.last()) else { return plain() };
    let nobody = state.invaders_on(space).is_empty() && state.marines_on(space).is_empty();
    if !state.is_revealed(space) || (nobody && state.barrel_at(space).is_none()) {
        return plain();
    }
    let from = state.footing(attack.by);
    let range = from.and_then(|from| state.path_range(from, space, u8::MAX - 1));
    let (Some(range), Some(pool)) = (range, attack.pool.without(die)) else { return plain() };
    let next = Attack { target: space, named: None, deadly: 0, ..*attack };
    message("d04-label-chain")
        .with("what", located(on_space(state, space), Arg::from(pos)))
        .with("odds", odds(state, &next, pool, range))
}

/// An invader that is activated.
fn activate(state: &State, id: FigureId) -> Message {
    let who = figure_at(state, id);
    match state.figures.get(id) {
        Some(figure) => Message::new("d04-label-activate")
            .with("who", who)
            .with("spaces", many("spaces", figure.kind.sheet().moves)),
        None => Message::new("d04-label-activate-plain").with("who", who),
    }
}
