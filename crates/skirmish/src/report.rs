//! Collects what a checker finds in a file, each with its place.

use engine::content::{self, Finding, Remark, Report, Severity};
use engine::{Arg, Message};

use crate::{Mark, visible};

/// So many errors are told, and as many warnings: a file with more of them is not read to the end by anybody, and whoever
/// writes one on purpose shall not keep a server busy with it.
const TOLD: usize = 200;

/// Collects findings while a file is read and checked.
///
/// ```
/// use codex::Lang;
/// use skirmish::Findings;
///
/// #[derive(Debug, serde::Deserialize)]
/// struct File { id: String }
///
/// let mut findings = Findings::new("id = 5");
/// assert!(findings.parse::<File>().is_none());
/// let report = findings.report("five.toml");
/// assert!(!report.is_playable());
/// let said = codex::report(Lang::En, &report);
/// assert!(said.starts_with("error: invalid type: integer `5`, expected a string\n --> five.toml:1:6\n"));
/// ```
#[derive(Debug)]
pub struct Findings<'t> {
    text: &'t str,
    list: Vec<Finding>,
    errors: usize,
    warnings: usize,
}

impl<'t> Findings<'t> {
    /// None yet, in the file with this text.
    pub fn new(text: &'t str) -> Self {
        Findings { text, list: Vec::new(), errors: 0, warnings: 0 }
    }
    /// The text of the file.
    pub(crate) fn text(&self) -> &'t str {
        self.text
    }
    /// Something stops the scenario from being played.
    pub fn error(&mut self, mark: Mark, remark: impl Into<Remark>) {
        self.add(Severity::Error, mark, remark.into());
    }
    /// Something is probably not meant.
    pub fn warning(&mut self, mark: Mark, remark: impl Into<Remark>) {
        self.add(Severity::Warning, mark, remark.into());
    }
    /// One more error that nobody needs to hear of, if there are enough already: then it need not be worked out what to
    /// say of it.
    pub(crate) fn is_one_of_many(&mut self) -> bool {
        let many = self.errors >= TOLD;
        self.errors += usize::from(many);
        many
    }
    fn add(&mut self, severity: Severity, mark: Mark, remark: Remark) {
        let count = match severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        *count += 1;
        if *count > TOLD {
            return;
        }
        let at = content::at(self.text, mark.0, "");
        // What the file says goes to a terminal or a page: nothing in it may steer either.
        let remark = Remark { said: harmless(remark.said), ..remark };
        let source = self.text.lines().nth(at.line - 1).unwrap_or_default().to_owned();
        self.list.push(Finding { severity, line: at.line, column: at.column, remark, source });
    }
    /// How many there are by now.
    pub fn count(&self) -> usize {
        self.errors + self.warnings
    }
    /// Was anything found that makes further questions meaningless?
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }
    /// All of them that are told, for the file with this name.
    pub fn report(mut self, file: &str) -> Report {
        self.list.sort_by_key(|finding| (finding.line, finding.column));
        Report { file: file.to_owned(), findings: self.list }
    }
}

/// A message that steers nothing, whatever it is filled with.
fn harmless(message: Message) -> Message {
    let args = message.args.into_iter().map(|(name, arg)| (name, harmless_arg(arg))).collect();
    Message { key: message.key, args }
}

fn harmless_arg(arg: Arg) -> Arg {
    match arg {
        Arg::Text(text) => Arg::Text(visible(&text).into_owned()),
        Arg::Said(message) => Arg::Said(harmless(message)),
        Arg::List(list) => Arg::List(list.into_iter().map(harmless_arg).collect()),
        Arg::Own(texts) => {
            Arg::Own(texts.into_iter().map(|(lang, text)| (lang, visible(&text).into_owned())).collect())
        }
        Arg::About(spot, name) => Arg::About(spot, Box::new(harmless_arg(*name))),
        Arg::Num(_) | Arg::Key(_) => arg,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Flaw;

    /// What is left out is counted all the same, and never hides that a file cannot be played.
    #[test]
    fn of_very_many_findings_the_first_are_told() {
        let text = "x\n".repeat(TOLD + 5);
        let mut findings = Findings::new(&text);
        for n in 0..TOLD + 5 {
            findings.warning(Mark(2 * n), Flaw::OneTooMany(Arg::text("door"), n));
        }
        assert!(!findings.has_errors() && !findings.is_one_of_many());
        for n in 0..TOLD {
            findings.error(Mark(2 * n), Flaw::OneTooMany(Arg::text("door"), n));
        }
        assert!(findings.is_one_of_many() && findings.has_errors());
        assert_eq!(findings.count(), 2 * TOLD + 6);
        let report = findings.report("many.toml");
        assert_eq!((report.findings.len(), report.errors().count()), (2 * TOLD, TOLD));
        assert!(!report.is_playable());
    }
}
