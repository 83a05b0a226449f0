//! A marine's turn: its beginning, what he may do, movement, equipment, its end.

mod act;
mod begin;
mod end;
mod equipment;
pub(crate) mod step;
