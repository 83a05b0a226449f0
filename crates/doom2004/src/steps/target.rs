//! A target is named for the attack on top (D04-ATK-1, D04-ATK-6, D04-INT-20).

use engine::{Arg, Decision, Events, Message, Seat};

use super::{Frame, Step, asks, bears_attacks};
use crate::action::Who;
use crate::event::Event;
use crate::frame::Attack;
use crate::place::{Pos, SpaceId};
use crate::reason::Reason;
use crate::rules::board::NOBODY;
use crate::rules::targets::may_aim_at;
use crate::state::{FigureSet, Seats};
use crate::{Action, State, words};

/// A target is to be named for the attack on top.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target;

/// Enemies on a space of whom one must be named: two or more, and no blast (D04-INT-20).
fn to_name(state: &State, attack: &Attack, space: SpaceId) -> (FigureSet, Seats) {
    if state.arms(attack.by, attack.weapon).abilities.blast > 0 {
        return NOBODY;
    }
    let (invaders, marines) = (state.invaders_on(space), state.marines_on(space));
    match attack.by {
        Who::Marine(_) if invaders.len() > 1 => (invaders, Seats::NONE),
        Who::Invader(_) if marines.len() > 1 => (FigureSet::NONE, marines),
        _ => NOBODY,
    }
}

impl Step for Target {
    fn decision(self, state: &State) -> Option<Decision> {
        asks(state.seat_of(state.attacks.last()?.by))
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(attack) = state.attacks.last() else { return };
        let occupied = state.invader_spaces() | state.marine_spaces();
        let mut prey = occupied;
        prey.extend(state.barrels().map(|(_, space)| space.index()));
        // Empty floor comes last: it may be attacked (D04-ATK-2), but there is seldom a reason. The few others are put
        // in before it.
        let mut next = actions.len();
        let mut put = |actions: &mut Vec<Action>, action| {
            actions.insert(next, action);
            next += 1;
        };
        state.scan(attack.by, state.arms(attack.by, attack.weapon), None, |space, _| {
            let pos = state.arena().space(space).pos;
            if !prey.contains(space.index()) {
                actions.push(Action::At(pos));
                return false;
            }
            let (invaders, marines) =
                if occupied.contains(space.index()) { to_name(state, attack, space) } else { NOBODY };
            if (invaders, marines) == NOBODY {
                put(actions, Action::At(pos));
            }
            for id in invaders.iter() {
                put(actions, Action::AtFigure(pos, Who::Invader(id)));
            }
            for seat in marines.iter() {
                put(actions, Action::AtFigure(pos, Who::Marine(seat.0)));
            }
            false
        });
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let (Action::At(pos) | Action::AtFigure(pos, _)) = action else { return Err(Reason::ChooseTarget) };
        let Some(attack) = state.attacks.last() else { return Err(Reason::ChooseTarget) };
        let Some(space) = state.arena().at(pos) else { return Err(Reason::NoSpaceToAttack) };
        may_aim_at(state, attack, space)?;
        let (invaders, marines) = to_name(state, attack, space);
        let right = match action {
            Action::AtFigure(_, Who::Invader(id)) => invaders.has(id),
            Action::AtFigure(_, Who::Marine(n)) => n < 8 && marines.has(Seat(n)),
            _ => (invaders, marines) == NOBODY,
        };
        match action {
            _ if right => Ok(()),
            Action::At(_) => Err(Reason::NameFigure),
            _ => Err(Reason::FigureNotHere),
        }
    }
    fn act(self, state: &mut State, action: Action, _: &mut impl Events<Event>) {
        let (pos, named) = match action {
            Action::At(pos) => (pos, None),
            Action::AtFigure(pos, who) => (pos, Some(who)),
            _ => return debug_assert!(false, "`{action}` names no target"),
        };
        state.frames.pop();
        match (state.attacks.pop(), state.arena().at(pos)) {
            (Some(attack), Some(target)) => state.attack_at(Attack { target, named, ..attack }),
            _ => debug_assert!(false, "an attack has a target on the map"),
        }
    }
    fn prompt(self, state: &State) -> Message {
        let Some(attack) = state.attacks.last() else { return Message::new("d04-prompt-wait") };
        match attack.by {
            Who::Invader(id) => {
                Message::new("d04-prompt-target-of").with("figure", words::figure_at(state, id))
            }
            Who::Marine(_) => {
                let arms = state.arms(attack.by, attack.weapon);
                let aimed = attack.aimed || arms.abilities.aimed;
                Message::new(if aimed { "d04-prompt-target-aimed" } else { "d04-prompt-target" })
                    .with("weapon", words::weapon(attack.weapon))
            }
        }
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        match action {
            Action::At(pos) => at(state, pos, None),
            Action::AtFigure(pos, whom) => at(state, pos, Some(whom)),
            _ => None,
        }
    }
    fn rests_on(self, below: Frame) -> bool {
        bears_attacks(below)
    }
    fn bears(self) -> bool {
        false
    }
}

/// A target with its odds.
fn at(state: &State, pos: Pos, named: Option<Who>) -> Option<Message> {
    let space = state.arena().at(pos).filter(|&space| state.is_revealed(space))?;
    let odds = words::odds_at(state, state.attacks.last()?, space, named)?;
    let what = named.map_or_else(|| words::on_space(state, space), |whom| words::who(state, whom));
    Some(Message::new("d04-label-at").with("what", words::located(what, Arg::from(pos))).with("odds", odds))
}
