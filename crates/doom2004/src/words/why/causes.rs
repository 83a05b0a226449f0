//! What could be otherwise: figures that stand there, doors that are closed, points, ammo and what the turn has seen.

use engine::Message;
use engine::about::{Kind, Spot};
use engine::why::Cause;

use super::super::{door, figure_at, marine, mover, weapon};
use super::meant::points;
use crate::action::Who;
use crate::frame::Frame;
use crate::place::DoorId;
use crate::state::Place;
use crate::{Action, State, WeaponKind};

/// More points and tokens than anything costs.
const PLENTY: u8 = 30;

type Causes = Vec<Cause<State>>;

/// All that could be otherwise, the likeliest first.
pub(crate) fn causes(state: &State, action: Option<Action>) -> Causes {
    let mut causes = Causes::new();
    figures(state, &mut causes);
    doors(state, &mut causes);
    barrels(state, &mut causes);
    means(state, &mut causes);
    if let Some(Action::Fire(weapon, _)) = action {
        arms(state, weapon, &mut causes);
    }
    turn(state, action, &mut causes);
    causes
}

/// Whoever acts: without him there would be nothing to ask.
fn is_acting(state: &State, who: Who) -> bool {
    let asked = state.open_decision().map(|asked| asked.seat);
    let attacks = state.attacks.iter().any(|attack| attack.by == who);
    attacks
        || mover(state) == Some(who)
        || matches!(who, Who::Marine(n) if asked.is_some_and(|seat| seat.0 == n))
}

fn figures(state: &State, causes: &mut Causes) {
    let invaders = state.figures.iter().map(|(id, _)| id).filter(|&id| !is_acting(state, Who::Invader(id)));
    causes.extend(invaders.map(|id| {
        let says = Message::new("d04-why-figure").with("who", figure_at(state, id));
        Cause::new(says, Spot::figure(Who::Invader(id)), move |state: &mut State| state.figures.remove(id))
    }));
    let mates = state.standing().filter(|&(who, _)| !is_acting(state, Who::Marine(who)));
    causes.extend(mates.map(|(who, _)| {
        let says = Message::new("d04-why-figure").with("who", marine(state, who));
        Cause::new(says, Spot::figure(Who::Marine(who)), move |state: &mut State| {
            state.marine_mut(who).place = Place::Left;
        })
    }));
}

/// A door as a cause, with what makes it otherwise.
fn of_door(
    state: &State,
    id: DoorId,
    key: &'static str,
    lift: impl Fn(&mut State) + 'static,
) -> Cause<State> {
    let says = Message::new(key).with("door", door(state, id));
    Cause::new(says, Spot::new(Kind::Door, id.0 + 1), lift)
}

fn doors(state: &State, causes: &mut Causes) {
    for id in (0..state.arena().doors().len() as u8).map(DoorId).filter(|&id| state.door_is_known(id)) {
        if state.closed.has(id) {
            causes.push(of_door(state, id, "d04-why-closed", move |state| state.closed.remove(id)));
        }
        if !state.is_unlocked(id) {
            causes.push(of_door(state, id, "d04-why-locked", move |state| state.unlocked.insert(id)));
        }
        if state.jammed.has(id) {
            causes.push(of_door(state, id, "d04-why-jammed", move |state| state.jammed.remove(id)));
        }
        if state.smashed.has(id) {
            causes.push(of_door(state, id, "d04-why-smashed", move |state| state.smashed.remove(id)));
        }
    }
}

fn barrels(state: &State, causes: &mut Causes) {
    causes.extend(state.barrels().map(|(barrel, space)| {
        let pos = state.arena().space(space).pos;
        let says = Message::new("d04-why-barrel").with("at", pos);
        Cause::new(says, Spot::square(pos), move |state: &mut State| state.burst.insert(barrel))
    }));
}

/// Points and attacks of whoever acts.
fn means(state: &State, causes: &mut Causes) {
    let Some(who) = mover(state) else { return };
    let says = Message::new("d04-why-points").with("n", points(state));
    causes.push(Cause::new(says, Spot::figure(who), |state: &mut State| match state.frames.last_mut() {
        Some(Frame::Activation(activation)) => activation.moves = PLENTY,
        Some(Frame::Mist(mist)) => mist.moves = PLENTY,
        _ => state.turn.moves = PLENTY,
    }));
    let left = match state.top() {
        Some(Frame::Activation(activation)) => activation.attacks,
        _ => state.turn.attacks,
    };
    if left == 0 {
        causes.push(Cause::new(Message::new("d04-why-attacks"), Spot::figure(who), |state: &mut State| {
            match state.frames.last_mut() {
                Some(Frame::Activation(activation)) => activation.attacks = 1,
                _ => state.turn.attacks = 1,
            }
        }));
    }
}

/// A weapon that a marine lacks, or lacks the ammo for.
fn arms(state: &State, it: WeaponKind, causes: &mut Causes) {
    let Some(asked) = state.open_decision() else { return };
    let (who, Some(marine)) = (asked.seat.0, state.marines.get(asked.seat.index())) else { return };
    let mut put = |key: &'static str, lift: Box<dyn Fn(&mut State)>| {
        let says = Message::new(key).with("weapon", weapon(it));
        causes.push(Cause::new(says, Spot::card(it), lift));
    };
    if let Some(ammo) = it.sheet().ammo.filter(|&ammo| marine.ammo_of(ammo) == 0) {
        put(
            "d04-why-ammo",
            Box::new(move |state: &mut State| state.marine_mut(who).ammo[ammo.index()] = PLENTY),
        );
    }
    if it.sheet().token && marine.weapons.of(it) == 0 {
        put(
            "d04-why-weapon",
            Box::new(move |state: &mut State| *state.marine_mut(who).weapons.of_mut(it) = 1),
        );
    }
    if marine.berserk > 0 {
        put("d04-why-berserk", Box::new(move |state: &mut State| state.marine_mut(who).berserk = 0));
    }
    if state.turn.used.has(it) {
        put("d04-why-used", Box::new(move |state: &mut State| state.turn.used.remove(it)));
    }
}

/// What this turn has seen so far.
fn turn(state: &State, action: Option<Action>, causes: &mut Causes) {
    match action {
        Some(Action::Activate(id)) if state.figures.get(id).is_some_and(|figure| figure.acted) => {
            let says = Message::new("d04-why-acted").with("who", figure_at(state, id));
            causes.push(Cause::new(says, Spot::figure(Who::Invader(id)), move |state: &mut State| {
                state.figures.change(id, |figure| figure.acted = false);
            }));
        }
        Some(Action::Spawn(..)) => {
            causes.push(Cause::new(Message::new("d04-why-spawned"), None, |state: &mut State| {
                (state.turn.spawns, state.turn.active) = (1, false);
            }));
        }
        _ => {}
    }
}
