//! A weapon is being taken.

use borsh::BorshSerialize;
use engine::Events;
use serde::{Deserialize, Serialize};

use super::{Frame, Leave, Problem, Step, demand, demand_actor};
use crate::rule::*;
use crate::rules::grabbing::WEAPON_LIMIT;
use crate::{Event, State, Weapon};

/// A weapon is taken as soon as it is paid for (ADR-GRAB-3, ADR-PAY-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taking {
    /// Which.
    pub weapon: Weapon,
}

impl Step for Taking {
    #[inline]
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let (who, weapon) = (state.turn.seat, self.weapon);
        state.frames.pop();
        state.rows.iter_mut().for_each(|row| row.remove(weapon));
        let actor = state.actor_mut();
        actor.loaded.insert(weapon);
        let full = actor.weapons().len() > WEAPON_LIMIT;
        events.put(|| Event::WeaponTaken { who, weapon });
        if full {
            state.push(Frame::Leave(Leave { taken: weapon }));
        }
        true
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::Pay(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)?;
        let here = state.board().spawn_on(state.actor().square).map(|colour| state.row(colour));
        demand(here.is_some_and(|row| row.has(self.weapon)), "that weapon is not on offer here", ADR_GRAB_3)
    }
}
