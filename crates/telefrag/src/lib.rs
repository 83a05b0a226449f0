//! The program `telefrag`: playing, simulating, replays and the protocol that other programs speak to it.
//!
//! [`titles`] is the list of games. Everything else is written once for all games.

mod admin;
pub mod analyse;
pub mod arena;
pub mod bench;
mod cli;
mod crew;
mod explain;
mod page;
mod paperwork;
mod place;
pub mod protocol;
pub mod replay;
pub mod scenario;
mod serve;
mod service;
pub mod sim;
pub mod titles;
pub mod tongue;
pub mod words;

pub use cli::{command, run};
