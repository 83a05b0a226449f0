//! Who sees what: one file for each way in which games draw sight.
//!
//! - by rooms ([`Grid::sees_by_rooms`](crate::Grid::sees_by_rooms)): a square sees its own room and those
//!   behind its doors. Adrenaline plays so.
//!
//! Games that draw a line on the board, from centre to centre or from corner to corner, need a test of
//! another kind, with the doors that stand open and the obstacles of the moment given by the game. Such a
//! test is a file of its own beside this one, works on whole numbers only and takes those things as
//! arguments: a [`Grid`](crate::Grid) does not know them.

mod rooms;
