//! Computer players. They see a game through [`Eyes`] alone: what a person in their seat may know, and guesses at the
//! rest.

pub mod adrenaline;
pub mod doom2004;
pub mod doom2016;
pub mod net;
mod pen;
mod random;
mod slips;

pub use random::RandomBot;

pub use ::adrenaline::Adrenaline;
pub use ::doom2004::Doom2004;
pub use ::doom2016::Doom2016;

use std::fmt;
use std::str::FromStr;

use engine::{Eyes, Game, Proof};

/// A computer player.
///
/// ```
/// use bots::{Bot, RandomBot};
/// use engine::{Eyes, Game, Silent, example::{Duel, Setup}};
/// let mut state = Duel::start(&Setup::default(), 1).unwrap();
/// let mut bot = RandomBot::seeded(2);
/// while let Some(eyes) = Eyes::<Duel>::of(&state) {
///     let action = bot.choose(eyes);
///     Duel::apply(&mut state, action, &mut Silent);
/// }
/// assert!(Duel::outcome(&state).is_some());
/// ```
pub trait Bot<G: Game> {
    /// One of the legal actions.
    fn choose(&mut self, eyes: Eyes<'_, G>) -> G::Action;

    /// How often it wanted what the rules forbid, and took something else: a mistake in it.
    fn slips(&self) -> u32 {
        0
    }
}

/// How well a computer player plays.
///
/// ```
/// use bots::Level;
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// assert_eq!(Level::Random.to_string(), "random");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// The action that looks best at once.
    Greedy,
    /// What games have taught it to be best, found quickly.
    Veteran,
    /// The same with a longer look.
    Nightmare,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Veteran, Level::Nightmare];

    /// The level's name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Veteran => "veteran",
            Level::Nightmare => "nightmare",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let known = Level::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| {
            format!("`{text}` is no level; levels are {}", Level::ALL.map(Level::name).join(", "))
        })
    }
}

/// A game that computer players can play.
///
/// ```
/// use bots::{Level, Played};
/// use engine::example::Duel;
/// assert!(Duel::player(Level::Random, 1).is_some());
/// assert!(Duel::player(Level::Greedy, 1).is_none());
/// ```
pub trait Played: Proof {
    /// A computer player of that level; none where nobody has written one for this game.
    fn player(level: Level, seed: u64) -> Option<Box<dyn Bot<Self> + Send>> {
        match level {
            Level::Random => Some(Box::new(RandomBot::seeded(seed))),
            Level::Greedy | Level::Veteran | Level::Nightmare => None,
        }
    }
}

impl Played for Adrenaline {
    fn player(level: Level, seed: u64) -> Option<Box<dyn Bot<Self> + Send>> {
        match level {
            Level::Random => Some(Box::new(RandomBot::seeded(seed))),
            Level::Greedy => Some(Box::new(adrenaline::Greedy::new(seed))),
            Level::Veteran => Some(Box::new(adrenaline::Greedy::veteran(seed))),
            Level::Nightmare => Some(Box::new(adrenaline::Greedy::nightmare(seed))),
        }
    }
}
impl Played for Doom2004 {
    fn player(level: Level, seed: u64) -> Option<Box<dyn Bot<Self> + Send>> {
        match level {
            Level::Random => Some(Box::new(RandomBot::seeded(seed))),
            Level::Greedy => Some(Box::new(doom2004::Greedy::new(seed))),
            Level::Veteran | Level::Nightmare => None,
        }
    }
}
impl Played for Doom2016 {
    fn player(level: Level, seed: u64) -> Option<Box<dyn Bot<Self> + Send>> {
        match level {
            Level::Random => Some(Box::new(RandomBot::seeded(seed))),
            Level::Greedy => Some(Box::new(doom2016::Greedy::new(seed))),
            Level::Veteran | Level::Nightmare => None,
        }
    }
}
impl Played for engine::example::Duel {}

/// Somebody who wants to meet every game.
pub trait Guest {
    /// Meet one.
    fn meet<G: Played>(&mut self);
}

/// Lead a guest to every game, in the order in which they are offered. This is the list of games: a new one is a line
/// here.
pub fn tour(guest: &mut impl Guest) {
    guest.meet::<Adrenaline>();
    guest.meet::<Doom2004>();
    guest.meet::<Doom2016>();
}
