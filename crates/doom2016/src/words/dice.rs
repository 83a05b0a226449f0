//! Dice in words: what shows, and what it comes to.

use engine::{Arg, Message};
use skirmish::Dice;

use super::named::many;
use crate::event::Shown;
use crate::frame::Attack;
use crate::rules::dice::shown;
use crate::{DieKind, State};

pub(crate) fn die(die: DieKind) -> Arg {
    Arg::key(format!("d16-die-{die}"))
}

/// A die by its colour, with what it shows.
fn plain(shown: Shown) -> Message {
    Message::new("d16-die").with("die", die(shown.die)).with("n", shown.damage)
}

/// One of several dice; of two of a colour it says which.
fn one(dice: &[Shown], n: usize) -> Arg {
    let alike = |other: &&Shown| other.die == dice[n].die;
    let message = plain(dice[n]);
    if dice.iter().filter(alike).count() == 1 {
        return message.into();
    }
    let nth = dice[..=n].iter().filter(alike).count();
    Message { key: "d16-die-nth".into(), ..message }.with("nth", nth as u8).into()
}

/// All dice of a roll and what they add up to.
pub(crate) fn roll(dice: &[Shown]) -> Arg {
    if dice.is_empty() {
        return Arg::key("d16-no-dice");
    }
    let total = dice.iter().map(|shown| shown.damage).sum();
    let dice: Vec<Arg> = dice.iter().map(|&die| plain(die).into()).collect();
    Message::new("d16-roll").with("dice", dice).with("damage", many("damage", total)).into()
}

/// How the attack under way stands: its dice, and what stops them so far.
pub(crate) fn standing(state: &State, attack: &Attack) -> Arg {
    let roll = roll(&shown(attack));
    let block = state.block_now(attack);
    let stopped = if block.dodge { Arg::key("d16-dodge") } else { many("shields", block.shields) };
    let through = block.damage(state.rolled(), attack.gains.pierce);
    let net = many("damage", attack.cap.map_or(through, |cap| through.min(cap)));
    Message::new("d16-stands").with("roll", roll).with("block", stopped).with("net", net).into()
}

/// The dice alone, before anybody has defended.
pub(crate) fn rolled(attack: &Attack) -> Arg {
    Message::new("d16-stands-roll").with("roll", roll(&shown(attack))).into()
}

/// Rolling these dice again.
pub(crate) fn reroll(state: &State, again: Dice) -> Message {
    let dice = state.attack().map(shown).unwrap_or_default();
    let again: Vec<Arg> =
        again.iter().filter(|n| n.index() < dice.len()).map(|n| one(&dice, n.index())).collect();
    if again.is_empty() {
        return Message::new("d16-label-reroll-none");
    }
    Message::new("d16-label-reroll").with("dice", again)
}

/// Turning a die, by its place from 1, to a face.
pub(crate) fn turn(state: &State, place: u8, shows: u8) -> Message {
    let dice = state.attack().map(shown).unwrap_or_default();
    let n = usize::from(place).wrapping_sub(1);
    let what = if n < dice.len() { one(&dice, n) } else { Arg::text(place) };
    Message::new("d16-label-turn-die").with("die", what).with("damage", many("damage", shows))
}
