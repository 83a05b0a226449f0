//! The 18 marine cards, 15 of them different (`content/doom2004/marine-cards.toml`).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
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
        &DECK.card[self.index()]
    }
    /// The cards of this kind.
    #[inline]
    pub fn cards(self) -> MarineCards {
        DECK.of_kind[self.index()]
    }
}

/// What a marine card says, as far as numbers go; what a card does not change is 0.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarineFace {
    /// Which.
    pub id: MarineCardKind,
    /// How many cards of this kind there are.
    pub copies: u8,
    /// What his ranged attacks gain.
    #[serde(default)]
    pub ranged: Abilities,
    /// What his melee attacks gain.
    #[serde(default)]
    pub melee: Abilities,
    /// What attacks of marines near him gain.
    #[serde(default)]
    pub squad: Abilities,
    /// How near they must be, in spaces.
    #[serde(default)]
    pub squad_range: u8,
    /// More wounds, at the start and at most.
    #[serde(default)]
    pub wounds: u8,
    /// More bullets at the start.
    #[serde(default)]
    pub bullets: u8,
    /// More rockets at the start.
    #[serde(default)]
    pub rockets: u8,
    /// Wounds that a health token restores beyond the usual (D04-EQ-5).
    #[serde(default)]
    pub health: u8,
    /// More spaces: with each action that moves (Light Kit), or after a kill (Red Mist).
    #[serde(default)]
    pub spaces: u8,
    /// Attacks: of Advance in all (Storm Drill), or more after a kill (Red Mist).
    #[serde(default)]
    pub attacks: u8,
    /// Where the data comes from.
    #[serde(rename = "source")]
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
        MarineCard::all().find(|card| engine::is_written(card, text)).ok_or_else(|| {
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

impl MarineFace {
    /// What attacks of its owner gain.
    fn gains(&self, attack: AttackKind) -> Abilities {
        match attack {
            AttackKind::Melee => self.melee,
            AttackKind::Ranged => self.ranged,
        }
    }
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
        let gainful = self.and(DECK.gainful[attack as usize]).iter();
        gainful.fold(Abilities::default(), |sum, card| sum.plus(card.kind().face().gains(attack)))
    }
}

static DECK: LazyLock<MarineDeck> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarineDeck {
    card: Vec<MarineFace>,
    /// By card: its kind, and which copy of it.
    #[serde(skip)]
    cards: Vec<(MarineCardKind, u8)>,
    #[serde(skip)]
    of_kind: Vec<MarineCards>,
    /// By the way to attack: those that add something to it.
    #[serde(skip)]
    gainful: [MarineCards; 2],
}

impl Sheet for MarineDeck {
    const FILE: &'static str = "marine-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/marine-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("card", &mut self.card, |lists, face| {
            let near = face.squad == Abilities::default() || face.squad_range > 0;
            must(near, "what a squad gains needs squad_range")?;
            lists.facts(face.id, &mut face.sources, &["copies", "effect"])
        })?;
        lists.roll_call("card", self.card.iter().map(|face| face.id), &MarineCardKind::ALL)?;
        for face in &self.card {
            self.cards.extend((1..=face.copies).map(|copy| (face.id, copy)));
        }
        let cards = self.cards.len();
        must(cards == MARINE_CARDS, format!("{cards} marine cards; the deck has 18 (D04-COMP-4)"))?;
        let of_kind = |kind| {
            let places = (0..cards).filter(|&n| self.cards[n].0 == kind);
            places.map(|n| MarineCard(n as u8)).collect()
        };
        self.of_kind = MarineCardKind::ALL.into_iter().map(of_kind).collect();
        self.gainful = AttackKind::ALL.map(|attack| {
            let gains = |face: &&MarineFace| face.gains(attack) != Abilities::default();
            let kinds = self.card.iter().filter(gains).map(|face| self.of_kind[face.id.index()]);
            kinds.fold(MarineCards::NONE, MarineCards::or)
        });
        Ok(())
    }
}
