//! A weapon is being fired: choose effects, squares and targets until the shot is over.

mod fist;
mod stages;

use engine::{Arg, Events, Message};

use super::{Frame, Problem, Step, Tagback, demand_actor, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::{firing, moving, targets};
use crate::state::{Firing, MARK_LIMIT, Stage};
use crate::weapon::{EffectSet, Effects, Zone};
use crate::words::{self, aim, room, seat, use_of, weapon};
use crate::{Action, Event, Sq, State, TargetSet};

/// A weapon is being fired; `State::shot` says how far it is (ADR-SHOOT-4).
#[derive(Clone, Copy, Debug)]
pub struct Shot;

impl Step for Shot {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let shot = &state.shot;
        match shot.stage {
            Stage::Menu => firing::continuations(state, |action| actions.push(action)),
            Stage::Spot => {
                let at = state.actor().square;
                targets::spots(state, shot.lead(), at, shot, |action| actions.push(action));
            }
            Stage::Pick => actions.extend(targets::choices(state).map(Action::Hit)),
            _ => fist::list(state, actions),
        }
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let asked = match state.shot.stage {
            Stage::Menu => Reason::ChooseEffect,
            Stage::Spot => Reason::ChooseSquare,
            Stage::Pick => Reason::ChooseTarget,
            _ => Reason::Fist,
        };
        match (state.shot.stage, action) {
            (_, Action::Fire(weapon, _)) if weapon != state.shot.weapon => {
                unless(state.actor().loaded.has(weapon), Reason::NotLoaded)?;
                Err(Reason::OneWeapon)
            }
            (Stage::Menu, Action::Use(weapon, set)) => firing::may_use(state, weapon, set),
            (_, Action::Use(weapon, set) | Action::Fire(weapon, set)) => {
                firing::may_use(state, weapon, set)?;
                Err(asked)
            }
            (Stage::Menu, Action::Done) => unless(state.shot.used.has(0), Reason::BasicCompulsory),
            (Stage::Menu, Action::To(square)) => {
                unless(!state.shot.push.is_empty(), Reason::NoPush)?;
                unless(firing::pushes(state).has(square), Reason::PushTooFar)
            }
            (Stage::Spot, Action::At(_) | Action::Room(_)) => targets::may_aim(state, action),
            (Stage::Pick, Action::Hit(set)) => targets::may_hit(state, set),
            (Stage::Menu | Stage::Spot | Stage::Pick, _) => asked.unasked(action),
            _ => fist::may(state, action),
        }
    }

    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match (state.shot.stage, action) {
            (Stage::Menu, _) => go_on(state, action, events),
            (Stage::Spot, Action::At(square) | Action::Room(square)) => stages::choose_spot(state, square),
            (Stage::Pick, Action::Hit(set)) => stages::choose_targets(state, set),
            _ => fist::act(state, action, events),
        }
    }

    /// Go on with the shot until somebody must decide. Scopes come after the damage of each effect, before its push and
    /// its marks (ADR-PWR-SCOPE-4).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        match state.shot.stage {
            Stage::Menu => return settle_menu(state, events),
            Stage::Begin => stages::begin_effect(state),
            Stage::Strike => stages::strike_next(state, events),
            Stage::Dragged => {
                stages::hit_dragged(state, events);
                state.shot.stage = Stage::Strike;
            }
            Stage::Struck => {
                state.shot.stage = Stage::Push;
                if state.shot.lead().damage > 0 {
                    state.push(Frame::Scope);
                }
            }
            Stage::Push => stages::push_target(state),
            Stage::Marks => {
                stages::give_marks(state, events);
                state.shot.stage = if state.shot.weapon.card().modes { Stage::Over } else { Stage::Menu };
            }
            Stage::Over => {
                state.frames.pop();
                let (attacker, queue) = (state.turn.seat, state.shot.answer);
                state.push(Frame::Tagback(Tagback { attacker, queue }));
            }
            Stage::Spot | Stage::Pick => return false,
            Stage::FistStep | Stage::FistStrike | Stage::FistOn | Stage::FistStrikeOn => {
                return fist::settle(state, events);
            }
        }
        true
    }

    fn prompt(self, state: &State) -> Message {
        let shot = &state.shot;
        let aimed = |key: &'static str| Message::new(key).with("aim", aim(shot.weapon, shot.now));
        let effect = shot.weapon.card().effects.get(shot.now.lead());
        match shot.stage {
            Stage::Spot if effect.is_some_and(|e| e.zone == Zone::Room) => aimed("adrenaline-prompt-room"),
            Stage::Spot => aimed("adrenaline-prompt-spot"),
            Stage::Pick => aimed("adrenaline-prompt-targets").with("n", effect.map_or(1, |e| e.most)),
            Stage::FistStep => aimed("adrenaline-prompt-fist-step"),
            Stage::FistStrike | Stage::FistStrikeOn => aimed("adrenaline-prompt-fist-strike"),
            Stage::FistOn => aimed("adrenaline-prompt-fist-on"),
            _ => Message::new("adrenaline-prompt-shot").with("weapon", weapon(shot.weapon)),
        }
    }

    fn label(self, state: &State, action: Action) -> Option<Message> {
        Some(match action {
            Action::Use(it, set) => use_of("adrenaline-label-use", "adrenaline-label-use-paid", it, set),
            Action::To(square) => {
                let message = match state.shot.push.seats().next() {
                    Some(whom) => Message::new("adrenaline-label-to-move").with("whom", seat(state, whom)),
                    None => Message::new("adrenaline-label-to"),
                };
                message.with("square", Arg::text(square))
            }
            Action::Hit(set) => {
                Message::new("adrenaline-label-hit").with("targets", words::targets(state, set))
            }
            Action::At(square) => label_of_spot(state, square),
            Action::Room(square) => Message::new("adrenaline-label-room").with("room", room(state, square)),
            Action::Done => Message::new(match state.shot.stage {
                Stage::FistStrike | Stage::FistStrikeOn => "adrenaline-label-done-strike",
                Stage::FistOn => "adrenaline-label-done-walk",
                _ => "adrenaline-label-done-shot",
            }),
            _ => return None,
        })
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::Pay(_) | Frame::Carry(_) | Frame::Scope)
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)?;
        sound(state)
    }
}

