//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! What no source tells of a printed game is our own. Each entry of a data file says so, whole (`source = "ours"`) or
//! part by part (`source = { dice = "found", rest = "ours" }`), and whoever finds the printed value changes the file
//! and nothing else.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use toml::Spanned;

use crate::content::{ContentError, at};

/// Where a fact of the data files comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A rulebook, the printed game or a report of it says so.
    Found,
    /// A source narrows it down; the exact value is our reading.
    Inferred,
    /// No source has it: we chose it.
    Ours,
}

crate::words! { Source, "source" { Found = "found", Inferred = "inferred", Ours = "ours" } }

/// Where each part of one entry comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources(Vec<(String, Source)>);

impl Sources {
    /// A line for each part, for the list of all facts.
    pub fn origins(&self, file: &'static str, entry: &dyn fmt::Display) -> impl Iterator<Item = Origin> {
        let entry = entry.to_string();
        let line = move |(part, source): &(String, Source)| Origin {
            file,
            entry: entry.clone(),
            part: part.clone(),
            source: *source,
        };
        self.0.iter().map(line)
    }
    /// Where one part comes from: a field by its name, an ability or a die by its word.
    pub fn of(&self, part: &str) -> Option<Source> {
        self.iter().find(|&(name, _)| name == part).map(|(_, source)| source)
    }
    /// All parts of the entry.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Source)> {
        self.0.iter().map(|(name, source)| (name.as_str(), *source))
    }
}

/// One fact of the data files and where it comes from: a line of the list that the book prints.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Origin {
    /// The data file.
    pub file: &'static str,
    /// The entry, by its id.
    pub entry: String,
    /// The part of the entry.
    pub part: String,
    /// Where it comes from.
    pub source: Source,
}

/// The field `source` as it is written; [`SourceEntry::check`] makes [`Sources`] of it.
#[derive(Clone, Debug)]
pub struct SourceEntry {
    rest: Option<Source>,
    parts: BTreeMap<String, Source>,
}

impl SourceEntry {
    /// Give each part of an entry its source. Every part needs one; what is no part cannot have one.
    ///
    /// # Errors
    /// Which part is wrong, and what would be right.
    pub fn check<S: AsRef<str>>(mut self, parts: &[S]) -> Result<Sources, String> {
        let mut list = Vec::new();
        for part in parts.iter().map(AsRef::as_ref) {
            let source = self.parts.remove(part).or(self.rest).ok_or_else(|| {
                format!("no source for `{part}`; write it, or `rest` for all parts that are not named")
            })?;
            list.push((part.to_owned(), source));
        }
        match self.parts.pop_first() {
            None => Ok(Sources(list)),
            Some((part, _)) => {
                Err(format!("`{part}` is no part of this entry; name {} or rest", crate::one_of(parts)))
            }
        }
    }
}

impl<'de> Deserialize<'de> for SourceEntry {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = SourceEntry;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("found, inferred or ours, or a table of parts with these words")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<SourceEntry, E> {
                Ok(SourceEntry { rest: Some(word.parse().map_err(E::custom)?), parts: BTreeMap::new() })
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<SourceEntry, M::Error> {
                let mut entry = SourceEntry { rest: None, parts: BTreeMap::new() };
                while let Some((part, source)) = map.next_entry::<String, Source>()? {
                    if part == "rest" {
                        entry.rest = Some(source);
                    } else {
                        entry.parts.insert(part, source);
                    }
                }
                Ok(entry)
            }
        }
        d.deserialize_any(Form)
    }
}

/// The sources of an entry, or an error at its field `source`.
///
/// # Errors
/// What is wrong, with line and column.
pub fn sources<S: AsRef<str>>(
    text: &str,
    entry: Spanned<SourceEntry>,
    parts: &[S],
) -> Result<Sources, ContentError> {
    let start = entry.span().start;
    entry.into_inner().check(parts).map_err(|e| at(text, start, e))
}

/// Is there one entry for each of `all`, in this order? The error points at the first that is out of place.
///
/// # Errors
/// The first that is out of place, with line and column.
pub fn roll_call<T: PartialEq + fmt::Display>(
    text: &str,
    all: &[T],
    found: &[Spanned<T>],
) -> Result<(), ContentError> {
    for (n, wanted) in all.iter().enumerate() {
        match found.get(n) {
            Some(id) if id.get_ref() == wanted => {}
            Some(id) => {
                let advice = format!("here comes `{wanted}`, not `{}`: each once, in order", id.get_ref());
                return Err(at(text, id.span().start, advice));
            }
            None => return Err(at(text, text.len(), format!("`{wanted}` is missing"))),
        }
    }
    match found.get(all.len()) {
        None => Ok(()),
        Some(id) => Err(at(text, id.span().start, format!("`{}` is one too many", id.get_ref()))),
    }
}

/// An error at an entry if `holds` is false.
///
/// # Errors
/// The advice, with line and column.
pub fn ensure(holds: bool, text: &str, byte: usize, advice: &str) -> Result<(), ContentError> {
    if holds { Ok(()) } else { Err(at(text, byte, advice)) }
}
