//! Does everything lie on the map, and nothing on anything else?

use engine::Arg;
use skirmish::{Extent, Findings, Mark, Taken, Verb};

use crate::place::flaw::the_noun;
use crate::place::layout::Layout;
use crate::place::plan::Plan;
use crate::rule::D16_LRG_7;

pub(super) fn check(plan: &Plan, layout: &Layout, findings: &mut Findings<'_>) {
    let on_map = |findings: &mut Findings<'_>, what: &Arg, at: Extent, mark: Mark| {
        let is_space = |pos| layout.cells.contains_key(&pos);
        findings.on_map((what, Verb::Is), at, mark, is_space, "d16-check-into-a-room")
    };
    let exits = plan.exits.iter().map(|exit| (the_noun("exit"), exit));
    let difficult = plan.difficult.iter().map(|space| (the_noun("difficult"), space));
    for (what, placed) in exits.chain(difficult) {
        on_map(findings, &what, placed.at.into(), placed.mark);
    }
    let mut lying = Taken::by_tokens();
    for (what, at, mark) in plan.floor() {
        if on_map(findings, &what, at.into(), mark) {
            lying.put(&what, at.into(), mark, findings);
        }
    }
    let mut standing = Taken::by_figures();
    for (who, at, mark) in plan.standing() {
        // All doors are closed at the start.
        let fits = on_map(findings, &who, at, mark)
            && findings.fits(&who, at, mark, |pos, dir| layout.border(pos, dir), D16_LRG_7);
        if fits {
            standing.put(&who, at, mark, findings);
        }
    }
}
