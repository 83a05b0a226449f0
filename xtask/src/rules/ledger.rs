//! The rules on one side, their citations on the other, and what is missing between.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use super::id::RuleId;
use super::scan::Citation;

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
        self.rules.iter().filter(|id| !self.places(id).iter().any(|citation| citation.in_test))
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

    fn places(&self, id: &RuleId) -> &[Citation] {
        self.citations.get(id).map_or(&[], Vec::as_slice)
    }

    /// Whether there are rules, each has a test and each number cited exists.
    pub(super) fn is_clean(&self) -> bool {
        !self.rules.is_empty() && self.untested().next().is_none() && self.unknown().next().is_none()
    }

    /// Every rule with the files that cite it.
    pub(super) fn list(&self) -> String {
        let mut out = String::new();
        for id in &self.rules {
            let files: BTreeSet<(bool, &Path)> =
                self.places(id).iter().map(|citation| (!citation.in_test, citation.path.as_path())).collect();
            let _ = writeln!(out, "{id}");
            for (in_source, path) in files {
                let kind = if in_source { "code" } else { "test" };
                let _ = writeln!(out, "    {kind}  {}", path.display());
            }
        }
        out
    }

    /// What is missing, and the count.
    pub(super) fn report(&self) -> String {
        let mut out = String::new();
        let untested: Vec<_> = self.untested().collect();
        if !untested.is_empty() {
            let _ = writeln!(out, "rules without a test:");
            for id in &untested {
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
            "{rules} rules, {} with a test, {} without; {} unknown numbers cited",
            rules - untested.len(),
            untested.len(),
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
    use super::*;

    const FLUENT: &str = "\
# rule-ADR-A-9 = a comment is no rule
rule-ADR-A-1 = First.
rule-ADR-A-10 = Tenth,
    told on two lines = one rule.
rule-heading = Not a number.
other-ADR-A-3 = Not a rule.
";

    fn citation(id: &str, path: &str, in_test: bool) -> Citation {
        Citation { id: id.parse().unwrap(), path: path.into(), line: 7, in_test }
    }

    fn ledger(citations: Vec<Citation>) -> Ledger {
        let mut ledger = Ledger::default();
        ledger.add_rules(FLUENT);
        ledger.add_citations(citations);
        ledger
    }

    #[test]
    fn rules_are_the_messages_with_a_number() {
        let ids: Vec<String> = ledger(vec![]).rules.iter().map(RuleId::to_string).collect();
        assert_eq!(ids, ["ADR-A-1", "ADR-A-10"]);
    }

    #[test]
    fn every_rule_tested_is_clean() {
        let ledger = ledger(vec![citation("ADR-A-1", "t.rs", true), citation("ADR-A-10", "t.rs", true)]);
        assert!(ledger.is_clean());
        assert_eq!(ledger.report(), "2 rules, 2 with a test, 0 without; 0 unknown numbers cited\n");
    }

    #[test]
    fn a_rule_cited_only_outside_tests_is_untested() {
        let ledger = ledger(vec![citation("ADR-A-1", "s.rs", false), citation("ADR-A-10", "t.rs", true)]);
        assert!(!ledger.is_clean());
        assert!(ledger.report().starts_with("rules without a test:\n    ADR-A-1\n2 rules, 1 with"));
    }

    #[test]
    fn a_number_that_is_no_rule_is_reported_with_its_place() {
        let mut all = vec![citation("ADR-A-1", "t.rs", true), citation("ADR-A-10", "t.rs", true)];
        all.push(citation("ADR-A-2", "crates/x/src/s.rs", false));
        let ledger = ledger(all);
        assert!(!ledger.is_clean());
        assert!(ledger.report().contains("    ADR-A-2  crates/x/src/s.rs:7\n"));
    }

    #[test]
    fn a_game_whose_rules_are_not_told_yet_is_only_counted() {
        let mut all = vec![citation("ADR-A-1", "t.rs", true), citation("ADR-A-10", "t.rs", true)];
        all.push(citation("XYZ-A-2", "t.rs", true));
        let ledger = ledger(all);
        assert!(ledger.is_clean());
        assert!(ledger.report().starts_with("XYZ: 1 numbers cited"), "{}", ledger.report());
    }

    #[test]
    fn no_rules_at_all_is_not_clean() {
        assert!(!Ledger::default().is_clean());
    }

    #[test]
    fn the_list_names_each_file_once_tests_first() {
        let twice = || citation("ADR-A-1", "a.rs", false);
        let ledger = ledger(vec![twice(), twice(), citation("ADR-A-1", "t.rs", true)]);
        assert_eq!(ledger.list(), "ADR-A-1\n    test  t.rs\n    code  a.rs\nADR-A-10\n");
    }
}
