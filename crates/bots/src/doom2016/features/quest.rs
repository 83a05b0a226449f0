//! How far the marines are with what the mission asks for, and whether the rounds that are left are enough.

use ::doom2016::{Goal, Side, State, Thing, Who};

use super::super::goals::{Errands, drone_field, goal, portals, rounds_left};
use super::super::paths::spaces_of;
use super::{GOALS, Group};
use crate::pen::Pen;

const LEFT: [i32; 6] = [1, 2, 3, 4, 6, 8];
const SLACK: [i32; 10] = [-30, -10, 0, 10, 20, 30, 50, 70, 100, 140];

/// Numbers of a quest.
pub(super) const QUEST: usize = LEFT.len() + SLACK.len() + 9;

/// Points that a marine goes in an activation.
const PACE: i32 = 6;

/// What is to be done.
struct Quest {
    kind: usize,
    /// Units that are missing, and all that there are.
    left: i32,
    all: i32,
    /// Units that need only be brought home.
    hand: i32,
    /// Rounds that it will take, in tenths, besides the way to the first.
    work: i32,
}

fn health(state: &State) -> i32 {
    state.demons.iter().map(|(_, demon)| i32::from(demon.kind.sheet().health - demon.damage)).sum()
}

impl Quest {
    fn new(state: &State) -> Quest {
        let activations: i32 = state.marine_ids().map(|who| i32::from(state.rating(who).activations)).sum();
        let activations = activations.max(1);
        let lying = |thing: Thing| state.floor.iter().filter(|lying| lying.thing == thing).count() as i32;
        let there = portals(state).count() as i32;
        let demons = state.demons.alive().len() as i32;
        match goal(state) {
            Some(Goal::Samples { tokens, .. }) => {
                let held: i32 = state.marines.iter().map(|marine| i32::from(marine.samples)).sum();
                let out: i32 = state.demons.iter().map(|(_, demon)| i32::from(demon.samples)).sum();
                let left = i32::from(tokens) - held;
                let work = 30 * left / activations;
                Quest { kind: 0, left, all: tokens.into(), hand: lying(Thing::Sample) + out, work }
            }
            Some(Goal::Relays { tokens, progress, .. }) => {
                let done: i32 = state.progress[..usize::from(tokens)].iter().map(|&n| i32::from(n)).sum();
                let all = i32::from(tokens * progress);
                let near = |relay: &&skirmish::SpaceId| {
                    let far = state.arena().distances(**relay, state.closed);
                    state.standing().any(|(_, at)| far[at.index()] <= 1)
                };
                let hand = state.arena().mission().objectives.iter().filter(near).count() as i32;
                Quest { kind: 1, left: all - done, all, hand, work: 15 * (all - done) / activations }
            }
            Some(Goal::Zones { zones, progress }) => {
                let left = i32::from(progress) - i32::from(state.progress[0]);
                let cells = spaces_of(state, state.friends(Side::Invader));
                let held = |n: &usize| {
                    let zone = state.arena().zone(*n);
                    let ours = state.standing().any(|(_, at)| zone.contains(at.index()));
                    ours && !zone.iter().any(|space| cells.contains(space))
                };
                let hand = (0..usize::from(zones)).filter(held).count() as i32;
                let work = 10 * left / i32::from(zones).min(state.marines.len() as i32);
                Quest { kind: 2, left, all: progress.into(), hand, work }
            }
            Some(Goal::Assets { tokens, .. }) => {
                let left = i32::from(tokens) - i32::from(state.delivered);
                let hand = state.marines.iter().filter(|marine| marine.asset).count() as i32;
                let work = 50 * (left - hand).max(0) / activations;
                Quest { kind: 3, left, all: tokens.into(), hand, work }
            }
            Some(Goal::Drone { steps, times, within, .. }) => {
                let field = drone_field(state);
                let Some(drone) = state.drone else {
                    return Quest { kind: 4, left: 0, all: 1, hand: 0, work: 0 };
                };
                let at = drone.at.unwrap_or(drone.home);
                let way = field[at.index()].min(99);
                let far = state.arena().distances(at, state.closed);
                let hand = state.standing().filter(|(_, at)| far[at.index()] <= within).count() as i32;
                let pace = i32::from(steps) * i32::from(times).min(activations);
                Quest { kind: 4, left: way / 4, all: 10, hand, work: 10 * way / pace.max(1) }
            }
            Some(Goal::Breach {}) => {
                let all = state.arena().mission().portals.len() as i32;
                let on = portals(state).filter(|&(n, _)| {
                    let far = state.arena().distances(state.portal_at(n), state.closed);
                    state.standing().any(|(_, at)| far[at.index()] <= 4)
                });
                let work = (20 * there + 3 * health(state)) / activations;
                Quest { kind: 5, left: there, all, hand: on.count() as i32, work }
            }
            None => {
                let work = (20 * there + 3 * health(state)) / activations;
                Quest { kind: 6, left: there + demons, all: 10, hand: demons, work }
            }
        }
    }
}

/// Write down what is to be done.
pub(super) fn quest(pen: &mut Pen<'_>, state: &State, errands: &Errands) {
    let quest = Quest::new(state);
    let group = Group::Goal;
    pen.flag(group, quest.kind, true);
    let threat = state.arena().mission().threat;
    pen.flag(group, GOALS + threat.map_or(3, |threat| threat.index()), true);
    let ways = || errands.ways.iter().flatten().map(|&(way, _)| way.min(60));
    let nearest = ways().min().unwrap_or(30);
    let mean = ways().sum::<i32>() / (ways().count() as i32).max(1);
    let reach = ways().filter(|&way| way <= PACE).count() as i32;
    let left = if state.setup.no_round_limit { 300 } else { 10 * (rounds_left(state) + 1) };
    // Part of the round that is left may be little.
    let slack = left - quest.work - 10 * nearest / PACE;
    let carried = match goal(state) {
        Some(Goal::Drone { health, .. }) => {
            state.drone.map_or(0, |drone| 4 * i32::from(health.saturating_sub(drone.damage)))
        }
        Some(Goal::Zones { .. } | Goal::Relays { .. }) => {
            let near = state.demons.iter().filter(|&(id, _)| {
                let cells = state.cells(Who::Demon(id));
                (0..4).any(|zone| cells.iter().any(|cell| state.arena().zone(zone).contains(cell.index())))
            });
            8 * near.count() as i32
        }
        _ => 0,
    };
    for (group, from) in [(Group::Quest, 0), (Group::QuestByGoal, quest.kind * QUEST)] {
        pen.steps(group, from, quest.left, &LEFT);
        let from = from + LEFT.len();
        pen.steps(group, from, slack, &SLACK);
        let from = from + SLACK.len();
        pen.put(group, from, slack / 5);
        pen.put(group, from + 1, 16 * quest.left / quest.all.max(1));
        pen.put(group, from + 2, 8 * quest.hand);
        pen.put(group, from + 3, 8 * reach);
        pen.put(group, from + 4, 2 * nearest);
        pen.put(group, from + 5, 2 * mean);
        // Work for each round that is left.
        pen.put(group, from + 6, 16 * quest.work / left.max(5));
        // Ahead of the schedule or behind it.
        let gone = 16 - 16 * left / (10 * i32::from(state.arena().mission().rounds).max(1)).max(left);
        pen.put(group, from + 7, 16 - 16 * quest.left / quest.all.max(1) - gone);
        pen.put(group, from + 8, carried);
    }
}
