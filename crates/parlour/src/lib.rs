//! A table and what is said there, whoever keeps it: a server for many, or a browser for itself.
//!
//! A table is a log that is only ever appended to; [`Now`] is what follows from it. Nothing here asks a clock, a database
//! or a network, and nothing knows a rule: games come in as [`Kind`]s.
//!
//! | you want | look at |
//! |---|---|
//! | a game without its types | [`seated`] |
//! | what is ahead of a question, as it goes over the line | [`ahead`] |
//! | a game that is looked back at | [`analysis`] |
//! | why something may not be done | [`why`] |
//! | the log of a table | [`entry`] |
//! | what follows from it | [`now`] |
//! | what people may do at a table, and what is due there | [`place`] |
//! | what they get to see | [`shown`], [`news`], [`light`] |
//! | what a page and its house say to each other | [`speech`] |
//! | set-ups and what is shown of them | [`setup`] |
//! | what is kept of a table | [`kept`] |
//! | people and their names | [`people`] |
//! | dice that can be checked | [`pledge`] |

pub mod ahead;
pub mod analysis;
pub mod described;
pub mod entry;
pub mod kept;
pub mod light;
pub mod news;
pub mod now;
pub mod options;
pub mod people;
pub mod pieces;
pub mod place;
pub mod pledge;
pub mod seated;
pub mod setup;
pub mod shown;
pub mod speech;
mod trouble;
pub mod why;

pub use now::Now;
pub use place::Place;
pub use seated::{Choice, Kind, Rules, Seated};
pub use trouble::{TableError, manners};
