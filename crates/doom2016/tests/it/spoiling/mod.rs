//! Spoiling a JSON document at random.

use engine::Chance;
use serde_json::{Map, Value, json};

/// Words that a mutation may write in the place of another.
const WORDS: [&str; 34] = [
    "alpha",
    "bravo",
    "begin",
    "act",
    "over",
    "end",
    "start",
    "next",
    "burn",
    "kinds",
    "demons",
    "attack",
    "round",
    "drone",
    "nobody",
    "declare",
    "before-roll",
    "thin",
    "common",
    "defend",
    "count",
    "demon-stops",
    "demon-activates",
    "after-attack",
    "demon-killed",
    "imp",
    "mancubus",
    "quad",
    "wide",
    "one",
    "surge",
    "uac-marine-1",
    "sample",
    "granted",
];

/// A random place in a document.
fn spot<'v>(value: &'v mut Value, luck: &mut Chance) -> &'v mut Value {
    let size = match value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if size == 0 || luck.below(6) == 0 {
        return value;
    }
    let n = luck.below(size as u32) as usize;
    let inner = match value {
        Value::Array(list) => list.get_mut(n),
        Value::Object(map) => map.values_mut().nth(n),
        _ => None,
    };
    spot(inner.expect("there are that many"), luck)
}

/// Spoil something somewhere.
pub(crate) fn mutate(json: &mut Value, luck: &mut Chance) {
    let whole = json.clone();
    let mut source = whole.clone();
    let donor = spot(&mut source, luck).clone();
    let Value::Object(map) = json else { return };
    let n = luck.below(map.len() as u32) as usize;
    let part = map.values_mut().nth(n).unwrap();
    let place = spot(part, luck);
    let fresh = |luck: &mut Chance| match luck.below(7) {
        0 => luck.below(4),
        1 => luck.below(256),
        2 => 255,
        3 => 1 << luck.below(31),
        _ => luck.below(12),
    };
    match (place, luck.below(5)) {
        (place, 0) => *place = donor,
        (Value::Number(number), _) => {
            let old = number.as_u64().unwrap_or(0);
            let new = match luck.below(3) {
                0 => old + 1,
                1 => old.saturating_sub(1),
                _ => fresh(luck).into(),
            };
            *number = new.into();
        }
        (Value::Bool(flag), _) => *flag = !*flag,
        (Value::String(word), _) => WORDS[luck.below(WORDS.len() as u32) as usize].clone_into(word),
        (Value::Array(list), 1) if !list.is_empty() => {
            let n = luck.below(list.len() as u32) as usize;
            list.insert(n, list[n].clone());
        }
        (Value::Array(list), 2) => list.push(donor),
        (Value::Array(list), _) if !list.is_empty() => {
            drop(list.remove(luck.below(list.len() as u32) as usize))
        }
        (Value::Object(map), _) if !map.is_empty() => rename(map, luck),
        (place @ Value::Null, _) => *place = json!(fresh(luck)),
        _ => {}
    }
}

/// A key of a map becomes another word or another figure.
fn rename(map: &mut Map<String, Value>, luck: &mut Chance) {
    let key = map.keys().nth(luck.below(map.len() as u32) as usize).cloned().unwrap_or_default();
    let Some(value) = map.remove(&key) else { return };
    let word = WORDS[luck.below(WORDS.len() as u32) as usize];
    let new = if key.starts_with('f') { format!("f{}", luck.below(64)) } else { word.to_owned() };
    map.insert(new, value);
}
