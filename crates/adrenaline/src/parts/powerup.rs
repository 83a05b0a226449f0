//! Powerup cards: four types in three colours, two copies of each (`content/adrenaline/powerups.toml`).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use engine::Rule;
use engine::content::{Lists, Sheet, Wrong, must, shipped};
use serde::{Deserialize, Serialize};

use crate::Colour;
use crate::weapon::bits;

/// What a powerup does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PowerupKind {
    /// One more damage for one target you damaged (ADR-PWR-SCOPE-1).
    Scope,
    /// Moves another figure (ADR-PWR-NEWTON-1).
    Newton,
    /// Marks who damaged you (ADR-PWR-TAG-1).
    Tagback,
    /// Takes you anywhere (ADR-PWR-TELE-1).
    Teleporter,
}

impl PowerupKind {
    /// All four, in the order of the data file.
    pub const ALL: [PowerupKind; 4] =
        [PowerupKind::Scope, PowerupKind::Newton, PowerupKind::Tagback, PowerupKind::Teleporter];

    /// The word in notation and data.
    pub fn word(self) -> &'static str {
        ["scope", "newton", "tagback", "teleporter"][self as usize]
    }
    /// The cards of this type, in every colour.
    pub(crate) const fn mask(self) -> u32 {
        0b11_1111 << (6 * self as u32)
    }
}

/// A powerup card by what is printed on it; two copies of each exist.
///
/// ```
/// use adrenaline::{Colour, Powerup, PowerupKind};
/// let card: Powerup = "red-newton".parse().unwrap();
/// assert_eq!((card.kind(), card.colour()), (PowerupKind::Newton, Colour::Red));
/// assert_eq!(Powerup::all().count(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub struct Powerup(u8);

impl Powerup {
    /// The card of that type and colour.
    pub fn new(kind: PowerupKind, colour: Colour) -> Powerup {
        Powerup(kind as u8 * 3 + colour as u8)
    }
    /// All different cards.
    pub fn all() -> impl Iterator<Item = Powerup> {
        (0..12).map(Powerup)
    }
    /// What it does.
    pub fn kind(self) -> PowerupKind {
        PowerupKind::ALL[usize::from(self.0 / 3)]
    }
    /// Its colour: as a cube and as a spawnpoint.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 % 3)]
    }
    pub(crate) fn code(self) -> u8 {
        self.0
    }
    pub(crate) fn from_code(code: u8) -> Powerup {
        debug_assert!(code < 12);
        Powerup(code)
    }
}

impl fmt::Display for Powerup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour(), self.kind().word())
    }
}

impl FromStr for Powerup {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Powerup::all().find(|p| engine::is_written(p, text)).ok_or_else(|| {
            format!("`{text}` is no powerup; they are written as red-newton: red, yellow or blue, then scope, newton, tagback or teleporter")
        })
    }
}

engine::serde_as_text!(Powerup);

/// Powerup cards somewhere: a hand, the deck, the discard pile.
///
/// Each of the 24 cards is one bit, so no card can be in two places unnoticed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct Hand(pub(crate) u32);

impl Hand {
    /// No card.
    pub const NONE: Hand = Hand(0);
    /// All 24 cards.
    pub const ALL: Hand = Hand((1 << 24) - 1);

    /// How many cards.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// No card at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Is a card of that face here?
    #[inline]
    pub fn has(self, card: Powerup) -> bool {
        self.0 >> (2 * card.0) & 0b11 != 0
    }
    /// Any card of that type?
    #[inline]
    pub fn has_kind(self, kind: PowerupKind) -> bool {
        self.0 & kind.mask() != 0
    }
    /// How many cards of that colour: so many cubes can it pay.
    #[inline]
    pub fn of(self, colour: Colour) -> u8 {
        (self.0 & Hand::colour_mask(colour)).count_ones() as u8
    }
    pub(crate) const fn colour_mask(colour: Colour) -> u32 {
        0b000011_000011_000011_000011 << (2 * colour as u32)
    }
    /// The different cards here.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Powerup> {
        bits((self.0 | self.0 >> 1) & 0x55_5555).map(|bit| Powerup(bit / 2))
    }
    /// The different cards of one type here.
    #[inline]
    pub(crate) fn faces_of(self, kind: PowerupKind) -> impl Iterator<Item = Powerup> {
        Hand(self.0 & kind.mask()).faces()
    }
    /// Move one card with that face from here to there. It must be here.
    #[inline]
    pub(crate) fn give(&mut self, card: Powerup, to: &mut Hand) {
        let bit = self.0 & (0b11 << (2 * card.0));
        let bit = bit & bit.wrapping_neg();
        debug_assert!(bit != 0, "{card} is not here");
        self.0 &= !bit;
        to.0 |= bit;
    }
    /// The cards by face, each as often as it is here.
    pub fn cards(self) -> impl Iterator<Item = Powerup> {
        bits(self.0).map(|bit| Powerup(bit / 2))
    }
}

impl FromIterator<Powerup> for Hand {
    /// A third copy of a card finds no room and is dropped.
    fn from_iter<I: IntoIterator<Item = Powerup>>(cards: I) -> Self {
        let mut hand = Hand::NONE;
        for card in cards {
            let first = 1 << (2 * card.0);
            hand.0 |= if hand.0 & first == 0 { first } else { first << 1 };
        }
        hand
    }
}

/// What the data file says of one type of powerup.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerupCard {
    /// The type's word.
    pub id: String,
    /// When it may be played, in a few words.
    pub when: String,
    /// The rules it carries out.
    pub rules: Vec<String>,
}

static CARDS: LazyLock<Powerups> = LazyLock::new(shipped);

/// What the data file says of each type, in the order of [`PowerupKind::ALL`].
pub fn cards() -> &'static [PowerupCard] {
    &CARDS.powerup
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Powerups {
    copies: u8,
    powerup: Vec<PowerupCard>,
}

impl Sheet for Powerups {
    const FILE: &'static str = "powerups.toml";
    const TEXT: &'static str = include_str!("../../../../content/adrenaline/powerups.toml");

    fn check(&mut self, _: &mut Lists) -> Result<(), Wrong> {
        must(self.copies == 2, "the deck has two copies of each powerup in each colour")?;
        let known = PowerupKind::ALL.map(PowerupKind::word);
        let right = self.powerup.iter().map(|card| card.id.as_str()).eq(known);
        must(right, format!("the powerups are {}, in this order", known.join(", ")))
    }
}

/// The rules a type of powerup carries out.
pub fn rules(kind: PowerupKind) -> impl Iterator<Item = Rule> {
    cards()[kind as usize].rules.iter().filter_map(|number| crate::rule::find(number).ok())
}

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(bits(self.0).map(|bit| CopyName(bit).to_string()))
    }
}

/// One of the two copies of a card: `red-newton` or `red-newton-2`. Which copy it is matters to nobody, but a
/// position must come back bit for bit.
struct CopyName(u8);

impl fmt::Display for CopyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Powerup(self.0 / 2), if self.0.is_multiple_of(2) { "" } else { "-2" })
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut hand = Hand::NONE;
        for name in Vec::<String>::deserialize(d)? {
            let (face, copy) = name.strip_suffix("-2").map_or((name.as_str(), 0), |face| (face, 1));
            let card: Powerup = face.parse().map_err(serde::de::Error::custom)?;
            let bit = 1 << (2 * card.0 + copy);
            if hand.0 & bit != 0 {
                return Err(serde::de::Error::custom(format!(
                    "{name} is listed twice; write the second copy {face}-2"
                )));
            }
            hand.0 |= bit;
        }
        Ok(hand)
    }
}
