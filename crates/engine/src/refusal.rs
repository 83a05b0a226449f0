//! Why something may not be done, with the numbers of the rules that forbid it.

use std::fmt;

use serde::Serialize;

use crate::Message;

/// The number of a rule, as the codex and the book print it.
///
/// ```
/// use engine::Rule;
/// assert_eq!(Rule("ADR-RUN-1").to_string(), "ADR-RUN-1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused action or set-up: a reason for people and the rules behind it.
///
/// ```
/// use engine::{Refusal, Rule};
/// let no = Refusal::new("refusal-not-seen", &[Rule("ADR-SEE-1")]);
/// assert_eq!(no.code(), "refusal-not-seen");
/// assert!(no.cites("ADR-SEE-1"));
/// assert_eq!(no.to_string(), "refusal-not-seen [ADR-SEE-1]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The reason, to be put into words.
    pub reason: Message,
    /// The rules that refuse it; empty only where no rule of the game is concerned (a finished game).
    pub rules: Vec<Rule>,
}

impl Refusal {
    /// A refusal for a reason without values.
    pub fn new(key: &'static str, rules: &[Rule]) -> Self {
        Refusal { reason: Message::new(key), rules: rules.to_vec() }
    }
    /// A refusal for a reason with values.
    pub fn because(reason: Message, rules: &[Rule]) -> Self {
        Refusal { reason, rules: rules.to_vec() }
    }
    /// The reason's key, stable for programs.
    pub fn code(&self) -> &str {
        &self.reason.key
    }
    /// Does this refusal cite the rule with that number?
    pub fn cites(&self, rule: &str) -> bool {
        self.rules.iter().any(|r| r.0 == rule)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason.key)?;
        if !self.rules.is_empty() {
            let numbers: Vec<_> = self.rules.iter().map(|r| r.0).collect();
            write!(f, " [{}]", numbers.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
