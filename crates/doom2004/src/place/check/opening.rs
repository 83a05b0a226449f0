//! Does the game begin: is there a first question, in a position that can be played on?

use skirmish::Findings;

use crate::place::arena::Arena;
use crate::place::flaw::Flaw;
use crate::place::plot::{Cue, Winner};
use crate::proof::faults::faults;
use crate::rules::deal::start;
use crate::{Action, Colours, Difficulty, Ground, Setup, State};

/// Begin with any marines that may play, on every difficulty.
pub(super) fn check(arena: &Arena, findings: &mut Findings<'_>) {
    let (least, most) = arena.scenario().marines;
    let ground = Ground::ours(arena.clone());
    for playing in (1..8).map(Colours).filter(|set| (least..=most).contains(&(set.len() as u8))) {
        for difficulty in Difficulty::ALL {
            let setup = Setup { difficulty, ..Setup::on(ground.clone(), playing.iter().collect()) };
            if let Ok(state) = start(&setup, 1)
                && !begins(state, findings)
            {
                return;
            }
        }
    }
}

/// Is the first position one to be played on, and does a marine get his turn if the invader lets all chances go by?
fn begins(mut state: State, findings: &mut Findings<'_>) -> bool {
    let fault = faults(&state).into_iter().next();
    let chance = |state: &State| state.open_decision().is_some_and(|asked| asked.seat == state.invader());
    while chance(&state) && state.check_legal(Action::Pass).is_ok() {
        state.carry_out_silently(Action::Pass);
    }
    let scenario = state.arena().scenario();
    if let Some(fault) = fault {
        findings.error(scenario.start.mark, Flaw::Unsound(fault.to_string()));
        return false;
    }
    let Some(winner) = state.winner else { return true };
    let goals = scenario.goals.iter().enumerate().all(|(n, placed)| state.is_met(n, placed.goal));
    let by_goal = scenario.goals.first().filter(|_| winner == Winner::Marines && goals);
    let at_once = |cue: Cue| match cue {
        Cue::Round(round) | Cue::Every(round) => round == 1,
        Cue::Reveal(_) | Cue::Clear(_) => true,
        _ => false,
    };
    let by_trigger = scenario.triggers.iter().find(|trigger| at_once(trigger.on));
    let mark = by_goal.map(|goal| goal.mark).or(by_trigger.map(|trigger| trigger.mark));
    findings.error(mark.unwrap_or(scenario.start.mark), Flaw::WonAtOnce(winner.to_string()));
    false
}
