//! Every reason for which the rules refuse something has a text.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use codex::has;

const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Every `"refusal-…"` that the code under `folder` speaks of, comments and unit tests left out.
fn reasons(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            reasons(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                let literals = line.split('"').skip(1).step_by(2);
                found.extend(literals.filter(|text| text.starts_with("refusal-")).map(str::to_owned));
            }
        }
    }
}

/// Every reason that any crate speaks of.
fn given() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in fs::read_dir(CRATES).unwrap() {
        let source = folder.unwrap().path().join("src");
        if source.is_dir() {
            reasons(&source, &mut found);
        }
    }
    found
}

#[test]
fn every_reason_of_a_refusal_has_a_text() {
    let found = given();
    assert!(found.contains("refusal-game-over") && found.len() > 60, "{found:?}");
    let missing: Vec<&String> = found.iter().filter(|key| !has(key)).collect();
    assert!(missing.is_empty(), "no text for {missing:?}");
}

#[test]
fn no_text_waits_for_a_reason_that_is_never_given() {
    let found = given();
    let read = |name: &str| fs::read_to_string(Path::new(CRATES).join("../locales/en").join(name)).unwrap();
    let texts = read("refusals.ftl") + &read("refusals-tables.ftl");
    let keys = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let idle: Vec<&str> = keys.filter(|key| !found.contains(*key)).collect();
    assert!(idle.is_empty(), "never given: {idle:?}");
}
