//! What other programs may ask, and how an answer is put.

use engine::replay::parse_seed;
use engine::{Refusal, Rule, Seat, Viewer};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Map, Value, json};

use crate::words::say;

/// The commands, for the message that lists them.
pub(super) const COMMANDS: &str =
    "new, load, dump, view, actions, check, apply, undo, hash, script, bot, replay, quit";

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
    /// The command and its other fields, or why there is none.
    pub(super) what: Result<(String, Map<String, Value>), Complaint>,
}

impl Request {
    pub(super) fn read(line: &[u8]) -> Self {
        let mut fields = match object(line) {
            Ok(fields) => fields,
            Err(complaint) => return Request { id: None, what: Err(complaint) },
        };
        let id = fields.remove("id");
        if id.as_ref().is_some_and(|id| !(id.is_string() || id.is_number())) {
            let complaint = Complaint::new("bad-request", "id: must be a string or a number");
            return Request { id: None, what: Err(complaint) };
        }
        let what = match fields.remove("cmd") {
            Some(Value::String(cmd)) => Ok((cmd, fields)),
            Some(_) => Err(Complaint::new("bad-request", "cmd: must be a string")),
            None => Err(Complaint::new("bad-request", format!("cmd is missing; commands are {COMMANDS}"))),
        };
        Request { id, what }
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
    serde_path_to_error::deserialize(value).map_err(|e| {
        let place = e.path().to_string();
        let why = e.inner();
        Complaint::new(code, if place == "." { why.to_string() } else { format!("{place}: {why}") })
    })
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
    pub(super) action: String,
    #[serde(default, rename = "as")]
    pub(super) viewer: Watcher,
    #[serde(default)]
    pub(super) labels: bool,
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
