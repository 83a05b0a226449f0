//! A marine comes onto a space, and what happens there (D04-INT-2).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::Frame;
use crate::place::{DoorId, SpaceId, Way};
use crate::state::{Figure, FigureSet, Place};
use crate::steps::{After, Hurt, Watch};
use crate::{OrderKind, State};

/// All invaders, whoever they are.
const EVERYBODY: FigureSet = FigureSet(u64::MAX);

impl State {
    /// A marine makes a step (D04-MOVE-2).
    pub(crate) fn walk(&mut self, who: u8, way: Way, events: &mut impl Events<Event>) {
        let space = self.marine(who).space();
        let stride = space.and_then(|space| self.strides(space.into()).find(|stride| stride.way == way));
        let (Some(space), Some(stride)) = (space, stride) else {
            debug_assert!(false, "a marine makes a step that is there");
            return;
        };
        let named = self.named(Who::Marine(who));
        let (from, to) = (self.arena().space(space).pos, self.arena().space(stride.to.at).pos);
        events.put(|| Event::Moved { who: named, from, to, shape: stride.to.shape });
        self.marine_enters(who, stride.to.at, EVERYBODY, events);
    }

    /// A teleporter: its area is laid out, what stands there dies, then he stands there (D04-TELE-1, D04-TFRAG-1,
    /// D04-INT-2, D04-INT-33).
    pub(crate) fn teleport(&mut self, who: u8, end: SpaceId, events: &mut impl Events<Event>) {
        let named = self.named(Who::Marine(who));
        let pos = self.arena().space(end).pos;
        events.put(|| Event::Teleported { who: named, to: pos });
        // Who is laid out by this very step does not react to it (D04-INT-28).
        let before = self.figures.alive();
        let area = self.arena().space(end).area;
        if !self.knows(area) {
            self.reveal(area, events);
            // Figures come at once; only one that must first be freed is left for the invader to decide.
            while let Some(&Frame::Lay(lay)) = self.top()
                && self.lay_next(lay, events)
            {}
        }
        for id in self.invaders_on(end).iter() {
            self.kill(id, Cause::Telefrag, events);
        }
        self.marine_enters(who, end, before, events);
    }

    /// A marine leaves the board for good (D04-WIN-2).
    pub(crate) fn leave(&mut self, who: u8, door: DoorId, events: &mut impl Events<Event>) {
        self.goals_on_leaving(who, door);
        let marine = self.marine_mut(who);
        marine.place = Place::Left;
        marine.order = None;
        events.put(|| Event::Left { who: Seat(who) });
    }

    /// A marine comes onto a space by a step or a teleporter (D04-INT-2); of the watchful ones these may react.
    fn marine_enters(
        &mut self,
        who: u8,
        space: SpaceId,
        watching: FigureSet,
        events: &mut impl Events<Event>,
    ) {
        let (healers, from) = (self.healers_beside(who), self.marine(who).space().unwrap_or(space));
        self.displace_marine(who, space, events);
        if self.is_goo(space) {
            let goo = Hurt { who, n: 1, cause: Cause::Goo, then: After::Arrive(watching) };
            self.hurt(goo, from, events);
        } else {
            self.arrive(who, watching);
        }
        self.ask_before_he_goes(who, healers);
    }

    /// A marine who has come onto a space is on it now: those who watch (D04-ABIL-WATCH), what he sees, what the
    /// scenario says. Other enemies do not mind him (D04-MOVE-5).
    pub(crate) fn arrive(&mut self, who: u8, watching: FigureSet) {
        let Some(space) = self.marine(who).space() else {
            return debug_assert!(false, "who arrives is on the board");
        };
        let mut near = self.ring(space.into());
        near.insert(space.index());
        let near = self.figures.within(&near, self.arena()) & watching;
        let watchful = |figure: &Figure| figure.kind.sheet().abilities.watchful;
        let queue: FigureSet = near.iter().filter(|&id| self.figures.get(id).is_some_and(watchful)).collect();
        if !queue.is_empty() {
            self.push(Frame::Watch(Watch { who, queue }));
        }
        self.push(Frame::Look);
        self.cue_entry(who, space);
    }

    /// A marine is on another space now: aim is lost (D04-INT-11), and in one edition guard (D04-ORD-GUARD).
    pub(crate) fn displace_marine(&mut self, who: u8, space: SpaceId, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        marine.place = Place::On(space);
        marine.in_goo = false;
        let lost = match marine.order {
            Some(OrderKind::Aim) => true,
            Some(OrderKind::Guard) => self.setup.guard_lost_by_moving,
            _ => false,
        };
        if lost {
            self.lose_order(who, events);
        }
    }
}
