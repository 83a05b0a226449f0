//! The data files of the games, read as they stand.

use std::fs;

use toml::{Table, Value};

/// A file of `content/`.
pub(crate) fn file(path: &str) -> Table {
    let path = format!("{}/../../content/{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}")).parse().unwrap()
}

/// The entries of a list of tables; one table alone is a list of one.
pub(crate) fn tables<'a>(from: &'a Table, name: &str) -> Vec<&'a Table> {
    match from.get(name) {
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_table).collect(),
        Some(Value::Table(one)) => vec![one],
        _ => Vec::new(),
    }
}

/// The texts of a list.
pub(crate) fn texts<'a>(from: &'a Table, name: &str) -> Vec<&'a str> {
    from.get(name).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
}

pub(crate) fn word<'a>(from: &'a Table, name: &str) -> &'a str {
    from.get(name).and_then(Value::as_str).unwrap_or_default()
}

pub(crate) fn number(from: &Table, name: &str) -> Option<u32> {
    from.get(name).and_then(Value::as_integer).and_then(|it| u32::try_from(it).ok())
}

pub(crate) fn is(from: &Table, name: &str) -> bool {
    from.get(name).and_then(Value::as_bool).unwrap_or_default()
}

/// `"range 3"` as a word and a number.
pub(crate) fn counted(text: &str) -> (&str, Option<u32>) {
    text.split_once(' ').map_or((text, None), |(word, n)| (word, n.parse().ok()))
}
