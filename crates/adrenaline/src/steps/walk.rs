//! An action under way: walk, then grab or shoot.

use borsh::BorshSerialize;
use engine::{Arg, Events, Message};
use serde::{Deserialize, Serialize};

use super::{Control, Errand, Frame, Problem, Step, Taking, demand, demand_actor, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::{firing, grabbing, moving, paying, reloading};
use crate::weapon::Effects;
use crate::words::{reload, spawnpoint, tile, use_of, weapon};
use crate::{Action, Event, Sq, State, Tile, Weapon};

/// The active player moves within an action, and then does what the action is for (ADR-TURN-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// What the action is for.
    pub errand: Errand,
    /// Steps left.
    pub left: u8,
    /// Has a step been made?
    pub walked: bool,
}

impl Step for Walk {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.errand.ends(state, self.left).iter().map(Action::To));
        match self.errand {
            Errand::Run if self.walked => actions.push(Action::Done),
            Errand::Run => {}
            Errand::Grab => grabbing::list(state, actions),
            Errand::Shoot { .. } => {
                for weapon in state.actor().loaded.iter() {
                    firing::openings(state, weapon, |set| actions.push(Action::Fire(weapon, set)));
                }
                if state.frenzy.is_some() {
                    let first =
                        reloading::reloadable(state).filter(|&w| reloading::shot_can_follow(state, w));
                    actions.extend(first.map(Action::Reload));
                }
            }
        }
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match (self.errand, action) {
            (_, Action::To(square)) => self.may_go(state, square),
            (Errand::Run, Action::Done) => unless(self.walked, Reason::RunNowhere),
            (Errand::Run, _) => Reason::Running.unasked(action),
            (Errand::Grab, Action::Take(weapon)) => grabbing::may_take(state, weapon),
            (Errand::Grab, Action::Tile(tile)) => grabbing::may_take_tile(state, tile),
            (Errand::Grab, Action::Done) => Err(Reason::GrabSomething),
            (Errand::Grab, _) => Reason::Grabbing.unasked(action),
            (Errand::Shoot { .. }, Action::Fire(weapon, set)) => firing::may_fire(state, weapon, set),
            (Errand::Shoot { .. }, Action::Reload(weapon)) => {
                unless(state.frenzy.is_some(), Reason::ReloadLater)?;
                reloading::may_reload(state, weapon)?;
                unless(reloading::shot_can_follow(state, weapon), Reason::ShotMustFollow)
            }
            (Errand::Shoot { .. }, Action::Done) => Err(Reason::MustShoot),
            (Errand::Shoot { .. }, _) => Reason::Shooting.unasked(action),
        }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::To(square) => self.go(state, square, events),
            Action::Tile(tile) => take_tile(state, tile, events),
            Action::Take(weapon) => take_weapon(state, weapon),
            Action::Fire(weapon, effects) => {
                let who = state.turn.seat;
                events.put(|| Event::Fired { who, weapon, effects: Effects(weapon, effects) });
                firing::fire(state, weapon, effects);
            }
            Action::Reload(weapon) => {
                // The move is over once something is reloaded (ADR-FRENZY-9).
                state.frames.pop();
                state.push(Frame::Walk(Walk { errand: Errand::Shoot { reloaded: true }, ..self }));
                reloading::reload(state, weapon);
            }
            Action::Done => {
                state.frames.pop();
            }
            _ => unasked(action),
        }
    }

    fn prompt(self, _: &State) -> Message {
        let key = match self.errand {
            Errand::Run if self.walked => "adrenaline-prompt-run-on",
            Errand::Run => "adrenaline-prompt-run",
            Errand::Grab if self.left > 0 => "adrenaline-prompt-grab",
            Errand::Grab => "adrenaline-prompt-grab-here",
            Errand::Shoot { reloaded: false } if self.left > 0 => "adrenaline-prompt-shoot",
            Errand::Shoot { .. } => "adrenaline-prompt-shoot-here",
        };
        Message::new(key).with("n", self.left)
    }

    fn label(self, state: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::To(square) => {
                let message = match self.errand {
                    Errand::Run => Message::new("adrenaline-label-to-run"),
                    Errand::Grab => label_of_ground(state, square),
                    Errand::Shoot { .. } => Message::new("adrenaline-label-to-shoot"),
                };
                message.with("square", Arg::text(square))
            }
            Action::Tile(it) => Message::new("adrenaline-label-tile").with("tile", tile(it)),
            Action::Take(it) => {
                let price = it.card().pickup;
                let free = price.is_none();
                let key = if free { "adrenaline-label-take" } else { "adrenaline-label-take-paid" };
                Message::new(key).with("weapon", weapon(it)).with("price", price)
            }
            Action::Fire(it, set) => use_of("adrenaline-label-fire", "adrenaline-label-fire-paid", it, set),
            Action::Reload(it) => reload(it),
            Action::Done => Message::new("adrenaline-label-done-walk"),
            _ => return None,
        })
    }

    fn bears(self, above: Frame) -> bool {
        self.errand == Errand::Shoot { reloaded: true } && matches!(above, Frame::Reloading(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(self.left <= 4, "no action moves more than four squares", ADR_FRENZY_1)?;
        demand_actor(state)
    }
}

impl Walk {
    /// May the walk go there (ADR-RUN-1, ADR-TURN-5)? Not too far, and to where the errand can be done.
    fn may_go(self, state: &State, to: Sq) -> Result<(), Reason> {
        if self.errand.ends(state, self.left).has(to) {
            return Ok(());
        }
        let at = state.actor().square;
        // Step by step where turrets stand.
        let steps = if state.setup.turrets { self.left.min(1) } else { self.left };
        let useless = match self.errand {
            Errand::Run => return Err(Reason::TooFarToRun),
            Errand::Shoot { reloaded: true } => return Err(Reason::Reloaded),
            Errand::Shoot { reloaded: false } => Reason::NoTargetThere,
            Errand::Grab => Reason::NothingThere,
        };
        unless(self.left > 0, Reason::NoSteps)?;
        unless(to != at, Reason::AlreadyThere)?;
        unless(state.board().reach(at, steps).has(to), Reason::TooFar)?;
        Err(useless)
    }

    /// Walk one decision further (ADR-MOVE-1).
    #[inline]
    fn go(self, state: &mut State, to: Sq, events: &mut impl Events<Event>) {
        let who = state.turn.seat;
        let steps = if state.setup.turrets { 1 } else { self.left };
        moving::enter(state, who, to, events);
        state.frames.pop();
        if self.left > steps || self.errand != Errand::Run {
            state.push(Frame::Walk(Walk { left: self.left - steps, walked: true, ..self }));
        }
    }
}

/// Take a tile from the floor, or one of the five on offer (ADR-GRAB-1, ADR-TUR-2).
fn take_tile(state: &mut State, tile: Tile, events: &mut impl Events<Event>) {
    let at = state.actor().square;
    state.frames.pop();
    let mut turret = false;
    if state.setup.turrets {
        let place = state.offer.iter().position(|&t| t == tile);
        debug_assert!(place.is_some(), "{tile} is not on offer");
        place.map(|place| state.offer.remove(place));
        state.turn.grabbed = state.turn.grabbed.or(at.bit());
        // A turret you control cannot be bought again (ADR-TUR-16).
        turret = state.turrets[at] != Some(state.turn.seat);
    } else {
        state.floor[at] = Tile::NONE;
    }
    state.tile_discard.add(tile);
    if turret {
        state.push(Frame::Control(Control { tile }));
    } else {
        let face = tile.face();
        grabbing::unpack(state, tile, face.cubes, face.powerup, events);
    }
}

/// Take a weapon: pay first, then it is in hand and loaded (ADR-PAY-1).
fn take_weapon(state: &mut State, weapon: Weapon) {
    state.frames.pop();
    state.push(Frame::Taking(Taking { weapon }));
    paying::charge(state, weapon.card().pickup);
}

/// On the way to a grab: say what lies there.
fn label_of_ground(state: &State, square: Sq) -> Message {
    if !square.is_on() {
        return Message::new("adrenaline-label-to");
    }
    if let Some(colour) = state.board().spawn_on(square) {
        return Message::new("adrenaline-label-to-spawnpoint").with("spawnpoint", spawnpoint(colour));
    }
    match state.floor[square] {
        lying if lying.is_some() => Message::new("adrenaline-label-to-tile").with("tile", tile(lying)),
        _ => Message::new("adrenaline-label-to"),
    }
}
