//! Dice: what an attack is worth before it is rolled, and which dice to roll again. Worth is in hundredths of a wound.

use ::doom2004::frame::Attack;
use ::doom2004::{Abilities, AttackKind, DieKind, Odds, Pool, State, Total, Who};
use skirmish::{Dice, DieId};

/// Somebody who may be hit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prey {
    pub(super) armour: u8,
    /// Wounds until he falls.
    pub(super) left: u8,
    /// What his fall is worth to the attacker.
    pub(super) fall: i32,
    /// What each wound short of that is worth.
    pub(super) wound: i32,
}

impl Prey {
    pub(super) fn worth(&self, wounds: u8) -> i32 {
        if wounds >= self.left { self.fall } else { self.wound * i32::from(wounds) }
    }
}

/// Dice, range and abilities of an attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm {
    pub(super) pool: Pool,
    pub(super) melee: bool,
    pub(super) abilities: Abilities,
}

impl Arm {
    /// What the attack is worth against one victim, on average.
    pub(super) fn worth(&self, range: u8, prey: &Prey) -> i32 {
        let range = if self.melee { 0 } else { range };
        let odds = Odds::of(self.pool).wounds_distribution(range, prey.armour, self.abilities);
        let part: i64 = (1..prey.left)
            .map(|wounds| i64::from(odds.exactly(wounds).num) * i64::from(prey.worth(wounds)))
            .sum();
        let fall = odds.at_least(prey.left);
        ((part + i64::from(fall.num) * i64::from(prey.fall)) / i64::from(fall.den)) as i32
    }
    /// The mean number of wounds, in hundredths.
    pub(super) fn wounds(&self, range: u8, armour: u8) -> i32 {
        let range = if self.melee { 0 } else { range };
        Odds::of(self.pool).mean_wounds(range, armour, self.abilities).scaled(100) as i32
    }
    /// The chance to hit in hundredths.
    pub(super) fn hits(&self, range: u8) -> i32 {
        let range = if self.melee { 0 } else { range };
        Odds::of(self.pool).hit_chance(range, self.abilities.accuracy).scaled(100) as i32
    }
}

/// The arms of an attack that is under way.
pub(super) fn arm_of(state: &State, attack: &Attack) -> Arm {
    let (kind, mut abilities) = match attack.by {
        Who::Marine(who) => {
            let sheet = attack.weapon.sheet();
            let cards = state.marine(who).cards.abilities(sheet.attack);
            (sheet.attack, sheet.abilities.plus(cards).plus(state.squad_bonus(who)))
        }
        Who::Invader(id) => {
            let sheet = state.figures.get(id).map(|figure| figure.kind.sheet());
            sheet.map_or((AttackKind::Melee, Abilities::default()), |sheet| (sheet.attack, sheet.abilities))
        }
    };
    abilities.deadly += attack.deadly;
    Arm { pool: attack.pool, melee: kind == AttackKind::Melee, abilities }
}

/// The range that the roll of an attack under way must reach.
pub(super) fn needed_range(state: &State, attack: &Attack) -> u8 {
    match attack.by {
        Who::Marine(who) if who == state.turn.who => attack.range.saturating_add(state.turn.dark),
        _ => attack.range,
    }
}

/// The dice to roll again for the greatest mean of `value`, and that mean; no dice if the roll is best kept.
pub(super) fn best_reroll(pool: Pool, faces: &[u8; 6], value: impl Fn(Total) -> i32) -> (Dice, i64) {
    let dice: Vec<DieKind> = pool.dice().collect();
    let mut best = (Dice::NONE, i64::MIN);
    for again in (0..1_u8 << dice.len()).map(Dice) {
        let mut kept = Total::default();
        let mut rolled = [0; 4];
        for (n, &die) in dice.iter().enumerate() {
            if again.has(DieId(n as u8)) {
                rolled[die.index()] += 1;
            } else {
                kept = kept.plus(die.faces()[usize::from(faces[n])]);
            }
        }
        let odds = Odds::of(Pool::new(rolled).unwrap_or_default());
        let sum: i64 = odds
            .outcomes()
            .map(|(total, ways)| {
                let sum = Total {
                    miss: kept.miss | total.miss,
                    range: kept.range + total.range,
                    damage: kept.damage + total.damage,
                    bullet: kept.bullet | total.bullet,
                };
                i64::from(value(sum)) * i64::from(ways)
            })
            .sum();
        let mean = sum * 100 / i64::from(odds.ways());
        if mean > best.1 {
            best = (again, mean);
        }
    }
    best
}
