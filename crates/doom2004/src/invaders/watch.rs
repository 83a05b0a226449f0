//! Watchful invaders: a free attack on a marine who comes near (D04-ABIL-WATCH, D04-INT-28).

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Frame};
use crate::state::figures_in;
use crate::{Action, State};

impl State {
    /// Who may attack now: still alive, still beside him.
    fn watchers(&self, who: u8, queue: u64) -> u64 {
        let Some(space) = self.marine(who).space() else { return 0 };
        let ready = figures_in(queue & self.figures.alive()).filter(|&id| {
            let footing = self.footing(Who::Invader(id));
            footing.is_some_and(|footing| self.touches(footing, space)) && !self.is_sharing(Who::Invader(id))
        });
        ready.fold(0, |set, id| set | id.bit())
    }

    pub(crate) fn legal_watch(&self, who: u8, queue: u64, actions: &mut Vec<Action>) {
        actions.extend(figures_in(self.watchers(who, queue)).map(Action::Activate));
        actions.push(Action::Pass);
    }

    pub(crate) fn settle_watch(&mut self, who: u8, queue: u64) -> bool {
        let over = self.watchers(who, queue) == 0;
        if over {
            self.frames.pop();
        }
        over
    }

    pub(crate) fn act_watch(&mut self, who: u8, queue: u64, action: Action, _: &mut impl Events<Event>) {
        let (Action::Activate(id), Some(space)) = (action, self.marine(who).space()) else {
            self.frames.pop();
            return;
        };
        self.set_top(Frame::Watch { who, queue: queue & !id.bit() });
        let attack = Attack { by: Who::Invader(id), ..Attack::default() };
        if self.is_sweep(&attack) {
            self.begin_attack(attack);
        } else {
            self.attack_at(Attack { target: space, named: Some(Who::Marine(who)), ..attack });
        }
    }
}
