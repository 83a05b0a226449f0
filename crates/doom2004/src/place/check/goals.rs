//! Can both sides win?

use skirmish::{DoorId, Findings, Mark};

use super::progress::Progress;
use crate::place::arena::Arena;
use crate::place::flaw::{Flaw, marine};
use crate::place::model::Scenario;
use crate::place::plot::{Effect, Goal, PlacedEffect, PlacedGoal, Winner};

/// Is there an end for each side, and do the goals name what they may?
pub(super) fn check_ends(scenario: &Scenario, findings: &mut Findings<'_>) {
    let wins = |side: Winner| move |placed: &PlacedEffect| placed.effect == Effect::Win(side);
    let start = scenario.title.mark;
    if scenario.goals.is_empty() && !scenario.effects().any(wins(Winner::Marines)) {
        findings.error(start, Flaw::MarinesCannotWin);
    }
    let ends = scenario.frags.is_some() || scenario.timer.is_some();
    if !ends && !scenario.effects().any(wins(Winner::Invader)) {
        findings.error(start, Flaw::InvaderCannotWin);
    }
    for &PlacedGoal { goal, mark } in &scenario.goals {
        match goal {
            Goal::Leave(door) | Goal::Carry(_, door) => exit(scenario, door, mark, findings),
            Goal::Kill(tag) => {
                let figure = scenario.figures().find(|figure| figure.tag == Some(tag));
                if let Some(colour) = figure.and_then(|figure| figure.colour) {
                    let tag = scenario.tags[tag.index()].clone();
                    findings.error(mark, Flaw::ColouredGoal(tag, marine(colour)));
                }
            }
            Goal::Survive(0) => findings.error(mark, Flaw::NoRounds),
            Goal::Survive(rounds) => {
                if let Some(timer) = scenario.timer.filter(|&timer| timer <= rounds) {
                    findings.error(mark, Flaw::Early(timer, rounds));
                }
            }
            _ => {}
        }
    }
}

fn exit(scenario: &Scenario, door: DoorId, mark: Mark, findings: &mut Findings<'_>) {
    let door = &scenario.doors[door.index()];
    if !door.exit {
        findings.error(mark, Flaw::NoExit(door.id.clone()));
    }
}

/// Can every goal be met?
pub(super) fn check_ways(arena: &Arena, progress: &Progress, findings: &mut Findings<'_>) {
    let scenario = arena.scenario();
    for &PlacedGoal { goal, mark } in &scenario.goals {
        let met = match goal {
            Goal::Leave(door) => progress.leaves(arena, door),
            Goal::Kill(tag) => progress.tags.contains(&tag),
            Goal::Reach(pos) => arena.at(pos).is_some_and(|space| progress.spaces.contains(&space)),
            Goal::ReachArea(area) | Goal::Gather(area) => progress.enters(arena, area),
            Goal::Survive(_) => true,
            Goal::Carry(item, door) => progress.items.contains(&item) && progress.leaves(arena, door),
            Goal::Take(prize) => progress.has(prize),
            Goal::Clear(area) => progress.seen.contains(&area),
        };
        if !met {
            findings.error(mark, Flaw::NoWay);
        }
    }
}
