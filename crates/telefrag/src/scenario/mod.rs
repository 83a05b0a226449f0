//! `telefrag scenario`: check the scenarios and missions that people write, make new ones, and measure how they play.

mod check;
mod generate;
mod measure;

use std::path::PathBuf;

use anyhow::Result;
use codex::Lang;

/// What to do with scenarios.
#[derive(Debug, clap::Subcommand)]
pub enum Command {
    /// Find everything that is wrong with scenario, mission and arena files, with line, column and advice.
    Check {
        /// Files, or folders with files ending in .toml.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Make a scenario, a mission or an arena that nobody has written, and print its file.
    Generate(generate::Options),
    /// Let computer players play a file many times, and say how it plays.
    Measure(measure::Options),
}

/// Carry out a `scenario` command in the reader's language, or in the one that was asked for.
///
/// # Errors
/// If a file cannot be read or has errors, warnings alone being none; or if something is asked for that there is not.
pub fn run(command: &Command, lang: Lang, asked: Option<Lang>) -> Result<()> {
    match command {
        Command::Check { files } => check::run(files, lang),
        // The same order makes the same file everywhere: English unless something else is asked for.
        Command::Generate(options) => generate::run(options, asked.unwrap_or_default()),
        Command::Measure(options) => measure::run(options, lang),
    }
}
