//! Does everything lie on the map, and nothing on anything else?

use skirmish::{Extent, Findings, Mark, Taken};

use crate::place::layout::Layout;
use crate::place::plan::Plan;

pub(super) fn check(plan: &Plan, layout: &Layout, findings: &mut Findings<'_>) {
    let on_map = |findings: &mut Findings<'_>, what: &str, at: Extent, mark: Mark| {
        let is_space = |pos| layout.cells.contains_key(&pos);
        findings.on_map(&format!("{what} is"), at, mark, is_space, "move it into a room")
    };
    let exits = plan.exits.iter().map(|exit| ("the exit", exit));
    let difficult = plan.difficult.iter().map(|space| ("the difficult terrain", space));
    for (what, placed) in exits.chain(difficult) {
        on_map(findings, what, placed.at.into(), placed.mark);
    }
    let mut lying = Taken::new("lies", "one token to a space: move one of the two");
    for (what, at, mark) in plan.floor() {
        if on_map(findings, &what, at.into(), mark) {
            lying.put(&what, at.into(), mark, findings);
        }
    }
    let mut standing = Taken::new("stands", "move one of the two");
    for (who, at, mark) in plan.standing() {
        // All doors are closed at the start.
        let fits = on_map(findings, &who, at, mark)
            && findings.fits(&who, at, mark, |pos, dir| layout.border(pos, dir), "D16-LRG-7");
        if fits {
            standing.put(&who, at, mark, findings);
        }
    }
}
