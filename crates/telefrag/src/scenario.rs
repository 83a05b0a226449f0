//! `telefrag scenario`: check the scenarios and missions that people write, and the data files beside them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use doom2004::place as scenario;
use doom2016::place as mission;
use engine::content::{self, ContentError};

/// What to do with scenarios.
#[derive(Debug, clap::Subcommand)]
pub enum Command {
    /// Find everything that is wrong with scenario and mission files, with line, column and advice.
    Check {
        /// Files, or folders with files ending in .toml.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

/// Carry out a `scenario` command.
///
/// # Errors
/// If a file cannot be read or has errors; warnings alone are none.
pub fn run(command: &Command) -> Result<()> {
    let Command::Check { files } = command;
    let mut checked = 0;
    let mut broken = 0;
    for file in files {
        // A folder's other files, and other files in a shell's list, are none of ours.
        for path in documents(file)? {
            checked += 1;
            broken += usize::from(!check(&path)?);
        }
    }
    if checked == 0 {
        bail!("there is nothing to check: scenario files end in .toml");
    }
    if broken > 0 {
        bail!("{broken} of {checked} files cannot be played");
    }
    Ok(())
}

/// The file itself, or all files of a folder that can be checked, in order.
fn documents(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        let ours = !path.exists() || path.extension().is_some_and(|end| end == "toml");
        return Ok(if ours { vec![path.to_owned()] } else { Vec::new() });
    }
    let listing = path.read_dir().with_context(|| format!("{} cannot be read", path.display()))?;
    let mut entries = listing.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    let nested = entries.iter().map(|entry| documents(entry)).collect::<Result<Vec<_>>>()?;
    Ok(nested.concat())
}

/// Check one file and print what was found; true if it can be played.
fn check(path: &Path) -> Result<bool> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path).with_context(|| format!("{name} cannot be read"))?;
    let complain = |error: ContentError| {
        println!("error: {}\n --> {name}:{}:{}", error.message, error.line, error.column);
        Ok(false)
    };
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(&error.as_bytes()[..good]);
            return complain(content::at(&text, good, "from here on this is no text in UTF-8".to_owned()));
        }
    };
    match data(path, &text) {
        Some(Ok(())) => println!("{name}: 0 errors"),
        Some(Err(error)) => return complain(error),
        None => {
            if is_neither(&text) {
                let what = "this is neither a mission of DOOM 2016, which has `rooms` and `invasion`, nor a scenario \
                            of DOOM 2004, which has `[[area]]` and `[start]`";
                return complain(content::at(&text, 0, what.to_owned()));
            }
            let check = if mission::is_mission(&text) { mission::check } else { scenario::check };
            let report = check(&text, &name);
            print!("{report}");
            return Ok(report.is_playable());
        }
    }
    Ok(true)
}

/// Does a file say nothing that tells which game it is for? One that cannot be read at all is looked at more closely.
fn is_neither(text: &str) -> bool {
    let words = ["title", "briefing", "secret", "marines", "goals", "frags", "timer", "compass"];
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.all(|line| match line.split_once('=') {
        Some((key, _)) => !words.contains(&key.trim()) && !mission::is_mission(line),
        None => false,
    })
}

/// Read a data file by its name; nothing if it has none of those names, so that it is a scenario. Where both games have
/// a file of this name, the one that gets farther is meant.
fn data(path: &Path, text: &str) -> Option<Result<(), ContentError>> {
    let name = path.file_name()?.to_str()?;
    let files = doom2004::content::FILES.iter().chain(&doom2016::content::FILES);
    let results = files.filter(|file| file.name == name).map(|file| file.check(text));
    let plan = match name {
        "campaign.toml" => Some(scenario::Campaign::parse(text).map(drop)),
        "operations.toml" => Some(mission::Operation::parse(text).map(drop)),
        _ => None,
    };
    let farther = |one: &Result<(), ContentError>| match one {
        Ok(()) => (usize::MAX, usize::MAX),
        Err(error) => (error.line, error.column),
    };
    results.chain(plan).max_by_key(farther)
}
