//! Data files as types: each is read by serde, checked by what it says of itself, and put down where it is wrong.

use std::fmt;

use serde::de::DeserializeOwned;
use toml::de::{DeTable, DeValue};

use super::{ContentError, Origin, Sources, at, parse};

/// A data file: lists of rows, and perhaps some numbers of its own.
///
/// Fields are named as in the file, or renamed by serde; what follows from them is skipped by serde and filled in by
/// `check`.
/// ```
/// use engine::content::{self, Lists, Sheet, Sources, Wrong, must};
/// use serde::Deserialize;
///
/// #[derive(Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Swords { sword: Vec<Sword> }
/// #[derive(Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Sword { id: String, length: u8, source: Sources }
///
/// impl Sheet for Swords {
///     const FILE: &'static str = "swords.toml";
///     const TEXT: &'static str = "[[sword]]\nid = 'foil'\nlength = 9\nsource = 'ours'\n";
///     fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
///         lists.each("sword", &mut self.sword, |lists, sword| {
///             must(sword.length > 1, "a sword has a blade").map_err(|wrong| wrong.at("length"))?;
///             lists.facts(&sword.id, &mut sword.source, &["length"])
///         })?;
///         lists.roll_call("sword", self.sword.iter().map(|sword| &sword.id), &["foil"])
///     }
/// }
///
/// let swords: Swords = content::shipped();
/// assert_eq!((swords.sword[0].length, swords.sword[0].source.of("length")), (9, Some(content::Source::Ours)));
/// let wrong = |old, new| content::read::<Swords>(&Swords::TEXT.replace(old, new)).err().unwrap().to_string();
/// assert_eq!(wrong("= 9", "= 1"), "line 3, column 10: a sword has a blade");
/// content::assert_refused::<Swords>(["foil", "9", "900"], ["900", "expected u8"]);
/// assert_eq!(wrong("foil", "sabre"), "line 2, column 6: here comes `foil`, not `sabre`: each once, in order");
/// assert_eq!(wrong("'ours'", "{}"), "line 4, column 10: no source for `length`; write it, or `rest` for all parts that are not named");
/// assert_eq!(content::DataFile::of::<Swords>().origins().len(), 1);
/// ```
pub trait Sheet: DeserializeOwned {
    /// Its name.
    const FILE: &'static str;
    /// What the shipped file says.
    const TEXT: &'static str;

    /// Check all that was read, list by list, and fill in what follows from it.
    ///
    /// # Errors
    /// What is wrong first.
    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong>;
}

/// The lists of a data file while they are checked.
#[derive(Debug)]
pub struct Lists {
    file: &'static str,
    origins: Vec<Origin>,
}

impl Lists {
    /// Check the rows of a list one by one. What is wrong with a row is told at its field `id`.
    ///
    /// # Errors
    /// What is wrong first.
    pub fn each<R>(
        &mut self,
        list: &str,
        rows: &mut [R],
        check: impl FnMut(&mut Lists, &mut R) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        self.each_by([list, "id"], rows, check)
    }
    /// The same for rows that are known by another field; without one, what is wrong is told where the row begins.
    ///
    /// # Errors
    /// What is wrong first.
    pub fn each_by<R>(
        &mut self,
        [list, key]: [&str; 2],
        rows: &mut [R],
        mut check: impl FnMut(&mut Lists, &mut R) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        let in_row = |n: usize, wrong: Wrong| wrong.or_at(key).at(&format!("{list}.{n}"));
        rows.iter_mut()
            .enumerate()
            .try_for_each(|(n, row)| check(self, row).map_err(|wrong| in_row(n, wrong)))
    }
    /// Give each part of a row its source. Every part needs one; what is no part cannot have one.
    ///
    /// # Errors
    /// Which part is wrong, and what would be right.
    pub fn facts(
        &mut self,
        row: impl fmt::Display,
        sources: &mut Sources,
        parts: &[&str],
    ) -> Result<(), Wrong> {
        sources.settle(parts).map_err(|advice| Wrong::from(advice).at("source"))?;
        self.origins.extend(sources.origins(self.file, &row.to_string()));
        Ok(())
    }
    /// Is there one row for each of `all`, in this order?
    ///
    /// # Errors
    /// The first that is out of place.
    pub fn roll_call<I: PartialEq<W> + fmt::Display, W: fmt::Display>(
        &self,
        list: &str,
        ids: impl IntoIterator<Item = I>,
        all: &[W],
    ) -> Result<(), Wrong> {
        self.roll_call_by([list, "id"], ids, all)
    }
    /// The same for rows that are known by another field.
    ///
    /// # Errors
    /// The first that is out of place.
    pub fn roll_call_by<I: PartialEq<W> + fmt::Display, W: fmt::Display>(
        &self,
        [list, key]: [&str; 2],
        ids: impl IntoIterator<Item = I>,
        all: &[W],
    ) -> Result<(), Wrong> {
        let mut ids = ids.into_iter();
        let wrong = |n: usize, advice: String| Err(Wrong::from(advice).at(&format!("{list}.{n}.{key}")));
        for (n, wanted) in all.iter().enumerate() {
            match ids.next() {
                Some(id) if id == *wanted => {}
                Some(id) => {
                    return wrong(n, format!("here comes `{wanted}`, not `{id}`: each once, in order"));
                }
                None => return Err(Wrong { place: None, advice: format!("`{wanted}` is missing") }),
            }
        }
        ids.next().map_or(Ok(()), |id| wrong(all.len(), format!("`{id}` is one too many")))
    }
}

