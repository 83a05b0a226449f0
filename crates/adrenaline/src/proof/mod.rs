//! What proves the rules: faults of a position, conserved quantities, the universe of actions, set-ups.

mod faults;
mod universe;

pub(crate) use faults::faults;
pub(crate) use universe::{conserved, setups, shows_a_card, universe};
