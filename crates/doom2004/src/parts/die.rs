//! The six dice of the box: their faces (`content/doom2004/dice.toml`), pools of dice, and what a roll adds up to.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::content::{Lists, Sheet, Sources, Wrong, shipped};

/// A kind of die (D04-COMP-3).
///
/// ```
/// use doom2004::DieKind;
/// let faces: Vec<_> = DieKind::Red.faces().iter().map(|face| face.to_string()).collect();
/// assert_eq!(faces, ["3/1", "2/2", "1/3", "1/3*", "0/4*", "MISS"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum DieKind {
    Red,
    Yellow,
    Green,
    Blue,
}

engine::words! { DieKind, "die" { Red = "red", Yellow = "yellow", Green = "green", Blue = "blue" } }

impl DieKind {
    /// How many dice of each kind are in the box, in the order of [`DieKind::ALL`] (D04-COMP-3).
    pub const IN_BOX: [u8; 4] = [1, 1, 2, 2];

    /// What the data file says of it.
    #[inline]
    pub fn data(self) -> &'static Die {
        &DICE.die[self.index()]
    }
    /// Its six faces.
    #[inline]
    pub fn faces(self) -> &'static [Face; 6] {
        &self.data().faces
    }
    /// The letter that stands for it in pools.
    pub const fn letter(self) -> char {
        ['R', 'Y', 'G', 'B'][self.index()]
    }
}

/// A die: its six faces and where we know them from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Which.
    pub id: DieKind,
    /// The faces, in the order of the data file; a roll names one by its place.
    pub faces: [Face; 6],
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// A face of a die: a miss, or range, damage and perhaps a bullet (D04-DICE-1).
///
/// ```
/// use doom2004::Face;
/// let face: Face = "1/3*".parse().unwrap();
/// assert_eq!((face.range, face.damage, face.bullet, face.miss), (1, 3, true, false));
/// assert!("MISS".parse::<Face>().unwrap().miss);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct Face {
    /// A miss: the whole attack fails.
    pub miss: bool,
    /// How far it reaches.
    pub range: u8,
    /// Its damage holes.
    pub damage: u8,
    /// A bullet icon: the attack costs ammo.
    pub bullet: bool,
}

/// The most range or damage that one face may show.
const FACE_MAX: u8 = 4;

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.miss {
            return f.write_str("MISS");
        }
        write!(f, "{}/{}{}", self.range, self.damage, if self.bullet { "*" } else { "" })
    }
}

impl FromStr for Face {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "MISS" {
            return Ok(Face { miss: true, ..Face::default() });
        }
        let (numbers, bullet) = text.strip_suffix('*').map_or((text, false), |rest| (rest, true));
        let number = |text: &str| text.parse().ok().filter(|&n: &u8| n <= FACE_MAX);
        numbers
            .split_once('/')
            .and_then(|(range, damage)| {
                Some(Face { miss: false, range: number(range)?, damage: number(damage)?, bullet })
            })
            .ok_or_else(|| {
                format!(
                    "`{text}` is no face; write MISS or range/damage, 0 to {FACE_MAX}, with * for a bullet"
                )
            })
    }
}

/// What the dice of one roll add up to.
///
/// ```
/// use doom2004::{Face, Total};
/// let total: Total = ["2/2", "2/1"].map(|face| face.parse::<Face>().unwrap()).into_iter().collect();
/// assert_eq!((total.range, total.damage), (4, 3));
/// assert!(total.hits(4, 0) && !total.hits(5, 0) && total.hits(5, 1));
/// assert_eq!(total.wounds(3, 0), 1);
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct Total {
    /// A miss shows: the attack fails.
    pub miss: bool,
    /// All ranges together.
    pub range: u8,
    /// All damage together; on a miss it counts where a blast scatters (D04-SCAT-5).
    pub damage: u8,
    /// At least one bullet shows.
    pub bullet: bool,
}

