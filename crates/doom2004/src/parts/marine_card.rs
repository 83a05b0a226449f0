//! The 18 marine cards, 15 of them different (`content/doom2004/marine-cards.toml`).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
use crate::{Abilities, AttackKind};

/// How many marine cards there are (D04-COMP-4).
pub const MARINE_CARDS: usize = 18;

/// What a marine card does. Numbers are in [`MarineFace`]; what numbers cannot say is a rule with this name.
///
/// ```
/// use doom2004::MarineCardKind;
/// assert_eq!("iron-frame".parse(), Ok(MarineCardKind::IronFrame));
/// assert_eq!(MarineCardKind::IronFrame.face().wounds, 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum MarineCardKind {
    /// May place and use heal orders (D04-ORD-HEAL).
    FieldSurgeon,
    /// Ranged attacks gain accuracy.
    SteadyHands,
    /// Figures do not block sight for his attacks.
    ClearLane,
    /// Once in his turn, after a kill: some spaces, then one more attack.
    RedMist,
    /// Melee attacks gain deadly.
    TrenchFighter,
    /// Advance grants attacks with different weapons.
    StormDrill,
    /// More wounds, at the start and at most.
    IronFrame,
    /// Other marines near him and in his sight gain range and damage.
    SquadVoice,
    /// Ready grants the spaces and the attack, besides the order.
    CoolPlanner,
    /// More spaces on every action that grants movement.
    LightKit,
    /// Moves through blocking obstacles and enemies; may not end there.
    GhostStep,
    /// Guard outlasts wounds, and guard attacks are aimed.
    HairTrigger,
    /// Once a game cancels an event card as it is played.
    BackupPlan,
    /// Melee attacks gain sweep.
    PointMan,
    /// Starts with more ammo; health restores more.
    PackRat,
}

engine::words! {
    MarineCardKind, "marine card" {
        FieldSurgeon = "field-surgeon",
        SteadyHands = "steady-hands",
        ClearLane = "clear-lane",
        RedMist = "red-mist",
        TrenchFighter = "trench-fighter",
        StormDrill = "storm-drill",
        IronFrame = "iron-frame",
        SquadVoice = "squad-voice",
        CoolPlanner = "cool-planner",
        LightKit = "light-kit",
        GhostStep = "ghost-step",
        HairTrigger = "hair-trigger",
        BackupPlan = "backup-plan",
        PointMan = "point-man",
        PackRat = "pack-rat",
    }
}

impl MarineCardKind {
    /// What the card says.
    #[inline]
    pub fn face(self) -> &'static MarineFace {
        &DECK.faces[self.index()]
    }
    /// The cards of this kind.
    #[inline]
    pub fn cards(self) -> MarineCards {
        DECK.of_kind[self.index()]
    }
}

/// What a marine card says, as far as numbers go; what a card does not change is 0.
#[derive(Clone, Debug)]
pub struct MarineFace {
    /// How many cards of this kind there are.
    pub copies: u8,
    /// What his ranged attacks gain.
    pub ranged: Abilities,
    /// What his melee attacks gain.
    pub melee: Abilities,
    /// What attacks of marines near him gain.
    pub squad: Abilities,
    /// How near they must be, in spaces.
    pub squad_range: u8,
    /// More wounds, at the start and at most.
    pub wounds: u8,
    /// More bullets at the start.
    pub bullets: u8,
    /// More rockets at the start.
    pub rockets: u8,
    /// Wounds that a health token restores beyond the usual (D04-EQ-5).
    pub health: u8,
    /// More spaces: with each action that moves (Light Kit), or after a kill (Red Mist).
    pub spaces: u8,
    /// Attacks: of Advance in all (Storm Drill), or more after a kill (Red Mist).
    pub attacks: u8,
    /// Where the data comes from.
    pub sources: Sources,
}

/// One of the 18 marine cards.
///
/// ```
/// use doom2004::{MarineCard, MarineCardKind};
/// let card: MarineCard = "steady-hands-2".parse().unwrap();
/// assert_eq!((card.kind(), card.copy()), (MarineCardKind::SteadyHands, 2));
/// assert_eq!(MarineCard::all().count(), 18);
/// assert_eq!(MarineCard::all().next().unwrap().to_string(), "field-surgeon");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub struct MarineCard(u8);

impl MarineCard {
    /// All cards.
    pub fn all() -> impl Iterator<Item = MarineCard> {
        MarineCards::ALL.iter()
    }
    /// The card with a number; `None` if there is no such card.
    pub fn from_index(index: usize) -> Option<MarineCard> {
        (index < MARINE_CARDS).then_some(MarineCard(index as u8))
    }
    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    /// What it does.
    #[inline]
    pub fn kind(self) -> MarineCardKind {
        DECK.cards[self.index()].0
    }
    /// Which copy of its kind it is, from 1.
    pub fn copy(self) -> u8 {
        DECK.cards[self.index()].1
    }
}

