//! Why an action is refused: the nearest reason, with the numbers of the rules.
//!
//! Legality itself is decided by the legal list alone; this only explains. What a seat may not know is not betrayed: a
//! refusal speaks only of what lies open or in that seat's own hand.

mod attack;
mod cards;
mod choice;
mod moving;
mod summon;
mod turn;

use engine::Refusal;

use crate::action::Who;
use crate::frame::{Frame, MarineStep, Prepare, Stage};
use crate::rule::*;
use crate::{Action, State};

/// The refusal of an action that is not legal now.
pub(crate) fn refuse(state: &State, action: Action) -> Refusal {
    let frame = match state.top() {
        Some(&frame) if state.winner.is_none() => frame,
        _ => return no("refusal-game-over", &[D16_MIS_3]),
    };
    let answer = match frame {
        Frame::Prepare(step) => choice::prepare(state, step, action),
        Frame::Phase(_) => choice::burn(action),
        Frame::Marine(MarineStep::Act) => turn::act(state, action),
        Frame::Marine(MarineStep::Drone) => moving::drone(state, action),
        Frame::Kinds => choice::kind(state, action),
        Frame::Demons => choice::demon(state, action),
        Frame::Demon(_) => turn::demon(state, action),
        Frame::Attack => attack::during(state, action),
        Frame::Window(window) => cards::window(state, &window, action),
        Frame::Portals { of, free } => summon::portals(state, of, free, action),
        Frame::Summon(summon) => summon::place(state, &summon, action),
        Frame::Charge { .. } => summon::charge(action),
        Frame::Spend { who, left, .. } => moving::spend(state, who, left, action),
        Frame::Respawn { .. } => choice::respawn(action),
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
        Frame::Prepare(Prepare::Start(_)) => ("refusal-d16-choose-start", D16_SET_10),
        Frame::Prepare(Prepare::Class(_)) => ("refusal-d16-choose-class", D16_SET_4),
        Frame::Prepare(Prepare::Arm(_)) => ("refusal-d16-choose-weapon", D16_SET_5),
        Frame::Prepare(Prepare::Lead) => ("refusal-d16-choose-lead", D16_SET_8),
        Frame::Prepare(Prepare::EventSets) => ("refusal-d16-choose-event-set", D16_SET_6),
        Frame::Prepare(Prepare::Invasion) => ("refusal-d16-choose-invasion", D16_SET_7),
        Frame::Phase(_) => ("refusal-d16-burn", D16_STA_5),
        Frame::Marine(MarineStep::End) => ("refusal-d16-take-back", D16_MAR_6),
        Frame::Marine(MarineStep::Drone) => ("refusal-d16-drone", D16_INT_37),
        Frame::Marine(_) => ("refusal-d16-not-in-activation", D16_MAR_2),
        Frame::Kinds => ("refusal-d16-choose-kind", D16_ACT_2),
        Frame::Demons => ("refusal-d16-choose-demon", D16_ACT_2),
        Frame::Demon(_) => ("refusal-d16-demon", D16_DEM_1),
        Frame::Attack => match state.attack().map(|attack| attack.stage) {
            Some(Stage::Declare) => ("refusal-d16-choose-defender", D16_ATK_2),
            Some(Stage::Thin) => ("refusal-d16-choose-die", D16_ATK_4),
            Some(Stage::Next) => ("refusal-d16-choose-next", D16_ATK_14),
            Some(Stage::Cover) => ("refusal-d16-choose-cover", D16_ATK_6),
            Some(Stage::Defend) => ("refusal-d16-while-defending", D16_INT_1),
            _ => ("refusal-d16-while-attacking", D16_INT_1),
        },
        Frame::Window(_) => ("refusal-d16-window", D16_INT_3),
        Frame::Effects(_) => ("refusal-d16-choose-effect", D16_GEN_4),
        Frame::Portals { .. } => ("refusal-d16-choose-portal", D16_POR_8),
        Frame::Summon(summon) if summon.group.is_none() => ("refusal-d16-choose-group", D16_POR_2),
        Frame::Summon(summon) if state.next_summoned(&summon).is_none() => ("refusal-d16-carrier", D16_MIS_3),
        Frame::Summon(_) => ("refusal-d16-put", D16_POR_2),
        Frame::Charge { .. } => ("refusal-d16-charge", D16_ARG_1),
        Frame::Displace { .. } => ("refusal-d16-displace", D16_LRG_8),
        Frame::Unstick { .. } => ("refusal-d16-displace", D16_MOV_4),
        Frame::Spend { .. } => ("refusal-d16-spend", D16_GEN_5),
        Frame::Push { .. } => ("refusal-d16-push", D16_INT_21),
        Frame::Drop { .. } => ("refusal-d16-drop", D16_INT_36),
        Frame::Glory { .. } => ("refusal-d16-glory", D16_GLO_2),
        Frame::Scramble { .. } => ("refusal-d16-scramble", D16_INT_29),
        Frame::Scout { .. } => ("refusal-d16-scout", D16_INT_29),
        Frame::Respawn { .. } => ("refusal-d16-respawn", D16_KIL_6),
        Frame::Prepare(_) | Frame::Round => ("refusal-d16-not-now", D16_STA_7),
    }
}

