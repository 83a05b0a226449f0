//! Who sees what, worked out beforehand: lines from centre to centre, and lines from corner to corner.

mod centre;
mod corner;

pub use centre::{Lines, first_wall};
pub use corner::Outlooks;
