//! The rules on one side, their citations on the other, and what is missing between.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::id::RuleId;
use super::scan::Citation;

/// What a citation may be.
type Test = fn(&Citation) -> bool;

/// How the list for the codex begins.
const HEADER: &str = "\
# Where each rule lives in the code, which tests prove it, and which rules are cited with it: what the codex shows.
# Written by `cargo xtask rules --write`; `cargo xtask rules` fails when it is out of date.
";

/// All rules and all citations.
#[derive(Default)]
pub(super) struct Ledger {
    rules: BTreeSet<RuleId>,
    citations: BTreeMap<RuleId, Vec<Citation>>,
}

impl Ledger {
    /// Takes in the rules of a locale file: its messages `rule-ADR-W-LOCK-1 = …`.
    pub(super) fn add_rules(&mut self, fluent: &str) {
        let names = fluent.lines().filter_map(|line| line.strip_prefix("rule-")?.split_once('='));
        self.rules.extend(names.filter_map(|(name, _)| name.trim_end().parse::<RuleId>().ok()));
    }

    /// Takes in citations.
    pub(super) fn add_citations(&mut self, citations: Vec<Citation>) {
        for citation in citations {
            self.citations.entry(citation.id.clone()).or_default().push(citation);
        }
    }

    /// Rules that no test cites.
    fn untested(&self) -> impl Iterator<Item = &RuleId> {
        self.rules.iter().filter(|id| !self.cited(id).iter().any(Citation::is_proof))
    }

    /// Rules that stand at no function and at no entry of data.
    fn unplaced(&self) -> impl Iterator<Item = &RuleId> {
        self.rules.iter().filter(|id| !self.cited(id).iter().any(Citation::is_place))
    }

    /// Citations of rules that do not exist, in games whose rules have been told.
    fn unknown(&self) -> impl Iterator<Item = &Citation> {
        let told: BTreeSet<String> = self.rules.iter().map(game).collect();
        let missing =
            move |id: &RuleId| id.is_counted() && !self.rules.contains(id) && told.contains(&game(id));
        self.citations.iter().filter(move |(id, _)| missing(id)).flat_map(|(_, places)| places)
    }

    /// Games that are cited before their rules have been told: numbers only, by game.
    fn untold(&self) -> BTreeMap<String, usize> {
        let told: BTreeSet<String> = self.rules.iter().map(game).collect();
        let mut games = BTreeMap::new();
        for id in self.citations.keys().filter(|id| id.is_counted() && !told.contains(&game(id))) {
            *games.entry(game(id)).or_default() += 1;
        }
        games
    }

    fn cited(&self, id: &RuleId) -> &[Citation] {
        self.citations.get(id).map_or(&[], Vec::as_slice)
    }

    /// Whether there are rules, each has a place and a test, and each number cited exists.
    pub(super) fn is_clean(&self) -> bool {
        !self.rules.is_empty()
            && self.untested().next().is_none()
            && self.unplaced().next().is_none()
            && self.unknown().next().is_none()
    }

    /// Every rule with what cites it: the code that makes it true, the tests that prove it, and who else tells of it.
    pub(super) fn list(&self) -> String {
        let mut out = String::new();
        for id in &self.rules {
            let _ = writeln!(out, "{id}");
            let kinds: [(&str, Test); 3] = [
                ("code", Citation::is_place),
                ("test", Citation::is_proof),
                ("told", |citation| !citation.is_place() && !citation.is_proof()),
            ];
            for (kind, is) in kinds {
                let mut seen = BTreeSet::new();
                for Citation { path, line, item, .. } in self.cited(id).iter().filter(|citation| is(citation))
                {
                    if seen.insert((path, item)) {
                        let item = item.as_ref().map_or(String::new(), |item| format!(" {item}"));
                        let _ = writeln!(out, "    {kind}  {}:{line}{item}", path.display());
                    }
                }
            }
        }
        out
    }

