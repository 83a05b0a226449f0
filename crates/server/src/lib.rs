//! The server: people, tables, live updates, storage.
//!
//! A table is a log that is only ever appended to: who sat down, what was done, what was said. Everything else is
//! derived from it, so a process that dies loses nothing that was acknowledged, and a client that was away asks for what
//! comes behind the last entry it has seen. The server knows no rule: games come in as [`Kind`]s.
//!
//! | you want | look at |
//! |---|---|
//! | what whoever looks after the place may do | [`admin`] |
//! | how many games began and ended | [`games`] |
//! | what clients speak | [`api`] |
//! | the codex as pages | `book` |
//! | a game without its types | [`seated`] |
//! | what is ahead of a question, as it goes over the line | [`ahead`] |
//! | a game that is looked back at | [`analysis`], [`reviews`] |
//! | the log of a table | [`entry`] |
//! | a table in memory | [`live`], [`house`] |
//! | set-ups and what is shown of them | [`setup`] |
//! | to keep things | [`store`] |
//! | to tell people of their turns | [`notices`] |
//! | people and their secrets | [`people`], [`pledge`] |
//! | scenarios that people share | [`library`] |
//! | what the workshop measures and makes | [`runs`] |

pub mod admin;
pub mod api;
mod book;
mod complain;
pub mod games;
pub mod house;
pub mod library;
pub mod live;
pub mod notices;
mod patient;
pub mod people;
pub mod reviews;
pub mod runs;
mod serve;
mod steady;
pub mod store;

pub use parlour::{ahead, analysis, entry, options, pledge, seated, setup, why};
pub use seated::{Choice, Kind, Rules, Seated};
pub use serve::serve;
