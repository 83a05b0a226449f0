//! Do the pieces lie well: none on another, no opening into nothing, everything connected?

use engine::Arg;
use skirmish::Findings;

use crate::Piece;
use crate::place::flaw::{self, Flaw, piece as name};
use crate::place::layout::{Layout, Leads, Mouth};
use crate::place::model::{Door, Scenario};

pub(super) fn check(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    for area in scenario.areas.iter().filter(|area| area.pieces.is_empty()) {
        findings.error(area.mark, Flaw::NoPieces(area.id.clone()));
    }
    for &(later, first, pos) in &layout.overlaps {
        let [later, first] = [later, first].map(|number| layout.pieces[number].1);
        findings.error(later.mark, Flaw::Overlap(name(later), name(first), pos));
    }
    for piece in Piece::all() {
        let mut of_kind =
            layout.pieces.iter().map(|(_, placed)| placed).filter(|placed| placed.piece == piece);
        let count = of_kind.clone().count() as u32;
        if let Some(first_too_many) = of_kind.nth(piece.card().count as usize) {
            let most = piece.card().count;
            findings.error(first_too_many.mark, Flaw::PiecesInBox(count, piece.to_string(), most));
        }
    }
    if layout.overlaps.is_empty() {
        let before = findings.count();
        check_mouths(scenario, layout, findings);
        if findings.count() == before {
            check_connected(scenario, layout, findings);
        }
    }
}

fn what(layout: &Layout, mouth: &Mouth) -> Arg {
    flaw::opening(mouth.opening, layout.pieces[mouth.piece].1)
}

/// The door on the line of an opening.
fn door_at<'s>(scenario: &'s Scenario, mouth: &Mouth) -> Option<&'s Door> {
    scenario.doors.iter().find(|door| {
        let (side, across) = (mouth.opening.side, door.line.across);
        (door.line.before() == mouth.spaces && side == across)
            || (door.line.after() == mouth.spaces && side == across.opposite())
    })
}

fn check_mouths(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    let mut told = Vec::new();
    for mouth in &layout.mouths {
        let mark = layout.pieces[mouth.piece].1.mark;
        match mouth.leads {
            // Two openings that miss each other are one mistake.
            Leads::Against(other) if !told.contains(&(other, mouth.piece)) => {
                told.push((mouth.piece, other));
                let wall = name(layout.pieces[other].1);
                findings.error(mark, Flaw::AgainstWall(what(layout, mouth), wall));
            }
            Leads::Nowhere if door_at(scenario, mouth).is_none_or(|door| !door.exit) => {
                findings.error(mark, Flaw::Nowhere(what(layout, mouth)));
            }
            Leads::Joined(_) | Leads::Against(_) | Leads::Nowhere => {}
        }
    }
}

/// Areas should end at doors (D04-EXPL-2).
pub(super) fn check_borders(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    for mouth in &layout.mouths {
        let Leads::Joined(other) = mouth.leads else { continue };
        let areas = [mouth.piece, other].map(|number| layout.pieces[number].0);
        if areas[0] < areas[1] && door_at(scenario, mouth).is_none() {
            let [one, other] = areas.map(|area| scenario.areas[area.index()].id.clone());
            let mark = layout.pieces[mouth.piece].1.mark;
            findings.warning(mark, Flaw::NoBorder(what(layout, mouth), one, other));
        }
    }
}

/// Is every piece joined to the start, over other pieces or by teleporter (D04-TELE-1)?
fn check_connected(scenario: &Scenario, layout: &Layout, findings: &mut Findings<'_>) {
    let Some(&start) = scenario.start.marines.iter().find_map(|(pos, _)| layout.cells.get(pos)) else {
        return;
    };
    let ends = || scenario.areas.iter().flat_map(|area| &area.teleporters);
    let mut found = vec![start];
    let mut at = 0;
    while let Some(&piece) = found.get(at) {
        at += 1;
        let joined = layout.mouths.iter().filter(|mouth| mouth.piece == piece);
        let joined = joined.filter_map(|mouth| match mouth.leads {
            Leads::Joined(other) => Some(other),
            _ => None,
        });
        let here = ends().filter(|end| layout.cells.get(&end.at) == Some(&piece));
        let there = here.flat_map(|end| ends().filter(move |far| far.colour == end.colour));
        let beamed = there.filter_map(|far| layout.cells.get(&far.at).copied());
        for next in joined.chain(beamed).collect::<Vec<_>>() {
            if !found.contains(&next) {
                found.push(next);
            }
        }
    }
    for (number, (area, placed)) in layout.pieces.iter().enumerate() {
        // One word per group of lost pieces is enough: the first of each area.
        let first = layout.pieces.iter().position(|(other, _)| other == area) == Some(number);
        if !found.contains(&number) && (first || found.iter().any(|&piece| layout.pieces[piece].0 == *area)) {
            let area = scenario.areas[area.index()].id.clone();
            findings.error(placed.mark, Flaw::Apart(name(*placed), area));
        }
    }
}
