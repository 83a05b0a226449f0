//! Does the box have enough of everything (D16-SET-9)?

use engine::Arg;
use skirmish::{Findings, Mark};

use crate::place::flaw::{Flaw, card, demon};
use crate::place::plan::Plan;
use crate::rule::D16_SET_9;
use crate::{DemonKind, Item, SetKind, TokenKind};

pub(super) fn check(plan: &Plan, findings: &mut Findings<'_>) {
    for item in Item::all() {
        let marks: Vec<Mark> =
            plan.tokens.iter().filter(|token| token.what == item).map(|token| token.mark).collect();
        if let (Item::Weapon(set), Some(&mark)) = (item, marks.first())
            && set.sheet().kind == SetKind::Starting
        {
            findings.error(mark, Flaw::StartingWeapon(set.to_string()));
            continue;
        }
        findings.in_box(Arg::text(item), &marks, item.in_box().into(), D16_SET_9);
    }
    for kind in DemonKind::ALL {
        let figures = plan.figures.iter().filter(|figure| figure.what.0 == kind);
        let marks: Vec<Mark> = figures.map(|figure| figure.mark).collect();
        findings.in_box(demon(kind), &marks, kind.sheet().figures.into(), D16_SET_9);
    }
    tokens(TokenKind::Teleporter, plan.teleporters.iter().map(|placed| placed.mark), findings);
    tokens(TokenKind::Portal, plan.portals.iter().map(|placed| placed.mark), findings);
    // Checkpoints are objective tokens too.
    let objectives = plan.objectives.iter().chain(&plan.checkpoints).map(|placed| placed.mark);
    tokens(TokenKind::Objective, objectives, findings);
}

/// Masks of doors have room for no more than the box has.
pub(super) fn check_doors(plan: &Plan, findings: &mut Findings<'_>) {
    tokens(TokenKind::Door, plan.doors.iter().map(|&(_, mark)| mark), findings);
}

fn tokens(kind: TokenKind, marks: impl Iterator<Item = Mark>, findings: &mut Findings<'_>) {
    findings.in_box(
        card("token", kind.word()),
        &marks.collect::<Vec<_>>(),
        kind.stock().copies.into(),
        D16_SET_9,
    );
}
