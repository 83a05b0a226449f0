//! Damage that is about to be dealt, recovery and stun (D16-KIL-2, D16-ATK-13, D16-STN-1).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::Event;
use crate::frame::Source;
use crate::{Hook, State};

impl State {
    /// Damage that is about to be dealt, in one place for all figures.
    pub(crate) fn wound(&mut self, who: Who, n: u8) {
        let hurt = match who {
            Who::Marine(marine) => &mut self.marine_mut(marine).hurt,
            Who::Demon(id) => match self.demons.get_mut(id) {
                Some(demon) => &mut demon.hurt,
                None => return,
            },
            Who::Drone => match &mut self.drone {
                Some(drone) => &mut drone.hurt,
                None => return,
            },
        };
        *hurt = hurt.saturating_add(n);
    }

    /// Somebody suffers damage without an attack (D16-ATK-13).
    pub(crate) fn suffer(&mut self, who: Who, n: u8, of: Source, events: &mut impl Events<Event>) {
        if n > 0 && self.footing(who).is_some() {
            self.wound(who, n);
            let named = self.named(who);
            events.put(|| Event::Suffered { who: named, n, of });
        }
    }

    /// Stun somebody; the drone and those who cannot be stunned are passed by (D16-STN-1).
    pub(crate) fn stun(&mut self, who: Who, events: &mut impl Events<Event>) {
        let stunned = match who {
            Who::Marine(n) if self.marine(n).space().is_some() && !self.marine(n).has(Hook::NoStun) => {
                &mut self.marine_mut(n).stunned
            }
            Who::Demon(id) => match self.demons.get_mut(id) {
                Some(demon) => &mut demon.stunned,
                None => return,
            },
            _ => return,
        };
        if !std::mem::replace(stunned, true) {
            let named = self.named(who);
            events.put(|| Event::Stunned { who: named });
        }
    }

    /// Is somebody stunned?
    pub fn is_stunned(&self, who: Who) -> bool {
        match who {
            Who::Marine(n) => self.marine(n).stunned,
            Who::Demon(id) => self.demons.get(id).is_some_and(|demon| demon.stunned),
            Who::Drone => false,
        }
    }

    /// Somebody is stunned no more (D16-ATK-10).
    pub(crate) fn steady(&mut self, who: Who, events: &mut impl Events<Event>) {
        if !self.is_stunned(who) {
            return;
        }
        match who {
            Who::Marine(n) => self.marine_mut(n).stunned = false,
            Who::Demon(id) => {
                if let Some(demon) = self.demons.get_mut(id) {
                    demon.stunned = false;
                }
            }
            Who::Drone => {}
        }
        let named = self.named(who);
        events.put(|| Event::Steady { who: named });
    }

    /// A marine recovers damage (D16-KIL-2).
    pub(crate) fn recover(&mut self, who: u8, n: u8, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        let n = n.min(marine.damage);
        marine.damage -= n;
        if n > 0 {
            events.put(|| Event::Recovered { who: Seat(who), n });
        }
    }
}
