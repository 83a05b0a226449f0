//! What other programs may ask, and how an answer is put.

use engine::replay::parse_seed;
use engine::{Refusal, Rule, Seat, Viewer};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Map, Value, json};

use crate::words::say;

/// The version of the protocol. What a request means changes only together with it.
pub(super) const PROTOCOL: u32 = 2;

/// The commands.
pub(super) const COMMANDS: [&str; 23] = [
    "info", "schema", "universe", "new", "load", "dump", "view", "actions", "check", "apply", "step", "undo",
    "mark", "back", "fork", "resample", "drop", "hash", "script", "bot", "playout", "replay", "quit",
];

/// The longest name of a table, in bytes.
const NAME_LIMIT: usize = 64;

/// An error answer.
#[derive(Debug)]
pub(super) struct Complaint {
    pub(super) code: String,
    pub(super) message: String,
    pub(super) rules: Vec<Rule>,
}

impl Complaint {
    pub(super) fn new(code: &str, message: impl Into<String>) -> Self {
        Complaint { code: code.into(), message: message.into(), rules: Vec::new() }
    }

    pub(super) fn refusal(lang: codex::Lang, refusal: Refusal) -> Self {
        let message = say(lang, &refusal.reason);
        Complaint { code: refusal.code().to_owned(), message, rules: refusal.rules }
    }

    pub(super) fn json(&self) -> Value {
        json!({ "code": self.code, "message": self.message, "rules": self.rules })
    }
}

/// A request, taken apart as far as every command has it.
pub(super) struct Request {
    /// What the answer must repeat.
    pub(super) id: Option<Value>,
    /// The table that is meant: the one without a name if none is named.
    pub(super) table: String,
    /// The command and its other fields, or why there is none.
    pub(super) what: Result<(String, Map<String, Value>), Complaint>,
}

impl Request {
    pub(super) fn read(line: &[u8]) -> Self {
        let mut fields = match object(line) {
            Ok(fields) => fields,
            Err(complaint) => return Request { id: None, table: String::new(), what: Err(complaint) },
        };
        let id = fields.remove("id");
        if id.as_ref().is_some_and(|id| !(id.is_string() || id.is_number())) {
            let complaint = Complaint::new("bad-request", "id: must be a string or a number");
            return Request { id: None, table: String::new(), what: Err(complaint) };
        }
        let table = match fields.remove("table") {
            None => String::new(),
            Some(Value::String(name)) if name.len() <= NAME_LIMIT => name,
            Some(_) => {
                let complaint = Complaint::new(
                    "bad-request",
                    format!("table: must be a name of at most {NAME_LIMIT} bytes"),
                );
                return Request { id, table: String::new(), what: Err(complaint) };
            }
        };
        let what = match fields.remove("cmd") {
            Some(Value::String(cmd)) => Ok((cmd, fields)),
            Some(_) => Err(Complaint::new("bad-request", "cmd: must be a string")),
            None => Err(Complaint::new(
                "bad-request",
                format!("cmd is missing; commands are {}", COMMANDS.join(", ")),
            )),
        };
        Request { id, table, what }
    }
}

fn object(line: &[u8]) -> Result<Map<String, Value>, Complaint> {
    let text = std::str::from_utf8(line)
        .map_err(|e| Complaint::new("bad-utf8", format!("the line is no UTF-8 text: {e}")))?;
    let value = serde_json::from_str(text)
        .map_err(|e| Complaint::new("bad-json", format!("the line is no JSON document: {e}")))?;
    match value {
        Value::Object(fields) => Ok(fields),
        _ => Err(Complaint::new("bad-request", "a request is an object with a field `cmd`")),
    }
}

/// A value as a type of ours; the error names the place.
pub(super) fn understand<T: DeserializeOwned>(value: Value, code: &str) -> Result<T, Complaint> {
    engine::schema::read(value, "").map_err(|why| Complaint::new(code, why))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    #[serde(default)]
    pub(super) setup: Value,
    pub(super) seed: Option<Seed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) position: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    #[serde(default)]
    pub(super) seat: Watcher,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Actions {
    #[serde(default)]
    pub(super) labels: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Check {
    pub(super) seat: Option<Seat>,
    pub(super) action: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    pub(super) seat: Option<Seat>,
    pub(super) action: Option<String>,
    #[serde(default)]
    pub(super) actions: Vec<String>,
    #[serde(default)]
    pub(super) reply: Reply,
    #[serde(default, rename = "as")]
    pub(super) viewer: Watcher,
    #[serde(default)]
    pub(super) labels: bool,
}

/// How much the answer to an action says.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Reply {
    /// The open question, the hash and what happened.
    #[default]
    Events,
    /// What may be done next.
    Actions,
    /// How long the log is.
    Nothing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// By the name of the table: what the deciding seat does there.
    pub(super) actions: Vec<(String, Pick)>,
}

/// An action, in notation or by its place in the list of legal actions.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Pick {
    Number(usize),
    Action(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    pub(super) to: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    #[serde(rename = "as")]
    pub(super) name: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Resample {
    #[serde(rename = "as")]
    pub(super) name: Name,
    pub(super) seat: Option<Seat>,
    pub(super) seed: Option<Seed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Playout {
    pub(super) level: Option<String>,
    #[serde(default = "once")]
    pub(super) games: u32,
    pub(super) seat: Option<Seat>,
    pub(super) seed: Option<Seed>,
}

fn once() -> u32 {
    1
}

/// The name of a table.
pub(super) struct Name(pub(super) String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        if name.len() > NAME_LIMIT {
            return Err(D::Error::custom(format!("a name has at most {NAME_LIMIT} bytes")));
        }
        Ok(Name(name))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    pub(super) seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Script {
    pub(super) results: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    pub(super) level: Option<String>,
    pub(super) seed: Option<Seed>,
}

/// A seat or `spectator`.
#[derive(Clone, Copy)]
pub(super) struct Watcher(pub(super) Viewer);

impl Default for Watcher {
    fn default() -> Self {
        Watcher(Viewer::Spectator)
    }
}

impl<'de> Deserialize<'de> for Watcher {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        if text == "spectator" {
            return Ok(Watcher::default());
        }
        let seat: Seat = text.parse().map_err(|e| D::Error::custom(format!("{e}, or spectator")))?;
        Ok(Watcher(seat.into()))
    }
}

/// A number, or text with a number or hexadecimal digits after `0x`.
#[derive(Clone, Copy)]
pub(super) struct Seed(pub(super) u64);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let seed = match Value::deserialize(d)? {
            Value::Number(n) => n.as_u64(),
            Value::String(text) => parse_seed(&text),
            _ => None,
        };
        let wanted = "a seed is a number from 0 to 18446744073709551615, or text such as \"0x1f\"";
        seed.map(Seed).ok_or_else(|| D::Error::custom(wanted))
    }
}
