//! Ammo cubes: three colours, prices, and the player's box.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;

/// A colour of ammo cubes, powerups and spawnpoints.
///
/// ```
/// use adrenaline::Colour;
/// assert_eq!("red".parse(), Ok(Colour::Red));
/// assert_eq!(Colour::Blue.letter(), 'B');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub enum Colour {
    /// R
    #[default]
    Red,
    /// Y
    Yellow,
    /// B
    Blue,
}

impl Colour {
    /// All three, in the order prices are written.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Blue];
    /// The order in which spawnpoints are dealt weapons (ADR-REFILL-7).
    pub const DEALING: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Yellow];

    /// The place of the colour in tables.
    pub fn index(self) -> usize {
        self as usize
    }
    /// The letter that stands for it in prices and on tiles.
    pub fn letter(self) -> char {
        ['R', 'Y', 'B'][self.index()]
    }
    /// The colour a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
    /// The word used in notation and in locale keys.
    pub fn word(self) -> &'static str {
        ["red", "yellow", "blue"][self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Colour {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Colour::ALL
            .into_iter()
            .find(|c| c.word() == text)
            .ok_or_else(|| format!("`{text}` is no colour; colours are red, yellow and blue"))
    }
}

/// A number of cubes of each colour: a price, or what a box holds.
///
/// ```
/// use adrenaline::{Colour, Cubes};
/// let price: Cubes = "RRY".parse().unwrap();
/// assert_eq!(price.of(Colour::Red), 2);
/// assert_eq!(price.to_string(), "RRY");
/// assert_eq!(Cubes::NONE.to_string(), "-");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct Cubes(pub [u8; 3]);

impl Cubes {
    /// No cubes: a free effect.
    pub const NONE: Cubes = Cubes([0; 3]);
    /// The most of one colour that fits in a box (ADR-SETUP-3).
    pub const BOX_LIMIT: u8 = 3;

    /// How many of one colour.
    #[inline]
    pub fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }
    /// How many in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }
    /// Nothing to pay?
    #[inline]
    pub fn is_none(self) -> bool {
        self == Cubes::NONE
    }
    /// Both prices together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Cubes) -> Cubes {
        Cubes([self.0[0] + other.0[0], self.0[1] + other.0[1], self.0[2] + other.0[2]])
    }
    /// Put one cube into a box; false if it is full and the cube is lost (ADR-GRAB-1).
    pub fn store(&mut self, colour: Colour) -> bool {
        let held = &mut self.0[colour.index()];
        let fits = *held < Cubes::BOX_LIMIT;
        *held += u8::from(fits);
        fits
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("-");
        }
        for colour in Colour::ALL {
            for _ in 0..self.of(colour) {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Cubes {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut cubes = Cubes::NONE;
        if text == "-" {
            return Ok(cubes);
        }
        for letter in text.chars() {
            let colour = Colour::from_letter(letter)
                .ok_or_else(|| format!("`{text}`: cubes are written with R, Y and B, or - for none"))?;
            let n = &mut cubes.0[colour.index()];
            *n = n.checked_add(1).ok_or_else(|| format!("`{text}`: too many cubes"))?;
        }
        Ok(cubes)
    }
}

engine::serde_as_text!(Colour, Cubes);
