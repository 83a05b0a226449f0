//! `telefrag scenario check`: what is wrong with the scenarios and missions that people write, and with the data files
//! beside them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use codex::{Lang, said};
use engine::content::{self, ContentError, Finding, Looks, Places, Remark, Report, Severity};
use engine::{Arg, Message};

use crate::titles::{self, Title};

/// Check files and print what is found.
///
/// # Errors
/// If a file cannot be read or has errors; warnings alone are none.
pub(super) fn run(files: &[PathBuf], lang: Lang) -> Result<()> {
    let (mut checked, mut broken) = (0usize, 0usize);
    for file in files {
        // A folder's other files, and other files in a shell's list, are none of ours.
        for path in documents(file)? {
            checked += 1;
            let seen = look(&path)?;
            print!("{}", codex::report(lang, &seen.report));
            broken += usize::from(!seen.report.is_playable());
        }
    }
    if checked == 0 {
        bail!(said("cli-nothing-to-check", &[]));
    }
    if broken > 0 {
        bail!(said("cli-broken", &[("broken", Arg::from(broken)), ("checked", Arg::from(checked))]));
    }
    Ok(())
}

/// The file itself, or all files of a folder that can be checked, in order.
fn documents(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        let ours = !path.exists() || path.extension().is_some_and(|end| end == "toml");
        return Ok(if ours { vec![path.to_owned()] } else { Vec::new() });
    }
    let listing = path.read_dir().with_context(|| unreadable(path))?;
    let mut entries = listing.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    let nested = entries.iter().map(|entry| documents(entry)).collect::<Result<Vec<_>>>()?;
    Ok(nested.concat())
}

fn unreadable(path: &Path) -> codex::Said {
    said("cli-unreadable", &[("file", Arg::text(path.display()))])
}

/// What was seen in a file.
pub(super) struct Seen {
    /// All that was found. If nothing is wrong it can be played, or read if it is a data file.
    pub(super) report: Report,
    /// The place that is in it, and whose it is.
    pub(super) place: Option<(&'static Title, String)>,
}

/// Look at one file.
///
/// # Errors
/// If it cannot be read.
pub(super) fn look(path: &Path) -> Result<Seen> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path).with_context(|| unreadable(path))?;
    let one = |finding| Report { file: name.clone(), findings: vec![finding] };
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(&error.as_bytes()[..good]);
            let report = one(found(&text, content::at(&text, good, ""), Message::new("check-no-utf8")));
            return Ok(Seen { report, place: None });
        }
    };
    let (report, place) = match data(path, &text) {
        Some(Ok(())) => (Report { file: name, findings: Vec::new() }, None),
        Some(Err(error)) => {
            let said = Message::new("check-data").with("error", Arg::text(&error.message));
            (one(found(&text, error, said)), None)
        }
        None => match kind(&text) {
            Some((title, places)) => ((places.check)(&text, &name), Some((title, text))),
            None => (one(found(&text, content::at(&text, 0, ""), neither())), None),
        },
    };
    Ok(Seen { report, place })
}

/// Something that is wrong with a file as a whole.
fn found(text: &str, at: ContentError, said: Message) -> Finding {
    let ContentError { line, column, .. } = at;
    let source = text.lines().nth(line - 1).unwrap_or_default().to_owned();
    Finding { severity: Severity::Error, line, column, remark: Remark { said, rules: Vec::new() }, source }
}

/// What a file is not that says nothing of any game.
fn neither() -> Message {
    let kinds = places().map(|(_, places)| Arg::key(places.what));
    let joined =
        |list: Arg, last: Arg| Message::new("check-nor").with("list", list).with("last", last).into();
    let kinds = kinds.reduce(joined).unwrap_or_else(|| Arg::text(""));
    Message::new("check-neither").with("kinds", kinds)
}

/// Every kind of place that people can write, and whose it is.
fn places() -> impl Iterator<Item = (&'static Title, Places)> {
    titles::all().iter().filter_map(|title| Some((title, title.papers.places?)))
}

/// The kind of place that a text looks most like; nothing if it does not look like any.
fn kind(text: &str) -> Option<(&'static Title, Places)> {
    let looks = |places: &Places| (places.looks)(text);
    places().max_by_key(|(_, places)| looks(places)).filter(|(_, places)| looks(places) > Looks::Other)
}

/// Read a data file by its name; nothing if no game has a file of that name, so that it is a scenario. In a folder with
/// a game's name it is that game's; elsewhere, where several games have such a file, the one that gets farther is meant.
fn data(path: &Path, text: &str) -> Option<Result<(), ContentError>> {
    let name = path.file_name()?.to_str()?;
    let here = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut folders = here.iter().rev();
    let title = folders.find_map(|folder| titles::find(folder.to_str()?));
    let titles = title.map_or(titles::all(), std::slice::from_ref);
    let files = titles.iter().flat_map(|title| title.papers.data).filter(|file| file.name == name);
    let farther = |one: &Result<(), ContentError>| match one {
        Ok(()) => (usize::MAX, usize::MAX),
        Err(error) => (error.line, error.column),
    };
    files.map(|file| file.check(text)).max_by_key(farther)
}
