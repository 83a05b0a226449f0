//! What checkers of files find, in words: one finding, and a whole report as a terminal shows it.

use std::fmt::Write as _;

use engine::content::{Finding, Remark, Report, Severity};
use engine::{Arg, Rule, is_hidden};

use crate::Lang;
use crate::message::{aside, say, text};

/// A line with more characters than this is shown in part.
const LONG: usize = 160;

/// What is wrong.
pub fn remark(lang: Lang, remark: &Remark) -> String {
    say(lang, &remark.said)
}

/// What to do about it, and the rules behind it.
pub fn advice(lang: Lang, remark: &Remark) -> String {
    let mut advice = aside(lang, &remark.said, "advice").unwrap_or_default();
    if !remark.rules.is_empty() {
        let rules: Vec<&str> = remark.rules.iter().copied().map(Rule::number).collect();
        advice += &format!(" ({})", rules.join(", "));
    }
    advice
}

/// A finding with its place, in one line.
pub fn finding(lang: Lang, finding: &Finding) -> String {
    let place = [("line", Arg::from(finding.line)), ("column", Arg::from(finding.column))];
    let said = [("message", Arg::Text(remark(lang, &finding.remark)))];
    text(lang, "check-place", &[&place[..], &said[..]].concat())
}

/// All that was found in a file, each with its line and a mark under the column, and how much it is.
///
/// ```
/// use codex::{Lang, report};
/// use engine::content::Report;
/// let clean = Report { file: "lab.toml".into(), findings: Vec::new() };
/// assert_eq!(report(Lang::En, &clean), "lab.toml: 0 errors, 0 warnings\n");
/// ```
pub fn report(lang: Lang, report: &Report) -> String {
    let mut out = String::new();
    for finding in &report.findings {
        // Writing to a text cannot fail.
        let _ = drawn(lang, &report.file, finding, &mut out);
    }
    let count = |found: usize| Arg::from(found);
    let args = [
        ("file", Arg::text(&report.file)),
        ("errors", count(report.errors().count())),
        ("warnings", count(report.warnings().count())),
    ];
    out + &text(lang, "check-sum", &args) + "\n"
}

fn drawn(lang: Lang, file: &str, finding: &Finding, out: &mut String) -> std::fmt::Result {
    let Finding { severity, line, column, remark: found, source } = finding;
    let severity = match severity {
        Severity::Error => text(lang, "check-error", &[]),
        Severity::Warning => text(lang, "check-warning", &[]),
    };
    let width = line.to_string().len();
    let (source, at) = excerpt(source, *column);
    writeln!(out, "{severity}: {}", remark(lang, found))?;
    writeln!(out, "{:width$}--> {file}:{line}:{column}", "")?;
    writeln!(out, "{:width$} |", "")?;
    writeln!(out, "{line} | {source}")?;
    writeln!(out, "{:width$} | {:>at$}", "", "^")?;
    writeln!(out, "{:width$} = {}\n", "", advice(lang, found))
}

/// The part of a line that is worth showing, and the column in it: of a very long one, what is near the column.
fn excerpt(text: &str, column: usize) -> (String, usize) {
    let skipped = if column > LONG { column - LONG / 2 } else { 0 };
    let (before, after) = if skipped > 0 { ("…", skipped - 1) } else { ("", 0) };
    // One character for one, so that the column is right; what steers a terminal is not shown.
    let plain = |c: char| if is_hidden(c) && c != '\t' { '·' } else { c };
    let near = text.chars().skip(skipped).take(LONG).map(plain);
    let mut shown: String = before.chars().chain(near).collect();
    if text.chars().count() > skipped + LONG {
        shown.push('…');
    }
    (shown, column - after)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The character above the mark, and the whole excerpt.
    fn marked(text: &str, column: usize) -> (Option<char>, String) {
        let (shown, at) = excerpt(text, column);
        (shown.chars().nth(at - 1), shown)
    }

    #[test]
    fn of_a_long_line_what_is_near_the_mark_is_shown() {
        let line = |before: usize, after: usize| format!("{}é{}", "ä".repeat(before), "ö".repeat(after));
        for (before, after, shown) in [
            (0, LONG - 1, line(0, LONG - 1)),
            (0, LONG, line(0, LONG - 1) + "…"),
            (LONG - 1, 0, line(LONG - 1, 0)),
            (LONG - 1, 5000, line(LONG - 1, 0) + "…"),
            (LONG, 0, "…".to_owned() + &line(LONG / 2 - 1, 0)),
            (5000, 20, "…".to_owned() + &line(LONG / 2 - 1, 20)),
            (5000, 5000, "…".to_owned() + &line(LONG / 2 - 1, LONG / 2) + "…"),
        ] {
            let found = marked(&line(before, after), before + 1);
            assert_eq!(found, (Some('é'), shown), "{before} before and {after} after the mark");
        }
    }
}
