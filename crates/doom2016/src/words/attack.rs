//! An attack in words: who attacks whom, with what, and what is to be expected.

use engine::{Arg, Message};

use super::named::{card, everybody, who, who_at};
use crate::State;
use crate::frame::{Attack, Weapon};
use crate::rules::attacks::left;

/// Who attacks, and with what.
pub(crate) fn attacker(state: &State, attack: &Attack) -> Arg {
    let by = who(state, attack.by);
    match attack.weapon {
        Weapon::Card(it) => Message::new("d16-armed").with("who", by).with("card", card(it)).into(),
        Weapon::Granted | Weapon::Demon | Weapon::Extra => by,
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
