//! What kind of place a map is, for those who draw it. No rule looks at it.

use engine::Arg;

use crate::{Findings, Name};

/// The mood of a place: its ground, its walls and its light.
///
/// ```
/// use skirmish::Mood;
/// assert_eq!("ash".parse(), Ok(Mood::Ash));
/// assert_eq!(Mood::default().to_string(), "station");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// Steel plates and cold lamps: what a file that says nothing has.
    #[default]
    Station,
    /// Clean tiles and clear light.
    Lab,
    /// Gratings, rust and the glow of furnaces.
    Works,
    /// Decks, hangars and docks.
    Ship,
    /// Open ground under ash, with embers in its cracks.
    Ash,
    /// Rock over fire.
    Hell,
    /// Slabs, pillars and candles.
    Shrine,
}

engine::words! { Mood, "mood" {
    Station = "station", Lab = "lab", Works = "works", Ship = "ship", Ash = "ash", Hell = "hell", Shrine = "shrine",
} }

impl Findings<'_> {
    /// The mood that a file names; the usual one if it names none, or none that there is.
    pub fn mood(&mut self, name: Option<&Name>) -> Mood {
        let word = |name| self.word(Arg::key("check-mood"), &Mood::ALL.map(Mood::word), name);
        name.and_then(word).unwrap_or_default()
    }
}
