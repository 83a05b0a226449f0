//! The checker: everything that is wrong with a scenario file, each with its place and what to do.
//!
//! It goes in steps, and stops after a step that found errors, because later questions would make no sense: the
//! file can be read; its names are known; pieces, doors and contents lie where they may; the game can be won.

mod contents;
mod doors;
mod goals;
mod opening;
mod pieces;
mod progress;
mod supply;
mod timer;

use engine::content::{Looks, Places, Report};
use skirmish::Findings;

use super::arena::Arena;
use super::flaw::{Flaw, noun};
use super::format::File;
use super::layout::Layout;
use super::model::Scenario;
use super::read;

/// Checks a scenario file.
///
/// ```
/// use doom2004::place::check;
///
/// let report = check("title = 'no-id'\nareas = []\n", "draft.toml");
/// let error = report.errors().next().unwrap();
/// assert_eq!(codex::finding(codex::Lang::En, error), "line 2, column 1: unknown field `areas`");
/// assert_eq!(codex::advice(codex::Lang::En, &error.remark), "did you mean `area`?");
/// ```
pub fn check(text: &str, file_name: &str) -> Report {
    Findings::check(text, file_name, |findings| look(file_name, findings))
}

/// Scenario files among others.
pub(crate) const PLACES: Places = Places {
    what: "d04-check-file",
    looks: |text| if has_words(text) { Looks::Alike } else { Looks::Other },
    check,
};

/// Does a file say anything that a scenario says? One that cannot be read at all is looked at more closely.
fn has_words(text: &str) -> bool {
    let words = ["title", "briefing", "secret", "marines", "goals", "frags", "timer", "compass"];
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.any(|line| line.split_once('=').is_none_or(|(key, _)| words.contains(&key.trim())))
}

/// Checks a scenario file and lays it out.
///
/// ```
/// use doom2004::place::{load, shipped_files};
///
/// let (name, text) = shipped_files()[0];
/// assert_eq!(load(text, name).unwrap().scenario().id, "way-out");
/// ```
///
/// # Errors
/// The report, if the scenario cannot be played.
pub fn load(text: &str, file_name: &str) -> Result<Arena, Report> {
    Findings::load(text, file_name, |findings| look(file_name, findings))
}

fn look(file_name: &str, findings: &mut Findings<'_>) -> Option<Arena> {
    let scenario = parse(findings)?;
    findings.file_name(file_name, noun("scenario"), &scenario.id, scenario.id_mark);
    let layout = Layout::new(&scenario);
    pieces::check(&scenario, &layout, findings);
    if !layout.overlaps.is_empty() {
        return None;
    }
    doors::check(&scenario, &layout, findings);
    contents::check(&scenario, &layout, findings);
    supply::check(&scenario, findings);
    goals::check_ends(&scenario, findings);
    if findings.has_errors() {
        return None;
    }
    pieces::check_borders(&scenario, &layout, findings);
    let start = scenario.start.mark;
    let arena = match Arena::new(scenario) {
        Ok(arena) => arena,
        Err(error) => {
            findings.error(start, Flaw::Unlaid(error.to_string()));
            return None;
        }
    };
    let progress = progress::Progress::of(&arena);
    progress::check(&arena, &progress, findings);
    if !findings.has_errors() {
        goals::check_ways(&arena, &progress, findings);
        timer::check(&arena, findings);
        opening::check(&arena, findings);
    }
    Some(arena)
}

/// Reads the words of a file; `None` if a word was wrong.
pub(super) fn parse(findings: &mut Findings<'_>) -> Option<Scenario> {
    let file: File = findings.parse()?;
    read::read(file, findings).filter(|_| !findings.has_errors())
}
