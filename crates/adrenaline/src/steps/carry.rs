//! Moving a figure: one's own by a weapon, the bot, or somebody else's.

use borsh::BorshSerialize;
use engine::{Arg, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, Problem, Step, demand, is_on_board, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::moving;
use crate::state::Stage;
use crate::words::{aim, seat, the_bot};
use crate::{Action, Event, Sq, SquareSet, State};

/// A figure being moved by a weapon, a card or the bot's action (ADR-MOVE-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Carry {
    /// Who is moved.
    pub who: Seat,
    /// Steps left.
    pub left: u8,
    /// Where the move may end.
    pub goal: SquareSet,
    /// All steps in one direction?
    pub straight: bool,
    /// The direction, once a step was made (0 north, 1 east, 2 south, 3 west).
    pub dir: Option<u8>,
    /// May it stop where it is?
    pub may_stop: bool,
}

impl Step for Carry {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.ends(state).iter().map(Action::To));
        if self.may_rest(state) {
            actions.push(Action::Done);
        }
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::To(square) => self.may_go(state, square),
            Action::Done => unless(self.may_rest(state), Reason::MoveAtLeastOne),
            _ => Reason::FinishMove.unasked(action),
        }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::To(square) => self.go(state, square, events),
            Action::Done => {
                state.frames.pop();
            }
            _ => unasked(action),
        }
    }

    /// A figure dragged to one square, or that can go nowhere at all, is not asked about.
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let ends = self.ends(state);
        let mut squares = ends.iter();
        match (squares.next(), squares.next()) {
            (None, _) => {
                state.frames.pop();
                true
            }
            (Some(only), None) if self.may_stop && self.goal == only.bit() && !self.may_rest(state) => {
                self.go(state, only, events);
                true
            }
            _ => false,
        }
    }

    fn prompt(self, state: &State) -> Message {
        let message = if self.who == state.active() {
            Message::new("adrenaline-prompt-move-self").with("aim", aim(state.shot.weapon, state.shot.now))
        } else if state.frames.contains(&Frame::BotShot) {
            Message::new("adrenaline-prompt-move-bot").with("bot", the_bot(state))
        } else {
            Message::new("adrenaline-prompt-move").with("whom", seat(state, self.who))
        };
        message.with("n", self.left)
    }

    fn label(self, state: &State, action: Action) -> Option<Message> {
        let whom = seat(state, self.who);
        Some(match action {
            Action::To(square) => {
                let message = if self.who == state.active() {
                    Message::new("adrenaline-label-to")
                } else {
                    Message::new("adrenaline-label-to-move").with("whom", whom)
                };
                message.with("square", Arg::text(square))
            }
            Action::Done => {
                let key = if state.frames.contains(&Frame::BotShot) {
                    "adrenaline-label-done-bot"
                } else if state.shot.stage == Stage::Marks && state.frames.contains(&Frame::Shot) {
                    "adrenaline-label-done-push"
                } else {
                    "adrenaline-label-done-stay"
                };
                Message::new(key).with("whom", whom)
            }
            _ => return None,
        })
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(is_on_board(state, self.who), "nobody there to be moved", ADR_SPAWN_2)?;
        demand((1..=2).contains(&self.left), "one or two steps are left in such a move", ADR_MOVE_6)?;
        demand(self.dir.is_none_or(|d| d < 4), "directions are 0 to 3", ADR_MOVE_4)?;
        let goal = self.goal.without(state.board().squares());
        demand(goal.is_empty(), "a goal that is not on the board", ADR_MOVE_2)
    }
}

impl Carry {
    /// Where the figure can be put next (ADR-MOVE-2, ADR-MOVE-4); whoever moves it chooses the way (ADR-MOVE-5).
    fn ends(self, state: &State) -> SquareSet {
        let board = state.board();
        let at = state.figure(self.who).square;
        let ends = if !self.straight {
            moving::stretch(state, at, self.left, self.goal)
        } else if state.setup.turrets {
            // Newton and Pulverize may end anywhere, so any first step in a direction will do.
            let dirs = self.dir.map_or(0..4, |d| usize::from(d)..usize::from(d) + 1);
            dirs.map(|d| board.next(at, d)).collect()
        } else {
            board.straight(at, self.left).and(self.goal)
        };
        // Ending where it stands is said with `done`.
        if self.may_rest(state) && !state.setup.turrets { ends.without(at.bit()) } else { ends }
    }

    /// May the figure stay where it is now (ADR-MOVE-6)?
    fn may_rest(self, state: &State) -> bool {
        self.may_stop && self.goal.has(state.figure(self.who).square)
    }

    /// May the figure be put there next?
    fn may_go(self, state: &State, to: Sq) -> Result<(), Reason> {
        if self.ends(state).has(to) {
            return Ok(());
        }
        let at = state.figure(self.who).square;
        let reachable = state.board().reach(at, self.left.min(4)).has(to);
        unless(reachable, Reason::MovedTooFar)?;
        unless(self.goal.has(to), Reason::MoveEndsWrong)?;
        Err(if self.straight { Reason::MoveStraight } else { Reason::MovedTooFar })
    }

    /// Move the figure one decision further; the frame goes when the move is over.
    fn go(mut self, state: &mut State, to: Sq, events: &mut impl Events<Event>) {
        let at = state.figure(self.who).square;
        moving::enter(state, self.who, to, events);
        state.frames.pop();
        if state.setup.turrets && self.left > 1 {
            self.left -= 1;
            self.may_stop = true;
            if self.straight {
                self.dir = (0..4).find(|&d| state.board().next(at, usize::from(d)) == to);
            }
            state.push(Frame::Carry(self));
        }
    }
}
