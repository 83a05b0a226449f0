//! Which weapons can be fired from where, with which effects first, and which effects may follow.

use super::paying::charge;
use super::targets::usable;
use crate::reason::{Named, Reason, unless};
use crate::state::{Firing, Stage};
use crate::weapon::{Effect, EffectSet, WeaponCard};
use crate::{Action, Cubes, Frame, Sq, SquareSet, State, Weapon};

/// The basic effect of a card.
pub(crate) const BASIC: EffectSet = EffectSet::one(0);

/// Could the active player fire anything from this square, reloading first in frenzy (ADR-SHOOT-2)?
pub(crate) fn can_shoot_from(state: &State, at: Sq) -> bool {
    let actor = state.actor();
    actor.loaded.iter().any(|w| can_fire(state, w, at, Cubes::NONE))
        || (state.frenzy.is_some()
            && actor.unloaded.iter().any(|w| {
                let price = w.card().reload;
                actor.can_pay(price) && can_fire(state, w, at, price)
            }))
}

/// How an effect is begun: by itself, or as a rider of the basic effect (ADR-SHOOT-9).
#[inline]
fn begun_as(effect: &Effect, index: usize) -> EffectSet {
    if effect.joins { BASIC.or(EffectSet::one(index)) } else { EffectSet::one(index) }
}

/// The effect that is begun with these (ADR-SHOOT-9).
fn begun_with(card: &WeaponCard, set: EffectSet) -> Option<usize> {
    let last = set.iter().last()?;
    card.effects.get(last).filter(|effect| begun_as(effect, last) == set).map(|_| last)
}

/// Could a shot from this square begin with this effect of the weapon, by somebody who has `spent` already (ADR-SHOOT-4,
/// ADR-SHOOT-8, ADR-SHOOT-11, ADR-PAY-4)?
#[inline]
fn opens(state: &State, shot: &Firing, index: usize, at: Sq, spent: Cubes) -> Result<(), Reason> {
    let (weapon, card) = (shot.weapon, shot.weapon.card());
    let effect = &card.effects[index];
    let set = begun_as(effect, index);
    let pays = effect.cost.is_none() || state.actor().can_pay(spent.plus(effect.cost));
    unless(pays, Reason::CannotPayEffect(effect.cost))?;
    unless(effect.after == EffectSet::default(), Reason::EffectOrder(Named(weapon, set)))?;
    if effect.walk > 0 {
        // A free move belongs to a shot that will be fired (ADR-SHOOT-8).
        let ends = state.board().reach(at, effect.walk);
        let leads = ends.iter().any(|s| usable(state, &card.effects[0], BASIC, s, shot));
        return unless(leads, Reason::MoveWithoutShot(Named(weapon, set)));
    }
    let fired = if effect.joins { &card.effects[0] } else { effect };
    unless(usable(state, fired, set, at, shot), no_target(state, weapon, set))
}

/// Nobody whom the effect could hit (ADR-SHOOT-11).
#[inline]
fn no_target(state: &State, weapon: Weapon, set: EffectSet) -> Reason {
    let effect = Named(weapon, set);
    if state.setup.domination { Reason::EffectNoSpawnpoint(effect) } else { Reason::EffectNoTarget(effect) }
}

/// Could this weapon be fired from this square by somebody who has `spent` already (ADR-SHOOT-2)?
pub(crate) fn can_fire(state: &State, weapon: Weapon, at: Sq, spent: Cubes) -> bool {
    let shot = Firing::of(weapon);
    (0..weapon.card().effects.len()).any(|i| opens(state, &shot, i, at, spent).is_ok())
}

/// The effects that a shot with this weapon can begin with where the active player stands (ADR-SHOOT-4).
#[inline]
pub(crate) fn openings(state: &State, weapon: Weapon, mut each: impl FnMut(EffectSet)) {
    let (shot, at) = (Firing::of(weapon), state.actor().square);
    for (i, effect) in weapon.card().effects.iter().enumerate() {
        if opens(state, &shot, i, at, Cubes::NONE).is_ok() {
            each(begun_as(effect, i));
        }
    }
}

