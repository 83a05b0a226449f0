//! Knockback: the attacker moves whom he has hit (D04-ABIL-KNOCK, D04-INT-21).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::{Attack, Stage};
use crate::place::{Footing, Pos};
use crate::reason::Reason;
use crate::rules::board::clear;
use crate::rules::wounds::Blow;
use crate::steps::{After, Hurt};
use crate::{Action, State};

/// How far a figure may be knocked back.
const FLIGHT: usize = 3;

/// Figures that may still be moved.
pub(super) fn loose(state: &State, attack: &Attack) -> impl Iterator<Item = Who> {
    let invaders = (attack.loose & state.figures.alive()).iter().map(Who::Invader);
    let marines = state.standing().filter(|(who, _)| attack.loose_marines.has(Seat(*who)));
    let marines: Vec<Who> = marines.map(|(who, _)| Who::Marine(who)).collect();
    invaders.chain(marines)
}

/// Where a figure may be knocked to: at most 3 steps past walls and closed doors, onto wholly free spaces
/// (D04-ABIL-KNOCK, D04-INT-21).
fn landings(state: &State, who: Who) -> Vec<Footing> {
    let Some(home) = state.footing(who) else { return Vec::new() };
    let arena = state.arena();
    let mut taken = state.taken();
    arena.cells(home).iter().for_each(|cell| clear(&mut taken, *cell));
    let obstacles = state.obstacle_spaces();
    let mut seen = vec![home];
    let mut rim = vec![home];
    for _ in 0..FLIGHT {
        let mut next = Vec::new();
        for &footing in &rim {
            for stride in state.strides(footing).filter(|stride| stride.is_free(state.closed)) {
                let stopped = state.setup.knockback_stopped
                    && arena.cells(stride.to).iter().any(|cell| obstacles.contains(cell.index()));
                let known = arena.cells(stride.to).iter().all(|&cell| state.is_revealed(cell));
                if known && !stopped && !seen.contains(&stride.to) {
                    seen.push(stride.to);
                    next.push(stride.to);
                }
            }
        }
        rim = next;
    }
    seen.retain(|&footing| footing != home && state.is_free(footing, &taken));
    seen
}

/// Where a figure lands. One that could lie two ways on a place lands the way it lies now.
fn places(state: &State, who: Who) -> impl Iterator<Item = Pos> + '_ {
    let shape = state.footing(who).map(|footing| footing.shape);
    let same = landings(state, who).into_iter().filter(move |footing| Some(footing.shape) == shape);
    same.map(|footing| state.arena().space(footing.at).pos)
}

/// All that may be answered.
pub(super) fn list(state: &State, attack: &Attack, actions: &mut Vec<Action>) {
    for who in loose(state, attack) {
        actions.extend(places(state, who).map(|pos| Action::Knock(who, pos)));
    }
    actions.push(Action::Done);
}

/// May this be answered?
pub(super) fn may(state: &State, attack: &Attack, action: Action) -> Result<(), Reason> {
    match action {
        Action::Done => Ok(()),
        Action::Knock(who, _) if !loose(state, attack).any(|other| other == who) => Err(Reason::KnockWhom),
        Action::Knock(who, pos) => {
            if places(state, who).any(|place| place == pos) {
                Ok(())
            } else {
                Err(Reason::KnockThere)
            }
        }
        _ => Err(Reason::ChooseKnock),
    }
}

/// Carry an answer out.
pub(super) fn act(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    let Action::Knock(who, pos) = action else { return state.set_stage(Stage::Barrels) };
    state.mend_attack(|attack| match who {
        Who::Marine(n) => attack.loose_marines.remove(Seat(n)),
        Who::Invader(id) => attack.loose.remove(id),
    });
    knock(state, who, pos, events);
}

fn knock(state: &mut State, who: Who, pos: Pos, events: &mut impl Events<Event>) {
    let (Some(space), Some(footing)) = (state.arena().at(pos), state.footing(who)) else {
        return debug_assert!(false, "who is knocked back is on the board, and lands on it");
    };
    let named = state.named(who);
    events.put(|| Event::Knocked { who: named, to: pos });
    match who {
        Who::Marine(n) => {
            let healers = state.healers_beside(n);
            state.displace_marine(n, space, events);
            if state.is_goo(space) {
                state.hurt(Hurt { who: n, n: 1, cause: Cause::Goo, then: After::Cue }, footing.at, events);
            } else {
                state.cue_entry(n, space);
            }
            state.ask_before_he_goes(n, healers);
        }
        Who::Invader(id) => {
            let to = Footing { at: space, shape: footing.shape };
            state.figures.stand(id, to, state.setup.scenario.place());
            if state.arena().cells(to).iter().any(|&cell| state.is_goo(cell)) {
                state.wound_figure(id, Blow::sure(1, Cause::Goo), events);
            }
        }
    }
}
