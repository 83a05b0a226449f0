//! All tests of the game in one program: the rules case by case, the box, scenarios, refusals, the engine's contract.

mod ahead;
mod broken_data;
mod campaign;
mod conformance;
mod data;
mod faults;
mod fuzz;
mod guesses;
mod odds;
mod pieces;
mod refusals;
mod rules;
mod scenarios;
mod shown;
mod sketch;
mod starter;
mod why;
mod words;
