//! What values a frame of a loaded position may have.

use engine::Rule;
use skirmish::SpaceId;

use crate::State;
use crate::action::Who;
use crate::place::Footing;
use crate::rule::*;

/// More of anything that is only counted than a game can bring about; there is room to count on.
pub(crate) const MUCH: u8 = 100;

/// What is wrong, and the rule against it.
pub(crate) type Problem = (&'static str, Rule);

pub(crate) fn demand(fine: bool, problem: &'static str, rule: Rule) -> Result<(), Problem> {
    if fine { Ok(()) } else { Err((problem, rule)) }
}

/// A marine who plays.
pub(crate) fn marine(state: &State, who: u8) -> Result<(), Problem> {
    demand(usize::from(who) < state.marines.len(), "no such marine", D16_SET_3)
}

/// A figure that can be named.
pub(crate) fn figure(state: &State, who: Who) -> Result<(), Problem> {
    demand(is_figure(state, who), "no such figure", D16_GEN_2)
}

/// Is it a figure that can be named: a marine who plays, a slot for a demon, a drone?
pub(crate) fn is_figure(state: &State, who: Who) -> bool {
    match who {
        Who::Marine(n) => usize::from(n) < state.marines.len(),
        Who::Demon(id) => id.index() < crate::state::FIGURES,
        Who::Drone => true,
    }
}

/// Is it a space of the map?
pub(crate) fn is_space(state: &State, space: SpaceId) -> bool {
    space.index() < state.arena().spaces().len()
}

/// Can something stand there, doors aside?
pub(crate) fn is_place(state: &State, footing: Footing) -> bool {
    is_space(state, footing.at) && !state.arena().cells(footing).is_empty()
}