    /// The same for the codex: files and items without lines, which change with every edit, and rules cited together.
    pub(super) fn evidence(&self) -> String {
        let mut out = String::from(HEADER);
        for id in &self.rules {
            let _ = writeln!(out, "{id}");
            let kinds: [(&str, Test); 2] = [("code", Citation::is_place), ("test", Citation::is_shown_proof)];
            for (kind, is) in kinds {
                let cited = self.cited(id).iter().filter(|citation| is(citation));
                let spots: BTreeSet<_> = cited.map(|it| (it.path.display().to_string(), &it.item)).collect();
                for (path, item) in spots {
                    let item = item.as_ref().map_or(String::new(), |item| format!(" {item}"));
                    let _ = writeln!(out, "    {kind} {path}{item}");
                }
            }
            for other in self.companions(id) {
                let _ = writeln!(out, "    with {other}");
            }
        }
        out
    }

    /// Rules that stand beside this one where a refusal or an event is told.
    fn companions(&self, id: &RuleId) -> BTreeSet<&RuleId> {
        let lines: BTreeSet<_> =
            self.cited(id).iter().filter(|it| it.is_telling()).map(|it| (&it.path, it.line)).collect();
        let beside = |(other, cited): &(&RuleId, &Vec<Citation>)| {
            *other != id
                && self.rules.contains(other)
                && cited.iter().any(|it| lines.contains(&(&it.path, it.line)))
        };
        self.citations.iter().filter(beside).map(|(other, _)| other).collect()
    }

    /// What is missing, and the count.
    pub(super) fn report(&self) -> String {
        let mut out = String::new();
        let untested: Vec<_> = self.untested().collect();
        let unplaced: Vec<_> = self.unplaced().collect();
        for (what, rules) in [("test", &untested), ("function", &unplaced)] {
            if !rules.is_empty() {
                let _ = writeln!(out, "rules without a {what}:");
            }
            for id in rules {
                let _ = writeln!(out, "    {id}");
            }
        }
        let unknown: Vec<_> = self.unknown().collect();
        if !unknown.is_empty() {
            let _ = writeln!(out, "numbers cited that are no rule:");
            for Citation { id, path, line, .. } in &unknown {
                let _ = writeln!(out, "    {id}  {}:{line}", path.display());
            }
        }
        for (game, numbers) in self.untold() {
            let _ = writeln!(
                out,
                "{game}: {numbers} numbers cited; the rules of this game are not in the locales yet"
            );
        }
        let rules = self.rules.len();
        let _ = writeln!(
            out,
            "{rules} rules, {} without a test, {} without a function; {} unknown numbers cited",
            untested.len(),
            unplaced.len(),
            unknown.len()
        );
        out
    }
}

