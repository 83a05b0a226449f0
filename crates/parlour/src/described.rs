//! The types of all games in the description of the interface: views, events and set-ups by name, made from the rules.

use engine::about::{Kind as Thing, Spot};
use engine::form::Field;
use engine::shot::{Ammo, Cover, Shot, Victim};
use schemars::JsonSchema;
use serde_json::{Map, Value, json};
use utoipa::openapi::schema::{ArrayBuilder, Schema};
use utoipa::openapi::{Ref, RefOr};

use crate::Kind;

const PATH: &str = "#/components/schemas/";

fn named(name: &str) -> RefOr<Schema> {
    RefOr::Ref(Ref::from_schema_name(name))
}

pub(crate) fn spot() -> RefOr<Schema> {
    named("Spot")
}

pub(crate) fn spots() -> RefOr<Schema> {
    RefOr::T(Schema::Array(ArrayBuilder::new().items(spot()).build()))
}

pub(crate) fn shot() -> RefOr<Schema> {
    named("Shot")
}

pub(crate) fn form() -> RefOr<Schema> {
    RefOr::T(Schema::Array(ArrayBuilder::new().items(named("Field")).build()))
}

pub(crate) fn view() -> RefOr<Schema> {
    named("View")
}

pub(crate) fn event() -> RefOr<Schema> {
    named("Event")
}

pub(crate) fn setup() -> RefOr<Schema> {
    named("Setup")
}

/// The name of a game as types are called: `Doom2016`.
fn titled(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// What goes over a light line (see `api/light.rs`): it is put together from texts, so no type describes it.
fn light() -> [(String, Value); 2] {
    let to = |name: &str| json!({ "$ref": format!("{PATH}{name}") });
    let update = json!({
        "type": "object",
        "description": "What a client gets over a light line instead of an `Update`, all but the first time.",
        "required": ["update"],
        "properties": { "update": {
            "type": "object",
            "description": "What it is.",
            "required": ["news", "change"],
            "properties": {
                "news": {
                    "type": "array",
                    "items": to("News"),
                    "description": "What happened behind the last entry that the client has seen, in order.",
                },
                "change": to("SceneChange"),
            },
        } },
    });
    let change = json!({
        "description": "How a value has changed: `=` is the new one; `~` are the parts of an object or a list that have \
                        changed, by name or by place.",
        "oneOf": [
            { "type": "object", "required": ["="], "properties": { "=": {} } },
            {
                "type": "object",
                "required": ["~"],
                "properties": { "~": { "type": "object", "additionalProperties": to("SceneChange") } },
            },
        ],
    });
    [("LightUpdate".to_owned(), update), ("SceneChange".to_owned(), change)]
}

/// The description of the interface with what these games show and take.
pub fn complete(document: utoipa::openapi::OpenApi, kinds: &[&dyn Kind]) -> String {
    let mut document = serde_json::to_value(&document).unwrap_or_default();
    let mut all = Map::new();
    for name in engine::schema::NAMES {
        let one = |kind: &&dyn Kind| json!({ "$ref": format!("{PATH}{}{name}", titled(kind.id())) });
        let games: Vec<Value> = kinds.iter().map(one).collect();
        let text = match name {
            "View" => "What a game shows to a viewer.",
            "Event" => "Something that happened in a game.",
            _ => "What is chosen before a game.",
        };
        all.insert(name.to_owned(), json!({ "description": text, "oneOf": games }));
    }
    for kind in kinds {
        all.extend(kind.described().under(&titled(kind.id()), PATH));
    }
    let mut generator = schemars::generate::SchemaSettings::draft2020_12()
        .with(|it| (it.meta_schema, it.definitions_path) = (None, "/components/schemas".into()))
        .into_generator();
    all.insert("Spot".to_owned(), Spot::json_schema(&mut generator).to_value());
    all.insert("Field".to_owned(), Field::json_schema(&mut generator).to_value());
    all.insert("Shot".to_owned(), Shot::json_schema(&mut generator).to_value());
    all.insert("Ammo".to_owned(), Ammo::json_schema(&mut generator).to_value());
    all.insert("Cover".to_owned(), Cover::json_schema(&mut generator).to_value());
    all.insert("Victim".to_owned(), Victim::json_schema(&mut generator).to_value());
    all.insert(Thing::schema_name().into_owned(), Thing::json_schema(&mut generator).to_value());
    all.values_mut().for_each(engine::schema::plain);
    all.extend(light());
    if let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") {
        schemas.extend(all);
    }
    document.to_string()
}
