//! What the checker found: where, what, and what to do about it.

use std::fmt;

use engine::content::{self, Checked, Found};

use crate::wording::is_hidden;
use crate::{Mark, visible};

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The scenario cannot be played.
    Error,
    /// It can, but this is probably not meant.
    Warning,
}

engine::words! { Severity, "severity" { Error = "error", Warning = "warning" } }

/// One thing found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub message: String,
    /// What to do.
    pub advice: String,
}

/// All that was found in one file.
///
/// ```
/// use skirmish::Findings;
///
/// #[derive(Debug, serde::Deserialize)]
/// struct File { id: String }
///
/// let mut findings = Findings::new("id = 5");
/// assert!(findings.parse::<File>().is_none());
/// let report = findings.report("five.toml");
/// assert!(!report.is_playable());
/// assert!(report.to_string().starts_with("error: invalid type: integer `5`, expected a string\n --> five.toml:1:6\n"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The file, as the caller named it.
    pub file: String,
    /// What was found, in the order of the file.
    pub findings: Vec<Finding>,
    /// The lines with findings, as they are in the file.
    lines: Vec<String>,
}

impl Report {
    /// What stops the scenario from being played.
    pub fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.severity == Severity::Error)
    }
    /// What is probably not meant.
    pub fn warnings(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.severity == Severity::Warning)
    }
    /// No errors?
    pub fn is_playable(&self) -> bool {
        self.errors().next().is_none()
    }
    /// Nothing found at all?
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }
}

impl From<Report> for Checked {
    fn from(report: Report) -> Checked {
        let (text, playable) = (report.to_string(), report.is_playable());
        let found = |finding: Finding| {
            let Finding { severity, line, column, message, advice } = finding;
            Found { grave: severity == Severity::Error, line, column, message, advice }
        };
        Checked { report: text, playable, findings: report.findings.into_iter().map(found).collect() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (finding, text) in self.findings.iter().zip(&self.lines) {
            let Finding { severity, line, column, message, advice } = finding;
            let width = line.to_string().len();
            writeln!(f, "{severity}: {message}")?;
            writeln!(f, "{:width$}--> {}:{line}:{column}", "", self.file)?;
            writeln!(f, "{:width$} |", "")?;
            let (text, column) = excerpt(text, *column);
            writeln!(f, "{line} | {text}")?;
            writeln!(f, "{:width$} | {:>column$}", "", "^")?;
            writeln!(f, "{:width$} = {advice}\n", "")?;
        }
        let (errors, warnings) = (self.errors().count(), self.warnings().count());
        writeln!(f, "{}: {}, {}", self.file, count(errors, "error"), count(warnings, "warning"))
    }
}

/// So many of something, as people say it.
fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// The part of a line that is worth showing, and the column in it: of a very long one, what is near the column.
fn excerpt(text: &str, column: usize) -> (String, usize) {
    let skipped = if column > LONG { column - LONG / 2 } else { 0 };
    let (before, after) = if skipped > 0 { ("…", skipped - 1) } else { ("", 0) };
    // One character for one, so that the column is right.
    let plain = |c: char| if is_hidden(c) && c != '\t' { '·' } else { c };
    let near = text.chars().skip(skipped).take(LONG).map(plain);
    let mut shown: String = before.chars().chain(near).collect();
    if text.chars().count() > skipped + LONG {
        shown.push('…');
    }
    (shown, column - after)
}

/// A line with more characters than this is shown in part.
const LONG: usize = 160;

/// Collects findings while a file is read and checked.
#[derive(Debug)]
pub struct Findings<'t> {
    text: &'t str,
    list: Vec<Finding>,
}

impl<'t> Findings<'t> {
    /// None yet, in the file with this text.
    pub fn new(text: &'t str) -> Self {
        Findings { text, list: Vec::new() }
    }
    /// The text of the file.
    pub(crate) fn text(&self) -> &'t str {
        self.text
    }
    /// Something stops the scenario from being played.
    pub fn error(&mut self, mark: Mark, message: impl Into<String>, advice: impl Into<String>) {
        self.add(Severity::Error, mark, message.into(), advice.into());
    }
    /// Something is probably not meant.
    pub fn warning(&mut self, mark: Mark, message: impl Into<String>, advice: impl Into<String>) {
        self.add(Severity::Warning, mark, message.into(), advice.into());
    }
    fn add(&mut self, severity: Severity, mark: Mark, message: String, advice: String) {
        // What the file says goes to a terminal or a page: nothing in it may steer either.
        let at = content::at(self.text, mark.0, visible(&message).into_owned());
        let advice = visible(&advice).into_owned();
        self.list.push(Finding { severity, line: at.line, column: at.column, message: at.message, advice });
    }
    /// How many there are by now.
    pub fn count(&self) -> usize {
        self.list.len()
    }
    /// Was anything found that makes further questions meaningless?
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|finding| finding.severity == Severity::Error)
    }
    /// All of them, for the file with this name.
    pub fn report(mut self, file: &str) -> Report {
        self.list.sort_by_key(|finding| (finding.line, finding.column));
        let all: Vec<&str> = self.text.lines().collect();
        let line = |finding: &Finding| all.get(finding.line - 1).map_or(String::new(), |l| (*l).to_owned());
        let lines = self.list.iter().map(line).collect();
        Report { file: file.to_owned(), findings: self.list, lines }
    }
}

/// What to write instead of a name that is unknown: the nearest known one, or all of them.
///
/// ```
/// use skirmish::instead;
/// assert_eq!(instead("dorr", &["door", "area"]), "did you mean `door`?");
/// assert_eq!(instead("x", &["door", "area"]), "write door or area");
/// ```
pub fn instead<S: AsRef<str>>(name: &str, known: &[S]) -> String {
    let likeness = |word: &str| strsim::jaro_winkler(&name.to_lowercase(), &word.to_lowercase());
    let nearest = known.iter().map(AsRef::as_ref).max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    match nearest {
        Some(word) if likeness(word) > 0.75 => format!("did you mean `{word}`?"),
        Some(_) => format!("write {}", engine::one_of(known)),
        None => "the file has none: add one".to_owned(),
    }
}
