//! Doors: who may open which, and what that does (D16-DOR-1 to D16-DOR-4).

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::place::{DoorId, Doors};
use crate::reason::Reason;
use crate::{Action, Hook, Moment, State};

/// The price of opening a door (D16-DOR-1).
const DOOR: u8 = 1;

impl State {
    /// May demons open doors (D16-DOR-3, D16-TUT-5)?
    pub fn demons_open_doors(&self) -> bool {
        match self.arena().mission().threat {
            Some(threat) => threat.card().doors,
            None => !self.portals.iter().any(|portal| portal.there),
        }
    }

    /// The price of a door for a figure.
    pub(crate) fn door_cost(&self, who: Who) -> u8 {
        let free =
            matches!(who, Who::Marine(n) if !self.is_tutorial() && self.marine(n).has(Hook::FreeDoors));
        if free { 0 } else { DOOR }
    }

    /// May a figure with so many points open a door (D16-DOR-1 to D16-DOR-4)?
    pub(crate) fn may_open(&self, who: Who, mp: u8, door: DoorId) -> Result<(), Reason> {
        if door.index() >= self.arena().doors().len() || !self.closed.has(door) {
            return Err(Reason::NoDoor);
        }
        if !self.doors_near(who).has(door) {
            return Err(Reason::DoorFar);
        }
        if matches!(who, Who::Demon(_)) && !self.demons_open_doors() {
            return Err(Reason::DoorDemons);
        }
        if self.door_cost(who) > mp { Err(Reason::DoorTooDear) } else { Ok(()) }
    }

    /// The closed doors beside a figure (D16-DOR-2).
    fn doors_near(&self, who: Who) -> Doors {
        self.footing(who).map_or(Doors::NONE, |footing| self.arena().doors_at(footing) & self.closed)
    }

    pub(crate) fn list_doors(&self, who: Who, mp: u8, actions: &mut Vec<Action>) {
        let near = self.doors_near(who).iter();
        actions.extend(near.filter(|&door| self.may_open(who, mp, door).is_ok()).map(Action::Door));
    }

    /// A door is gone for good.
    pub(crate) fn open_door(&mut self, who: Who, door: DoorId, events: &mut impl Events<Event>) {
        self.closed.remove(door);
        let named = self.named(who);
        events.put(|| Event::Opened { who: named, door });
        if let Who::Marine(n) = who {
            if self.is_his_turn(n) {
                self.use_at_once(n, Moment::DoorOpened);
            }
            self.first_door();
        }
        self.look();
    }
}
