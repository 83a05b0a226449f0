//! The keywords of cards: words that stand for a rule.

/// A keyword: a word on cards that stands for a rule.
///
/// ```
/// use doom2016::{Card, DemonKind, Keyword};
/// let rocket: Card = "rocket-launcher-1".parse().unwrap();
/// assert!(rocket.face().keywords().has(Keyword::Splash));
/// assert!(DemonKind::Cacodemon.sheet().keywords().has(Keyword::Flying));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keyword {
    /// Impassable and blocking edges and all surcharges do not matter; walls, doors and the rule that nobody stops on
    /// another figure do.
    Flying,
    /// Figures named in the effect suffer so much (D16-ATK-13, D16-INT-17).
    Splash,
    /// So many shields do not count; a dodge does (D16-INT-5).
    Pierce,
}

engine::words! { Keyword, "keyword" { Flying = "flying", Splash = "splash", Pierce = "pierce" } }

engine::bit_set! {
    /// Some keywords: those of a card.
    pub struct Keywords(u8) of Keyword, Keyword::ALL.len(), |n: usize| Keyword::ALL[n];
}
