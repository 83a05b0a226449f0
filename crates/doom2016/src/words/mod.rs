//! The game in words: questions, choices and events as messages that the codex puts into a language.

mod about;
pub(crate) mod attack;
pub(crate) mod dice;
pub(crate) mod effect;
pub(crate) mod invader;
mod label;
pub(crate) mod named;
mod rules;
mod shelves;
mod shot;
pub(crate) mod step;
mod tell;
mod why;

pub(crate) use about::about;
pub(crate) use label::label;
pub(crate) use shelves::shelves;
pub(crate) use shot::shot;
pub(crate) use tell::tell;
pub(crate) use why::{causes, meant, spots, unasked, wall};
