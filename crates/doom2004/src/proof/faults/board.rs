//! Faults of what stands and lies on the board: marines, invaders, tokens.

use std::fmt;

use engine::Faults;

use super::is_thing;
use crate::place::{ItemId, Shape};
use crate::rule::*;
pub(super) use crate::rules::equipment::MOST_HELD as TOKENS;
use crate::state::{Marine, Place, Thing};
use crate::{InvaderKind, MarineCardKind, State, TokenKind};

pub(super) fn marines(state: &State, report: &mut Faults) {
    for who in state.marine_ids() {
        let at = |field: &'static str| fmt::from_fn(move |f| write!(f, "marines[{who}].{field}"));
        let marine = state.marine(who);
        place(state, marine, at("place"), report);
        let full = state.full_wounds(who);
        let text = format_args!("{} wounds; {full} frag him", marine.wounds);
        report.unless(marine.wounds < full, at("wounds"), text, &[D04_DMG_3, D04_SETUP_6]);
        let least = state.setup.difficulty.kit(state.marines.len()).armour;
        report.unless(marine.armour >= least, at("armour"), format_args!("at least {least}"), &[D04_EQ_4]);
        let tokens = marine.weapons.set().iter().all(|weapon| weapon.sheet().token);
        report.unless(tokens, at("weapons"), "fist, pistol and grenade have no token", &[D04_ATK_1]);
        let held = marine.order.is_none() || marine.space().is_some();
        report.unless(held, at("order"), "who is off the board has no order", &[D04_FRAG_2]);
        let stock = marine.adrenaline <= TOKENS && marine.fresh_adrenaline <= marine.adrenaline;
        report.unless(
            stock,
            at("adrenaline"),
            format_args!("at most {TOKENS}, those just taken included"),
            &[D04_EQ_7],
        );
        report.unless(marine.berserk <= 3, at("berserk"), "berserk ends after three turns", &[D04_EQ_8]);
    }
    items(state, report);
}

fn place(state: &State, marine: &Marine, at: impl fmt::Display, report: &mut Faults) {
    let (space, on) = match marine.place {
        Place::On(space) => (space, true),
        Place::Fallen(space) => (space, false),
        Place::Left => return,
    };
    if !state.is_on_board(space) {
        return report.add(at, "no space of the revealed board", &[D04_MOVE_2]);
    }
    let ghost = marine.has(MarineCardKind::GhostStep);
    let blocked = state.is_blocking(space) && !ghost;
    let fine = !on || (!blocked && state.barrel_at(space).is_none());
    report.unless(fine, at, "an obstacle or a barrel is there", &[D04_MOVE_4]);
}

/// Things of the scenario: each is there, and in one place.
fn items(state: &State, report: &mut Faults) {
    let items = state.arena().scenario().items.len().min(8) as u8;
    for n in 0..8 {
        let held = state.marines.iter().filter(|marine| marine.items.has(ItemId(n))).count();
        let lies = state
            .floor
            .iter()
            .filter(|lying| matches!(lying.thing, Thing::Item(item) if item.0 == n))
            .count();
        let text =
            format_args!("thing {} is in {} places; the scenario has {items} of them", n + 1, held + lies);
        let fine = held + lies <= usize::from(n < items);
        report.unless(fine, "marines", text, &[D04_SETUP_10]);
    }
}

pub(super) fn figures(state: &State, report: &mut Faults) {
    let arena = state.arena();
    for (id, figure) in state.figures.iter() {
        let at = |field: &'static str| fmt::from_fn(move |f| write!(f, "figures.{id}.{field}"));
        let sheet = figure.kind.sheet();
        if !state.is_on_board(figure.at) {
            report.add(at("at"), "no space of the revealed board", &[D04_MOVE_2]);
            continue;
        }
        if !Shape::of_size(sheet.spaces).contains(&figure.shape) {
            let text = format_args!("a {} fills {} spaces", figure.kind, sheet.spaces);
            report.add(at("shape"), text, &[D04_BIG_1]);
            continue;
        }
        let cells = arena.cells(figure.footing());
        if cells.is_empty() || !cells.iter().all(|&cell| state.is_on_board(cell)) {
            report.add(at("at"), "it does not fit there", &[D04_BIG_6, D04_BIG_8]);
            continue;
        }
        report.unless(!state.is_split(figure.footing()), at("at"), "a closed door splits it", &[D04_BIG_8]);
        let obstacles = state.obstacle_spaces();
        let free = !cells.iter().any(|cell| obstacles.contains(cell.index()));
        report.unless(free, at("at"), "an obstacle or a barrel is there", &[D04_MOVE_4]);
        let text = format_args!("{} wounds kill it", sheet.wounds);
        report.unless(figure.wounds < sheet.wounds, at("wounds"), text, &[D04_DMG_3]);
        let tags = arena.scenario().tags.len();
        let named = figure.tag.is_none_or(|tag| tag.index() < tags);
        report.unless(
            named,
            at("tag"),
            format_args!("the scenario has {tags} names for figures"),
            &[D04_SETUP_10],
        );
    }
    for kind in InvaderKind::ALL {
        let most = usize::from(kind.sheet().figures) * state.marines.len();
        let count = state.figures.iter().filter(|(_, figure)| figure.kind == kind).count();
        let text = format_args!("{count} figures of {kind}; for so many marines there are {most}");
        report.unless(count <= most, "figures", text, &[D04_COMP_10, D04_SPAWN_5]);
    }
}

pub(super) fn floor(state: &State, report: &mut Faults) {
    for kind in TokenKind::equipment() {
        let (n, most) = (state.laid_tokens(kind), kind.in_box() as usize);
        let text = format_args!("{n} × {kind}, those in areas to come included; the box has {most}");
        report.unless(n <= most, "floor", text, &[D04_COMP_9]);
    }
    for (n, lying) in state.floor.iter().enumerate() {
        let twice = state.floor[..n].iter().any(|other| other.thing == lying.thing);
        let single = matches!(lying.thing, Thing::Encounter(_) | Thing::Item(_));
        report.unless(!(twice && single), format_args!("floor[{n}]"), "it lies there already", &[D04_COMP_7]);
    }
    for (n, lying) in state.floor.iter().enumerate() {
        let known = state.is_on_board(lying.at);
        report.unless(known, format_args!("floor[{n}].at"), "no space of the revealed board", &[D04_EXPL_1]);
        let fine = is_thing(state, lying.thing);
        report.unless(
            fine,
            format_args!("floor[{n}].thing"),
            "nothing that can lie there",
            &[D04_EQ_1, D04_SETUP_10],
        );
    }
}

/// Enemies never share a space, but for a marine with Ghost Step who is on his way. Friends may: one passes the other,
/// and stays if no way is left (D04-MOVE-3).
pub(super) fn overlaps(state: &State, report: &mut Faults) {
    for (who, space) in state.standing() {
        let ghost = state.marine(who).has(MarineCardKind::GhostStep);
        let alone = ghost || state.invaders_on(space).is_empty();
        report.unless(alone, format_args!("marines[{who}].place"), "an invader is there", &[D04_MOVE_4]);
    }
}
