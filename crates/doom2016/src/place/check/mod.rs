//! The checker: everything that is wrong with a mission file, each with its place and what to do.
//!
//! It goes in steps, and stops after a step that found errors, because later questions would make no sense: the file
//! can be read and its names are known; rooms, lines and contents lie where they may; the box has enough and the
//! objective has what it needs; everybody can get where he has to.

mod contents;
mod goals;
mod supply;
mod ways;

use engine::content::{Looks, Places, Report};
use skirmish::Findings;

use super::arena::Arena;
use super::flaw::{Flaw, noun};
use super::format::File;
use super::layout::Layout;
use super::plan::Plan;
use super::read::plan;

/// Mission files among others.
pub(crate) const PLACES: Places = Places { what: "d16-check-file", looks, check };

/// Does a file say what only missions say, or what arenas of other games say too?
fn looks(text: &str) -> Looks {
    let says = |words: &[&str]| {
        text.lines().filter_map(|line| line.split_once('=')).any(|(key, _)| words.contains(&key.trim()))
    };
    match () {
        () if says(&["objective", "threat", "invasion", "tutorial"]) => Looks::Surely,
        () if says(&["rooms"]) => Looks::Alike,
        () => Looks::Other,
    }
}

/// Checks a mission file.
///
/// ```
/// use doom2016::place::check;
///
/// let report = check("id = 'draft'\nroom = []\n", "draft.toml");
/// let error = report.errors().next().unwrap();
/// assert_eq!(codex::finding(codex::Lang::En, error), "line 2, column 1: unknown field `room`");
/// assert_eq!(codex::advice(codex::Lang::En, &error.remark), "did you mean `rooms`?");
/// ```
pub fn check(text: &str, file: &str) -> Report {
    Findings::check(text, file, |findings| look(file, findings))
}

/// Checks a mission file and lays it out.
///
/// # Errors
/// The report, if the mission cannot be played.
pub fn read(text: &str, file: &str) -> Result<Arena, Report> {
    Findings::load(text, file, |findings| look(file, findings))
}

fn look(file_name: &str, findings: &mut Findings<'_>) -> Option<Arena> {
    let file: File = findings.parse()?;
    let plan = plan(&file, findings);
    if !findings.has_errors() {
        findings.file_name(file_name, noun("mission"), &plan.id, plan.mark);
    }
    // A name that nobody knows hides nothing that is there too often.
    supply::check(&plan, findings);
    let layout = lay(&plan, findings)?;
    goals::check(&plan, findings);
    if findings.has_errors() {
        return None;
    }
    let arena = build(&plan, &layout, findings)?;
    ways::check(&plan, &arena, findings);
    Some(arena)
}

/// The arena of a plan without faults.
pub(super) fn build(plan: &Plan, layout: &Layout, findings: &mut Findings<'_>) -> Option<Arena> {
    let arena = Arena::new(plan, layout);
    arena.map_err(|error| findings.error(plan.mark, Flaw::Unlaid(error))).ok()
}

/// Rooms, lines and contents in their places; nothing if they cannot lie so.
pub(super) fn lay(plan: &Plan, findings: &mut Findings<'_>) -> Option<Layout> {
    if findings.has_errors() {
        return None;
    }
    let layout = Layout::new(plan, findings);
    if findings.has_errors() {
        return None;
    }
    contents::check(plan, &layout, findings);
    supply::check_doors(plan, findings);
    if findings.has_errors() { None } else { Some(layout) }
}
