//! What the cases of a game share: all that can be begun and done in it.

use engine::Game;

/// What a game can be begun with, and all that can be done in it.
pub(crate) struct Known<G: Game> {
    pub(crate) universe: Vec<G::Action>,
    pub(crate) setups: Vec<G::Setup>,
}

impl<G: Game> Known<G> {
    pub(crate) fn new() -> Self {
        Known { universe: G::universe(), setups: G::setups() }
    }
}
