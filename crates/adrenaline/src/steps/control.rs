//! Part of a tile for a turret.

use borsh::BorshSerialize;
use engine::about::Spot;
use engine::{Arg, Events, Message};
use serde::{Deserialize, Serialize};

use super::{Problem, Step, demand, demand_actor, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::{damage, grabbing};
use crate::words::{cube, tile};
use crate::{Action, Colour, Event, MarkCause, State, Tile};

/// A tile was taken in Turret mode: one cube or the powerup of it may be given up for the turret (ADR-TUR-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Control {
    /// The tile.
    pub tile: Tile,
}

impl Step for Control {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let parts = Colour::ALL.map(Action::GiveCube).into_iter().chain([Action::GivePowerup, Action::Done]);
        actions.extend(parts.filter(|&part| self.may(state, part).is_ok()));
    }

    #[inline]
    fn may(self, _: &State, action: Action) -> Result<(), Reason> {
        let face = self.tile.face();
        match action {
            Action::GiveCube(colour) => unless(face.cubes.of(colour) > 0, Reason::Control),
            Action::GivePowerup => unless(face.powerup, Reason::Control),
            Action::Done => Ok(()),
            _ => Reason::Control.unasked(action),
        }
    }

    /// What is given up buys the turret, whether there was room for it or not (ADR-TUR-3).
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        state.frames.pop();
        let face = self.tile.face();
        let (mut cubes, mut powerup) = (face.cubes, face.powerup);
        match action {
            Action::GiveCube(colour) => cubes.0[colour.index()] -= 1,
            Action::GivePowerup => powerup = false,
            Action::Done => {}
            _ => return unasked(action),
        }
        if action != Action::Done {
            take_turret(state, events);
        }
        grabbing::unpack(state, self.tile, cubes, powerup, events);
    }

    fn prompt(self, state: &State) -> Message {
        let turret = Arg::key("adrenaline-the-turret").about(Spot::square(state.actor().square));
        Message::new("adrenaline-prompt-control").with("tile", tile(self.tile)).with("turret", turret)
    }

    fn label(self, _: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::GiveCube(colour) => Message::new("adrenaline-label-give-cube").with("cube", cube(colour)),
            Action::GivePowerup => Message::new("adrenaline-label-give-powerup"),
            Action::Done => Message::new("adrenaline-label-done-control"),
            _ => return None,
        })
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)?;
        let square = state.board().ammo_squares().has(state.actor().square);
        let fine = state.setup.turrets && self.tile.is_some() && square;
        demand(fine, "there is no turret to control", ADR_TUR_3)
    }
}

/// The token that was there becomes a mark, if there is room (ADR-TUR-4).
fn take_turret(state: &mut State, events: &mut impl Events<Event>) {
    let (who, square) = (state.turn.seat, state.actor().square);
    let from = state.turrets[square].replace(who);
    events.put(|| Event::TurretTaken { who, square, from });
    if let Some(owner) = from {
        damage::mark(state, owner, who, 1, MarkCause::Turret, events);
    }
}
