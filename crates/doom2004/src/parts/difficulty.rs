//! What everybody starts with, and the five difficulty cards that change it (`content/doom2004/difficulty.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};

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
        &TABLES.cards[self.index()]
    }
    /// What a marine starts with if so many play, 1 to 3 (D04-SETUP-6).
    pub fn kit(self, marines: usize) -> Kit {
        let (kit, card) = (start(marines).kit, self.card());
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
#[derive(Clone, Debug)]
pub struct DifficultyCard {
    /// More or fewer marine cards for each marine.
    pub marine_cards: i8,
    /// More or fewer wounds for each marine.
    pub wounds: i8,
    /// More or fewer bullets for each marine.
    pub bullets: i8,
    /// More cards for the invader to draw each turn.
    pub draws: u8,
    /// The most spawn cards in one turn (D04-INV-4).
    pub spawn_cards: u8,
    /// The most cards the invader may keep (D04-INV-1).
    pub hand: u8,
    /// Where the data comes from.
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
#[derive(Clone, Debug)]
pub struct Start {
    /// The numbers.
    pub kit: Kit,
    /// Where the data comes from.
    pub sources: Sources,
}

/// The row of D04-SETUP-6 for so many marines, 1 to 3.
///
/// # Panics
/// With any other number of marines.
pub fn start(marines: usize) -> &'static Start {
    &TABLES.starts[marines.checked_sub(1).expect("a game has at least one marine")]
}

/// How many cards the invader draws before the game (D04-SETUP-8).
pub fn first_hand() -> u8 {
    TABLES.first_hand
}

/// What the data file says.
#[derive(Clone, Debug)]
pub struct Tables {
    first_hand: u8,
    starts: Vec<Start>,
    cards: Vec<DifficultyCard>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2004/difficulty.toml");
    parse(text).unwrap_or_else(|e| panic!("difficulty.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    first_hand: u8,
    start: Vec<StartEntry>,
    difficulty: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartEntry {
    marines: Spanned<u8>,
    bullets: u8,
    wounds: u8,
    armour: u8,
    cards: u8,
    source: Spanned<SourceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<Difficulty>,
    #[serde(default)]
    marine_cards: i8,
    #[serde(default)]
    wounds: i8,
    #[serde(default)]
    bullets: i8,
    #[serde(default)]
    draws: u8,
    spawn_cards: u8,
    hand: u8,
    source: Spanned<SourceEntry>,
}

/// Read starting numbers and difficulty cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Tables, ContentError> {
    let file: File = content::parse(text)?;
    let (mut numbers, mut starts) = (Vec::new(), Vec::new());
    for e in file.start {
        let kit = Kit { bullets: e.bullets, wounds: e.wounds, armour: e.armour, cards: e.cards };
        let right = kit.wounds > 0 && kit.armour > 0;
        content::ensure(right, text, e.marines.span().start, "wounds and armour are at least 1")?;
        let sources = content::sources(text, e.source, &["bullets", "wounds", "armour", "cards"])?;
        starts.push(Start { kit, sources });
        numbers.push(e.marines);
    }
    content::roll_call(text, &[1, 2, 3], &numbers)?;
    let (mut ids, mut cards) = (Vec::new(), Vec::new());
    for e in file.difficulty {
        let alive = starts.iter().all(|start| start.kit.wounds.saturating_add_signed(e.wounds) > 0);
        content::ensure(alive, text, e.id.span().start, "every marine keeps at least 1 wound")?;
        let parts = ["marine_cards", "wounds", "bullets", "draws", "spawn_cards", "hand"];
        cards.push(DifficultyCard {
            marine_cards: e.marine_cards,
            wounds: e.wounds,
            bullets: e.bullets,
            draws: e.draws,
            spawn_cards: e.spawn_cards,
            hand: e.hand,
            sources: content::sources(text, e.source, &parts)?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &Difficulty::ALL, &ids)?;
    Ok(Tables { first_hand: file.first_hand, starts, cards })
}
