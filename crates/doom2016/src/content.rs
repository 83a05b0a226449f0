//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! Ratings, cards and texts of the printed game that no source gives are our own. Each entry of a data file says so,
//! whole (`source = "ours"`) or part by part (`source = { copies = "found", rest = "ours" }`), and whoever finds the
//! printed value changes the file and nothing else.

use std::collections::BTreeMap;
use std::fmt;

pub use engine::content::ContentError;
pub(crate) use engine::content::{at, parse};
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use toml::Spanned;

/// Where a fact of the data files comes from.
///
/// ```
/// use doom2016::{DemonKind, content::Source};
/// assert_eq!(DemonKind::Imp.sheet().sources.of("argent"), Some(Source::Found));
/// assert_eq!(DemonKind::Imp.sheet().sources.of("speed"), Some(Source::Ours));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A rulebook, the printed game or a report of it says so.
    Found,
    /// A source narrows it down; the exact value is our reading.
    Inferred,
    /// No source has it: we chose it.
    Ours,
}

engine::words! { Source, "source" { Found = "found", Inferred = "inferred", Ours = "ours" } }

/// Where each part of one entry comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources(Vec<(String, Source)>);

impl Sources {
    /// Where one part comes from: mostly a field by its name.
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

/// Every fact of the data files with its source, file by file.
///
/// ```
/// use doom2016::content::{Source, provenance};
/// let ours = provenance().iter().filter(|fact| fact.source == Source::Ours).count();
/// assert!(ours > 0 && ours < provenance().len());
/// ```
pub fn provenance() -> Vec<Origin> {
    let mut list = Vec::new();
    let mut add = |file: &'static str, entry: &dyn fmt::Display, sources: &Sources| {
        list.extend(sources.iter().map(|(part, source)| Origin {
            file,
            entry: entry.to_string(),
            part: part.to_owned(),
            source,
        }));
    };
    for die in crate::DieKind::ALL {
        add("dice.toml", &die, &die.data().sources);
    }
    for kind in crate::DemonKind::ALL {
        add("demons.toml", &kind, &kind.sheet().sources);
    }
    for set in crate::CardSet::ALL {
        add("action-cards.toml", &set, &set.sheet().sources);
    }
    for face in crate::action_card::faces() {
        add("action-cards.toml", &face.title, &face.sources);
    }
    for face in crate::event_card::faces() {
        add("event-cards.toml", &face.id, &face.sources);
    }
    for kind in crate::InvasionKind::ALL {
        add("invasion-cards.toml", &kind, &kind.card().sources);
    }
    for class in crate::ClassKind::ALL {
        add("classes.toml", &class, &class.card().sources);
    }
    for kind in crate::GloryKind::ALL {
        add("glory-kills.toml", &kind, &kind.face().sources);
    }
    add("squads.toml", &"marine", crate::squad::marine_sources());
    for squad in crate::SquadKind::ALL {
        add("squads.toml", &squad, &squad.card().sources);
    }
    for threat in crate::ThreatKind::ALL {
        add("threat-cards.toml", &threat, &threat.card().sources);
    }
    for objective in crate::ObjectiveKind::ALL {
        add("objective-cards.toml", &objective, &objective.card().sources);
    }
    for token in crate::TokenKind::ALL {
        add("tokens.toml", &token, &token.stock().sources);
    }
    list
}

/// The field `source` as it is written; [`SourceEntry::check`] makes [`Sources`] of it.
#[derive(Clone, Debug)]
pub(crate) struct SourceEntry {
    rest: Option<Source>,
    parts: BTreeMap<String, Source>,
}

impl SourceEntry {
    /// Give each part of an entry its source. Every part needs one; what is no part cannot have one.
    pub(crate) fn check<S: AsRef<str>>(mut self, parts: &[S]) -> Result<Sources, String> {
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
                Err(format!("`{part}` is no part of this entry; name {} or rest", engine::one_of(parts)))
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
pub(crate) fn sources<S: AsRef<str>>(
    text: &str,
    entry: Spanned<SourceEntry>,
    parts: &[S],
) -> Result<Sources, ContentError> {
    let start = entry.span().start;
    entry.into_inner().check(parts).map_err(|e| at(text, start, e))
}

/// Is there one entry for each of `all`, in this order? The error points at the first that is out of place.
pub(crate) fn roll_call<T: PartialEq + fmt::Display>(
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
pub(crate) fn ensure(holds: bool, text: &str, byte: usize, advice: &str) -> Result<(), ContentError> {
    if holds { Ok(()) } else { Err(at(text, byte, advice)) }
}

/// An error if the file has not as many of something as the box (D16-SET-9).
pub(crate) fn total(text: &str, found: u32, wanted: u32, what: &str) -> Result<(), ContentError> {
    ensure(found == wanted, text, 0, &format!("{found} {what}; the box has {wanted} (D16-SET-9)"))
}
