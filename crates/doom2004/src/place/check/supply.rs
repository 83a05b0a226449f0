//! Does the box have enough of everything?

use engine::{Arg, Message};
use skirmish::{Findings, Mark};

use crate::place::flaw::{Flaw, coloured, named, noun};
use crate::place::model::{Figure, Scenario};
use crate::place::plot::{Effect, PlacedEffect};
use crate::rule::*;
use crate::{Colour, Colours, InvaderKind, KeyColour, TokenKind, token};

pub(super) fn check(scenario: &Scenario, findings: &mut Findings<'_>) {
    figures(scenario, findings);
    tokens(scenario, findings);
    props(scenario, findings);
    teleporters(scenario, findings);
}

/// With any set of marines that may play, there must be a figure for each that is placed (D04-COMP-10). What one
/// trigger brings in is counted by itself: by then others will have died.
fn figures(scenario: &Scenario, findings: &mut Findings<'_>) {
    let laid: Vec<&Figure> = scenario.areas.iter().flat_map(|area| &area.figures).collect();
    let lists = scenario.areas.iter().flat_map(|area| &area.encounters).map(|encounter| &encounter.effects);
    let lists = lists.chain(scenario.triggers.iter().map(|trigger| &trigger.effects));
    let spawned = lists.map(|effects| effects.iter().filter_map(spawn).collect());
    for list in std::iter::once(laid).chain(spawned) {
        for kind in InvaderKind::ALL {
            count_figures(scenario, &list, kind, findings);
        }
    }
}

fn spawn(placed: &PlacedEffect) -> Option<&Figure> {
    match &placed.effect {
        Effect::Spawn(figure) => Some(figure),
        _ => None,
    }
}

fn count_figures(scenario: &Scenario, list: &[&Figure], kind: InvaderKind, findings: &mut Findings<'_>) {
    let each = u32::from(kind.sheet().figures);
    for colour in Colour::ALL {
        let own: Vec<Mark> =
            list.iter().filter(|f| f.kind == kind && f.colour == Some(colour)).map(|f| f.mark).collect();
        let before = own.len() as u32;
        findings.in_box(coloured(colour, kind), &own, each, D04_COMP_10);
        if before > each {
            return;
        }
    }
    // `any` figures use what the colours in play leave over; the fewest marines leave the least.
    let any: Vec<Mark> =
        list.iter().filter(|f| f.kind == kind && f.colour.is_none()).map(|f| f.mark).collect();
    for playing in (0..8).map(Colours) {
        let marines = playing.len() as u8;
        if !(scenario.marines.0..=scenario.marines.1).contains(&marines) {
            continue;
        }
        let own = list
            .iter()
            .filter(|f| f.kind == kind && f.colour.is_some_and(|colour| playing.has(colour)))
            .count() as u32;
        let left = (each * u32::from(marines)).saturating_sub(own);
        if let Some(&mark) = any.get(left as usize) {
            let colours: Vec<Arg> = playing.iter().map(|it| noun(&format!("colour-{it}"))).collect();
            let (n, most) = (own as usize + any.len(), each * u32::from(marines));
            findings.error(mark, Flaw::AnyInBox(n, named(kind), colours, most));
            return;
        }
    }
}

fn tokens(scenario: &Scenario, findings: &mut Findings<'_>) {
    let placed = scenario.effects().filter_map(|placed| match &placed.effect {
        Effect::Place(token) => Some(token),
        _ => None,
    });
    let all: Vec<_> = scenario.areas.iter().flat_map(|area| &area.tokens).chain(placed).collect();
    for kind in TokenKind::equipment() {
        let marks: Vec<Mark> =
            all.iter().filter(|token| token.kind == kind).map(|token| token.mark).collect();
        findings.in_box(named(kind), &marks, kind.in_box(), D04_COMP_9);
    }
    let encounters = scenario.areas.iter().flat_map(|area| &area.encounters).map(|encounter| encounter.mark);
    let marks: Vec<Mark> = encounters.chain(scenario.items.iter().map(|item| item.mark)).collect();
    findings.in_box(noun("encounter-or-item"), &marks, TokenKind::Encounter.in_box(), D04_COMP_7);
    let ducts: Vec<Mark> =
        scenario.areas.iter().flat_map(|area| &area.ducts).map(|&(_, mark)| mark).collect();
    findings.in_box(named("duct"), &ducts, TokenKind::Duct.in_box(), D04_COMP_7);
    if let [only] = ducts[..] {
        findings.warning(only, Flaw::OneDuct);
    }
}

fn props(scenario: &Scenario, findings: &mut Findings<'_>) {
    let all = || scenario.areas.iter().flat_map(|area| &area.obstacles);
    for stock in token::stock() {
        let same = all().filter(|obstacle| {
            let long = obstacle.at.width().max(obstacle.at.height());
            obstacle.kind.word() == stock.id && long == u16::from(stock.spaces)
        });
        let marks: Vec<Mark> = same.map(|obstacle| obstacle.mark).collect();
        let what = match stock.spaces {
            1 => named(&stock.id),
            spaces => Message::new("d04-check-long").with("what", named(&stock.id)).with("n", spaces).into(),
        };
        findings.in_box(what, &marks, stock.copies.into(), D04_COMP_7);
    }
    for key in KeyColour::ALL.map(Some).into_iter().chain([None]) {
        let marks: Vec<Mark> =
            scenario.doors.iter().filter(|door| door.key == key).map(|door| door.mark).collect();
        let name = key.map_or("door".to_owned(), |key| format!("{key}-door"));
        findings.in_box(named(&name), &marks, token::in_box(&name, 2), D04_COMP_6);
    }
}

fn teleporters(scenario: &Scenario, findings: &mut Findings<'_>) {
    for colour in KeyColour::ALL {
        let ends =
            scenario.areas.iter().flat_map(|area| &area.teleporters).filter(|end| end.colour == colour);
        let marks: Vec<Mark> = ends.map(|end| end.mark).collect();
        let kind = TokenKind::Teleporter(colour);
        findings.in_box(named(kind), &marks, kind.in_box(), D04_COMP_7);
        if let [only] = marks[..] {
            findings.error(only, Flaw::OneTeleporter(named(kind)));
        }
    }
}
