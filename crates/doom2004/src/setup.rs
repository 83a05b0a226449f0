//! What is chosen before the game: scenario, marines, difficulty and table options.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use borsh::BorshSerialize;
use engine::{Message, Refusal, Rule};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::scenario::{self, Arena, Checker};
use crate::{Colour, Difficulty, MarineCards, Weapons};

/// A scenario that is being played: one of ours by its id, or anybody's by its text.
///
/// In JSON it is the id of a scenario that comes with the game, or the whole text of a scenario file.
///
/// ```
/// use doom2004::Ground;
/// let ground: Ground = serde_json::from_str("\"way-out\"").unwrap();
/// assert_eq!(ground.arena().scenario().id, "way-out");
/// assert!(serde_json::from_str::<Ground>("\"way-in\"").is_err());
/// ```
#[derive(Clone, Copy)]
pub struct Ground(&'static Known);

/// A scenario in the shelf of those seen by this program. They stay for as long as it runs.
struct Known {
    arena: Arena,
    /// What names it: an id, or the text of its file.
    name: String,
    /// The areas that it has; fewer in what a marine imagines (see [`Ground::fogged`]).
    areas: u32,
}

/// Scenarios by what names them and which areas they have.
type Shelf = BTreeMap<(String, u32), &'static Known>;

static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(|| Mutex::new(BTreeMap::new()));

const ALL_AREAS: u32 = u32::MAX;

impl Ground {
    /// A scenario that comes with the game.
    pub fn shipped(id: &str) -> Option<Ground> {
        let arena = scenario::shipped_by_id(id)?;
        Some(keep(id, ALL_AREAS, || arena.clone()))
    }
    /// A scenario from the text of its file.
    ///
    /// # Errors
    /// All that the checker finds.
    pub fn read(text: &str) -> Result<Ground, String> {
        let arena = Checker::default().load(text, "scenario").map_err(|report| report.to_string())?;
        match Ground::shipped(&arena.scenario().id) {
            Some(ours) if ours.arena().scenario() == arena.scenario() => Ok(ours),
            _ => Ok(keep(text, ALL_AREAS, || arena)),
        }
    }
    /// A map made by code, under a name of its own: for tests and tools.
    pub fn made(arena: Arena) -> Ground {
        keep(&arena.scenario().id.clone(), ALL_AREAS, || arena)
    }
    /// The map and what is on it.
    #[inline]
    pub fn arena(self) -> &'static Arena {
        &self.0.arena
    }
    /// The same scenario as somebody imagines it who knows these areas alone: beyond them there is nothing, and
    /// nothing is going to happen.
    #[must_use]
    pub fn fogged(self, areas: u32) -> Ground {
        keep(&self.0.name, areas & self.0.areas, || self.0.arena.fogged(areas))
    }
    /// Is this the whole scenario, rather than a part of it that somebody imagines?
    pub fn is_whole(self) -> bool {
        self.0.areas == ALL_AREAS
    }
}

fn keep(name: &str, areas: u32, make: impl FnOnce() -> Arena) -> Ground {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    let known = shelf
        .entry((name.to_owned(), areas))
        .or_insert_with(|| Box::leak(Box::new(Known { arena: make(), name: name.to_owned(), areas })));
    Ground(known)
}

impl Default for Ground {
    fn default() -> Self {
        let first = &scenario::shipped()[0];
        keep(&first.scenario().id, ALL_AREAS, || first.clone())
    }
}

impl PartialEq for Ground {
    fn eq(&self, other: &Ground) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Ground {}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ground({:?}, {:x})", self.arena().scenario().id, self.0.areas)
    }
}