/// The rules that say when such an action can be taken.
fn rules_of(action: Action) -> &'static [Rule] {
    match action {
        Action::Start(_) => &[D16_SET_10],
        Action::Class(_) => &[D16_SET_4],
        Action::Arm(_) => &[D16_SET_5],
        Action::Lead(_) => &[D16_SET_8],
        Action::EventSet(_) => &[D16_SET_6],
        Action::Invasion(_) => &[D16_SET_7],
        Action::Respawn(_) => &[D16_KIL_6, D16_ACT_5],
        Action::Play(_) => &[D16_MAR_3, D16_MAR_7, D16_MAR_8],
        Action::Sprint(_) => &[D16_MAR_5],
        Action::Fire | Action::Hold => &[D16_MAR_9, D16_MAR_4],
        Action::Step(_) => &[D16_MOV_1, D16_MAR_4],
        Action::Teleport(_) => &[D16_TEL_2],
        Action::Door(_) => &[D16_DOR_1],
        Action::Take(_) => &[D16_ITM_1, D16_DEM_3],
        Action::Power(_) => &[D16_MIS_1, D16_GEN_4],
        Action::Glory(_) => &[D16_GLO_4, D16_GEN_4],
        Action::Link(..) => &[D16_INT_38, D16_MIS_3],
        Action::Seal(..) => &[D16_MIS_3],
        Action::End => &[D16_MAR_2],
        Action::Rouse(_) | Action::Activate(_) => &[D16_ACT_2],
        Action::Strike(_) => &[D16_DEM_1],
        Action::Argent => &[D16_ARG_1, D16_DEM_2],
        Action::Event(..) => &[D16_EVT_1],
        Action::Burn(_) => &[D16_STA_5],
        Action::Portal(_) => &[D16_POR_2, D16_POR_6],
        Action::Group(_) | Action::Put(..) => &[D16_POR_2],
        Action::Charge(_) => &[D16_STA_5, D16_POR_4],
        Action::At(_) => &[D16_ATK_2],
        Action::To(_) | Action::Pick(_) | Action::Fetch(_) => &[D16_GEN_4],
        Action::Lose(_) => &[D16_ATK_4],
        Action::Reroll(_) | Action::Turn(..) => &[D16_INT_5],
        Action::Second => &[D16_ATK_6, D16_COV_5],
        Action::Order(_) | Action::Bottom => &[D16_INT_29],
        Action::Recover => &[D16_GLO_2],
        Action::Pass | Action::Done => &[D16_INT_3],
    }
}

/// Somebody who shares a space must go on before anything else (D16-MOV-4, D16-INT-16).
fn passing(state: &State, who: Who) -> Option<Refusal> {
    let small = !state.is_large(who);
    (small && state.is_sharing(who)).then(|| no("refusal-d16-passing", &[D16_INT_16, D16_MOV_4]))
}

/// A refusal for a reason without values.
fn no(key: &'static str, rules: &[Rule]) -> Refusal {
    Refusal::new(key, rules)
}
