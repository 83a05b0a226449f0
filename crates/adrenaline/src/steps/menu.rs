//! The active player's choice of actions and powerups between them.

use engine::{Decision, Events, Message};

use super::{Carry, EndTurn, Errand, Frame, Problem, Step, Walk, WindUp, demand, unasked};
use crate::powerup::PowerupKind;
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::turns::limits;
use crate::rules::{powerups, targets};
use crate::words::{card, seat};
use crate::{Action, Deed, Event, State};

/// The active player chooses an action or plays a powerup (ADR-TURN-1).
#[derive(Clone, Copy, Debug)]
pub struct Menu;

impl Step for Menu {
    #[inline]
    fn decision(self, state: &State) -> Option<Decision> {
        // With nothing else to do it is asked only because of a card.
        let secret = state.turn.actions == 0 && !state.turn.bot_due && !state.setup.confirm_turn;
        Some(Decision { seat: state.turn.seat, secret })
    }

    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let deeds = [Action::Run, Action::Grab, Action::Shoot, Action::Bot];
        actions.extend(deeds.into_iter().filter(|&action| may_begin(state, action).is_ok()));
        list_powerups(state, actions);
        if may_begin(state, Action::Done).is_ok() {
            actions.push(Action::Done);
        }
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let who = state.turn.seat;
        match action {
            Action::Run | Action::Grab | Action::Shoot | Action::Bot | Action::Done => {
                may_begin(state, action)
            }
            Action::Teleport(card) => powerups::may_play(state, who, card, PowerupKind::Teleporter),
            Action::Newton(card, whom) => {
                powerups::may_play(state, who, card, PowerupKind::Newton)?;
                unless(whom != who, Reason::NewtonSelf)?;
                unless(super::is_on_board(state, whom), Reason::NewtonAbsent)
            }
            Action::To(_) => Err(Reason::MoveNeedsAction),
            Action::Reload(_) => Err(Reason::ReloadLater),
            Action::Fire(weapon, _) if !state.actor().loaded.has(weapon) => Err(Reason::NotLoaded),
            _ => Reason::ChooseAction.unasked(action),
        }
    }

    #[inline]
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let who = state.turn.seat;
        match action {
            Action::Run | Action::Grab | Action::Shoot => begin_errand(state, action, events),
            Action::Bot => begin_bot_action(state, events),
            Action::Teleport(card) => {
                powerups::play(state, who, card, who, events);
                state.push(Frame::Teleport);
            }
            Action::Newton(card, whom) => {
                powerups::play(state, who, card, whom, events);
                // Up to two squares straight (ADR-PWR-NEWTON-1).
                let goal = state.board().squares();
                let carry = Carry { who: whom, left: 2, goal, straight: true, dir: None, may_stop: false };
                state.push(Frame::Carry(carry));
            }
            Action::Done => end_actions(state, events),
            _ => unasked(action),
        }
    }

    #[inline]
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        // Is nothing left to ask the active player before the turn ends?
        let turn = &state.turn;
        let idle =
            turn.actions == 0 && !turn.bot_due && !has_turn_powerup(state) && !state.setup.confirm_turn;
        if idle {
            end_actions(state, events);
        }
        idle
    }

    fn prompt(self, state: &State) -> Message {
        match (state.turn.actions, state.turn.bot_due) {
            (0, true) => Message::new("adrenaline-prompt-menu-bot"),
            (0, false) => Message::new("adrenaline-prompt-menu-last"),
            (n, _) => Message::new("adrenaline-prompt-menu").with("n", n),
        }
    }

    fn label(self, state: &State, action: Action) -> Option<Message> {
        let limits = limits(state);
        Some(match action {
            Action::Run => Message::new("adrenaline-label-run").with("n", limits.run),
            Action::Grab => Message::new("adrenaline-label-grab").with("n", limits.grab),
            Action::Shoot => {
                let key = match (state.frenzy.is_some(), limits.shoot) {
                    (true, _) => "adrenaline-label-shoot-frenzy",
                    (false, 0) => "adrenaline-label-shoot",
                    (false, _) => "adrenaline-label-shoot-move",
                };
                Message::new(key).with("n", limits.shoot)
            }
            Action::Bot => Message::new("adrenaline-label-bot"),
            Action::Teleport(it) => Message::new("adrenaline-label-teleport").with("card", card(it)),
            Action::Newton(it, whom) => {
                Message::new("adrenaline-label-newton").with("card", card(it)).with("whom", seat(state, whom))
            }
            Action::Done => Message::new("adrenaline-label-done-turn"),
            _ => return None,
        })
    }

    fn bears(self, above: Frame) -> bool {
        use Frame as F;
        matches!(
            above,
            F::Spawn(_)
                | F::Walk(_)
                | F::Teleport
                | F::Carry(_)
                | F::Taking(_)
                | F::Leave(_)
                | F::Control(_)
                | F::Shot
                | F::Tagback(_)
                | F::BotShot
        )
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let seat = state.turn.seat;
        let spawning = matches!(state.frames.get(1), Some(Frame::Spawn(spawn)) if spawn.who == seat);
        let there = state.actor().square.is_on() || spawning;
        demand(there, "the active player is not on the board", ADR_SPAWN_2)
    }
}

