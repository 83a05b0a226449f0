//! Do the doors hang where a door can (D04-DOOR-1)?

use skirmish::{Findings, Pos};
use std::collections::BTreeMap;

use crate::place::flaw::Flaw;
use crate::place::layout::Layout;
use crate::place::model::{Door, Scenario};

pub(super) fn check(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    let mut taken: BTreeMap<(bool, Pos), &str> = BTreeMap::new();
    for door in &scenario.doors {
        let upright = door.line.across == grid::Dir::E;
        for place in door.line.after() {
            if let Some(other) = taken.insert((upright, place), &door.id) {
                findings.error(door.mark, Flaw::DoorsMeet(door.id.clone(), other.to_owned()));
                break;
            }
        }
        if door.exit {
            check_exit(layout, door, findings)
        } else {
            check_door(scenario, layout, door, findings)
        }
    }
}

fn check_exit(layout: &Layout, door: &Door, findings: &mut Findings<'_>) {
    let across = door.line.across;
    let sides = [(door.line.before(), across), (door.line.after(), across.opposite())];
    let on_rim = sides.iter().any(|(spaces, out)| {
        let outside = spaces.iter().map(|pos| pos.step(*out));
        layout.mouth_at(spaces, *out).is_some()
            && outside.into_iter().all(|pos| !layout.cells.contains_key(&pos))
    });
    if !on_rim {
        findings.error(door.mark, Flaw::ExitInside(door.id.clone()));
    }
}

fn check_door(scenario: &Scenario, layout: &Layout, door: &Door, findings: &mut Findings<'_>) {
    let across = door.line.across;
    let (before, after) = (door.line.before(), door.line.after());
    if let Some(missing) = before.iter().chain(&after).find(|pos| !layout.cells.contains_key(pos)) {
        findings.error(door.mark, Flaw::DoorOff(door.id.clone(), door.line, *missing));
        return;
    }
    if before.iter().any(|&pos| !layout.is_open(pos, across)) {
        findings.error(door.mark, Flaw::DoorInWall(door.id.clone()));
        return;
    }
    let along = if across == grid::Dir::E { grid::Dir::S } else { grid::Dir::E };
    let beside = [before[0].step(along.opposite()), before[1].step(along)];
    if beside.iter().any(|&pos| layout.is_open(pos, across)) {
        findings.warning(door.mark, Flaw::DoorInRoom(door.id.clone()));
    }
    if let Some(between) = door.between {
        let there = [before[0], after[0]].map(|pos| layout.area_of(pos));
        if there != between.map(Some) && there != [between[1], between[0]].map(Some) {
            let name = |area: skirmish::AreaId| scenario.areas[area.index()].id.clone();
            let [one, other] = there.map(|area| area.map_or("?".to_owned(), name));
            findings.error(door.mark, Flaw::Between(door.id.clone(), one, other));
        }
    }
}
