//! Faults of what is pending: the stack of frames.

use engine::{Faults, Silent};

use crate::State;
use crate::action::Who;
use crate::frame::{Attack, Frame};
use crate::rule::*;

/// The deepest that frames of a loaded position lie on each other; play needs room above.
const DEEP: usize = 28;

pub(super) fn frames(state: &State, report: &mut Faults) {
    if state.frames.len() > DEEP {
        return report.add("frames", format!("at most {DEEP} lie on each other"), &[D16_INT_1]);
    }
    let mut below = None;
    let mut attacks = state.attacks.iter();
    for (n, frame) in state.frames.iter().enumerate() {
        let place = format!("frames[{n}]");
        let fits = match below {
            None => *frame == Frame::Round,
            Some(&below) => frame.lies_on(below),
        };
        if !fits {
            let text = match below {
                None => "the first frame is that of the round",
                Some(_) => "this cannot be pending on top of the frame before it",
            };
            return report.add(place, text, &[D16_STA_7, D16_INT_1]);
        }
        if let Err((problem, rule)) = frame.sound(state) {
            return report.add(place, problem, &[rule]);
        }
        if *frame == Frame::Attack
            && let (Some(below), Some(attack)) = (below, attacks.next())
        {
            report.unless(
                attacker(state, below, attack),
                place,
                "somebody else is attacking here",
                &[D16_ATK_1],
            );
        }
        below = Some(frame);
    }
    if state.winner.is_none() && report.is_empty() {
        question(state, report);
    }
}

/// The last frame must ask somebody something, and nothing may be left to happen before.
fn question(state: &State, report: &mut Faults) {
    let mut after = state.clone();
    if after.settle(&mut Silent) || after != *state {
        return report.add("frames", "the last frame asks nobody: the game would run on", &[D16_INT_1]);
    }
    let mut actions = Vec::new();
    state.list_legal(&mut actions);
    if state.open_decision().is_none() || actions.is_empty() {
        report.add("frames", "nobody could do anything here: the last frame leaves no choice", &[D16_INT_1]);
    }
}

/// Does an attack belong to the frame below it?
fn attacker(state: &State, below: &Frame, attack: &Attack) -> bool {
    match below {
        Frame::Marine(_) => attack.by == Who::Marine(state.active_marine()),
        Frame::Demon(_) => state.turn.figure.is_some_and(|id| attack.by == Who::Demon(id)),
        Frame::Effects(effects) => attack.by == effects.by,
        _ => false,
    }
}
