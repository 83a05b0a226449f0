//! Are all the texts there?

use std::collections::BTreeSet;

use super::report::{Findings, instead};
use crate::scenario::model::Scenario;

pub(super) fn check(scenario: &Scenario, keys: &BTreeSet<String>, findings: &mut Findings<'_>) {
    let known: Vec<&String> = keys.iter().collect();
    for text in scenario.texts() {
        if !keys.contains(&text.key) {
            let nearest = instead(&text.key, &known);
            let advice = if nearest.starts_with("did you mean") {
                nearest
            } else {
                "add it to the locale files".to_owned()
            };
            findings.error(text.mark, format!("there is no text `{}`", text.key), advice);
        }
    }
}
