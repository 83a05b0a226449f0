//! How far the marines are with what the scenario asks for.

use ::doom2004::place::{AreaId, Goal};
use ::doom2004::{KeyColour, State};

use super::super::goals::Aims;
use super::super::paths::{FAR, doors, is_closed};
use super::Group;
use crate::pen::Pen;

/// Kinds of goals.
pub(super) const GOALS: usize = 9;

const WAYS: [i32; 8] = [1, 3, 5, 8, 12, 17, 24, 32];
const HIDDEN: [i32; 5] = [1, 2, 3, 4, 6];

/// Numbers of a quest.
pub(super) const QUEST: usize = 2 * WAYS.len() + HIDDEN.len() + 14;

fn kind(goal: Goal) -> usize {
    match goal {
        Goal::Leave(_) => 0,
        Goal::Kill(_) => 1,
        Goal::Reach(_) => 2,
        Goal::ReachArea(_) => 3,
        Goal::Gather(_) => 4,
        Goal::Survive(_) => 5,
        Goal::Carry(..) => 6,
        Goal::Take(_) => 7,
        Goal::Clear(_) => 8,
    }
}

fn goals(state: &State) -> impl Iterator<Item = (usize, Goal)> {
    state.arena().scenario().goals.iter().map(|placed| placed.goal).enumerate()
}

/// The round that must be survived, if that is a goal.
pub(super) fn survive(state: &State) -> Option<i32> {
    goals(state)
        .find_map(|(_, goal)| if let Goal::Survive(rounds) = goal { Some(rounds.into()) } else { None })
}

/// Write down what is to be done, and how far it is.
pub(super) fn quest(pen: &mut Pen<'_>, state: &State, aims: &[Aims]) {
    let open = || goals(state).filter(|&(n, goal)| !state.is_met(n, goal)).map(|(_, goal)| goal);
    open().for_each(|goal| pen_goal(pen, goal));
    let way = |(who, at): (u8, ::doom2004::place::SpaceId)| aims[usize::from(who)].bare[at.index()].min(60);
    let mut ways: Vec<i32> = state.standing().map(way).collect();
    ways.sort_unstable();
    let nearest = ways.first().copied().unwrap_or(30);
    let farthest = ways.last().copied().unwrap_or(30);
    let mean = ways.iter().sum::<i32>() / ways.len().max(1) as i32;
    let aim = aims.first();
    let unopened = aim.map_or(0, |aim| aim.unopened.len() as i32);
    let portals = aim.map_or(0, |aim| aim.portals.len() as i32);
    let lost = ways.iter().filter(|&&way| way >= FAR.min(60)).count() as i32;
    let revealed = state.revealed.len() as i32;
    let locked = doors(state).filter(|&door| {
        let plan = state.arena().door(door);
        plan.key.is_some() && state.door_is_known(door) && is_closed(state, door) && !state.is_unlocked(door)
    });
    let locked = locked.count() as i32;
    let carried = state.marines.iter().filter(|marine| !marine.items.is_empty()).count() as i32;
    let (hidden, waiting) = hidden(state);
    let left = open().count() as i32;
    let first = open().next().map_or(0, kind);
    let timer =
        state.arena().scenario().timer.map(|timer| i32::from(timer) - i32::from(state.turn.round) + 1);
    for (group, from) in [(Group::Quest, 0), (Group::QuestByGoal, first * QUEST)] {
        pen.steps(group, from, nearest, &WAYS);
        pen.steps(group, from + WAYS.len(), farthest, &WAYS);
        let from = from + 2 * WAYS.len();
        pen.steps(group, from, hidden, &HIDDEN);
        let from = from + HIDDEN.len();
        pen.put(group, from, 2 * nearest);
        pen.put(group, from + 1, 2 * mean);
        pen.put(group, from + 2, 2 * farthest);
        pen.put(group, from + 3, 8 * unopened);
        pen.flag(group, from + 4, unopened + portals > 0);
        pen.put(group, from + 5, 8 * lost);
        pen.put(group, from + 6, 4 * revealed);
        pen.put(group, from + 7, 8 * locked);
        pen.put(group, from + 8, 8 * carried);
        pen.put(group, from + 9, 4 * hidden);
        pen.put(group, from + 10, 2 * waiting);
        pen.put(group, from + 11, 8 * left);
        pen.put(group, from + 12, 4 * (KeyColour::ALL.len() as i32 - state.keys.len() as i32));
        // Turns that the way will take, by those that are left.
        pen.put(group, from + 13, timer.map_or(0, |timer| 2 * farthest / timer.max(1)));
    }
}

fn pen_goal(pen: &mut Pen<'_>, goal: Goal) {
    pen.flag(Group::Goals, kind(goal), true);
}

/// Areas that are not laid out yet and the invaders in them, as the invader alone knows.
fn hidden(state: &State) -> (i32, i32) {
    if !state.is_whole() {
        return (0, 0);
    }
    let all = state.arena().scenario().areas.len() as u8;
    let plays = |colour| state.setup.marines.contains(&colour);
    let dark = || (0..all).map(AreaId).filter(|&area| !state.knows(area));
    let waiting = dark().map(|area| state.arena().figures(area, plays).count() as i32).sum();
    (dark().count() as i32, waiting)
}
