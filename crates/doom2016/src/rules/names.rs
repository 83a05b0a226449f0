//! Names of cards used in a window: each name may be used once (D16-ATK-12, D16-INT-3).

use borsh::BorshSerialize;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Card, CardSet, ClassKind, EventCard, GloryKind};

/// A set of names: of event cards, then of reactions by their set, then of glory kill cards, then the class.
///
/// ```
/// use doom2016::frame::Names;
/// let used: Names = serde_json::from_str(r#"["class"]"#).unwrap();
/// assert_ne!(used, Names::NONE);
/// assert_eq!(serde_json::to_string(&used).unwrap(), r#"["class"]"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize)]
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

/// The place of a name that is read.
struct Named(usize);

impl Named {
    /// The name at a place, as positions have it; the number of the place if nothing is called so.
    fn word(place: usize) -> String {
        let known = match place {
            CLASS => Some("class".to_owned()),
            GLORY.. => GloryKind::ALL.get(place - GLORY).map(ToString::to_string),
            REACTIONS.. => CardSet::ALL.get(place - REACTIONS).map(ToString::to_string),
            _ => EventCard::all().nth(place).map(|card| card.to_string()),
        };
        known.unwrap_or_else(|| place.to_string())
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let place = (0..=CLASS).find(|&place| Named::word(place) == text);
        place
            .map(Named)
            .ok_or_else(|| Error::custom(format!("`{text}` is no card that is used once in a window")))
    }
}

impl Serialize for Names {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq((0..=CLASS).filter(|place| self.0 >> place & 1 != 0).map(Named::word))
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        skirmish::read_set(d, u64::MAX, |name: Named| name.0).map(Names)
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
