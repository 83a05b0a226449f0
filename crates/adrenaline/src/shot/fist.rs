//! The hook `rocket-fist`: step, strike, step on in the same direction, strike (ADR-W-GLOVE-2, ADR-W-GLOVE-3).

use engine::Events;

use crate::event::{Cause, Event};
use crate::frame::{Frame, Stage};
use crate::{Action, Sq, State, TargetSet};

impl State {
    /// Whom the fist can strike where the shooter stands.
    fn fist_targets(&self) -> TargetSet {
        self.everyone_on(self.actor().square.bit())
    }

    /// The second square of the charge: straight on from the first; off the board if there is none.
    fn fist_second(&self) -> Sq {
        let board = self.board();
        let (start, first) = (self.shot.from, self.shot.spot);
        let dir = (0..4).find(|&d| board.next(start, d) == first);
        dir.map_or(Sq::OFF, |d| board.next(first, d))
    }

    pub(crate) fn legal_fist(&self, actions: &mut Vec<Action>) {
        let at = self.actor().square;
        let struck = !self.shot.struck.is_empty();
        let hits = |actions: &mut Vec<Action>| actions.extend(self.fist_targets().singles().map(Action::Hit));
        match self.shot.stage {
            Stage::FistStep => {
                for dir in 0..4 {
                    let (near, far) = self.line(at, dir);
                    if !self.everyone_on(near.or(far)).is_empty() {
                        actions.extend(near.iter().map(Action::At));
                    }
                }
            }
            Stage::FistStrike => {
                hits(actions);
                if !self.everyone_on(self.fist_second().bit()).is_empty() {
                    actions.push(Action::Done);
                }
            }
            Stage::FistOn => {
                actions.extend(self.fist_second().bit().iter().map(Action::At));
                if struck {
                    actions.push(Action::Done);
                }
            }
            Stage::FistStrikeOn => {
                hits(actions);
                if struck {
                    actions.push(Action::Done);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn fist_action(&mut self, action: Action, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        let after_strike = if self.shot.stage == Stage::FistStrike { Stage::FistOn } else { Stage::Over };
        match (self.shot.stage, action) {
            (Stage::FistStep, Action::At(square)) => {
                self.shot.from = self.actor().square;
                self.shot.spot = square;
                self.enter(who, square, events);
                self.shot.stage = Stage::FistStrike;
            }
            (Stage::FistStrike | Stage::FistStrikeOn, Action::Hit(target)) => {
                self.shot.stage = after_strike;
                self.shot.struck = self.shot.struck.or(target);
                let damage = self.lead().damage;
                for victim in target.seats() {
                    self.strike(victim, damage, Cause::Weapon, events);
                }
                for colour in target.colours() {
                    self.hit_spawnpoint(colour, events);
                }
                self.push(Frame::Scope);
            }
            (Stage::FistOn, Action::At(square)) => {
                self.enter(who, square, events);
                self.shot.stage = Stage::FistStrikeOn;
            }
            (Stage::FistOn, _) => self.shot.stage = Stage::Over,
            _ => self.shot.stage = after_strike,
        }
    }

    /// Skip what there is nothing to decide about; false if somebody must.
    pub(crate) fn settle_fist(&mut self, events: &mut impl Events<Event>) -> bool {
        let second = if self.shot.stage == Stage::FistOn { self.fist_second() } else { Sq::OFF };
        if self.shot.stage == Stage::FistOn && self.shot.struck.is_empty() && second.is_on() {
            // Nobody was struck yet: the charge must go on.
            self.fist_action(Action::At(second), events);
            return true;
        }
        let next = match self.shot.stage {
            Stage::FistStrike if self.fist_targets().is_empty() => Stage::FistOn,
            Stage::FistOn if !second.is_on() => Stage::Over,
            Stage::FistStrikeOn if self.fist_targets().is_empty() => Stage::Over,
            _ => return false,
        };
        self.shot.stage = next;
        true
    }
}
