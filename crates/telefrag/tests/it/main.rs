//! The program as a library and as it is started: its commands, its lines, its files, its languages.

mod analyse;
mod arena;
mod book;
mod command_line;
mod commands;
mod engine;
mod findings;
mod fuzz;
mod lines;
mod parts;
mod play;
mod play_doom2004;
mod play_doom2016;
mod program;
mod replays;
mod scenario;
mod sim;
mod tongues;

/// As the parts of the program know it.
use telefrag::words;
