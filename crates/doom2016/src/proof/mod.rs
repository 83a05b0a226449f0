//! What proves the rules: faults of a position, conserved quantities, every action, set-ups that reach every rule.

mod ending;
pub(crate) mod faults;
pub(crate) mod universe;