impl BorshSerialize for Ground {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        BorshSerialize::serialize(&(self.0.name.as_str(), self.0.areas), writer)
    }
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() {
            s.serialize_str(&self.0.name)
        } else {
            Serialize::serialize(&(&self.0.name, self.0.areas), s)
        }
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Whole(String),
            Part(String, u32),
        }
        let find = |name: &str| {
            let made = SHELF
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .get(&(name.to_owned(), ALL_AREAS))
                .copied();
            match made {
                Some(known) => Ok(Ground(known)),
                None if name.contains('\n') => Ground::read(name),
                None => Ground::shipped(name).ok_or_else(|| {
                    let ids: Vec<_> =
                        scenario::shipped().iter().map(|arena| arena.scenario().id.as_str()).collect();
                    format!(
                        "there is no scenario `{name}`; write {}, or the whole text of a scenario file",
                        engine::one_of(&ids)
                    )
                }),
            }
        };
        let ground = match Written::deserialize(d)? {
            Written::Whole(name) => find(&name),
            Written::Part(name, areas) => find(&name).map(|ground| ground.fogged(areas)),
        };
        ground.map_err(serde::de::Error::custom)
    }
}

/// What a marine brings from the scenario before (campaign play).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Baggage {
    /// Weapons.
    pub weapons: Weapons,
    /// Ammo beyond what everybody starts with: bullets, rockets, cells.
    pub ammo: [u8; 3],
    /// Armour beyond what everybody starts with.
    pub armour: u8,
    /// Marine cards; none to have them dealt.
    pub cards: MarineCards,
}

/// The options of a game.
///
/// ```
/// use doom2004::Setup;
/// assert!(Setup::default().check().is_ok());
/// let nobody = Setup { marines: Default::default(), ..Setup::default() };
/// assert!(nobody.check().unwrap_err().cites("D04-SETUP-1"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The scenario.
    pub scenario: Ground,
    /// The marines by their colours, in playing order (D04-SETUP-1, D04-SETUP-9). The invader sits after them.
    pub marines: ArrayVec<[Colour; 3]>,
    /// How hard it is for the marines.
    pub difficulty: Difficulty,
    /// The invader always draws exactly two cards, as the errata say (D04-INV-1).
    pub draw_two: bool,
    /// Blocking obstacles stop a figure that is knocked back, as the Hungarian rulebook says (D04-ABIL-KNOCK).
    pub knockback_stopped: bool,
    /// A marine who moves loses his guard order, as the Polish summary says (D04-ORD-GUARD).
    pub guard_lost_by_moving: bool,
    /// Adrenaline must be used in the next turn or is lost, as the Croatian and Hungarian rulebooks say (D04-EQ-7).
    pub adrenaline_next_turn: bool,
    /// Ask the invader in every window for events, even without a card to play, so that a pause betrays nothing.
    pub open_windows: bool,
    /// Ask before a turn ends, even if nothing is left to do: the last chance to take something back.
    pub confirm_turn: bool,
    /// What the marines bring from the scenario before, in playing order.
    #[serde(skip_serializing_if = "nothing")]
    pub baggage: [Baggage; 3],
}

fn nothing(baggage: &[Baggage; 3]) -> bool {
    *baggage == <[Baggage; 3]>::default()
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            scenario: Ground::default(),
            marines: Colour::ALL.into_iter().collect(),
            difficulty: Difficulty::default(),
            draw_two: false,
            knockback_stopped: false,
            guard_lost_by_moving: false,
            adrenaline_next_turn: false,
            open_windows: false,
            confirm_turn: false,
            baggage: Default::default(),
        }
    }
}

impl Setup {
    /// Do the options go together?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self) -> Result<(), Refusal> {
        let marines = self.marines.len() as u8;
        let (least, most) = self.scenario.arena().scenario().marines;
        if !(least.max(1)..=most.min(3)).contains(&marines) {
            let reason = Message::new("refusal-d04-marines")
                .with("n", marines)
                .with("least", least)
                .with("most", most);
            return Err(Refusal::because(reason, &[Rule("D04-SETUP-1")]));
        }
        let twice = |(n, colour): (usize, &Colour)| self.marines[..n].contains(colour);
        if self.marines.iter().enumerate().any(twice) {
            return Err(Refusal::new("refusal-d04-colour-twice", &[Rule("D04-SETUP-1"), Rule("D04-COMP-1")]));
        }
        let mut cards = MarineCards::NONE;
        for baggage in &self.baggage[..self.marines.len()] {
            if !cards.and(baggage.cards).is_empty() {
                return Err(Refusal::new("refusal-d04-card-twice", &[Rule("D04-COMP-4")]));
            }
            cards = cards.or(baggage.cards);
        }
        Ok(())
    }
}
