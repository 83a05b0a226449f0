//! Movement points: gained, paid and lost (D16-GEN-5, D16-MAR-4).

use engine::Events;

use crate::State;
use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, Spend};

impl State {
    /// Points are paid in any portions; what is left goes with the activation (D16-MAR-4).
    pub(crate) fn pay_mp(&mut self, cost: u8) {
        self.turn.mp -= cost.min(self.turn.mp);
        self.turn.spent = self.turn.spent.saturating_add(cost);
    }

    /// Points for the figure that is active, or for one that must spend them at once (D16-GEN-5).
    pub(crate) fn gain_mp(&mut self, who: Who, n: u8, events: &mut impl Events<Event>) {
        if n == 0 || self.footing(who).is_none() {
            return;
        }
        let named = self.named(who);
        events.put(|| Event::Mp { who: named, n });
        if self.is_acting(who) {
            self.turn.mp = self.turn.mp.saturating_add(n);
        } else {
            self.push(Frame::Spend(Spend { who, left: n, steps: false, moved: false }));
        }
    }

    /// A figure loses points that it has: in its activation, or while it spends them at once.
    pub(crate) fn lose_mp(&mut self, who: Who, n: u8, events: &mut impl Events<Event>) {
        let points = if self.is_acting(who) {
            &mut self.turn.mp
        } else {
            let spending = self.frames.iter_mut().rev().find_map(|frame| match frame {
                Frame::Spend(Spend { who: other, left, .. }) if *other == who => Some(left),
                _ => None,
            });
            let Some(left) = spending else { return };
            left
        };
        let n = n.min(*points);
        *points -= n;
        let who = self.named(who);
        events.put(|| Event::LostMp { who, n });
    }
}
