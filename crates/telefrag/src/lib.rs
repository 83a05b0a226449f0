//! The program `telefrag`: playing, simulating, replays and the protocol that other programs speak to it.
//!
//! [`games`] is the list of games: a new one is one line there. Everything else is written once for all games.

pub mod bench;
mod cli;
pub mod games;
mod page;
mod place;
pub mod protocol;
pub mod replay;
pub mod scenario;
mod serve;
pub mod sim;
pub mod words;

pub use cli::run;
