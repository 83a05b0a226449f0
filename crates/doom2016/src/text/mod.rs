//! The game in words: questions, choices and events as messages that the codex puts into a language.

mod attack;
mod dice;
mod effect;
mod invader;
mod label;
mod named;
mod prompt;
mod rules;
mod step;
#[cfg(test)]
mod table;
mod tell;
#[cfg(test)]
mod tests;

pub(crate) use label::label;
pub(crate) use prompt::prompt;
pub(crate) use tell::tell;
