//! The start of a marine's activation: class, respawn, effects of the start (D16-MAR-1, D16-INT-34).

use engine::Events;
use skirmish::SpaceId;

use crate::action::Who;
use crate::event::{Death, Event};
use crate::frame::{Frame, MarineStep, Source};
use crate::state::{Actor, Place};
use crate::{Action, Moment, State};

impl State {
    pub(crate) fn settle_marine(&mut self, step: MarineStep, events: &mut impl Events<Event>) -> bool {
        let who = self.active_marine();
        match step {
            MarineStep::Begin => {
                self.marine_mut(who).exhausted = false;
                self.turn.mains = if self.is_tutorial() { 1 } else { self.rating(who).mains };
                let callsign = self.marine(who).callsign;
                events.put(|| Event::Marine { who: callsign });
                self.set_top(Frame::Marine(MarineStep::Start));
                if self.marine(who).space().is_none() {
                    self.push(Frame::Respawn { who });
                }
                true
            }
            MarineStep::Start => {
                self.set_top(Frame::Marine(MarineStep::Gift));
                self.use_at_once(who, Moment::ActivationStart);
                true
            }
            MarineStep::Gift => {
                self.set_top(Frame::Marine(MarineStep::Act));
                self.push_window(Moment::OtherStart, Who::Marine(who));
                true
            }
            MarineStep::Act => {
                if self.marine(who).space().is_none() {
                    // Killed: the activation ends, and he has drawn already (D16-KIL-5).
                    self.set_top(Frame::Marine(MarineStep::Over));
                    return true;
                }
                if self.is_stuck(Who::Marine(who), self.turn.mp) {
                    self.push(Frame::Unstick { who: Who::Marine(who) });
                    return true;
                }
                false
            }
            MarineStep::End => self.settle_take_back(who),
            MarineStep::Draw => {
                self.draw_up_at_end(who, events);
                self.set_top(Frame::Marine(MarineStep::Drone));
                true
            }
            MarineStep::Drone => self.settle_drone(who),
            MarineStep::Over => {
                self.turn = Default::default();
                self.frames.pop();
                true
            }
        }
    }

    /// Abilities of a marine's class that happen without being asked for.
    pub(crate) fn use_at_once(&mut self, who: u8, moment: Moment) {
        let Some(class) = self.marine(who).class.filter(|_| !self.is_tutorial()) else { return };
        let me = Who::Marine(who);
        for (n, ability) in class.card().abilities.iter().enumerate() {
            if ability.when == moment && self.holds_all(&ability.conditions, me, me) {
                self.push_effects(Source::Class(class), n as u8, me, me);
            }
        }
    }

    /// Does a figure share its space without a way to go on?
    pub(crate) fn is_stuck(&self, who: Who, mp: u8) -> bool {
        if self.is_large(who) || !self.is_sharing(who) {
            return false;
        }
        let mut ways = Vec::new();
        self.legal_steps(who, mp, false, &mut ways);
        if let Who::Marine(n) = who {
            self.legal_teleports(n, mp, &mut ways);
        }
        ways.is_empty() || (matches!(who, Who::Marine(_)) && self.turn.rooted)
    }

    /// Where a marine may come back (D16-KIL-6, D16-INT-20).
    fn respawn_spaces(&self) -> Vec<SpaceId> {
        let active: Vec<SpaceId> = self.active_teleporters().collect();
        // Demons are telefragged, but not in the tutorial (D16-TUT-8, D16-TUT-11).
        let barred = |space: &SpaceId| {
            self.others_on(*space, Who::Demon(skirmish::FigureId(62)))
                .any(|who| self.is_tutorial() || who.side() == crate::Side::Marines)
        };
        let free: Vec<SpaceId> = active.iter().copied().filter(|space| !barred(space)).collect();
        if !free.is_empty() {
            return free;
        }
        let taken = self.taken();
        let mut near: Vec<SpaceId> = Vec::new();
        for &from in &active {
            for space in self.nearest(&[from], false, |space| !taken.contains(space.index())) {
                if !near.contains(&space) {
                    near.push(space);
                }
            }
        }
        near
    }

    pub(crate) fn legal_respawns(&self, actions: &mut Vec<Action>) {
        actions.extend(self.respawn_spaces().into_iter().map(|space| Action::Respawn(self.pos(space))));
    }

    pub(crate) fn settle_respawn(&mut self, who: u8, events: &mut impl Events<Event>) -> bool {
        let spaces = self.respawn_spaces();
        match spaces[..] {
            // A map without any room: he stays away.
            [] => {
                self.frames.pop();
                true
            }
            [space] => {
                self.frames.pop();
                self.respawn(who, space, events);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn act_respawn(&mut self, who: u8, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        if let Action::Respawn(pos) = action
            && let Some(space) = self.arena().at(pos)
        {
            self.respawn(who, space, events);
        }
    }

    /// A marine comes back; a demon there dies (D16-TEL-3). It is no move, but it is looked round (D16-INT-20).
    fn respawn(&mut self, who: u8, space: SpaceId, events: &mut impl Events<Event>) {
        self.marine_mut(who).place = Place::On(space);
        let (callsign, at) = (self.marine(who).callsign, self.pos(space));
        events.put(|| Event::Placed { who: callsign, at });
        self.look();
        self.telefrag(who, space, events);
    }

    /// Any demon on a space dies (D16-TEL-3, D16-TEL-4).
    pub(crate) fn telefrag(&mut self, by: u8, space: SpaceId, events: &mut impl Events<Event>) {
        let here = self.demons.iter().find(|(id, _)| self.fills(Who::Demon(*id), space)).map(|(id, _)| id);
        if let Some(id) = here {
            self.kill_demon(id, Some(by), Death::Telefrag, events);
        }
    }

    /// Is a marine the active one?
    pub(crate) fn is_his_turn(&self, who: u8) -> bool {
        self.turn.who == Actor::Marine(who)
    }
}
