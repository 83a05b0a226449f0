//! Refusals around attacks: the open card, defenders, dice, cover.

use engine::Refusal;

use super::{cards, no};
use crate::action::Who;
use crate::frame::{Attack, Stage};
use crate::{Action, Moment, State};

/// The attack of the card that lies open.
pub(super) fn fire(state: &State) -> Refusal {
    if state.turn.open.is_none() {
        no("refusal-d16-no-open", &["D16-MAR-3", "D16-MAR-9"])
    } else {
        no("refusal-d16-no-target", &["D16-ATK-2", "D16-ATK-3", "D16-LOS-1", "D16-INT-8"])
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
        Action::At(_) if stage == Stage::Next => no("refusal-d16-target-done", &["D16-ATK-14", "D16-INT-9"]),
        Action::Lose(_) if stage == Stage::Thin => no("refusal-d16-die-absent", &["D16-ATK-4", "D16-INT-15"]),
        Action::Reroll(_) if stage > Stage::Thin => no("refusal-d16-reroll", &["D16-INT-5", "D16-INT-9"]),
        Action::Turn(..) if stage > Stage::Thin => no("refusal-d16-turn-die", &["D16-INT-5", "D16-INT-9"]),
        Action::Second => no("refusal-d16-no-cover", &["D16-ATK-6", "D16-COV-5", "D16-ATK-11"]),
        Action::Pass if stage == Stage::Declare => no("refusal-d16-choose-defender", &["D16-ATK-2"]),
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
        return no("refusal-d16-no-figure", &["D16-ATK-2", "D16-MAR-8"]);
    }
    if attack.everyone || attack.wash > 0 {
        return no("refusal-d16-attack-all", &["D16-ATK-14"]);
    }
    if who.side() == attack.by.side() {
        return no("refusal-d16-target-friend", &["D16-ATK-2", "D16-GEN-2"]);
    }
    if attack.not == Some(who) || attack.only.is_some_and(|only| only != who) {
        return no("refusal-d16-target-only", &["D16-INT-6", "D16-INT-11"]);
    }
    if state.range(attack.by, who) > state.reach(attack) {
        no("refusal-d16-target-range", &["D16-ATK-2", "D16-ATK-3", "D16-INT-8"])
    } else {
        no("refusal-d16-target-sight", &["D16-ATK-2", "D16-LOS-1", "D16-LOS-3"])
    }
}
