//! Reading a scenario file: words with their places, names that are looked up, and texts that must be there.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::de::DeserializeOwned;
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
pub type At = Spanned<[i16; 2]>;

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
    pub fn pos(&mut self, mark: Mark, [x, y]: [i16; 2]) -> Pos {
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

/// Parts what the TOML reader says into what is wrong and what to do.
fn reword(message: &str) -> (String, String) {
    let first_line = message.lines().next().unwrap_or(message);
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
