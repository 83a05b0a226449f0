//! The workshop: places to play on, made to order and measured by play.
//!
//! | you want | look at |
//! |---|---|
//! | a scenario, a mission or an arena that nobody has written | [`Craft::draft`], [`Order`] |
//! | the same, as fair as computer players can make it | [`tune`] |
//! | to see how a place plays | [`Craft::bench`], [`survey`], [`Measure`] |
//! | files at the limits, to see how long the checker takes | [`largest`], [`hostile`] |
//! | the games that have a workshop | [`crafts`], [`craft`] |
//!
//! Nothing here looks at a clock or starts a thread: who has several cores lets them play. The same order makes the same
//! file on every machine.

mod adrenaline;
mod doom2004;
mod doom2016;
mod limits;
mod luck;
mod measure;
mod order;
mod print;
mod texts;
mod tune;

use engine::content::Report;

pub use limits::{FILE_MOST, hostile, largest};
pub use measure::{
    Advice, Bench, Falls, Figure, Measure, Opened, Pause, Record, Site, Stands, Taken, Unused, Visits, Wins,
    interval, survey,
};
pub use order::{Hardness, Order, Refused, Size};
pub use tune::{Hall, Trial, USUAL, trials, tune};

/// A place that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Its name.
    pub id: String,
    /// Its file.
    pub text: String,
}

/// What the workshop can do for a game.
pub trait Craft: Sync {
    /// The game.
    fn game(&self) -> &'static str;
    /// What marines can have to do.
    fn objectives(&self) -> Vec<&'static str>;
    /// The fewest marines, or players where everybody is against everybody.
    fn least(&self) -> u8 {
        1
    }
    /// The most.
    fn marines(&self) -> u8;
    /// The most frags that the invader may need; none where there is no invader.
    fn frags(&self) -> u8;
    /// A place that the checker has nothing against. `pressure` is what the invader has, in hundredths of the usual;
    /// `frags` are what he needs, by the number of marines less one, as far as that is known.
    ///
    /// # Errors
    /// If the order asks for what the game does not have.
    fn draft(&self, order: &Order, pressure: usize, frags: &[Option<u8>]) -> Result<Draft, Refused>;
    /// A place to be measured.
    ///
    /// # Errors
    /// What the checker finds.
    fn bench(&self, text: &str) -> Result<Box<dyn Bench>, Report>;
}

struct Scenarios;
struct Missions;
struct Arenas;

impl Craft for Scenarios {
    fn game(&self) -> &'static str {
        doom2004::GAME
    }
    fn objectives(&self) -> Vec<&'static str> {
        doom2004::objectives()
    }
    fn marines(&self) -> u8 {
        doom2004::MARINES
    }
    fn frags(&self) -> u8 {
        doom2004::FRAGS
    }
    fn draft(&self, order: &Order, pressure: usize, frags: &[Option<u8>]) -> Result<Draft, Refused> {
        doom2004::draft(order, pressure, frags)
    }
    fn bench(&self, text: &str) -> Result<Box<dyn Bench>, Report> {
        measure::scenario(text)
    }
}

impl Craft for Missions {
    fn game(&self) -> &'static str {
        doom2016::GAME
    }
    fn objectives(&self) -> Vec<&'static str> {
        doom2016::objectives()
    }
    fn marines(&self) -> u8 {
        doom2016::MARINES
    }
    fn frags(&self) -> u8 {
        doom2016::FRAGS
    }
    fn draft(&self, order: &Order, pressure: usize, frags: &[Option<u8>]) -> Result<Draft, Refused> {
        doom2016::draft(order, pressure, frags)
    }
    fn bench(&self, text: &str) -> Result<Box<dyn Bench>, Report> {
        measure::mission(text)
    }
}

impl Craft for Arenas {
    fn game(&self) -> &'static str {
        adrenaline::GAME
    }
    fn objectives(&self) -> Vec<&'static str> {
        Vec::new()
    }
    fn least(&self) -> u8 {
        adrenaline::PLAYERS[0]
    }
    fn marines(&self) -> u8 {
        adrenaline::PLAYERS[1]
    }
    fn frags(&self) -> u8 {
        0
    }
    fn draft(&self, order: &Order, _: usize, _: &[Option<u8>]) -> Result<Draft, Refused> {
        adrenaline::draft(order)
    }
    fn bench(&self, text: &str) -> Result<Box<dyn Bench>, Report> {
        measure::arena(text)
    }
}

/// The games that have a workshop.
pub fn crafts() -> [&'static dyn Craft; 3] {
    [&Scenarios, &Missions, &Arenas]
}

/// The workshop of a game, if it has one.
///
/// ```
/// use workshop::{Order, craft};
/// let mission = craft("doom2016").unwrap().draft(&Order::of(7), 100, &[]).unwrap();
/// assert!(doom2016::place::check(&mission.text, "").is_playable());
/// assert!(craft("duel").is_none());
/// ```
pub fn craft(game: &str) -> Option<&'static dyn Craft> {
    crafts().into_iter().find(|craft| craft.game() == game)
}

/// Usual frags by number of marines, and those that are known instead.
fn known<const N: usize>(mut usual: [u8; N], known: &[Option<u8>]) -> [u8; N] {
    for (usual, known) in usual.iter_mut().zip(known) {
        *usual = known.unwrap_or(*usual);
    }
    usual
}