/// The game a rule belongs to: the first word of its number.
fn game(id: &RuleId) -> String {
    id.to_string().split('-').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::scan::{Source, citations};
    use super::*;

    const FLUENT: &str = "\
# rule-ADR-A-9 = a comment is no rule
rule-ADR-A-1 = First.
rule-ADR-A-10 = Tenth,
    told on two lines = one rule.
rule-heading = Not a number.
other-ADR-A-3 = Not a rule.
";

    /// The number cited in this text of a file.
    fn citation(path: &str, text: &str) -> Citation {
        let source = Source { path: path.into(), text: text.to_owned() };
        citations(&[source]).remove(0)
    }

    fn code(id: &str) -> Citation {
        citation("crates/x/src/a.rs", &format!("/// {id}.\nfn rule() {{}}"))
    }

    fn test(id: &str) -> Citation {
        citation("crates/x/tests/t.rs", &format!("/// {id}.\n#[test]\nfn proof() {{}}"))
    }

    fn ledger(citations: Vec<Citation>) -> Ledger {
        let mut ledger = Ledger::default();
        ledger.add_rules(FLUENT);
        ledger.add_citations(citations);
        ledger
    }

    /// Both rules placed and tested.
    fn whole() -> Vec<Citation> {
        vec![code("ADR-A-1"), test("ADR-A-1"), code("ADR-A-10"), test("ADR-A-10")]
    }

    #[test]
    fn rules_are_the_messages_with_a_number() {
        let ids: Vec<String> = ledger(vec![]).rules.iter().map(RuleId::to_string).collect();
        assert_eq!(ids, ["ADR-A-1", "ADR-A-10"]);
    }

    #[test]
    fn every_rule_placed_and_tested_is_clean() {
        let ledger = ledger(whole());
        assert!(ledger.is_clean());
        assert_eq!(
            ledger.report(),
            "2 rules, 0 without a test, 0 without a function; 0 unknown numbers cited\n"
        );
    }

    #[test]
    fn a_rule_cited_only_outside_tests_is_untested() {
        let ledger = ledger(vec![code("ADR-A-1"), code("ADR-A-10"), test("ADR-A-10")]);
        assert!(!ledger.is_clean());
        assert!(ledger.report().starts_with("rules without a test:\n    ADR-A-1\n2 rules, 1 without a test"));
    }

    #[test]
    fn a_rule_cited_only_in_the_header_of_a_test_file_is_untested() {
        let header = citation("crates/x/tests/t.rs", "//! ADR-A-1.\n\n#[test]\nfn proof() {}");
        let ledger = ledger(vec![code("ADR-A-1"), header, code("ADR-A-10"), test("ADR-A-10")]);
        assert!(!ledger.is_clean());
        assert!(
            ledger.report().starts_with("rules without a test:\n    ADR-A-1\n2 rules"),
            "{}",
            ledger.report()
        );
    }

    #[test]
    fn a_rule_that_stands_at_no_function_is_reported() {
        let told = citation("crates/x/src/reason.rs", "/// ADR-A-1.\nfn tells() {}");
        let ledger = ledger(vec![told, test("ADR-A-1"), code("ADR-A-10"), test("ADR-A-10")]);
        assert!(!ledger.is_clean());
        assert_eq!(
            ledger.report(),
            "rules without a function:\n    ADR-A-1\n\
             2 rules, 0 without a test, 1 without a function; 0 unknown numbers cited\n"
        );
    }

    #[test]
    fn a_number_that_is_no_rule_is_reported_with_its_place() {
        let mut all = whole();
        all.push(code("ADR-A-2"));
        let ledger = ledger(all);
        assert!(!ledger.is_clean());
        assert!(ledger.report().contains("    ADR-A-2  crates/x/src/a.rs:1\n"));
    }

    #[test]
    fn a_game_whose_rules_are_not_told_yet_is_only_counted() {
        let mut all = whole();
        all.push(test("XYZ-A-2"));
        let ledger = ledger(all);
        assert!(ledger.is_clean());
        assert!(ledger.report().starts_with("XYZ: 1 numbers cited"), "{}", ledger.report());
    }

    #[test]
    fn no_rules_at_all_is_not_clean() {
        assert!(!Ledger::default().is_clean());
    }

    #[test]
    fn the_codex_gets_items_without_lines_and_rules_that_are_told_together() {
        let mut all = whole();
        let together = "fn r() {\n    let a = [ADR_A_1, ADR_A_10];\n}";
        let source = Source { path: "crates/x/src/words/rules.rs".into(), text: together.to_owned() };
        all.extend(citations(&[source]));
        all.push(citation("crates/codex/tests/t.rs", "/// ADR-A-1.\n#[test]\nfn shows() {}"));
        assert_eq!(
            ledger(all).evidence(),
            format!(
                "{HEADER}ADR-A-1\n    code crates/x/src/a.rs fn rule\n    test crates/x/tests/t.rs fn proof\n    \
                 with ADR-A-10\nADR-A-10\n    code crates/x/src/a.rs fn rule\n    \
                 test crates/x/tests/t.rs fn proof\n    with ADR-A-1\n"
            )
        );
    }

    #[test]
    fn the_list_names_file_line_and_item_once_code_first() {
        let header = citation("crates/x/src/a.rs", "//! ADR-A-1.");
        let data = citation("content/x/w.toml", "\n[[weapon]]\nid = \"rifle\"\n# ADR-A-1");
        let ledger = ledger(vec![test("ADR-A-1"), header, code("ADR-A-1"), code("ADR-A-1"), data]);
        assert_eq!(
            ledger.list(),
            "ADR-A-1\n    \
             code  crates/x/src/a.rs:1 fn rule\n    \
             code  content/x/w.toml:4 weapon rifle\n    \
             test  crates/x/tests/t.rs:1 fn proof\n    \
             told  crates/x/src/a.rs:1\n\
             ADR-A-10\n"
        );
    }
}
