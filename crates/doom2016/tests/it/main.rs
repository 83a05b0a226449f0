//! All tests of the game as its users see it: one program, so that it is linked once.

mod ahead;
mod broken_data;
mod broken_missions;
mod cards;
mod common;
mod conformance;
mod coverage;
mod data;
mod exact;
mod faults;
mod fuzz;
mod missions;
mod odds;
mod rare;
mod refusals;
mod rules;
mod secrets;
mod shown;
mod sight;
mod support;
mod why;
mod words;
