//! Does the mission have the cards it needs, and the objective what it is about?

use engine::{Arg, Message};
use skirmish::{Findings, Mark, one_of};

use crate::place::flaw::{Flaw, card, noun};
use crate::place::plan::{Placed, Plan};
use crate::threat::PortalSide;
use crate::{Goal, InvasionKind, ObjectiveKind, ThreatKind};

pub(super) fn check(plan: &Plan, findings: &mut Findings<'_>) {
    cards(plan, findings);
    starts(plan, findings);
    face_up(plan, findings);
    let Some((objective, mark)) = plan.objective else { return };
    let (have, need) = stock(plan, objective.card().goal);
    for (what, (list, numbers)) in THINGS.iter().zip(have.iter().zip(need)) {
        let (count, (least, most)) = (list.len(), numbers);
        if (usize::from(least)..=usize::from(most)).contains(&count) {
            continue;
        }
        let objective = card("objective", objective.word());
        if let (Some(&unused), 0) = (list.first(), most) {
            findings.warning(unused, Flaw::Unused(objective, skirmish::the(noun(what))));
            continue;
        }
        let need = match least == most {
            true => Arg::from(least),
            false => Message::new("d16-check-at-least").with("n", least).into(),
        };
        let flaw = if count < usize::from(most) { Flaw::TooFew } else { Flaw::Superfluous };
        findings.error(mark, flaw(objective, need, noun(what), count));
    }
}

/// What objectives are about.
const THINGS: [&str; 6] = ["objective", "zone", "marked-portal", "exit", "drone", "checkpoint"];

/// Of each: where the plan has them, and how many the objective needs, at least and at most.
fn stock(plan: &Plan, goal: Goal) -> ([Vec<Mark>; 6], [(u8, u8); 6]) {
    let marks = |list: &[Placed<()>]| list.iter().map(|placed| placed.mark).collect();
    let zones = plan.rooms.iter().filter(|room| room.zone).map(|room| room.mark).collect();
    let marked = plan.portals.iter().filter(|portal| portal.what.marked).map(|portal| portal.mark).collect();
    let drone = plan.drone.iter().map(|drone| drone.mark).collect();
    let have = [marks(&plan.objectives), zones, marked, marks(&plan.exits), drone, marks(&plan.checkpoints)];
    let (none, some) = ((0, 0), (1, u8::MAX));
    let tokens = (goal.tokens(), goal.tokens());
    let need = match goal {
        Goal::Samples { .. } => [none, none, tokens, none, none, none],
        Goal::Relays { .. } => [tokens, none, none, none, none, none],
        Goal::Zones { .. } => [none, tokens, none, none, none, none],
        Goal::Assets { .. } => [tokens, none, none, some, none, none],
        Goal::Drone { .. } => [none, none, none, some, (1, 1), some],
        Goal::Breach { .. } => [none; 6],
    };
    (have, need)
}

fn cards(plan: &Plan, findings: &mut Findings<'_>) {
    match (plan.tutorial, plan.objective, plan.threat) {
        (false, None, _) => {
            let words = ObjectiveKind::ALL.map(ObjectiveKind::word);
            findings.error(plan.mark, Flaw::NoObjective(one_of(&words)));
        }
        (false, _, None) => {
            let words = ThreatKind::ALL.map(ThreatKind::word);
            findings.error(plan.mark, Flaw::NoThreat(one_of(&words)));
        }
        (true, Some((_, mark)), _) | (true, _, Some((_, mark))) => {
            findings.error(mark, Flaw::TutorialCards);
        }
        (false, Some((objective, _)), Some((threat, mark))) if !objective.card().threats.has(threat) => {
            let fits: Vec<&str> = objective.card().threats.iter().map(ThreatKind::word).collect();
            let (objective, threat) = (card("objective", objective.word()), card("threat", threat.word()));
            findings.error(mark, Flaw::NotTogether(objective, threat, one_of(&fits)));
        }
        _ => {}
    }
    if plan.tutorial && (plan.events.is_none() || plan.kits.is_empty()) {
        findings.error(plan.mark, Flaw::TutorialNeeds);
    }
    if plan.tutorial && plan.invasion.len() > 1 {
        findings.error(plan.invasion[1].1, Flaw::TutorialInvasion(plan.invasion.len()));
    }
    if plan.invasion.is_empty() {
        let words = InvasionKind::ALL.map(InvasionKind::word);
        findings.error(plan.mark, Flaw::NoInvasion(one_of(&words)));
    }
    for (n, (card, mark)) in plan.invasion.iter().enumerate() {
        if plan.invasion[..n].iter().any(|(other, _)| other == card) {
            findings.error(*mark, Flaw::InvasionTwice(card.to_string()));
        }
    }
}

/// Only under Infestation it matters how a portal lies: elsewhere all lie alike (D16-TUT-5, D16-MIS-4).
fn face_up(plan: &Plan, findings: &mut Findings<'_>) {
    let Some(portal) = plan.portals.iter().find(|portal| portal.what.up) else { return };
    if plan.tutorial {
        findings.error(portal.mark, Flaw::TutorialFaceUp);
    } else if let Some((threat, _)) = plan.threat.filter(|(it, _)| it.card().portals == PortalSide::FaceUp) {
        findings.warning(portal.mark, Flaw::AllFaceUp(card("threat", threat.word())));
    }
}

/// Four marines can begin, one teleporter is awake, and demons have a portal to come through (D16-POR-1).
fn starts(plan: &Plan, findings: &mut Findings<'_>) {
    if plan.starts.len() < 4 {
        let mark = plan.starts.first().map_or(plan.mark, |start| start.mark);
        findings.error(mark, Flaw::Starts(plan.starts.len()));
    }
    if !plan.teleporters.iter().any(|teleporter| teleporter.what) {
        let mark = plan.teleporters.first().map_or(plan.mark, |teleporter| teleporter.mark);
        findings.error(mark, Flaw::NoActive);
    }
    if plan.portals.is_empty() {
        findings.error(plan.mark, Flaw::NoPortals);
    }
}
