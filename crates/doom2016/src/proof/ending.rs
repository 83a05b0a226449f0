//! How a mission ended, in a word: recorded games are named after it.

use crate::{Side, State};

impl State {
    /// How the mission ended (D16-MIS-3, D16-MIS-7): the `marines` did what it asks, the invader has the `frags`, or the
    /// `rounds` are over.
    ///
    /// ```
    /// use doom2016::{Doom2016, Setup};
    /// use engine::Game;
    /// assert_eq!(Doom2016::start(&Setup::default(), 1).unwrap().ending(), None);
    /// ```
    pub fn ending(&self) -> Option<&'static str> {
        Some(match self.winner? {
            Side::Marines => "marines",
            Side::Invader if self.frags >= self.frag_limit() => "frags",
            Side::Invader => "rounds",
        })
    }
}
