//! Squares of the arena and sets of them, as the rules use them: small numbers and bits.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

/// Rows and columns of the largest arena. The boards of the box have three rows of four squares.
pub(crate) const ROWS: u8 = 5;
pub(crate) const COLUMNS: u8 = 5;
/// Room for every square an arena can have.
pub const SQUARES: usize = (ROWS * COLUMNS) as usize;

/// The rows and columns of the boards of the box, by which hashes have numbered squares from the first day.
const BOX: [u8; 2] = [3, 4];
/// Room for every square of the boards of the box.
pub const BOX_SQUARES: usize = (BOX[0] * BOX[1]) as usize;

/// A square of the arena; `12` is row 1, column 2. [`Sq::OFF`] is beside the board.
///
/// ```
/// use adrenaline::Sq;
/// let square: Sq = "12".parse().unwrap();
/// assert_eq!(square, Sq::at(1, 2));
/// assert_eq!(Sq::OFF.to_string(), "off");
/// assert!("45".parse::<Sq>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sq(u8);

impl Sq {
    /// Not on the board: not yet spawned (ADR-SPAWN-2).
    pub const OFF: Sq = Sq(31);

    /// The square in that row and column.
    pub const fn at(row: u8, column: u8) -> Sq {
        assert!(row < ROWS && column < COLUMNS, "no such square");
        Sq(row * COLUMNS + column)
    }
    /// All squares an arena can have, row by row.
    pub fn all() -> impl Iterator<Item = Sq> {
        (0..SQUARES as u8).map(Sq)
    }
    /// The squares of the boards of the box, row by row.
    pub(super) fn of_box() -> impl Iterator<Item = Sq> {
        (0..BOX_SQUARES as u8).map(|n| Sq::at(n / BOX[1], n % BOX[1]))
    }
    /// The place of the square in tables. Only for squares on the board.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    /// Its number among the squares of the boards of the box; none where those have no square.
    pub fn in_box(self) -> Option<usize> {
        let there = self.is_on() && self.row() < BOX[0] && self.column() < BOX[1];
        there.then(|| usize::from(self.row() * BOX[1] + self.column()))
    }
    /// Row, from the top.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }
    /// Column, from the left.
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }
    /// The set of this square alone; empty if off the board.
    #[inline]
    pub fn bit(self) -> SquareSet {
        SquareSet((1u32 << self.0) & SquareSet::ALL.0)
    }
    /// Is the figure on the board?
    #[inline]
    pub fn is_on(self) -> bool {
        self != Sq::OFF
    }
    /// What hashes call it: squares of the box by their numbers there, no square 15, all others after that.
    pub(super) fn code(self) -> u8 {
        match self.in_box() {
            Some(number) => number as u8,
            None if self.is_on() => 16 + self.0,
            None => 15,
        }
    }
}

impl Default for Sq {
    fn default() -> Self {
        Sq::OFF
    }
}

impl fmt::Display for Sq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_on() { write!(f, "{}{}", self.row(), self.column()) } else { f.write_str("off") }
    }
}

impl FromStr for Sq {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.as_bytes();
        match *digits {
            _ if text == "off" => Ok(Sq::OFF),
            [r @ b'0'..=b'4', c @ b'0'..=b'4'] => Ok(Sq::at(r - b'0', c - b'0')),
            _ => Err(format!("`{text}` is no square; squares are written as row and column, 00 to 44")),
        }
    }
}

impl BorshSerialize for Sq {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        BorshSerialize::serialize(&self.code(), writer)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const NONE: SquareSet = SquareSet(0);
    pub(crate) const ALL: SquareSet = SquareSet((1 << SQUARES) - 1);

    /// Is the square in the set?
    #[inline]
    pub fn has(self, square: Sq) -> bool {
        self.0 >> square.0 & 1 != 0
    }
    /// Is the set empty?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many squares.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Squares in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
    /// Squares in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
    /// Squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
    /// The squares, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Sq> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let square = Sq(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                square
            })
        })
    }
}

impl FromIterator<Sq> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Sq>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::NONE, |set, square| set.or(square.bit()))
    }
}

/// A bit for each square of the box; if there are others, the highest bit says so and all are named after it.
impl BorshSerialize for SquareSet {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        let boxed = self.iter().filter_map(Sq::in_box).fold(0u16, |set, number| set | 1 << number);
        let others = u16::from(self.iter().any(|square| square.in_box().is_none())) << 15;
        BorshSerialize::serialize(&(boxed | others), writer)?;
        if others > 0 { BorshSerialize::serialize(&self.0, writer) } else { Ok(()) }
    }
}

engine::serde_as_text!(Sq);

impl Serialize for SquareSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Sq>::deserialize(d)?.into_iter().collect())
    }
}
