//! What attacks are worth: the odds of dice against the cards that may be revealed, with cover and dice rolled again.

use std::sync::LazyLock;

use ::doom2016::frame::Attack;
use ::doom2016::{Action, Block, DieKind, Gains, Odds, Pool};

/// What so much damage to somebody is worth, in hundredths of a damage to a marine.
pub(super) type Table = [i32; 24];

/// The most damage of one attack: four red and two black dice, one of each turned.
const SUMS: usize = 16;
/// So many dice can be rolled again one by one.
const AGAIN: usize = 7;

/// The ways to roll each sum.
#[derive(Clone, Debug)]
struct Rolls {
    by: [u32; SUMS],
    ways: i64,
}

/// By pool and by the number of dice that may be rolled again.
static ROLLS: LazyLock<Vec<Rolls>> = LazyLock::new(|| {
    Pool::all().flat_map(|pool| (0..AGAIN).map(move |again| Rolls::count(pool, again))).collect()
});

impl Rolls {
    fn of(pool: Pool, again: u8) -> &'static Rolls {
        &ROLLS[pool.index() * AGAIN + usize::from(again).min(AGAIN - 1)]
    }

    /// Plain dice by the exact odds; of the others all below the mean are rolled again, black ones first.
    fn count(pool: Pool, again: usize) -> Rolls {
        let mut plain = pool;
        let mut better = Vec::new();
        while better.len() < again {
            let take =
                [DieKind::Black, DieKind::Red].into_iter().find_map(|die| Some((die, plain.without(die)?)));
            let Some((die, left)) = take else { break };
            better.push(die);
            plain = left;
        }
        let odds = Odds::of(plain);
        let mut by = [0; SUMS];
        (0..).zip(&mut by).for_each(|(sum, ways)| *ways = odds.exactly(sum).num);
        let mut ways = i64::from(odds.ways());
        for die in better {
            let faces = die.faces();
            let mean: u32 = faces.iter().map(|&face| u32::from(face)).sum();
            let good = |face: u8| 6 * u32::from(face) > mean;
            let bad = faces.iter().filter(|&&face| !good(face)).count() as u32;
            let mut next = [0; SUMS];
            for (sum, &ways) in by.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                for &face in faces {
                    next[sum + usize::from(face)] += ways * (bad + if good(face) { 6 } else { 0 });
                }
            }
            by = next;
            ways *= 36;
        }
        Rolls { by, ways }
    }
}

/// What may stop an attack: each block with its weight.
#[derive(Clone, Debug)]
pub(super) struct Guard {
    blocks: Vec<(Block, i64)>,
    all: i64,
}

impl Guard {
    /// One way for each of these; without any, nothing stops the attack.
    pub(super) fn of(blocks: impl IntoIterator<Item = Block>) -> Guard {
        let mut guard = Guard { blocks: Vec::with_capacity(5), all: 0 };
        for block in blocks {
            match guard.blocks.iter_mut().find(|(known, _)| *known == block) {
                Some((_, weight)) => *weight += 1,
                None => guard.blocks.push((block, 1)),
            }
            guard.all += 1;
        }
        if guard.all == 0 { Guard::of([Block::default()]) } else { guard }
    }
    /// The mean worth of so much rolled damage; `cover` if a second card may be revealed instead of the first.
    pub(super) fn mean(&self, rolled: u8, pierce: u8, shields: u8, cover: bool, table: &Table) -> i32 {
        (self.sum(rolled, pierce, shields, cover, table) / (self.all * self.all)) as i32
    }
    /// The same, not yet divided by the square of all ways.
    fn sum(&self, rolled: u8, pierce: u8, shields: u8, cover: bool, table: &Table) -> i64 {
        let worth = |block: Block| i64::from(table[usize::from(block.plus(shields).damage(rolled, pierce))]);
        let sum: i64 = self.blocks.iter().map(|&(block, weight)| worth(block) * weight).sum();
        if !cover {
            return sum * self.all;
        }
        self.blocks.iter().map(|&(block, weight)| (worth(block) * self.all).min(sum) * weight).sum()
    }
}

/// The dice of an attack with all that it gains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    pool: Pool,
    again: u8,
    sure: u8,
    pierce: u8,
}

