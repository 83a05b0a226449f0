//! Text for people, before it is put into words: a key of the locale files, and what to fill in.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::about::Spot;

/// A sentence to be looked up in a language.
///
/// ```
/// use engine::{Arg, Message};
/// let m = Message::new("event-damage").with("n", 2).with("who", Arg::key("seat-1"));
/// assert_eq!(m.key, "event-damage");
/// assert_eq!(m.args.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The key in the locale files.
    pub key: Cow<'static, str>,
    /// Named values that the sentence uses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// A value to be filled into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number; plural forms follow it.
    Num(i64),
    /// Text that is the same in every language: a square, a person's name.
    Text(String),
    /// Another sentence or name to be looked up.
    Key(String),
    /// A sentence or name with values of its own.
    Said(Message),
    /// Several of them, joined the way the language joins a list.
    List(Vec<Arg>),
    /// What somebody wrote in some languages, by their codes: in the reader's, else in English, else in any.
    Own(BTreeMap<String, String>),
    /// A name, and the thing on the table that bears it.
    About(Spot, Box<Arg>),
}

impl Arg {
    /// A name to be looked up.
    pub fn key(key: impl Into<String>) -> Self {
        Arg::Key(key.into())
    }
    /// The name of that thing.
    ///
    /// ```
    /// use engine::{Arg, about::Spot};
    /// let imp = Arg::key("d04-imp").about(Spot::figure("f3"));
    /// assert_eq!(imp, Arg::About(Spot::figure("f3"), Box::new(Arg::key("d04-imp"))));
    /// ```
    #[must_use]
    pub fn about(self, spot: Spot) -> Self {
        Arg::About(spot, Box::new(self))
    }
    /// Text that needs no translation.
    pub fn text(text: impl ToString) -> Self {
        Arg::Text(text.to_string())
    }
}

impl From<i64> for Arg {
    fn from(n: i64) -> Self {
        Arg::Num(n)
    }
}

impl From<i32> for Arg {
    fn from(n: i32) -> Self {
        Arg::Num(n.into())
    }
}

impl From<u8> for Arg {
    fn from(n: u8) -> Self {
        Arg::Num(n.into())
    }
}

impl From<u32> for Arg {
    fn from(n: u32) -> Self {
        Arg::Num(n.into())
    }
}

/// How many there are; nobody counts farther than an `i64` does.
impl From<usize> for Arg {
    fn from(n: usize) -> Self {
        Arg::Num(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

/// Text that needs no translation.
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Said(message)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Arg::List(list)
    }
}

impl Message {
    /// A sentence without values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Message { key: key.into(), args: Vec::new() }
    }
    /// The same sentence with one more value.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Self {
        self.args.push((name.into(), value.into()));
        self
    }
}
