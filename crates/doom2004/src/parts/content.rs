//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! Ratings, cards and scatter diagrams of the printed game that no source gives are our own. Each entry of a data file
//! says so, whole (`source = "ours"`) or part by part (`source = { dice = "found", rest = "ours" }`), and whoever
//! finds the printed value changes the file and nothing else.

pub use engine::content::{ContentError, DataFile, Origin, Source, Sources};
pub(crate) use engine::content::{Lists, Sheet, Wrong, must, shipped};

/// The data files of the box.
pub const FILES: [DataFile; 9] = [
    DataFile::of::<crate::die::Dice>(),
    DataFile::of::<crate::invader::Invaders>(),
    DataFile::of::<crate::weapon::Arsenal>(),
    DataFile::of::<crate::marine_card::MarineDeck>(),
    DataFile::of::<crate::invader_card::InvaderDeck>(),
    DataFile::of::<crate::token::TokenBox>(),
    DataFile::of::<crate::difficulty::Tables>(),
    DataFile::of::<crate::piece::Pieces>(),
    DataFile::read_by("campaign.toml", |text| crate::place::Campaign::parse(text).map(drop)),
];

/// Every fact of the data files with its source, file by file.
///
/// ```
/// use doom2004::content::{Source, provenance};
/// let ours = provenance().iter().filter(|fact| fact.source == Source::Ours).count();
/// assert!(ours > 0 && ours < provenance().len());
/// ```
pub fn provenance() -> Vec<Origin> {
    FILES.iter().flat_map(DataFile::origins).collect()
}
