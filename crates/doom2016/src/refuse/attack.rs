//! Refusals around attacks: the open card, defenders, dice, cover.

use engine::Refusal;

use super::{cards, no};
use crate::action::Who;
use crate::frame::{Attack, Stage};
use crate::rule::*;
use crate::{Action, Moment, State};

/// The attack of the card that lies open.
pub(super) fn fire(state: &State) -> Refusal {
    if state.turn.open.is_none() {
        no("refusal-d16-no-open", &[D16_MAR_3, D16_MAR_9])
    } else {
        no("refusal-d16-no-target", &[D16_ATK_2, D16_ATK_3, D16_LOS_1, D16_INT_8])
    }
}

/// An attack that is being carried out.
pub(super) fn during(state: &State, action: Action) -> Option<Refusal> {
    let attack = state.attack()?;
    let stage = attack.stage;
    let asks = matches!(
        stage,
        Stage::Declare
            | Stage::BeforeRoll
            | Stage::Common
            | Stage::Defend
            | Stage::Attack
            | Stage::OnHitArgent
    );
    Some(match action {
        Action::At(who) if stage == Stage::Declare => defender(state, attack, who),
        Action::At(_) if stage == Stage::Next => no("refusal-d16-target-done", &[D16_ATK_14, D16_INT_9]),
        Action::Lose(_) if stage == Stage::Thin => no("refusal-d16-die-absent", &[D16_ATK_4, D16_INT_15]),
        Action::Reroll(_) if stage > Stage::Thin => no("refusal-d16-reroll", &[D16_INT_5, D16_INT_9]),
        Action::Turn(..) if stage > Stage::Thin => no("refusal-d16-turn-die", &[D16_INT_5, D16_INT_9]),
        Action::Second => no("refusal-d16-no-cover", &[D16_ATK_6, D16_COV_5, D16_ATK_11]),
        Action::Pass if stage == Stage::Declare => no("refusal-d16-choose-defender", &[D16_ATK_2]),
        Action::Event(card, n) if asks && invader_asked(state) => {
            cards::event(state, card, n, attack.used, moment(stage))
        }
        Action::Argent if asks && invader_asked(state) => {
            cards::argent(state, moment(stage).unwrap_or(Moment::Always))
        }
        Action::Play(_) | Action::Power(_) | Action::Glory(_) if asks => marine(state, attack, action)?,
        _ => return None,
    })
}

fn invader_asked(state: &State) -> bool {
    state.open_decision().is_some_and(|decision| decision.seat == state.invader_seat())
}

/// The moment of the cards that are asked for at a stage.
fn moment(stage: Stage) -> Option<Moment> {
    match stage {
        Stage::Declare => Some(Moment::Declare),
        Stage::BeforeRoll => Some(Moment::BeforeRoll),
        Stage::Defend => Some(Moment::WhileDefending),
        Stage::Common | Stage::Attack => Some(Moment::WhileAttacking),
        Stage::OnHitArgent => Some(Moment::OnHit),
        _ => None,
    }
}

/// Cards of the marine who is asked.
fn marine(state: &State, attack: &Attack, action: Action) -> Option<Refusal> {
    let seat = state.open_decision()?.seat;
    if seat == state.invader_seat() {
        return None;
    }
    let moment = moment(attack.stage).unwrap_or(Moment::Always);
    Some(match action {
        Action::Play(card) => cards::react(state, seat.0, card, attack.used, moment),
        Action::Power(n) => cards::power(state, seat.0, n),
        Action::Glory(card) => cards::glory(state, seat.0, card),
        _ => return None,
    })
}

/// Why somebody cannot be the defender (D16-ATK-2).
fn defender(state: &State, attack: &Attack, who: Who) -> Refusal {
    let there = match who {
        Who::Marine(n) => usize::from(n) < state.marines.len() && state.footing(who).is_some(),
        _ => state.footing(who).is_some(),
    };
    if !there {
        return no("refusal-d16-no-figure", &[D16_ATK_2, D16_MAR_8]);
    }
    if attack.everyone || attack.wash > 0 {
        return no("refusal-d16-attack-all", &[D16_ATK_14]);
    }
    if who.side() == attack.by.side() {
        return no("refusal-d16-target-friend", &[D16_ATK_2, D16_GEN_2]);
    }
    if attack.not == Some(who) || attack.only.is_some_and(|only| only != who) {
        return no("refusal-d16-target-only", &[D16_INT_6, D16_INT_11]);
    }
    if state.range(attack.by, who) > state.reach(attack) {
        no("refusal-d16-target-range", &[D16_ATK_2, D16_ATK_3, D16_INT_8])
    } else {
        no("refusal-d16-target-sight", &[D16_ATK_2, D16_LOS_1, D16_LOS_3])
    }
}
