//! Finds the rule numbers that Rust and data files cite, at which item, and tells test code from the rest.

use std::path::{Path, PathBuf};

use super::id::{RuleId, ids_in};
use super::item::{Item, items};

/// A line with this word is passed over: for tests about numbers that do not exist.
const PASS_OVER: &str = "not-a-rule";

/// A Rust or data file; the path is relative to the root.
pub(super) struct Source {
    pub(super) path: PathBuf,
    pub(super) text: String,
}

/// One number at one place.
#[derive(Debug)]
pub(super) struct Citation {
    pub(super) id: RuleId,
    pub(super) path: PathBuf,
    pub(super) line: usize,
    /// What it stands at; nothing in a file's header.
    pub(super) item: Option<Item>,
    pub(super) in_test: bool,
}

impl Citation {
    /// Does it stand at a function, a constant or an entry of data?
    fn is_precise(&self) -> bool {
        self.item.as_ref().is_some_and(Item::is_precise)
    }

    /// Does it stand where a test proves the rule?
    pub(super) fn is_proof(&self) -> bool {
        self.in_test && self.is_precise()
    }

    /// Does it stand where players may look for the proof? Tests of those who only tell about rules are none.
    pub(super) fn is_shown_proof(&self) -> bool {
        self.is_proof() && !only_tells(&self.path)
    }

    /// Does it stand where rules are told to players?
    pub(super) fn is_telling(&self) -> bool {
        !self.in_test && only_tells(&self.path)
    }

    /// Does it stand where the rule is made true?
    pub(super) fn is_place(&self) -> bool {
        !self.in_test && self.is_precise() && !only_tells(&self.path)
    }
}

/// All citations in these files, in their order.
pub(super) fn citations(sources: &[Source]) -> Vec<Citation> {
    let declared: Vec<PathBuf> = sources.iter().flat_map(test_module_files).collect();
    let mut found = Vec::new();
    for source in sources {
        let test_file = is_test_path(&source.path)
            || declared
                .iter()
                .any(|module| source.path.starts_with(module.with_extension("")) || source.path == *module);
        let tests_from = inline_tests(&source.text);
        let items = items(&source.path, &source.text);
        for (index, line) in source.text.lines().enumerate().filter(|(_, line)| !line.contains(PASS_OVER)) {
            let in_test = test_file || tests_from.is_some_and(|start| index >= start);
            let cite = |id| Citation {
                id,
                path: source.path.clone(),
                line: index + 1,
                item: items[index].clone(),
                in_test,
            };
            found.extend(ids_in(line).map(cite));
        }
    }
    found
}

/// Whether the place alone says that a file is test code: a `tests` folder or a `tests.rs`.
fn is_test_path(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs")
}

/// Whether a file only tells about rules: refusals, words, the proofs of positions and the crates around the games
/// carry numbers, but no rule is true because of them.
fn only_tells(path: &Path) -> bool {
    const CRATES: [&str; 6] =
        ["crates/bots", "crates/codex", "crates/parlour", "crates/server", "crates/local", "crates/telefrag"];
    path.ends_with("reason.rs")
        || path.ends_with("rule.rs")
        || path.components().any(|part| part.as_os_str() == "words" || part.as_os_str() == "proof")
        || CRATES.iter().any(|teller| path.starts_with(teller))
}

/// The index of the line where the file's own `#[cfg(test)] mod … {` begins.
///
/// It is taken to reach to the end of the file: clippy (`items_after_test_module`) refuses code behind it.
fn inline_tests(text: &str) -> Option<usize> {
    test_modules(text).find(|module| !module.in_own_file).map(|module| module.line)
}

/// The files that a `#[cfg(test)] mod name;` in this file stands for. A folder of the same name belongs to it too.
fn test_module_files(source: &Source) -> Vec<PathBuf> {
    let mut folder = source.path.with_extension("");
    if source.path.file_stem().is_some_and(|stem| stem == "lib" || stem == "main" || stem == "mod") {
        folder.pop();
    }
    let in_own_file = test_modules(&source.text).filter(|module| module.in_own_file);
    in_own_file.map(|module| folder.join(format!("{}.rs", module.name))).collect()
}

/// A module under `#[cfg(test)]`.
struct TestModule<'a> {
    name: &'a str,
    line: usize,
    in_own_file: bool,
}

fn test_modules(text: &str) -> impl Iterator<Item = TestModule<'_>> {
    let lines = || text.lines().map(str::trim).enumerate();
    lines().filter(|(_, line)| is_cfg_test(line)).filter_map(move |(line, _)| {
        // Further attributes and comments may stand between; the module may stand on the attribute's own line.
        let item = lines()
            .skip(line)
            .map(|(_, text)| {
                if is_cfg_test(text) {
                    text.split_once(")]").map_or("", |(_, rest)| rest.trim())
                } else {
                    text
                }
            })
            .find(|text| !(text.is_empty() || text.starts_with("#[") || text.starts_with("//")))?;
        let (before, after) = item.split_once("mod ")?;
        if !(before.is_empty() || before.starts_with("pub")) {
            return None;
        }
        let name = after.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
        Some(TestModule { name, line, in_own_file: after[name.len()..].trim_start().starts_with(';') })
    })
}

