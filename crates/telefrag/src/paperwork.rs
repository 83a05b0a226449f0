//! What a package carries besides the program: man pages and completions for shells, made from the command line itself.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::Args;
use clap_complete::Shell;

/// Where to put it.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// The folder; it is made if it is not there.
    folder: PathBuf,
}

/// Write a man page for every command, and completions for bash, zsh and fish.
pub(crate) fn write(mut command: clap::Command, options: &Options) -> Result<()> {
    let folder = &options.folder;
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    write_all(&mut command, folder).with_context(|| format!("cannot write into {}", folder.display()))
}

fn write_all(command: &mut clap::Command, folder: &Path) -> std::io::Result<()> {
    // First, as the completions add commands of their own to it.
    clap_mangen::generate_to(command.clone(), folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, command, "telefrag", folder)?;
    }
    Ok(())
}
