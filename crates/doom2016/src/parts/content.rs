//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! Ratings, cards and texts of the printed game that no source gives are our own. Each entry of a data file says so,
//! whole (`source = "ours"`) or part by part (`source = { copies = "found", rest = "ours" }`), and whoever finds the
//! printed value changes the file and nothing else.

pub use engine::content::{ContentError, DataFile, Origin, Source, Sources};
pub(crate) use engine::content::{Lists, Sheet, Wrong, must, shipped};

/// The data files of the box.
pub const FILES: [DataFile; 12] = [
    DataFile::of::<crate::die::Dice>(),
    DataFile::of::<crate::demon::Demons>(),
    DataFile::of::<crate::action_card::ActionCards>(),
    DataFile::of::<crate::event_card::EventLibrary>(),
    DataFile::of::<crate::invasion::Invasions>(),
    DataFile::of::<crate::class::Classes>(),
    DataFile::of::<crate::glory::GloryDeck>(),
    DataFile::of::<crate::squad::Squads>(),
    DataFile::of::<crate::threat::Threats>(),
    DataFile::of::<crate::objective::Objectives>(),
    DataFile::of::<crate::token::TokenBox>(),
    DataFile::read_by("operations.toml", |text| crate::place::Operation::parse(text).map(drop)),
];

/// Every fact of the data files with its source, file by file.
///
/// ```
/// use doom2016::content::{Source, provenance};
/// let ours = provenance().iter().filter(|fact| fact.source == Source::Ours).count();
/// assert!(ours > 0 && ours < provenance().len());
/// ```
pub fn provenance() -> Vec<Origin> {
    FILES.iter().flat_map(DataFile::origins).collect()
}

/// An error if the file has not as many of something as the box (D16-SET-9).
pub(crate) fn total(found: u32, wanted: u32, what: &str) -> Result<(), Wrong> {
    must(found == wanted, format!("{found} {what}; the box has {wanted} (D16-SET-9)"))
}
