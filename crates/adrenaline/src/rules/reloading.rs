//! Reloading: at the end of a turn, and before the shot in frenzy.

use super::firing::can_fire;
use super::paying::charge;
use crate::reason::{Reason, unless};
use crate::steps::Reloading;
use crate::{Frame, State, Weapon};

/// Weapons that the active player can reload: any number, the full price each (ADR-RELOAD-1).
#[inline]
pub(crate) fn reloadable(state: &State) -> impl Iterator<Item = Weapon> {
    let actor = *state.actor();
    actor.unloaded.iter().filter(move |w| actor.can_pay(w.card().reload))
}

/// May the active player reload this weapon (ADR-RELOAD-1)?
pub(crate) fn may_reload(state: &State, weapon: Weapon) -> Result<(), Reason> {
    let price = weapon.card().reload;
    unless(state.actor().unloaded.has(weapon), Reason::NothingToReload)?;
    unless(state.actor().can_pay(price), Reason::CannotReload(price))
}

/// Is a shot still possible once this weapon is reloaded in frenzy (ADR-FRENZY-8, ADR-FRENZY-9)?
pub(crate) fn shot_can_follow(state: &State, weapon: Weapon) -> bool {
    let at = state.actor().square;
    let paid = weapon.card().reload;
    let actor = state.actor();
    can_fire(state, weapon, at, paid)
        || actor.loaded.iter().any(|w| can_fire(state, w, at, paid))
        || actor.unloaded.iter().filter(|&w| w != weapon).any(|w| {
            let both = paid.plus(w.card().reload);
            actor.can_pay(both) && can_fire(state, w, at, both)
        })
}

/// Reload a weapon: it is loaded as soon as it is paid for (ADR-RELOAD-1).
pub(crate) fn reload(state: &mut State, weapon: Weapon) {
    state.push(Frame::Reloading(Reloading { weapon }));
    charge(state, weapon.card().reload);
}
