//! Exact odds of every pool of dice, as whole numbers of ways: what bots and the page reckon with.

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use engine::Fraction;

use crate::{Abilities, Pool, Total};

/// No pool of the box reaches farther or does more damage than six faces at 4.
const SUMS: usize = 25;
/// Wounds beyond this many count as this many; no figure has more.
const WOUNDS: usize = 32;

/// The odds of one pool of dice.
///
/// ```
/// use doom2004::{WeaponKind, odds::{Fraction, Odds}};
/// let pistol = Odds::of(WeaponKind::Pistol.sheet().pool);
/// assert_eq!(pistol.hit_chance(4, 0), Fraction::new(25, 36));
/// assert_eq!(pistol.ammo_chance(), Fraction::new(12, 36));
/// ```
#[derive(Clone, Debug)]
pub struct Odds {
    ways: u32,
    outcomes: Vec<(Total, u32)>,
    /// By the range needed, then by damage: the ways to hit.
    hits: [[u32; SUMS]; SUMS],
    bullets: u32,
}

static TABLE: LazyLock<Vec<Odds>> = LazyLock::new(|| Pool::all().map(Odds::count).collect());

impl Odds {
    /// The odds of a pool, reckoned once.
    #[inline]
    pub fn of(pool: Pool) -> &'static Odds {
        &TABLE[pool.index()]
    }

    /// Adds the dice one by one; equal sums are kept together.
    fn count(pool: Pool) -> Odds {
        let mut sums = BTreeMap::from([(Total::default(), 1)]);
        for die in pool.dice() {
            let mut next = BTreeMap::new();
            for (sum, ways) in sums {
                for &face in die.faces() {
                    *next.entry(sum.plus(face)).or_insert(0) += ways;
                }
            }
            sums = next;
        }
        let mut hits = [[0; SUMS]; SUMS];
        for (sum, ways) in sums.iter().filter(|(sum, _)| !sum.miss) {
            for row in &mut hits[..=usize::from(sum.range)] {
                row[usize::from(sum.damage)] += ways;
            }
        }
        let bullets = sums.iter().filter(|(sum, _)| sum.bullet).map(|(_, ways)| ways).sum();
        Odds { ways: 6_u32.pow(pool.len() as u32), outcomes: sums.into_iter().collect(), hits, bullets }
    }

    /// All ways the dice can fall: 6 to the number of dice.
    #[inline]
    pub fn ways(&self) -> u32 {
        self.ways
    }
    /// Every different outcome with the ways to get it.
    pub fn outcomes(&self) -> impl Iterator<Item = (Total, u32)> {
        self.outcomes.iter().copied()
    }
    /// The ways to hit, by damage, where the dice need so much range.
    #[inline]
    fn row(&self, range: u8, accuracy: u8) -> Option<&[u32; SUMS]> {
        self.hits.get(usize::from(range.saturating_sub(accuracy)))
    }
    /// The chance to hit at this range (D04-ATK-4). Melee ignores range: ask with 0 (D04-MELEE-1).
    pub fn hit_chance(&self, range: u8, accuracy: u8) -> Fraction {
        let hits = self.row(range, accuracy).map_or(0, |row| row.iter().sum());
        Fraction { num: hits, den: self.ways }
    }
    /// The chance that a bullet shows, so that the attack costs ammo, hit or not (D04-AMMO-2).
    pub fn ammo_chance(&self) -> Fraction {
        Fraction { num: self.bullets, den: self.ways }
    }
    /// The mean damage of the attacks that hit at this range; `None` if none can.
    pub fn mean_damage(&self, range: u8, abilities: Abilities) -> Option<Fraction> {
        let row = self.row(range, abilities.accuracy)?;
        let hits: u32 = row.iter().sum();
        let damage: u32 =
            (0..).zip(row).map(|(damage, ways)| (damage + u32::from(abilities.deadly)) * ways).sum();
        (hits > 0).then_some(Fraction { num: damage, den: hits })
    }
    /// How many wounds the attack gives to one figure (D04-DMG-2), with accuracy and deadly; a failed attack gives 0.
    /// Melee ignores range: ask with 0.
    pub fn wounds_distribution(&self, range: u8, armour: u8, abilities: Abilities) -> WoundOdds {
        let mut ways = [0; WOUNDS];
        let mut failed = self.ways;
        for (damage, &n) in self.row(range, abilities.accuracy).into_iter().flatten().enumerate() {
            let wounds = (damage + usize::from(abilities.deadly)) / usize::from(armour.max(1));
            ways[wounds.min(WOUNDS - 1)] += n;
            failed -= n;
        }
        ways[0] += failed;
        WoundOdds { ways, of: self.ways }
    }
    /// The mean number of wounds of the attack.
    pub fn mean_wounds(&self, range: u8, armour: u8, abilities: Abilities) -> Fraction {
        let row = self.row(range, abilities.accuracy).into_iter().flatten();
        let wounds = (u32::from(abilities.deadly)..)
            .map(|damage| (damage / u32::from(armour.max(1))).min(WOUNDS as u32 - 1));
        Fraction { num: row.zip(wounds).map(|(ways, wounds)| ways * wounds).sum(), den: self.ways }
    }
}

/// How likely an attack gives how many wounds.
///
/// ```
/// use doom2004::{WeaponKind, odds::{Fraction, Odds}};
/// let fist = WeaponKind::Fist.sheet();
/// let wounds = Odds::of(fist.pool).wounds_distribution(0, 2, fist.abilities);
/// assert_eq!(wounds.exactly(2), Fraction::new(1, 6));
/// assert_eq!(wounds.at_least(1), Fraction::new(4, 6));
/// assert_eq!(wounds.mean(), Fraction::new(5, 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WoundOdds {
    ways: [u32; WOUNDS],
    of: u32,
}

impl WoundOdds {
    /// The chance of exactly so many wounds.
    pub fn exactly(&self, wounds: u8) -> Fraction {
        Fraction { num: self.ways.get(usize::from(wounds)).copied().unwrap_or(0), den: self.of }
    }
    /// The chance of so many wounds or more: of a kill, if so many are left.
    pub fn at_least(&self, wounds: u8) -> Fraction {
        Fraction { num: self.ways.iter().skip(usize::from(wounds)).sum(), den: self.of }
    }
    /// The mean number of wounds.
    pub fn mean(&self) -> Fraction {
        Fraction {
            num: (0..).zip(self.ways).map(|(wounds, ways): (u32, u32)| wounds * ways).sum(),
            den: self.of,
        }
    }
}
