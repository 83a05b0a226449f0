//! Opening windows for cards: at a moment, and for those just killed (D16-INT-1, D16-INT-18).

use crate::action::Who;
use crate::frame::{Frame, Stage, Window};
use crate::rules::names::Names;
use crate::state::Grave;
use crate::{Moment, State};

impl State {
    /// Open a window, unless nobody can hold anything for it.
    pub(crate) fn push_window(&mut self, moment: Moment, who: Who) {
        self.push(Frame::Window(Window {
            moment,
            who,
            grave: Grave::default(),
            stage: 0,
            used: Names::NONE,
        }));
    }

    /// After-kill windows: at once, or at the end of the attack that killed (D16-INT-1).
    #[inline(always)]
    pub(crate) fn open_grave(&mut self) -> bool {
        let somebody = !self.graves.is_empty() || !self.fallen.is_empty();
        somebody && self.open_next_grave()
    }
    fn open_next_grave(&mut self) -> bool {
        let wait = match self.top() {
            Some(Frame::Attack) => self.attack().is_some_and(|attack| attack.stage < Stage::After),
            Some(Frame::Glory(_) | Frame::Drop(_)) => true,
            _ => false,
        };
        if wait {
            return false;
        }
        if !self.graves.is_empty() {
            let grave = self.graves.remove(0);
            let who = grave.by.map_or(Who::NOBODY, Who::Marine);
            self.push(Frame::Window(Window {
                moment: Moment::DemonKilled,
                who,
                grave,
                stage: 0,
                used: Names::NONE,
            }));
            return true;
        }
        if let Some(seat) = self.fallen.iter().next() {
            self.fallen.remove(seat);
            self.push_window(Moment::MarineKilled, Who::Marine(seat.0));
            return true;
        }
        false
    }
}
