//! Does everything lie on the map, and nothing on anything else?

use std::collections::BTreeMap;

use grid::Dir;
use skirmish::{Extent, Findings, Mark, Pos};

use crate::mission::layout::Layout;
use crate::mission::plan::Plan;

pub(super) fn check(plan: &Plan, layout: &Layout, findings: &mut Findings<'_>) {
    let exits = plan.exits.iter().map(|exit| ("the exit", exit));
    let difficult = plan.difficult.iter().map(|space| ("the difficult terrain", space));
    for (what, placed) in exits.chain(difficult) {
        on_map(layout, what, placed.at.into(), placed.mark, findings);
    }
    let mut lying: BTreeMap<Pos, String> = BTreeMap::new();
    for (what, at, mark) in plan.floor() {
        if !on_map(layout, &what, at.into(), mark, findings) {
            continue;
        }
        if let Some(other) = lying.insert(at, what.clone()) {
            let message = format!("{what} lies on {at:#}, where {other} is");
            findings.error(mark, message, "one token to a space: move one of the two");
        }
    }
    let mut standing: BTreeMap<Pos, String> = BTreeMap::new();
    for (who, at, mark) in plan.standing() {
        if !on_map(layout, &who, at, mark, findings) || !fits(layout, &who, at, mark, findings) {
            continue;
        }
        for pos in at.places() {
            if let Some(other) = standing.insert(pos, who.clone()) {
                let message = format!("{who} stands on {pos:#}, where {other} is");
                findings.error(mark, message, "move one of the two");
                break;
            }
        }
    }
}

/// Is it on the map?
fn on_map(layout: &Layout, what: &str, at: Extent, mark: Mark, findings: &mut Findings<'_>) -> bool {
    let off = at.places().find(|pos| !layout.cells.contains_key(pos));
    if let Some(pos) = off {
        let message = format!("{what} is on {pos:#}, where there is no space");
        findings.error(mark, message, "move it into a room");
    }
    off.is_none()
}

/// Can a figure stand there (D16-LRG-7)? All doors are closed at the start.
fn fits(layout: &Layout, who: &str, at: Extent, mark: Mark, findings: &mut Findings<'_>) -> bool {
    let inside = |pos: Pos| pos.x <= at.to.x && pos.y <= at.to.y;
    let parted = at.places().any(|pos| {
        [Dir::E, Dir::S].into_iter().any(|dir| inside(pos.step(dir)) && layout.border(pos, dir).parts())
    });
    if parted {
        let message = format!("{who} does not fit on {at}: a wall or door runs through");
        findings.error(mark, message, "move it (D16-LRG-7)");
    }
    !parted
}
