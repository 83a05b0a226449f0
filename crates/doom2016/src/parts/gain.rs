//! What an attack gains: dice, range and other advantages that cards and abilities give.

use std::fmt;

use borsh::BorshSerialize;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::numbered::numbered;
use crate::{DieKind, Pool};

/// One thing that an attack gains.
///
/// ```
/// use doom2016::Gain;
/// assert_eq!("range 3".parse(), Ok(Gain::Range(3)));
/// assert_eq!(Gain::IgnoreCover.to_string(), "ignore-cover");
/// assert!("range".parse::<Gain>().is_err() && "stun 2".parse::<Gain>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// So many red dice.
    Red(u8),
    /// So many black dice.
    Black(u8),
    /// So much range; never for attacks of printed range 1 (D16-INT-8).
    Range(u8),
    /// The keyword Pierce: so many shields do not count, a dodge still does (D16-INT-5).
    Pierce(u8),
    /// So many dice may be rolled again, each once.
    Reroll(u8),
    /// Any of the dice may be rolled again, so many times.
    RerollAny(u8),
    /// So many dice may be turned to their best face.
    BestFace(u8),
    /// So many dice may be turned to any face.
    AnyFace(u8),
    /// The defender has no second card for cover (D16-ATK-11).
    IgnoreCover,
    /// The defender is stunned if it takes damage (D16-ATK-10).
    Stun,
}

numbered! {
    Gain, "gain" {
        Red(n) = "red",
        Black(n) = "black",
        Range(n) = "range",
        Pierce(n) = "pierce",
        Reroll(n) = "reroll",
        RerollAny(n) = "reroll-any",
        BestFace(n) = "best-face",
        AnyFace(n) = "any-face",
        IgnoreCover = "ignore-cover",
        Stun = "stun",
    }
}

/// Everything that one attack gains.
///
/// ```
/// use doom2016::{Gain, Gains};
/// let scope: Gains = [Gain::Range(3), Gain::Red(1)].into_iter().collect();
/// let lock_on: Gains = [Gain::IgnoreCover, Gain::Red(1)].into_iter().collect();
/// let both = scope.plus(lock_on);
/// assert_eq!((both.dice.to_string(), both.range, both.ignore_cover), ("2R".to_owned(), 3, true));
/// assert_eq!(both.to_string(), "red 2, range 3, ignore-cover");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub struct Gains {
    pub dice: Pool,
    pub range: u8,
    pub pierce: u8,
    pub reroll: u8,
    pub reroll_any: u8,
    pub best_face: u8,
    pub any_face: u8,
    pub ignore_cover: bool,
    pub stun: bool,
}

impl Gains {
    /// Both together: numbers add up (D16-INT-7).
    #[inline]
    #[must_use]
    pub fn plus(self, more: Gains) -> Gains {
        Gains {
            dice: self.dice.plus(more.dice),
            range: self.range.saturating_add(more.range),
            pierce: self.pierce.saturating_add(more.pierce),
            reroll: self.reroll.saturating_add(more.reroll),
            reroll_any: self.reroll_any.saturating_add(more.reroll_any),
            best_face: self.best_face.saturating_add(more.best_face),
            any_face: self.any_face.saturating_add(more.any_face),
            ignore_cover: self.ignore_cover | more.ignore_cover,
            stun: self.stun | more.stun,
        }
    }
    /// Nothing at all?
    pub fn is_empty(self) -> bool {
        self == Gains::default()
    }
    /// The gains one by one, in the order of [`Gain`].
    pub fn iter(self) -> impl Iterator<Item = Gain> {
        let numbers = [
            Gain::Red(self.dice.of(DieKind::Red)),
            Gain::Black(self.dice.of(DieKind::Black)),
            Gain::Range(self.range),
            Gain::Pierce(self.pierce),
            Gain::Reroll(self.reroll),
            Gain::RerollAny(self.reroll_any),
            Gain::BestFace(self.best_face),
            Gain::AnyFace(self.any_face),
        ];
        let flags = [(Gain::IgnoreCover, self.ignore_cover), (Gain::Stun, self.stun)];
        let numbers = numbers.into_iter().filter(|gain| gain.number() != Some(0));
        numbers.chain(flags.into_iter().filter(|&(_, on)| on).map(|(gain, _)| gain))
    }
}

impl From<Gain> for Gains {
    fn from(gain: Gain) -> Gains {
        let mut gains = Gains::default();
        match gain {
            Gain::Red(n) => gains.dice = Pool::single(DieKind::Red, n),
            Gain::Black(n) => gains.dice = Pool::single(DieKind::Black, n),
            Gain::Range(n) => gains.range = n,
            Gain::Pierce(n) => gains.pierce = n,
            Gain::Reroll(n) => gains.reroll = n,
            Gain::RerollAny(n) => gains.reroll_any = n,
            Gain::BestFace(n) => gains.best_face = n,
            Gain::AnyFace(n) => gains.any_face = n,
            Gain::IgnoreCover => gains.ignore_cover = true,
            Gain::Stun => gains.stun = true,
        }
        gains
    }
}

impl FromIterator<Gain> for Gains {
    fn from_iter<I: IntoIterator<Item = Gain>>(gains: I) -> Self {
        gains.into_iter().fold(Gains::default(), |sum, gain| sum.plus(gain.into()))
    }
}

impl fmt::Display for Gains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list: Vec<_> = self.iter().map(|gain| gain.to_string()).collect();
        f.write_str(&if list.is_empty() { "-".to_owned() } else { list.join(", ") })
    }
}

impl schemars::JsonSchema for Gains {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Gains".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Gain>::json_schema(generator)
    }
}

impl Serialize for Gains {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Gains {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<Gain>::deserialize(d)?;
        let gains: Gains = list.iter().copied().collect();
        if gains.iter().count() == list.len() {
            Ok(gains)
        } else {
            Err(serde::de::Error::custom("a gain is listed twice; write one with the sum"))
        }
    }
}
