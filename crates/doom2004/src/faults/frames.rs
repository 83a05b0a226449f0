//! Faults of what is pending: the stack of frames.

use engine::{Faults, Silent};

use super::board::is_known;
use crate::action::{Gift, Who};
use crate::frame::{Frame, InvaderStep, MarineStep, Moment, Source, Stage};
use crate::rule::*;
use crate::{EventKind, State};

/// The deepest that frames of a loaded position lie on each other; play needs room above.
const DEEP: usize = 28;

pub(super) fn frames(state: &State, report: &mut Faults) {
    if state.frames.len() > DEEP {
        return report.add("frames", format!("at most {DEEP} lie on each other"), &[D04_INT_48]);
    }
    let mut below = None;
    let mut attacks = state.attacks.iter();
    for (n, &frame) in state.frames.iter().enumerate() {
        let place = format!("frames[{n}]");
        if !follows(below, frame) {
            let text = match below {
                None => "the first frame is a turn",
                Some(_) => "this cannot be pending on top of the frame before it",
            };
            return report.add(place, text, &[D04_ROUND_1, D04_INT_4]);
        }
        if let Err((problem, rule)) = fields(state, frame) {
            return report.add(place, problem, &[rule]);
        }
        if matches!(frame, Frame::Target | Frame::Attack)
            && let (Some(below), Some(attack)) = (below, attacks.next())
            && let Err((problem, rule)) = attacker(state, below, attack)
        {
            return report.add(place, problem, &[rule]);
        }
        below = Some(frame);
    }
    if state.winner.is_none() {
        question(state, report);
    }
}

/// The last frame must ask somebody something, and nothing may be left to happen before.
fn question(state: &State, report: &mut Faults) {
    let mut after = state.clone();
    if after.settle(&mut Silent) || after != *state {
        return report.add("frames", "the last frame asks nobody: the game would run on", &[D04_INT_5]);
    }
    let mut actions = Vec::new();
    state.list_legal(&mut actions);
    if state.open_decision().is_none() || actions.is_empty() {
        report.add("frames", "nobody could do anything here: the last frame leaves no choice", &[D04_INT_5]);
    }
}

/// Which frame may lie on which.
fn follows(below: Option<Frame>, frame: Frame) -> bool {
    use Frame as F;
    use InvaderStep as I;
    use MarineStep as M;
    let turn = matches!(frame, F::Marine(_) | F::Invader(_));
    let Some(below) = below else { return turn };
    // These wait for an answer, and for nothing else.
    if turn
        || matches!(
            below,
            F::Target | F::Backup { .. } | F::Offer { .. } | F::Draw { .. } | F::Marine(M::Respawn)
        )
    {
        return false;
    }
    match frame {
        F::Marine(_) | F::Invader(_) => false,
        F::Draw { .. } => below == F::Invader(I::Discard),
        F::Window { moment: Moment::BeforeAttack | Moment::AfterRoll | Moment::AfterAttack, .. } => {
            below == F::Attack
        }
        F::Window { moment: Moment::BeforeTurn, .. } => below == F::Marine(M::Declare),
        F::Window { moment: Moment::AfterTake, .. } => matches!(below, F::Marine(M::Act) | F::Mist { .. }),
        F::Window { moment: Moment::LastHeal, .. } => {
            matches!(below, F::Invader(I::End) | F::Marine(M::Begin))
        }
        F::Event { .. } | F::Trap { .. } => {
            matches!(below, F::Window { stage: 0, .. } | F::Invader(I::Menu) | F::Activation(_) | F::Attack)
        }
        F::Backup { .. } => matches!(below, F::Event { first: None, .. }),
        F::Activation(_) => {
            let again = matches!(below, F::Window { moment: Moment::AfterAttack, .. });
            again || matches!(below, F::Invader(I::Menu) | F::Trap { .. })
        }
        F::Mist { .. } | F::Offer { .. } => below == F::Marine(M::Act),
        F::Target | F::Attack => {
            let guard = matches!(below, F::Window { stage: 1.., .. });
            guard || matches!(below, F::Marine(M::Act) | F::Mist { .. } | F::Activation(_) | F::Watch { .. })
        }
        F::Watch { .. } => matches!(below, F::Marine(M::Act) | F::Mist { .. } | F::Lay { .. }),
        F::Place { .. } => below == F::Invader(I::Menu),
        F::Look | F::Lay { .. } | F::Effects { .. } | F::Window { .. } => true,
    }
}

