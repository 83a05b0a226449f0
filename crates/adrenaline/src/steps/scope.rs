//! The window for Targeting Scopes.

use engine::{Decision, Events, Message, Seat};

use super::{Frame, Pay, Problem, ScopeHit, Step, demand_actor, is_on_board, unasked};
use crate::powerup::PowerupKind;
use crate::reason::{Reason, unless};
use crate::rules::powerups;
use crate::state::TRACK_SLOTS;
use crate::words::{card, seat, some_card};
use crate::{Action, Cubes, Event, State, TargetSet};

/// The shooter may play Targeting Scopes (ADR-PWR-SCOPE-4).
#[derive(Clone, Copy, Debug)]
pub struct Scope;

impl Step for Scope {
    /// It is asked only because of a card.
    #[inline]
    fn decision(self, state: &State) -> Option<Decision> {
        Some(Decision { seat: state.turn.seat, secret: true })
    }

    fn list(self, state: &State, actions: &mut Vec<Action>) {
        if can_scope(state) {
            for card in state.actor().hand.faces_of(PowerupKind::Scope) {
                actions.extend(scope_targets(state).seats().map(|who| Action::Scope(card, who)));
            }
        }
        actions.push(Action::Done);
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Scope(card, who) => {
                powerups::may_play(state, state.turn.seat, card, PowerupKind::Scope)?;
                let open = is_on_board(state, who) && scope_targets(state).has(who);
                unless(open, Reason::ScopeTarget)?;
                unless(can_pay_cube(state), Reason::ScopeUnpaid)
            }
            Action::Done => Ok(()),
            _ => Reason::ScopeWindow.unasked(action),
        }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Scope(card, who) => {
                let shooter = state.turn.seat;
                powerups::play(state, shooter, card, who, events);
                state.push(Frame::ScopeHit(ScopeHit { who }));
                // Its cube may be of any colour (ADR-PWR-SCOPE-5).
                state.push(Frame::Pay(Pay { cost: Cubes::NONE, any: 1 }));
            }
            Action::Done => {
                state.frames.pop();
            }
            _ => unasked(action),
        }
    }

    #[inline]
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let idle = !state.setup.open_windows && !can_scope(state);
        if idle {
            state.frames.pop();
        }
        idle
    }

    fn prompt(self, _: &State) -> Message {
        Message::new("adrenaline-prompt-scope")
            .with("card", some_card("adrenaline-a-scope", PowerupKind::Scope))
    }

    fn label(self, state: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::Scope(it, whom) => {
                Message::new("adrenaline-label-scope").with("card", card(it)).with("whom", seat(state, whom))
            }
            Action::Done => Message::new("adrenaline-label-done-scope"),
            _ => return None,
        })
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::ScopeHit(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)
    }
}

/// Who a Scope could be played on now: figures damaged in this shot whose board has room (ADR-PWR-SCOPE-3,
/// ADR-PWR-SCOPE-6). It is asked again after each Scope (ADR-PWR-SCOPE-2).
#[inline]
fn scope_targets(state: &State) -> TargetSet {
    let open = |who: &Seat| state.figure(*who).damage.len() < TRACK_SLOTS;
    let damaged = state.shot.damaged.seats().filter(open);
    damaged.fold(TargetSet::NONE, |set, who| set.or(TargetSet::figure(who)))
}

/// Has the shooter something besides a Scope to pay its cube with (ADR-PAY-3)?
#[inline]
fn can_pay_cube(state: &State) -> bool {
    let shooter = state.actor();
    shooter.ammo.total() > 0 || shooter.hand.len() > 1
}

/// Has the shooter a Scope, a target for it, and something to pay its cube with?
#[inline]
fn can_scope(state: &State) -> bool {
    state.actor().hand.has_kind(PowerupKind::Scope) && can_pay_cube(state) && !scope_targets(state).is_empty()
}
