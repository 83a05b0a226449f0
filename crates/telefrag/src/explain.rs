//! `telefrag explain`: one action of a replay, with the question, the answer, and what came of it, rule by rule.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use codex::{Arg, Lang, ask, said, text};
use engine::{Entry, Table, Words};

use crate::words::say;

/// Which action of which replay.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// The replay (.tfr).
    pub(crate) file: PathBuf,
    /// The number of the action, from 1, as `replay show` counts.
    pub(crate) number: usize,
}

/// `FILE:NUMBER`.
///
/// # Errors
/// What is missing.
pub(crate) fn moment(written: &str) -> Result<Moment, String> {
    let (file, number) = written.rsplit_once(':').unwrap_or((written, ""));
    match number.parse() {
        Ok(number) if number > 0 && !file.is_empty() => Ok(Moment { file: file.into(), number }),
        _ => Err(said("cli-bad-moment", &[]).into()),
    }
}

/// Explain an action.
///
/// # Errors
/// If the game has no such action.
pub(crate) fn explain<G: Words>(
    out: &mut impl Write,
    table: &Table<G>,
    number: usize,
    lang: Lang,
) -> Result<()> {
    let last = table.log().len();
    let (Some(before), Some(after)) = (table.state_at(number - 1), table.state_at(number)) else {
        bail!(said("cli-no-action", &[("n", Arg::from(number)), ("last", Arg::from(last))]));
    };
    let line = |key: &str, args: &[(&str, Arg)]| text(lang, key, args);
    let count = |n: usize| Arg::Num(n as i64);
    let question = Arg::Text(ask(lang, &G::prompt(&before), false));
    let place = [("n", count(number)), ("last", count(last)), ("question", question)];
    writeln!(out, "{}", line("ui-explain-asked", &place))?;
    if let Some(Entry::Act { action, .. }) = table.log().get(number - 1) {
        let label = format!("{} ({action})", say(lang, &G::label(&before, *action)));
        writeln!(out, "{}", line("ui-explain-answer", &[("label", Arg::Text(label))]))?;
        let mut legal = Vec::new();
        G::legal(&before, &mut legal);
        writeln!(out, "{}", line("ui-explain-others", &[("n", count(legal.len()))]))?;
    }
    let events = table.events_at(number - 1).unwrap_or_default();
    let heading = if events.is_empty() { "ui-explain-nothing" } else { "ui-explain-came" };
    writeln!(out, "\n{}", line(heading, &[]))?;
    let mut told = BTreeSet::new();
    for event in events {
        let (message, rules) = G::tell(&after, &event);
        writeln!(out, "\n* {}", say(lang, &message))?;
        for rule in rules {
            cite(out, rule.number(), told.insert(rule.number()), lang)?;
        }
    }
    Ok(())
}

/// The number of a rule, and the first time its text.
fn cite(out: &mut impl Write, number: &str, first: bool, lang: Lang) -> io::Result<()> {
    if first {
        writeln!(out, "    {number}  {}", text(lang, &format!("rule-{number}"), &[]))
    } else {
        writeln!(out, "    {number}")
    }
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn a_moment_is_a_file_and_a_number() {
        let found = moment("C:/games/a.tfr:12").unwrap();
        assert_eq!((found.file.to_str(), found.number), (Some("C:/games/a.tfr"), 12));
        for wrong in ["a.tfr", "a.tfr:", "a.tfr:0", "a.tfr:x", ":3", ""] {
            assert!(moment(wrong).is_err(), "{wrong}");
        }
    }
}