/// May the active player fire this weapon, beginning with these effects (ADR-SHOOT-2, ADR-SHOOT-12)?
pub(crate) fn may_fire(state: &State, weapon: Weapon, set: EffectSet) -> Result<(), Reason> {
    unless(state.actor().loaded.has(weapon), Reason::NotLoaded)?;
    let index = may_combine(weapon, set)?;
    opens(state, &Firing::of(weapon), index, state.actor().square, Cubes::NONE)
}

/// Do these effects go together? The one that is begun with them (ADR-SHOOT-5, ADR-SHOOT-9).
fn may_combine(weapon: Weapon, set: EffectSet) -> Result<usize, Reason> {
    let named = Named(weapon, set);
    unless(!weapon.card().modes || set.0.count_ones() == 1, Reason::OneMode(named))?;
    begun_with(weapon.card(), set).ok_or(Reason::EffectOrder(named))
}

/// May the shot go on with this effect (ADR-SHOOT-4, ADR-SHOOT-9)?
#[inline]
fn follows(state: &State, index: usize) -> Result<(), Reason> {
    let shot = &state.shot;
    let (weapon, card, at) = (shot.weapon, shot.weapon.card(), state.actor().square);
    let effect = &card.effects[index];
    let set = begun_as(effect, index);
    unless(set.lacks(shot.used), Reason::EffectUsed(Named(weapon, set)))?;
    unless(state.actor().can_pay(effect.cost), Reason::CannotPayEffect(effect.cost))?;
    if effect.walk > 0 {
        let free = shot.used.has(0) && shot.push.is_empty();
        return unless(free, Reason::MoveWithoutShot(Named(weapon, set)));
    }
    unless(effect.joins || shot.used.or(effect.after) == shot.used, Reason::EffectOrder(Named(weapon, set)))?;
    let fired = if effect.joins { &card.effects[0] } else { effect };
    unless(usable(state, fired, set, at, shot), no_target(state, weapon, set))
}

/// May the shot under way go on with these effects (ADR-SHOOT-4, ADR-SHOOT-5, ADR-SHOOT-12)?
pub(crate) fn may_use(state: &State, weapon: Weapon, set: EffectSet) -> Result<(), Reason> {
    unless(weapon == state.shot.weapon, Reason::OneWeapon)?;
    unless(!weapon.card().modes, Reason::OneMode(Named(weapon, set)))?;
    follows(state, may_combine(weapon, set)?)
}

/// What may follow within the shot: an effect, an open push, or its end (ADR-SHOOT-4, ADR-SHOOT-9).
#[inline]
pub(crate) fn continuations(state: &State, mut each: impl FnMut(Action)) {
    let shot = &state.shot;
    for (i, effect) in shot.weapon.card().effects.iter().enumerate() {
        if follows(state, i).is_ok() {
            each(Action::Use(shot.weapon, begun_as(effect, i)));
        }
    }
    pushes(state).iter().for_each(|s| each(Action::To(s)));
    if shot.used.has(0) {
        each(Action::Done);
    }
}

/// Where the target of an open push can go: one square (ADR-W-GRENADE-1).
#[inline]
pub(crate) fn pushes(state: &State) -> SquareSet {
    let who = state.shot.push.seats().next();
    who.map_or(SquareSet::NONE, |who| state.board().near(state.figure(who).square))
}

/// Fire a weapon: it is unloaded from now on (ADR-SHOOT-12).
pub(crate) fn fire(state: &mut State, weapon: Weapon, effects: EffectSet) {
    state.frames.pop();
    let actor = state.actor_mut();
    actor.loaded.remove(weapon);
    actor.unloaded.insert(weapon);
    state.shot = Firing::of(weapon);
    state.push(Frame::Shot);
    begin_effects(state, effects);
}

/// Begin effects: they are paid for first (ADR-PAY-6).
pub(crate) fn begin_effects(state: &mut State, effects: EffectSet) {
    state.shot.used = state.shot.used.or(effects);
    state.shot.now = effects;
    state.shot.stage = Stage::Begin;
    let effects = effects.iter().map(|i| state.shot.weapon.card().effects[i].cost);
    let cost = effects.fold(Cubes::NONE, Cubes::plus);
    charge(state, cost);
}
