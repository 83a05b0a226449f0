//! What proves the game: faults of a position, conserved quantities, the universe of actions, set-ups.

pub(crate) mod faults;
pub(crate) mod universe;
