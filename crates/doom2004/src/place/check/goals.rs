//! Can both sides win?

use skirmish::{DoorId, Findings, Mark};

use super::progress::Progress;
use crate::place::arena::Arena;
use crate::place::model::Scenario;
use crate::place::plot::{Effect, Goal, PlacedEffect, PlacedGoal, Winner};

/// Is there an end for each side, and do the goals name what they may?
pub(super) fn check_ends(scenario: &Scenario, findings: &mut Findings<'_>) {
    let wins = |side: Winner| move |placed: &PlacedEffect| placed.effect == Effect::Win(side);
    let start = scenario.title.mark;
    if scenario.goals.is_empty() && !scenario.effects().any(wins(Winner::Marines)) {
        let advice = "name `goals`, or let something have the effect `win = \"marines\"`";
        findings.error(start, "the marines have no way to win", advice);
    }
    let ends = scenario.frags.is_some() || scenario.timer.is_some();
    if !ends && !scenario.effects().any(wins(Winner::Invader)) {
        let advice = "name `frags` or a `timer`, or let something have the effect `win = \"invader\"`";
        findings.error(start, "the invader has no way to win", advice);
    }
    for &PlacedGoal { goal, mark } in &scenario.goals {
        match goal {
            Goal::Leave(door) | Goal::Carry(_, door) => exit(scenario, door, mark, findings),
            Goal::Kill(tag) => {
                let figure = scenario.figures().find(|figure| figure.tag == Some(tag));
                if let Some(colour) = figure.and_then(|figure| figure.colour) {
                    let message = format!(
                        "`{}` is there only if the {colour} marine plays",
                        scenario.tags[tag.index()]
                    );
                    findings.error(mark, message, "a figure that must die has the colour `any`");
                }
            }
            Goal::Survive(0) => {
                findings.error(mark, "0 rounds are over at once", "write how many rounds must be played");
            }
            Goal::Survive(rounds) => {
                if let Some(timer) = scenario.timer.filter(|&timer| timer <= rounds) {
                    let message =
                        format!("the timer runs out in round {timer}, before {rounds} rounds are over");
                    findings.error(mark, message, "wait for fewer rounds, or leave the timer out");
                }
            }
            _ => {}
        }
    }
}

fn exit(scenario: &Scenario, door: DoorId, mark: Mark, findings: &mut Findings<'_>) {
    let door = &scenario.doors[door.index()];
    if !door.exit {
        let message = format!("nobody can leave by the door `{}`", door.id);
        findings.error(mark, message, "only a door with `exit = true` leads off the board");
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
            findings.error(mark, "this goal can never be met", "clear the way to it, or name another");
        }
    }
}
