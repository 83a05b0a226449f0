//! Dice in words: what shows, what it comes to, and what rolling some of them again would do.

use engine::{Arg, Message};
use skirmish::{Dice, DieId};

use super::many;
use super::odds::{Expected, Reckoning, decimal, percent, whom};
use crate::action::Who;
use crate::frame::Attack;
use crate::{DieKind, Face, Pool, State, Total};

/// A face: range, damage and perhaps a bullet; or a miss.
fn face(face: Face) -> Arg {
    if face.miss { Arg::key("d04-face-miss") } else { Arg::text(face) }
}

/// The dice of a pool with their faces, in order.
fn faces(pool: Pool, faces: &[u8]) -> Vec<(DieKind, Face)> {
    let known = |(die, &face): (DieKind, &u8)| die.faces().get(usize::from(face)).map(|&face| (die, face));
    pool.dice().zip(faces).filter_map(known).collect()
}

/// Some of the dice by their colours and faces. Of two of a colour it says which.
fn some(pool: Pool, shown: &[u8], dice: Dice) -> Vec<Arg> {
    let all = faces(pool, shown);
    let pick = |(n, &(die, shows)): (usize, &(DieKind, Face))| {
        let key = Arg::key(format!("d04-die-{die}"));
        let twins = pool.of(die) > 1;
        let nth = all[..=n].iter().filter(|(other, _)| *other == die).count();
        let message = Message::new(if twins { "d04-die-nth" } else { "d04-die" });
        let message = if twins { message.with("nth", nth as u8) } else { message };
        dice.has(DieId(n as u8)).then(|| message.with("die", key).with("face", face(shows)).into())
    };
    all.iter().enumerate().filter_map(pick).collect()
}

/// All dice of a roll and what they add up to.
pub(super) fn roll(pool: Pool, shown: &[u8]) -> Arg {
    let total: Total = faces(pool, shown).into_iter().map(|(_, face)| face).collect();
    let message = Message::new(if total.miss { "d04-roll-miss" } else { "d04-roll" });
    let message = message.with("dice", some(pool, shown, Dice::ALL));
    if total.miss {
        return message.into();
    }
    message.with("range", total.range).with("damage", total.damage).into()
}

/// The roll of the attack that is under way, and whether it hits as it is.
pub(super) fn standing(state: &State, attack: &Attack) -> Arg {
    let total = state.total(attack);
    let reckoning = Reckoning::of(state, attack, attack.range);
    let message = if reckoning.hits(total) {
        let hurt = |&who: &Who| {
            let wounds = u8::try_from(reckoning.wounds(state, who, total)).unwrap_or(u8::MAX);
            let message = Message::new("d04-hurt").with("who", super::who(state, who));
            Arg::from(message.with("wounds", many("wounds", wounds)))
        };
        let victims: Vec<Arg> = whom(state.affected(attack)).iter().map(hurt).collect();
        let key = if victims.is_empty() { "d04-stands-hit" } else { "d04-stands-hit-whom" };
        let message = Message::new(key).with("damage", reckoning.damage(total));
        if victims.is_empty() { message } else { message.with("victims", victims) }
    } else if total.miss {
        Message::new("d04-stands-miss")
    } else {
        let reach = total.range.saturating_add(reckoning.accuracy());
        Message::new("d04-stands-short").with("reach", reach).with("range", reckoning.range())
    };
    message.with("roll", roll(attack.pool, &attack.faces)).into()
}

/// Rolling these dice again, with the odds of what comes of it.
pub(super) fn reroll(state: &State, dice: Dice) -> Message {
    let Some(attack) = state.attacks.last().filter(|attack| !attack.pool.is_empty()) else {
        return Message::new("d04-label-reroll-none");
    };
    let again = some(attack.pool, &attack.faces, dice);
    if again.is_empty() {
        return Message::new("d04-label-reroll-none");
    }
    let mut kept = Total::default();
    let mut pool = attack.pool;
    for (n, (die, face)) in faces(attack.pool, &attack.faces).into_iter().enumerate() {
        if !dice.has(DieId(n as u8)) {
            kept = kept.plus(face);
            pool = pool.without(die).unwrap_or(pool);
        }
    }
    let reckoning = Reckoning::of(state, attack, attack.range);
    let affected = whom(state.affected(attack));
    let expected = Expected::of(state, reckoning, kept, pool, &affected);
    let message = Message::new("d04-label-reroll").with("dice", again).with("chance", percent(expected.hit));
    match expected.wounds[..] {
        [(_, mean)] => {
            Message { key: "d04-label-reroll-one".into(), ..message }.with("wounds", decimal(mean))
        }
        _ => message,
    }
}