/// What is wrong in a data file, and what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The way there through keys and numbers, as `card.2.ability`; `None`: where the text ends.
    place: Option<String>,
    advice: String,
}

impl Wrong {
    /// It is wrong in this field, or in this place below it: `ability`, `ability.2`.
    #[must_use]
    pub fn at(mut self, field: &str) -> Wrong {
        if let Some(place) = &mut self.place {
            let dot = if place.is_empty() || field.is_empty() { "" } else { "." };
            *place = format!("{field}{dot}{place}");
        }
        self
    }
    /// It is wrong in this field if it does not say where.
    fn or_at(self, field: &str) -> Wrong {
        if self.place.as_ref().is_some_and(String::is_empty) { self.at(field) } else { self }
    }
    /// As an error in this text.
    fn locate(self, text: &str) -> ContentError {
        let byte = self.place.map_or(text.len(), |place| locate(text, &place));
        at(text, byte, self.advice)
    }
}

impl From<String> for Wrong {
    fn from(advice: String) -> Wrong {
        Wrong { place: Some(String::new()), advice }
    }
}

impl From<&str> for Wrong {
    fn from(advice: &str) -> Wrong {
        advice.to_owned().into()
    }
}

/// Where a place begins in a text; where it is left out, what holds it begins.
fn locate(text: &str, place: &str) -> usize {
    let mut start = 0;
    if let Ok(table) = DeTable::parse(text) {
        let whole = DeValue::Table(table.into_inner());
        let mut value = &whole;
        for step in place.split('.') {
            let next = step.parse::<usize>().map_or_else(|_| value.get(step), |n| value.get(n));
            let Some(next) = next else { break };
            (start, value) = (next.span().start, next.get_ref());
        }
    }
    start
}

/// An error if `holds` is false: in a row it points at its id, elsewhere at the beginning of the file.
///
/// # Errors
/// The advice.
pub fn must(holds: bool, advice: impl Into<Wrong>) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(advice.into()) }
}

/// Read a sheet.
///
/// # Errors
/// What is wrong, with line and column.
pub fn read<S: Sheet>(text: &str) -> Result<S, ContentError> {
    load(text).map(|(sheet, _)| sheet)
}

/// The sheet as it is shipped.
///
/// # Panics
/// If it is broken.
pub fn shipped<S: Sheet>() -> S {
    read(S::TEXT).unwrap_or_else(|e| panic!("{} is broken: {e}", S::FILE))
}

fn load<S: Sheet>(text: &str) -> Result<(S, Vec<Origin>), ContentError> {
    let mut sheet: S = parse(text)?;
    let mut lists = Lists { file: S::FILE, origins: Vec::new() };
    match sheet.check(&mut lists) {
        Ok(()) => Ok((sheet, lists.origins)),
        Err(wrong) => Err(wrong.locate(text)),
    }
}

/// A data file of a game, whatever it holds: for programs that check files, and for the list of all facts.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// Its name.
    pub name: &'static str,
    pub(super) check: fn(&str) -> Result<(), ContentError>,
    pub(super) origins: fn() -> Vec<Origin>,
}

impl DataFile {
    /// The file of a sheet.
    pub const fn of<S: Sheet>() -> DataFile {
        DataFile {
            name: S::FILE,
            check: |text| read::<S>(text).map(drop),
            origins: || load::<S>(S::TEXT).map_or_else(|_| Vec::new(), |(_, origins)| origins),
        }
    }
    /// Can a text be used in its place?
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn check(&self, text: &str) -> Result<(), ContentError> {
        (self.check)(text)
    }
    /// Every fact of the shipped file with its source.
    pub fn origins(&self) -> Vec<Origin> {
        (self.origins)()
    }
}
