//! Why an action is refused: the nearest reason, with the numbers of the rules.
//!
//! Legality itself is decided by the legal list alone; this only explains. What a marine does not know is not betrayed:
//! a hidden space is refused like one that does not exist.

mod attack;
mod cards;
mod items;
mod moving;
mod turn;

use engine::Refusal;

use crate::action::Who;
use crate::frame::{Frame, InvaderStep, MarineStep, Stage};
use crate::rule::*;
use crate::{Action, State};

/// The refusal of an action that is not legal now.
pub(crate) fn refuse(state: &State, action: Action) -> Refusal {
    let frame = match state.top() {
        Some(&frame) if state.winner.is_none() => frame,
        _ => return no("refusal-game-over", &[D04_WIN_4]),
    };
    let answer = match frame {
        Frame::Marine(MarineStep::Respawn) => turn::respawn(state, action),
        Frame::Marine(MarineStep::Declare) => turn::declare(state, action),
        Frame::Marine(_) => turn::act(state, action),
        Frame::Mist { moves } => turn::mist(state, moves, action),
        Frame::Window { stage: 0, .. } => cards::play(state, action),
        Frame::Window { stage, .. } => turn::interrupt(state, stage - 1, action),
        Frame::Invader(step) => cards::menu(state, step, action),
        Frame::Event { card, .. } => cards::choice(card, action),
        Frame::Trap { of, .. } => cards::trap(state, of, action),
        Frame::Activation(activation) => moving::activation(state, &activation, action),
        Frame::Target => attack::target(state, action),
        Frame::Attack => attack::during(state, action),
        Frame::Watch { queue, .. } => attack::watch(state, queue, action),
        Frame::Lay { area, next, .. } => cards::lay(state, area, next, action),
        Frame::Place { card, side, next, reused } => cards::place(state, (card, side, next), reused, action),
        _ => None,
    };
    answer.unwrap_or_else(|| elsewhere(state, frame, action))
}

/// The action is no answer to the question that is open: say what is asked, with the rules of both.
fn elsewhere(state: &State, frame: Frame, action: Action) -> Refusal {
    let (key, rule) = question(state, frame);
    let mut rules = vec![rule];
    rules.extend(rules_of(action).iter().filter(|more| **more != rule));
    no(key, &rules)
}

/// What is being asked, and the rule that asks it.
fn question(state: &State, frame: Frame) -> (&'static str, Rule) {
    match frame {
        Frame::Marine(MarineStep::Respawn) => ("refusal-d04-respawn-first", D04_FRAG_3),
        Frame::Marine(MarineStep::Declare) => ("refusal-d04-declare-first", D04_ACT_1),
        Frame::Marine(_) => ("refusal-d04-not-in-turn", D04_ACT_1),
        Frame::Mist { .. } => ("refusal-d04-mist", D04_SETUP_7),
        Frame::Invader(InvaderStep::Discard) => ("refusal-d04-discard-first", D04_INV_1),
        Frame::Invader(_) => ("refusal-d04-invader-menu", D04_INV_5),
        Frame::Window { stage: 0, .. } => ("refusal-d04-window", D04_INV_3),
        Frame::Window { .. } => ("refusal-d04-window-marine", D04_INT_4),
        Frame::Event { .. } => ("refusal-d04-event-choice", D04_INV_3),
        Frame::Backup { .. } => ("refusal-d04-backup", D04_SETUP_7),
        Frame::Trap { .. } => ("refusal-d04-trap", D04_INV_3),
        Frame::Activation(_) => ("refusal-d04-activation", D04_INV_5),
        Frame::Target => ("refusal-d04-choose-target", D04_ATK_1),
        Frame::Attack => match state.attacks.last().map(|attack| attack.stage) {
            Some(Stage::Reroll) => ("refusal-d04-choose-dice", D04_RERL_1),
            Some(Stage::Knock) => ("refusal-d04-choose-knock", D04_ABIL_KNOCK),
            _ => ("refusal-d04-choose-chain", D04_ABIL_BLOW),
        },
        Frame::Watch { .. } => ("refusal-d04-watch", D04_ABIL_WATCH),
        Frame::Lay { .. } => ("refusal-d04-lay", D04_SPAWN_4),
        Frame::Place { .. } => ("refusal-d04-place", D04_SPAWN_1),
        Frame::Offer { .. } => ("refusal-d04-offer", D04_INT_40),
        Frame::Draw { .. } | Frame::Look | Frame::Effects { .. } => ("refusal-d04-not-now", D04_ROUND_1),
    }
}

/// The rules that say when such an action can be taken.
fn rules_of(action: Action) -> &'static [Rule] {
    match action {
        Action::Respawn(_) => &[D04_FRAG_3, D04_INT_1],
        Action::Adrenaline => &[D04_EQ_7, D04_INT_1],
        Action::Declare(_) => &[D04_ACT_1],
        Action::Step(_) => &[D04_MOVE_1, D04_MOVE_2],
        Action::Teleport(_) => &[D04_TELE_1],
        Action::Duct(_) => &[D04_DUCT_1],
        Action::Door(_) => &[D04_DOOR_3],
        Action::Leave(_) => &[D04_WIN_2],
        Action::Take(_) | Action::TakeItem(_) => &[D04_EQ_1],
        Action::Give(..) => &[D04_EQ_2, D04_INT_40],
        Action::Accept => &[D04_INT_40],
        Action::Order(_) => &[D04_ORD_1, D04_ACT_5],
        Action::Drop => &[D04_ORD_1],
        Action::Heal(_) => &[D04_ORD_HEAL, D04_INT_3, D04_INT_41],
        Action::Fire(..) => &[D04_ATK_1, D04_ORD_GUARD, D04_INT_5],
        Action::Strike => &[D04_INV_5],
        Action::At(_) | Action::AtFigure(..) => &[D04_ATK_1],
        Action::Reroll(_) => &[D04_RERL_1, D04_RERL_2],
        Action::Knock(..) => &[D04_ABIL_KNOCK, D04_INT_21],
        Action::Chain(..) => &[D04_ABIL_BLOW],
        Action::Discard(_) => &[D04_INV_1, D04_INT_46],
        Action::Spawn(..) | Action::Put(..) => &[D04_INV_4],
        Action::Remove(_) => &[D04_SPAWN_4],
        Action::Activate(_) => &[D04_INV_5],
        Action::Pick(_) => &[D04_INV_3],
        Action::Play(card) => match card.event() {
            Some(event) => cards::time_rules(event.card().when),
            None => &[D04_INV_4],
        },
        Action::Cancel => &[D04_SETUP_7],
        Action::Pass => &[D04_INT_5],
        Action::Done => &[D04_ACT_1],
    }
}

/// Somebody who passes another one, or an obstacle, must go on before anything else (D04-MOVE-3).
fn sharing(state: &State, who: Who) -> Option<Refusal> {
    let footing = state.footing(who)?;
    (!state.may_stop(footing, &state.traffic(who)))
        .then(|| no("refusal-d04-move-on", &[D04_MOVE_3, D04_INT_24]))
}

/// A refusal for a reason without values.
fn no(key: &'static str, rules: &[Rule]) -> Refusal {
    Refusal::new(key, rules)
}

/// The same with some rules more.
fn no_more(key: &'static str, rules: &[Rule], more: &[Rule]) -> Refusal {
    no(key, &[rules, more].concat())
}
