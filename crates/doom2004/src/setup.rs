//! What is chosen before the game: scenario, marines, difficulty and table options.

use std::fmt;

use borsh::BorshSerialize;
use engine::{Message, Refusal};
use serde::{Deserialize, Deserializer, Serialize};
use skirmish::{Kept, Shelf, WHOLE, Written};
use tinyvec::ArrayVec;

use crate::rule::*;
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
#[derive(Clone, Copy, PartialEq, Eq, BorshSerialize, Serialize)]
pub struct Ground(&'static Kept<Arena>);

static SHELF: Shelf<Arena> = Shelf::new();

impl Ground {
    /// A scenario that comes with the game.
    pub fn shipped(id: &str) -> Option<Ground> {
        let arena = scenario::shipped_by_id(id)?;
        Some(Ground(SHELF.keep(id, WHOLE, || arena.clone())))
    }
    /// A scenario from the text of its file.
    ///
    /// # Errors
    /// All that the checker finds.
    pub fn read(text: &str) -> Result<Ground, String> {
        let arena = Checker::default().load(text, "scenario").map_err(|report| report.to_string())?;
        match Ground::shipped(&arena.scenario().id) {
            Some(ours) if ours.arena().scenario() == arena.scenario() => Ok(ours),
            _ => Ok(Ground(SHELF.keep(text, WHOLE, || arena))),
        }
    }
    /// A map made by code, under a name of its own: for tests and tools.
    pub fn made(arena: Arena) -> Ground {
        Ground(SHELF.keep(&arena.scenario().id.clone(), WHOLE, || arena))
    }
    /// The map and what is on it.
    #[inline]
    pub fn arena(self) -> &'static Arena {
        self.0.value()
    }
    /// The same scenario as somebody imagines it who knows these areas alone: beyond them there is nothing, and
    /// nothing is going to happen.
    #[must_use]
    pub fn fogged(self, areas: u32) -> Ground {
        Ground(SHELF.keep(self.0.name(), areas & self.0.part(), || self.arena().fogged(areas)))
    }
    /// Is this the whole scenario, rather than a part of it that somebody imagines?
    pub fn is_whole(self) -> bool {
        self.0.is_whole()
    }
    /// The scenario that a name or the text of a file stands for.
    fn find(name: &str) -> Result<Ground, String> {
        match SHELF.get(name, WHOLE) {
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
    }
}

impl Default for Ground {
    fn default() -> Self {
        let first = &scenario::shipped()[0];
        Ground(SHELF.keep(&first.scenario().id, WHOLE, || first.clone()))
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ground({:?}, {:x})", self.arena().scenario().id, self.0.part())
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let ground = match Written::deserialize(d)? {
            Written::Whole(name) => Ground::find(&name),
            Written::Part(name, areas) => Ground::find(&name).map(|ground| ground.fogged(areas)),
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
            return Err(Refusal::because(reason, &[D04_SETUP_1]));
        }
        let twice = |(n, colour): (usize, &Colour)| self.marines[..n].contains(colour);
        if self.marines.iter().enumerate().any(twice) {
            return Err(Refusal::new("refusal-d04-colour-twice", &[D04_SETUP_1, D04_COMP_1]));
        }
        let mut cards = MarineCards::NONE;
        for baggage in &self.baggage[..self.marines.len()] {
            if !cards.and(baggage.cards).is_empty() {
                return Err(Refusal::new("refusal-d04-card-twice", &[D04_COMP_4]));
            }
            cards = cards.or(baggage.cards);
        }
        Ok(())
    }
}
