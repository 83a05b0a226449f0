//! Writing a scenario file: the small forms that all of them are made of.

use std::fmt::{Display, Formatter, Result};

use grid::Dir;

use crate::{Extent, Pos, Run};

/// A string of TOML.
///
/// ```
/// assert_eq!(skirmish::print::quoted("a \"b\" \\ \u{7}\u{301}"), "\"a \\\"b\\\" \\\\ \\u0007\u{301}\"");
/// ```
pub fn quoted(text: &str) -> String {
    let written = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(written).collect::<String>())
}

/// Words as a list: `{:?}` writes it as TOML does.
pub fn words<T: Display>(all: impl IntoIterator<Item = T>) -> Vec<String> {
    all.into_iter().map(|one| one.to_string()).collect()
}

/// A place.
///
/// ```
/// assert_eq!(skirmish::print::at(skirmish::Pos::new(4, -1)), "[4, -1]");
/// ```
pub fn at(pos: Pos) -> String {
    format!("[{}, {}]", pos.x, pos.y)
}

/// What something large fills: where it begins, and where it ends unless that is the same.
pub fn extent(extent: Extent) -> String {
    let to = if extent.from == extent.to { String::new() } else { format!(", to = {}", at(extent.to)) };
    format!("at = {}{to}", at(extent.from))
}

/// Where a line lies and what it spans, with something between the two.
///
/// ```
/// use skirmish::{Run, print};
/// let door: Run = "3|4,1-2".parse().unwrap();
/// assert_eq!(print::line(door, ", "), "x = 4, y = [1, 2]");
/// ```
pub fn line(run: Run, between: &str) -> String {
    let Run { across, line, from, to } = run;
    match across {
        Dir::E => format!("x = {line}{between}y = [{from}, {to}]"),
        _ => format!("x = [{from}, {to}]{between}y = {line}"),
    }
}

/// A list, one entry a line; nothing if it is empty.
///
/// # Errors
/// If it cannot be written.
pub fn list(f: &mut Formatter<'_>, name: &str, entries: impl Iterator<Item = String>) -> Result {
    let mut entries = entries.peekable();
    if entries.peek().is_none() { Ok(()) } else { whole_list(f, name, entries) }
}

/// A list, one entry a line, though it be empty.
///
/// # Errors
/// If it cannot be written.
pub fn whole_list(f: &mut Formatter<'_>, name: &str, entries: impl Iterator<Item = String>) -> Result {
    let entries: String = entries.map(|entry| format!("    {entry},\n")).collect();
    writeln!(f, "{name} = [\n{entries}]")
}
