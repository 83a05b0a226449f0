//! What is wrong with a loaded position.

use std::fmt;

use serde::Serialize;

use crate::{Refusal, Rule};

/// Something wrong in a loaded position: where, what, and which rule says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The place in the JSON document, such as `figures[2].ammo`.
    pub place: String,
    /// What is wrong there and what would be right.
    pub problem: String,
    /// The rules that say so.
    pub rules: Vec<Rule>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)?;
        for rule in &self.rules {
            write!(f, " [{rule}]")?;
        }
        Ok(())
    }
}

/// Collects the faults of a position.
///
/// ```
/// let mut faults = engine::Faults::default();
/// const SUMS: engine::Rule = engine::Rule::numbered("X-1");
/// faults.unless(2 + 2 == 4, "sum", "sums are right", &[SUMS]);
/// assert!(faults.is_empty());
/// faults.unless(2 + 2 == 5, "sum", "2 and 2 are 4", &[SUMS]);
/// assert_eq!(faults.0[0].to_string(), "sum: 2 and 2 are 4 [X-1]");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Faults(
    /// Those found so far.
    pub Vec<Fault>,
);

impl Faults {
    /// One more.
    pub fn add(&mut self, place: impl fmt::Display, problem: impl fmt::Display, rules: &[Rule]) {
        let (place, problem) = (place.to_string(), problem.to_string());
        self.0.push(Fault { place, problem, rules: rules.to_vec() });
    }
    /// One more if something is not as it should be. Where and what are put into words only then.
    pub fn unless(
        &mut self,
        fine: bool,
        place: impl fmt::Display,
        problem: impl fmt::Display,
        rules: &[Rule],
    ) {
        if !fine {
            self.add(place, problem, rules);
        }
    }
    /// The options of the game are refused.
    pub fn add_setup(&mut self, refusal: Refusal) {
        let problem = format!("the options do not go together ({})", refusal.code());
        self.0.push(Fault { place: "setup".to_owned(), problem, rules: refusal.rules });
    }
    /// Is nothing wrong so far?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
