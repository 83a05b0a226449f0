//! The checker: everything that is wrong with a scenario file, each with its place and what to do.
//!
//! It goes in steps, and stops after a step that found errors, because later questions would make no sense: the
//! file can be read; its names are known; pieces, doors and contents lie where they may; the game can be won.

mod contents;
mod doors;
mod goals;
mod pieces;
mod progress;
pub(crate) mod report;
mod supply;
mod texts;
mod timer;

use std::collections::BTreeSet;

use report::{Findings, Report, instead};

use super::arena::Arena;
use super::format::File;
use super::layout::Layout;
use super::model::{Mark, Scenario};
use super::read;

/// Checks a scenario file. Texts are not looked at; a [`Checker`] can do so.
///
/// ```
/// use doom2004::scenario::check;
///
/// let report = check("title = 'no-id'\nareas = []\n", "draft.toml");
/// let error = report.errors().next().unwrap();
/// assert_eq!(error.to_string(), "line 2, column 1: unknown field `areas`");
/// assert_eq!(error.advice, "did you mean `area`?");
/// ```
pub fn check(text: &str, file_name: &str) -> Report {
    Checker::default().check(text, file_name)
}

/// Checks scenario files, also against a list of the texts that exist.
///
/// ```
/// use doom2004::scenario::{Checker, shipped_files};
///
/// let (name, text) = shipped_files()[0];
/// let report = Checker::default().with_texts(["d04-way-out"]).check(text, name);
/// assert!(report.errors().all(|error| error.message.starts_with("there is no text")));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Checker {
    texts: Option<BTreeSet<String>>,
}

impl Checker {
    /// Texts with other keys than these are missing.
    #[must_use]
    pub fn with_texts<S: Into<String>>(mut self, keys: impl IntoIterator<Item = S>) -> Checker {
        self.texts = Some(keys.into_iter().map(Into::into).collect());
        self
    }

    /// Checks a file.
    pub fn check(&self, text: &str, file_name: &str) -> Report {
        let mut findings = Findings::new(text);
        self.look(text, &mut findings);
        findings.report(file_name)
    }

    /// Checks a file and lays it out.
    ///
    /// # Errors
    /// The report, if the scenario cannot be played.
    pub fn load(&self, text: &str, file_name: &str) -> Result<Arena, Report> {
        let mut findings = Findings::new(text);
        match self.look(text, &mut findings) {
            Some(arena) if !findings.has_errors() => Ok(arena),
            _ => Err(findings.report(file_name)),
        }
    }

    fn look(&self, text: &str, findings: &mut Findings<'_>) -> Option<Arena> {
        let scenario = parse(text, findings)?;
        if let Some(keys) = &self.texts {
            texts::check(&scenario, keys, findings);
        }
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
                findings.error(start, error.to_string(), "this is a gap in the checker: please report it");
                return None;
            }
        };
        let progress = progress::Progress::of(&arena);
        progress::check(&arena, &progress, findings);
        if !findings.has_errors() {
            goals::check_ways(&arena, &progress, findings);
            timer::check(&arena, findings);
        }
        Some(arena)
    }
}

/// Reads the words of a file; `None` if a word was wrong.
pub(super) fn parse(text: &str, findings: &mut Findings<'_>) -> Option<Scenario> {
    match toml::from_str::<File>(text) {
        Ok(file) => read::read(file, findings).filter(|_| !findings.has_errors()),
        Err(error) => {
            let mark = Mark(error.span().map_or(0, |span| span.start));
            let (message, advice) = reword(error.message());
            findings.error(mark, message, advice);
            None
        }
    }
}

/// Parts what the TOML reader says into what is wrong and what to do.
fn reword(message: &str) -> (String, String) {
    let first_line = message.lines().next().unwrap_or(message);
    let words: Vec<&str> = first_line.split('`').skip(1).step_by(2).collect();
    match (first_line.split_once(", expected "), words.split_first()) {
        (Some((what, _)), Some((name, known))) if what.starts_with("unknown ") && !known.is_empty() => {
            (what.replace("variant", "word"), instead(name, known))
        }
        _ if first_line.starts_with("missing field") => {
            (first_line.to_owned(), "add it; the chapter on scenarios in the book says how".to_owned())
        }
        _ => (
            first_line.to_owned(),
            "the chapter on scenarios in the book says what is written how".to_owned(),
        ),
    }
}
