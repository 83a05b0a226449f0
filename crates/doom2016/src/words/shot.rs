//! The attack that a choice would make, in exact chances, for those who draw them.

use engine::shot::Shot;

use crate::action::Who;
use crate::frame::{Attack, Frame, Stage};
use crate::steps::attack::{shot_at, shot_at_all};
use crate::steps::{open_attack, strike_attack};
use crate::{Action, Gains, State};

/// The attack that an action would make; nothing for what is no attack, or leaves its target open.
pub(crate) fn shot(state: &State, action: Action) -> Option<Shot> {
    match action {
        Action::At(_) | Action::Pass if state.top() == Some(&Frame::Attack) => {
            let attack = state.attack().filter(|attack| attack.stage == Stage::Declare)?;
            match action {
                Action::At(who) => shot_at(state, attack, who),
                _ if attack.everyone || attack.wash > 0 => shot_at_all(state, attack),
                _ => None,
            }
        }
        Action::Fire => {
            let ready = open_attack(state, state.turn.open?.card)?;
            // What was made ready is added when the attack is declared.
            declared(state, Attack { gains: Gains::default(), ..ready })
        }
        Action::Strike(n) => declared(state, strike_attack(state, state.turn.figure?, n.wrapping_sub(1))?),
        _ => None,
    }
}

/// An attack that is declared only now, if it is clear whom it hits.
fn declared(state: &State, attack: Attack) -> Option<Shot> {
    let mut after = state.clone();
    after.declare(attack);
    let attack = *after.attack()?;
    if attack.everyone || attack.wash > 0 {
        return shot_at_all(&after, &attack);
    }
    let all: Vec<Who> = after.defenders(&attack).take(2).collect();
    match all[..] {
        [only] => shot_at(&after, &attack, only),
        _ => None,
    }
}
