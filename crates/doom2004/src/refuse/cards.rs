//! Refusals of the invader's cards: discards, spawns, events, figures to be placed and activated.

use engine::Refusal;

use super::no;
use crate::board::Spaces;
use crate::frame::{Frame, InvaderStep, in_order};
use crate::rule::*;
use crate::scenario::{AreaId, Footing, Pos, Shape};
use crate::state::FigureId;
use crate::{Action, EventTime, InvaderCard, InvaderKind, State};

/// The invader between its doings.
pub(super) fn menu(state: &State, step: InvaderStep, action: Action) -> Option<Refusal> {
    match (step, action) {
        (InvaderStep::Discard, Action::Discard(_)) => Some(not_in_hand(D04_INV_1)),
        (InvaderStep::Discard, Action::Play(card)) => {
            let mut rules = vec![D04_INT_46];
            rules.extend(card.event().map_or(&[D04_INV_4][..], |event| time_rules(event.card().when)));
            Some(no("refusal-d04-discard-first", &rules))
        }
        (InvaderStep::Menu, Action::Discard(_)) => {
            Some(no("refusal-d04-no-discard", &[D04_INT_46, D04_INV_1]))
        }
        (InvaderStep::Menu, Action::Spawn(card, side)) => Some(spawn(state, card, side)),
        (InvaderStep::Menu, Action::Activate(id)) => Some(activate(state, id)),
        (InvaderStep::Menu, Action::Play(_)) => play(state, action),
        _ => None,
    }
}

fn not_in_hand(rule: Rule) -> Refusal {
    no("refusal-d04-not-in-hand", &[rule])
}

fn spawn(state: &State, card: InvaderCard, side: u8) -> Refusal {
    if !state.hand.has(card) {
        not_in_hand(D04_INV_4)
    } else if !card.is_spawn() {
        no("refusal-d04-no-spawn-card", &[D04_INV_4, D04_INV_3])
    } else if state.turn.active {
        no("refusal-d04-spawn-late", &[D04_INV_4, D04_INV_5])
    } else if state.turn.spawns == 0 {
        no("refusal-d04-spawn-once", &[D04_INV_4])
    } else if usize::from(side) >= card.groups().len() {
        no("refusal-d04-spawn-side", &[D04_SPAWN_1])
    } else {
        no("refusal-d04-spawn-late", &[D04_INV_4])
    }
}

fn activate(state: &State, id: FigureId) -> Refusal {
    match state.figures.get(id) {
        Some(_) => no("refusal-d04-acted", &[D04_INV_5, D04_INT_35]),
        None => no("refusal-d04-no-figure", &[D04_INV_5]),
    }
}

/// The rules on the time of an event.
pub(super) fn time_rules(when: EventTime) -> &'static [Rule] {
    match when {
        EventTime::AfterMarineRoll => &[D04_INV_3, D04_RERL_1, D04_RERL_2, D04_INT_3, D04_INT_5],
        EventTime::BeforeMarineAttack => &[D04_INV_3, D04_TIME_2, D04_INT_3, D04_INT_5],
        EventTime::AfterMarineAttack | EventTime::InvaderAttack => &[D04_INV_3, D04_INT_3, D04_INT_5],
        EventTime::AfterEquipment => &[D04_INV_3, D04_INT_45, D04_INT_5],
        EventTime::BeforeMarineTurn => &[D04_INV_3, D04_TIME_4, D04_INT_1, D04_INT_5],
        EventTime::StartOfInvaderTurn => &[D04_INV_3, D04_TIME_3, D04_INT_5],
        EventTime::InvaderTurn | EventTime::AfterInvaderAttack => &[D04_INV_3, D04_INT_5],
        EventTime::InvaderActivation => &[D04_INV_3, D04_INV_5, D04_INT_5],
        EventTime::AfterReveal => &[D04_INV_3, D04_EXPL_1, D04_INT_5],
    }
}

/// When an event is played, in words.
fn time_key(when: EventTime) -> &'static str {
    match when {
        EventTime::AfterMarineRoll => "refusal-d04-time-after-roll",
        EventTime::BeforeMarineAttack => "refusal-d04-time-before-attack",
        EventTime::AfterMarineAttack => "refusal-d04-time-after-attack",
        EventTime::AfterEquipment => "refusal-d04-time-after-equipment",
        EventTime::BeforeMarineTurn => "refusal-d04-time-before-turn",
        EventTime::StartOfInvaderTurn => "refusal-d04-time-start",
        EventTime::InvaderTurn => "refusal-d04-time-invader-turn",
        EventTime::InvaderActivation => "refusal-d04-time-activation",
        EventTime::InvaderAttack => "refusal-d04-time-invader-attack",
        EventTime::AfterInvaderAttack => "refusal-d04-time-after-invader-attack",
        EventTime::AfterReveal => "refusal-d04-time-after-reveal",
    }
}

