//! The twelve glory kill cards (`content/doom2016/glory-kills.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
use crate::copies::{Deck, copies};
use crate::{Ability, Cost, ability};

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
        &CARDS.deck.faces[self.index()]
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
#[derive(Clone, Debug)]
pub struct GloryFace {
    /// How many copies of it there are.
    pub copies: u8,
    /// What it does; it costs the card.
    pub ability: Ability,
    /// Where the data comes from.
    pub sources: Sources,
}

/// The damage that comes off when a card is drawn for a glory kill, if he wants (D16-GLO-2).
#[inline]
pub fn recover() -> u8 {
    CARDS.recover
}

/// What the data file says.
#[derive(Clone, Debug)]
pub struct GloryDeck {
    recover: u8,
    deck: Deck<GloryFace>,
}

static CARDS: LazyLock<GloryDeck> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2016/glory-kills.toml");
    parse(text).unwrap_or_else(|e| panic!("glory-kills.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    recover: u8,
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<GloryKind>,
    copies: u8,
    ability: Spanned<Ability>,
    source: Spanned<SourceEntry>,
}

/// Read glory kill cards from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<GloryDeck, ContentError> {
    let file: File = content::parse(text)?;
    let (mut ids, mut faces) = (Vec::new(), Vec::new());
    for e in file.card {
        faces.push(GloryFace {
            copies: e.copies,
            ability: ability::check(text, e.ability, &[Cost::Discard])?,
            sources: content::sources(text, e.source, &["copies", "ability"])?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &GloryKind::ALL, &ids)?;
    let deck = Deck::new(faces, |face| face.copies);
    content::total(text, deck.len() as u32, GLORY_CARDS as u32, "glory kill cards")?;
    Ok(GloryDeck { recover: file.recover, deck })
}
