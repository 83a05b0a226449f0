//! The end of a marine's turn: encounters, goo, berserk; then the next one.

use engine::{Events, Seat};

use crate::event::{Cause, Event};
use crate::frame::{Frame, InvaderStep, MarineStep, Moment, Source};
use crate::state::Thing;
use crate::{State, scenario::EncounterId};

impl State {
    pub(crate) fn end_marine(&mut self, who: u8, events: &mut impl Events<Event>) {
        self.set_top(self.next_turn(who));
        if self.setup.adrenaline_next_turn {
            // Only what was taken in this turn is left for the next one (edition option, D04-EQ-7).
            let marine = self.marine_mut(who);
            marine.adrenaline = marine.adrenaline.min(marine.fresh_adrenaline);
        }
        let marine = *self.marine(who);
        // Berserk is counted down at the end of his own turns (D04-EQ-8).
        self.marine_mut(who).berserk = marine.berserk.saturating_sub(1);
        self.turn.who = who + 1;
        // The last chance for heal orders that lapse as the next turn begins (D04-ORD-HEAL, D04-INT-41).
        if !self.is_invaders_turn() {
            self.push(Frame::Window { moment: Moment::LastHeal, stage: who + 2 });
        }
        let Some(space) = marine.space() else { return };
        // He has stood in goo for his whole turn (D04-OBST-3, D04-INT-27).
        if marine.in_goo {
            self.wound_marine(who, 1, Cause::Goo, events);
            if self.marine(who).space().is_none() {
                return;
            }
        }
        let encounter = self.lying(space).find_map(|thing| match thing {
            Thing::Encounter(id) => Some(id),
            Thing::Token(_) | Thing::Item(_) => None,
        });
        if let Some(id) = encounter {
            self.meet(who, id, space);
        }
    }

    /// The first marine to end his turn on an encounter gets its effect (D04-EQ-9, D04-INT-44).
    fn meet(&mut self, who: u8, id: EncounterId, space: crate::scenario::SpaceId) {
        self.pick_off_floor(space, Thing::Encounter(id));
        self.push(Frame::Effects { of: Source::Encounter(id.0), next: 0, by: Some(who) });
    }

    /// Whose turn comes after a marine's (D04-ROUND-1).
    fn next_turn(&self, who: u8) -> Frame {
        if usize::from(who) + 1 < self.marines.len() {
            Frame::Marine(MarineStep::Begin)
        } else {
            Frame::Invader(InvaderStep::Begin)
        }
    }

    /// Wounds for a marine, whatever his armour (D04-DMG-3, D04-DMG-4).
    pub(crate) fn wound_marine(&mut self, who: u8, n: u8, cause: Cause, events: &mut impl Events<Event>) {
        if n == 0 || self.marine(who).space().is_none() {
            return;
        }
        let named = self.named(crate::action::Who::Marine(who));
        events.put(|| Event::Wounded { who: named, n, cause });
        let marine = self.marine_mut(who);
        marine.wounds = marine.wounds.saturating_sub(n);
        if marine.wounds == 0 {
            self.frag(who, events);
            return;
        }
        // A wound takes aim and guard (D04-ORD-AIM, D04-ORD-GUARD; Hair Trigger keeps guard).
        use crate::{MarineCardKind, OrderKind};
        let lost = match marine.order {
            Some(OrderKind::Aim) => true,
            Some(OrderKind::Guard) => !marine.has(MarineCardKind::HairTrigger),
            _ => false,
        };
        if lost {
            self.lose_order(who, events);
        }
    }

    /// A marine is fragged (D04-FRAG-1, D04-FRAG-2).
    pub(crate) fn frag(&mut self, who: u8, events: &mut impl Events<Event>) {
        use crate::state::Place;
        let Some(space) = self.marine(who).space() else { return };
        self.drop_items(who, events);
        let (full, kit) = (self.full_wounds(who), self.setup.difficulty.kit(self.marines.len()));
        let marine = self.marine_mut(who);
        marine.place = Place::Fallen(space);
        marine.wounds = full;
        marine.armour = kit.armour;
        marine.order = None;
        marine.berserk = 0;
        marine.in_goo = false;
        self.frags = self.frags.saturating_add(1);
        let frags = self.frags;
        events.put(|| Event::Fragged { who: Seat(who), frags });
    }
}
