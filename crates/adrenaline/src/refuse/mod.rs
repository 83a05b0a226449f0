//! Why an action is refused.
use engine::{Refusal, Rule};
use crate::{Action, State};
pub(crate) fn refuse(_state: &State, _action: Action) -> Refusal { Refusal::new("refusal-not-now", &[Rule("ADR-TURN-1")]) }
