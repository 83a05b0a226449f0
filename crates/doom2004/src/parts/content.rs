//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! Ratings, cards and scatter diagrams of the printed game that no source gives are our own. Each entry of a data file
//! says so, whole (`source = "ours"`) or part by part (`source = { dice = "found", rest = "ours" }`), and whoever
//! finds the printed value changes the file and nothing else.

use std::fmt;

pub use engine::content::ContentError;
pub(crate) use engine::content::{at, parse};
pub use engine::source::{Origin, Source, Sources};
pub(crate) use engine::source::{SourceEntry, ensure, roll_call, sources};

/// Every fact of the data files with its source, file by file.
///
/// ```
/// use doom2004::content::{Source, provenance};
/// let ours = provenance().iter().filter(|fact| fact.source == Source::Ours).count();
/// assert!(ours > 0 && ours < provenance().len());
/// ```
pub fn provenance() -> Vec<Origin> {
    let mut list = Vec::new();
    let mut add = |file: &'static str, entry: &dyn fmt::Display, sources: &Sources| {
        list.extend(sources.origins(file, entry));
    };
    for die in crate::DieKind::ALL {
        add("dice.toml", &die, &die.data().sources);
    }
    for kind in crate::InvaderKind::ALL {
        add("invaders.toml", &kind, &kind.sheet().sources);
    }
    for kind in crate::WeaponKind::ALL {
        add("weapons.toml", &kind, &kind.sheet().sources);
    }
    for kind in crate::MarineCardKind::ALL {
        add("marine-cards.toml", &kind, &kind.face().sources);
    }
    for face in crate::invader_card::faces() {
        add("invader-cards.toml", &face.id, &face.sources);
    }
    for stock in crate::token::stock() {
        add("tokens.toml", stock, &stock.sources);
    }
    for order in crate::OrderKind::ALL {
        add("tokens.toml", &order, &order.stock().sources);
    }
    for marines in 1..=3 {
        let name = format!("start {marines}");
        add("difficulty.toml", &name, &crate::difficulty::start(marines).sources);
    }
    for card in crate::Difficulty::ALL {
        add("difficulty.toml", &card, &card.card().sources);
    }
    list
}
