//! Marines are pushed, in letter order (D16-INT-21).

use borsh::BorshSerialize;
use engine::{Events, Message, Seat};
use serde::{Deserialize, Serialize};
use skirmish::{Seats, SpaceId};

use super::sound::{self, Problem, demand};
use super::{Frame, Step};
use crate::action::Who;
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::words::named::{about, to_label, who};
use crate::{Action, State};

/// Marines who are pushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Push {
    /// By whom.
    pub by: Who,
    /// Who is still to be pushed.
    pub marines: Seats,
}

impl Push {
    fn pushed(self) -> u8 {
        self.marines.iter().next().map_or(3, |seat| seat.0)
    }

    /// Where the next marine may be pushed: free, next to him, farther away (D16-INT-21).
    fn spaces(self, state: &State) -> Vec<SpaceId> {
        let (Some(from), Some(at)) = (state.footing(self.by), state.marine(self.pushed()).space()) else {
            return Vec::new();
        };
        let taken = state.taken();
        let far = |space: SpaceId| state.range_between(from, space.into());
        let strides = state.arena().strides(at).iter().filter(|stride| stride.walks(state.closed));
        strides
            .map(|stride| stride.to)
            .filter(|space| !taken.contains(space.index()) && far(*space) > far(at))
            .collect()
    }

    /// The next marine is pushed, if there is a space for him.
    fn push(self, state: &mut State, space: Option<SpaceId>, events: &mut impl Events<Event>) {
        state.set_top(Frame::Push(Push { marines: self.marines - Seats::of(Seat(self.pushed())), ..self }));
        if let Some(space) = space {
            let pushed = Who::Marine(self.pushed());
            state.stand(pushed, space.into());
            let (who, to) = (state.named(pushed), state.pos(space));
            events.put(|| Event::Pushed { who, to });
            state.look();
        }
    }
}

impl Step for Push {
    fn question(self, _: &State) -> Reason {
        Reason::Push
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.spaces(state).into_iter().map(|space| Action::To(state.pos(space))));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::To(pos) = action else { return Err(Reason::Push) };
        let space = state.arena().at(pos);
        allow(space.is_some_and(|space| self.spaces(state).contains(&space)), Reason::Push)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        if let Action::To(pos) = action {
            self.push(state, state.arena().at(pos), events);
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        if self.marines.is_empty() {
            state.frames.pop();
            return true;
        }
        match self.spaces(state)[..] {
            [] => self.push(state, None, events),
            [space] => self.push(state, Some(space), events),
            _ => return false,
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        about("d16-prompt-push", state, Who::Marine(self.pushed())).with("by", who(state, self.by))
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        to_label(action)
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Effects(_))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(self.marines.is_within(state.marines.len()), "somebody who does not play", D16_INT_21)?;
        sound::figure(state, self.by)
    }
}
