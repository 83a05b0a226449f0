//! Carrying a shot out: effect by effect, choose, drag, damage, Scope, push, mark (ADR-DMG-3).

use engine::{Events, Seat};

use super::super::{Carry, Frame};
use crate::rules::firing::BASIC;
use crate::rules::{damage, moving, targets};
use crate::state::{Firing, Stage};
use crate::weapon::{Drag, Effect, Hook, WeaponCard, Zone};
use crate::{Cause, Event, MarkCause, Sq, SquareSet, State, TargetSet};

/// A square or a room was chosen for the present effect.
pub(super) fn choose_spot(state: &mut State, square: Sq) {
    let (effect, at) = (state.shot.lead(), state.actor().square);
    state.shot.spot = square;
    if !effect.everyone {
        state.shot.stage = Stage::Pick;
        return;
    }
    let squares = match effect.zone {
        Zone::Room => state.board().rooms()[usize::from(state.board().room_of(square))],
        // The second square of a line takes the first with it.
        Zone::Flame => (0..4)
            .map(|dir| targets::line(state, at, dir))
            .find(|(_, far)| far.has(square))
            .map_or(square.bit(), |(near, far)| near.or(far)),
        _ => square.bit(),
    };
    choose_all(state, squares);
}

/// Targets were chosen for the present effect.
pub(super) fn choose_targets(state: &mut State, set: TargetSet) {
    state.shot.picks = set;
    state.shot.struck = TargetSet::NONE;
    state.shot.hits[state.shot.now.lead()] = set;
    state.shot.stage = Stage::Strike;
}

/// An area takes everything in it (ADR-DOM-5).
fn choose_all(state: &mut State, squares: SquareSet) {
    let all = targets::everyone_on(state, squares);
    choose_targets(state, all);
}

/// The next effect has been paid for: ask what it needs.
pub(super) fn begin_effect(state: &mut State) {
    let (effect, card) = (state.shot.lead(), state.shot.weapon.card());
    if effect.walk > 0 {
        return begin_shooter_walk(state, effect, card);
    }
    state.shot.stage = match (effect.zone, effect.everyone) {
        _ if effect.hook == Some(Hook::RocketFist) => Stage::FistStep,
        (Zone::Here | Zone::Next, true) => {
            let at = state.actor().square;
            let squares = if effect.zone == Zone::Here { at.bit() } else { state.board().near(at) };
            return choose_all(state, squares);
        }
        (_, true) => Stage::Spot,
        (Zone::Vortex, _) if !state.shot.spot.is_on() => Stage::Spot,
        _ => Stage::Pick,
    };
}

/// The next figure to be struck, clockwise from the shooter (ADR-SHOOT-10).
fn next_figure(state: &State) -> Option<Seat> {
    state.shot.picks.clockwise(state.turn.seat, state.figures.len()).next()
}

/// Strike one more target; spawnpoints come last.
pub(super) fn strike_next(state: &mut State, events: &mut impl Events<Event>) {
    let (effect, shooter) = (state.shot.lead(), state.turn.seat);
    if let Some(who) = next_figure(state) {
        let stands = state.figure(who).square;
        match effect.drag {
            Some(Drag::Spot) if stands != state.shot.spot => {
                let spot = state.shot.spot;
                moving::enter(state, who, spot, events);
            }
            Some(drag @ (Drag::Seen | Drag::Shooter)) => {
                let at = state.actor().square;
                let goal = if drag == Drag::Seen { state.board().see(at) } else { at.bit() };
                state.shot.stage = Stage::Dragged;
                let carry = Carry { who, left: 2, goal, straight: false, dir: None, may_stop: true };
                return state.push(Frame::Carry(carry));
            }
            _ => {}
        }
        if effect.charge {
            moving::enter(state, shooter, stands, events);
        }
        return hit_figure(state, who, events);
    }
    if let Some(colour) = state.shot.picks.colours().next() {
        state.shot.picks = state.shot.picks.without(TargetSet::spawnpoint(colour));
        state.shot.struck = state.shot.struck.or(TargetSet::spawnpoint(colour));
        let stands = state.board().spawn(colour);
        state.shot.from = stands;
        if effect.charge {
            moving::enter(state, shooter, stands, events);
        }
        return damage::hit_spawnpoint(state, colour, events);
    }
    splash(state, events);
    state.shot.stage = Stage::Struck;
}

