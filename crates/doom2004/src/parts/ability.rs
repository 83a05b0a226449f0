//! Abilities of weapons, invaders and marines (D04-ABIL), and the two ways to attack.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How a weapon or an invader attacks (D04-MELEE-1).
///
/// ```
/// use doom2004::{AttackKind, WeaponKind};
/// assert_eq!(WeaponKind::Fist.sheet().attack, AttackKind::Melee);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize)]
pub enum AttackKind {
    /// The red bar: adjacent spaces only, range is ignored.
    Melee,
    /// By sight and range.
    Ranged,
}

engine::words! { AttackKind, "way to attack" { Melee = "melee", Ranged = "ranged" } }

/// One ability, with the number of its icons where they count.
///
/// ```
/// use doom2004::Ability;
/// assert_eq!("blast 2".parse(), Ok(Ability::Blast(2)));
/// assert_eq!(Ability::BlowThrough.to_string(), "blow-through");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// So much more range (D04-ABIL-ACC).
    Accuracy(u8),
    /// Every attack is aimed (D04-ABIL-AIM).
    Aimed,
    /// Everything within so many spaces of the target (D04-ABIL-BLAST).
    Blast(u8),
    /// The attack goes on to further spaces with fewer dice (D04-ABIL-BLOW).
    BlowThrough,
    /// So much more damage (D04-ABIL-DEADLY).
    Deadly(u8),
    /// Moves what it hits (D04-ABIL-KNOCK).
    Knockback,
    /// Uses ducts (D04-ABIL-SCURRY).
    Scurry,
    /// Needs a path, not sight (D04-ABIL-SEARCH).
    Search,
    /// One roll against all adjacent enemies (D04-ABIL-SWEEP).
    Sweep,
    /// Attacks whoever enters an adjacent space (D04-ABIL-WATCH).
    Watchful,
}

impl Ability {
    /// One of each, with one icon where icons count.
    pub const ALL: [Ability; 10] = [
        Ability::Accuracy(1),
        Ability::Aimed,
        Ability::Blast(1),
        Ability::BlowThrough,
        Ability::Deadly(1),
        Ability::Knockback,
        Ability::Scurry,
        Ability::Search,
        Ability::Sweep,
        Ability::Watchful,
    ];

    /// Its word, without the number.
    pub fn word(self) -> &'static str {
        match self {
            Ability::Accuracy(_) => "accuracy",
            Ability::Aimed => "aimed",
            Ability::Blast(_) => "blast",
            Ability::BlowThrough => "blow-through",
            Ability::Deadly(_) => "deadly",
            Ability::Knockback => "knockback",
            Ability::Scurry => "scurry",
            Ability::Search => "search",
            Ability::Sweep => "sweep",
            Ability::Watchful => "watchful",
        }
    }
    /// The number of its icons, where they count.
    pub fn number(self) -> Option<u8> {
        match self {
            Ability::Accuracy(n) | Ability::Blast(n) | Ability::Deadly(n) => Some(n),
            _ => None,
        }
    }
    /// The same ability with so many icons.
    fn numbered(self, n: u8) -> Ability {
        match self {
            Ability::Accuracy(_) => Ability::Accuracy(n),
            Ability::Blast(_) => Ability::Blast(n),
            Ability::Deadly(_) => Ability::Deadly(n),
            other => other,
        }
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(n) => write!(f, "{} {n}", self.word()),
            None => f.write_str(self.word()),
        }
    }
}

impl FromStr for Ability {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (word, number) = text.split_once(' ').map_or((text, None), |(word, n)| (word, Some(n)));
        let ability = Ability::ALL.into_iter().find(|a| a.word() == word).ok_or_else(|| {
            format!("`{word}` is no ability; write {}", engine::one_of(&Ability::ALL.map(Ability::word)))
        })?;
        match (ability.number(), number) {
            (None, None) => Ok(ability),
            (Some(_), Some(n)) => {
                let n = n.parse().ok().filter(|n| (1..=9).contains(n));
                Ok(ability.numbered(n.ok_or_else(|| format!("`{text}`: its number is 1 to 9"))?))
            }
            (None, Some(_)) => Err(format!("`{text}`: {word} has no number")),
            (Some(_), None) => Err(format!("`{text}`: write its number, as in {word} 1")),
        }
    }
}

