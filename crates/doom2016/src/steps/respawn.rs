//! A killed marine comes back (D16-KIL-6, D16-INT-20).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};
use skirmish::SpaceId;

use super::marine::MarineStep;
use super::sound::{self, Problem};
use super::{Frame, Step, open};
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::state::Place;
use crate::{Action, Side, State};

/// A marine who comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Respawn {
    /// Who.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
}

impl Respawn {
    /// Where he may come back (D16-KIL-6, D16-INT-20).
    fn spaces(self, state: &State) -> Vec<SpaceId> {
        // Demons are telefragged, but not in the tutorial (D16-TUT-8, D16-TUT-11).
        let barred = |space: &SpaceId| {
            state
                .figures()
                .filter(|&who| state.fills(who, *space))
                .any(|who| state.is_tutorial() || who.side() == Side::Marines)
        };
        let free: Vec<SpaceId> = state.active_teleporters().filter(|space| !barred(space)).collect();
        if !free.is_empty() {
            return free;
        }
        let taken = state.taken();
        let mut near: Vec<SpaceId> = Vec::new();
        for from in state.active_teleporters() {
            for space in state.nearest(&[from], false, |space| !taken.contains(space.index())) {
                if !near.contains(&space) {
                    near.push(space);
                }
            }
        }
        near
    }

    /// He comes back; a demon there dies (D16-TEL-3). It is no move, but it is looked round (D16-INT-20).
    fn come_back(self, state: &mut State, space: SpaceId, events: &mut impl Events<Event>) {
        state.frames.pop();
        state.marine_mut(self.who).place = Place::On(space);
        let (who, at) = (Seat(self.who), state.pos(space));
        events.put(|| Event::Placed { who, at });
        state.look();
        state.telefrag(self.who, space, events);
    }
}

impl Step for Respawn {
    fn decision(self, _: &State) -> Option<Decision> {
        Some(open(Seat(self.who)))
    }
    fn question(self, _: &State) -> Reason {
        Reason::Respawn
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.spaces(state).into_iter().map(|space| Action::Respawn(state.pos(space))));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::Respawn(pos) = action else { return Err(Reason::Respawn) };
        let space = state.arena().at(pos);
        allow(space.is_some_and(|space| self.spaces(state).contains(&space)), Reason::RespawnWhere)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        if let Action::Respawn(pos) = action
            && let Some(space) = state.arena().at(pos)
        {
            self.come_back(state, space, events);
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        match self.spaces(state)[..] {
            // A map without any room: he stays away.
            [] => {
                state.frames.pop();
            }
            [space] => self.come_back(state, space, events),
            _ => return false,
        }
        true
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-respawn")
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Marine(MarineStep::Start))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        sound::marine(state, self.who)
    }
}