fn is_cfg_test(line: &str) -> bool {
    line.starts_with("#[cfg(test)]") || line.starts_with("#[cfg(all(test,")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `(number, in test code)` for each citation in these files.
    fn cited(files: &[(&str, &str)]) -> Vec<(String, bool)> {
        let source = |&(path, text): &(&str, &str)| Source { path: path.into(), text: text.to_owned() };
        let sources: Vec<Source> = files.iter().map(source).collect();
        citations(&sources).into_iter().map(|c| (c.id.to_string(), c.in_test)).collect()
    }

    fn in_test(path: &str) -> bool {
        cited(&[(path, "// ADR-A-1")])[0].1
    }

    #[test]
    fn the_place_of_a_file_tells_tests() {
        assert!(in_test("crates/adrenaline/tests/weapons.rs"));
        assert!(in_test("crates/adrenaline/tests/common/mod.rs"));
        assert!(in_test("crates/adrenaline/src/weapons/tests.rs"));
        assert!(in_test("crates/adrenaline/src/tests/lock.rs"));
        assert!(!in_test("crates/adrenaline/src/weapons.rs"));
        assert!(!in_test("crates/adrenaline/src/contests.rs"));
    }

    #[test]
    fn an_inline_test_module_reaches_to_the_end_of_the_file() {
        let text = "// ADR-A-1\n#[cfg(test)]\nuse x;\n// ADR-A-2\n#[cfg(test)]\n#[allow(x)]\nmod tests {\n // ADR-A-3\n}";
        let expected = [("ADR-A-1", false), ("ADR-A-2", false), ("ADR-A-3", true)];
        assert_eq!(cited(&[("crates/x/src/a.rs", text)]), expected.map(|(id, test)| (id.to_owned(), test)));
    }

    #[test]
    fn an_attribute_on_the_modules_own_line_counts() {
        let text = "#[cfg(test)] mod tests { // ADR-A-1\n}";
        assert_eq!(cited(&[("crates/x/src/a.rs", text)]), [("ADR-A-1".to_owned(), true)]);
    }

    #[test]
    fn a_test_module_in_its_own_file_is_followed() {
        let files = [
            ("crates/x/src/lib.rs", "#[cfg(test)]\nmod proofs;\nmod rules; // ADR-A-1"),
            ("crates/x/src/proofs.rs", "// ADR-A-2"),
            ("crates/x/src/proofs/deep.rs", "// ADR-A-3"),
            ("crates/x/src/rules.rs", "#[cfg(test)]\npub(crate) mod examples;"),
            ("crates/x/src/rules/examples.rs", "// ADR-A-4"),
            ("crates/x/src/examples.rs", "// ADR-A-5"),
            ("crates/y/src/proofs.rs", "// ADR-A-6"),
        ];
        let tests: Vec<String> = cited(&files).into_iter().filter(|c| c.1).map(|c| c.0).collect();
        assert_eq!(tests, ["ADR-A-2", "ADR-A-3", "ADR-A-4"]);
    }

    #[test]
    fn a_line_about_numbers_that_do_not_exist_is_passed_over() {
        assert_eq!(cited(&[("crates/x/tests/a.rs", "look_up(\"ADR-NONE-1\") // not-a-rule")]), []);
    }

    #[test]
    fn a_citation_knows_its_line() {
        let source = Source { path: "crates/x/src/a.rs".into(), text: "\n\n// D04-LOS-3".to_owned() };
        assert_eq!(citations(&[source])[0].line, 3);
    }

    #[test]
    fn a_rule_is_placed_at_a_function_or_an_entry_outside_what_only_tells() {
        let placed = |path: &str, text: &str| {
            let source = Source { path: path.into(), text: text.to_owned() };
            citations(&[source])[0].is_place()
        };
        let function = "/// ADR-A-1.\nfn f() {}";
        assert!(placed("crates/x/src/rules/wounds.rs", function));
        assert!(placed("content/x/weapons.toml", "[[weapon]]\nid = \"rifle\" # ADR-A-1"));
        assert!(!placed("crates/x/src/rules/wounds.rs", "//! ADR-A-1.\n\nfn f() {}"));
        assert!(!placed("crates/x/src/rules/wounds.rs", "/// ADR-A-1.\nstruct S;"));
        for teller in [
            "x/src/reason.rs",
            "x/src/rule.rs",
            "x/src/words/tell.rs",
            "x/src/proof/faults.rs",
            "bots/src/a.rs",
            "server/src/a.rs",
        ] {
            assert!(!placed(&format!("crates/{teller}"), function), "{teller}");
        }
        assert!(!placed("crates/x/tests/a.rs", function));
    }

    #[test]
    fn a_test_proves_a_rule_at_its_function_and_not_in_the_header() {
        let proofs = |path: &str, text: &str| {
            let source = Source { path: path.into(), text: text.to_owned() };
            citations(&[source]).iter().filter(|citation| citation.is_proof()).count()
        };
        let test = "//! Of ADR-A-1.\n\n/// ADR-A-1.\n#[test]\nfn f() {\n    cites(\"ADR-A-1\");\n}\nconst A: &str = \"ADR-A-1\";";
        assert_eq!(proofs("crates/x/tests/a.rs", test), 3);
        assert_eq!(proofs("crates/x/src/a.rs", test), 0);
    }
}
