//! A marine is about to take wounds that frag him: whoever can heal him is asked first (D04-ORD-HEAL).

use borsh::BorshSerialize;
use engine::Events;
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand, is_marine};
use crate::State;
use crate::event::{Cause, Event};
use crate::rule::*;
use crate::state::FigureSet;

/// Wounds outside attacks that a marine is about to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hurt {
    /// The marine.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
    /// How many wounds.
    pub n: u8,
    /// What gives them.
    pub cause: Cause,
    /// What comes next, if he is not fragged.
    pub then: After,
}

/// What comes after the wounds, if the marine is still on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// Nothing.
    Nothing,
    /// He has entered the space; of the watchful ones these may react.
    Arrive(FigureSet),
    /// He was moved onto the space, and the scenario may speak of it.
    Cue,
    /// His turn ends on an encounter (D04-EQ-9).
    Encounter,
}

impl Step for Hurt {
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        state.frames.pop();
        state.take_wounds(self, events);
        true
    }
    fn rests_on(self, _: Frame) -> bool {
        true
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        is_marine(state, self.who)?;
        demand(state.marine(self.who).space().is_some(), "he is off the board", D04_DMG_4)
    }
}
