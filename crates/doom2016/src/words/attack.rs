//! An attack in words: who attacks whom, with what, and what is to be expected.

use engine::{Arg, Message};

use super::named::{card, everybody, who, who_at};
use crate::frame::{Attack, Stage, Weapon};
use crate::rules::attacks::left;
use crate::steps::attack::{own_gains, sure_gains};
use crate::{Gains, Pool, State};

/// Who attacks, and with what.
pub(crate) fn attacker(state: &State, attack: &Attack) -> Arg {
    let by = who(state, attack.by);
    match attack.weapon {
        Weapon::Card(it) => Message::new("d16-armed").with("who", by).with("card", card(it)).into(),
        Weapon::Granted | Weapon::Demon | Weapon::Extra => by,
    }
}

/// Range and dice that an attack would have if it were declared now, as far as they do not hang on the defender.
pub(crate) fn in_force(state: &State, attack: Attack) -> Option<(u8, Pool)> {
    let mut after = state.clone();
    after.declare(attack);
    let attack = after.attack()?;
    Some((after.reach(attack), dice_in_force(&after, attack)))
}

/// The dice of an attack that is declared: those printed and those gained, by itself too.
pub(crate) fn dice_in_force(state: &State, attack: &Attack) -> Pool {
    attack.pool.plus(gains_in_force(state, attack).dice).capped()
}

/// What an attack has gained before the roll, by itself too: against its defender, once one is chosen.
pub(crate) fn gains_in_force(state: &State, attack: &Attack) -> Gains {
    match attack.stage {
        Stage::Declare => attack.gains.plus(sure_gains(state, attack)),
        Stage::BeforeRoll => attack.gains.plus(own_gains(state, attack, (attack.demons, attack.marines))),
        _ => attack.gains,
    }
}

/// Who is attacked; of an attack on many all that are still to come.
pub(crate) fn target(state: &State, attack: &Attack) -> Arg {
    let many = if attack.everyone { everybody(state, left(attack)) } else { Vec::new() };
    if many.is_empty() { who_at(state, attack.target) } else { many.into() }
}

/// The attack under way: attacker and target.
pub(crate) fn with_attack(state: &State, key: &'static str) -> Message {
    let Some(attack) = state.attack() else { return Message::new("d16-prompt-wait") };
    Message::new(key).with("attacker", attacker(state, attack)).with("target", target(state, attack))
}
