//! The program with a fourth game: the engine's example, at tables, on the page and on the command line like the others.
//! `cargo run --release --example duel` plays it.

use std::process::ExitCode;

use engine::example::Duel;
use telefrag::titles::Title;

fn main() -> ExitCode {
    telefrag::run(&[Title::of::<Duel>()])
}
