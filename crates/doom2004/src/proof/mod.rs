//! What proves the game: faults of a position, conserved quantities, the universe of actions, set-ups.

mod ending;
pub(crate) mod faults;
pub(crate) mod universe;
