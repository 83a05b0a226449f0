//! Marines that are pushed (D16-INT-21).

use engine::Events;
use skirmish::SpaceId;

use crate::action::Who;
use crate::event::Event;
use crate::frame::Frame;
use crate::{Action, State};

impl State {
    /// Where a marine may be pushed: free, next to him, farther away (D16-INT-21).
    pub(crate) fn push_spaces(&self, by: Who, marine: u8) -> Vec<SpaceId> {
        let (Some(from), Some(at)) = (self.footing(by), self.marine(marine).space()) else {
            return Vec::new();
        };
        let taken = self.taken();
        let far = |space: SpaceId| self.range_between(from, space.into());
        let strides = self.arena().strides(at).iter().filter(|stride| stride.walks(self.closed));
        strides
            .map(|stride| stride.to)
            .filter(|space| !taken.contains(space.index()) && far(*space) > far(at))
            .collect()
    }

    pub(crate) fn settle_push(&mut self, by: Who, marines: u8, events: &mut impl Events<Event>) -> bool {
        if marines == 0 {
            self.frames.pop();
            return true;
        }
        let who = marines.trailing_zeros() as u8;
        let spaces = self.push_spaces(by, who);
        match spaces[..] {
            [] => {
                self.set_top(Frame::Push { by, marines: marines & (marines - 1) });
                true
            }
            [space] => {
                let pos = self.pos(space);
                self.act_push(by, marines, Action::To(pos), events);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn act_push(&mut self, by: Who, marines: u8, action: Action, events: &mut impl Events<Event>) {
        self.set_top(Frame::Push { by, marines: marines & (marines - 1) });
        let who = Who::Marine(marines.trailing_zeros() as u8);
        if let Action::To(pos) = action
            && let Some(space) = self.arena().at(pos)
        {
            self.stand(who, space.into());
            let named = self.named(who);
            events.put(|| Event::Pushed { who: named, to: pos });
            self.look();
        }
    }
}