/// Use one more effect, make the open push, or end the shot (ADR-SHOOT-4).
fn go_on(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    match action {
        Action::Use(weapon, effects) => {
            let who = state.turn.seat;
            events.put(|| Event::Fired { who, weapon, effects: Effects(weapon, effects) });
            firing::begin_effects(state, effects);
        }
        Action::To(square) => match std::mem::take(&mut state.shot.push).seats().next() {
            Some(who) => moving::enter(state, who, square, events),
            None => unasked(action),
        },
        Action::Done => state.shot.stage = Stage::Over,
        _ => unasked(action),
    }
}

/// A shot with one way to go on goes on by itself.
fn settle_menu(state: &mut State, events: &mut impl Events<Event>) -> bool {
    let (mut only, mut count) = (Action::Done, 0);
    firing::continuations(state, |action| {
        only = action;
        count += 1;
    });
    let forced = count == 1 && matches!(only, Action::Use(..) | Action::Done);
    if forced {
        go_on(state, only, events);
    }
    forced
}

fn label_of_spot(state: &State, square: Sq) -> Message {
    let shot = &state.shot;
    let zone = shot.weapon.card().effects.get(shot.now.lead()).map(|effect| effect.zone);
    let key = match (shot.stage, zone) {
        (Stage::Spot, Some(Zone::Vortex)) => "adrenaline-label-at-vortex",
        (Stage::Spot, Some(Zone::Flame)) => "adrenaline-label-at-flame",
        (Stage::FistStep | Stage::FistOn, _) => "adrenaline-label-at-fist",
        _ => "adrenaline-label-at",
    };
    Message::new(key).with("square", Arg::text(square))
}

/// Is the shot under way possible?
fn sound(state: &State) -> Result<(), Problem> {
    let Firing { weapon, used, now, stage, spot, picks, struck, hits, from, damaged, answer, fresh, push } =
        state.shot;
    let fail = |place, text| Err(Problem { place: Some(place), text, rule: ADR_SHOOT_12 });
    let effects = weapon.card().effects.len();
    let known = EffectSet((1 << effects) - 1);
    if !state.actor().unloaded.has(weapon) {
        return fail("shot.weapon", "the active player is not firing that weapon");
    }
    if now.0 == 0 || now.or(used) != used || used.or(known) != known {
        return fail("shot.now", "effects that the weapon does not have, or that were not begun");
    }
    let everybody = targets::on(state, state.board().squares());
    let sets = [picks, struck, damaged, answer, push, hits[0], hits[1], hits[2]];
    if !sets.iter().all(|set| set.figures().within(everybody)) {
        return fail("shot.hits", "a target that is not on the board, or the shooter");
    }
    if push.len() > 1 || !push.within(everybody) {
        return fail("shot.push", "at most one figure waits to be pushed");
    }
    if fresh.iter().any(|&n| n > MARK_LIMIT) {
        return fail("shot.fresh", "more marks than a board can hold");
    }
    let squares = state.board().squares();
    if [spot, from].iter().any(|s| s.is_on() && !squares.has(*s)) {
        return fail("shot.spot", "that square is not on the board");
    }
    let fist = matches!(stage, Stage::FistStrike | Stage::FistOn | Stage::FistStrikeOn);
    if fist && (!spot.is_on() || !from.is_on()) {
        return fail("shot.spot", "a rocket fist has a start and a first square");
    }
    if stage == Stage::Dragged && picks.and(everybody) == TargetSet::NONE {
        return fail("shot.picks", "nobody is being dragged");
    }
    let top = state.frames.last();
    let fits = match top {
        Some(Frame::Shot) => !matches!(
            stage,
            Stage::Begin
                | Stage::Strike
                | Stage::Dragged
                | Stage::Struck
                | Stage::Push
                | Stage::Marks
                | Stage::Over
        ),
        Some(Frame::Carry(_)) => matches!(stage, Stage::Menu | Stage::Dragged | Stage::Marks),
        Some(Frame::Pay(_)) if state.frames.iter().any(|f| matches!(f, Frame::ScopeHit(_))) => true,
        Some(Frame::Pay(_)) => stage == Stage::Begin,
        _ => matches!(stage, Stage::Push | Stage::FistOn | Stage::Over),
    };
    if fits { Ok(()) } else { fail("shot.stage", "this stage does not go with the last frame") }
}
