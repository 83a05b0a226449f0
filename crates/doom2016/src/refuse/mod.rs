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

use engine::{Refusal, Rule};

use crate::action::Who;
use crate::frame::{Frame, MarineStep, Prepare, Stage};
use crate::{Action, State};

/// The refusal of an action that is not legal now.
pub(crate) fn refuse(state: &State, action: Action) -> Refusal {
    let frame = match state.top() {
        Some(&frame) if state.winner.is_none() => frame,
        _ => return no("refusal-game-over", &["D16-MIS-3"]),
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
fn question(state: &State, frame: Frame) -> (&'static str, &'static str) {
    match frame {
        Frame::Prepare(Prepare::Start(_)) => ("refusal-d16-choose-start", "D16-SET-10"),
        Frame::Prepare(Prepare::Class(_)) => ("refusal-d16-choose-class", "D16-SET-4"),
        Frame::Prepare(Prepare::Arm(_)) => ("refusal-d16-choose-weapon", "D16-SET-5"),
        Frame::Prepare(Prepare::Lead) => ("refusal-d16-choose-lead", "D16-SET-8"),
        Frame::Prepare(Prepare::EventSets) => ("refusal-d16-choose-event-set", "D16-SET-6"),
        Frame::Prepare(Prepare::Invasion) => ("refusal-d16-choose-invasion", "D16-SET-7"),
        Frame::Phase(_) => ("refusal-d16-burn", "D16-STA-5"),
        Frame::Marine(MarineStep::End) => ("refusal-d16-take-back", "D16-MAR-6"),
        Frame::Marine(MarineStep::Drone) => ("refusal-d16-drone", "D16-INT-37"),
        Frame::Marine(_) => ("refusal-d16-not-in-activation", "D16-MAR-2"),
        Frame::Kinds => ("refusal-d16-choose-kind", "D16-ACT-2"),
        Frame::Demons => ("refusal-d16-choose-demon", "D16-ACT-2"),
        Frame::Demon(_) => ("refusal-d16-demon", "D16-DEM-1"),
        Frame::Attack => match state.attack().map(|attack| attack.stage) {
            Some(Stage::Declare) => ("refusal-d16-choose-defender", "D16-ATK-2"),
            Some(Stage::Thin) => ("refusal-d16-choose-die", "D16-ATK-4"),
            Some(Stage::Next) => ("refusal-d16-choose-next", "D16-ATK-14"),
            Some(Stage::Cover) => ("refusal-d16-choose-cover", "D16-ATK-6"),
            Some(Stage::Defend) => ("refusal-d16-while-defending", "D16-INT-1"),
            _ => ("refusal-d16-while-attacking", "D16-INT-1"),
        },
        Frame::Window(_) => ("refusal-d16-window", "D16-INT-3"),
        Frame::Effects(_) => ("refusal-d16-choose-effect", "D16-GEN-4"),
        Frame::Portals { .. } => ("refusal-d16-choose-portal", "D16-POR-8"),
        Frame::Summon(summon) if summon.group.is_none() => ("refusal-d16-choose-group", "D16-POR-2"),
        Frame::Summon(summon) if state.next_summoned(&summon).is_none() => {
            ("refusal-d16-carrier", "D16-MIS-3")
        }
        Frame::Summon(_) => ("refusal-d16-put", "D16-POR-2"),
        Frame::Charge { .. } => ("refusal-d16-charge", "D16-ARG-1"),
        Frame::Displace { .. } => ("refusal-d16-displace", "D16-LRG-8"),
        Frame::Unstick { .. } => ("refusal-d16-displace", "D16-MOV-4"),
        Frame::Spend { .. } => ("refusal-d16-spend", "D16-GEN-5"),
        Frame::Push { .. } => ("refusal-d16-push", "D16-INT-21"),
        Frame::Drop { .. } => ("refusal-d16-drop", "D16-INT-36"),
        Frame::Glory { .. } => ("refusal-d16-glory", "D16-GLO-2"),
        Frame::Scramble { .. } => ("refusal-d16-scramble", "D16-INT-29"),
        Frame::Scout { .. } => ("refusal-d16-scout", "D16-INT-29"),
        Frame::Respawn { .. } => ("refusal-d16-respawn", "D16-KIL-6"),
        Frame::Prepare(_) | Frame::Round => ("refusal-d16-not-now", "D16-STA-7"),
    }
}

/// The rules that say when such an action can be taken.
fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Start(_) => &["D16-SET-10"],
        Action::Class(_) => &["D16-SET-4"],
        Action::Arm(_) => &["D16-SET-5"],
        Action::Lead(_) => &["D16-SET-8"],
        Action::EventSet(_) => &["D16-SET-6"],
        Action::Invasion(_) => &["D16-SET-7"],
        Action::Respawn(_) => &["D16-KIL-6", "D16-ACT-5"],
        Action::Play(_) => &["D16-MAR-3", "D16-MAR-7", "D16-MAR-8"],
        Action::Sprint(_) => &["D16-MAR-5"],
        Action::Fire | Action::Hold => &["D16-MAR-9", "D16-MAR-4"],
        Action::Step(_) => &["D16-MOV-1", "D16-MAR-4"],
        Action::Teleport(_) => &["D16-TEL-2"],
        Action::Door(_) => &["D16-DOR-1"],
        Action::Take(_) => &["D16-ITM-1", "D16-DEM-3"],
        Action::Power(_) => &["D16-MIS-1", "D16-GEN-4"],
        Action::Glory(_) => &["D16-GLO-4", "D16-GEN-4"],
        Action::Link(..) => &["D16-INT-38", "D16-MIS-3"],
        Action::Seal(..) => &["D16-MIS-3"],
        Action::End => &["D16-MAR-2"],
        Action::Rouse(_) | Action::Activate(_) => &["D16-ACT-2"],
        Action::Strike(_) => &["D16-DEM-1"],
        Action::Argent => &["D16-ARG-1", "D16-DEM-2"],
        Action::Event(..) => &["D16-EVT-1"],
        Action::Burn(_) => &["D16-STA-5"],
        Action::Portal(_) => &["D16-POR-2", "D16-POR-6"],
        Action::Group(_) | Action::Put(..) => &["D16-POR-2"],
        Action::Charge(_) => &["D16-STA-5", "D16-POR-4"],
        Action::At(_) => &["D16-ATK-2"],
        Action::To(_) | Action::Pick(_) | Action::Fetch(_) => &["D16-GEN-4"],
        Action::Lose(_) => &["D16-ATK-4"],
        Action::Reroll(_) | Action::Turn(..) => &["D16-INT-5"],
        Action::Second => &["D16-ATK-6", "D16-COV-5"],
        Action::Order(_) | Action::Bottom => &["D16-INT-29"],
        Action::Recover => &["D16-GLO-2"],
        Action::Pass | Action::Done => &["D16-INT-3"],
    }
}

/// Somebody who shares a space must go on before anything else (D16-MOV-4, D16-INT-16).
fn passing(state: &State, who: Who) -> Option<Refusal> {
    let small = !state.is_large(who);
    (small && state.is_sharing(who)).then(|| no("refusal-d16-passing", &["D16-INT-16", "D16-MOV-4"]))
}

/// A refusal for a reason without values.
fn no(key: &'static str, rules: &[&'static str]) -> Refusal {
    let rules: Vec<Rule> = rules.iter().map(|rule| Rule(rule)).collect();
    Refusal::new(key, &rules)
}
