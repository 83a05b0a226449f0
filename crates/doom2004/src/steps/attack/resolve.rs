//! Hit, failure or scatter; whom it damages; barrels; the end of an attack (D04-ATK-4, D04-ATK-5).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::{Attack, Frame};
use crate::place::{Barrels, Footing, SpaceId, Way};
use crate::rules::board::Spaces;
use crate::rules::wounds::Blow;
use crate::state::{FigureSet, Seats};
use crate::steps::Mist;
use crate::{MarineCardKind, Scatter, State, WeaponKind};

/// Hit or failure of the final roll (D04-ATK-4, D04-ATK-5).
pub(super) fn resolve(state: &mut State, attack: Attack, events: &mut impl Events<Event>) {
    let abilities = state.arms(attack.by, attack.weapon).abilities;
    let total = state.total(&attack);
    let bonus = state.bonus(&attack);
    let damage = total.damage + bonus.sum();
    if state.is_hit(&attack, total) {
        events.put(|| Event::Hit { damage, bonus });
        let area = (abilities.blast > 0).then(|| state.blast_area(attack.target, abilities.blast));
        let victims = match &area {
            Some(area) => state.figures_within(area),
            None => state.affected(&attack),
        };
        light_fuses(state, &attack, area.as_ref(), damage);
        strike(state, &attack, victims, damage, events);
    } else {
        let (range, accuracy) = state.range_and_accuracy(&attack);
        let reach = total.range.saturating_add(accuracy);
        events.put(|| Event::Failed { miss: total.miss, reach, range });
        if abilities.blast > 0 {
            scatter(state, attack, abilities.blast, damage, events);
        }
    }
}

/// Barrels that the attack damages explode after it (D04-BAR-1, D04-INT-23).
fn light_fuses(state: &mut State, attack: &Attack, area: Option<&Spaces>, damage: u8) {
    if damage == 0 || state.is_sweep(attack) {
        return;
    }
    let hit = |space: SpaceId| area.map_or(space == attack.target, |area| area.contains(space.index()));
    let fuses: Barrels = state.barrels().filter(|&(_, space)| hit(space)).map(|(barrel, _)| barrel).collect();
    state.mend_attack(|top| top.fuses |= fuses);
}

/// Damage each victim: all at the same time, each by its own armour (D04-DMG-1, D04-DMG-2, D04-INT-19).
fn strike(
    state: &mut State,
    attack: &Attack,
    (invaders, marines): (FigureSet, Seats),
    damage: u8,
    events: &mut impl Events<Event>,
) {
    let berserk = matches!(attack.by, Who::Marine(who) if state.marine(who).berserk > 0)
        && attack.weapon == WeaponKind::Fist;
    let mut killed = false;
    for id in invaders.iter() {
        let Some(figure) = state.figures.get(id) else { continue };
        // Any hit of a berserk marine kills (D04-EQ-8, D04-INT-39).
        let blow = if berserk {
            Blow::sure(figure.wounds_left(), Cause::Attack)
        } else {
            Blow::against(damage, figure.kind.sheet().armour)
        };
        killed |= state.wound_figure(id, blow, events);
    }
    for Seat(who) in marines.iter() {
        let blow = Blow::against(damage, state.marine(who).armour);
        state.wound_marine(who, blow, events);
    }
    let knocks = state.arms(attack.by, attack.weapon).abilities.knockback && damage > 0;
    let alive = state.figures.alive();
    let standing: Seats = state.standing().map(|(who, _)| Seat(who)).collect();
    state.mend_attack(|top| {
        top.killed |= killed;
        if knocks {
            top.loose = invaders & alive;
            top.loose_marines = marines & standing;
        }
    });
}

/// A failed blast goes astray or explodes harmlessly (D04-SCAT-1, D04-SCAT-3, D04-SCAT-5, D04-INT-22, D04-INT-47); then
/// its card is discarded (D04-SCAT-4).
fn scatter(state: &mut State, attack: Attack, blast: u8, damage: u8, events: &mut impl Events<Event>) {
    let card = state.draw_card();
    state.at_work.insert(card);
    let compass = state.arena().scenario().compass;
    let scatter = match card.scatter() {
        Scatter::Miss => Scatter::Miss,
        Scatter::To(dir, n) => Scatter::To(dir.turned(compass as u8), n),
    };
    let to = match scatter {
        Scatter::Miss => None,
        Scatter::To(dir, spaces) => drift(state, attack.target, Way::Step(dir), spaces),
    };
    let pos = to.map(|space| state.arena().space(space).pos);
    events.put(|| Event::Scattered { card, scatter, to: pos });
    if let Some(space) = to {
        let area = state.blast_area(space, blast);
        let victims = state.figures_within(&area);
        light_fuses(state, &attack, Some(&area), damage);
        strike(state, &attack, victims, damage, events);
    }
    state.finish_card(card);
    state.check_deck(events);
}

/// Where a blast ends that drifts; nowhere if a wall, a closed door, a blocking obstacle or a barrel stops it
/// (D04-SCAT-2).
fn drift(state: &State, from: SpaceId, way: Way, spaces: u8) -> Option<SpaceId> {
    let mut here = from;
    for n in 1..=spaces {
        let stride = state.strides(Footing::from(here)).find(|stride| stride.way == way)?;
        let to = stride.to.at;
        let stopped = !stride.is_free(state.closed)
            || !state.is_revealed(to)
            || state.is_blocking(to)
            || (n < spaces && state.barrel_at(to).is_some());
        if stopped {
            return None;
        }
        here = to;
    }
    Some(here)
}

/// Barrels explode one after the other: a wound for every adjacent figure (D04-BAR-1).
pub(super) fn explode(state: &mut State, fuses: Barrels, events: &mut impl Events<Event>) {
    for barrel in fuses.iter() {
        let space = state.arena().barrels()[barrel.index()];
        state.burst.insert(barrel);
        let at = state.arena().space(space).pos;
        events.put(|| Event::Exploded { at });
        let (invaders, marines) = state.neighbours(space.into());
        for id in invaders.iter() {
            let killed = state.wound_figure(id, Blow::sure(1, Cause::Barrel), events);
            state.mend_attack(|attack| attack.killed |= killed);
        }
        for Seat(who) in marines.iter() {
            state.wound_marine(who, Blow::sure(1, Cause::Barrel), events);
        }
    }
}

/// Nothing is left of the attack.
pub(super) fn end(state: &mut State, attack: Attack) {
    state.attacks.pop();
    state.frames.pop();
    let Who::Marine(who) = attack.by else { return };
    if matches!(state.top(), Some(Frame::Mist(_))) && !attack.guard {
        state.frames.pop();
    }
    // Red Mist: once in his own turn a kill brings some spaces and an attack more.
    let marine = state.marine(who);
    let mist = MarineCardKind::RedMist;
    if attack.killed
        && who == state.turn.who
        && marine.has(mist)
        && !state.turn.misted
        && marine.space().is_some()
    {
        state.turn.misted = true;
        state.push(Frame::Mist(Mist { moves: mist.face().spaces }));
    }
}
