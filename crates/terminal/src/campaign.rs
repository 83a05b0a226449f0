//! Games that follow each other: where they stand is kept in a file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use codex::{Arg, said};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Where a campaign stands, as its file says it; nothing if there is no file yet.
///
/// # Errors
/// If the file cannot be read or is about something else.
pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>> {
    if !path.exists() {
        return Ok(None);
    }
    let name = path.display();
    let text =
        fs::read_to_string(path).with_context(|| said("cli-unreadable", &[("file", Arg::text(&name))]))?;
    let progress = serde_json::from_str(&text);
    progress.map(Some).with_context(|| said("cli-no-campaign", &[("file", Arg::text(&name))]))
}

/// Write down where it stands.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn write(path: &Path, progress: &impl Serialize) -> Result<()> {
    // Written beside it first, so that a full disk does not take the old one away.
    let beside = path.with_extension("part");
    let text = serde_json::to_string_pretty(progress)?;
    fs::write(&beside, text + "\n")
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| said("cli-unwritable", &[("file", Arg::text(path.display()))]))
}
