//! Positions spoiled at random: what a game accepts of them, it must be able to play.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Map, Value, json};

use crate::{Chance, Proof, Seat, Silent, Viewer};

/// Spoil positions of random games as JSON, `words` in the place of others; whatever is read and has no faults is looked
/// at by everybody and played on. `TELEFRAG_TRIALS` asks for more than the usual number. Positions come from as many as
/// `steps` into a game.
///
/// ```
/// engine::conformance::assert_calm::<engine::example::Duel>(&["p1", "p2", "p3"], 20);
/// ```
///
/// # Panics
/// If the rules panic on a position that they accept, or accept hardly any.
pub fn assert_calm<G: Proof>(words: &[&str], steps: u32) {
    let trials = std::env::var("TELEFRAG_TRIALS").ok().and_then(|n| n.parse().ok()).unwrap_or(4000);
    let (mut read, mut accepted) = (0, 0);
    let mut luck = Chance::seeded(66);
    let mut position = Value::Null;
    for n in 0..trials {
        if n % 25 == 0 {
            position =
                serde_json::to_value(random_position::<G>(steps, &mut luck)).expect("it can be written");
        }
        let mut spoiled = position.clone();
        for _ in 0..=luck.below(3) {
            spoil(&mut spoiled, words, &mut luck);
        }
        let Ok(mut state) = serde_json::from_value::<G::State>(spoiled.clone()) else { continue };
        read += 1;
        let calm = catch_unwind(AssertUnwindSafe(|| {
            let fine = G::faults(&state).is_empty();
            if fine {
                look_at::<G>(&state);
                for _ in 0..3 {
                    walk::<G>(&mut state, 10, &mut luck);
                    look_at::<G>(&state);
                }
            }
            fine
        }));
        match calm {
            Ok(fine) => accepted += u32::from(fine),
            Err(_) => panic!("trial {n}: the rules panic on\n{spoiled}\nwhich was\n{position}"),
        }
    }
    assert!(accepted * 20 > trials, "only {accepted} of {read} readable positions were accepted");
}

fn random_position<G: Proof>(steps: u32, luck: &mut Chance) -> G::State {
    let setups = G::setups();
    let setup = &setups[luck.below(setups.len() as u32) as usize];
    let mut state = G::start(setup, luck.next_u64()).expect("a set-up of the list");
    walk::<G>(&mut state, luck.below(steps), luck);
    state
}

/// Play so many random actions, or to the end.
fn walk<G: Proof>(state: &mut G::State, steps: u32, luck: &mut Chance) {
    let mut legal = Vec::new();
    for _ in 0..steps {
        if G::decision(state).is_none() {
            break;
        }
        legal.clear();
        G::legal(state, &mut legal);
        G::apply(state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
    }
}

/// Everything that is asked of a position.
fn look_at<G: Proof>(state: &G::State) {
    let seats = (0..G::seats(state) as u8).map(Seat);
    for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let _ = G::view(state, viewer);
    }
    for seat in seats {
        let _ = G::resample(state, seat, 1);
    }
    if G::decision(state).is_some() {
        let _ = G::prompt(state);
        let mut legal = Vec::new();
        G::legal(state, &mut legal);
        assert!(!legal.is_empty(), "nothing is legal");
        for action in legal {
            let _ = (G::label(state, action), G::about(state, action), G::shot(state, action));
        }
    }
    let _ = G::outcome(state);
}

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
fn spoil(json: &mut Value, words: &[&str], luck: &mut Chance) {
    let donor = spot(&mut json.clone(), luck).clone();
    let Value::Object(map) = json else { return };
    let n = luck.below(map.len() as u32) as usize;
    let Some(part) = map.values_mut().nth(n) else { return };
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
                0 => old.saturating_add(1),
                1 => old.saturating_sub(1),
                _ => fresh(luck).into(),
            };
            *number = new.into();
        }
        (Value::Bool(flag), _) => *flag = !*flag,
        (Value::String(word), _) => words[luck.below(words.len() as u32) as usize].clone_into(word),
        (Value::Array(list), 1) if !list.is_empty() => {
            let n = luck.below(list.len() as u32) as usize;
            list.insert(n, list[n].clone());
        }
        (Value::Array(list), 2) => list.push(donor),
        (Value::Array(list), _) if !list.is_empty() => {
            drop(list.remove(luck.below(list.len() as u32) as usize));
        }
        (Value::Object(map), _) if !map.is_empty() => rename(map, words, luck),
        (place @ Value::Null, _) => *place = json!(fresh(luck)),
        _ => {}
    }
}

/// A key of a map becomes another word or another figure.
fn rename(map: &mut Map<String, Value>, words: &[&str], luck: &mut Chance) {
    let key = map.keys().nth(luck.below(map.len() as u32) as usize).cloned().unwrap_or_default();
    let Some(value) = map.remove(&key) else { return };
    let word = words[luck.below(words.len() as u32) as usize];
    let new = if key.starts_with('f') { format!("f{}", luck.below(64)) } else { word.to_owned() };
    map.insert(new, value);
}
