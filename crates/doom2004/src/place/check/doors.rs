//! Do the doors hang where a door can (D04-DOOR-1)?

use skirmish::{Findings, Pos};
use std::collections::BTreeMap;

use crate::place::layout::Layout;
use crate::place::model::{Door, Scenario};

pub(super) fn check(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    let mut taken: BTreeMap<(bool, Pos), &str> = BTreeMap::new();
    for door in &scenario.doors {
        let upright = door.line.across == grid::Dir::E;
        for place in door.line.after() {
            if let Some(other) = taken.insert((upright, place), &door.id) {
                let message = format!("the doors `{other}` and `{}` lie on each other", door.id);
                findings.error(door.mark, message, "move one of them along its line, or remove it");
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
        let message = format!("the exit `{}` is not at an opening on the rim of the map", door.id);
        findings.error(door.mark, message, "an exit closes an opening that no piece is joined to");
    }
}

fn check_door(scenario: &Scenario, layout: &Layout, door: &Door, findings: &mut Findings<'_>) {
    let across = door.line.across;
    let (before, after) = (door.line.before(), door.line.after());
    if let Some(missing) = before.iter().chain(&after).find(|pos| !layout.cells.contains_key(pos)) {
        let message = format!(
            "the door `{}` needs two spaces on each side of its {}, and {missing:#} is none",
            door.id, door.line
        );
        findings.error(door.mark, message, "move it to where two pieces are joined (D04-DOOR-1)");
        return;
    }
    if before.iter().any(|&pos| !layout.is_open(pos, across)) {
        let message = format!("the door `{}` is set into a wall", door.id);
        findings.error(door.mark, message, "move it to where two pieces are joined (D04-MOVE-8)");
        return;
    }
    let along = if across == grid::Dir::E { grid::Dir::S } else { grid::Dir::E };
    let beside = [before[0].step(along.opposite()), before[1].step(along)];
    if beside.iter().any(|&pos| layout.is_open(pos, across)) {
        let message = format!("the door `{}` stands in an open room: one walks round it", door.id);
        findings.warning(door.mark, message, "move it to an opening or into a corridor");
    }
    if let Some(between) = door.between {
        let there = [before[0], after[0]].map(|pos| layout.area_of(pos));
        if there != between.map(Some) && there != [between[1], between[0]].map(Some) {
            let names = there.map(|area| area.map_or("?", |area| scenario.areas[area.index()].id.as_str()));
            let message =
                format!("the door `{}` lies between the areas {} and {}", door.id, names[0], names[1]);
            findings.error(door.mark, message, "move the door, or correct `between`");
        }
    }
}
