//! Computer players. They see a game through [`Eyes`] alone: what a person in their seat may know, and guesses at the
//! rest.

pub mod adrenaline;
pub mod analysis;
mod blur;
mod contest;
pub mod doom2004;
pub mod doom2016;
mod level;
pub mod net;
mod pen;
mod random;
mod slips;
mod veteran;

pub use contest::Contest;
pub use level::{Level, Opponent, Style};
pub use random::RandomBot;
pub use veteran::{Look, Planner, Reviewer, Veteran, stray};

pub use ::adrenaline::Adrenaline;
pub use ::doom2004::Doom2004;
pub use ::doom2016::Doom2016;

use analysis::Critic;
use engine::journey::Ahead;
use engine::{Eyes, Game, Proof, Seat};

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

    /// What it would do here, the best first, and what else looked good if it can tell. At least one hint.
    fn advise(&mut self, eyes: Eyes<'_, G>) -> Vec<Hint<G::Action>> {
        vec![Hint { plan: vec![self.choose(eyes)], worth: None }]
    }

    /// How often it wanted what the rules forbid, and took something else: a mistake in it.
    fn slips(&self) -> u32 {
        0
    }
}

/// What somebody would do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint<A> {
    /// What to do now, and what it is good for.
    pub plan: Vec<A>,
    /// What it is expected to come to, if that can be told.
    pub worth: Option<Worth>,
}

/// What something is expected to come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Worth {
    /// How far ahead of the mean of the others the seat will be in the end, in hundredths of a point.
    Ahead(i32),
    /// How likely the seat's side wins, in 65,536ths.
    Chance(i32),
}

impl Worth {
    /// The points ahead.
    pub fn ahead(self) -> Option<f64> {
        match self {
            Worth::Ahead(hundredths) => Some(f64::from(hundredths) / 100.0),
            Worth::Chance(_) => None,
        }
    }
    /// The chance to win, from 0 to 1.
    pub fn chance(self) -> Option<f64> {
        match self {
            Worth::Chance(parts) => Some(f64::from(parts) / f64::from(veteran::SURE)),
            Worth::Ahead(_) => None,
        }
    }
}

/// A game that computer players can play.
///
/// ```
/// use bots::{Level, Played};
/// use engine::example::Duel;
/// assert!(Duel::player(Level::Random.into(), 1).is_some());
/// assert!(Duel::player(Level::Soldier.into(), 1).is_none());
/// ```
pub trait Played: Proof + Ahead {
    /// Its sides, where many play against one; none where all play against all.
    const SIDES: &[&str] = &[];

    /// The side of a seat, by its place among them.
    fn side_of(_: &Self::State, _: Seat) -> usize {
        0
    }

    /// Such a computer player, whose choices follow from a seed; none where nobody has written one for this game.
    fn player(who: Opponent, seed: u64) -> Option<Player<Self>> {
        (who.level == Level::Random).then(|| -> Player<Self> { Box::new(RandomBot::seeded(seed)) })
    }

    /// Somebody who judges games of it that are over, and looks as long as a player of this level; none where nobody has
    /// learned what positions are worth.
    fn critic(_: Level) -> Option<Box<dyn Critic<Self>>> {
        None
    }

    /// The levels that somebody plays this game at, the weakest first.
    fn levels() -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(|&level| Self::player(level.into(), 0).is_some())
    }
}

/// Somebody who plays a game.
pub type Player<G> = Box<dyn Bot<G> + Send>;

impl Played for Adrenaline {
    fn player(who: Opponent, seed: u64) -> Option<Player<Self>> {
        Some(match adrenaline::Greedy::of(who, seed) {
            Some(player) => Box::new(player),
            None => Box::new(RandomBot::seeded(seed)),
        })
    }

    fn critic(level: Level) -> Option<Box<dyn Critic<Self>>> {
        adrenaline::Reviewer::of(level).map(|critic| -> Box<dyn Critic<Self>> { Box::new(critic) })
    }
}

/// Where many play against one.
const MARINES_AND_INVADER: &[&str] = &["marines", "invader"];

impl Played for Doom2004 {
    const SIDES: &[&str] = MARINES_AND_INVADER;

    fn side_of(state: &Self::State, seat: Seat) -> usize {
        usize::from(seat == state.invader())
    }

    fn player(who: Opponent, seed: u64) -> Option<Player<Self>> {
        Some(match who.level {
            Level::Random => Box::new(RandomBot::seeded(seed)),
            Level::Recruit | Level::Soldier => Box::new(doom2004::Greedy::of(who, seed)),
            Level::Veteran | Level::Nightmare => Box::new(doom2004::Veteran::of(who, seed)),
        })
    }

    fn critic(level: Level) -> Option<Box<dyn Critic<Self>>> {
        let critic = Reviewer::<doom2004::Greedy>::of(level);
        critic.map(|critic| -> Box<dyn Critic<Self>> { Box::new(critic) })
    }
}

impl Played for Doom2016 {
    const SIDES: &[&str] = MARINES_AND_INVADER;

    fn side_of(state: &Self::State, seat: Seat) -> usize {
        usize::from(seat == state.invader_seat())
    }

    fn player(who: Opponent, seed: u64) -> Option<Player<Self>> {
        Some(match who.level {
            Level::Random => Box::new(RandomBot::seeded(seed)),
            Level::Recruit | Level::Soldier => Box::new(doom2016::Greedy::of(who, seed)),
            Level::Veteran | Level::Nightmare => Box::new(doom2016::Veteran::of(who, seed)),
        })
    }

    fn critic(level: Level) -> Option<Box<dyn Critic<Self>>> {
        let critic = Reviewer::<doom2016::Greedy>::of(level);
        critic.map(|critic| -> Box<dyn Critic<Self>> { Box::new(critic) })
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
