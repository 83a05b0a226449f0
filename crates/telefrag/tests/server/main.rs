//! The server as its guests meet it: real processes, real lines, and everything that can go wrong with them.
#![cfg(unix)]

#[allow(dead_code, reason = "a part of it is enough here")]
#[path = "../it/program.rs"]
mod program;

mod access;
mod admin;
mod ahead;
mod codex;
mod diary;
mod doors;
mod examples;
mod fair;
mod fourth;
mod fuzz;
mod hints;
mod history;
mod home;
mod input;
mod kills;
mod kit;
mod light;
mod line;
mod luck;
mod maps;
mod memory;
mod metrics;
mod packages;
mod pinned;
mod place;
mod review;
mod runs;
mod secrets;
mod slow;
mod start;
mod tables;
mod trust;
mod why;
mod won;
mod workshop;