type Problem = (&'static str, Rule);

fn demand(fine: bool, problem: &'static str, rule: Rule) -> Result<(), Problem> {
    if fine { Ok(()) } else { Err((problem, rule)) }
}

/// Is every value of a frame possible?
fn fields(state: &State, frame: Frame) -> Result<(), Problem> {
    let arena = state.arena();
    let marine = |who: u8| demand(usize::from(who) < state.marines.len(), "no such marine", D04_SETUP_1);
    match frame {
        Frame::Marine(_) => demand(!state.is_invaders_turn(), "it is the invader's turn", D04_ROUND_1),
        Frame::Invader(_) => demand(state.is_invaders_turn(), "it is a marine's turn", D04_ROUND_1),
        Frame::Window { moment, stage } => window(state, moment, stage),
        Frame::Event { card, first } => {
            demand(card.event().is_some(), "that is no event card", D04_INV_3)?;
            let crate_card = card.event() == Some(EventKind::WrongCrate);
            let fine = first.is_none_or(|space| crate_card && is_known(state, space));
            demand(fine, "no such first choice", D04_INV_3)
        }
        Frame::Backup { who } => marine(who),
        Frame::Trap { card, left, .. } => {
            let traps = matches!(card.event(), Some(EventKind::BaitedHook | EventKind::WaitingTeeth));
            demand(traps && left <= 2, "that card does not activate so many", D04_INV_3)
        }
        Frame::Activation(activation) => {
            let (moves, attacks) = (activation.moves, activation.attacks);
            demand(moves <= 30 && attacks <= 2, "more than an invader can do", D04_INV_5)
        }
        Frame::Mist { moves } => demand(moves <= 10, "more spaces than Red Mist gives", D04_MOVE_1),
        Frame::Watch { who, .. } => marine(who),
        Frame::Lay { area, .. } => {
            let fine = area.index() < arena.scenario().areas.len() && state.knows(area);
            demand(fine, "that area is not revealed", D04_EXPL_1)
        }
        Frame::Place { card, side, .. } => {
            demand(usize::from(side) < card.groups().len(), "the card has no such side", D04_SPAWN_1)
        }
        Frame::Effects { of, by, .. } => {
            let fine = match of {
                // A marine who guesses does not know the triggers.
                Source::Trigger(_) => true,
                Source::Encounter(n) => usize::from(n) < arena.encounters().len(),
            };
            demand(fine, "the scenario has no such effects", D04_SETUP_10)?;
            by.map_or(Ok(()), marine)
        }
        Frame::Offer { to, gift } => {
            marine(to)?;
            let giver = state.marine(state.turn.who);
            let held = match gift {
                Gift::Weapon(weapon) => giver.weapons.of(weapon) > 0,
                Gift::Ammo(ammo) => giver.ammo_of(ammo) > 0,
                Gift::Item(item) => item.0 < 8 && giver.items >> item.0 & 1 != 0,
            };
            demand(held && to != state.turn.who, "the giver does not have that", D04_EQ_2)
        }
        Frame::Draw { .. } | Frame::Target | Frame::Attack | Frame::Look => Ok(()),
    }
}

fn window(state: &State, moment: Moment, stage: u8) -> Result<(), Problem> {
    let marines = state.marines.len() as u8;
    let fine = match moment {
        Moment::BeforeTurn | Moment::AfterTake | Moment::AfterReveal(_) | Moment::AfterRoll => stage == 0,
        Moment::Jitters(who) => who < marines && stage == who + 1,
        Moment::BeforeAttack | Moment::AfterAttack | Moment::Between | Moment::LastHeal => stage <= marines,
    };
    demand(fine, "nobody is asked at that stage", D04_INT_4)
}

/// Does the attack belong to the frame below, and can it be paid for?
fn attacker(state: &State, below: Frame, attack: &crate::frame::Attack) -> Result<(), Problem> {
    let by_turn = attack.by == Who::Marine(state.turn.who);
    let fine = match below {
        Frame::Marine(_) => by_turn && !attack.guard,
        Frame::Mist { .. } => by_turn,
        Frame::Activation(activation) => attack.by == Who::Invader(activation.figure),
        Frame::Watch { .. } => matches!(attack.by, Who::Invader(_)),
        Frame::Window { stage, .. } => stage > 0 && attack.by == Who::Marine(stage - 1),
        _ => false,
    };
    demand(fine, "somebody else is attacking here", D04_ATK_1)?;
    let unpaid = matches!(below, Frame::Marine(_)) && !attack.walked && attack.stage <= Stage::Roll;
    demand(!unpaid || state.turn.attacks > 0, "the turn has no attack left", D04_ACT_1)
}
