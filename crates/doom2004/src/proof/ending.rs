//! How a game ended, in a word: recorded games are named after it.

use crate::State;
use crate::place::Winner;

impl State {
    /// How the game ended (D04-WIN-1, D04-WIN-4): `marines` met all goals; the invader has the `frags`, the `timer` ran
    /// out, or the `plot` of the scenario gave the game to the invader.
    ///
    /// ```
    /// use doom2004::{Doom2004, Setup};
    /// use engine::Game;
    /// assert_eq!(Doom2004::start(&Setup::default(), 1).unwrap().ending(), None);
    /// ```
    pub fn ending(&self) -> Option<&'static str> {
        let late = self.arena().scenario().timer.is_some_and(|timer| self.turn.round >= u16::from(timer));
        Some(match self.winner? {
            Winner::Marines => "marines",
            Winner::Invader if self.frag_limit().is_some_and(|limit| self.frags >= limit) => "frags",
            Winner::Invader if late => "timer",
            Winner::Invader => "plot",
        })
    }
}
