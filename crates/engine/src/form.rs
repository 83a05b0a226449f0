//! The form of a set-up: what can be chosen before a game, for programs and pages that offer it.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

/// One option of a set-up.
///
/// ```
/// use engine::form::Field;
/// let players = Field::number("players", 3, 5);
/// assert_eq!(players.samples(), [serde_json::json!(3), serde_json::json!(5)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Field {
    /// Its name in the set-up.
    pub name: &'static str,
    /// What may stand there.
    #[serde(flatten)]
    pub takes: Takes,
}

/// What may stand in a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "takes", rename_all = "kebab-case")]
pub enum Takes {
    /// `true` or `false`.
    Flag,
    /// A number.
    Number {
        /// No less than this.
        least: u32,
        /// No more than this.
        most: u32,
    },
    /// One of these words.
    One {
        /// The words.
        of: Vec<&'static str>,
        /// `null` will do, too.
        #[serde(skip_serializing_if = "is_false")]
        or_null: bool,
        /// So will the whole text of a file of one's own.
        #[serde(skip_serializing_if = "is_false")]
        or_file: bool,
    },
    /// A list of different words, in an order that the game may ask for.
    Several {
        /// The words.
        of: Vec<&'static str>,
        /// No fewer than this.
        least: u32,
        /// No more than this.
        most: u32,
    },
    /// Something else that only the game's own chapter describes; it may be left out.
    Other,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Field {
    /// Something that is so or not.
    pub fn flag(name: &'static str) -> Self {
        Field { name, takes: Takes::Flag }
    }

    /// A number between two others, both possible.
    pub fn number(name: &'static str, least: u32, most: u32) -> Self {
        Field { name, takes: Takes::Number { least, most } }
    }

    /// One of some words.
    pub fn one(name: &'static str, of: impl IntoIterator<Item = &'static str>) -> Self {
        Field { name, takes: Takes::One { of: of.into_iter().collect(), or_null: false, or_file: false } }
    }

    /// One of some words, or nothing.
    pub fn one_or_none(name: &'static str, of: impl IntoIterator<Item = &'static str>) -> Self {
        Field { name, takes: Takes::One { of: of.into_iter().collect(), or_null: true, or_file: false } }
    }

    /// One of some places by its name, or the file of another one.
    pub fn place(name: &'static str, of: impl IntoIterator<Item = &'static str>) -> Self {
        Field { name, takes: Takes::One { of: of.into_iter().collect(), or_null: false, or_file: true } }
    }

    /// Some of these words.
    pub fn several(
        name: &'static str,
        of: impl IntoIterator<Item = &'static str>,
        (least, most): (u32, u32),
    ) -> Self {
        Field { name, takes: Takes::Several { of: of.into_iter().collect(), least, most } }
    }

    /// What the form cannot say.
    pub fn other(name: &'static str) -> Self {
        Field { name, takes: Takes::Other }
    }

    /// Values that can be read: every word, both ends of a number, the shortest and the longest list.
    pub fn samples(&self) -> Vec<Value> {
        match &self.takes {
            Takes::Flag => vec![json!(false), json!(true)],
            Takes::Number { least, most } => vec![json!(least), json!(most)],
            Takes::One { of, or_null, .. } => {
                of.iter().map(|word| json!(word)).chain(or_null.then_some(Value::Null)).collect()
            }
            Takes::Several { of, least, most } => {
                [least, most].map(|&n| of.iter().take(n as usize).copied().collect()).to_vec()
            }
            Takes::Other => Vec::new(),
        }
    }
}
