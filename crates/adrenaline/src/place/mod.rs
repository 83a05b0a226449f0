//! Where it is played: the boards, their squares, and whom a shot can meet on them.

mod board;
mod square;
mod target;

pub use board::{Board, BoardId};
pub use square::{SQUARES, Sq, SquareSet};
pub use target::{FIGURES, TargetSet};
