//! The games this program knows. To add one, add a line to [`GAMES`].

use std::marker::PhantomData;

use adrenaline::Adrenaline;
use anyhow::Result;
use bots::Played;
use codex::Lang;
use doom2004::Doom2004;
use doom2016::Doom2016;
use engine::replay::Transcript;

use crate::{bench, protocol, replay, sim};

/// Every game, in the order in which they are offered.
pub const GAMES: &[&dyn AnyGame] =
    &[&Rules::<Adrenaline>::NEW, &Rules::<Doom2004>::NEW, &Rules::<Doom2016>::NEW];

/// What the program can do with any game.
pub trait AnyGame: Sync {
    /// The name that commands and files use.
    fn id(&self) -> &'static str;

    /// Speak the protocol on standard input and output.
    ///
    /// # Errors
    /// If input or output fails.
    fn engine(&self, lang: Lang) -> Result<()>;

    /// Let computer players play.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    fn sim(&self, options: &sim::Options) -> Result<sim::Summary>;

    /// Measure the speed on one core.
    ///
    /// # Errors
    /// If the game cannot be laid out.
    fn bench(&self, options: &bench::Options) -> Result<bench::Speed>;

    /// Show, step through or verify a replay.
    ///
    /// # Errors
    /// If the replay is not what it should be.
    fn replay(&self, transcript: Transcript, how: replay::How, lang: Lang) -> Result<()>;
}

/// A set of rules as a value.
#[derive(Clone, Copy, Debug)]
struct Rules<G>(PhantomData<fn() -> G>);

impl<G: Played> Rules<G> {
    const NEW: Self = Rules(PhantomData);
}

impl<G: Played> AnyGame for Rules<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
    fn engine(&self, lang: Lang) -> Result<()> {
        protocol::serve::<G>(lang)
    }
    fn sim(&self, options: &sim::Options) -> Result<sim::Summary> {
        sim::simulate::<G>(options)
    }
    fn bench(&self, options: &bench::Options) -> Result<bench::Speed> {
        bench::measure::<G>(options)
    }
    fn replay(&self, transcript: Transcript, how: replay::How, lang: Lang) -> Result<()> {
        replay::go::<G>(transcript, how, lang)
    }
}

/// The game of that name.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.id() == id)
}

/// The names of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.id())
}
