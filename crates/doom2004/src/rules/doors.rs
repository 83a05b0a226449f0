//! Doors: who can work them, and when they move (D04-DOOR).

use engine::Events;

use crate::State;
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{DoorId, Footing, SpaceId};
use crate::reason::Reason;

impl State {
    /// May a figure on these spaces open or close the door now, keys apart (D04-DOOR-3 to D04-DOOR-5)?
    pub(crate) fn may_work(&self, footing: Footing, door: DoorId) -> Result<(), Reason> {
        if !self.has_door(door) {
            Err(Reason::NoDoor)
        } else if !self.reaches_door(footing, door) {
            Err(Reason::DoorFar)
        } else if self.smashed.has(door) {
            Err(Reason::DoorSmashed)
        } else if self.jammed.has(door) {
            Err(Reason::DoorJammed)
        } else if self.is_held_open(door) {
            Err(Reason::DoorStraddled)
        } else {
            Ok(())
        }
    }
    /// Is there a door of this number on the known board?
    pub(crate) fn has_door(&self, door: DoorId) -> bool {
        door.index() < self.arena().doors().len() && self.door_is_known(door)
    }
    /// Does an oversized invader keep the open door from closing (D04-DOOR-5)?
    fn is_held_open(&self, door: DoorId) -> bool {
        !self.closed.has(door) && self.is_straddled(door)
    }
    /// Can a figure on these spaces work the door (D04-DOOR-1, D04-DOOR-3)?
    pub(crate) fn reaches_door(&self, footing: Footing, door: DoorId) -> bool {
        self.arena().doors_at(footing).has(door)
    }

    /// Is a door in use: not smashed, not jammed, and known?
    pub(crate) fn door_works(&self, door: DoorId) -> bool {
        !(self.smashed | self.jammed).has(door) && self.door_is_known(door)
    }

    /// Does one of its spaces lie in a revealed area?
    pub fn door_is_known(&self, door: DoorId) -> bool {
        self.arena().door(door).spaces.iter().any(|&space| self.is_revealed(space))
    }

    /// Is a security door unlocked (D04-DOOR-6)? Ordinary ones always are.
    pub fn is_unlocked(&self, door: DoorId) -> bool {
        let key = self.arena().door(door).key;
        key.is_none_or(|colour| self.keys.has(colour)) || self.unlocked.has(door)
    }

    /// Does an oversized invader stand across the line (D04-DOOR-5, D04-INT-25)?
    pub(crate) fn is_straddled(&self, door: DoorId) -> bool {
        let plan = self.arena().door(door);
        if plan.exit {
            return false;
        }
        let (one, other) = plan.spaces.split_at(plan.spaces.len() / 2);
        self.figures.iter().filter(|(_, figure)| figure.shape.is_large()).any(|(_, figure)| {
            let cells = self.arena().cells(figure.footing());
            let on = |side: &[SpaceId]| side.iter().any(|space| cells.contains(space));
            on(one) && on(other)
        })
    }

    /// May the door be opened or closed now by somebody beside it, keys apart?
    pub fn can_work(&self, door: DoorId) -> bool {
        self.door_works(door) && !self.is_held_open(door)
    }

    /// Open or close a door; it stays on its line (D04-DOOR-7).
    pub(crate) fn set_door(&mut self, door: DoorId, open: bool, events: &mut impl Events<Event>) {
        if open {
            self.closed.remove(door);
        } else {
            self.closed.insert(door);
        }
        events.put(|| Event::Door { door, open });
        self.push(Frame::Look);
    }

    pub(crate) fn toggle_door(&mut self, door: DoorId, events: &mut impl Events<Event>) {
        let open = self.closed.has(door);
        self.set_door(door, open, events);
    }
}
