//! What everybody starts with, and the five difficulty cards that change it (`content/doom2004/difficulty.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};

/// A difficulty card, from the easiest for the marines to the hardest.
///
/// ```
/// use doom2004::Difficulty;
/// let (usual, hard) = (Difficulty::default(), Difficulty::Nightmare);
/// assert_eq!((usual.kit(3).wounds, hard.kit(3).wounds), (8, 6));
/// assert_eq!((usual.draws(3), hard.draws(3)), (3, 4));
/// assert_eq!(hard.card().spawn_cards, 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub enum Difficulty {
    TooYoung,
    NotTooRough,
    /// The rules as they are printed.
    #[default]
    HurtMePlenty,
    UltraViolence,
    Nightmare,
}

engine::words! {
    Difficulty, "difficulty" {
        TooYoung = "too-young",
        NotTooRough = "not-too-rough",
        HurtMePlenty = "hurt-me-plenty",
        UltraViolence = "ultra-violence",
        Nightmare = "nightmare",
    }
}

impl Difficulty {
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static DifficultyCard {
        &TABLES.difficulty[self.index()]
    }
    /// What a marine starts with if so many play, 1 to 3 (D04-SETUP-6).
    pub fn kit(self, marines: usize) -> Kit {
        let (kit, card) = (start(marines).kit(), self.card());
        Kit {
            bullets: kit.bullets.saturating_add_signed(card.bullets),
            wounds: kit.wounds.saturating_add_signed(card.wounds),
            armour: kit.armour,
            cards: kit.cards.saturating_add_signed(card.marine_cards),
        }
    }
    /// How many cards the invader draws each turn if so many marines play: one for each, and what the card says
    /// (D04-INV-1).
    pub fn draws(self, marines: usize) -> u8 {
        (marines as u8).saturating_add(self.card().draws)
    }
}

/// A difficulty card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyCard {
    /// Which.
    pub id: Difficulty,
    /// More or fewer marine cards for each marine.
    #[serde(default)]
    pub marine_cards: i8,
    /// More or fewer wounds for each marine.
    #[serde(default)]
    pub wounds: i8,
    /// More or fewer bullets for each marine.
    #[serde(default)]
    pub bullets: i8,
    /// More cards for the invader to draw each turn.
    #[serde(default)]
    pub draws: u8,
    /// The most spawn cards in one turn (D04-INV-4).
    pub spawn_cards: u8,
    /// The most cards the invader may keep (D04-INV-1).
    pub hand: u8,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// What a marine starts with (D04-SETUP-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kit {
    /// Tokens of shells and bullets.
    pub bullets: u8,
    /// Wounds, at the start and at most.
    pub wounds: u8,
    /// Armour.
    pub armour: u8,
    /// Marine cards.
    pub cards: u8,
}

/// What a marine starts with, by the number of marines, and where we know it from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    marines: u8,
    bullets: u8,
    wounds: u8,
    armour: u8,
    cards: u8,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

impl Start {
    /// The numbers.
    pub fn kit(&self) -> Kit {
        Kit { bullets: self.bullets, wounds: self.wounds, armour: self.armour, cards: self.cards }
    }
}

/// The row of D04-SETUP-6 for so many marines, 1 to 3.
///
/// # Panics
/// With any other number of marines.
pub fn start(marines: usize) -> &'static Start {
    &TABLES.start[marines.checked_sub(1).expect("a game has at least one marine")]
}

/// How many cards the invader draws before the game (D04-SETUP-8).
pub fn first_hand() -> u8 {
    TABLES.first_hand
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    first_hand: u8,
    start: Vec<Start>,
    difficulty: Vec<DifficultyCard>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(shipped);

impl Sheet for Tables {
    const FILE: &'static str = "difficulty.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/difficulty.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let by_marines = ["start", "marines"];
        lists.each_by(by_marines, &mut self.start, |lists, start| {
            must(start.wounds > 0 && start.armour > 0, "wounds and armour are at least 1")?;
            let name = format!("start {}", start.marines);
            lists.facts(name, &mut start.sources, &["bullets", "wounds", "armour", "cards"])
        })?;
        lists.roll_call_by(by_marines, self.start.iter().map(|start| start.marines), &[1, 2, 3])?;
        lists.each("difficulty", &mut self.difficulty, |lists, card| {
            let alive = self.start.iter().all(|start| start.wounds.saturating_add_signed(card.wounds) > 0);
            must(alive, "every marine keeps at least 1 wound")?;
            let parts = ["marine_cards", "wounds", "bullets", "draws", "spawn_cards", "hand"];
            lists.facts(card.id, &mut card.sources, &parts)
        })?;
        lists.roll_call("difficulty", self.difficulty.iter().map(|card| card.id), &Difficulty::ALL)
    }
}
