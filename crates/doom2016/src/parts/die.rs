//! The six dice of the box: their faces (`content/doom2016/dice.toml`), and pools of dice.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};

/// The most damage that one face may show (D16-ATK-5).
pub const FACE_MAX: u8 = 3;

/// A kind of die.
///
/// ```
/// use doom2016::DieKind;
/// assert_eq!(DieKind::Red.faces(), &[0, 1, 1, 1, 2, 2]);
/// assert_eq!(DieKind::ALL.map(DieKind::in_box), [4, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum DieKind {
    Red,
    Black,
}

engine::words! { DieKind, "die" { Red = "red", Black = "black" } }

impl DieKind {
    /// What the data file says of it.
    #[inline]
    pub fn data(self) -> &'static Die {
        &DICE.die[self.index()]
    }
    /// Its six faces: the damage on each.
    #[inline]
    pub fn faces(self) -> &'static [u8; 6] {
        &self.data().faces
    }
    /// How many of it an attack can roll at most.
    #[inline]
    pub fn in_box(self) -> u8 {
        self.data().copies
    }
    /// The letter that stands for it in pools.
    pub const fn letter(self) -> char {
        ['R', 'B'][self.index()]
    }
}

/// A die: its six faces and where we know them from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Which.
    pub id: DieKind,
    /// How many of it the box has.
    pub copies: u8,
    /// The damage on each face, in the order of the data file; a roll names a face by its place.
    pub faces: [u8; 6],
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// The dice of an attack: those printed, and with bonus dice perhaps more than the box has, until they are capped.
///
/// ```
/// use doom2016::{DieKind, Pool};
/// let baron: Pool = "1R2B".parse().unwrap();
/// let more = baron.plus("1B".parse().unwrap());
/// assert_eq!((more.of(DieKind::Black), more.to_string()), (3, "1R3B".to_owned()));
/// assert_eq!(more.capped().to_string(), "2R2B", "a black die too many is rolled as a red one");
/// assert_eq!(baron.without(DieKind::Red).unwrap().to_string(), "2B");
/// assert!("5R".parse::<Pool>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct Pool([u8; 2]);

impl Pool {
    /// A pool of so many dice of one kind.
    pub fn single(die: DieKind, count: u8) -> Pool {
        let mut pool = Pool::default();
        pool.0[die.index()] = count;
        pool
    }
    /// All pools that the box allows, the empty one first, in the order of [`index`](Pool::index).
    pub fn all() -> impl Iterator<Item = Pool> {
        let black = DieKind::Black.in_box();
        (0..=DieKind::Red.in_box()).flat_map(move |red| (0..=black).map(move |black| Pool([red, black])))
    }
    /// Its place in tables of all pools that the box allows; a bigger pool has the place of the capped one.
    #[inline]
    pub fn index(self) -> usize {
        let [red, black] = self.capped().0.map(usize::from);
        red * (usize::from(DieKind::Black.in_box()) + 1) + black
    }
    /// How many dice of one kind.
    #[inline]
    pub fn of(self, die: DieKind) -> u8 {
        self.0[die.index()]
    }
    /// How many dice in all.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }
    /// No dice?
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Pool::default()
    }
    /// With these dice more, however many the box has (D16-INT-1: the cap comes after stun).
    #[inline]
    #[must_use]
    pub fn plus(self, more: Pool) -> Pool {
        Pool([self.0[0].saturating_add(more.0[0]), self.0[1].saturating_add(more.0[1])])
    }
    /// One die fewer; `None` if there is none of the kind.
    #[must_use]
    pub fn without(mut self, die: DieKind) -> Option<Pool> {
        let count = &mut self.0[die.index()];
        *count = count.checked_sub(1)?;
        Some(self)
    }
    /// What the box has for it (D16-ATK-15): a black die too many becomes a red one, a red die too many is lost.
    #[inline]
    #[must_use]
    pub fn capped(self) -> Pool {
        let [red, black] = self.0;
        let surplus = black.saturating_sub(DieKind::Black.in_box());
        Pool([red.saturating_add(surplus).min(DieKind::Red.in_box()), black - surplus])
    }
    /// The dice one by one: red, then black.
    #[inline]
    pub fn dice(self) -> impl Iterator<Item = DieKind> {
        DieKind::ALL.into_iter().flat_map(move |die| std::iter::repeat_n(die, usize::from(self.of(die))))
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut kinds = DieKind::ALL.into_iter().filter(|&die| self.of(die) > 0);
        kinds.try_for_each(|die| write!(f, "{}{}", self.of(die), die.letter()))
    }
}

impl FromStr for Pool {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Pool::default());
        }
        let (mut counts, mut rest) = ([0; 2], text);
        for die in DieKind::ALL {
            if let Some((count, after)) = rest.split_once(die.letter()) {
                counts[die.index()] =
                    count.parse().ok().filter(|&n: &u8| n > 0).ok_or_else(|| wrong(text))?;
                rest = after;
            }
        }
        let pool = Pool(counts);
        if !rest.is_empty() || pool.is_empty() {
            return Err(wrong(text));
        }
        if pool.capped() != pool {
            let [red, black] = DieKind::ALL.map(DieKind::in_box);
            return Err(format!("`{text}`: the box has {red} red and {black} black dice"));
        }
        Ok(pool)
    }
}

fn wrong(text: &str) -> String {
    format!("`{text}` is no pool; write how many red dice and how many black ones, as 2R1B, or - for none")
}

engine::serde_as_text!(Pool);

static DICE: LazyLock<Dice> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    die: Vec<Die>,
}

impl Sheet for Dice {
    const FILE: &'static str = "dice.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/dice.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("die", &mut self.die, |lists, die| {
            must((1..=9).contains(&die.copies), "the box has 1 to 9 dice of a kind")?;
            must(die.faces.iter().all(|&n| n <= FACE_MAX), "a face shows at most 3 damage (D16-ATK-5)")?;
            lists.facts(die.id, &mut die.sources, &["copies", "values", "spread"])
        })?;
        lists.roll_call("die", self.die.iter().map(|die| die.id), &DieKind::ALL)
    }
}
