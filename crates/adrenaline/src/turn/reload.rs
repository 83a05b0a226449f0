//! Reloading: at the end of a turn, and before the shot in frenzy.

use engine::Events;

use crate::event::Event;
use crate::frame::Frame;
use crate::{Action, State, Weapon};

impl State {
    fn reloadable(&self) -> impl Iterator<Item = Weapon> {
        let actor = *self.actor();
        actor.unloaded.iter().filter(move |w| actor.can_pay(w.card().reload))
    }

    pub(crate) fn can_reload(&self) -> bool {
        self.reloadable().next().is_some()
    }

    /// Any number of weapons, the full price each (ADR-RELOAD-1).
    pub(crate) fn legal_reloads(&self, actions: &mut Vec<Action>) {
        actions.extend(self.reloadable().map(Action::Reload));
        actions.push(Action::Done);
    }

    /// Reload before the shot, if a shot is still possible afterwards (ADR-FRENZY-8, ADR-FRENZY-9).
    pub(crate) fn legal_frenzy_reloads(&self, actions: &mut Vec<Action>) {
        if self.frenzy.is_none() {
            return;
        }
        let at = self.actor().square;
        let fits = |weapon: &Weapon| {
            let paid = weapon.card().reload;
            let actor = self.actor();
            self.can_fire(*weapon, at, paid)
                || actor.loaded.iter().any(|w| self.can_fire(w, at, paid))
                || actor.unloaded.iter().filter(|w| w != weapon).any(|w| {
                    let both = paid.plus(w.card().reload);
                    actor.can_pay(both) && self.can_fire(w, at, both)
                })
        };
        actions.extend(self.reloadable().filter(fits).map(Action::Reload));
    }

    pub(crate) fn reload(&mut self, weapon: Weapon) {
        self.push(Frame::Reloading { weapon });
        self.charge(weapon.card().reload);
    }

    pub(crate) fn reloaded(&mut self, weapon: Weapon, events: &mut impl Events<Event>) {
        self.frames.pop();
        let who = self.turn.seat;
        let actor = self.actor_mut();
        actor.unloaded.remove(weapon);
        actor.loaded.insert(weapon);
        events.put(|| Event::Reloaded { who, weapon });
    }
}
