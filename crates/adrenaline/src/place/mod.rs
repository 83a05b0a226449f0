//! Where it is played: the boards of the box and people's own arenas, their squares, and whom a shot can meet on them.
//!
//! | you want | look at |
//! |---|---|
//! | the four boards of the box | [`BoardId`] |
//! | an arena that is played on | [`Arena`], [`Ground`] |
//! | what is wrong with the file of one | [`check`] |
//! | who sees what, steps and distances | [`Board`] |
//! | squares, sets of them, something for each | [`Sq`], [`SquareSet`], [`PerSquare`] |

mod arena;
mod board;
mod check;
mod flaw;
mod format;
mod per_square;
mod square;
mod target;

pub use arena::{Arena, BoardId, Ground};
pub use board::Board;
pub(crate) use check::PLACES;
pub use check::check;
pub use flaw::Flaw;
pub use per_square::PerSquare;
pub use square::{BOX_SQUARES, SQUARES, Sq, SquareSet};
pub use target::{FIGURES, TargetSet};
