//! Bytes as a conversation: raw lines, or requests that make sense with positions that almost do.
//!
//! A panic in the rules is caught by the session, but the fuzzer's hook sees it first.

use bots::Played;
use codex::Lang;
use serde_json::{Value, json};
use telefrag::protocol::Session;

use super::known::Known;

/// One conversation.
pub(crate) fn run<G: Played>(known: &Known<G>, bytes: &[u8]) {
    let Some((mode, bytes)) = bytes.split_first() else { return };
    let mut talk = Talk { known, session: Session::new(Lang::En, 1), bytes };
    if mode.is_multiple_of(4) {
        for line in bytes.split(|byte| *byte == b'\n') {
            talk.line(line);
        }
    } else {
        talk.sensible();
    }
}

/// A conversation and the bytes that drive it.
struct Talk<'a, G: Played> {
    known: &'a Known<G>,
    session: Session<G>,
    bytes: &'a [u8],
}

impl<G: Played> Talk<'_, G> {
    fn byte(&mut self) -> Option<usize> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(usize::from(*first))
    }

    fn line(&mut self, line: &[u8]) -> Value {
        let answer = self.session.answer(line);
        assert!(!answer.contains('\n'), "more than one line: {answer}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
        assert_ne!(answer["error"]["code"], "internal");
        answer
    }

    fn ask(&mut self, request: Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    fn sensible(&mut self) {
        self.begin();
        while let Some(what) = self.byte() {
            if self.act(what).is_none() {
                return;
            }
        }
    }

    fn begin(&mut self) {
        let setups = &self.known.setups;
        let setup = &setups[self.byte().unwrap_or(0) % setups.len()];
        let seed = self.byte().unwrap_or(0);
        self.ask(json!({ "cmd": "new", "setup": setup, "seed": seed }));
    }

    /// One request, chosen by a byte; nothing once the bytes are used up.
    fn act(&mut self, what: usize) -> Option<()> {
        let seat = |n: usize| format!("p{}", n % 6 + 1);
        match what % 16 {
            0..=6 => {
                let actions = self.ask(json!({ "cmd": "actions", "labels": what.is_multiple_of(2) }));
                let list = actions["ok"]["actions"].as_array()?;
                let action = list.get(self.byte()? % list.len().max(1))?;
                let action = action.get("action").unwrap_or(action);
                let done = self.ask(json!({ "cmd": "apply", "action": action, "as": "p1", "labels": true }));
                assert!(done.get("ok").is_some(), "{action} is listed but: {done}");
            }
            7 => {
                let universe = &self.known.universe;
                let any = universe[(self.byte()? * 256 + self.byte()?) % universe.len()];
                self.ask(json!({ "cmd": "apply", "action": any.to_string(), "as": "p2" }));
            }
            8 => _ = self.ask(json!({ "cmd": "undo" })),
            9 => {
                let seat = seat(self.byte()?);
                self.ask(json!({ "cmd": "view", "seat": seat }));
                self.ask(json!({ "cmd": "view" }));
            }
            10 => _ = self.ask(json!({ "cmd": "bot", "seed": what })),
            11 => _ = self.ask(json!({ "cmd": "replay" })),
            12 => self.begin(),
            _ => {
                let mut position = self.ask(json!({ "cmd": "dump" }))["ok"]["position"].take();
                for _ in 0..=what / 64 {
                    let place = self.byte()? * 256 + self.byte()?;
                    let mut leaves = Vec::new();
                    collect(&mut position, &mut leaves);
                    let count = leaves.len().max(1);
                    let leaf = leaves.into_iter().nth(place % count)?;
                    let (how, n) = (self.byte()?, self.byte()?);
                    change(leaf, how, n);
                }
                self.ask(json!({ "cmd": "load", "position": position }));
            }
        }
        Some(())
    }
}

/// Every value in a document that holds no other, and every list of numbers.
fn collect<'v>(value: &'v mut Value, leaves: &mut Vec<&'v mut Value>) {
    let is_leaf = match value {
        Value::Object(_) => false,
        Value::Array(list) => list.iter().all(Value::is_number),
        _ => true,
    };
    match value {
        leaf if is_leaf => leaves.push(leaf),
        Value::Object(fields) => fields.values_mut().for_each(|field| collect(field, leaves)),
        Value::Array(list) => list.iter_mut().for_each(|item| collect(item, leaves)),
        _ => {}
    }
}

fn change(leaf: &mut Value, how: usize, n: usize) {
    match leaf {
        Value::Bool(it) => *it = !*it,
        Value::Array(list) if how.is_multiple_of(4) => _ = list.pop(),
        Value::Array(list) if how % 4 == 1 => list.extend(list.last().cloned()),
        Value::Array(list) => {
            let count = list.len().max(1);
            if let Some(item) = list.get_mut(how % count) {
                *item = json!(n);
            }
        }
        Value::Number(it) => {
            let was = it.as_i64().unwrap_or(0);
            *leaf = match how % 4 {
                0 => json!(was + 1),
                1 => json!(was - 1),
                _ => json!(n),
            };
        }
        Value::String(_) if how.is_multiple_of(3) => *leaf = Value::Null,
        Value::String(text) => {
            // Another number in the same word: another seat, square or card.
            let digit = char::from(b'0' + (n % 10) as u8);
            *text = text.chars().map(|c| if c.is_ascii_digit() { digit } else { c }).collect();
        }
        Value::Null => {
            *leaf = if how.is_multiple_of(2) { json!(n % 8) } else { json!(format!("p{}", n % 6 + 1)) }
        }
        Value::Object(_) => {}
    }
}
