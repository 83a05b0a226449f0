//! Marines: their names, what the marine card says, and squad cards (`content/doom2016/squads.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};

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
        &SQUADS.squads[self.index()]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
#[derive(Clone, Debug)]
pub struct SquadCard {
    /// With so many marines in the game it is used.
    pub marines: u8,
    /// So many of them get one.
    pub copies: u8,
    /// What it makes of him.
    pub rating: Rating,
    /// Where the data comes from.
    pub sources: Sources,
}

/// A marine without a squad card.
#[inline]
pub fn marine() -> Rating {
    SQUADS.marine
}

/// Movement points of a sprint (D16-MAR-5).
#[inline]
pub fn sprint() -> u8 {
    SQUADS.sprint
}

/// Where the numbers of the marine card come from.
pub(crate) fn marine_sources() -> &'static Sources {
    &SQUADS.sources
}

/// What the data file says.
#[derive(Clone, Debug)]
pub struct Squads {
    marine: Rating,
    sprint: u8,
    sources: Sources,
    squads: Vec<SquadCard>,
}

static SQUADS: LazyLock<Squads> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2016/squads.toml");
    parse(text).unwrap_or_else(|e| panic!("squads.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    marine: Spanned<MarineEntry>,
    squad: Vec<SquadEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarineEntry {
    health: u8,
    hand: u8,
    sprint: u8,
    source: Spanned<SourceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SquadEntry {
    id: Spanned<SquadKind>,
    marines: u8,
    copies: u8,
    health: u8,
    hand: u8,
    mains: u8,
    activations: u8,
    source: Spanned<SourceEntry>,
}

/// Read the marine card and squad cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Squads, ContentError> {
    let file: File = content::parse(text)?;
    let start = file.marine.span().start;
    let MarineEntry { health, hand, sprint, source } = file.marine.into_inner();
    content::ensure(health > 0 && hand > 0, text, start, "health and hand are at least 1")?;
    let sources = content::sources(text, source, &["health", "hand", "sprint"])?;
    let marine = Rating { health, hand, mains: 1, activations: 1 };
    let (mut ids, mut squads) = (Vec::new(), Vec::new());
    for e in file.squad {
        let must = |holds, advice| content::ensure(holds, text, e.id.span().start, advice);
        must(e.health >= health && e.hand >= hand, "a squad card makes nobody weaker")?;
        must(e.mains > 0 && e.activations > 0, "main actions and activations are at least 1")?;
        must((1..=e.marines).contains(&e.copies), "as many marines get a squad card as play, or fewer")?;
        let parts = ["marines", "copies", "health", "hand", "mains", "activations"];
        squads.push(SquadCard {
            marines: e.marines,
            copies: e.copies,
            rating: Rating { health: e.health, hand: e.hand, mains: e.mains, activations: e.activations },
            sources: content::sources(text, e.source, &parts)?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &SquadKind::ALL, &ids)?;
    let cards = squads.iter().map(|card| u32::from(card.copies)).sum();
    content::total(text, cards, SQUAD_CARDS, "squad cards")?;
    Ok(Squads { marine, sprint, sources, squads })
}
