//! Moving figures: walks within an action, and figures moved by weapons and cards.
//!
//! Where turrets stand, every step matters, so a move is chosen step by step; elsewhere only its end matters and it
//! is chosen in one decision (ADR-TUR-5, ADR-TUR-13).

use engine::{Events, Seat};

use crate::event::{Cause, Event};
use crate::frame::{Carry, Errand, Frame};
use crate::{Action, Sq, SquareSet, State};

impl State {
    /// Put a figure on a square it enters, and let a hostile turret there fire (ADR-TUR-5, ADR-TUR-7).
    pub(crate) fn enter(&mut self, who: Seat, to: Sq, events: &mut impl Events<Event>) {
        let from = std::mem::replace(&mut self.figures[who.index()].square, to);
        let by = self.turn.seat;
        events.put(|| Event::Moved { who, from, to, by });
        if self.setup.turrets
            && let Some(owner) = self.turrets[to.index()]
            && owner != who
        {
            self.hurt(owner, who, 1, Cause::Turret, events);
        }
    }

    /// Where one more decision can take a figure that walks up to `left` steps and must end in `goal`.
    fn stretch(&self, at: Sq, left: u8, goal: SquareSet) -> SquareSet {
        let board = self.board();
        if left == 0 {
            SquareSet::NONE
        } else if self.setup.turrets {
            let leads = |s: &Sq| goal.has(*s) || !board.reach(*s, left - 1).and(goal).is_empty();
            board.near(at).iter().filter(leads).collect()
        } else {
            board.reach(at, left).and(goal)
        }
    }

    /// Where a carried figure can be put next.
    pub(crate) fn carry_ends(&self, carry: &Carry) -> SquareSet {
        let board = self.board();
        let at = self.figure(carry.who).square;
        let ends = if !carry.straight {
            self.stretch(at, carry.left, carry.goal)
        } else if self.setup.turrets {
            // Newton and Pulverize may end anywhere, so any first step in a direction will do.
            let dirs = carry.dir.map_or(0..4, |d| usize::from(d)..usize::from(d) + 1);
            dirs.map(|d| board.next(at, d)).collect()
        } else {
            board.straight(at, carry.left).and(carry.goal)
        };
        // Ending where it stands is said with `done`.
        if self.may_rest(carry) && !self.setup.turrets { ends.without(at.bit()) } else { ends }
    }

    /// May the carried figure stay where it is now?
    pub(crate) fn may_rest(&self, carry: &Carry) -> bool {
        carry.may_stop && carry.goal.has(self.figure(carry.who).square)
    }

    pub(crate) fn legal_carry(&self, carry: &Carry, actions: &mut Vec<Action>) {
        actions.extend(self.carry_ends(carry).iter().map(Action::To));
        if self.may_rest(carry) {
            actions.push(Action::Done);
        }
    }

    /// Move the carried figure one decision further; the frame goes when the move is over.
    pub(crate) fn carry_to(&mut self, mut carry: Carry, to: Sq, events: &mut impl Events<Event>) {
        let at = self.figure(carry.who).square;
        self.enter(carry.who, to, events);
        self.frames.pop();
        if self.setup.turrets && carry.left > 1 {
            carry.left -= 1;
            carry.may_stop = true;
            if carry.straight {
                carry.dir = (0..4).find(|&d| self.board().next(at, usize::from(d)) == to);
            }
            self.push(Frame::Carry(carry));
        }
    }

    /// A figure dragged to one square, or that can go nowhere at all, is not asked about.
    pub(crate) fn settle_carry(&mut self, carry: Carry, events: &mut impl Events<Event>) -> bool {
        let ends = self.carry_ends(&carry);
        let mut squares = ends.iter();
        match (squares.next(), squares.next()) {
            (None, _) => {
                self.frames.pop();
                true
            }
            (Some(only), None) if carry.may_stop && carry.goal == only.bit() && !self.may_rest(&carry) => {
                self.carry_to(carry, only, events);
                true
            }
            _ => false,
        }
    }

    /// Squares where the errand of a walk could be done.
    fn useful(&self, errand: Errand, at: Sq, left: u8) -> SquareSet {
        match errand {
            Errand::Run => self.board().squares(),
            Errand::Grab => self.grabbable(),
            Errand::Shoot { .. } => {
                self.board().reach(at, left).iter().filter(|&s| self.can_shoot_from(s)).collect()
            }
        }
    }

    /// Where a walk can go next.
    pub(crate) fn walk_ends(&self, errand: Errand, left: u8) -> SquareSet {
        let at = self.actor().square;
        if left == 0 || errand == (Errand::Shoot { reloaded: true }) {
            return SquareSet::NONE;
        }
        let ends = self.stretch(at, left, self.useful(errand, at, left));
        // Only a run is worth walking out and back for (ADR-RUN-2); turrets make every step count.
        if errand == Errand::Run || self.setup.turrets { ends } else { ends.without(at.bit()) }
    }

    /// Could a walk of up to `left` steps lead to the errand?
    pub(crate) fn errand_possible(&self, errand: Errand, left: u8) -> bool {
        let at = self.actor().square;
        match errand {
            Errand::Run => left > 0,
            Errand::Grab => !self.grabbable().and(self.board().reach(at, left).or(at.bit())).is_empty(),
            Errand::Shoot { .. } => {
                self.can_shoot_from(at)
                    || self.board().reach(at, left).without(at.bit()).iter().any(|s| self.can_shoot_from(s))
            }
        }
    }

    pub(crate) fn legal_walk(&self, errand: Errand, left: u8, walked: bool, actions: &mut Vec<Action>) {
        actions.extend(self.walk_ends(errand, left).iter().map(Action::To));
        match errand {
            Errand::Run if walked => actions.push(Action::Done),
            Errand::Run => {}
            Errand::Grab => self.legal_grabs(actions),
            Errand::Shoot { .. } => self.legal_shots(actions),
        }
    }

    /// Walk one decision further.
    pub(crate) fn walk_to(&mut self, errand: Errand, left: u8, to: Sq, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        let steps = if self.setup.turrets { 1 } else { left };
        self.enter(who, to, events);
        self.frames.pop();
        if left > steps || errand != Errand::Run {
            self.push(Frame::Walk { errand, left: left - steps, walked: true });
        }
    }
}
