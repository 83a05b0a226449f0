//! Who sees what: one file for each way in which games draw sight.
//!
//! - by rooms ([`Grid::sees_by_rooms`](crate::Grid::sees_by_rooms)): a square sees its own room and those
//!   behind its doors. Adrenaline plays so.
//! - by centres ([`centre_line`]): a line from the centre of one square to the centre of another, which walls, closed
//!   doors and figures block. DOOM (2004) plays so.
//! - by corners ([`Corners`]): lines from the corners of one square to those of
//!   another, which walls and closed doors block, and the cover on their way. DOOM (2016) plays so.
//!
//! Lines are drawn in whole numbers only. Which doors stand open and who stands where is given by the game: a
//! [`Grid`](crate::Grid) does not know it.

mod centre;
mod corner;
mod line;
mod rooms;

pub use centre::{Crossing, centre_line};
pub use corner::{Corner, Corners, View};
