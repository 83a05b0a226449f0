//! Does the mission have the cards it needs, and the objective what it is about?

use skirmish::{Findings, Mark};

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
        if let (Some(&unused), 0) = (list.first(), most) {
            let message = format!("{objective} has no use for the {what}");
            findings.warning(unused, message, "leave it out, or choose another objective");
        } else {
            let least = if least == most { least.to_string() } else { format!("at least {least}") };
            let message = format!("{objective} needs {least} × {what}, and there are {count}");
            let advice = if count < usize::from(most) { "add some" } else { "take some away" };
            findings.error(mark, message, format!("{advice}, or choose another objective"));
        }
    }
}

/// What objectives are about.
const THINGS: [&str; 6] = ["objective", "zone", "marked portal", "exit", "drone", "checkpoint"];

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
            let advice = format!("name {}, or write `tutorial = true`", engine::one_of(&words));
            findings.error(plan.mark, "the mission has no objective", advice);
        }
        (false, _, None) => {
            let words = ThreatKind::ALL.map(ThreatKind::word);
            let advice = format!("name {}, or write `tutorial = true`", engine::one_of(&words));
            findings.error(plan.mark, "the mission has no threat", advice);
        }
        (true, Some((_, mark)), _) | (true, _, Some((_, mark))) => {
            let advice = "leave out `objective` and `threat`, or `tutorial` (D16-TUT-6, D16-TUT-9)";
            findings.error(mark, "the tutorial has neither objective nor threat card", advice);
        }
        (false, Some((objective, _)), Some((threat, mark))) if !objective.card().threats.has(threat) => {
            let fits: Vec<&str> = objective.card().threats.iter().map(ThreatKind::word).collect();
            let message = format!("{objective} is not used with {threat}");
            findings.error(mark, message, format!("write {}", engine::one_of(&fits)));
        }
        _ => {}
    }
    if plan.tutorial && (plan.events.is_none() || plan.kits.is_empty()) {
        let advice = "add three sets as `events` and two weapons for each marine as `kits` (D16-TUT-1)";
        findings.error(plan.mark, "the tutorial names no event sets or no kits", advice);
    }
    if plan.tutorial && plan.invasion.len() > 1 {
        let message = format!("the tutorial offers {} invasion cards", plan.invasion.len());
        findings.error(plan.invasion[1].1, message, "its only one lies face up (D16-TUT-3)");
    }
    if plan.invasion.is_empty() {
        let words = InvasionKind::ALL.map(InvasionKind::word);
        findings.error(
            plan.mark,
            "the mission offers no invasion card",
            format!("name {}", engine::one_of(&words)),
        );
    }
    for (n, (card, mark)) in plan.invasion.iter().enumerate() {
        if plan.invasion[..n].iter().any(|(other, _)| other == card) {
            findings.error(
                *mark,
                format!("the invasion card `{card}` is offered twice"),
                "there is one of each",
            );
        }
    }
}

/// Only under Infestation it matters how a portal lies: elsewhere all lie alike (D16-TUT-5, D16-MIS-4).
fn face_up(plan: &Plan, findings: &mut Findings<'_>) {
    let Some(portal) = plan.portals.iter().find(|portal| portal.what.up) else { return };
    if plan.tutorial {
        let advice = "leave `up` out: they are turned up when a door is opened (D16-TUT-5, D16-TUT-6)";
        findings.error(portal.mark, "portals of the tutorial lie face down", advice);
    } else if let Some((threat, _)) = plan.threat.filter(|(it, _)| it.card().portals == PortalSide::FaceUp) {
        let message = format!("under {threat} all portals lie face up");
        findings.warning(portal.mark, message, "leave `up` out");
    }
}

fn starts(plan: &Plan, findings: &mut Findings<'_>) {
    if plan.starts.len() < 4 {
        let message = format!("{} starts for four marines", plan.starts.len());
        let mark = plan.starts.first().map_or(plan.mark, |start| start.mark);
        findings.error(mark, message, "name at least four spaces as `starts` (D16-SET-10)");
    }
    if !plan.teleporters.iter().any(|teleporter| teleporter.what) {
        let advice = "marines come back on one: write `active = true` in `teleporters` (D16-KIL-6)";
        let mark = plan.teleporters.first().map_or(plan.mark, |teleporter| teleporter.mark);
        findings.error(mark, "no teleporter is active", advice);
    }
    if plan.portals.is_empty() {
        findings.error(
            plan.mark,
            "there are no portals",
            "demons need some: add them to `portals` (D16-POR-1)",
        );
    }
}
