//! `telefrag play`: a game in the terminal.

/// How to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {}

/// Play.
///
/// # Errors
/// If the terminal fails.
pub fn run(_: &Options) -> anyhow::Result<()> {
    println!("There is nothing to play here yet.");
    Ok(())
}
