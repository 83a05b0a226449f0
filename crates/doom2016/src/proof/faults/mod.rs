//! What is wrong with a position: every fault with its place and reason, so that one made by hand can be mended.
//!
//! A position without faults can be played on: nothing in the rules stumbles over it.

mod attacks;
mod board;
mod cards;
mod frames;
mod turn;

use engine::{Fault, Faults};

use crate::State;
use crate::rule::*;

/// All faults of a position; none if it can be played on.
pub(crate) fn faults(state: &State) -> Vec<Fault> {
    let mut report = Faults::default();
    if let Err(refusal) = state.setup.check() {
        report.add_setup(refusal);
        return report.0;
    }
    let wanted = &state.setup.marines;
    if state.marines.len() != wanted.len()
        || state.marines.iter().zip(wanted).any(|(one, callsign)| one.callsign != *callsign)
    {
        let names: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        report.add("marines", format!("the set-up asks for {}", names.join(", ")), &[D16_SET_3]);
        return report.0;
    }
    masks(state, &mut report);
    if !report.is_empty() {
        return report.0;
    }
    board::marines(state, &mut report);
    board::demons(state, &mut report);
    board::rest(state, &mut report);
    cards::action_cards(state, &mut report);
    cards::other_cards(state, &mut report);
    cards::invader(state, &mut report);
    turn::round(state, &mut report);
    turn::turn(state, &mut report);
    attacks::attacks(state, &mut report);
    if report.is_empty() {
        board::overlaps(state, &mut report);
        // Frames are looked at only on a sound board: they lean on it.
        frames::frames(state, &mut report);
    }
    report.0
}

/// Doors, teleporters and portals: those of the mission.
fn masks(state: &State, report: &mut Faults) {
    let arena = state.arena();
    let (doors, teleporters) = (arena.doors().len(), arena.mission().teleporters.len());
    let known = state.closed.is_within(doors);
    report.unless(known, "closed", format_args!("the map has {doors} doors"), &[D16_DOR_1]);
    let known = state.active.is_within(teleporters);
    report.unless(known, "active", format_args!("the map has {teleporters} teleporters"), &[D16_TEL_1]);
    let portals = arena.mission().portals.len();
    let text = format_args!("the mission has {portals} portals");
    report.unless(state.portals.len() == portals, "portals", text, &[D16_POR_1]);
}
