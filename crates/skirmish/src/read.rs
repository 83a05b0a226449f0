//! Reading a scenario file: words with their places, names that are looked up, and texts that must be there.

use std::cmp::Reverse;
use std::str::FromStr;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use engine::content::Remark;
use engine::{Arg, Message};

use crate::{Findings, Flaw, Pos, instead};

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

/// The longest name.
const NAME: usize = 40;
/// Farther out no map goes.
const FAR: i16 = 100;

impl Findings<'_> {
    /// Reads the file; `None` if it does not have the shape of a `T`.
    pub fn parse<T: DeserializeOwned>(&mut self) -> Option<T> {
        toml::from_str(self.text())
            .map_err(|error| {
                let mark = error.span().map_or_else(|| deepest(self.text()), |span| span.start);
                self.error(Mark(mark), reword(error.message()));
            })
            .ok()
    }

    /// The names of one kind of thing, each of which must be new; positions have room for so many.
    pub fn names<'a>(
        &mut self,
        what: Arg,
        most: usize,
        names: impl IntoIterator<Item = &'a Name>,
    ) -> Vec<String> {
        let mut list: Vec<String> = Vec::new();
        for name in names {
            if list.len() > most && self.is_one_of_many() {
                continue;
            }
            if list.contains(name.get_ref()) {
                self.error(mark(name), Flaw::Twice(what.clone(), name.get_ref().clone()));
            } else if list.len() == most {
                self.error(mark(name), Flaw::TooMany(what.clone(), name.get_ref().clone(), most));
            }
            list.push(name.get_ref().clone());
        }
        list
    }

    /// A name that is also written in links, file names and set-ups: letters, digits and hyphens, not too many.
    pub fn plain(&mut self, what: Arg, name: &Name) {
        let text = name.get_ref();
        let fine = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if text.is_empty() || text.len() > NAME || !text.chars().all(fine) {
            let shown = format!("{:?}", text.chars().take(NAME).collect::<String>());
            self.error(mark(name), Flaw::NoName(what, shown, NAME));
        }
    }

    /// Positions have room for so many of a thing without a name.
    pub fn at_most(&mut self, what: Arg, most: usize, marks: impl IntoIterator<Item = Mark>) {
        if let Some(mark) = marks.into_iter().nth(most) {
            self.error(mark, Flaw::OneTooMany(what, most));
        }
    }

    /// Looks a name up among those that were given; the number is its place in the list.
    pub fn look_up(&mut self, what: Arg, list: &[String], name: &Name) -> Option<u8> {
        let (at, place) = (mark(name), list.iter().position(|known| known == name.get_ref()));
        if place.is_none() && !self.is_one_of_many() {
            let name = name.get_ref().clone();
            let instead = instead(&name, list);
            self.error(at, Flaw::NotThere(what, name, instead));
        }
        place.and_then(|place| u8::try_from(place).ok())
    }

    /// Looks a word of the game up.
    pub fn word<T: FromStr>(&mut self, what: Arg, known: &[impl AsRef<str>], name: &Name) -> Option<T> {
        let value = name.get_ref().parse().ok();
        if value.is_none() {
            self.no_word(what, known, name);
        }
        value
    }
    /// Something is none of the words that are known.
    pub fn no_word(&mut self, what: Arg, known: &[impl AsRef<str>], name: &Name) {
        if self.is_one_of_many() {
            return;
        }
        let instead = instead(name.get_ref(), known);
        self.error(mark(name), Flaw::NoWord(what, name.get_ref().clone(), instead));
    }

    /// A place, which must not be out of the world; if it is, the nearest that is not.
    pub fn pos(&mut self, mark: Mark, at: impl Into<[i16; 2]>) -> Pos {
        let [x, y] = at.into();
        let near = Pos::new(x.clamp(-FAR, FAR), y.clamp(-FAR, FAR));
        if near != Pos::new(x, y) {
            self.error(mark, Flaw::FarOut(Pos::new(x, y), FAR.into()));
        }
        near
    }
}

