//! Faults of the attacks that are under way.

use engine::Faults;

use crate::State;
use crate::action::{Ally, Who};
use crate::frame::{Attack, Frame, Stage, Weapon};
use crate::rule::*;
use crate::steps::sound::{MUCH, is_figure, is_place, is_space};

pub(super) fn attacks(state: &State, report: &mut Faults) {
    let frames = state.frames.iter().filter(|frame| **frame == Frame::Attack).count();
    let text = format_args!("{} attacks for {frames} frames of attacks", state.attacks.len());
    report.unless(state.attacks.len() == frames, "attacks", text, &[D16_INT_1]);
    for (n, attack) in state.attacks.iter().enumerate() {
        if let Err((field, problem)) = one(state, attack) {
            report.add(format!("attacks[{n}].{field}"), problem, &[D16_ATK_1, D16_INT_1]);
        }
    }
}

type Problem = (&'static str, &'static str);

fn one(state: &State, attack: &Attack) -> Result<(), Problem> {
    let demand = |fine: bool, field, problem| if fine { Ok(()) } else { Err((field, problem)) };
    demand(is_figure(state, attack.by) && attack.by != Who::Drone, "by", "nobody who could attack")?;
    demand(is_figure(state, attack.target), "target", "no such figure")?;
    let enemies = attack.stage == Stage::Declare || attack.by.side() != attack.target.side();
    demand(enemies, "target", "one attacks enemies only")?;
    demand(is_space(state, attack.target_at.at), "target_at", "no space of the map")?;
    demand(
        attack.stage == Stage::Declare || is_place(state, attack.target_at),
        "target_at",
        "nobody fits there",
    )?;
    let fits = match (attack.by, attack.weapon) {
        (Who::Marine(_), Weapon::Card(card)) => card.face().attack.is_some(),
        (Who::Marine(_), weapon) => weapon == Weapon::Granted,
        (_, weapon) => matches!(weapon, Weapon::Demon | Weapon::Extra),
    };
    demand(fits, "weapon", "the attacker has no such attack")?;
    let others = [attack.previous, attack.not, attack.only];
    demand(others.into_iter().flatten().all(|who| is_figure(state, who)), "only", "no such figure")?;
    let marines = attack.marines | attack.done_marines | attack.hit_marines;
    let plays = |who| !matches!(who, Who::Marine(n) if usize::from(n) >= state.marines.len());
    demand(marines.iter().map(Ally::who).all(plays), "marines", "somebody who does not play")?;
    let demons = attack.demons | attack.done_demons | attack.hit_demons;
    demand(demons.is_within(crate::state::FIGURES), "demons", "no such demon")?;
    demand(attack.faces.iter().all(|&face| face < 6), "faces", "a die has faces 0 to 5")?;
    let rolled = attack.stage > Stage::Thin;
    demand(!rolled || attack.pool.capped() == attack.pool, "pool", "more dice than the box has")?;
    demand(attack.thin <= MUCH && attack.shields <= MUCH, "shields", "more than anything gives")?;
    demand(attack.dealt <= MUCH, "dealt", "more damage than dice can do")?;
    let held = attack.revealed.is_none() || (rolled && crate::view::revealed(attack).is_some());
    demand(held, "revealed", "no card of the defender")
}
