//! Figures that must leave a space, and those that spend points or steps at once (D16-LRG-8, D16-GEN-5, D16-MOV-6).

use engine::Events;
use skirmish::SpaceId;

use crate::action::Who;
use crate::event::Event;
use crate::frame::Frame;
use crate::mission::Shape;
use crate::{Action, Side, State};

impl State {
    /// The spaces nearest to a figure that are free for it (D16-LRG-8, D16-INT-20).
    pub(crate) fn refuges(&self, who: Who) -> Vec<SpaceId> {
        let Some(footing) = self.footing(who) else { return Vec::new() };
        let taken = self.taken_but(who);
        let mut found = self.nearest(&[footing.at], self.walks(who), |space| !taken.contains(space.index()));
        if found.is_empty() {
            // Shut in: any way will do.
            found = self.nearest(&[footing.at], false, |space| !taken.contains(space.index()));
        }
        found
    }

    /// The next small figure under a large one: of the active side first (D16-LRG-8).
    pub(crate) fn next_displaced(&self, by: Who) -> Option<Who> {
        let footing = self.footing(by).filter(|footing| footing.shape != Shape::One)?;
        let cells = self.arena().cells(footing);
        let under = |&who: &Who| {
            who != by && self.footing(who).is_some_and(|at| at.shape == Shape::One && cells.contains(&at.at))
        };
        let first = self.active_side().unwrap_or(Side::Invader);
        let second = if first == Side::Invader { Side::Marines } else { Side::Invader };
        self.friends(first).chain(self.friends(second)).find(under)
    }

    pub(crate) fn settle_displace(&mut self, by: Who, events: &mut impl Events<Event>) -> bool {
        let Some(who) = self.next_displaced(by) else {
            self.frames.pop();
            return true;
        };
        let spaces = self.refuges(who);
        match spaces[..] {
            [] => {
                self.frames.pop();
                true
            }
            [space] => {
                self.displace(who, space, events);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn act_displace(&mut self, by: Who, action: Action, events: &mut impl Events<Event>) {
        let (Action::To(pos), Some(who)) = (action, self.next_displaced(by)) else { return };
        if let Some(space) = self.arena().at(pos) {
            self.displace(who, space, events);
        }
    }

    /// A figure leaves its space: no move, so nothing is taken, flipped or killed (D16-TEL-5, D16-GLO-4).
    fn displace(&mut self, who: Who, space: SpaceId, events: &mut impl Events<Event>) {
        self.stand(who, space.into());
        let (named, to) = (self.named(who), self.pos(space));
        events.put(|| Event::Displaced { who: named, to });
        if matches!(who, Who::Marine(_)) {
            self.look();
        }
    }

    pub(crate) fn settle_unstick(&mut self, who: Who, events: &mut impl Events<Event>) -> bool {
        let spaces = if self.is_sharing(who) { self.refuges(who) } else { Vec::new() };
        match spaces[..] {
            [] => {
                self.frames.pop();
                true
            }
            [space] => {
                self.frames.pop();
                self.displace(who, space, events);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn act_unstick(&mut self, who: Who, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        if let Action::To(pos) = action
            && let Some(space) = self.arena().at(pos)
        {
            self.displace(who, space, events);
        }
    }

    /// A figure must spend its points now (D16-GEN-5).
    pub(crate) fn legal_spending(&self, who: Who, left: u8, steps: bool, actions: &mut Vec<Action>) {
        self.legal_steps(who, left, steps, actions);
        if let Who::Marine(n) = who {
            self.legal_teleports(n, left, actions);
            // In passing no door is opened (D16-INT-16).
            if !self.is_sharing(who) {
                self.legal_doors(who, left, actions);
            }
        }
        let may_stop = match who {
            Who::Demon(id) if self.is_large(who) => self.may_stop_here(id),
            _ => !self.is_sharing(who),
        };
        if actions.is_empty() || may_stop {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn settle_spending(&mut self, who: Who, left: u8, moved: bool) -> bool {
        if self.footing(who).is_none() {
            self.frames.pop();
            return true;
        }
        if left == 0 {
            self.frames.pop();
            self.stop_outside(who, moved);
            return true;
        }
        false
    }

    pub(crate) fn act_spending(&mut self, frame: Frame, action: Action, events: &mut impl Events<Event>) {
        let Frame::Spend { who, left, steps, moved } = frame else { return };
        // A step may put something on top of this frame, which then knows the points that are left.
        let depth = self.frames.len();
        let left = match action {
            Action::Step(way) => left - self.make_step(who, way, left, steps, events),
            Action::Teleport(pos) => {
                if let Who::Marine(n) = who {
                    self.teleport(n, pos, events);
                }
                left - 1
            }
            Action::Door(door) => {
                let cost = self.door_cost(who);
                self.open_door(who, door, events);
                left - cost
            }
            _ => {
                self.frames.pop();
                self.stop_outside(who, moved);
                return;
            }
        };
        if let Some(frame) = self.frames.get_mut(depth - 1) {
            let moved = moved || !matches!(action, Action::Door(_));
            *frame = Frame::Spend { who, left, steps, moved };
        }
    }

    /// A move outside the activation is over: that is a stop too, if there was a step (D16-INT-12).
    fn stop_outside(&mut self, who: Who, moved: bool) {
        if !moved {
            return;
        }
        if let Who::Demon(_) = who {
            self.push_window(crate::Moment::DemonStops, who);
        }
        if self.is_large(who) {
            self.push(Frame::Displace { by: who });
        } else if self.is_sharing(who) {
            self.push(Frame::Unstick { who });
        }
    }
}