/// Where the line with the longest name in parts begins: the reader refuses those without saying where they are.
fn deepest(text: &str) -> usize {
    let bare = |line: &str| line.split('#').next().unwrap_or("").split('"').step_by(2).collect::<String>();
    let mut begin = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        begin += line.len();
        (bare(line).matches('.').count(), Reverse(begin - line.len()))
    });
    lines.max().map_or(0, |(_, Reverse(begin))| begin)
}

/// What the TOML reader can be waiting for, and the keys of the words for it.
const WANTED: [(&str, &str); 9] = [
    ("u8", "check-wanted-small"),
    ("i16", "check-wanted-place"),
    ("i64", "check-wanted-number"),
    ("a string", "check-wanted-text"),
    ("a boolean", "check-wanted-yes-or-no"),
    ("a sequence", "check-wanted-list"),
    ("an array of length 2", "check-wanted-two"),
    ("an array of length 3", "check-wanted-three"),
    ("a map", "check-wanted-table"),
];

/// What the TOML reader can have found: how it begins, and the key of the words for it, which the value follows.
const FOUND: [(&str, &str); 6] = [
    ("integer ", "check-found-number"),
    ("floating point ", "check-found-fraction"),
    ("string ", "check-found-text"),
    ("boolean ", "check-found-yes-or-no"),
    ("sequence", "check-found-list"),
    ("map", "check-found-table"),
];

/// What the TOML reader says of lists and tables in each other, and of a name with too many parts.
const TOO_DEEP: [&str; 2] = ["max recursion depth met", "recursion limit"];

/// What the TOML reader says of a text that says nothing in any language.
const NO_WORDING: &str = "a text, or a table of texts by language";

/// What the TOML reader says, as what is wrong and what to do.
fn reword(message: &str) -> Remark {
    // How the reader keeps a number is nothing to people.
    let line = message.lines().next().unwrap_or(message).replace(" as i128", "").replace(" as u64", "");
    let words: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
    let (what, wanted) = line.split_once(", expected ").unwrap_or((&line, ""));
    let flaw = match (what.split_once(": "), words.split_first()) {
        (Some(("invalid type", _)), Some((number, _))) if wanted == "i64" && what.contains("integer") => {
            Flaw::Huge((*number).to_owned())
        }
        (Some(("invalid type", found)), _) => Flaw::WrongType(found_arg(found), wanted_arg(wanted)),
        (Some(("invalid value", found)), _) => Flaw::WrongValue(found_arg(found), wanted_arg(wanted)),
        (_, Some((name, known))) if what.starts_with("unknown field") && !known.is_empty() => {
            Flaw::UnknownField((*name).to_owned(), instead(name, known))
        }
        (_, Some((name, known))) if what.starts_with("unknown variant") && !known.is_empty() => {
            Flaw::UnknownWord((*name).to_owned(), instead(name, known))
        }
        (_, Some((name, _))) if what.starts_with("missing field") => Flaw::MissingField((*name).to_owned()),
        _ if line.starts_with(NO_WORDING) => Flaw::NoWording,
        _ if TOO_DEEP.iter().any(|theirs| line.ends_with(theirs)) => Flaw::TooDeep,
        _ => match what.strip_suffix(" numbers in a row").map(|n| (n.parse(), wanted.parse())) {
            Some((Ok(n), Ok(wanted))) => Flaw::Row(n, wanted),
            _ => Flaw::NoToml(line.clone()),
        },
    };
    flaw.into()
}

fn wanted_arg(wanted: &str) -> Arg {
    let known = WANTED.into_iter().find(|(theirs, _)| *theirs == wanted);
    known.map_or_else(|| Arg::text(wanted), |(_, ours)| Arg::key(ours))
}

fn found_arg(found: &str) -> Arg {
    let known = FOUND.into_iter().find_map(|(theirs, ours)| Some((found.strip_prefix(theirs)?, ours)));
    known.map_or_else(
        || Arg::text(found),
        |(value, ours)| Message::new(ours).with("value", Arg::text(value)).into(),
    )
}
