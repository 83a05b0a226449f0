//! Marines: their names, what the marine card says, and squad cards (`content/doom2016/squads.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped, total};

/// How many squad cards there are (D16-SET-9).
pub const SQUAD_CARDS: u32 = 4;

/// One of the four marines; letter order is the order of the rules (D16-SET-3, D16-INT-2).
///
/// ```
/// use doom2016::Callsign;
/// assert_eq!(Callsign::ALL.map(Callsign::word), ["alpha", "bravo", "charlie", "delta"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub enum Callsign {
    #[default]
    Alpha,
    Bravo,
    Charlie,
    Delta,
}

engine::words! { Callsign, "marine" { Alpha = "alpha", Bravo = "bravo", Charlie = "charlie", Delta = "delta" } }

/// A squad card: it makes up for missing marines (D16-SET-8).
///
/// ```
/// use doom2016::SquadKind;
/// assert_eq!(SquadKind::for_marines(2), Some(SquadKind::CombatVeteran));
/// assert_eq!(SquadKind::for_marines(4), None);
/// assert_eq!(SquadKind::SoloOperative.card().rating.health, 16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum SquadKind {
    SoloOperative,
    CombatVeteran,
    TakingPoint,
}

engine::words! {
    SquadKind, "squad card" {
        SoloOperative = "solo-operative",
        CombatVeteran = "combat-veteran",
        TakingPoint = "taking-point",
    }
}

impl SquadKind {
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static SquadCard {
        &SQUADS.squad[self.index()]
    }
    /// The squad card for a game with so many marines.
    pub fn for_marines(marines: u8) -> Option<SquadKind> {
        SquadKind::ALL.into_iter().find(|squad| squad.card().marines == marines)
    }
}

/// The numbers of a marine: those of the marine card, or of a squad card instead (D16-INT-34).
///
/// ```
/// use doom2016::squad::{self, Rating};
/// assert_eq!(squad::marine(), Rating { health: 10, hand: 3, mains: 1, activations: 1 });
/// assert_eq!(squad::sprint(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rating {
    /// Damage that kills him (D16-KIL-1).
    pub health: u8,
    /// Cards that he draws up to (D16-MAR-6).
    pub hand: u8,
    /// Main actions in an activation (D16-MAR-2, D16-INT-30).
    pub mains: u8,
    /// Activations in a round (D16-INT-31).
    pub activations: u8,
}

/// What a squad card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadCard {
    /// Which.
    pub id: SquadKind,
    /// With so many marines in the game it is used.
    pub marines: u8,
    /// So many of them get one.
    pub copies: u8,
    health: u8,
    hand: u8,
    mains: u8,
    activations: u8,
    /// What it makes of him.
    #[serde(skip)]
    pub rating: Rating,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// A marine without a squad card.
#[inline]
pub fn marine() -> Rating {
    let MarineEntry { health, hand, .. } = SQUADS.marine;
    Rating { health, hand, mains: 1, activations: 1 }
}

/// Movement points of a sprint (D16-MAR-5).
#[inline]
pub fn sprint() -> u8 {
    SQUADS.marine.sprint
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squads {
    marine: MarineEntry,
    squad: Vec<SquadCard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarineEntry {
    health: u8,
    hand: u8,
    sprint: u8,
    source: Sources,
}

static SQUADS: LazyLock<Squads> = LazyLock::new(shipped);

impl Sheet for Squads {
    const FILE: &'static str = "squads.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/squads.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let marine = &mut self.marine;
        must(marine.health > 0 && marine.hand > 0, "health and hand are at least 1")
            .and_then(|()| lists.facts("marine", &mut marine.source, &["health", "hand", "sprint"]))
            .map_err(|wrong| wrong.at("marine"))?;
        lists.each("squad", &mut self.squad, |lists, card| {
            let weaker = card.health < marine.health || card.hand < marine.hand;
            must(!weaker, "a squad card makes nobody weaker")?;
            must(card.mains > 0 && card.activations > 0, "main actions and activations are at least 1")?;
            let few = (1..=card.marines).contains(&card.copies);
            must(few, "as many marines get a squad card as play, or fewer")?;
            let &mut SquadCard { health, hand, mains, activations, .. } = card;
            card.rating = Rating { health, hand, mains, activations };
            let parts = ["marines", "copies", "health", "hand", "mains", "activations"];
            lists.facts(card.id, &mut card.sources, &parts)
        })?;
        lists.roll_call("squad", self.squad.iter().map(|card| card.id), &SquadKind::ALL)?;
        let cards = self.squad.iter().map(|card| u32::from(card.copies)).sum();
        total(cards, SQUAD_CARDS, "squad cards")
    }
}