/// The abilities an attack or a figure has, with all that adds to them.
///
/// ```
/// use doom2004::{Abilities, Ability};
/// let gun: Abilities = [Ability::BlowThrough, Ability::Deadly(1)].into_iter().collect();
/// let both = gun.plus([Ability::Deadly(2)].into_iter().collect());
/// assert!(both.blow_through && !both.sweep);
/// assert_eq!(both.deadly, 3);
/// assert_eq!(both.to_string(), "blow-through, deadly 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub struct Abilities {
    pub accuracy: u8,
    pub blast: u8,
    pub deadly: u8,
    pub aimed: bool,
    pub blow_through: bool,
    pub knockback: bool,
    pub scurry: bool,
    pub search: bool,
    pub sweep: bool,
    pub watchful: bool,
}

impl Abilities {
    /// Both together: icons add up.
    #[inline]
    #[must_use]
    pub fn plus(self, more: Abilities) -> Abilities {
        Abilities {
            accuracy: self.accuracy.saturating_add(more.accuracy),
            blast: self.blast.saturating_add(more.blast),
            deadly: self.deadly.saturating_add(more.deadly),
            aimed: self.aimed | more.aimed,
            blow_through: self.blow_through | more.blow_through,
            knockback: self.knockback | more.knockback,
            scurry: self.scurry | more.scurry,
            search: self.search | more.search,
            sweep: self.sweep | more.sweep,
            watchful: self.watchful | more.watchful,
        }
    }
    /// The abilities one by one, in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter_map(move |ability| match ability {
            Ability::Accuracy(_) => (self.accuracy > 0).then_some(Ability::Accuracy(self.accuracy)),
            Ability::Aimed => self.aimed.then_some(ability),
            Ability::Blast(_) => (self.blast > 0).then_some(Ability::Blast(self.blast)),
            Ability::BlowThrough => self.blow_through.then_some(ability),
            Ability::Deadly(_) => (self.deadly > 0).then_some(Ability::Deadly(self.deadly)),
            Ability::Knockback => self.knockback.then_some(ability),
            Ability::Scurry => self.scurry.then_some(ability),
            Ability::Search => self.search.then_some(ability),
            Ability::Sweep => self.sweep.then_some(ability),
            Ability::Watchful => self.watchful.then_some(ability),
        })
    }
    /// The names under which a data file may give their sources: each ability, and `number` for the icons.
    pub(crate) fn parts(self) -> impl Iterator<Item = &'static str> {
        let numbers = self.iter().any(|ability| ability.number().is_some()).then_some("number");
        self.iter().map(Ability::word).chain(numbers)
    }
}

impl From<Ability> for Abilities {
    fn from(ability: Ability) -> Abilities {
        let mut set = Abilities::default();
        match ability {
            Ability::Accuracy(n) => set.accuracy = n,
            Ability::Aimed => set.aimed = true,
            Ability::Blast(n) => set.blast = n,
            Ability::BlowThrough => set.blow_through = true,
            Ability::Deadly(n) => set.deadly = n,
            Ability::Knockback => set.knockback = true,
            Ability::Scurry => set.scurry = true,
            Ability::Search => set.search = true,
            Ability::Sweep => set.sweep = true,
            Ability::Watchful => set.watchful = true,
        }
        set
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Self {
        abilities.into_iter().fold(Abilities::default(), |set, ability| set.plus(ability.into()))
    }
}

impl fmt::Display for Abilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list: Vec<_> = self.iter().map(|ability| ability.to_string()).collect();
        f.write_str(&if list.is_empty() { "-".to_owned() } else { list.join(", ") })
    }
}

engine::serde_as_text!(Ability);

impl Serialize for Abilities {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Abilities {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<Ability>::deserialize(d)?;
        let set: Abilities = list.iter().copied().collect();
        if set.iter().count() == list.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("an ability is listed twice; write one with the sum"))
        }
    }
}