/// Damage one figure with the present effect.
fn hit_figure(state: &mut State, who: Seat, events: &mut impl Events<Event>) {
    let effect = state.shot.lead();
    let target = TargetSet::figure(who);
    state.shot.picks = state.shot.picks.without(target);
    state.shot.struck = state.shot.struck.or(target);
    state.shot.from = state.figure(who).square;
    let far = effect.far_damage > 0 && !state.board().near(state.actor().square).has(state.shot.from);
    let points = if far { effect.far_damage } else { effect.damage };
    let riders = state.shot.now.iter().map(|i| state.shot.weapon.card().effects[i].bonus);
    let points = points + riders.sum::<u8>();
    if points > 0 {
        damage::strike(state, who, points, Cause::Weapon, events);
    }
}

/// The target has been dragged (ADR-DMG-3): damage it where it is now.
pub(super) fn hit_dragged(state: &mut State, events: &mut impl Events<Event>) {
    let Some(who) = next_figure(state) else { return debug_assert!(false, "nobody is being dragged") };
    hit_figure(state, who, events);
}

/// Fragmenting warhead: everybody on the target's square, the target included (ADR-W-ROCKET-3).
fn splash(state: &mut State, events: &mut impl Events<Event>) {
    let effects = &state.shot.weapon.card().effects;
    let points: u8 = state.shot.now.iter().map(|i| effects[i].splash).sum();
    if points == 0 {
        return;
    }
    let caught = targets::everyone_on(state, state.shot.from.bit());
    for who in caught.clockwise(state.turn.seat, state.figures.len()) {
        damage::strike(state, who, points, Cause::Weapon, events);
    }
    for colour in caught.colours() {
        damage::hit_spawnpoint(state, colour, events);
    }
}

/// Push the target, at once or when the shooter likes (ADR-MOVE-2).
pub(super) fn push_target(state: &mut State) {
    let effect = state.shot.lead();
    state.shot.stage = Stage::Marks;
    let Some(who) = state.shot.struck.seats().next().filter(|_| effect.push > 0) else { return };
    if effect.push_open {
        state.shot.push = TargetSet::figure(who);
        return;
    }
    let goal = state.board().squares();
    let carry = Carry { who, left: effect.push, goal, straight: effect.straight, dir: None, may_stop: true };
    state.push(Frame::Carry(carry));
}

/// Marks come after all damage of the effect (ADR-MARK-1), so old ones have made room (ADR-MARK-9).
pub(super) fn give_marks(state: &mut State, events: &mut impl Events<Event>) {
    let effect = state.shot.lead();
    if effect.marks == 0 {
        return;
    }
    let marked = if effect.marks_square {
        targets::on(state, state.shot.from.bit())
    } else {
        state.shot.struck.figures()
    };
    let shooter = state.turn.seat;
    for who in marked.clockwise(shooter, state.figures.len()) {
        let given = damage::mark(state, shooter, who, effect.marks, MarkCause::Weapon, events);
        state.shot.fresh[who.index()] += given;
    }
}

/// The shooter's own move; before the shot it must lead to one (ADR-SHOOT-8).
fn begin_shooter_walk(state: &mut State, effect: &Effect, card: &WeaponCard) {
    let goal = if state.shot.used.has(0) {
        state.board().squares()
    } else {
        let fresh = Firing::of(state.shot.weapon);
        let usable = |s: &Sq| targets::usable(state, &card.effects[0], BASIC, *s, &fresh);
        state.board().squares().iter().filter(usable).collect::<SquareSet>()
    };
    state.shot.stage = Stage::Menu;
    let (who, left) = (state.turn.seat, effect.walk);
    state.push(Frame::Carry(Carry { who, left, goal, straight: false, dir: None, may_stop: false }));
}
