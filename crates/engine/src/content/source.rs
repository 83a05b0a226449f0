//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! What no source tells of a printed game is our own. Each entry of a data file says so, whole (`source = "ours"`) or
//! part by part (`source = { dice = "found", rest = "ours" }`), and whoever finds the printed value changes the file
//! and nothing else.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

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
pub struct Sources {
    parts: Vec<(String, Source)>,
    /// All parts that are not named; used up when the entry is checked.
    rest: Option<Source>,
}

impl Sources {
    /// Where one part comes from: a field by its name, an ability or a die by its word.
    pub fn of(&self, part: &str) -> Option<Source> {
        self.iter().find(|&(name, _)| name == part).map(|(_, source)| source)
    }
    /// All parts of the entry.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Source)> {
        self.parts.iter().map(|(name, source)| (name.as_str(), *source))
    }
    /// A line for each part, for the list of all facts.
    pub(super) fn origins(&self, file: &'static str, entry: &str) -> impl Iterator<Item = Origin> {
        let entry = entry.to_owned();
        self.iter().map(move |(part, source)| Origin {
            file,
            entry: entry.clone(),
            part: part.to_owned(),
            source,
        })
    }
    /// Give each of these parts its source. Every part needs one; what is no part cannot have one.
    pub(super) fn settle(&mut self, parts: &[&str]) -> Result<(), String> {
        let mut settled = Vec::new();
        for part in parts {
            let source = self.of(part).or(self.rest).ok_or_else(|| {
                format!("no source for `{part}`; write it, or `rest` for all parts that are not named")
            })?;
            settled.push(((*part).to_owned(), source));
        }
        if let Some((part, _)) = self.iter().find(|(part, _)| !parts.contains(part)) {
            return Err(format!("`{part}` is no part of this entry; name {} or rest", crate::one_of(parts)));
        }
        *self = Sources { parts: settled, rest: None };
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Sources {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Sources;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("found, inferred or ours, or a table of parts with these words")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Sources, E> {
                Ok(Sources { parts: Vec::new(), rest: Some(word.parse().map_err(E::custom)?) })
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Sources, M::Error> {
                let mut sources = Sources { parts: Vec::new(), rest: None };
                while let Some((part, source)) = map.next_entry::<String, Source>()? {
                    if part == "rest" {
                        sources.rest = Some(source);
                    } else {
                        sources.parts.push((part, source));
                    }
                }
                Ok(sources)
            }
        }
        d.deserialize_any(Form)
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
