//! Does the box have enough of everything (D16-SET-9)?

use skirmish::{Findings, Mark};

use crate::place::plan::Plan;
use crate::{DemonKind, Item, SetKind, TokenKind};

/// What is in the box.
const RULE: &str = "D16-SET-9";

pub(super) fn check(plan: &Plan, findings: &mut Findings<'_>) {
    for item in Item::all() {
        let marks: Vec<Mark> =
            plan.tokens.iter().filter(|token| token.what == item).map(|token| token.mark).collect();
        if let (Item::Weapon(set), Some(&mark)) = (item, marks.first())
            && set.sheet().kind == SetKind::Starting
        {
            let message = format!("the token `{set}` is a starting weapon");
            findings.error(mark, message, "marines bring it: lay down a map weapon or a grenade (D16-SET-5)");
            continue;
        }
        findings.in_box(&item.to_string(), &marks, item.in_box().into(), RULE);
    }
    for kind in DemonKind::ALL {
        let figures = plan.figures.iter().filter(|figure| figure.what.0 == kind);
        let marks: Vec<Mark> = figures.map(|figure| figure.mark).collect();
        findings.in_box(kind.word(), &marks, kind.sheet().figures.into(), RULE);
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
    findings.in_box(kind.word(), &marks.collect::<Vec<_>>(), kind.stock().copies.into(), RULE);
}
