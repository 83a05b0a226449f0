//! Marines one by one, invaders by kind: how well they are, and what they can do to each other.

use ::doom2004::place::Goal;
use ::doom2004::state::Place;
use ::doom2004::{AmmoKind, AttackKind, Figure, InvaderKind, OrderKind, State, WeaponKind};

use super::super::goals::{Aims, worth};
use super::super::invader::Lair;
use super::super::shots::{Range, sting};
use super::super::threat::Threat;
use super::Group;
use crate::pen::Pen;

const WOUNDS: [i32; 8] = [1, 2, 3, 4, 5, 6, 8, 10];
const ARMOUR: [i32; 3] = [2, 3, 4];
const AMMO: [i32; 4] = [1, 2, 3, 5];
const WAYS: [i32; 7] = [1, 3, 5, 8, 12, 17, 24];
const RISK: [i32; 5] = [4, 8, 12, 16, 28];
const SHOT: [i32; 3] = [30, 100, 200];

/// Numbers of a marine.
pub(super) const MARINE: usize = WOUNDS.len()
    + ARMOUR.len()
    + AmmoKind::ALL.len() * AMMO.len()
    + WAYS.len()
    + RISK.len()
    + SHOT.len()
    + OrderKind::ALL.len()
    + WeaponKind::ALL.len()
    + 13;
/// Numbers of a kind of invaders.
pub(super) const KIND: usize = 8;
/// Numbers of all invaders.
pub(super) const INVADERS: usize = 23;

/// Marines, the nearest to the goal first, who has fallen or left last.
pub(super) fn marines(pen: &mut Pen<'_>, state: &State, aims: &[Aims]) {
    let way = |who: u8| {
        let here = state.marine(who).space();
        here.map_or(99, |at| aims[usize::from(who)].bare[at.index()].min(60))
    };
    let mut order: Vec<u8> = state.marine_ids().collect();
    order.sort_by_key(|&who| (way(who), who));
    for (slot, who) in order.into_iter().enumerate() {
        let mut at = slot * MARINE;
        let mut next = |many: usize| {
            at += many;
            at - many
        };
        let group = Group::Marines;
        let marine = state.marine(who);
        let left = i32::from(state.wounds_left(who));
        pen.flag(group, next(1), matches!(marine.place, Place::Fallen(_)));
        pen.flag(group, next(1), marine.place == Place::Left);
        pen.flag(group, next(1), state.turn.who <= who);
        for ammo in AmmoKind::ALL {
            pen.steps(group, next(AMMO.len()), marine.ammo_of(ammo).into(), &AMMO);
        }
        let weapons = next(WeaponKind::ALL.len());
        let tokens = WeaponKind::ALL.into_iter().filter(|&weapon| marine.weapons.of(weapon) > 0);
        for weapon in tokens {
            let loaded = weapon.sheet().ammo.is_none_or(|ammo| marine.ammo_of(ammo) > 0);
            pen.put(group, weapons + weapon.index(), if loaded { 16 } else { 6 });
        }
        pen.put(group, next(1), 6 * i32::from(marine.adrenaline));
        pen.flag(group, next(1), marine.berserk > 0);
        pen.flag(group, next(1), !marine.items.is_empty());
        pen.steps(group, next(ARMOUR.len()), marine.armour.into(), &ARMOUR);
        let Some(here) = marine.space() else { continue };
        pen.steps(group, next(WOUNDS.len()), left, &WOUNDS);
        pen.put(group, next(1), 2 * left);
        let orders = next(OrderKind::ALL.len());
        if let Some(order) = marine.order {
            pen.flag(group, orders + order.index(), true);
        }
        let aims = &aims[usize::from(who)];
        pen.steps(group, next(WAYS.len()), way(who), &WAYS);
        pen.put(group, next(1), 2 * way(who));
        let threat = Threat::new(state, marine.armour, Some(here), &aims.bare);
        // Nobody is the only aim of all of them.
        let hurt = threat.wounds[here.index()];
        let risk = 16 * hurt / (100 * left.max(1));
        pen.put(group, next(1), hurt / 20);
        pen.put(group, next(1), risk);
        pen.steps(group, next(RISK.len()), risk, &RISK);
        let shot = Range::new(state, who, &[100; 64]).best(here, None).map_or(0, |shot| shot.worth);
        pen.steps(group, next(SHOT.len()), shot, &SHOT);
        pen.put(group, next(1), shot / 8);
        let things = state.floor.iter().filter(|lying| {
            let square = |space| state.arena().space(space).square;
            square(lying.at).king_distance(square(here)) <= 6
        });
        let near: i32 = things.map(|lying| worth(state, who, lying.thing)).sum();
        pen.put(group, next(1), near / 20);
        let crowd = state.standing().filter(|&(mate, at)| {
            let square = |space| state.arena().space(space).square;
            mate != who && square(at).king_distance(square(here)) <= 4
        });
        pen.put(group, next(1), 8 * crowd.count() as i32);
    }
}

