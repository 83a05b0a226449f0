//! What is in the box, as a book lists it: cards, weapons, figures, places, each with its numbers, its text and its rules.

use std::borrow::Cow;

use crate::{Message, Rule};

/// Things of one kind.
///
/// ```
/// use engine::shelf::{Shelf, Thing};
///
/// let rifle = Thing::helped("rifle", "weapon-rifle");
/// assert_eq!(rifle.text.as_ref().unwrap().key, "weapon-rifle-help");
/// let shelf = Shelf::new("codex-shelf-weapons", [rifle]);
/// assert_eq!(shelf.things.len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Shelf {
    /// What they are.
    pub title: Message,
    /// Each of them.
    pub things: Vec<Thing>,
}

impl Shelf {
    /// A shelf with that title.
    pub fn new(title: impl Into<Cow<'static, str>>, things: impl IntoIterator<Item = Thing>) -> Shelf {
        Shelf { title: Message::new(title), things: things.into_iter().collect() }
    }
}

/// A thing out of the box.
#[derive(Clone, Debug)]
pub struct Thing {
    /// What files and commands call it.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// Its numbers and qualities, one by one.
    pub facts: Vec<Message>,
    /// What it does or what is told of it.
    pub text: Option<Message>,
    /// The rules about it.
    pub rules: Vec<Rule>,
}

impl Thing {
    /// A thing with a name.
    pub fn named(id: impl ToString, key: impl Into<Cow<'static, str>>) -> Thing {
        let name = Message::new(key);
        Thing { id: id.to_string(), name, facts: Vec::new(), text: None, rules: Vec::new() }
    }

    /// A thing with a name, whose text is the message `KEY-help`.
    pub fn helped(id: impl ToString, key: impl Into<Cow<'static, str>>) -> Thing {
        let key = key.into();
        let help = format!("{key}-help");
        Thing::named(id, key).told(help)
    }

    /// The same with this text.
    #[must_use]
    pub fn told(self, key: impl Into<Cow<'static, str>>) -> Thing {
        Thing { text: Some(Message::new(key)), ..self }
    }

    /// The same with these facts more.
    #[must_use]
    pub fn with(mut self, facts: impl IntoIterator<Item = Message>) -> Thing {
        self.facts.extend(facts);
        self
    }

    /// The same with these rules more, each once.
    #[must_use]
    pub fn under(mut self, rules: impl IntoIterator<Item = Rule>) -> Thing {
        for rule in rules {
            if !self.rules.contains(&rule) {
                self.rules.push(rule);
            }
        }
        self
    }
}
