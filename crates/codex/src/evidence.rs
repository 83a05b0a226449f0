//! Where each rule lives in the code, and which tests prove it: what `cargo xtask rules --write` found.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What is known of a rule.
#[derive(Debug, Default)]
pub struct Evidence {
    /// The functions, constants and entries of data that make it true.
    pub code: Vec<Spot>,
    /// The tests that prove it.
    pub tests: Vec<Spot>,
    /// Rules that are cited together with it, in one refusal or for one event.
    pub with: Vec<&'static str>,
}

/// A place in the repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The file.
    pub path: &'static str,
    /// What in it: `fn sees`, `weapon shotgun`.
    pub item: &'static str,
}

static ALL: LazyLock<BTreeMap<&'static str, Evidence>> =
    LazyLock::new(|| read(include_str!("../evidence.txt")));

/// What is known of a rule; nothing for a number that is no rule.
///
/// ```
/// let sight = codex::evidence("D04-LOS-1").unwrap();
/// assert!(sight.code.iter().all(|spot| spot.path.ends_with(".rs") || spot.path.ends_with(".toml")));
/// assert!(!sight.tests.is_empty());
/// assert!(codex::evidence("D04-LOS-99").is_none()); // not-a-rule
/// ```
pub fn evidence(rule: &str) -> Option<&'static Evidence> {
    ALL.get(rule)
}

/// A rule at the margin, below it what is known of it: `code`, `test` or `with`.
fn read(list: &'static str) -> BTreeMap<&'static str, Evidence> {
    let mut all = BTreeMap::<_, Evidence>::new();
    let mut rule = "";
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let Some(known) = line.strip_prefix("    ") else {
            rule = line;
            all.entry(rule).or_default();
            continue;
        };
        let known_of = all.entry(rule).or_default();
        match known.split_once(' ') {
            Some(("with", other)) => known_of.with.push(other),
            Some((kind, spot)) => {
                let (path, item) = spot.split_once(' ').unwrap_or((spot, ""));
                let spots = if kind == "test" { &mut known_of.tests } else { &mut known_of.code };
                spots.push(Spot { path, item });
            }
            None => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_is_written() {
        let all = read("# Of rules.\nX-A-1\n    code a.rs fn b\n    test t.rs fn c\n    with X-A-2\nX-A-2\n");
        let first = &all["X-A-1"];
        assert_eq!(first.code, [Spot { path: "a.rs", item: "fn b" }]);
        assert_eq!(first.tests, [Spot { path: "t.rs", item: "fn c" }]);
        assert_eq!(first.with, ["X-A-2"]);
        assert!(all["X-A-2"].code.is_empty());
    }

    #[test]
    fn every_rule_of_the_three_games_has_code_and_a_test() {
        for prefix in ["ADR", "D04", "D16"] {
            for rule in crate::Rulebook::of(prefix).expect("a book").rules() {
                let known = evidence(rule.number()).unwrap_or_else(|| panic!("{}", rule.number()));
                assert!(!known.code.is_empty() && !known.tests.is_empty(), "{}", rule.number());
            }
        }
    }
}
