//! One weapon too many.

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::{Problem, Step, demand, demand_actor, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::words::weapon;
use crate::{Action, Event, State, Weapon, WeaponSet};

/// A fourth weapon was taken: one of the others is left (ADR-GRAB-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// The new one, which stays.
    pub taken: Weapon,
}

impl Leave {
    /// One of the three held before, loaded or not (ADR-GRAB-4, ADR-GRAB-7).
    fn others(self, state: &State) -> WeaponSet {
        let mut held = state.actor().weapons();
        held.remove(self.taken);
        held
    }
}

impl Step for Leave {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.others(state).iter().map(Action::Leave));
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Leave(weapon) => unless(self.others(state).has(weapon), Reason::LeaveWeapon),
            _ => Reason::LeaveWeapon.unasked(action),
        }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Leave(weapon) = action else { return unasked(action) };
        state.frames.pop();
        let who = state.turn.seat;
        let actor = state.actor_mut();
        actor.loaded.remove(weapon);
        actor.unloaded.remove(weapon);
        let here = state.board().spawn_on(state.actor().square);
        debug_assert!(here.is_some(), "weapons are taken on spawnpoints");
        if let Some(colour) = here {
            state.rows[colour.index()].insert(weapon);
        }
        events.put(|| Event::WeaponLeft { who, weapon });
    }

    fn prompt(self, _: &State) -> Message {
        Message::new("adrenaline-prompt-leave").with("weapon", weapon(self.taken))
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        let Action::Leave(it) = action else { return None };
        Some(Message::new("adrenaline-label-leave").with("weapon", weapon(it)))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)?;
        let actor = state.actor();
        let row = state.board().spawn_on(actor.square).map(|colour| state.row(colour));
        demand(row.is_some_and(|row| row.len() < 3), "no place to leave a weapon", ADR_GRAB_4)?;
        let fourth = actor.loaded.has(self.taken) && actor.weapons().len() == 4;
        demand(fourth, "a weapon is left only when a fourth was taken", ADR_GRAB_4)
    }
}
