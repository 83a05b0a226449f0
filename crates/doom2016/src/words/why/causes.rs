//! What could be otherwise: figures that stand there, doors that are closed, points, cards and what the turn has seen.

use engine::Message;
use engine::about::{Kind, Spot};
use engine::why::Cause;
use skirmish::DoorId;

use super::super::named::{card, door, kind, who_at};
use super::super::step::mover;
use crate::action::Who;
use crate::frame::Frame;
use crate::state::{Actor, Place};
use crate::{Action, State};

/// More points than anything costs.
const PLENTY: u8 = 30;

type Causes = Vec<Cause<State>>;

/// All that could be otherwise, the likeliest first.
pub(crate) fn causes(state: &State, action: Option<Action>) -> Causes {
    let mut causes = Causes::new();
    figures(state, &mut causes);
    doors(state, &mut causes);
    points(state, &mut causes);
    turn(state, &mut causes);
    about(state, action, &mut causes);
    causes
}

/// Whoever acts or is attacked: without him there would be nothing to ask.
fn is_acting(state: &State, who: Who) -> bool {
    let in_attack = state.attacks.iter().any(|attack| attack.by == who || attack.target == who);
    let asked = state.open_decision().map(|asked| asked.seat.0);
    let acts = match who {
        Who::Marine(n) => asked == Some(n) || state.turn.who == Actor::Marine(n),
        Who::Demon(id) => state.turn.figure == Some(id),
        Who::Drone => false,
    };
    in_attack || acts || mover(state).is_some_and(|(it, ..)| it == who)
}

fn figures(state: &State, causes: &mut Causes) {
    for who in state.figures().filter(|&who| !is_acting(state, who)) {
        let says = Message::new("d16-why-figure").with("who", who_at(state, who));
        causes.push(Cause::new(says, Spot::figure(who), move |state: &mut State| match who {
            Who::Demon(id) => state.demons.remove(id),
            Who::Marine(n) => state.marine_mut(n).place = Place::Off,
            Who::Drone => state.drone = None,
        }));
    }
}

fn doors(state: &State, causes: &mut Causes) {
    let closed = (0..state.arena().doors().len() as u8).map(DoorId).filter(|&id| state.closed.has(id));
    causes.extend(closed.map(|id| {
        let says = Message::new("d16-why-closed").with("door", door(id));
        Cause::new(says, Spot::new(Kind::Door, id.0 + 1), move |state: &mut State| state.closed.remove(id))
    }));
}

/// The points of whoever moves.
fn points(state: &State, causes: &mut Causes) {
    let Some((who, left, free)) = mover(state) else { return };
    if free {
        return;
    }
    let says = Message::new("d16-why-points").with("n", left);
    causes.push(Cause::new(says, Spot::figure(who), |state: &mut State| match state.frames.last_mut() {
        Some(Frame::Spend(spend)) => spend.left = PLENTY,
        _ => state.turn.mp = PLENTY,
    }));
}

/// What this activation and this round have seen so far.
fn turn(state: &State, causes: &mut Causes) {
    if state.turn.rooted {
        causes.push(Cause::new(Message::new("d16-why-rooted"), None, |state: &mut State| {
            state.turn.rooted = false
        }));
    }
    if let Some(open) = state.turn.open {
        let says = Message::new("d16-why-open").with("card", card(open.card));
        causes.push(Cause::new(says, Spot::card(open.card), |state: &mut State| state.turn.open = None));
    }
    if state.turn.mains == 0 {
        causes
            .push(Cause::new(Message::new("d16-why-mains"), None, |state: &mut State| state.turn.mains = 1));
    }
    if state.round.dark > 0 {
        let says = Message::new("d16-why-dark").with("n", state.round.dark);
        causes.push(Cause::new(says, None, |state: &mut State| state.round.dark = 0));
    }
}

/// What the action itself is about.
fn about(state: &State, action: Option<Action>, causes: &mut Causes) {
    match action {
        Some(Action::Rouse(it)) if state.demon_card(it).exhausted => {
            let says = Message::new("d16-why-kind").with("kind", kind(it));
            causes.push(Cause::new(says, Spot::card(it), move |state: &mut State| {
                state.demon_card_mut(it).exhausted = false;
            }));
        }
        Some(Action::Activate(id)) if state.demons.get(id).is_some_and(|demon| demon.acted) => {
            let says = Message::new("d16-why-acted").with("who", who_at(state, Who::Demon(id)));
            causes.push(Cause::new(says, Spot::figure(Who::Demon(id)), move |state: &mut State| {
                state.demons.change(id, |demon| demon.acted = false);
            }));
        }
        Some(Action::Power(_)) => {
            let asked = state.open_decision().map(|asked| asked.seat.0);
            let tired = |&n: &u8| state.marines.get(usize::from(n)).is_some_and(|marine| marine.exhausted);
            causes.extend(asked.filter(tired).map(|n| {
                let class = state.marine(n).class;
                Cause::new(Message::new("d16-why-class"), class.map(Spot::card), move |state: &mut State| {
                    state.marine_mut(n).exhausted = false;
                })
            }));
        }
        _ => {}
    }
}
