//! The point of a Targeting Scope.

use borsh::BorshSerialize;
use engine::{Events, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand, is_on_board};
use crate::rule::*;
use crate::rules::damage;
use crate::{Cause, Event, State};

/// A Targeting Scope adds its point as soon as it is paid for (ADR-PWR-SCOPE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScopeHit {
    /// Who gets it.
    pub who: Seat,
}

impl Step for ScopeHit {
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        state.frames.pop();
        damage::strike(state, self.who, 1, Cause::Scope, events);
        true
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::Pay(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let fine = is_on_board(state, self.who) && self.who != state.turn.seat;
        demand(fine, "no such target", ADR_PWR_SCOPE_3)
    }
}
