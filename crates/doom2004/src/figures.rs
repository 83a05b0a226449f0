//! The invaders on the board, each in a slot that it keeps.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::InvaderKind;
use crate::scenario::{Footing, Shape, SpaceId, TagId};

/// The most invaders on the board: all figures of the box (D04-COMP-2).
pub const FIGURES: usize = 63;

/// An invader on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Which.
    pub kind: InvaderKind,
    /// Its northwest space.
    pub at: SpaceId,
    /// How it lies.
    pub shape: Shape,
    /// Its wound tokens.
    pub wounds: u8,
    /// Its name in goals and triggers.
    pub tag: Option<TagId>,
    /// It has been activated this turn.
    pub acted: bool,
    /// It has stood on goo since the invader's turn began (D04-INT-27).
    pub in_goo: bool,
}

impl Figure {
    /// Where it stands.
    #[inline]
    pub fn footing(&self) -> Footing {
        Footing { at: self.at, shape: self.shape }
    }
}

/// An invader on the board, by the slot of its figure; people read `f1` to `f63`.
///
/// ```
/// use doom2004::FigureId;
/// assert_eq!(FigureId(0).to_string(), "f1");
/// assert!("f64".parse::<FigureId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub struct FigureId(pub u8);

impl FigureId {
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
            Some(n) if (1..=FIGURES as u8).contains(&n) => Ok(FigureId(n - 1)),
            _ => Err(format!("`{text}` is no figure; invaders are written f1 to f63")),
        }
    }
}

engine::serde_as_text!(FigureId);

/// The figures of a set, lowest first.
#[inline]
pub fn figures_in(mut set: u64) -> impl Iterator<Item = FigureId> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as u8;
            set &= set - 1;
            FigureId(place)
        })
    })
}

/// The invaders on the board, each in a slot that it keeps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    slots: [Figure; FIGURES],
    alive: u64,
}

impl Default for Figures {
    fn default() -> Self {
        Figures { slots: [Figure::default(); FIGURES], alive: 0 }
    }
}

impl Figures {
    /// The set of those on the board.
    #[inline]
    pub fn alive(&self) -> u64 {
        self.alive
    }
    /// Is it on the board?
    #[inline]
    pub fn has(&self, id: FigureId) -> bool {
        self.alive & id.bit() != 0
    }
    /// An invader, if it is on the board.
    #[inline]
    pub fn get(&self, id: FigureId) -> Option<&Figure> {
        self.has(id).then(|| &self.slots[id.index()])
    }
    /// An invader to be changed, if it is on the board.
    #[inline]
    pub fn get_mut(&mut self, id: FigureId) -> Option<&mut Figure> {
        if self.has(id) { self.slots.get_mut(id.index()) } else { None }
    }
    /// All of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        figures_in(self.alive).map(|id| (id, &self.slots[id.index()]))
    }
    /// Put one on the board, in the first slot that is free; none if there is no slot.
    pub fn add(&mut self, figure: Figure) -> Option<FigureId> {
        self.add_apart(figure, 0)
    }
    /// The same, in a slot apart from these if there is one.
    pub(crate) fn add_apart(&mut self, figure: Figure, taken: u64) -> Option<FigureId> {
        let apart = (!(self.alive | taken)).trailing_zeros();
        let slot = if (apart as usize) < FIGURES { apart } else { (!self.alive).trailing_zeros() };
        if slot as usize >= FIGURES {
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
        self.slots[id.index()] = Figure::default();
    }
    pub(crate) fn clear_acted(&mut self) {
        self.slots.iter_mut().for_each(|figure| figure.acted = false);
    }
}

impl BorshSerialize for Figures {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        BorshSerialize::serialize(&self.alive, writer)?;
        self.iter().try_for_each(|(_, figure)| BorshSerialize::serialize(figure, writer))
    }
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Figures {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut figures = Figures::default();
        for (id, figure) in BTreeMap::<FigureId, Figure>::deserialize(d)? {
            figures.slots[id.index()] = figure;
            figures.alive |= id.bit();
        }
        Ok(figures)
    }
}
