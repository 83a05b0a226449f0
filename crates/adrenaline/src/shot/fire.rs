//! Which weapons can be fired from where, and with which effects first.

use crate::frame::{Carry, Frame, Shot, Stage};
use crate::weapon::{Effect, EffectSet, WeaponCard};
use crate::{Action, Cubes, Sq, SquareSet, State, Weapon};

const BASIC: EffectSet = EffectSet::one(0);

impl State {
    /// Could the active player fire anything from this square, reloading first in frenzy (ADR-SHOOT-2)?
    pub(crate) fn can_shoot_from(&self, at: Sq) -> bool {
        let actor = self.actor();
        actor.loaded.iter().any(|w| self.can_fire(w, at, Cubes::NONE))
            || (self.frenzy.is_some()
                && actor.unloaded.iter().any(|w| {
                    let price = w.card().reload;
                    actor.can_pay(price) && self.can_fire(w, at, price)
                }))
    }

    /// Could this weapon be fired from this square by somebody who has `spent` already?
    pub(crate) fn can_fire(&self, weapon: Weapon, at: Sq, spent: Cubes) -> bool {
        let mut any = false;
        self.openings(weapon, at, spent, |_| any = true);
        any
    }

    /// The effects a shot with this weapon can begin with.
    pub(crate) fn openings(&self, weapon: Weapon, at: Sq, spent: Cubes, mut each: impl FnMut(EffectSet)) {
        let shot = Shot { weapon, ..Shot::default() };
        let card = weapon.card();
        let pays = |cost: Cubes| cost.is_none() || self.actor().can_pay(spent.plus(cost));
        for (i, effect) in card.effects.iter().enumerate() {
            let set = EffectSet::one(i);
            if effect.after != EffectSet::default() || !pays(effect.cost) {
                continue;
            }
            if effect.walk > 0 {
                // A free move belongs to a shot that will be fired (ADR-SHOOT-8).
                let ends = self.board().reach(at, effect.walk);
                if ends.iter().any(|s| self.usable(&card.effects[0], BASIC, s, &shot)) {
                    each(set);
                }
            } else if effect.joins {
                if self.usable(&card.effects[0], BASIC.or(set), at, &shot) {
                    each(BASIC.or(set));
                }
            } else if self.usable(effect, set, at, &shot) {
                each(set);
            }
        }
    }

    /// Weapons to fire from where the active player stands, and in frenzy weapons to reload first.
    pub(crate) fn legal_shots(&self, actions: &mut Vec<Action>) {
        let at = self.actor().square;
        for weapon in self.actor().loaded.iter() {
            self.openings(weapon, at, Cubes::NONE, |set| actions.push(Action::Fire(weapon, set)));
        }
        self.legal_frenzy_reloads(actions);
    }

    /// What may follow within the shot (ADR-SHOOT-4, ADR-SHOOT-9).
    pub(crate) fn continuations(&self, mut each: impl FnMut(Action)) {
        let shot = &self.shot;
        let card = shot.weapon.card();
        let at = self.actor().square;
        let fired = shot.used.has(0);
        for (i, effect) in card.effects.iter().enumerate() {
            let set = EffectSet::one(i);
            if shot.used.has(i) || (effect.joins && fired) || !self.actor().can_pay(effect.cost) {
                continue;
            }
            let joined = if effect.joins { BASIC.or(set) } else { set };
            let ready = if effect.walk > 0 {
                fired && shot.push.is_empty()
            } else if effect.joins {
                self.usable(&card.effects[0], joined, at, shot)
            } else {
                shot.used.or(effect.after) == shot.used && self.usable(effect, set, at, shot)
            };
            if ready {
                each(Action::Use(shot.weapon, joined));
            }
        }
        for who in shot.push.seats() {
            self.board().near(self.figure(who).square).iter().for_each(|s| each(Action::To(s)));
        }
        if fired {
            each(Action::Done);
        }
    }

    /// Fire a weapon: it is unloaded from now on (ADR-SHOOT-12).
    pub(crate) fn fire(&mut self, weapon: Weapon, effects: EffectSet) {
        self.frames.pop();
        let actor = self.actor_mut();
        actor.loaded.remove(weapon);
        actor.unloaded.insert(weapon);
        self.shot = Shot { weapon, ..Shot::default() };
        self.push(Frame::Shot);
        self.begin_effects(effects);
    }

    /// Begin effects: they are paid for first (ADR-PAY-6).
    pub(crate) fn begin_effects(&mut self, effects: EffectSet) {
        self.shot.used = self.shot.used.or(effects);
        self.shot.now = effects;
        self.shot.stage = Stage::Begin;
        let effects = effects.iter().map(|i| self.shot.weapon.card().effects[i].cost);
        let cost = effects.fold(Cubes::NONE, Cubes::plus);
        self.charge(cost);
    }

    /// The shooter's own move; before the shot it must lead to one (ADR-SHOOT-8).
    pub(crate) fn begin_shooter_walk(&mut self, effect: &Effect, card: &WeaponCard) {
        let goal = if self.shot.used.has(0) {
            self.board().squares()
        } else {
            let fresh = Shot { weapon: self.shot.weapon, ..Shot::default() };
            let usable = |s: &Sq| self.usable(&card.effects[0], BASIC, *s, &fresh);
            self.board().squares().iter().filter(usable).collect::<SquareSet>()
        };
        self.shot.stage = Stage::Menu;
        let carry = Carry {
            who: self.turn.seat,
            left: effect.walk,
            goal,
            straight: false,
            dir: None,
            may_stop: false,
        };
        self.push(Frame::Carry(carry));
    }
}
