//! Exact odds of every pool of dice, before and after a defence, as whole numbers of ways: what bots and the page
//! reckon with.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use crate::{Block, Pool, die};

/// So many ways out of so many: a chance, or a mean.
///
/// ```
/// use doom2016::odds::Fraction;
/// let half = Fraction::new(18, 36);
/// assert_eq!(half, Fraction::new(1, 2));
/// assert!(half < Fraction::new(25, 36));
/// assert_eq!((half.to_string(), half.scaled(100)), ("18/36".to_owned(), 50));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    /// Ways that count.
    pub num: u32,
    /// All ways; never 0.
    pub den: u32,
}

impl Fraction {
    /// `num` out of `den`.
    ///
    /// # Panics
    /// If `den` is 0.
    pub fn new(num: u32, den: u32) -> Fraction {
        assert!(den > 0, "a fraction of nothing");
        Fraction { num, den }
    }
    /// The fraction times `scale`, to the nearest whole number, halves up: `scaled(100)` is per cent.
    pub fn scaled(self, scale: u32) -> u32 {
        let (num, den) = (u64::from(self.num) * u64::from(scale), u64::from(self.den));
        ((2 * num + den) / (2 * den)) as u32
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        let cross = |a: &Fraction, b: &Fraction| u64::from(a.num) * u64::from(b.den);
        cross(self, other).cmp(&cross(other, self))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.num, self.den)
    }
}

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