/// May the active player begin this now: an action with something to do (ADR-TURN-1, ADR-GRAB-9, ADR-SHOOT-2), the bot's
/// once a turn, and the end only after it (ADR-BOT-3)? Actions may be left over (ADR-TURN-3).
#[inline]
fn may_begin(state: &State, action: Action) -> Result<(), Reason> {
    let some_left = state.turn.actions > 0;
    match action {
        Action::Run => {
            unless(some_left, Reason::NoActions)?;
            unless(Errand::Run.is_possible(state, limits(state).run), Reason::NoRun)
        }
        Action::Grab => {
            unless(some_left, Reason::NoActions)?;
            unless(Errand::Grab.is_possible(state, limits(state).grab), Reason::NothingToGrab)
        }
        Action::Shoot => {
            unless(some_left, Reason::NoActions)?;
            let errand = Errand::Shoot { reloaded: false };
            let reason = if state.actor().loaded.is_empty() {
                Reason::NoLoadedWeapon
            } else if state.setup.domination {
                Reason::NoSpawnpoint
            } else {
                Reason::NoTarget
            };
            unless(errand.is_possible(state, limits(state).shoot), reason)
        }
        Action::Bot => unless(state.turn.bot_due, Reason::NoBotAction),
        _ => unless(!state.turn.bot_due, Reason::BotActionOwed),
    }
}

/// A powerup that could be played between actions (ADR-PWR-TELE-1, ADR-PWR-NEWTON-1).
#[inline]
fn has_turn_powerup(state: &State) -> bool {
    let hand = state.actor().hand;
    hand.has_kind(PowerupKind::Teleporter) || hand.has_kind(PowerupKind::Newton)
}

/// Powerups that may be played now: Newton on anybody on the board, killed or not (ADR-PWR-NEWTON-2), the bot too; the
/// Teleporter moves its player alone (ADR-BOT-8).
#[inline]
fn list_powerups(state: &State, actions: &mut Vec<Action>) {
    if !has_turn_powerup(state) {
        return;
    }
    let hand = state.actor().hand;
    actions.extend(hand.faces_of(PowerupKind::Teleporter).map(Action::Teleport));
    for card in hand.faces_of(PowerupKind::Newton) {
        let others = targets::on(state, state.board().squares());
        actions.extend(others.seats().map(|who| Action::Newton(card, who)));
    }
}

#[inline]
fn begin_errand(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    let (who, limits) = (state.turn.seat, limits(state));
    let (what, errand, left) = match action {
        Action::Run => (Deed::Run, Errand::Run, limits.run),
        Action::Grab => (Deed::Grab, Errand::Grab, limits.grab),
        _ => (Deed::Shoot, Errand::Shoot { reloaded: false }, limits.shoot),
    };
    events.put(|| Event::Began { who, what });
    state.turn.actions -= 1;
    state.push(Frame::Walk(Walk { errand, left, walked: false }));
}

/// Move the bot up to one square, then shoot (ADR-BOT-4, ADR-BOT-5).
fn begin_bot_action(state: &mut State, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    events.put(|| Event::Began { who, what: Deed::Bot });
    state.turn.bot_due = false;
    let Some(bot) = state.bot() else { return debug_assert!(false, "only the bot's action can be owed") };
    state.push(Frame::BotShot);
    let goal = state.board().squares();
    state.push(Frame::Carry(Carry { who: bot, left: 1, goal, straight: false, dir: None, may_stop: true }));
}

/// The actions are over: reload, then the end of the turn (ADR-TURN-4). Until now powerups could be played, and from
/// now on no more (ADR-PWR-NEWTON-3). A player killed on the own turn reloads like anybody (ADR-TUR-8).
fn end_actions(state: &mut State, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    events.put(|| Event::Began { who, what: Deed::EndTurn });
    state.frames.clear();
    state.push(Frame::EndTurn(EndTurn { step: WindUp::Tag }));
    // In frenzy there is nothing left to shoot with it (ADR-FRENZY-8).
    if state.frenzy.is_none() {
        state.push(Frame::Reload);
    }
}