impl Blow {
    /// An attack with these dice; a stunned attacker has one less.
    pub(super) fn new(pool: Pool, gains: Gains, stunned: bool) -> Blow {
        let mut pool = pool.plus(gains.dice);
        let weaker = |pool: Pool| pool.without(DieKind::Red).or_else(|| pool.without(DieKind::Black));
        if stunned {
            pool = weaker(pool).unwrap_or_default();
        }
        pool = pool.capped();
        let mut sure = 0;
        for _ in 0..gains.best_face + gains.any_face {
            let red = pool.of(DieKind::Red) > 0;
            let Some(left) = weaker(pool) else { break };
            pool = left;
            sure += if red { 2 } else { 3 };
        }
        let again = if gains.reroll_any > 0 { pool.len() as u8 } else { gains.reroll };
        Blow { pool, again, sure, pierce: gains.pierce }
    }
    /// A number that says all of it.
    pub(super) fn code(&self) -> u32 {
        let pool = self.pool.index() as u32;
        pool << 12 | u32::from(self.again) << 8 | u32::from(self.sure & 15) << 4 | u32::from(self.pierce & 15)
    }
    /// What it is worth on average.
    pub(super) fn worth(&self, guard: &Guard, shields: u8, cover: bool, table: &Table) -> i32 {
        let rolls = Rolls::of(self.pool, self.again);
        let rolled = rolls.by.iter().enumerate().filter(|(_, ways)| **ways > 0);
        let sum: i64 = rolled
            .map(|(rolled, &ways)| {
                let rolled = rolled as u8 + self.sure;
                i64::from(ways) * i64::from(guard.mean(rolled, self.pierce, shields, cover, table))
            })
            .sum();
        (sum / rolls.ways) as i32
    }
}

/// The best use of dice that may be rolled again or turned, and how much it adds; `value` is what a sum is worth.
pub(super) fn best_dice(attack: &Attack, legal: &[Action], value: impl Fn(u8) -> i32) -> (i32, Action) {
    let dice: Vec<(DieKind, u8)> = attack
        .pool
        .dice()
        .zip(attack.faces)
        .map(|(die, face)| (die, die.faces()[usize::from(face)]))
        .collect();
    let all: u8 = dice.iter().map(|&(_, shows)| shows).sum();
    let now = value(all);
    let mut best = (0, Action::Pass);
    for &action in legal {
        let then = match action {
            Action::Reroll(again) => {
                let picked = || again.iter().filter_map(|n| dice.get(n.index()));
                let kept = all - picked().map(|&(_, shows)| shows).sum::<u8>();
                let pool = picked().fold(Pool::default(), |pool, &(die, _)| pool.plus(Pool::single(die, 1)));
                let rolls = Rolls::of(pool, 0);
                let sums = rolls.by.iter().enumerate().filter(|(_, ways)| **ways > 0);
                let sum: i64 =
                    sums.map(|(sum, &ways)| i64::from(ways) * i64::from(value(kept + sum as u8))).sum();
                (sum / rolls.ways) as i32
            }
            Action::Turn(die, face) => value(all - dice[usize::from(die) - 1].1 + face),
            _ => continue,
        };
        if then - now > best.0 {
            best = (then - now, action);
        }
    }
    best
}

/// What a die more is worth on top of what was rolled.
pub(super) fn one_more(die: DieKind, rolled: u8, value: impl Fn(u8) -> i32) -> i32 {
    die.faces().iter().map(|face| value(rolled + face)).sum::<i32>() / 6 - value(rolled)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn damage() -> Table {
        std::array::from_fn(|damage| 100 * damage as i32)
    }

    #[test]
    fn plain_dice_have_the_exact_mean() {
        let blow = Blow::new("2R1B".parse().unwrap(), Gains::default(), false);
        assert_eq!(blow.worth(&Guard::of([]), 0, false, &damage()), 450);
    }

    #[test]
    fn more_dice_rerolls_and_turned_dice_help_and_cover_hurts() {
        let pool: Pool = "2R1B".parse().unwrap();
        let cards = ["1S", "2S", "D", "-"].map(|icon| icon.parse::<::doom2016::Defence>().unwrap());
        let guard = Guard::of(cards.map(|icon| icon.block(::doom2016::Defence::Nothing)));
        let worth =
            |gains, stunned, cover| Blow::new(pool, gains, stunned).worth(&guard, 0, cover, &damage());
        let plain = worth(Gains::default(), false, false);
        assert!(worth(Gains { reroll: 1, ..Gains::default() }, false, false) > plain);
        assert!(worth(Gains { best_face: 1, ..Gains::default() }, false, false) > plain);
        assert!(worth(Gains { pierce: 1, ..Gains::default() }, false, false) > plain);
        assert!(worth(Gains::default(), true, false) < plain);
        assert!(worth(Gains::default(), false, true) < plain);
    }
}
