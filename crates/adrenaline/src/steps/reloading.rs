//! A weapon is being reloaded.

use borsh::BorshSerialize;
use engine::Events;
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand};
use crate::rule::*;
use crate::{Event, State, Weapon};

/// A weapon is loaded as soon as it is paid for (ADR-RELOAD-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reloading {
    /// Which.
    pub weapon: Weapon,
}

impl Step for Reloading {
    #[inline]
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let (who, weapon) = (state.turn.seat, self.weapon);
        state.frames.pop();
        let actor = state.actor_mut();
        actor.unloaded.remove(weapon);
        actor.loaded.insert(weapon);
        events.put(|| Event::Reloaded { who, weapon });
        true
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::Pay(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let due = state.actor().unloaded.has(self.weapon);
        demand(due, "that weapon is not to be reloaded", ADR_RELOAD_1)
    }
}
