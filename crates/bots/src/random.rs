//! The player who does anything.

use engine::{Chance, Eyes, Game};

use crate::Bot;

/// Any legal action, all equally likely.
///
/// ```
/// use bots::{Bot, RandomBot};
/// use engine::{Eyes, Game, Seat, example::{Duel, Setup}};
/// let state = Duel::start(&Setup::default(), 1).unwrap();
/// let action = RandomBot::seeded(1).choose(Eyes::<Duel>::of(&state).unwrap());
/// assert!(Duel::check(&state, Seat(0), action).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct RandomBot {
    luck: Chance,
}

impl RandomBot {
    /// A player whose choices follow from a seed.
    pub fn seeded(seed: u64) -> Self {
        RandomBot { luck: Chance::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, eyes: Eyes<'_, G>) -> G::Action {
        // Never empty: the game's contract.
        let legal = eyes.legal();
        legal[self.luck.below(legal.len() as u32) as usize]
    }
}
