//! What the cases of a game share: all that can be begun and done in it.

use engine::Proof;

/// What a game can be begun with, and all that can be done in it.
pub(crate) struct Known<G: Proof> {
    pub(crate) universe: Vec<G::Action>,
    pub(crate) setups: Vec<G::Setup>,
}

impl<G: Proof> Known<G> {
    pub(crate) fn new() -> Self {
        Known { universe: G::universe(), setups: G::setups() }
    }
}
