//! Why an action is refused: the nearest reason, with the numbers of the rules.
//!
//! Legality itself is decided by the legal list alone; this only explains. What a marine does not know is not betrayed:
//! a hidden space is refused like one that does not exist.

mod attack;
mod cards;
mod items;
mod moving;
mod turn;

use engine::{Refusal, Rule};

use crate::action::Who;
use crate::frame::{Frame, InvaderStep, MarineStep, Stage};
use crate::{Action, State};

/// The refusal of an action that is not legal now.
pub(crate) fn refuse(state: &State, action: Action) -> Refusal {
    let frame = match state.top() {
        Some(&frame) if state.winner.is_none() => frame,
        _ => return no("refusal-game-over", &["D04-WIN-4"]),
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
fn question(state: &State, frame: Frame) -> (&'static str, &'static str) {
    match frame {
        Frame::Marine(MarineStep::Respawn) => ("refusal-d04-respawn-first", "D04-FRAG-3"),
        Frame::Marine(MarineStep::Declare) => ("refusal-d04-declare-first", "D04-ACT-1"),
        Frame::Marine(_) => ("refusal-d04-not-in-turn", "D04-ACT-1"),
        Frame::Mist { .. } => ("refusal-d04-mist", "D04-SETUP-7"),
        Frame::Invader(InvaderStep::Discard) => ("refusal-d04-discard-first", "D04-INV-1"),
        Frame::Invader(_) => ("refusal-d04-invader-menu", "D04-INV-5"),
        Frame::Window { stage: 0, .. } => ("refusal-d04-window", "D04-INV-3"),
        Frame::Window { .. } => ("refusal-d04-window-marine", "D04-INT-4"),
        Frame::Event { .. } => ("refusal-d04-event-choice", "D04-INV-3"),
        Frame::Backup { .. } => ("refusal-d04-backup", "D04-SETUP-7"),
        Frame::Trap { .. } => ("refusal-d04-trap", "D04-INV-3"),
        Frame::Activation(_) => ("refusal-d04-activation", "D04-INV-5"),
        Frame::Target => ("refusal-d04-choose-target", "D04-ATK-1"),
        Frame::Attack => match state.attacks.last().map(|attack| attack.stage) {
            Some(Stage::Reroll) => ("refusal-d04-choose-dice", "D04-RERL-1"),
            Some(Stage::Knock) => ("refusal-d04-choose-knock", "D04-ABIL-KNOCK"),
            _ => ("refusal-d04-choose-chain", "D04-ABIL-BLOW"),
        },
        Frame::Watch { .. } => ("refusal-d04-watch", "D04-ABIL-WATCH"),
        Frame::Lay { .. } => ("refusal-d04-lay", "D04-SPAWN-4"),
        Frame::Place { .. } => ("refusal-d04-place", "D04-SPAWN-1"),
        Frame::Offer { .. } => ("refusal-d04-offer", "D04-INT-40"),
        Frame::Draw { .. } | Frame::Look | Frame::Effects { .. } => ("refusal-d04-not-now", "D04-ROUND-1"),
    }
}

/// The rules that say when such an action can be taken.
fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Respawn(_) => &["D04-FRAG-3", "D04-INT-1"],
        Action::Adrenaline => &["D04-EQ-7", "D04-INT-1"],
        Action::Declare(_) => &["D04-ACT-1"],
        Action::Step(_) => &["D04-MOVE-1", "D04-MOVE-2"],
        Action::Teleport(_) => &["D04-TELE-1"],
        Action::Duct(_) => &["D04-DUCT-1"],
        Action::Door(_) => &["D04-DOOR-3"],
        Action::Leave(_) => &["D04-WIN-2"],
        Action::Take(_) | Action::TakeItem(_) => &["D04-EQ-1"],
        Action::Give(..) => &["D04-EQ-2", "D04-INT-40"],
        Action::Accept => &["D04-INT-40"],
        Action::Order(_) => &["D04-ORD-1", "D04-ACT-5"],
        Action::Drop => &["D04-ORD-1"],
        Action::Heal(_) => &["D04-ORD-HEAL", "D04-INT-3", "D04-INT-41"],
        Action::Fire(..) => &["D04-ATK-1", "D04-ORD-GUARD", "D04-INT-5"],
        Action::Strike => &["D04-INV-5"],
        Action::At(_) | Action::AtFigure(..) => &["D04-ATK-1"],
        Action::Reroll(_) => &["D04-RERL-1", "D04-RERL-2"],
        Action::Knock(..) => &["D04-ABIL-KNOCK", "D04-INT-21"],
        Action::Chain(..) => &["D04-ABIL-BLOW"],
        Action::Discard(_) => &["D04-INV-1", "D04-INT-46"],
        Action::Spawn(..) | Action::Put(..) => &["D04-INV-4"],
        Action::Remove(_) => &["D04-SPAWN-4"],
        Action::Activate(_) => &["D04-INV-5"],
        Action::Pick(_) => &["D04-INV-3"],
        Action::Play(card) => match card.event() {
            Some(event) => cards::time_rules(event.card().when),
            None => &["D04-INV-4"],
        },
        Action::Cancel => &["D04-SETUP-7"],
        Action::Pass => &["D04-INT-5"],
        Action::Done => &["D04-ACT-1"],
    }
}

/// Somebody who passes another one, or an obstacle, must go on before anything else (D04-MOVE-3).
fn sharing(state: &State, who: Who) -> Option<Refusal> {
    let footing = state.footing(who)?;
    (!state.may_stop(footing, &state.traffic(who)))
        .then(|| no("refusal-d04-move-on", &["D04-MOVE-3", "D04-INT-24"]))
}

/// A refusal for a reason without values.
fn no(key: &'static str, rules: &[&'static str]) -> Refusal {
    let rules: Vec<Rule> = rules.iter().map(|rule| Rule(rule)).collect();
    Refusal::new(key, &rules)
}

/// The same with some rules more.
fn no_more(key: &'static str, rules: &[&'static str], more: &[&'static str]) -> Refusal {
    no(key, &[rules, more].concat())
}
