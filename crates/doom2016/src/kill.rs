//! Damage, stun and death: of demons, marines and the drone (D16-KIL-1 to D16-KIL-5, D16-GLO-1 to D16-GLO-4).

use engine::Events;
use skirmish::{FigureId, SpaceId};

use crate::action::{Thing, Who};
use crate::event::{Death, Event};
use crate::frame::{Frame, Stage, Window};
use crate::mission::{Footing, Shape};
use crate::state::{Grave, Place};
use crate::{Action, Cards, Goal, Hook, Moment, State, glory};

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

    /// Deal all damage that is about to be dealt, and kill whoever has too much: all at the same time (D16-INT-9).
    pub(crate) fn deal_damage(&mut self, by: Option<Who>, events: &mut impl Events<Event>) {
        let killer = match by {
            Some(Who::Marine(who)) => Some(who),
            _ => None,
        };
        let mut dead_demons = 0;
        for (id, demon) in self.demons.iter_mut() {
            demon.damage = demon.damage.saturating_add(std::mem::take(&mut demon.hurt));
            if demon.damage >= demon.kind.sheet().health {
                dead_demons |= id.bit();
            }
        }
        let mut dead_marines = 0u8;
        for who in self.marine_ids() {
            let health =
                if self.is_tutorial() { crate::squad::marine().health } else { self.rating(who).health };
            let marine = self.marine_mut(who);
            marine.damage = marine.damage.saturating_add(std::mem::take(&mut marine.hurt));
            if marine.space().is_some() && marine.damage >= health {
                dead_marines |= 1 << who;
            }
        }
        skirmish::figures_in(dead_demons).for_each(|id| self.kill_demon(id, killer, Death::Damage, events));
        (0..4).filter(|who| dead_marines >> who & 1 != 0).for_each(|who| self.kill_marine(who, by, events));
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

    /// Somebody suffers damage without an attack (D16-ATK-13).
    pub(crate) fn suffer(&mut self, who: Who, n: u8, events: &mut impl Events<Event>) {
        if n > 0 && self.footing(who).is_some() {
            self.wound(who, n);
            let named = self.named(who);
            events.put(|| Event::Suffered { who: named, n });
        }
    }

    fn gain_frags(&mut self, n: u8, events: &mut impl Events<Event>) {
        self.frags = self.frags.saturating_add(n);
        let frags = self.frags;
        events.put(|| Event::Frag { frags });
    }

    /// A demon dies.
    pub(crate) fn kill_demon(
        &mut self,
        id: FigureId,
        by: Option<u8>,
        how: Death,
        events: &mut impl Events<Event>,
    ) {
        let Some(&demon) = self.demons.get(id) else { return };
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
                self.push(Frame::Drop { at, samples: demon.samples });
            }
        }
    }

    /// A marine dies (D16-KIL-4, D16-KIL-5).
    fn kill_marine(&mut self, who: u8, by: Option<Who>, events: &mut impl Events<Event>) {
        let Some(at) = self.marine(who).space() else { return };
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
        self.fallen |= 1 << who;
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

    /// A marine walks into a staggered demon (D16-GLO-2, D16-INT-18).
    pub(crate) fn glory_kill(&mut self, who: u8, id: FigureId, events: &mut impl Events<Event>) {
        self.kill_demon(id, Some(who), Death::Glory, events);
        let cards = 1 + if self.is_his_turn(who) { std::mem::take(&mut self.turn.trophies) } else { 0 };
        let drawn = (0..cards).filter(|_| self.draw_glory(who, events)).count() as u8;
        self.push(Frame::Glory { who, left: drawn.max(1) });
    }

    /// What a class adds to the recovery of a glory kill (Berserker).
    fn blood_thirst(&self, who: u8) -> u8 {
        let class = self.marine(who).class.map(|class| &class.card().abilities);
        let more =
            class.into_iter().flatten().flat_map(|ability| &ability.effects).find_map(
                |effect| match effect {
                    crate::Effect::Hook(Hook::BloodThirst(n)) => Some(*n),
                    _ => None,
                },
            );
        more.unwrap_or(0)
    }

    pub(crate) fn settle_glory(&mut self, who: u8, left: u8) -> bool {
        if left == 0 || self.marine(who).damage == 0 {
            self.frames.pop();
            return true;
        }
        false
    }

    pub(crate) fn act_glory(&mut self, who: u8, left: u8, action: Action, events: &mut impl Events<Event>) {
        if action == Action::Recover {
            // What a class adds it adds to the kill, not to every card drawn for it.
            let more = if left == 1 { self.blood_thirst(who) } else { 0 };
            self.recover(who, glory::recover() + more, events);
        }
        self.set_top(Frame::Glory { who, left: left - 1 });
    }

    pub(crate) fn settle_drop(&mut self, samples: u8, at: Footing, events: &mut impl Events<Event>) -> bool {
        // A space that is shut off from all others by the map is no choice either.
        if let [space] = *self.arena().cells(at) {
            self.frames.pop();
            (0..samples).for_each(|_| self.lay(space, Thing::Sample, events));
            return true;
        }
        false
    }

    pub(crate) fn act_drop(&mut self, samples: u8, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        let space = match action {
            Action::To(pos) => self.arena().at(pos).unwrap_or(SpaceId(0)),
            _ => return,
        };
        (0..samples).for_each(|_| self.lay(space, Thing::Sample, events));
    }

    /// After-kill windows: at once, or at the end of the attack that killed (D16-INT-1).
    pub(crate) fn open_grave(&mut self) -> bool {
        let wait = match self.top() {
            Some(Frame::Attack) => self.attack().is_some_and(|attack| attack.stage < Stage::After),
            Some(Frame::Glory { .. } | Frame::Drop { .. }) => true,
            _ => false,
        };
        if wait {
            return false;
        }
        if !self.graves.is_empty() {
            let grave = self.graves.remove(0);
            let who = grave.by.map_or(Who::Drone, Who::Marine);
            self.push(Frame::Window(Window { moment: Moment::DemonKilled, who, grave, stage: 0, used: 0 }));
            return true;
        }
        if self.fallen > 0 {
            let who = self.fallen.trailing_zeros() as u8;
            self.fallen &= self.fallen - 1;
            self.push_window(Moment::MarineKilled, Who::Marine(who));
            return true;
        }
        false
    }
}
