//! What every Telefrag game agrees on.
//!
//! A game is a set-up, a seed and a list of actions; everything else is derived from them. The [`Game`] trait
//! says what a set of rules must be able to do, [`Words`] what it says to people, [`Ahead`](journey::Ahead) how it looks ahead for them and [`Proof`] what it is tested with; [`Chance`] is the only source of luck, [`Events`] carries what
//! happened to people, [`Table`] keeps the log and knows how to go back, [`replay`] writes it to a file, and
//! [`conformance`] holds every game to the contract. [`example`] is the smallest game that keeps it. [`content`]
//! reads data files and knows where their facts come from; [`words!`] and [`bit_set!`] make the small types that games
//! are written in.

pub mod about;
pub mod chance;
pub mod conformance;
pub mod content;
pub mod event;
pub mod example;
mod fault;
pub mod form;
mod fraction;
pub mod game;
pub mod hash;
pub mod journey;
pub mod message;
pub mod refusal;
pub mod replay;
pub mod schema;
pub mod seat;
mod set;
pub mod shelf;
pub mod shot;
pub mod table;
mod text;
pub mod why;

pub use chance::{Chance, Misfit};
pub use event::{Events, Silent};
pub use fault::{Fault, Faults};
pub use fraction::Fraction;
pub use game::{Decision, Eyes, Game, Outcome, Proof, Words};
pub use hash::{StateHash, state_hash};
pub use message::{Arg, Message};
pub use refusal::{Refusal, Rule};
pub use seat::{Seat, Viewer};
pub use table::{Entry, ScriptError, Start, StartError, Table};
pub use text::{is_hidden, is_written, one_of};
