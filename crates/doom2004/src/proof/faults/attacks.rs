//! Faults of the attacks that are under way.

use engine::Faults;

use crate::action::Who;
use crate::frame::{Attack, Frame};
use crate::rule::*;
use crate::{State, WeaponSet};

/// More attacks under way than can interrupt each other, with room for some more.
const NESTED: usize = 8;

pub(super) fn attacks(state: &State, report: &mut Faults) {
    let frames = state.frames.iter().filter(|frame| matches!(frame, Frame::Target | Frame::Attack)).count();
    let text = format_args!("{} attacks for {frames} frames of attacks", state.attacks.len());
    report.unless(state.attacks.len() == frames, "attacks", text, &[D04_INT_3]);
    let text = format_args!("at most {NESTED} attacks can interrupt each other");
    report.unless(state.attacks.len() <= NESTED, "attacks", text, &[D04_INT_48]);
    for (n, attack) in state.attacks.iter().enumerate() {
        if let Err((field, problem)) = one(state, attack) {
            report.add(format!("attacks[{n}].{field}"), problem, &[D04_ATK_1, D04_INT_3]);
        }
    }
}

fn one(state: &State, attack: &Attack) -> Result<(), (&'static str, String)> {
    let demand =
        |fine: bool, field, problem: &str| if fine { Ok(()) } else { Err((field, problem.to_owned())) };
    let marines = state.marines.len();
    let exists = |who: Who| match who {
        Who::Marine(n) => usize::from(n) < marines,
        Who::Invader(_) => true,
    };
    demand(exists(attack.by), "by", "no such marine")?;
    if let Who::Marine(n) = attack.by {
        let held = WeaponSet::always().or(state.marine(n).weapons.set());
        demand(held.has(attack.weapon), "weapon", "he does not have that weapon")?;
    }
    // A target that is still to be named may be anything.
    let naming = matches!(state.top(), Some(Frame::Target)) && state.attacks.last() == Some(attack);
    let space = attack.target.index() < state.arena().spaces().len();
    let fine = if naming { space } else { state.is_on_board(attack.target) };
    demand(fine, "target", "no space of the revealed board")?;
    demand(attack.named.is_none_or(exists), "named", "no such marine")?;
    demand(attack.faces.iter().all(|&face| face < 6), "faces", "a die has faces 0 to 5")?;
    demand(attack.deadly <= 20, "deadly", "no events add so much")?;
    demand(attack.declined.is_within(marines + 1), "declined", "somebody who does not play")?;
    let known = (attack.struck_marines | attack.loose_marines).is_within(marines);
    demand(known, "loose_marines", "somebody who does not play")?;
    let barrels = state.arena().barrels().len();
    demand(attack.fuses.is_within(barrels), "fuses", "barrels that the map does not have")
}