/// An event that cannot be played now.
pub(super) fn play(state: &State, action: Action) -> Option<Refusal> {
    let Action::Play(card) = action else { return None };
    if !state.hand.has(card) {
        return Some(not_in_hand(D04_INV_3));
    }
    let Some(event) = card.event() else {
        return Some(no("refusal-d04-no-event-card", &[D04_INV_4]));
    };
    let when = event.card().when;
    let now = match state.top() {
        Some(Frame::Invader(InvaderStep::Menu)) => match when {
            EventTime::StartOfInvaderTurn => !state.turn.active,
            EventTime::InvaderTurn => true,
            _ => false,
        },
        Some(Frame::Activation(_)) => when == EventTime::InvaderTurn && state.is_invaders_turn(),
        _ => false,
    };
    let key = if now { "refusal-d04-event-no-object" } else { time_key(when) };
    Some(no(key, time_rules(when)))
}

/// What an event is played on.
pub(super) fn choice(card: InvaderCard, action: Action) -> Option<Refusal> {
    let fits = matches!(action, Action::Activate(_) | Action::Door(_) | Action::Pick(_) | Action::At(_));
    let rules = card.event().map_or(&[D04_INV_3][..], |event| time_rules(event.card().when));
    fits.then(|| no("refusal-d04-event-object", rules))
}

/// Invaders that an event activates.
pub(super) fn trap(state: &State, of: u64, action: Action) -> Option<Refusal> {
    let Action::Activate(id) = action else { return None };
    Some(match state.figures.get(id) {
        Some(_) if of & id.bit() == 0 => no("refusal-d04-trap-who", &[D04_INV_3]),
        _ => no("refusal-d04-no-figure", &[D04_INV_3, D04_INV_5]),
    })
}

/// A figure of an area for which all figures of its kind are on the board.
pub(super) fn lay(state: &State, area: AreaId, next: u8, action: Action) -> Option<Refusal> {
    let Action::Remove(_) = action else { return None };
    state.next_figure(area, next).map(|_| no("refusal-d04-remove-kind", &[D04_SPAWN_4, D04_INT_32]))
}

/// The next figure of a spawn card.
pub(super) fn place(
    state: &State,
    (card, side, next): (InvaderCard, u8, u8),
    reused: Option<bool>,
    action: Action,
) -> Option<Refusal> {
    let group = card.groups().get(usize::from(side))?;
    let kind = in_order(*group).nth(usize::from(next))?;
    let available = state.available(kind) > 0 || reused.is_some();
    match action {
        Action::Remove(_) if available => Some(no("refusal-d04-remove-available", &[D04_SPAWN_4])),
        Action::Remove(_) => Some(no("refusal-d04-remove-kind", &[D04_SPAWN_4])),
        Action::Put(..) if !available => Some(no("refusal-d04-put-none", &[D04_SPAWN_4, D04_SPAWN_5])),
        Action::Put(pos, shape) => Some(put(state, kind, pos, shape)),
        _ => None,
    }
}

fn put(state: &State, kind: InvaderKind, pos: Pos, shape: Shape) -> Refusal {
    let arena = state.arena();
    let Some(at) = arena.at(pos).filter(|&at| state.is_revealed(at)) else {
        return no("refusal-d04-no-space", &[D04_SPAWN_6]);
    };
    if !Shape::of_size(kind.sheet().spaces).contains(&shape) {
        return no("refusal-d04-put-shape", &[D04_BIG_1, D04_SPAWN_6]);
    }
    let footing = Footing { at, shape };
    let cells = arena.cells(footing);
    if cells.is_empty() || cells.iter().any(|&cell| !state.is_revealed(cell)) || state.is_split(footing) {
        return no("refusal-d04-put-fit", &[D04_SPAWN_6, D04_BIG_8]);
    }
    let taken: Spaces = state.taken();
    if cells.iter().any(|cell| taken.contains(cell.index())) {
        return no("refusal-d04-put-taken", &[D04_SPAWN_6]);
    }
    no("refusal-d04-put-seen", &[D04_SPAWN_2, D04_SPAWN_6, D04_INT_34])
}
