//! Knockback: the attacker moves whom he has hit (D04-ABIL-KNOCK, D04-INT-21).

use engine::Events;

use crate::action::Who;
use crate::board::clear;
use crate::event::{Cause, Event};
use crate::frame::{Attack, Stage};
use crate::scenario::{Footing, Pos};
use crate::state::figures_in;
use crate::{Action, State};

/// How far a figure may be knocked back.
const FLIGHT: usize = 3;

impl State {
    /// Figures that may still be moved.
    fn loose(&self, attack: &Attack) -> impl Iterator<Item = Who> {
        let invaders = figures_in(attack.loose & self.figures.alive()).map(Who::Invader);
        let marines = self.standing().filter(|(who, _)| attack.loose_marines >> who & 1 != 0);
        let marines: Vec<Who> = marines.map(|(who, _)| Who::Marine(who)).collect();
        invaders.chain(marines)
    }

    /// Where a figure may be knocked to: at most 3 steps past walls and closed doors, onto wholly free spaces.
    pub(crate) fn landings(&self, who: Who) -> Vec<Footing> {
        let Some(home) = self.footing(who) else { return Vec::new() };
        let arena = self.arena();
        let mut taken = self.taken();
        arena.cells(home).iter().for_each(|cell| clear(&mut taken, *cell));
        let mut seen = vec![home];
        let mut rim = vec![home];
        for _ in 0..FLIGHT {
            let mut next = Vec::new();
            for &footing in &rim {
                for stride in self.strides(footing).filter(|stride| stride.is_free(self.closed)) {
                    let stopped = self.setup.knockback_stopped
                        && arena.cells(stride.to).iter().any(|&cell| self.is_blocking(cell));
                    let known = arena.cells(stride.to).iter().all(|&cell| self.is_revealed(cell));
                    if known && !stopped && !seen.contains(&stride.to) {
                        seen.push(stride.to);
                        next.push(stride.to);
                    }
                }
            }
            rim = next;
        }
        seen.retain(|&footing| footing != home && self.is_free(footing, &taken));
        seen
    }

    pub(crate) fn legal_knocks(&self, attack: &Attack, actions: &mut Vec<Action>) {
        let arena = self.arena();
        for who in self.loose(attack) {
            let landings = self.landings(who);
            // A figure that could lie two ways on a place lands the way it lies now.
            let shape = self.footing(who).map(|footing| footing.shape);
            let same = landings.into_iter().filter(|footing| Some(footing.shape) == shape);
            actions.extend(same.map(|footing| Action::Knock(who, arena.space(footing.at).pos)));
        }
        actions.push(Action::Done);
    }

    pub(crate) fn settle_knock(&mut self, attack: Attack) -> bool {
        let over = self.loose(&attack).next().is_none();
        if over {
            self.set_stage(Stage::Barrels);
        }
        over
    }

    pub(crate) fn act_knock(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Some(attack) = self.attacks.last_mut() else { return };
        match action {
            Action::Knock(who, pos) => {
                match who {
                    Who::Marine(n) => attack.loose_marines &= !(1 << n),
                    Who::Invader(id) => attack.loose &= !id.bit(),
                }
                self.knock(who, pos, events);
            }
            _ => attack.stage = Stage::Barrels,
        }
    }

    fn knock(&mut self, who: Who, pos: Pos, events: &mut impl Events<Event>) {
        let (Some(space), Some(footing)) = (self.arena().at(pos), self.footing(who)) else { return };
        let named = self.named(who);
        events.put(|| Event::Knocked { who: named, to: pos });
        match who {
            Who::Marine(n) => {
                self.displace_marine(n, space, events);
                if self.is_goo(space) {
                    self.wound_marine(n, 1, Cause::Goo, events);
                }
                if self.marine(n).space().is_some() {
                    self.cue_entry(n, space);
                }
            }
            Who::Invader(id) => {
                let to = Footing { at: space, shape: footing.shape };
                if let Some(figure) = self.figures.get_mut(id) {
                    figure.at = space;
                    figure.in_goo = false;
                }
                if self.arena().cells(to).iter().any(|&cell| self.is_goo(cell)) {
                    self.wound_figure(id, 1, Cause::Goo, events);
                }
            }
        }
    }
}
