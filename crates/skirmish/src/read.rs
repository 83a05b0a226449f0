//! Reading a scenario file: words with their places, names that are looked up, and texts that must be there.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::{Findings, Pos, instead};

/// Where in the file a thing is written, for the checker. Two things that differ in this alone are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mark(pub usize);

impl PartialEq for Mark {
    fn eq(&self, _: &Mark) -> bool {
        true
    }
}

impl Eq for Mark {}

/// A name, with its place in the file.
pub type Name = Spanned<String>;
/// A place on the map, with its place in the file.
pub type At = Spanned<Row<i16, 2>>;

/// So many numbers in a row, not more and not fewer.
///
/// ```
/// use skirmish::Row;
/// assert_eq!(serde_json::from_str::<Row<u8, 2>>("[1, 3]").unwrap().0, [1, 3]);
/// let error = serde_json::from_str::<Row<u8, 2>>("[1, 2, 3]").unwrap_err();
/// assert!(error.to_string().starts_with("3 numbers in a row, expected 2"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> From<Row<T, N>> for [T; N] {
    fn from(row: Row<T, N>) -> [T; N] {
        row.0
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(d)?;
        let wrong = |list: Vec<T>| D::Error::custom(format!("{} numbers in a row, expected {N}", list.len()));
        list.try_into().map(Row).map_err(wrong)
    }
}

/// Where in the file this is written.
pub fn mark<T>(spanned: &Spanned<T>) -> Mark {
    Mark(spanned.span().start)
}

/// The key of a text in the locale files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The key.
    pub key: String,
    /// Where it is written.
    pub mark: Mark,
}

impl From<&Name> for Text {
    fn from(name: &Name) -> Text {
        Text { key: name.get_ref().clone(), mark: mark(name) }
    }
}

/// The longest name.
const NAME: usize = 40;
/// Farther out no map goes.
const FAR: i16 = 100;

impl Findings<'_> {
    /// Reads the file; `None` if it does not have the shape of a `T`.
    pub fn parse<T: DeserializeOwned>(&mut self) -> Option<T> {
        toml::from_str(self.text())
            .map_err(|error| {
                let (message, advice) = reword(error.message());
                self.error(Mark(error.span().map_or(0, |span| span.start)), message, advice);
            })
            .ok()
    }

    /// The names of one kind of thing, each of which must be new; positions have room for so many.
    pub fn names<'a>(
        &mut self,
        what: &str,
        most: usize,
        names: impl IntoIterator<Item = &'a Name>,
    ) -> Vec<String> {
        let mut list: Vec<String> = Vec::new();
        for name in names {
            if list.contains(name.get_ref()) {
                let message = format!("the {what} `{}` is there twice", name.get_ref());
                self.error(mark(name), message, "give each its own name");
            } else if list.len() == most {
                let message = format!("`{}` is one {what} too many", name.get_ref());
                self.error(mark(name), message, format!("a scenario has at most {most} of {what}"));
            }
            list.push(name.get_ref().clone());
        }
        list
    }

    /// A name that is also written in links, file names and set-ups: letters, digits and hyphens, not too many.
    pub fn plain(&mut self, what: &str, name: &Name) {
        let text = name.get_ref();
        let fine = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if text.is_empty() || text.len() > NAME || !text.chars().all(fine) {
            let message = format!("{:?} is no name for {what}", text.chars().take(NAME).collect::<String>());
            self.error(mark(name), message, format!("write letters, digits and hyphens, at most {NAME}"));
        }
    }

    /// Positions have room for so many of a thing without a name.
    pub fn at_most(&mut self, what: &str, most: usize, marks: impl IntoIterator<Item = Mark>) {
        if let Some(mark) = marks.into_iter().nth(most) {
            let advice = format!("a scenario has at most {most} of {what}");
            self.error(mark, format!("one {what} too many"), advice);
        }
    }

    /// Looks a name up among those that were given; the number is its place in the list.
    pub fn look_up(&mut self, what: &str, list: &[String], name: &Name) -> Option<u8> {
        let place = list.iter().position(|known| known == name.get_ref());
        if place.is_none() {
            let message = format!("there is no {what} `{}`", name.get_ref());
            self.error(mark(name), message, instead(name.get_ref(), list));
        }
        place.and_then(|place| u8::try_from(place).ok())
    }

    /// Looks a word of the game up.
    pub fn word<T: FromStr>(&mut self, what: &str, known: &[impl AsRef<str>], name: &Name) -> Option<T> {
        let value = name.get_ref().parse().ok();
        if value.is_none() {
            let message = format!("`{}` is no {what}", name.get_ref());
            self.error(mark(name), message, instead(name.get_ref(), known));
        }
        value
    }

    /// A place, which must not be out of the world; if it is, the nearest that is not.
    pub fn pos(&mut self, mark: Mark, at: impl Into<[i16; 2]>) -> Pos {
        let [x, y] = at.into();
        let near = Pos::new(x.clamp(-FAR, FAR), y.clamp(-FAR, FAR));
        if near != Pos::new(x, y) {
            let message = format!("{:#} is too far out", Pos::new(x, y));
            self.error(mark, message, format!("stay within {FAR} spaces of (0, 0)"));
        }
        near
    }

    /// Are all these texts among those that there are?
    pub fn texts<'a>(&mut self, texts: impl IntoIterator<Item = &'a Text>, keys: &BTreeSet<String>) {
        let known: Vec<&String> = keys.iter().collect();
        for text in texts.into_iter().filter(|text| !keys.contains(&text.key)) {
            let nearest = instead(&text.key, &known);
            let advice = if nearest.starts_with("did you mean") {
                nearest
            } else {
                "add it to the locale files".to_owned()
            };
            self.error(text.mark, format!("there is no text `{}`", text.key), advice);
        }
    }
}

/// The kinds of numbers that the TOML reader speaks of, in words.
const NUMBERS: [(&str, &str); 3] = [
    ("expected u8", "expected a whole number from 0 to 255"),
    ("expected i16", "expected a whole number from -100 to 100"),
    ("expected i64", "expected a whole number"),
];

/// Parts what the TOML reader says into what is wrong and what to do.
fn reword(message: &str) -> (String, String) {
    // How the reader keeps a number is nothing to people.
    let first_line = message.lines().next().unwrap_or(message).replace(" as i128", "").replace(" as u64", "");
    let first_line = first_line.as_str();
    let number = NUMBERS.into_iter().find(|(ours, _)| first_line.ends_with(ours));
    let in_words = number.map(|(ours, words)| first_line.replace(ours, words));
    let first_line = in_words.as_deref().unwrap_or(first_line);
    if first_line.starts_with("invalid type: integer") && first_line.ends_with("expected a whole number") {
        let number = first_line.split('`').nth(1).unwrap_or_default();
        return (format!("the number {number} is too large"), "write a smaller one".to_owned());
    }
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