/// Invaders by kind, and all of them.
pub(super) fn invaders(pen: &mut Pen<'_>, state: &State, lair: &Lair<'_>) {
    let mut kinds = [[0; KIND]; InvaderKind::ALL.len()];
    let (mut count, mut power, mut near_power, mut health, mut hitting, mut apart) = (0, 0, 0, 0, 0, 0);
    let (mut ready_power, mut ready) = (0, 0);
    for (_, figure) in state.figures.iter() {
        let sheet = figure.kind.sheet();
        let far = lair.distance(figure.kind, figure.footing()).min(40);
        let shot = if sheet.attack == AttackKind::Melee { 1 } else { 6 };
        let hits = far <= i32::from(sheet.moves) + shot;
        let left = i32::from(figure.wounds_left());
        let kind = &mut kinds[figure.kind.index()];
        kind[0] += 6;
        kind[1] += 3 * left;
        kind[2] += if hits { 6 } else { 0 };
        kind[3] += if far <= 14 && !hits { 6 } else { 0 };
        // Who has acted in the invader's turn does no more before the marines' next.
        let done = figure.acted && state.is_invaders_turn();
        kind[4] += if done { 4 } else { 0 };
        kind[5] = kind[5].max(24 - far);
        kind[6] = 16;
        kind[7] += if hits && !done { 6 } else { 0 };
        let sting = sting(figure);
        count += 1;
        power += sting;
        health += left * i32::from(sheet.armour);
        hitting += i32::from(hits);
        apart += i32::from(far >= 20);
        near_power += if hits { sting } else { 0 };
        ready_power += if hits && !done { sting } else { 0 };
        ready += i32::from(hits && !done);
    }
    for (n, much) in kinds.into_iter().flatten().enumerate() {
        pen.put(Group::Invaders, n, much);
    }
    let group = Group::AllInvaders;
    pen.steps(group, 0, count, &[1, 2, 4, 6, 9, 13]);
    pen.put(group, 6, 2 * count);
    pen.put(group, 7, power / 60);
    pen.put(group, 8, near_power / 40);
    pen.put(group, 9, health / 2);
    pen.put(group, 10, 4 * hitting);
    pen.put(group, 11, 3 * apart);
    let squad: i32 = state.standing().map(|(who, _)| i32::from(state.wounds_left(who))).sum();
    pen.put(group, 12, 16 * near_power / (100 * squad.max(1)));
    pen.put(group, 13, 8 * health / (4 * squad.max(1)));
    let hunted = |figure: &Figure| {
        let hunts = |goal: Goal| matches!(goal, Goal::Kill(tag) if Some(tag) == figure.tag);
        state.arena().scenario().goals.iter().any(|placed| hunts(placed.goal))
    };
    let prey: i32 =
        state.figures.iter().filter(|(_, it)| hunted(it)).map(|(_, it)| i32::from(it.wounds_left())).sum();
    pen.steps(group, 14, prey, &[1, 2, 3, 4, 5]);
    pen.put(group, 19, 4 * prey);
    pen.put(group, 20, ready_power / 40);
    pen.put(group, 21, 4 * ready);
    pen.put(group, 22, 16 * ready_power / (100 * squad.max(1)));
}
