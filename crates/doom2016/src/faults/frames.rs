//! Faults of what is pending: the stack of frames.

use engine::{Faults, Silent};

use super::board::{is_place, is_space};
use super::{MUCH, Problem, demand, is_figure};
use crate::State;
use crate::action::Who;
use crate::frame::{Attack, DemonStep, Effects, Frame, MarineStep, Phase, Prepare, Source, Summon, Window};
use crate::prepare::ONE;
use crate::rule::*;
use crate::state::Actor;

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
        if !follows(below, frame) {
            let text = match below {
                None => "the first frame is that of the round",
                Some(_) => "this cannot be pending on top of the frame before it",
            };
            return report.add(place, text, &[D16_STA_7, D16_INT_1]);
        }
        if let Err((problem, rule)) = fields(state, frame) {
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

/// Which frame may lie on which.
fn follows(below: Option<&Frame>, frame: &Frame) -> bool {
    use Frame as F;
    let Some(below) = below else { return matches!(frame, F::Round) };
    match frame {
        F::Round => false,
        F::Prepare(_) | F::Phase(_) => matches!(below, F::Round),
        F::Marine(_) | F::Kinds | F::Demons => matches!(below, F::Phase(_)),
        F::Demon(_) => matches!(below, F::Demons),
        F::Attack => matches!(below, F::Marine(MarineStep::Act) | F::Demon(DemonStep::Act) | F::Effects(_)),
        F::Charge { .. } => matches!(below, F::Phase(Phase::Burn) | F::Summon(_) | F::Effects(_)),
        F::Push { .. } | F::Scramble { .. } | F::Scout { .. } => matches!(below, F::Effects(_)),
        F::Respawn { .. } => matches!(below, F::Marine(MarineStep::Start)),
        _ => true,
    }
}

/// Is every value of a frame possible?
fn fields(state: &State, frame: &Frame) -> Result<(), Problem> {
    let marine = |who: u8| demand(usize::from(who) < state.marines.len(), "no such marine", D16_SET_3);
    let figure = |who: Who| demand(is_figure(state, who), "no such figure", D16_GEN_2);
    match *frame {
        Frame::Prepare(Prepare::Start(who) | Prepare::Class(who) | Prepare::Arm(who)) => marine(who),
        Frame::Marine(_) => {
            demand(matches!(state.turn.who, Actor::Marine(_)), "it is no marine's activation", D16_ACT_1)
        }
        Frame::Demons => {
            demand(matches!(state.turn.who, Actor::Demons(_)), "no kind of demons is active", D16_ACT_2)
        }
        Frame::Demon(_) => demand(state.turn.figure.is_some(), "no demon is active", D16_DEM_1),
        Frame::Window(window) => self::window(state, &window),
        Frame::Effects(effects) => self::effects(state, &effects),
        Frame::Portals { of, .. } => {
            let known = (of & !ONE) >> state.portals.len() == 0;
            demand(known, "portals that the mission does not have", D16_POR_8)
        }
        Frame::Summon(summon) => self::summon(state, &summon),
        Frame::Charge { left, .. } => demand(left <= MUCH, "more argent than there is", D16_SET_9),
        Frame::Displace { by: who } | Frame::Unstick { who } => figure(who),
        Frame::Spend { who, left, .. } => {
            demand(left <= MUCH, "more movement points than anything gives", D16_GEN_5)?;
            figure(who)
        }
        Frame::Push { by, marines } => {
            demand(marines >> state.marines.len() == 0, "somebody who does not play", D16_INT_21)?;
            figure(by)
        }
        Frame::Drop { at, samples } => {
            demand(is_place(state, at) && samples <= MUCH, "no place for samples", D16_INT_36)
        }
        Frame::Glory { who, .. } | Frame::Scout { who } | Frame::Respawn { who } => marine(who),
        Frame::Scramble { cards } => {
            let seen = usize::from(cards) <= state.round.initiative.top.len().min(3);
            demand(seen, "so many initiative cards were not looked at", D16_INT_29)
        }
        Frame::Round | Frame::Phase(_) | Frame::Prepare(_) | Frame::Kinds | Frame::Attack => Ok(()),
    }
}

fn window(state: &State, window: &Window) -> Result<(), Problem> {
    demand(is_figure(state, window.who), "no such figure", D16_INT_1)?;
    let grave = window.grave;
    let known =
        is_space(state, grave.at.at) && grave.by.is_none_or(|who| usize::from(who) < state.marines.len());
    demand(known, "no such place or no such marine", D16_INT_18)?;
    demand(usize::from(window.stage) <= state.marines.len() + 1, "nobody is asked at that stage", D16_INT_2)
}

fn effects(state: &State, effects: &Effects) -> Result<(), Problem> {
    let of = effects.of;
    demand(usize::from(effects.ability) < of.abilities().len(), "there is no such ability", D16_INT_1)?;
    demand(is_figure(state, effects.by) && is_figure(state, effects.on), "no such figure", D16_INT_1)?;
    let fits = match of {
        Source::Card(_) | Source::Class(_) | Source::Glory(_) => matches!(effects.by, Who::Marine(_)),
        Source::Event(_) | Source::Demon(_) | Source::Argent(_) => !matches!(effects.by, Who::Marine(_)),
    };
    demand(fits, "somebody else uses that", D16_INT_1)
}

fn summon(state: &State, summon: &Summon) -> Result<(), Problem> {
    let there = usize::from(summon.portal) < state.portals.len();
    demand(there, "the mission has no such portal", D16_POR_2)?;
    demand(summon.group.is_none_or(|group| group < 2), "a portal has two groups", D16_POR_2)?;
    let slots = (1u64 << crate::state::FIGURES) - 1;
    demand(summon.placed & !slots == 0, "no such demon", D16_POR_2)
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