impl fmt::Display for MarineCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy() {
            1 => write!(f, "{}", self.kind()),
            copy => write!(f, "{}-{copy}", self.kind()),
        }
    }
}

impl FromStr for MarineCard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        MarineCard::all().find(|card| card.to_string() == text).ok_or_else(|| {
            let cards: Vec<_> = MarineCard::all().map(|card| card.to_string()).collect();
            format!("`{text}` is no marine card; write {}", engine::one_of(&cards))
        })
    }
}

engine::serde_as_text!(MarineCard);

engine::bit_set! {
    /// Marine cards somewhere: before a marine, or in the deck.
    ///
    /// ```
    /// use doom2004::{AttackKind, MarineCardKind, MarineCards};
    /// let both = MarineCardKind::TrenchFighter.cards();
    /// assert_eq!((both.len(), both.abilities(AttackKind::Melee).deadly), (2, 4));
    /// assert_eq!(MarineCards::ALL.nth(1).unwrap().to_string(), "steady-hands");
    /// ```
    pub struct MarineCards(u32) of MarineCard, MARINE_CARDS, |n: usize| MarineCard(n as u8);
}

impl MarineCards {
    /// Is a card of this kind here?
    #[inline]
    pub fn has_kind(self, kind: MarineCardKind) -> bool {
        self.count(kind) > 0
    }
    /// How many cards of this kind are here.
    #[inline]
    pub fn count(self, kind: MarineCardKind) -> u32 {
        self.and(kind.cards()).len()
    }
    /// What attacks of their owner gain; two equal cards count twice.
    pub fn abilities(self, attack: AttackKind) -> Abilities {
        self.iter().fold(Abilities::default(), |sum, card| {
            let face = card.kind().face();
            sum.plus(match attack {
                AttackKind::Melee => face.melee,
                AttackKind::Ranged => face.ranged,
            })
        })
    }
}

struct Deck {
    faces: Vec<MarineFace>,
    cards: Vec<(MarineCardKind, u8)>,
    of_kind: Vec<MarineCards>,
}

static DECK: LazyLock<Deck> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2004/marine-cards.toml");
    let faces = parse(text).unwrap_or_else(|e| panic!("marine-cards.toml is broken: {e}"));
    let kinds = MarineCardKind::ALL.into_iter();
    let cards: Vec<_> = kinds
        .clone()
        .flat_map(|kind| (1..=faces[kind.index()].copies).map(move |copy| (kind, copy)))
        .collect();
    let of_kind = kinds.map(|kind| {
        let places = (0..cards.len()).filter(|&n| cards[n].0 == kind);
        places.map(|n| MarineCard(n as u8)).collect()
    });
    Deck { faces, of_kind: of_kind.collect(), cards }
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<MarineCardKind>,
    copies: u8,
    #[serde(default)]
    ranged: Abilities,
    #[serde(default)]
    melee: Abilities,
    #[serde(default)]
    squad: Abilities,
    #[serde(default)]
    squad_range: u8,
    #[serde(default)]
    wounds: u8,
    #[serde(default)]
    bullets: u8,
    #[serde(default)]
    rockets: u8,
    #[serde(default)]
    health: u8,
    #[serde(default)]
    spaces: u8,
    #[serde(default)]
    attacks: u8,
    source: Spanned<SourceEntry>,
}

/// Read marine cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Vec<MarineFace>, ContentError> {
    let file: File = content::parse(text)?;
    let (mut ids, mut faces) = (Vec::new(), Vec::new());
    for e in file.card {
        let near = e.squad == Abilities::default() || e.squad_range > 0;
        content::ensure(near, text, e.id.span().start, "what a squad gains needs squad_range")?;
        faces.push(MarineFace {
            copies: e.copies,
            ranged: e.ranged,
            melee: e.melee,
            squad: e.squad,
            squad_range: e.squad_range,
            wounds: e.wounds,
            bullets: e.bullets,
            rockets: e.rockets,
            health: e.health,
            spaces: e.spaces,
            attacks: e.attacks,
            sources: content::sources(text, e.source, &["copies", "effect"])?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &MarineCardKind::ALL, &ids)?;
    let cards: usize = faces.iter().map(|face| usize::from(face.copies)).sum();
    let right = cards == MARINE_CARDS;
    content::ensure(right, text, 0, &format!("{cards} marine cards; the deck has 18 (D04-COMP-4)"))?;
    Ok(faces)
}
