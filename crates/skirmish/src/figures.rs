//! The figures on the board, each in a slot that it keeps.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::FigureSet;

/// A figure on the board, by its slot; people read `f1` to `f63`.
///
/// ```
/// use skirmish::FigureId;
/// assert_eq!(FigureId(0).to_string(), "f1");
/// assert!("f64".parse::<FigureId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub struct FigureId(pub u8);

impl FigureId {
    /// So many figures have a name.
    pub const COUNT: usize = 63;

    /// Its place in tables, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Its bit in sets of figures.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{}", self.0 + 1)
    }
}

impl FromStr for FigureId {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.strip_prefix('f').and_then(|digits| digits.parse::<u8>().ok());
        match number {
            Some(n) if (1..=FigureId::COUNT).contains(&n.into()) => Ok(FigureId(n - 1)),
            _ => Err(format!("`{text}` is no figure; figures are written f1 to f63")),
        }
    }
}

engine::serde_as_text!(FigureId);

/// The figures of a set, lowest first.
#[inline]
pub fn figures_in(set: u64) -> impl Iterator<Item = FigureId> {
    FigureSet(set).iter()
}

/// The figures on the board, each in a slot that it keeps. There are `N` slots, at most 63.
///
/// ```
/// use skirmish::{FigureId, Figures};
///
/// let mut figures = Figures::<u8, 2>::default();
/// assert_eq!(figures.add(7), Some(FigureId(0)));
/// assert_eq!(figures.add(8), Some(FigureId(1)));
/// assert_eq!(figures.add(9), None);
/// figures.remove(FigureId(0));
/// assert!(figures.iter().eq([(FigureId(1), &8)]));
/// assert_eq!(serde_json::to_string(&figures).unwrap(), r#"{"f2":8}"#);
/// assert_eq!(serde_json::from_str::<Figures<u8, 2>>(r#"{"f2":8}"#).unwrap(), figures);
/// assert!(serde_json::from_str::<Figures<u8, 2>>(r#"{"f3":8}"#).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures<F, const N: usize> {
    slots: [F; N],
    alive: u64,
}

impl<F: Copy + Default, const N: usize> Default for Figures<F, N> {
    fn default() -> Self {
        const { assert!(N <= FigureId::COUNT, "only 63 figures have a name") };
        Figures { slots: [F::default(); N], alive: 0 }
    }
}

impl<F: Copy + Default, const N: usize> Figures<F, N> {
    /// The set of those on the board.
    #[inline]
    pub fn alive(&self) -> u64 {
        self.alive
    }
    /// The same as a set of its own kind.
    #[inline]
    pub fn set(&self) -> FigureSet {
        FigureSet(self.alive)
    }
    /// Is it on the board?
    #[inline]
    pub fn has(&self, id: FigureId) -> bool {
        self.alive & id.bit() != 0
    }
    /// A figure, if it is on the board.
    #[inline]
    pub fn get(&self, id: FigureId) -> Option<&F> {
        self.has(id).then(|| &self.slots[id.index()])
    }
    /// A figure to be changed, if it is on the board.
    #[inline]
    pub fn get_mut(&mut self, id: FigureId) -> Option<&mut F> {
        if self.has(id) { self.slots.get_mut(id.index()) } else { None }
    }
    /// All of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (FigureId, &F)> {
        figures_in(self.alive).map(|id| (id, &self.slots[id.index()]))
    }
    /// All of them, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (FigureId, &mut F)> {
        let alive = self.alive;
        let slots = self.slots.iter_mut().enumerate().map(|(n, figure)| (FigureId(n as u8), figure));
        slots.filter(move |(id, _)| alive & id.bit() != 0)
    }
    /// Put one on the board, in the first slot that is free; none if there is no slot.
    pub fn add(&mut self, figure: F) -> Option<FigureId> {
        self.add_apart(figure, 0)
    }
    /// The same, in a slot apart from these if there is one.
    pub fn add_apart(&mut self, figure: F, taken: u64) -> Option<FigureId> {
        let apart = (!(self.alive | taken)).trailing_zeros();
        let slot = if (apart as usize) < N { apart } else { (!self.alive).trailing_zeros() };
        if slot as usize >= N {
            return None;
        }
        let id = FigureId(slot as u8);
        self.slots[id.index()] = figure;
        self.alive |= id.bit();
        Some(id)
    }
    /// Take one off the board.
    pub fn remove(&mut self, id: FigureId) {
        self.alive &= !id.bit();
        if let Some(slot) = self.slots.get_mut(id.index()) {
            *slot = F::default();
        }
    }
}

impl<F: Copy + Default + BorshSerialize, const N: usize> BorshSerialize for Figures<F, N> {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        BorshSerialize::serialize(&self.alive, writer)?;
        self.iter().try_for_each(|(_, figure)| BorshSerialize::serialize(figure, writer))
    }
}

impl<F: Copy + Default + Serialize, const N: usize> Serialize for Figures<F, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter())
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Figures<F, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut figures = Figures::default();
        for (id, figure) in BTreeMap::<FigureId, F>::deserialize(d)? {
            let slot = figures.slots.get_mut(id.index()).ok_or_else(|| {
                serde::de::Error::custom(format!("there is no figure {id}; the last slot is f{N}"))
            })?;
            *slot = figure;
            figures.alive |= id.bit();
        }
        Ok(figures)
    }
}
