//! What the marines have to do: the goal in its place, the exit, what happens on the way.

use doom2004::place::{
    Cue, DoorId, Effect, Goal, Item, ItemId, PlacedEffect, PlacedGoal, Prize, Scenario, TagId, Trigger,
};
use doom2004::{InvaderKind, KeyColour};
use skirmish::{AreaId, Mark, Text};

use super::areas::Plan;
use super::fill::{Fill, text};
use crate::luck::Luck;
use crate::order::{Order, Size};
use crate::texts;

/// What marines have to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// Leave by a door that needs a key.
    Leave,
    /// Kill what lairs at the end.
    Kill,
    /// Carry a thing out of the door they came by.
    Carry,
    /// Hold the first room while its doors open.
    Survive,
    /// Leave nothing alive in a nest.
    Clear,
}

/// In the words of the goals of a file.
pub(super) const TASKS: [(&str, Task); 5] = [
    ("leave", Task::Leave),
    ("kill", Task::Kill),
    ("carry", Task::Carry),
    ("survive", Task::Survive),
    ("clear", Task::Clear),
];

impl Task {
    /// The word in files and keys.
    pub(super) fn word(self) -> &'static str {
        TASKS.iter().find(|(_, task)| *task == self).map_or("", |(word, _)| word)
    }

    /// Who must die, if somebody must.
    pub(super) fn boss(self, size: Size) -> Option<InvaderKind> {
        let boss = match size {
            Size::Small => InvaderKind::HellKnight,
            Size::Medium => InvaderKind::Mancubus,
            Size::Large => InvaderKind::Cyberdemon,
        };
        (self == Task::Kill).then_some(boss)
    }

    /// Chooses the area of the goal, and exits; nothing if the plan has no place for it.
    pub(super) fn place(self, plan: &mut Plan, luck: &mut Luck) -> Option<()> {
        let rooms = (1..plan.zones.len()).filter(|&zone| plan.has_room(zone));
        let far = |plan: &Plan, zone: usize| (plan.zones[zone].depth, plan.spaces(zone));
        let mut rooms: Vec<usize> = rooms.collect();
        rooms.sort_by_key(|&zone| far(plan, zone));
        plan.goal = match self {
            Task::Leave => rooms.iter().rev().copied().find(|&zone| !plan.rim(zone).is_empty())?,
            // A lair is large, and near the end.
            Task::Kill => rooms.iter().rev().take(3).copied().max_by_key(|&zone| plan.spaces(zone))?,
            Task::Carry | Task::Clear | Task::Survive => *rooms.last()?,
        };
        match self {
            Task::Leave => {
                let key = KeyColour::ALL[luck.below(3)];
                plan.add_exit(plan.goal, Some(key), luck)?;
            }
            Task::Carry => {
                plan.add_exit(0, None, luck)?;
            }
            // They come from several sides.
            Task::Survive if plan.degree(0) < 2 => return None,
            _ => {}
        }
        (plan.zones[plan.goal].depth > 1).then_some(())
    }

    /// What the invader has, in hundredths of the usual: short ways need more of it.
    pub(super) fn weight(self, size: Size) -> usize {
        let task = match self {
            Task::Survive => 200,
            Task::Kill => 115,
            Task::Leave | Task::Clear => 90,
            Task::Carry => 80,
        };
        let size = match size {
            Size::Small => 150,
            Size::Medium => 100,
            Size::Large => 85,
        };
        task * size / 100
    }

    /// How many doors may be locked.
    pub(super) fn locks(self, size: Size) -> usize {
        match (self, size) {
            (Task::Survive, _) => 0,
            (_, Size::Small) => 1,
            (_, Size::Medium) => 2,
            (_, Size::Large) => 3,
        }
    }
}

fn placed(effect: Effect) -> PlacedEffect {
    PlacedEffect { effect, mark: Mark::default() }
}

fn said(order: &Order, key: &str) -> Effect {
    Effect::Say(text(texts::said(order.lang, key)))
}

/// The boss among the figures of the goal.
pub(super) fn add_boss(fill: &mut Fill<'_>, boss: InvaderKind) -> Option<()> {
    let goal = fill.plan.goal;
    let figure = fill.station(goal, boss, None)?;
    figure.tag = Some(TagId(0));
    Some(())
}

