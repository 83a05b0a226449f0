//! What a game shows and takes, described for those who write players: JSON Schema, made from the types themselves.
//! What they send is read with the place of every mistake.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::Game;

/// The descriptions of a game's types, by their names. `$ref`s lead to `#/$defs/NAME`.
///
/// ```
/// use engine::example::Duel;
/// use engine::schema;
///
/// let duel = schema::of::<Duel>();
/// assert!(duel.defs.contains_key("View") && duel.defs.contains_key("Event"));
/// let hand = &duel.defs["View"]["properties"]["hand"];
/// assert_eq!(hand["description"], "The viewer's own hand.");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Described {
    /// `View` is what a viewer may know, `Event` something that happened, `Setup` what is chosen before; the others are
    /// what they are made of.
    #[serde(rename = "$defs")]
    pub defs: Map<String, Value>,
}

/// The names of what is described of every game.
pub const NAMES: [&str; 3] = ["View", "Event", "Setup"];

/// Describe a game.
pub fn of<G: Game>() -> Described {
    let settings = SchemaSettings::draft2020_12().with(|it| it.meta_schema = None);
    let mut shown = settings.clone().for_serialize().into_generator();
    let mut taken = settings.for_deserialize().into_generator();
    let mut defs = Map::new();
    for (name, schema) in [
        (NAMES[0], described::<G::View>(&mut shown)),
        (NAMES[1], described::<G::Event>(&mut shown)),
        (NAMES[2], described::<G::Setup>(&mut taken)),
    ] {
        defs.insert(name.to_owned(), schema);
    }
    for (name, schema) in taken.take_definitions(true).into_iter().chain(shown.take_definitions(true)) {
        defs.insert(name, schema);
    }
    defs.values_mut().for_each(plain);
    Described { defs }
}

/// Leave out of a description what is nobody's business who speaks another language: how many bits a number has, and
/// the examples in ours. A key that stands for one of several kinds says what the kind is.
pub fn plain(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.remove("format");
            if let Some(Value::Array(kinds)) = fields.get_mut("oneOf") {
                kinds.iter_mut().for_each(describe_key);
            }
            if let Some(Value::String(text)) = fields.get_mut("description") {
                text.truncate(text.find("\n\n```").unwrap_or(text.len()));
            }
            fields.values_mut().for_each(plain);
        }
        Value::Array(list) => list.iter_mut().for_each(plain),
        _ => {}
    }
}

/// Of a kind that is written `{"KEY": …}`: what is said of it holds for what stands behind the key.
fn describe_key(kind: &mut Value) {
    let said = kind.get("description").cloned();
    let keys = kind.get_mut("properties").and_then(Value::as_object_mut).filter(|keys| keys.len() == 1);
    if let (Some(said), Some(Value::Object(inner))) = (said, keys.and_then(|keys| keys.values_mut().next())) {
        inner.entry("description").or_insert(said);
    }
}

/// A value as a type of ours. What is wrong with it is told with its place, which begins with `root`.
///
/// ```
/// use engine::schema::read;
/// use serde_json::json;
/// let hearts = json!({ "hearts": ["many"] });
/// let setup = read::<engine::example::Setup>(hearts.clone(), "setup").unwrap_err();
/// assert!(setup.starts_with("setup.hearts: invalid type"), "{setup}");
/// assert!(read::<engine::example::Setup>(hearts, "").unwrap_err().starts_with("hearts: "));
/// assert!(read::<engine::example::Setup>(json!(7), "setup").unwrap_err().starts_with("setup: "));
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn read<T: DeserializeOwned>(value: Value, root: &str) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let place: Vec<&str> = [root, &path].into_iter().filter(|part| !["", "."].contains(part)).collect();
        let why = error.inner();
        if place.is_empty() { why.to_string() } else { format!("{}: {why}", place.join(".")) }
    })
}

fn described<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    T::json_schema(generator).to_value()
}

impl Described {
    /// The same for a document that holds the types of several games: every name gets a prefix, and references lead
    /// to `path`.
    #[must_use]
    pub fn under(self, prefix: &str, path: &str) -> Map<String, Value> {
        let named = |(name, schema)| (format!("{prefix}{name}"), moved(schema, prefix, path));
        self.defs.into_iter().map(named).collect()
    }
}

/// References of the description lead elsewhere.
fn moved(schema: Value, prefix: &str, path: &str) -> Value {
    match schema {
        Value::Object(fields) => {
            let field = |(key, value): (String, Value)| match value
                .as_str()
                .and_then(|it| it.strip_prefix("#/$defs/"))
            {
                Some(name) if key == "$ref" => (key, Value::String(format!("{path}{prefix}{name}"))),
                _ => {
                    let value = moved(value, prefix, path);
                    (key, value)
                }
            };
            Value::Object(fields.into_iter().map(field).collect())
        }
        Value::Array(list) => Value::Array(list.into_iter().map(|it| moved(it, prefix, path)).collect()),
        plain => plain,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_key_that_stands_for_a_kind_says_what_the_kind_is() {
        let mut schema = json!({ "oneOf": [
            { "const": "none", "description": "Nothing." },
            { "description": "A card.", "properties": { "card": { "$ref": "#/$defs/Card" } }, "required": ["card"] },
            { "description": "A pair.", "properties": { "one": {}, "other": {} } },
        ] });
        plain(&mut schema);
        assert_eq!(schema["oneOf"][1]["properties"]["card"]["description"], "A card.");
        assert_eq!(schema["oneOf"][2]["properties"]["one"], json!({}), "each needs its own");
    }

    #[test]
    fn examples_in_our_language_are_no_part_of_a_description() {
        let mut schema = json!({
            "description": "The options.\n\n```\nuse duel::Setup;\n```",
            "properties": {
                "hearts": { "description": "How many.\n\nAt most 9.", "format": "uint8" },
                "description": { "description": "In words.\n\n```\nlet it = 1;\n```\n\nMore." },
            },
        });
        plain(&mut schema);
        let expected = json!({
            "description": "The options.",
            "properties": {
                "hearts": { "description": "How many.\n\nAt most 9." },
                "description": { "description": "In words." },
            },
        });
        assert_eq!(schema, expected);
    }
}
