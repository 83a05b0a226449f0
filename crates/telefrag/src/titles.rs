//! The games this program knows, each a [`Title`]. Server, page, commands and the checker of files ask this list and no
//! other; it holds the games that `bots::tour` goes through, and what a program adds to them.

use std::marker::PhantomData;
use std::sync::OnceLock;

use anyhow::Result;
use bots::{Guest, Played};
use codex::Lang;
use engine::content::Papers;
use engine::replay::Transcript;
use server::{Kind, Rules};

use crate::{analyse, arena, bench, protocol, replay, sim};

/// A game, complete: all that any part of the program asks of it.
#[derive(Clone, Copy)]
pub struct Title {
    /// At a table: its name, the letters of its rules, its form, its levels.
    pub kind: &'static dyn Kind,
    /// On the command line.
    pub commands: &'static dyn Commands,
    /// The files that people write for it.
    pub papers: Papers,
}

impl std::fmt::Debug for Title {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Title").field(&self.id()).finish()
    }
}

impl Title {
    /// The title of a set of rules that computer players can play.
    pub const fn of<G: Played>() -> Title {
        Title { kind: Shelved::<G>::KIND, commands: Shelved::<G>::COMMANDS, papers: G::PAPERS }
    }

    /// The name that commands and files use.
    pub fn id(&self) -> &'static str {
        self.kind.id()
    }
}

/// What the command line can do with any game.
pub trait Commands: Sync {
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

    /// Let computer players meet in an arena.
    ///
    /// # Errors
    /// If it cannot be held.
    fn arena(&self, options: &arena::Options) -> Result<(arena::Summary, Vec<arena::GameResult>)>;

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

    /// Look back at a replay.
    ///
    /// # Errors
    /// If the replay is not what it should be, or nobody can judge the game.
    fn analyse(&self, transcript: Transcript, options: &analyse::Options, lang: Lang) -> Result<()>;
}

/// A set of rules as a value.
struct Shelved<G>(PhantomData<fn() -> G>);

impl<G: Played> Shelved<G> {
    const KIND: &'static dyn Kind = &Rules::<G>::NEW;
    const COMMANDS: &'static dyn Commands = &Shelved::<G>(PhantomData);
}

impl<G: Played> Commands for Shelved<G> {
    fn engine(&self, lang: Lang) -> Result<()> {
        protocol::serve::<G>(lang)
    }
    fn sim(&self, options: &sim::Options) -> Result<sim::Summary> {
        sim::simulate::<G>(options)
    }
    fn arena(&self, options: &arena::Options) -> Result<(arena::Summary, Vec<arena::GameResult>)> {
        arena::hold::<G>(options)
    }
    fn bench(&self, options: &bench::Options) -> Result<bench::Speed> {
        bench::measure::<G>(options)
    }
    fn replay(&self, transcript: Transcript, how: replay::How, lang: Lang) -> Result<()> {
        replay::go::<G>(transcript, how, lang)
    }
    fn analyse(&self, transcript: Transcript, options: &analyse::Options, lang: Lang) -> Result<()> {
        analyse::go::<G>(transcript, options, lang)
    }
}

static TITLES: OnceLock<Vec<Title>> = OnceLock::new();

/// Our games, and `more` behind them. The first word counts: later ones change nothing.
pub fn settle(more: &[Title]) -> &'static [Title] {
    struct Shelf(Vec<Title>);
    impl Guest for Shelf {
        fn meet<G: Played>(&mut self) {
            self.0.push(Title::of::<G>());
        }
    }
    TITLES.get_or_init(|| {
        let mut shelf = Shelf(Vec::new());
        bots::tour(&mut shelf);
        shelf.0.extend(more);
        shelf.0
    })
}

/// Every game, in the order in which they are offered.
pub fn all() -> &'static [Title] {
    settle(&[])
}

/// The game of that name.
pub fn find(id: &str) -> Option<&'static Title> {
    all().iter().find(|title| title.id() == id)
}

/// The names of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    all().iter().map(Title::id)
}

/// The kinds of games that tables can be opened for.
pub fn kinds() -> Vec<&'static dyn Kind> {
    all().iter().map(|title| title.kind).collect()
}
