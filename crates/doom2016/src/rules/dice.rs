//! Dice of an attack under way: adding, rolling again and turning them (D16-ATK-5, D16-ATK-15, D16-INT-5).

use engine::Events;
use skirmish::{Dice, DieId};

use crate::event::{Event, Shown};
use crate::frame::Attack;
use crate::reason::Reason;
use crate::{Action, DieKind, Gains, Pool, State};

/// The dice of an attack that may be rolled again or turned (D16-INT-5).
pub(crate) struct Roll {
    /// Each die with what it shows, and how many there are.
    dice: [(DieKind, u8); 6],
    len: usize,
    gains: Gains,
    /// Dice that were not turned.
    free: Dice,
    /// Of these such as were not rolled again one by one.
    fresh: Dice,
}

impl State {
    /// A die is added after the roll, rolled at once (D16-ATK-15).
    pub(crate) fn add_dice(&mut self, more: Pool, events: &mut impl Events<Event>) {
        let attack = self.attack_now();
        let pool = attack.pool.plus(more).capped();
        // Red dice come first: black ones move up.
        let reds = usize::from(attack.pool.of(DieKind::Red));
        let new_reds = usize::from(pool.of(DieKind::Red));
        let mut faces = attack.faces;
        let (mut turned, mut rerolled) = (attack.turned, attack.rerolled);
        let blacks = usize::from(attack.pool.of(DieKind::Black));
        if new_reds > reds {
            let shift = new_reds - reds;
            for n in (0..blacks).rev() {
                faces[new_reds + n] = attack.faces[reds + n];
            }
            let moved = |n: DieId| if n.index() < reds { n } else { DieId(n.0 + shift as u8) };
            turned = turned.iter().map(moved).collect();
            rerolled = rerolled.iter().map(moved).collect();
            for face in &mut faces[reds..new_reds] {
                *face = self.roll_die(DieKind::Red);
            }
        }
        for n in blacks..usize::from(pool.of(DieKind::Black)) {
            faces[new_reds + n] = self.roll_die(DieKind::Black);
        }
        let attack = self.attack_mut();
        (attack.pool, attack.faces, attack.turned, attack.rerolled) = (pool, faces, turned, rerolled);
        let attack = *attack;
        events.put(|| Event::Changed { dice: shown(&attack) });
    }

    pub(crate) fn reroll(&mut self, dice: Dice, events: &mut impl Events<Event>) {
        let attack = self.attack_now();
        let mut faces = attack.faces;
        self.roll(attack.pool, dice, &mut faces);
        let attack = self.attack_mut();
        attack.faces = faces;
        if attack.gains.reroll_any > 0 {
            attack.gains.reroll_any -= 1;
        } else {
            attack.gains.reroll -= 1;
            attack.rerolled |= dice;
        }
        let attack = *attack;
        events.put(|| Event::Changed { dice: shown(&attack) });
    }

    pub(crate) fn turn_die(&mut self, n: u8, value: u8, events: &mut impl Events<Event>) {
        let attack = self.attack_now();
        let Some(die) = attack.pool.dice().nth(usize::from(n)) else { return };
        let Some(face) = die.faces().iter().position(|&shows| shows == value) else { return };
        let best = die.faces().iter().max() == Some(&value);
        let attack = self.attack_mut();
        attack.faces[usize::from(n)] = face as u8;
        attack.turned.insert(DieId(n));
        if best && attack.gains.best_face > 0 {
            attack.gains.best_face -= 1;
        } else {
            attack.gains.any_face -= 1;
        }
        let attack = *attack;
        events.put(|| Event::Changed { dice: shown(&attack) });
    }

    /// The damage that the dice show.
    pub fn rolled(&self) -> u8 {
        self.attack().map_or(0, |attack| shown(attack).iter().map(|shown| shown.damage).sum())
    }
}

/// The dice of an attack as people see them.
pub(crate) fn shown(attack: &Attack) -> Vec<Shown> {
    let dice = attack.pool.dice().enumerate();
    dice.map(|(n, die)| Shown { die, damage: die.faces()[usize::from(attack.faces[n])] }).collect()
}

impl Roll {
    pub(crate) fn of(attack: &Attack) -> Roll {
        let (mut dice, mut len) = ([(DieKind::Red, 0); 6], 0);
        for (n, die) in attack.pool.dice().enumerate() {
            dice[n] = (die, die.faces()[usize::from(attack.faces[n])]);
            len += 1;
        }
        let all: Dice = (0..len as u8).map(DieId).collect();
        let free = all - attack.turned;
        Roll { dice, len, gains: attack.gains, free, fresh: free - attack.rerolled }
    }

    /// Of dice that show the same, the first ones stand for all.
    fn is_first(&self, chosen: Dice, of: Dice) -> bool {
        chosen.iter().all(|n| {
            let twins = of.iter().filter(|m| m < &n && self.dice[m.index()] == self.dice[n.index()]);
            twins.into_iter().all(|m| chosen.has(m))
        })
    }

    /// May these dice be rolled again?
    pub(crate) fn may_reroll(&self, dice: Dice) -> Result<(), Reason> {
        let of = match (self.gains.reroll_any > 0, self.gains.reroll > 0) {
            (true, _) => self.free,
            (false, true) if dice.len() == 1 => self.fresh,
            _ => return Err(Reason::Reroll),
        };
        let fits = !dice.is_empty() && (dice - of).is_empty() && self.is_first(dice, of);
        if fits { Ok(()) } else { Err(Reason::Reroll) }
    }

    /// May a die, by its place from 0, be turned to a face that shows so much?
    pub(crate) fn may_turn(&self, n: usize, value: u8) -> Result<(), Reason> {
        let Some(&(die, shows)) = self.dice[..self.len].get(n) else { return Err(Reason::TurnDie) };
        let best = die.faces().iter().max() == Some(&value);
        let able = self.gains.any_face > 0 || self.gains.best_face > 0 && best;
        let die_id = DieId(n as u8);
        let fits = self.free.has(die_id)
            && self.is_first(Dice::of(die_id), self.free)
            && value != shows
            && die.faces().contains(&value);
        if able && fits { Ok(()) } else { Err(Reason::TurnDie) }
    }

    /// Append all that may be done with them.
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        let gains = &self.gains;
        if gains.reroll_any > 0 || gains.reroll > 0 {
            let choices = (1..1u16 << self.len).map(|bits| Dice(bits as u8));
            actions.extend(choices.filter(|&dice| self.may_reroll(dice).is_ok()).map(Action::Reroll));
        }
        if gains.best_face > 0 || gains.any_face > 0 {
            for (n, &(die, _)) in self.dice[..self.len].iter().enumerate() {
                let mut last = None;
                for &value in die.faces() {
                    if last.replace(value) != Some(value) && self.may_turn(n, value).is_ok() {
                        actions.push(Action::Turn(n as u8 + 1, value));
                    }
                }
            }
        }
    }
}
