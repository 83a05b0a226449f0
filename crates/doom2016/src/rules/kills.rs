//! Death: of demons, marines and the drone (D16-KIL-1 to D16-KIL-5, D16-GLO-1 to D16-GLO-3, D16-TEL-3).

use engine::{Events, Seat};
use skirmish::{FigureId, FigureSet, Seats, SpaceId};

use crate::action::{Thing, Who};
use crate::event::{Death, Event};
use crate::frame::{Drop, Frame, Glory};
use crate::place::Shape;
use crate::rules::impossible;
use crate::state::{Grave, Place};
use crate::{Cards, Goal, Hook, State, glory};

impl State {
    /// Deal all damage that is about to be dealt, and kill whoever has too much (D16-KIL-1): all at the same time
    /// (D16-INT-9).
    pub(crate) fn deal_damage(&mut self, by: Option<Who>, events: &mut impl Events<Event>) {
        let killer = match by {
            Some(Who::Marine(who)) => Some(who),
            _ => None,
        };
        let mut dead_demons = FigureSet::NONE;
        for (id, demon) in self.demons.iter_mut() {
            demon.damage = demon.damage.saturating_add(std::mem::take(&mut demon.hurt));
            if demon.damage >= demon.kind.sheet().health {
                dead_demons.insert(id);
            }
        }
        let mut dead_marines = Seats::NONE;
        for who in self.marine_ids() {
            let health =
                if self.is_tutorial() { crate::squad::marine().health } else { self.rating(who).health };
            let marine = self.marine_mut(who);
            marine.damage = marine.damage.saturating_add(std::mem::take(&mut marine.hurt));
            if marine.space().is_some() && marine.damage >= health {
                dead_marines.insert(Seat(who));
            }
        }
        dead_demons.iter().for_each(|id| self.kill_demon(id, killer, Death::Damage, events));
        dead_marines.iter().for_each(|who| self.kill_marine(who.0, by, events));
        if let (Some(Goal::Drone { health, frags, .. }), Some(drone)) = (self.goal(), &mut self.drone) {
            drone.damage = drone.damage.saturating_add(std::mem::take(&mut drone.hurt));
            if drone.at.is_some() && drone.damage >= health {
                drone.at = None;
                drone.damage = 0;
                events.put(|| Event::Drone { at: None });
                self.gain_frags(frags, events);
            }
        }
    }

    fn gain_frags(&mut self, n: u8, events: &mut impl Events<Event>) {
        self.frags = self.frags.saturating_add(n);
        let frags = self.frags;
        events.put(|| Event::Frag { frags });
    }

    /// A demon dies. The card of a kind that is gone is turned face down, its argent stays (D16-KIL-3, D16-INT-27), and
    /// it is as exhausted as it was (D16-INT-25).
    pub(crate) fn kill_demon(
        &mut self,
        id: FigureId,
        by: Option<u8>,
        how: Death,
        events: &mut impl Events<Event>,
    ) {
        let Some(&demon) = self.demons.get(id) else { return impossible("a demon that dies is there") };
        let (who, killer) = (self.named(Who::Demon(id)), by.map(|n| self.named(Who::Marine(n))));
        events.put(|| Event::Killed { who, by: killer, how });
        self.demons.remove(id);
        let at = demon.footing();
        self.graves.push(Grave { kind: demon.kind, at, by, glory: how == Death::Glory });
        if !self.kinds_on_map().has(demon.kind) {
            self.demon_card_mut(demon.kind).up = false;
            let kind = demon.kind;
            events.put(|| Event::CardTurned { kind, up: false });
        }
        if demon.samples > 0 {
            if at.shape == Shape::One {
                (0..demon.samples).for_each(|_| self.lay(at.at, Thing::Sample, events));
            } else {
                self.push(Frame::Drop(Drop { at, samples: demon.samples }));
            }
        }
    }

    /// A marine dies (D16-KIL-4, D16-KIL-5); his own activation ends, and he has drawn already (D16-INT-22).
    fn kill_marine(&mut self, who: u8, by: Option<Who>, events: &mut impl Events<Event>) {
        let Some(at) = self.marine(who).space() else { return impossible("a marine who dies is there") };
        let (named, killer) = (self.named(Who::Marine(who)), by.map(|by| self.named(by)));
        events.put(|| Event::Killed { who: named, by: killer, how: Death::Damage });
        // The card revealed for his defence is shuffled with the others.
        let marine = self.marine_mut(who);
        marine.place = Place::Off;
        marine.damage = 0;
        marine.stunned = false;
        marine.deck.rest = marine.cards();
        marine.deck.top.clear();
        marine.hand = Cards::NONE;
        marine.discard = Cards::NONE;
        marine.played = Cards::NONE;
        let (samples, asset) = (marine.samples, marine.asset);
        (marine.samples, marine.asset) = (0, false);
        (0..samples).for_each(|_| self.lay(at, Thing::Sample, events));
        if asset {
            self.lay(at, Thing::Asset, events);
        }
        self.draw_up(who, events);
        if self.is_his_turn(who) {
            self.turn.open = None;
            self.turn.mp = 0;
        }
        self.gain_frags(1, events);
        self.fallen.insert(Seat(who));
    }

    /// A marine walks into a staggered demon (D16-GLO-2, D16-INT-18).
    pub(crate) fn glory_kill(&mut self, who: u8, id: FigureId, events: &mut impl Events<Event>) {
        self.kill_demon(id, Some(who), Death::Glory, events);
        let cards = 1 + if self.is_his_turn(who) { std::mem::take(&mut self.turn.trophies) } else { 0 };
        let drawn = (0..cards).filter(|_| self.draw_glory(who, events)).count() as u8;
        // Who drew nothing recovers nothing (D16-GLO-2).
        if drawn > 0 {
            self.push(Frame::Glory(Glory { who, left: drawn }));
        }
    }

    /// Any demon on a space dies (D16-TEL-3, D16-TEL-4).
    pub(crate) fn telefrag(&mut self, by: u8, space: SpaceId, events: &mut impl Events<Event>) {
        let here = self.demons.iter().find(|(id, _)| self.fills(Who::Demon(*id), space)).map(|(id, _)| id);
        if let Some(id) = here {
            self.kill_demon(id, Some(by), Death::Telefrag, events);
        }
    }

    /// What a glory kill lets a marine recover. What his class adds it adds to the kill, not to every card drawn for
    /// it (D16-GLO-2, Berserker).
    pub(crate) fn glory_recovers(&self, who: u8, left: u8) -> u8 {
        let more = self.of_class(who, |hook| match hook {
            Hook::BloodThirst(n) => Some(n),
            _ => None,
        });
        glory::recover() + more.filter(|_| left == 1).unwrap_or(0)
    }
}
