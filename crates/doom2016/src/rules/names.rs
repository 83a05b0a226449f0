//! Names of cards used in a window: each name may be used once (D16-ATK-12, D16-INT-3).

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::{Card, ClassKind, EventCard, GloryKind};

/// A set of names: of event cards, then of reactions by their set, then of glory kill cards, then the class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(u64);

/// Where the names of reactions begin, and those of glory kill cards.
const REACTIONS: usize = 40;
const GLORY: usize = 56;
/// The class card of whoever is asked: he has one.
const CLASS: usize = 63;

/// Something with a name.
pub(crate) trait Called: Copy {
    /// The place of its name among all.
    fn place(self) -> usize;
}

impl Called for EventCard {
    fn place(self) -> usize {
        EventCard::all().position(|other| other.same_name(self)).unwrap_or(0)
    }
}

impl Called for Card {
    fn place(self) -> usize {
        REACTIONS + self.set().index()
    }
}

impl Called for GloryKind {
    fn place(self) -> usize {
        GLORY + self.index()
    }
}

impl Called for ClassKind {
    fn place(self) -> usize {
        CLASS
    }
}

impl Names {
    /// Nothing has been used.
    pub const NONE: Names = Names(0);

    /// Has a card of this name been used?
    pub(crate) fn has(self, card: impl Called) -> bool {
        self.0 >> card.place() & 1 != 0
    }
    /// A card of this name is used.
    pub(crate) fn insert(&mut self, card: impl Called) {
        self.0 |= 1 << card.place();
    }
}
