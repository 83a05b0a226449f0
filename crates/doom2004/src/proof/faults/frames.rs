//! Faults of what is pending: the stack of frames.

use engine::{Faults, Silent};

use crate::State;
use crate::action::Who;
use crate::frame::{Frame, Stage, Window};
use crate::rule::*;
use crate::steps::Problem;

/// The deepest that frames of a loaded position lie on each other; play needs room above.
const DEEP: usize = 28;

pub(super) fn frames(state: &State, report: &mut Faults) {
    if state.frames.len() > DEEP {
        return report.add("frames", format!("at most {DEEP} lie on each other"), &[D04_INT_48]);
    }
    let mut below = None;
    let mut attacks = state.attacks.iter();
    for (n, &frame) in state.frames.iter().enumerate() {
        let place = format!("frames[{n}]");
        if !follows(below, frame) {
            let text = match below {
                None => "the first frame is a turn",
                Some(_) => "this cannot be pending on top of the frame before it",
            };
            return report.add(place, text, &[D04_ROUND_1, D04_INT_4]);
        }
        if let Err((problem, rule)) = frame.sound(state) {
            return report.add(place, problem, &[rule]);
        }
        if matches!(frame, Frame::Target | Frame::Attack)
            && let (Some(below), Some(attack)) = (below, attacks.next())
            && let Err((problem, rule)) = attacker(state, below, attack)
        {
            return report.add(place, problem, &[rule]);
        }
        below = Some(frame);
    }
    if state.winner.is_none() {
        question(state, report);
    }
}

/// The last frame must ask somebody something, and nothing may be left to happen before.
fn question(state: &State, report: &mut Faults) {
    let mut after = state.clone();
    if after.run_on(&mut Silent) || after != *state {
        return report.add("frames", "the last frame asks nobody: the game would run on", &[D04_INT_5]);
    }
    let mut actions = Vec::new();
    state.list_legal(&mut actions);
    if state.open_decision().is_none() || actions.is_empty() {
        report.add("frames", "nobody could do anything here: the last frame leaves no choice", &[D04_INT_5]);
    }
}

/// Which frame may lie on which: first a turn, on it what it bears.
fn follows(below: Option<Frame>, frame: Frame) -> bool {
    let turn = matches!(frame, Frame::Marine(_) | Frame::Invader(_));
    below.map_or(turn, |below| below.bears() && frame.rests_on(below))
}

/// Does the attack belong to the frame below, and can it be paid for?
fn attacker(state: &State, below: Frame, attack: &crate::frame::Attack) -> Result<(), Problem> {
    let by_turn = attack.by == Who::Marine(state.turn.who);
    let fine = match below {
        Frame::Marine(_) => by_turn && !attack.guard,
        Frame::Mist(_) => by_turn,
        Frame::Activation(activation) => attack.by == Who::Invader(activation.figure),
        Frame::Watch(_) => matches!(attack.by, Who::Invader(_)),
        Frame::Window(Window { stage, .. }) => stage > 0 && attack.by == Who::Marine(stage - 1),
        _ => false,
    };
    if !fine {
        return Err(("somebody else is attacking here", D04_ATK_1));
    }
    let unpaid = matches!(below, Frame::Marine(_)) && !attack.walked && attack.stage <= Stage::Roll;
    if unpaid && state.turn.attacks == 0 {
        return Err(("the turn has no attack left", D04_ACT_1));
    }
    Ok(())
}
