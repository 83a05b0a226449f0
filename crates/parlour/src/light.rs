//! Light lines: what has changed since the last message, instead of everything once more.
//!
//! The first update of a line holds the whole `scene`, every later one a `change` of it. A change is `{"=":V}`: this
//! value is V now; or `{"~":{K:change,…}}`: of this object or list only the parts named K have changed, by name or by
//! place. [`Sent`] remembers of what was sent no more than a fingerprint of each part.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde::Deserialize;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// How deep a scene is taken apart: its fields, those of the view, the figures and squares in them.
const DEPTH: u8 = 3;

/// What a client has been sent.
#[derive(Debug, Default)]
pub struct Sent(Option<Node>);

/// A part of it: its fingerprint, and those of the parts below.
#[derive(Debug, Default)]
struct Node {
    print: u64,
    parts: Vec<(u64, Node)>,
}

#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow)]
    update: Behind<'a>,
}

#[derive(Deserialize)]
struct Behind<'a> {
    #[serde(borrow)]
    news: &'a RawValue,
    #[serde(borrow)]
    scene: &'a RawValue,
}

impl Sent {
    /// A whole update as it is sent to this client: whole if it is the first.
    pub fn lighten(&mut self, whole: &str) -> String {
        let Ok(Envelope { update: Behind { news, scene } }) = serde_json::from_str(whole) else {
            return whole.to_owned();
        };
        let Some(known) = &mut self.0 else {
            self.0 = Some(Node::of(scene, DEPTH));
            return whole.to_owned();
        };
        let mut change = String::new();
        if !known.change(scene, DEPTH, &mut change) {
            change.push_str(r#"{"~":{}}"#);
        }
        format!(r#"{{"update":{{"news":{news},"change":{change}}}}}"#)
    }
}

fn print(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Node {
    fn of(text: &RawValue, depth: u8) -> Self {
        let parts = if depth == 0 { Vec::new() } else { parts(text) };
        let parts = parts.into_iter().map(|(key, part)| (print(&key), Node::of(part, depth - 1))).collect();
        Node { print: print(text.get()), parts }
    }

    /// Write down how this part has changed and remember it; false, and nothing written, if it has not.
    fn change(&mut self, text: &RawValue, depth: u8, out: &mut String) -> bool {
        let now = print(text.get());
        if now == self.print {
            return false;
        }
        self.print = now;
        let parts = if depth == 0 { Vec::new() } else { parts(text) };
        let alike = !parts.is_empty()
            && parts.len() == self.parts.len()
            && parts.iter().zip(&self.parts).all(|((key, _), (known, _))| print(key) == *known);
        if !alike {
            *self = Node::of(text, depth);
            // Writing into a text does not fail.
            let _ = write!(out, r#"{{"=":{text}}}"#);
            return true;
        }
        out.push_str(r#"{"~":{"#);
        let mut first = true;
        for ((key, part), (_, known)) in parts.iter().zip(&mut self.parts) {
            let start = out.len();
            let _ = write!(out, "{}{key}:", if first { "" } else { "," });
            if known.change(part, depth - 1, out) {
                first = false;
            } else {
                out.truncate(start);
            }
        }
        out.push_str("}}");
        true
    }
}

/// The parts of an object or a list, each with its key as JSON text; none for anything else.
fn parts(text: &RawValue) -> Vec<(String, &RawValue)> {
    serde_json::from_str::<Parts<'_>>(text.get()).map_or_else(|_| Vec::new(), |parts| parts.0)
}

struct Parts<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Parts<'a> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Parts<'de>;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object or a list")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Parts<'de>, A::Error> {
                let mut parts = Vec::new();
                while let Some((key, part)) = map.next_entry::<&RawValue, &RawValue>()? {
                    parts.push((key.get().to_owned(), part));
                }
                Ok(Parts(parts))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Parts<'de>, A::Error> {
                let mut parts = Vec::new();
                while let Some(part) = list.next_element::<&RawValue>()? {
                    parts.push((format!("\"{}\"", parts.len()), part));
                }
                Ok(Parts(parts))
            }
        }
        // Texts and numbers have no parts.
        d.deserialize_any(Reader)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Sent;

    /// What a client makes of a change.
    fn apply(known: &mut Value, change: &Value) {
        if let Some(value) = change.get("=") {
            known.clone_from(value);
            return;
        }
        for (key, change) in change["~"].as_object().unwrap() {
            let part = match known {
                Value::Array(list) => &mut list[key.parse::<usize>().unwrap()],
                _ => &mut known[key.as_str()],
            };
            apply(part, change);
        }
    }

    fn update(scene: &Value) -> String {
        json!({ "update": { "news": [], "scene": scene } }).to_string()
    }

    #[test]
    fn changes_add_up_to_the_whole() {
        let scenes = [
            json!({ "number": 1, "view": { "map": [[1, 2], [3, 4]], "who": null, "name": "a\"b" } }),
            json!({ "number": 2, "view": { "map": [[1, 2], [3, 5]], "who": null, "name": "a\"b" } }),
            json!({ "number": 3, "view": { "map": [[1, 2], [3, 5]], "who": "p1", "name": "" } }),
            json!({ "number": 4, "view": { "map": [[1, 2]], "who": null, "name": "" }, "ended": {} }),
            json!({ "number": 4, "view": { "map": [[1, 2]], "who": null, "name": "" }, "ended": {} }),
            json!({ "number": 5, "view": [1, { "=": 2, "~": 3 }], "ended": { "a": [] } }),
            json!({ "number": 6, "view": [1, { "=": 2, "~": 4 }], "ended": { "a": [] } }),
        ];
        let mut sent = Sent::default();
        let mut known: Value = serde_json::from_str(&sent.lighten(&update(&scenes[0]))).unwrap();
        known = known["update"]["scene"].take();
        assert_eq!(known, scenes[0]);
        for scene in &scenes[1..] {
            let text = sent.lighten(&update(scene));
            let light: Value = serde_json::from_str(&text).unwrap();
            apply(&mut known, &light["update"]["change"]);
            assert_eq!(known, *scene, "{text}");
        }
    }

    #[test]
    fn what_stays_is_not_sent_again() {
        let mut sent = Sent::default();
        let map: Vec<u32> = (0..1000).collect();
        sent.lighten(&update(&json!({ "number": 1, "view": { "map": map, "turn": 1 } })));
        let text = sent.lighten(&update(&json!({ "number": 2, "view": { "map": map, "turn": 2 } })));
        let change = r#"{"~":{"number":{"=":2},"view":{"~":{"turn":{"=":2}}}}}"#;
        assert_eq!(text, format!(r#"{{"update":{{"news":[],"change":{change}}}}}"#));
    }
}