impl Total {
    /// With one die more.
    #[inline]
    #[must_use]
    pub fn plus(self, face: Face) -> Total {
        Total {
            miss: self.miss | face.miss,
            range: self.range + face.range,
            damage: self.damage + face.damage,
            bullet: self.bullet | face.bullet,
        }
    }
    /// Does the attack hit at this range? Not if any die shows a miss (D04-DICE-1). Melee ignores range: ask with 0
    /// (D04-ATK-4, D04-MELEE-1, D04-ABIL-ACC).
    #[inline]
    pub fn hits(self, range: u8, accuracy: u8) -> bool {
        !self.miss && self.range.saturating_add(accuracy) >= range
    }
    /// The wounds of an attack that hits (D04-DMG-2, D04-ABIL-DEADLY). Nobody has no armour; 0 counts as 1.
    #[inline]
    pub fn wounds(self, armour: u8, deadly: u8) -> u8 {
        self.damage.saturating_add(deadly) / armour.max(1)
    }
    /// The ammo tokens it costs: one, however many bullets show (D04-AMMO-2).
    #[inline]
    pub fn ammo(self) -> u8 {
        u8::from(self.bullet)
    }
}

impl FromIterator<Face> for Total {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Total::default(), Total::plus)
    }
}

/// The dice of one attack, at most those of the box (D04-COMP-3).
///
/// ```
/// use doom2004::{DieKind, Pool};
/// let pool: Pool = "RGGB".parse().unwrap();
/// assert_eq!((pool.of(DieKind::Green), pool.len()), (2, 4));
/// assert_eq!(pool.without(DieKind::Green).unwrap().to_string(), "RGB");
/// assert!("RRB".parse::<Pool>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct Pool([u8; 4]);

impl Pool {
    /// How many different pools the box allows.
    pub const COUNT: usize = 2 * 2 * 3 * 3;

    /// A pool of so many red, yellow, green and blue dice; `None` if the box has not so many.
    pub fn new(counts: [u8; 4]) -> Option<Pool> {
        counts.iter().zip(DieKind::IN_BOX).all(|(&n, most)| n <= most).then_some(Pool(counts))
    }
    /// All pools that the box allows, the empty one first, in the order of [`index`](Pool::index).
    pub fn all() -> impl Iterator<Item = Pool> {
        (0..Pool::COUNT as u8).map(|n| Pool([n / 18, n / 9 % 2, n / 3 % 3, n % 3]))
    }
    /// Its place in tables of all pools.
    #[inline]
    pub fn index(self) -> usize {
        let [red, yellow, green, blue] = self.0.map(usize::from);
        red * 18 + yellow * 9 + green * 3 + blue
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
    /// One die fewer; `None` if there is none of the kind.
    #[must_use]
    pub fn without(mut self, die: DieKind) -> Option<Pool> {
        let count = &mut self.0[die.index()];
        *count = count.checked_sub(1)?;
        Some(self)
    }
    /// The dice one by one: red, yellow, green, blue.
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
        self.dice().try_for_each(|die| write!(f, "{}", die.letter()))
    }
}

impl FromStr for Pool {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut counts = [0; 4];
        for letter in text.chars().filter(|_| text != "-") {
            let die = DieKind::ALL
                .into_iter()
                .find(|die| die.letter() == letter)
                .ok_or_else(|| format!("`{text}`: dice are written with R, Y, G and B, or - for none"))?;
            counts[die.index()] += 1;
            if counts[die.index()] > DieKind::IN_BOX[die.index()] {
                return Err(format!("`{text}`: the box has 1 red, 1 yellow, 2 green and 2 blue dice"));
            }
        }
        Ok(Pool(counts))
    }
}

engine::serde_as_text!(Face, Pool);

static DICE: LazyLock<Dice> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    die: Vec<Die>,
}

impl Sheet for Dice {
    const FILE: &'static str = "dice.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/dice.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("die", &mut self.die, |lists, die| lists.facts(die.id, &mut die.sources, &["faces"]))?;
        lists.roll_call("die", self.die.iter().map(|die| die.id), &DieKind::ALL)
    }
}