/// The thing to be carried, in the middle of the goal.
pub(super) fn add_item(fill: &mut Fill<'_>) -> Option<Item> {
    let goal = fill.plan.goal;
    let line = 1 + fill.luck.below(3);
    let name: Text = text(texts::said(fill.order.lang, &format!("workshop-d04-thing-{line}")));
    let at = fill.rooms[goal].middle()?;
    Some(Item { id: "prize".to_owned(), name, area: AreaId(goal as u8), at, mark: Mark::default() })
}

/// Goals and triggers of a scenario whose areas and doors are there.
pub(super) fn write(task: Task, order: &Order, fill: &mut Fill<'_>, scenario: &mut Scenario) {
    let goal = AreaId(fill.plan.goal as u8);
    let exit = fill.plan.gates.iter().position(|gate| gate.exit).map(|gate| DoorId(gate as u8));
    let mut triggers: Vec<(Cue, Vec<Effect>)> = Vec::new();
    let one = match (task, exit) {
        (Task::Leave, Some(exit)) => Goal::Leave(exit),
        (Task::Carry, Some(exit)) => {
            let mut effects = vec![said(order, "workshop-d04-taken")];
            effects.extend(ambush(fill, &[InvaderKind::Demon, InvaderKind::Imp]));
            triggers.push((Cue::Take(Prize::Item(ItemId(0))), effects));
            Goal::Carry(ItemId(0), exit)
        }
        (Task::Kill, _) => {
            triggers.push((Cue::Reveal(goal), vec![said(order, "workshop-d04-seen")]));
            Goal::Kill(TagId(0))
        }
        (Task::Survive, _) => {
            let rounds = survival(order.size);
            let doors = (0..).map(DoorId).zip(&fill.plan.gates).filter(|(_, gate)| gate.zones.contains(&0));
            let doors: Vec<(DoorId, usize)> =
                doors.map(|(door, gate)| (door, gate.zones[0].max(gate.zones[1]))).collect();
            for (round, &(door, zone)) in (1..).zip(&doors) {
                let mut effects = vec![Effect::Open(door)];
                if round == 1 {
                    effects.insert(0, said(order, "workshop-d04-alarm"));
                }
                effects.extend(reinforced(fill, zone, &[InvaderKind::Imp]));
                triggers.push((Cue::Round(round), effects));
            }
            // And they keep coming.
            for (every, &(_, zone)) in [2, 3].into_iter().zip(&doors) {
                triggers.push((
                    Cue::Every(every),
                    reinforced(fill, zone, &[InvaderKind::Zombie, InvaderKind::Demon]),
                ));
            }
            Goal::Survive(rounds)
        }
        (Task::Clear, _) | (Task::Leave | Task::Carry, None) => {
            triggers.push((Cue::Reveal(goal), vec![said(order, "workshop-d04-nest")]));
            Goal::Clear(goal)
        }
    };
    scenario.goals = vec![PlacedGoal { goal: one, mark: Mark::default() }];
    scenario.triggers = triggers
        .into_iter()
        .map(|(on, effects)| Trigger {
            on,
            effects: effects.into_iter().map(placed).collect(),
            mark: Mark::default(),
        })
        .collect();
}

/// So many rounds must be held out.
fn survival(size: Size) -> u8 {
    match size {
        Size::Small => 6,
        Size::Medium => 8,
        Size::Large => 10,
    }
}

/// Figures that come in half way between the goal and the start.
fn ambush(fill: &mut Fill<'_>, kinds: &[InvaderKind]) -> Vec<Effect> {
    let middle = fill.plan.zones[fill.plan.goal].depth / 2;
    let zones: Vec<usize> =
        (1..fill.plan.zones.len()).filter(|&zone| fill.plan.zones[zone].depth == middle.max(1)).collect();
    fill.luck.pick(&zones).map_or(Vec::new(), |zone| reinforced(fill, zone, kinds))
}

/// Figures that come into an area, whoever plays.
fn reinforced(fill: &mut Fill<'_>, zone: usize, kinds: &[InvaderKind]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for &kind in kinds {
        if fill.station(zone, kind, None).is_some()
            && let Some(figure) = fill.areas[zone].figures.pop()
        {
            effects.push(Effect::Spawn(figure));
        }
    }
    effects
}
