//! Faults of what stands and lies on the map: marines, demons, the drone, tokens.

use std::fmt;

use engine::Faults;

use crate::action::{Thing, Who};
use crate::frame::{Displace, Frame, Spend, Unstick};
use crate::proof::universe::{assets, samples};
use crate::rule::*;
use crate::state::{Actor, FIGURES};
use crate::steps::sound::{MUCH, is_place, is_space};
use crate::{DemonKind, Goal, Item, SquadKind, State};

pub(super) fn marines(state: &State, report: &mut Faults) {
    let squad = SquadKind::for_marines(state.marines.len() as u8);
    for who in state.marine_ids() {
        let at = |field: &'static str| fmt::from_fn(move |f| write!(f, "marines[{who}].{field}"));
        let marine = state.marine(who);
        let there = marine.space().is_none_or(|space| is_space(state, space));
        report.unless(there, at("place"), "no space of the map", &[D16_MOV_1]);
        let fine = marine.squad.is_none() || marine.squad == squad;
        report.unless(fine, at("squad"), "no squad card for so many marines", &[D16_SET_8]);
        let health = state.rating(who).health;
        let text = format_args!("{} damage; {health} kill him", marine.damage);
        report.unless(marine.damage < health, at("damage"), text, &[D16_KIL_3]);
        let fine = marine.space().is_some() || marine.damage == 0 && marine.hurt == 0 && !marine.stunned;
        report.unless(fine, at("damage"), "who is off the map has no damage and no stun", &[D16_KIL_5]);
        let fine = marine.space().is_some() || marine.samples == 0 && !marine.asset;
        report.unless(fine, at("samples"), "who is off the map carries nothing", &[D16_INT_36]);
        let fine = marine.hurt <= MUCH && marine.samples <= MUCH;
        report.unless(fine, at("hurt"), format_args!("at most {MUCH} of anything"), &[D16_KIL_1]);
    }
}

pub(super) fn demons(state: &State, report: &mut Faults) {
    for (id, demon) in state.demons.iter() {
        let at = |field: &'static str| fmt::from_fn(move |f| write!(f, "demons.{id}.{field}"));
        let sheet = demon.kind.sheet();
        if !sheet.base.shapes().contains(&demon.shape) {
            let text = format_args!("a {} fills {} spaces", demon.kind, sheet.base.spaces());
            report.add(at("shape"), text, &[D16_LRG_1]);
            continue;
        }
        if !is_place(state, demon.footing()) {
            report.add(at("at"), "it does not fit there", &[D16_LRG_7]);
            continue;
        }
        let whole = state.arena().fits(demon.footing(), state.closed);
        report.unless(whole, at("at"), "a closed door splits it", &[D16_LRG_7]);
        let text = format_args!("{} damage; {} kill it", demon.damage, sheet.health);
        report.unless(demon.damage < sheet.health, at("damage"), text, &[D16_KIL_3]);
        let fine = demon.hurt <= MUCH && demon.samples <= MUCH;
        report.unless(fine, at("hurt"), format_args!("at most {MUCH} of anything"), &[D16_KIL_1]);
    }
    for kind in DemonKind::ALL {
        let (count, most) =
            (state.demons.iter().filter(|(_, demon)| demon.kind == kind).count(), kind.sheet().figures);
        let text = format_args!("{count} of {kind}; the box has {most}");
        report.unless(count <= usize::from(most), "demons", text, &[D16_SET_9]);
    }
}

/// The drone, things on the floor, decoys, demons just killed.
pub(super) fn rest(state: &State, report: &mut Faults) {
    let goal = state.goal();
    let escort = matches!(goal, Some(Goal::Drone { .. }));
    report.unless(state.drone.is_some() == escort, "drone", "only an escort has a drone", &[D16_INT_37]);
    if let (Some(drone), Some(Goal::Drone { health, .. })) = (state.drone, goal) {
        let there = is_space(state, drone.home) && drone.at.is_none_or(|space| is_space(state, space));
        report.unless(there, "drone.at", "no space of the map", &[D16_INT_37]);
        let fine = drone.damage < health && drone.hurt <= MUCH && drone.moves <= MUCH;
        report.unless(fine, "drone.damage", format_args!("{health} damage destroy it"), &[D16_INT_37]);
    }
    for (n, lying) in state.floor.iter().enumerate() {
        let place = format!("floor[{n}]");
        report.unless(is_space(state, lying.at), &place, "no space of the map", &[D16_ITM_1]);
        let fine = match lying.thing {
            Thing::Item(Item::Weapon(set)) => crate::CardSets::weapons().has(set),
            Thing::Item(Item::HealthPack) => true,
            Thing::Sample => matches!(goal, Some(Goal::Samples { .. })),
            Thing::Asset => matches!(goal, Some(Goal::Assets { .. })),
        };
        report.unless(fine, place, "nothing that can lie there in this mission", &[D16_ITM_1, D16_INT_36]);
    }
    let tokens = |wanted: bool| if wanted { goal.map_or(0, Goal::tokens) } else { 0 };
    for (name, count, most) in [
        ("samples", samples(state), tokens(matches!(goal, Some(Goal::Samples { .. })))),
        ("assets", assets(state), tokens(matches!(goal, Some(Goal::Assets { .. })))),
    ] {
        let text = format_args!("{count} {name} on the map, carried and delivered; this mission has {most}");
        report.unless(count <= most.into(), name, text, &[D16_MIS_3, D16_INT_36]);
    }
    let there = state.decoys.iter().all(|&space| is_space(state, space));
    report.unless(there, "decoys", "no space of the map", &[D16_INT_15]);
    let kept = state.portals.iter().all(|portal| portal.there || portal.counters == 0);
    report.unless(kept, "portals", "a portal that is gone has no counters", &[D16_POR_2]);
    for (n, grave) in state.graves.iter().enumerate() {
        let fine =
            is_place(state, grave.at) && grave.by.is_none_or(|who| usize::from(who) < state.marines.len());
        report.unless(fine, format_args!("graves[{n}]"), "no such place or no such marine", &[D16_INT_18]);
    }
    let dead = state.graves.len() + state.demons.iter().count();
    report.unless(dead <= FIGURES, "graves", "more demons than the box has", &[D16_SET_9]);
    let known = state.fallen.is_within(state.marines.len());
    report.unless(known, "fallen", "somebody who does not play", &[D16_KIL_4]);
}

/// Figures share spaces only while one of them is on the move, or lies on small ones that still have to leave (D16-MOV-2,
/// D16-LRG-8).
pub(super) fn overlaps(state: &State, report: &mut Faults) {
    let moves = |who: Who| {
        let acts = match who {
            Who::Marine(n) => state.turn.who == Actor::Marine(n),
            Who::Demon(id) => state.turn.figure == Some(id),
            Who::Drone => false,
        };
        acts || state.frames.iter().any(|frame| match *frame {
            Frame::Spend(Spend { who: other, .. })
            | Frame::Unstick(Unstick { who: other })
            | Frame::Displace(Displace { by: other }) => other == who,
            _ => false,
        })
    };
    for who in state.figures().filter(|&who| !moves(who)) {
        let mut others = state.cells(who).iter().flat_map(|&cell| state.others_on(cell, who));
        if let Some(other) = others.find(|&other| !moves(other)) {
            let place = match who {
                Who::Marine(n) => format!("marines[{n}].place"),
                Who::Demon(id) => format!("demons.{id}.at"),
                Who::Drone => "drone.at".to_owned(),
            };
            report.add(place, format!("{other} is there, and neither is on the move"), &[D16_MOV_4]);
        }
    }
}
