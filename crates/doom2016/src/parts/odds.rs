//! Exact odds of every pool of dice, before and after a defence, as whole numbers of ways: what bots and the page
//! reckon with.

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use engine::Fraction;

use crate::{Block, Pool, die};

/// What may stop an attack, with the ways to meet it: one for each card that may be revealed.
///
/// ```
/// use doom2016::{Cards, odds::Guard};
/// let marine = Guard::of(Cards::ALL.iter().map(|card| card.block()));
/// assert_eq!(marine.ways(), 73);
/// assert_eq!(Guard::of([]).ways(), 1, "no card, no defence");
/// ```
#[derive(Clone, Debug)]
pub struct Guard {
    blocks: BTreeMap<Block, u32>,
    ways: u32,
}

impl Guard {
    /// One way for each of these; without any, nothing stops the attack.
    pub fn of(blocks: impl IntoIterator<Item = Block>) -> Guard {
        let mut guard = Guard { blocks: BTreeMap::new(), ways: 0 };
        for block in blocks {
            *guard.blocks.entry(block).or_insert(0) += 1;
            guard.ways += 1;
        }
        if guard.ways == 0 { Guard::of([Block::default()]) } else { guard }
    }
    /// All ways.
    pub fn ways(&self) -> u32 {
        self.ways
    }
}

/// How likely an attack does how much damage.
///
/// ```
/// use doom2016::odds::{Fraction, Odds};
/// let odds = Odds::of("1R1B".parse().unwrap());
/// assert_eq!(odds.ways(), 36);
/// assert_eq!(odds.exactly(1), Fraction::new(1, 36));
/// assert_eq!(odds.at_least(4), Fraction::new(16, 36));
/// assert_eq!(odds.mean(), Fraction::new(20, 6));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// By damage: the ways.
    by_damage: Vec<u32>,
    ways: u32,
}

static TABLE: LazyLock<Vec<Odds>> = LazyLock::new(|| Pool::all().map(Odds::count).collect());

impl Odds {
    /// The odds of what the dice show, reckoned once. A pool bigger than the box is capped (D16-ATK-15).
    #[inline]
    pub fn of(pool: Pool) -> &'static Odds {
        &TABLE[pool.index()]
    }

    /// Adds the dice one by one.
    fn count(pool: Pool) -> Odds {
        let mut by_damage = vec![1];
        for die in pool.dice() {
            let mut next = vec![0; by_damage.len() + usize::from(die::FACE_MAX)];
            for (damage, ways) in by_damage.iter().enumerate() {
                for &face in die.faces() {
                    next[damage + usize::from(face)] += ways;
                }
            }
            by_damage = next;
        }
        Odds { by_damage, ways: 6_u32.pow(pool.len() as u32) }
    }

    /// The odds of the damage that gets through, where so many shields do not count (D16-ATK-9, D16-INT-5).
    ///
    /// ```
    /// use doom2016::{Defence, odds::{Fraction, Guard, Odds}};
    /// let coin = ["1S", "D"].map(|icon| icon.parse::<Defence>().unwrap().block(Defence::Nothing));
    /// let odds = Odds::of("1B".parse().unwrap()).after(&Guard::of(coin), 0);
    /// assert_eq!(odds.exactly(0), Fraction::new(7, 12));
    /// assert_eq!(odds.mean(), Fraction::new(7, 12));
    /// ```
    #[must_use]
    pub fn after(&self, guard: &Guard, pierce: u8) -> Odds {
        let mut by_damage = vec![0; self.by_damage.len()];
        for (&block, &cards) in &guard.blocks {
            for (rolled, &ways) in (0..).zip(&self.by_damage) {
                by_damage[usize::from(block.damage(rolled, pierce))] += ways * cards;
            }
        }
        Odds { by_damage, ways: self.ways * guard.ways }
    }

    /// All ways: 6 to the number of dice, times the cards that may be revealed.
    #[inline]
    pub fn ways(&self) -> u32 {
        self.ways
    }
    /// By damage, from none: the ways.
    pub fn by_damage(&self) -> &[u32] {
        &self.by_damage
    }
    /// The chance of exactly so much damage.
    pub fn exactly(&self, damage: u8) -> Fraction {
        Fraction { num: self.by_damage.get(usize::from(damage)).copied().unwrap_or(0), den: self.ways }
    }
    /// The chance of so much damage or more: of a kill, if so much health is left.
    pub fn at_least(&self, damage: u8) -> Fraction {
        Fraction { num: self.by_damage.iter().skip(usize::from(damage)).sum(), den: self.ways }
    }
    /// The mean damage.
    pub fn mean(&self) -> Fraction {
        let sum = (0..).zip(&self.by_damage).map(|(damage, ways): (u32, &u32)| damage * ways).sum();
        Fraction { num: sum, den: self.ways }
    }
}
