//! The twelve glory kill cards (`content/doom2016/glory-kills.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, shipped, total};
use crate::copies::{Deck, copies};
use crate::{Ability, Cost};

/// How many glory kill cards there are (D16-SET-9).
pub const GLORY_CARDS: usize = 12;

/// What a glory kill card does for whoever holds it.
///
/// ```
/// use doom2016::{Effect, GloryKind, glory};
/// assert_eq!(GloryKind::AdrenalineRush.face().ability.effects, [Effect::Mp(2)]);
/// assert_eq!(glory::recover(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum GloryKind {
    AdrenalineRush,
    TrophyGrip,
    GoreShield,
    Momentum,
    SecondWind,
    Fury,
}

engine::words! {
    GloryKind, "glory kill card" {
        AdrenalineRush = "adrenaline-rush",
        TrophyGrip = "trophy-grip",
        GoreShield = "gore-shield",
        Momentum = "momentum",
        SecondWind = "second-wind",
        Fury = "fury",
    }
}

impl GloryKind {
    /// What the card says.
    #[inline]
    pub fn face(self) -> &'static GloryFace {
        &CARDS.card[self.index()]
    }
}

copies! {
    /// One of the twelve glory kill cards.
    ///
    /// ```
    /// use doom2016::{GloryCard, GloryKind};
    /// let card: GloryCard = "fury-b".parse().unwrap();
    /// assert_eq!((card.kind(), card.copy(), card.index()), (GloryKind::Fury, 2, 11));
    /// ```
    pub struct GloryCard, GLORY_CARDS, "glory kill card", "its name as second-wind", CARDS.deck;
    /// Glory kill cards somewhere: the deck, the discards, before a marine.
    pub struct GloryCards(u16);
}

impl GloryCard {
    /// What it does.
    #[inline]
    pub fn kind(self) -> GloryKind {
        GloryKind::ALL[CARDS.deck.place(self.index())]
    }
    fn name(self) -> &'static str {
        self.kind().word()
    }
}

/// What a glory kill card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryFace {
    /// Which.
    pub id: GloryKind,
    /// How many copies of it there are.
    pub copies: u8,
    /// What it does; it costs the card.
    pub ability: Ability,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// The damage that comes off when a card is drawn for a glory kill, if he wants (D16-GLO-2).
#[inline]
pub fn recover() -> u8 {
    CARDS.recover
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryDeck {
    recover: u8,
    card: Vec<GloryFace>,
    #[serde(skip)]
    deck: Deck,
}

static CARDS: LazyLock<GloryDeck> = LazyLock::new(shipped);

impl Sheet for GloryDeck {
    const FILE: &'static str = "glory-kills.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/glory-kills.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("card", &mut self.card, |lists, face| {
            face.ability.check(&[Cost::Discard]).map_err(|wrong| wrong.at("ability"))?;
            lists.facts(face.id, &mut face.sources, &["copies", "ability"])
        })?;
        lists.roll_call("card", self.card.iter().map(|face| face.id), &GloryKind::ALL)?;
        self.deck = Deck::new(self.card.iter().map(|face| face.copies));
        total(self.deck.len() as u32, GLORY_CARDS as u32, "glory kill cards")
    }
}
